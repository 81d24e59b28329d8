import { findClaim, standing, type ClaimId } from '#app/site/claims.ts'
import { aboutContent } from './about-content.ts'
import { carouselCards } from './carousel-cards.ts'
import { comparisonRows } from './comparison-rows.ts'
import { pricingAnswers } from './faqs.ts'
import { features } from './feature-list.ts'

const headline: readonly ClaimId[] = ['rating', 'integrations', 'support']

/** The home page's texts, except those that depend on a withdrawn claim. */
export const homeContent = {
  answerTime: findClaim('answer-time')?.figure ?? null,
  statistics: headline.flatMap((id) => {
    const claim = findClaim(id)
    return claim ? [{ label: claim.label, figure: claim.figure }] : []
  }),
  comparison: standing(comparisonRows),
  features: standing(features),
  pricingAnswers,
  cards: carouselCards,
  about: aboutContent,
}
