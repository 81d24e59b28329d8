import { sayPhone } from '../speech/format.ts'
import { ask, isOfRule, mention, say } from '../speech/say.ts'
import { has, notesOf, type State } from '../state.ts'
import { isChase } from '../understanding/wants/missed-visits.ts'
import { isGoneWrong } from '../understanding/wants/work-done.ts'
import { isOneTooLong } from '../understanding/details/phone-digits.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { plain } from '../understanding/text/text.ts'
import { isFaulty } from '../understanding/services/said-words.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { hasRungAgain } from '../understanding/wants/feelings.ts'
import {
  coversDistrict,
  findOutward,
  findWhere,
  isPostcodeDoubted,
  knowsHalf,
  namesHouse,
  outwardOf,
} from '../understanding/details/postcodes.ts'
import { findReach, isAtCallers } from '../visits.ts'
import { asksHomeVisit } from '../understanding/asks/home-visits.ts'
import { note } from './notes.ts'

/** Asks for the name or number, which every flow needs; false once both are given or refused. */
export function askDetails(state: State): boolean {
  const { card, skipped } = state
  if (card.name === null && !skipped.has('name')) {
    ask(state, 'name', 'ask-name')
    return true
  }
  if (card.phone === null && !skipped.has('phone')) {
    if (isLongPhone(state)) say(state, 'long-phone')
    // "0113 496 0, hang on, let me find it" tells nothing yet.
    const isLooking = has(state, 'wait') && has(state, 'part-of-phone') && !isLongPhone(state)
    if (isLooking && state.reply.every((one) => isOfRule(one, 'noted'))) {
      state.reply = []
      say(state, 'wait')
      ask(state, 'phone', 'ask-phone')
    } else if (state.phonePart !== null && has(state, 'part-of-phone') && state.reply.length === 0)
      ask(state, 'phone', 'ask-phone-rest', { phone: sayPhone(state.phonePart) })
    else if (
      card.name !== null &&
      !state.isNameUsed &&
      state.reply.every((one) => isOfRule(one, 'noted'))
    ) {
      const ofCaller = state.reply.length > 0 ? 'ask-phone-for-noted' : 'ask-phone-for'
      const key = state.isUnderOther ? 'ask-phone-for-other' : ofCaller
      state.isNameUsed = true
      state.reply = []
      ask(state, 'phone', key, { name: card.name }, lineSource(state, 'name'))
    } else ask(state, 'phone', 'ask-phone')
    return true
  }
  if (card.phone !== null && !card.isPhoneConfirmed && !skipped.has('phone-confirm')) {
    ask(
      state,
      'phone-confirm',
      'ask-phone-confirm',
      { phone: sayPhone(card.phone) + extensionIn(state) },
      lineSource(state, 'phone'),
    )
    return true
  }
  return false
}

/** The extension that the line gives with the number, which she reads back with it. */
function extensionIn({ plainText, from, line }: State): string {
  const [, extension] =
    /\b(?:extension|ext)\.? ?(\d(?: ?\d){0,4})\b/.exec(withDigits(plainText)) ?? []
  return extension === undefined || from.phone !== line
    ? ''
    : `, extension ${extension.replace(/ /g, '')}`
}

/** Whether a line gave a number with one digit too many. */
export const isLongPhone = ({ commands }: State) =>
  commands.some((one) => one.kind === 'part-of-phone' && isOneTooLong(one.digits ?? ''))

/** Whether somebody comes to the caller for the service in hand: a plumber, or a letting agent for a valuation. */
export function isVisit(state: State): boolean {
  const { card, setup, trade } = state
  return isAtCallers(card.service, setup, trade, () => asksHomeVisit(toldSoFar(state)))
}

/** Whether the firm works at addresses, as a plumber or a letting agent does. */
export const isAtAddress = ({ setup, trade }: State) =>
  trade.hasAddresses || findReach(setup, trade) === 'all'

