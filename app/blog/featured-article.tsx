import { Link } from 'react-router'
import type { ArticleSummary } from './article.ts'
import { ArticleFacts } from './article-card.tsx'

/** The featured article, shown regardless of filters. */
export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  return (
    <article
      aria-labelledby="featured"
      className="card group relative mt-10 grid overflow-hidden lg:grid-cols-2"
    >
      <img
        src={article.image}
        alt={article.imageAlt}
        width="1200"
        height="750"
        className="size-full object-cover"
      />
      <div className="self-center p-6.5 lg:p-12">
        <p className="flex flex-wrap items-center gap-3">
          <span className="pill bg-amber-soft text-ink">Featured Article</span>
          <span className="pill bg-mist text-evergreen">{article.category}</span>
        </p>
        <h2 id="featured" className="h2 mt-5 text-[clamp(1.75rem,2.6vw,2.5rem)]">
          <Link
            to={`/blog/${article.id}`}
            prefetch="intent"
            className="after:absolute after:inset-0 after:content-[''] group-hover:underline"
          >
            {article.title}
          </Link>
        </h2>
        <p className="lead mt-4">{article.excerpt}</p>
        <ArticleFacts article={article} />
      </div>
    </article>
  )
}
