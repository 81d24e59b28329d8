import { requestContext } from '#app/context.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { homeCall } from '#app/site/home-call.ts'
import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import { showsVideo } from '#app/shell/video-preload.tsx'
import type { Route } from './+types/home.route'
import { About } from './about.tsx'
import { Carousel } from './carousel.tsx'
import { Comparison } from './comparison.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { homeContent } from './home-content.ts'
import { HomeFaq } from './home-faq.tsx'
import { Pricing } from './pricing.tsx'
import { TradeCalls } from './trade-calls.tsx'

const [starter] = plans

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
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
    origin: originOf(matches),
    image: 'home',
    jsonLd: loaderData ? [loaderData.product] : [],
  })
}

export const handle = showsVideo

export function loader({ context }: Route.LoaderArgs) {
  return homeContent(context.get(requestContext).origin)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { answerTime, statistics, comparison, features, pricingAnswers } = loaderData
  return (
    <>
      <Hero call={homeCall} answerTime={answerTime} statistics={statistics} />
      <Carousel />
      <Comparison rows={comparison} />
      <Features features={features} />
      <Pricing answers={pricingAnswers} />
      <About />
      <TradeCalls calls={loaderData.tradeCalls} />
      <HomeFaq faqs={loaderData.faqs} />
    </>
  )
}
