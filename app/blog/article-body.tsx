import { Link } from 'react-router'
import { americanDate } from '#app/ui/dates.ts'
import { AUTH_PATH, SIGN_UP } from '#app/site/navigation.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ClosingBand } from '#app/ui/closing-band.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Article } from './article.ts'
import { ShareLinks } from './share-links.tsx'
import './prose.css'

/** An article, from the back link to the call to action. */
export function ArticleBody({ article, origin }: { article: Article; origin: string }) {
  return (
    <article>
      <header className="wrap max-w-[880px] pb-10 pt-6 lg:pt-10">
        <Link
          to="/blog"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-evergreen hover:underline"
        >
          <Icon name="arrow-left" className="size-4.5" />
          Back to Blog
        </Link>
        <p className="mt-6">
          <span className="pill bg-mist text-evergreen">{article.category}</span>
        </p>
        <h1 className="h1 mt-5 text-[clamp(2.25rem,4.4vw,3.5rem)]">{article.title}</h1>
        <p className="lead mt-5">{article.excerpt}</p>
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-4">
          <p className="flex flex-wrap gap-x-4 text-[0.96875rem] text-muted">
            <span className="basis-full sm:basis-auto">By {article.author}</span>
            <time dateTime={article.publishDate}>
              {americanDate.format(new Date(article.publishDate))}
            </time>
            <span>{article.readTime}</span>
          </p>
          <ShareLinks url={`${origin}/blog/${article.id}`} title={article.title} />
        </div>
      </header>
      <div className="wrap max-w-[880px]">
        <img
          src={article.image}
          alt={article.imageAlt}
          width="1200"
          height="750"
          className="h-auto w-full rounded-stage"
        />
        {/* Our own Markdown, turned into HTML at build time. It never holds visitors' text. */}
        <div className="prose py-12" dangerouslySetInnerHTML={{ __html: article.html }} />
      </div>
      <ClosingBand
        title="Hear it on your own number"
        text="Forward your calls for one quiet afternoon and read the summaries. Starter is free."
      >
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={AUTH_PATH} state={SIGN_UP}>
            Start Free Trial
          </ButtonLink>
          <ButtonLink to="/contact" look="outline">
            Schedule Demo
          </ButtonLink>
        </div>
      </ClosingBand>
    </article>
  )
}
