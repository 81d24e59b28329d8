import MiniSearch from 'minisearch'
import type { ArticleSummary, BlogFilter } from './article.ts'

/** How many letters may be wrong, as a share of the word's length. */
const FUZZY_SHARE = 0.25
const FUZZY_MIN_CHARS = 4

/** A longer text allows no typos: that needs time and memory with the square of its length. */
const FUZZY_MAX_CHARS = 100

/**
 * Finds the articles in the category with the text in title or excerpt.
 * If none matches, it tries again with typos allowed.
 */
export function findArticles<T extends ArticleSummary>(
  articles: readonly T[],
  { query, category }: BlogFilter,
): T[] {
  const wanted = query.trim().toLowerCase()
  const listed = articles.filter((article) => category === null || article.category === category)
  const found = listed.filter((article) =>
    `${article.title}\n${article.excerpt}`.toLowerCase().includes(wanted),
  )
  const isShort = wanted.length <= FUZZY_MAX_CHARS
  return found.length > 0 || !isShort ? found : findMisspelt(listed, wanted)
}

function findMisspelt<T extends ArticleSummary>(articles: readonly T[], wanted: string): T[] {
  const index = new MiniSearch<T>({ fields: ['title', 'excerpt'] })
  index.addAll(articles)
  const hits = index.search(wanted, {
    combineWith: 'AND',
    fuzzy: (term) => (term.length < FUZZY_MIN_CHARS ? false : FUZZY_SHARE),
  })
  const ids = new Set(hits.map(({ id }) => String(id)))
  return articles.filter(({ id }) => ids.has(id))
}
