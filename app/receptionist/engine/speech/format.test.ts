import { expect, test } from 'vitest'
import { withArticle } from './format.ts'

test.each([
  ['The upstairs room', 'the upstairs room'],
  ['Our Sunday roast', 'our Sunday roast'],
  ['A trim', 'a trim'],
  ['Radiators - swap, bleed or new valve', 'radiators - swap, bleed or new valve'],
  ['Curtains (made to measure)', 'curtains (made to measure)'],
  ['Mirror wills for a couple', 'mirror wills for a couple'],
  ['Buying or selling a house', 'buying or selling a house'],
  ['Swearing an oath or certifying ID', 'swearing an oath or certifying ID'],
  ['Afternoon tea for two', 'afternoon tea for two'],
  ['Make a single will', 'make a single will'],
  ['Fit an outside tap', 'fit an outside tap'],
  ['Replace kitchen tap', 'replace kitchen tap'],
  ['Trim the hedge', 'trim the hedge'],
])('a name that has an article, or needs none, gets none: %s', (name, said) => {
  expect(withArticle(name)).toBe(said)
})

test.each([
  ['Rental appraisal for landlords', 'a rental appraisal for landlords'],
  ['Pair of curtains', 'a pair of curtains'],
  ['Viewing of a flat', 'a viewing of a flat'],
  ['Oil change', 'an oil change'],
  ['Scale and polish', 'a scale and polish'],
  ['Initial chat about a divorce', 'an initial chat about a divorce'],
  ['Theory test', 'a theory test'],
  ['Fit note', 'a fit note'],
  ['Massage on the go', 'a massage on the go'],
  ['Make up lesson', 'a make up lesson'],
])('the article goes by the noun, not by what follows it: %s', (name, said) => {
  expect(withArticle(name)).toBe(said)
})
