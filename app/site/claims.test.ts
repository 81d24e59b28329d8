import { expect, test } from 'vitest'
import { softwareApplication } from '#app/seo/product-json-ld.ts'
import { claims, findClaim, standing, statisticsOn, type Claim, type ClaimId } from './claims.ts'
import { industries, industryPath } from './industries.ts'

function withdraw(...ids: ClaimId[]): Claim[] {
  return claims.map((claim) =>
    ids.some((id) => id === claim.id) ? { ...claim, withdrawn: true } : claim,
  )
}

test('every claim has an id of its own and a page that shows it', () => {
  expect(new Set(claims.map((claim) => claim.id)).size).toBe(claims.length)
  for (const { id, pages } of claims) expect(pages.length, id).toBeGreaterThan(0)
})

test('every industry page has four figures, or three if one is withdrawn', () => {
  for (const { slug } of industries) expect(statisticsOn(industryPath(slug)), slug).toHaveLength(4)
  expect(statisticsOn('/use-cases/lawyers', withdraw('law-live'))).toHaveLength(3)
})

test('withdrawing a claim removes the texts that depend on it', () => {
  const texts = [{ text: 'rests on it', claim: 'languages' as const }, { text: 'stands alone' }]
  expect(standing(texts)).toHaveLength(2)
  expect(standing(texts, withdraw('languages'))).toEqual([{ text: 'stands alone' }])
  expect(findClaim('languages', withdraw('languages'))).toBe(null)
})

test('the structured data has no rating once either of its two claims is withdrawn', () => {
  const origin = 'https://larkline.test'
  expect(softwareApplication(origin)).toMatchObject({
    aggregateRating: { ratingValue: 4.8, ratingCount: 150 },
  })
  for (const id of ['rating', 'rating-count'] as const) {
    expect(softwareApplication(origin, withdraw(id))).not.toHaveProperty('aggregateRating')
  }
})
