import { useSearchParams } from 'react-router'
import { blog } from '#app/seo/json-ld.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import type { Route } from './+types/blog.route'
import { readFilter, type BlogFilter } from './article.ts'
import { ArticleCard } from './article-card.tsx'
import { articleSummaries } from './articles.ts'
import { BlogFilters } from './blog-filters.tsx'
import { findArticles } from './find-articles.ts'
import { FeaturedArticle } from './featured-article.tsx'
import { StayUpdated } from './stay-updated.tsx'

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const origin = originOf(matches)
  return pageMeta({
    title: `Blog: phones, calls and small firms | ${brand.name}`,
    description:
      'Straightforward articles for small business owners: who should answer the phone, what it costs and what to ask before you buy a phone system.',
    keywords: ['phone answering', 'small business', 'virtual assistant', 'restaurant phone system'],
    path: '/blog',
    origin,
    image: 'blog',
    jsonLd: [blog(origin ?? '', loaderData?.articles ?? [])],
  })
}

export function loader() {
  return { articles: articleSummaries }
}

/** The browser has the whole list, so filtering as you type needs no request. */
export function shouldRevalidate() {
  return false
}

export default function BlogPage({ loaderData: { articles } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const filter = readFilter(params)
  const featured = articles.find((article) => article.featured)
  const found = findArticles(articles, filter)
  const latest = found.filter((article) => !article.featured)
  return (
    <>
      <section className="wrap pb-16 pt-7 lg:pb-24 lg:pt-14">
        <h1 className="h1">From the front desk</h1>
        <p className="lead mt-5 max-w-[36em]">
          Who should answer the phone, what it costs, and what to ask before you buy. Each article
          is written for owners and takes under ten minutes to read.
        </p>
        <BlogFilters filter={filter} />
        <p role="status" className="lead mt-5 empty:hidden">
          {countOf(found.length, filter)}
        </p>
        {featured && <FeaturedArticle article={featured} />}
      </section>
      <section aria-labelledby="latest" className="bg-white py-16 lg:py-24">
        <div className="wrap">
          <h2 id="latest" className="h2">
            Latest Articles
          </h2>
          {latest.length === 0 && (
            <p className="lead mt-5">No articles found matching your criteria.</p>
          )}
          <ul className="mt-8 grid gap-6 empty:hidden md:grid-cols-2 lg:grid-cols-3">
            {latest.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </ul>
        </div>
      </section>
      <StayUpdated box="blog" />
    </>
  )
}

/** The number of results, with the featured article if it is one; only while a filter is set. */
function countOf(count: number, { query, category }: BlogFilter): string | null {
  if (query.trim() === '' && category === null) return null
  return `${count} ${count === 1 ? 'article' : 'articles'} found`
}