/** The postcode of a visit, or the half of it that the caller has told; null if neither is known. */
export function districtOf(state: State): string | null {
  if (state.card.postcode !== null) return state.card.postcode
  const lines = [...(state.card.wants ?? '').split(' / '), state.text]
  return lines.map(codeIn).findLast((code) => code !== null) ?? null
}

/** The first half of the postcode where a line says that the caller is: "I'm in DE21". */
export const codeIn = (line: string) => findOutward(plain(findWhere(line) ?? ''))

/** Whether somebody would have to come to a postcode that the owner does not list. */
export function isOutsideArea(state: State): boolean {
  const { outward } = state.setup.area
  if (outward.length === 0 || !isVisit(state)) return false
  const district = districtOf(state)
  return district !== null && !coversDistrict(outward, outwardOf(district))
}

/** Whether the line says that the caller is in a place that the owner does not list, so that the area must be checked. */
export function isElsewhere({ setup, card, text }: State): boolean {
  const where = plain(findWhere(text) ?? '')
  const known = [setup.town, ...setup.area.towns].map(plain)
  return (
    where !== '' &&
    card.postcode === null &&
    setup.area.towns.length > 0 &&
    findOutward(where) === null &&
    !known.some((town) => town.startsWith(where))
  )
}

/** What is mended at an address. */
const MENDED = pattern`
  \b(?:
    mould\w*|damp|leak\w*|drip\w*|boiler|heating|hot water|radiators?|toilets?|loo|taps?|showers?
    |sinks?|bath|drains?|pipes?|ceilings?|roof|gutter\w*|windows?|doors?|locks?|electrics?|sockets?
    |lights?|fuse\w*|oven|cooker|hob|fridge|washing machine|extractor
  )\b
`
/** Has a fault that lasts. */
const FAULTY =
  /\b(?:mould\w*|damp|leak\w*|drip\w*|blocked|no (?:heating|hot water|power)|(?:been|still) (?:off|broken|out|running))\b/
const OF_MONEY = /\b(?:bill\w*|invoice\w*|charg\w*|deposit|refund\w*|quot\w*|rent)\b/

/** Whether a complaint is about a repair that is still to be done, at an address that the caller has not given. */
export function lacksAddressOfRepair(state: State): boolean {
  const { card, isComplaint } = state
  const told = notesOf(state)
  const isUnmet =
    (isComplaint && (FAULTY.test(told) || isFaulty(told))) ||
    [isChase, isGoneWrong, hasRungAgain].some((is) => is(told))
  const isOfRepair = isUnmet && MENDED.test(told) && !OF_MONEY.test(told)
  return isAtAddress(state) && isOfRepair && card.phone !== null && !namesHouse(told)
}

/** What the caller has told, this line included, which is noted only after the reply. */
const toldSoFar = (state: State) => `${notesOf(state)} / ${state.plainText}`

/** Asks for the postcode if somebody has to come; false once it is given or refused. */
export function askPostcode(state: State): boolean {
  const isNeeded = state.flow === 'booking' ? isVisit(state) : isAtAddress(state)
  if (!isNeeded || state.card.postcode !== null || state.skipped.has('postcode')) return false
  const told = toldSoFar(state)
  const isHouseTold = namesHouse(told)
  // "It's 14 Calverton Road, NG5 something" is all that the caller knows.
  if (isHouseTold && knowsHalf(told)) return false
  ask(state, 'postcode', isHouseTold ? 'ask-postcode-only' : 'ask-postcode')
  return true
}

/** Says that the postcode may be wrong, to a caller who has just given one that they are not sure of. */
export function noteDoubtedPostcode(state: State): void {
  if (state.from.postcode !== state.line || !isPostcodeDoubted(state.plainText)) return
  note(state)
  mention(state, 'postcode-doubted', {}, { kind: 'line', line: state.line })
}

function lineSource(state: State, field: 'name' | 'phone') {
  return { kind: 'line', line: state.from[field] ?? state.line } as const
}
