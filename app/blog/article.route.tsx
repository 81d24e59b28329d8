import { data } from 'react-router'
import { blogPosting } from '#app/seo/json-ld.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import type { Route } from './+types/article.route'
import { ArticleBody } from './article-body.tsx'
import { ArticleNotFound } from './article-not-found.tsx'
import { findArticle } from './articles.ts'
import { StayUpdated } from './stay-updated.tsx'

export function meta({ matches, loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const origin = originOf(matches)
  const article = loaderData?.article
  if (!article) {
    return pageMeta({
      title: 'Article Not Found',
      description: 'This article doesn’t exist or has moved. See the blog for all our articles.',
      keywords: ['article not found'],
      path: location.pathname,
      origin,
    })
  }
  return pageMeta({
    title: `${article.title} | ${brand.name}`,
    description: article.description,
    keywords: article.keywords,
    path: `/blog/${article.id}`,
    origin,
    image: article.id,
    type: 'article',
    publishedAt: article.publishDate,
    jsonLd: [blogPosting(origin ?? '', article)],
  })
}

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.id)
  return data({ article }, { status: article ? 200 : 404 })
}

export default function ArticlePage({ loaderData, matches }: Route.ComponentProps) {
  const { article } = loaderData
  if (!article) return <ArticleNotFound />
  return (
    <>
      <ArticleBody article={article} origin={originOf(matches) ?? ''} />
      <StayUpdated box="article" />
    </>
  )
}
