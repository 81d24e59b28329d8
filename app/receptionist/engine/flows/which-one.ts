import { ask, isSaid } from '../speech/say.ts'
import type { Wording } from '../speech/wording.ts'
import { notesOf, serviceOf, type State } from '../state.ts'
import { namesHouse } from '../understanding/details/postcodes.ts'
import { pattern } from '../understanding/text/patterns.ts'

/** Names a home by its street, its size, its place or where it is advertised. */
const HOME = pattern`
  \b[a-z']{3,} (?:
    road|street|lane|avenue|close|drive|court|crescent|terrace|gardens?|grove|square|mews|rd|st|ave
  )\b
  |\b(?:one|two|three|four|five|six|\d)[- ]?bed|\bstudio\b|\b(?:rightmove|zoopla|openrent|onthemarket)\b
  |\b(?:flat|house|bungalow|maisonette|room|apartment|property|place|one) (?:on|in|at|above|near|by|opposite) (?!\w+day|the (?:morning|afternoon|evening))
`

/** A service for one of many things: its name, what names the thing, and how she asks which one it is. */
const OF_MANY: readonly (readonly [service: RegExp, named: RegExp, which: Wording])[] = [
  [/\bviewings?\b/i, HOME, 'ask-which-property'],
  [
    /\btest[- ]drives?\b/i,
    /\btest[- ]driv\w+ (?:(?:of|in|for) )?(?:the|that|your)\b/,
    'ask-which-car',
  ],
  [/\border collection\b|\bcollect\w* (?:an? |your )?order\b/i, /\border\b.*\d/, 'ask-which-order'],
]

/** Asks once which home, car or order a booking is for, which the owner cannot tell otherwise; true if she asks. */
export function askWhichOne(state: State): boolean {
  const { plainText, trade } = state
  const name = serviceOf(state)?.name ?? ''
  const [, named, which] = OF_MANY.find(([service]) => service.test(name)) ?? []
  if (!named || !which || isSaid(state, which)) return false
  // A hall or a hotel that is viewed is the owner's only one.
  if (which === 'ask-which-property' && !trade.hasAddresses) return false
  const told = [notesOf(state), ...state.enquiries, plainText].join(' / ').toLowerCase()
  if (named.test(told) || namesHouse(told)) return false
  ask(state, 'about', which)
  return true
}
