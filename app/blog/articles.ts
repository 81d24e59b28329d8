import type { Article, ArticleSummary } from './article.ts'

const modules = import.meta.glob<Article>('./articles/*.md', { eager: true, import: 'default' })

/** Every article, newest first. Only loaders import it, because the bodies are large. */
export const articles: readonly Article[] = Object.values(modules).toSorted((a, b) =>
  b.publishDate.localeCompare(a.publishDate),
)

/** The articles without their bodies. */
export const articleSummaries: readonly ArticleSummary[] = articles.map(
  ({ html: _html, ...summary }) => summary,
)

/** The article with this id, or null. */
export function findArticle(id: string): Article | null {
  return articles.find((article) => article.id === id) ?? null
}
