import { brand } from '#app/site/brand.ts'
import { claims, findClaim, type Claim } from '#app/site/claims.ts'
import { plans } from '#app/site/pricing.ts'
import { idOf, type JsonLd } from './json-ld.ts'

/**
 * The product with its three plans, and its rating for as long as that claim stands.
 *
 * In its own file, because the browser builds the other nodes too and would have to load the list of
 * claims.
 */
export function softwareApplication(origin: string, from: readonly Claim[] = claims): JsonLd {
  const rating = findClaim('rating', from)
  const count = findClaim('rating-count', from)
  return {
    '@type': 'SoftwareApplication',
    '@id': idOf(origin, 'product'),
    name: brand.name,
    description: brand.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    url: `${origin}/`,
    image: `${origin}/og/home.png`,
    publisher: { '@id': idOf(origin, 'organization') },
    offers: plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      price: plan.priceGbp,
      priceCurrency: 'GBP',
      description: plan.description,
      url: `${origin}/#pricing`,
    })),
    ...(rating && count
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Number.parseFloat(rating.figure),
            bestRating: 5,
            ratingCount: Number(count.figure),
          },
        }
      : {}),
  }
}
