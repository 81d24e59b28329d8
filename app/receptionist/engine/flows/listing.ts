import { sayList, sayPrice, withArticle } from '../speech/format.ts'
import { has, type State } from '../state.ts'
import type { Service } from '../types.ts'
import { withoutDenied } from '../understanding/services/denied-services.ts'
import { areOfAKind, namedServices } from '../understanding/services/services.ts'
import { bookableServices } from '../understanding/services/service-names.ts'
import { isForUrgent } from '../understanding/danger/urgency.ts'

const LISTED_COUNT = 4

/**
 * The services that she names next, as a list. Asked again she goes on with the others, because a
 * caller who chose none of the first four may want one of those. `only`: those that the line fits.
 */
export function listServices(
  state: State,
  isAgain: boolean,
  only: readonly Service[] = [],
): string {
  const isNow = state.isUrgent || state.asked.day === state.clock.now.day
  const all = bookableServices(state.setup).toSorted((a, b) =>
    isNow ? Number(isForUrgent(b)) - Number(isForUrgent(a)) : 0,
  )
  const last = state.listed.at(-1)
  const next = isAgain ? all.findIndex(({ name }) => name === last) + 1 : 0
  if (only.length > 0) state.listed = only.slice(0, LISTED_COUNT).map(({ name }) => name)
  else if (!has(state, 'repeat', 'wait', 'silence', 'yes') || state.listed.length === 0) {
    const from = next < all.length ? next : 0
    const some = all.slice(from, from + LISTED_COUNT)
    // Who has just said "nails" must not hear "or something else" for them.
    const said = withoutDenied(state.plainText, all).text
    const [named] = namedServices(said, all, state.trade.synonyms)
    const isLeftOut = named !== undefined && !some.includes(named)
    state.listed = [...(isLeftOut ? [named] : []), ...some]
      .slice(0, LISTED_COUNT)
      .map(({ name }) => name)
  }
  // Between two grooms the price may decide.
  const priced = areOfAKind(only) ? only : []
  const names = state.listed.map((name) => {
    const { pricePence = 0 } = priced.find((service) => service.name === name) ?? {}
    return `${withArticle(name)}${pricePence ? ` for ${sayPrice(pricePence)}` : ''}`
  })
  if (names.length < all.length) names.push('something else')
  return sayList(names, 'or')
}
