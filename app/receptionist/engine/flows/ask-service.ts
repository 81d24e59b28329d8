import { ask, isSaid, unsay } from '../speech/say.ts'
import { fill, has, type State } from '../state.ts'
import type { Service } from '../types.ts'
import { isOnDay, isOtherMeal, mealsAt } from '../understanding/services/meals.ts'
import { alikeServices, areOfAKind, namedServices } from '../understanding/services/services.ts'
import { bookableServices, tellingWords } from '../understanding/services/service-names.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { isOfPrice } from '../understanding/asks/price-words.ts'
import { PERSON } from '../understanding/danger/danger-words.ts'
import { part } from '../understanding/text/patterns.ts'
import { patternOf } from '../understanding/text/short-form.ts'
import { unusedWords } from '../understanding/text/remarks.ts'
import { contentOf, plain } from '../understanding/text/text.ts'
import { withoutRepeat } from '../understanding/wants/asks-of-her.ts'
import { listServices } from './listing.ts'
import { passOn, saysAbout } from './notes.ts'
import { continueBooking, leaveToMessage } from './booking.ts'

/** Chooses none of the services, of which she has named all. */
const NONE_OF_THOSE =
  /^(?:(?:no|oh|er|well),? )*(?:(?:it's|it is|they're|that's) )?(?:none|neither|not any) of (?:those|them|these)\b/

/** Wants it looked at, whatever it is: "can I not come in and have someone look at it?" */
const IS_TO_LOOK =
  /\b(?:(?:some|any)(?:one|body)|dentist) (?:to |can |could |who can )?(?:just )?(?:have a |take a )?(?:quick )?look at (?:it|them|that|this)\b|\b(?:have|get|want|need) (?:it|them|that|this) (?:looked at|seen|checked)\b/

/** The service in which a dentist or a vet looks at something. */
const EXAMINES = /\bcheck-?up|\bexamination\b/i

/** Asks which service is to be booked; does not ask where only one fits, or where the line says that none does. */
export function askService(state: State): void {
  const { day } = state.asked
  const all = bookableServices(state.setup).filter(({ name }) => day === null || isOnDay(name, day))
  if (all.length === 0) return leaveToMessage(state)
  const [only] = all
  if (only && all.length === 1) {
    if (isOtherMeal({ ...state.asked, span: state.span }, only.name))
      return leaveToMessage(state, 'beyond')
    // There is nothing to choose from.
    fill(state, 'service', only.name)
    return continueBooking(state)
  }
  const [examination, ...others] = all.filter(({ name }) => EXAMINES.test(name))
  if (examination && others.length === 0 && IS_TO_LOOK.test(state.plainText)) {
    fill(state, 'service', examination.name)
    return continueBooking(state)
  }
  const isAgain = state.open === 'service' && state.listed.length > 0
  if (state.listed.length === 0 && tellsOfOtherFault(state)) {
    state.flow = 'none'
    return passOn(state)
  }
  if (isAgain && state.listed.length >= all.length && NONE_OF_THOSE.test(state.plainText)) {
    state.reply = []
    return leaveToMessage(state, 'instead-message')
  }
  // "Would that be a small?" and "Thursday, if you can" leave the choice open.
  const isAsked = isAgain && (asksOfListed(state) || givesOnlyTime(state))
  const fit = isAsked ? all.filter(({ name }) => state.listed.includes(name)) : fitting(state, all)
  // "Pardon? Ears. Both ears." says what it is for.
  const isRepeat = has(state, 'repeat') && contentOf(withoutRepeat(state.plainText)).size === 0
  const isHeard = isAgain && !isRepeat && !has(state, 'wait', 'silence', 'yes')
  const isSame = fit.length === state.listed.length && isListed(state, fit)
  if (isHeard && !isAsked && (fit.length === 0 || isSame) && wantsNone(state, all)) {
    unsay(state, 'sorry')
    return leaveToMessage(state, 'instead-message')
  }
  if (isHeard || !isAgain) state.listCount++
  const isOfDay = fit.length === 0 && !isAgain && all.length < bookableServices(state.setup).length
  const list = listServices(state, isAgain, isOfDay ? all : fit)
  const source = { kind: 'service', service: state.listed[0] ?? '' } as const
  const isStrange =
    !isAgain && fit.length === 0 && state.listed.length === all.length && saysWhatFor(state)
  ask(state, 'service', isStrange ? 'ask-service-or' : 'ask-service', { list }, source)
}

/** Words that ask for a booking, and name nothing to be done. */
const ASKED_FOR = new RegExp(
  patternOf(
    `make|appointments?|visits?|slots?|some(one|body|thing)|any(one|body|thing)|see|soon|quick|round|over|out|${PERSON}`,
  ),
  'g',
)

/** Whether a line names something to be done, which is none of the services: "my sink's blocked, when can you come?" */
const saysWhatFor = ({ plainText, commands, clock, setup, trade }: State) =>
  !/\b(?:i'm|i am|it's|my name's|this is|new (?:to|here))\b/.test(plainText) &&
  namedServices(plainText, setup.services, trade.synonyms).length === 0 &&
  unusedWords(plainText.replace(ASKED_FOR, ' '), commands, clock.now.day).size > 0

/** Broken, in the words of callers. */
const BROKEN =
  '(?:broken?|snapped|cracked|bust(?:ed)?|knackered|packed (?:in|up)|conked out|stopped working|not working|poking out|digging in|come (?:off|loose|apart)|gone wrong|playing up|fallen (?:off|out|apart))'

/** Tells of a thing that is broken: "my dishwasher's packed in", "I've snapped my bottom denture", "can you mend my plate?" */
const BROKEN_THING = new RegExp(
  part`
    \b(?:my|me|our|his|her|the) (?:[\w-]+ ){0,2}?[\w-]+(?:'s)?(?: is| has| are| have)?(?: just| gone and| gone| all| an? [\w-]+)? ${BROKEN}\b
    |\b(?:broken?|snapped|cracked|bust) (?:my|me|our|his|her|the) [a-z]
    |\b(?:fix|mend|repair)(?:ed|ing)? (?:my|me|our|his|her|an?) [a-z]
    |\b(?:my|me|our|his|her) (?:[\w-]+ ){1,3}?(?:fixed|fixing|mended|mending|repaired|repairing)\b
  `,
)

/** Whether a line tells of something broken that none of the services is for. */
const tellsOfOtherFault = (state: State) => BROKEN_THING.test(state.plainText) && saysWhatFor(state)

/** Whether a line asks about the services that she has listed. */
function asksOfListed({ commands, text, listed, setup }: State): boolean {
  const words = contentOf(text)
  const all = setup.services.filter(({ name }) => listed.includes(name))
  const isNamed = all.some((one) => tellingWords(one).some((word) => words.has(word)))
  return commands.some(({ kind }) => kind === 'ask') && (isNamed || areOfAKind(all))
}

/** Whether a line gives a day or a time and nothing else, so that it chooses none of her list and refuses none. */
const givesOnlyTime = (state: State) =>
  has(state, 'tell-when') && unusedWords(state.text, state.commands, state.clock.now.day).size === 0

/** Whether she has just listed all of these. */
const isListed = ({ listed }: State, services: readonly Service[]) =>
  services.every(({ name }) => listed.includes(name))

/** Details which, given in place of a service, show that the caller is still booking. */
const DETAILS = ['name', 'phone', 'postcode', 'party', 'date', 'time'] as const

/** How often she lists the services before she takes a message. */
const LIST_MAX_COUNT = 2

/** Whether a caller who has heard the services chooses none of them, and what they say is no question about one. */
function wantsNone(state: State, all: readonly Service[]): boolean {
  const { from, line, text, listed, commands, listCount, clock } = state
  // "Some time next week" is no day for the card. Who has heard that a need is for the owner has told what it is for.
  const isTimed = has(state, 'tell-when') && !isSaid(state, 'ask-take-message')
  const isTold = isTimed || DETAILS.some((field) => from[field] === line)
  if (isTold && !has(state, 'refuse')) return false
  const words = [...unusedWords(text, commands, clock.now.day)]
  const before = contentOf(state.before)
  const isAgain = words.some((word) => before.has(word))
  const isAnswered = commands.some(
    (one) =>
      one.kind === 'ask' && one.topic !== 'unknown' && !(isAgain && one.topic === 'services'),
  )
  if (isAnswered) return false
  const isTelling = has(state, 'refuse', 'no') || words.length > 0
  return (
    saysAbout(state.plainText) ||
    listCount >= LIST_MAX_COUNT ||
    isAgain ||
    (isTelling && listed.length >= all.length)
  )
}

const several = (services: readonly Service[]) => (services.length > 1 ? services : [])

/** The services between which a text leaves the choice: "the sink's blocked and the tap drips". */
function betweenIn(text: string, { trade }: State, all: readonly Service[]): readonly Service[] {
  const equal = alikeServices(text, all, trade.synonyms)
  return equal.length > 0 ? equal : several(namedServices(text, all, trade.synonyms))
}

/** The services whose prices she has just given, if they are more than one: "can I book one, then?" is for one of those. */
export function justPriced(state: State): readonly Service[] {
  const before = plain(state.before)
  if (!isOfPrice(before)) return []
  const all = bookableServices(state.setup)
  // "Are you gas safe, and how much is a boiler service?" asks for one price, and names no gas certificate.
  const asked = clausesOf(before).filter(isOfPrice).join('. ')
  const isNamed = namedServices(asked, all, state.trade.synonyms).length > 0
  return betweenIn(isNamed ? asked : before, state, all)
}

/** The services between which the line or its time leaves the choice: two tables, or none. */
function fitting(state: State, all: readonly Service[]): readonly Service[] {
  const { asked, span, plainText, listed } = state
  const own = betweenIn(plainText, state, all)
  const alike = own.length > 0 || listed.length > 0 ? own : justPriced(state)
  const meals = mealsAt({ ...asked, span }, alike.length > 0 ? alike : all)
  return meals.length > 1 ? meals : alike
}
