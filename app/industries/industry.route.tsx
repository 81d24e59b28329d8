import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { breadcrumbList, freeTrialOffer } from '#app/seo/json-ld.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { Breadcrumbs, crumbsOf } from '#app/shell/breadcrumbs.tsx'
import { notFoundMeta, NotFoundPage } from '#app/shell/not-found-page.tsx'
import { findCall } from '#app/example-calls/calls.ts'
import { standing, statisticsOn } from '#app/site/claims.ts'
import { industryPath, isIndustrySlug } from '#app/site/industries.ts'
import { ClosingBand } from '#app/ui/closing-band.tsx'
import { FaqSection } from '#app/ui/faq-section.tsx'
import { tryPath } from '#app/site/try-path.ts'
import { StartButtons } from '#app/ui/start-buttons.tsx'
import type { Route } from './+types/industry.route'
import { industryContent } from './all.ts'
import { DayOfCalls } from './day-of-calls.tsx'
import { IndustryFeatures } from './industry-features.tsx'
import { IndustryHero } from './industry-hero.tsx'
import { Statistics } from './statistics.tsx'

export function meta({ matches, loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const origin = originOf(matches)
  if (!loaderData) return notFoundMeta(location.pathname, origin)
  const { content, path, hasBreadcrumbs, hasOffer } = loaderData
  return pageMeta({
    ...content.meta,
    path,
    origin,
    image: content.slug,
    jsonLd: [
      ...(hasBreadcrumbs ? [breadcrumbList(origin ?? '', crumbsOf(path))] : []),
      ...(hasOffer ? [freeTrialOffer(origin ?? '', path)] : []),
    ],
  })
}

export function loader({ params: { industry: slug } }: Route.LoaderArgs) {
  if (!isIndustrySlug(slug)) throw data(null, { status: 404 })
  const { faqs, features, ...content } = industryContent[slug]
  const path = industryPath(slug)
  return {
    path,
    content: { ...content, features: { ...features, items: standing(features.items) } },
    faqs: standing(faqs ?? []),
    call: findCall(slug),
    statistics: statisticsOn(path),
    hasBreadcrumbs: slug === 'lawyers',
    hasOffer: slug === 'estate-agents',
  }
}

/** Another query shows the same page: it opens the chat, which must not wait for the server. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.industry !== nextParams.industry
}

export default function IndustryPage({ loaderData }: Route.ComponentProps) {
  const { content, faqs, call, statistics, path, hasBreadcrumbs, hasOffer } = loaderData
  return (
    <>
      {hasBreadcrumbs && <Breadcrumbs path={path} />}
      <IndustryHero content={content} call={call} hasOffer={hasOffer} />
      <Statistics statistics={statistics} />
      <IndustryFeatures features={content.features} />
      <DayOfCalls day={content.day} />
      {faqs.length > 0 && (
        <FaqSection
          title="Frequently asked questions"
          subtitle="Got another question? Email us, or ring in office hours to speak to a person."
          faqs={faqs}
        />
      )}
      <ClosingBand {...content.closing}>
        <StartButtons tryTo={tryPath(call.slug)} className="justify-center" />
      </ClosingBand>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  throw error
}
