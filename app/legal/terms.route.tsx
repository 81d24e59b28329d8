import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import type { Route } from './+types/terms.route'
import { LegalPage } from './legal-page.tsx'
import { termsSections } from './terms-sections.tsx'

const [starter] = plans

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: `Terms of Service | ${brand.name}`,
    description: `The terms on which you use ${brand.name}: plans and prices in pounds, how to upgrade, downgrade or leave, and what ${brand.persona} does and does not do.`,
    keywords: ['terms of service', 'plans and prices', 'no long-term contract', 'cancellation'],
    path: '/terms',
    origin: originOf(matches),
    image: 'legal',
  })
}

export default function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      changedOn="2026-11-23"
      lead="What you can expect from us, and what we expect from you. We have kept it as short as we could."
      short={[
        'No long-term contract. Leave at the end of any month.',
        `${starter.name} is free, with ${starter.includedCallCount} calls a month.`,
        `${brand.persona} always says that she is an AI.`,
      ]}
      sections={termsSections}
    />
  )
}
