import { softwareApplication } from '#app/seo/product-json-ld.ts'
import { findCall } from '#app/site/calls.ts'
import { findClaim, standing, type ClaimId } from '#app/site/claims.ts'
import { industries } from '#app/site/industries.ts'
import { comparisonRows } from './comparison-rows.ts'
import { homeFaqs, pricingAnswers } from './faqs.ts'
import { features } from './feature-list.ts'

const headline: readonly ClaimId[] = ['rating', 'integrations', 'support']

/** The home page's texts. For its loader: next to the HTML that says the same they weigh little. */
export function homeContent(origin: string) {
  return {
    answerTime: findClaim('answer-time')?.figure ?? null,
    statistics: headline.flatMap((id) => {
      const claim = findClaim(id)
      return claim ? [{ label: claim.label, figure: claim.figure }] : []
    }),
    comparison: standing(comparisonRows),
    features: standing(features),
    pricingAnswers,
    faqs: standing(homeFaqs),
    tradeCalls: industries.map(({ slug, label }) => {
      const { title, durationSec } = findCall(slug)
      return { slug, label, title, durationSec }
    }),
    product: softwareApplication(origin),
  }
}
