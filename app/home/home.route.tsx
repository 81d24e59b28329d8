import { requestContext } from '#app/context.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { softwareApplication } from '#app/seo/product-json-ld.ts'
import { callUrl, findCall } from '#app/example-calls/calls.ts'
import { brand } from '#app/site/brand.ts'
import { industries } from '#app/site/industries.ts'
import { standing } from '#app/site/claims.ts'
import { plans } from '#app/site/pricing.ts'
import { showsVideo } from '#app/shell/video-preload.tsx'
import { FaqSection } from '#app/ui/faq-section.tsx'
import type { Route } from './+types/home.route'
import { About } from './about.tsx'
import { Carousel } from './carousel.tsx'
import { Comparison } from './comparison.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { homeFaqs } from './faqs.ts'
import { homeContent } from './home-content.ts'
import { Pricing } from './pricing.tsx'
import { IndustryCalls } from './industry-calls.tsx'
import type { HeroIndustry } from './industry-pills.tsx'

const [starter] = plans

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const origin = originOf(matches)
  return pageMeta({
    title: `${brand.name} | AI receptionist for small firms`,
    description: `${brand.persona} answers your calls day and night, books appointments, screens spam and sends you a summary. ${starter.name} is free with ${starter.includedCallCount} calls a month.`,
    keywords: [
      'AI receptionist',
      'AI phone answering service',
      'virtual receptionist',
      'call answering for small business',
      'missed calls',
      'appointment booking by phone',
    ],
    path: '/',
    origin,
    image: 'home',
    jsonLd: loaderData ? [loaderData.product] : [],
  })
}

export const handle = showsVideo

export function loader({ context }: Route.LoaderArgs) {
  return {
    ...homeContent,
    product: softwareApplication(context.get(requestContext).origin),
    call: findCall('home'),
    faqs: standing(homeFaqs),
    // The home page's own example call is from an estate agent.
    industries: industries.map(({ slug: industry, label }) => {
      const slug: HeroIndustry['slug'] = industry === 'estate-agents' ? 'home' : industry
      return { slug, label, url: callUrl(slug) }
    }),
    industryCalls: industries.map(({ slug, label }) => {
      const { title, durationSec } = findCall(slug)
      return { slug, label, title, durationSec, url: callUrl(slug) }
    }),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { answerTime, statistics, comparison, features, pricingAnswers } = loaderData
  return (
    <>
      <Hero
        call={loaderData.call}
        industries={loaderData.industries}
        answerTime={answerTime}
        statistics={statistics}
      />
      <Carousel cards={loaderData.cards} />
      <Comparison rows={comparison} />
      <Features features={features} />
      <Pricing answers={pricingAnswers} />
      <About content={loaderData.about} />
      <IndustryCalls calls={loaderData.industryCalls} />
      <FaqSection
        title="Frequently asked questions"
        subtitle="Can’t find your question? Email us, or ring in office hours to speak to a person."
        faqs={loaderData.faqs}
      />
    </>
  )
}
