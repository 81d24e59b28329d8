import { Link } from 'react-router'
import { americanDate } from '#app/ui/dates.ts'
import type { ArticleSummary } from './article.ts'

/** An article in the list. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  return (
    <li className="card group relative overflow-hidden md:[&:only-child]:col-span-full md:[&:only-child]:grid md:[&:only-child]:grid-cols-[1fr_1.4fr] md:[&:only-child]:items-center">
      <img
        src={article.image}
        alt={article.imageAlt}
        width="1200"
        height="750"
        loading="lazy"
        className="h-auto w-full"
      />
      <div className="p-6.5 lg:px-10">
        <span className="pill bg-mist text-evergreen">{article.category}</span>
        <h3 className="h3 mt-3.5">
          <Link
            to={`/blog/${article.id}`}
            prefetch="intent"
            className="after:absolute after:inset-0 after:content-[''] group-hover:underline"
          >
            {article.title}
          </Link>
        </h3>
        <p className="mt-2 text-base text-muted">{article.excerpt}</p>
        <ArticleFacts article={article} />
      </div>
    </li>
  )
}

/** An article's date and reading time. */
export function ArticleFacts({ article }: { article: ArticleSummary }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 text-[0.90625rem] text-muted">
      <time dateTime={article.publishDate}>
        {americanDate.format(new Date(article.publishDate))}
      </time>
      <span>{article.readTime}</span>
    </p>
  )
}
