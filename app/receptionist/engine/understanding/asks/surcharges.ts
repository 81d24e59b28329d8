import type { Setup } from '../../types.ts'
import { pattern } from '../text/patterns.ts'
import { plain } from '../text/text.ts'
import { poundsIn } from './price-words.ts'
import { mentionsOf } from './related-facts.ts'
import { withoutNotMeant } from './risks.ts'

const EXTRA = pattern`
  \b(?:
    extra|on top|surcharge|supplement|additional|another £|dearer
    |(?<!\b(?:or|once) )more(?! than\b)|(?:add|plus|charge) £
  )
`

/** A charge for what did not happen, or money that comes off the bill. */
const OF_BOOKING = /\b(?:cancel\w*|notice|missed|no[- ]shows?|deposits?|refund\w*)\b/

/** Words of any price, which do not tell what it is for. */
const OF_MONEY =
  /£ ?\d+(?:\.\d+)?|\b\d+(?:\.\d+)?\b|\b(?:pay(?:s|ing)?|charg\w*|costs?|prices?|fees?|extra|more|add(?:itional)?|top|plus|pounds?|quid|total|al(?:l )?together)\b/g

/** An extra charge that a fact of the set-up tells of: its index, and its sums in pounds. */
export type Surcharge = { index: number; sums: readonly number[] }

/** The extra charges that the owner's facts tell of. */
export function surchargesIn(facts: Setup['facts']): readonly Surcharge[] {
  return facts.flatMap(({ question, answer }, index) => {
    const sums = poundsIn(answer)
    const said = plain(`${question} ${answer}`)
    return sums.length > 0 && EXTRA.test(said) && !OF_BOOKING.test(said) ? [{ index, sums }] : []
  })
}

/** Whether a plain text mentions what an extra charge is for, other than a service: "on a 4x4", "with the dog hair". */
export function isOfSurcharge(text: string, { index }: Surcharge, setup: Setup): boolean {
  const fact = setup.facts[index]
  if (!fact) return false
  const keysOf = (part: string) => mentionsOf(plain(part).replace(OF_MONEY, ' '))
  const own = keysOf(setup.services.map(({ name }) => name).join('. '))
  const said = keysOf(withoutNotMeant(text))
  return [...keysOf(`${fact.question} ${fact.answer}`)].some(
    (key) => said.has(key) && !own.has(key),
  )
}
