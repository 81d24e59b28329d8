import { findClaim, standing, type ClaimId } from '#app/site/claims.ts'
import { comparisonRows } from './comparison-rows.ts'
import { pricingAnswers } from './faqs.ts'
import { features } from './feature-list.ts'

const headline: readonly ClaimId[] = ['rating', 'integrations', 'support']

/** The home page's lists of texts, as far as the claims that they rest on stand. */
export const homeContent = {
  answerTime: findClaim('answer-time')?.figure ?? null,
  statistics: headline.flatMap((id) => {
    const claim = findClaim(id)
    return claim ? [{ label: claim.label, figure: claim.figure }] : []
  }),
  comparison: standing(comparisonRows),
  features: standing(features),
  pricingAnswers,
}
