import { firstWords } from '../speech/format.ts'
import { fill, type Flow, has, type State } from '../state.ts'
import { isReminder } from '../understanding/asks/questions.ts'
import type { Command } from '../understanding/command.ts'
import { FAMILY } from '../understanding/danger/danger-words.ts'
import { WORK_LOST } from '../understanding/danger/dental.ts'
import { namesHouse } from '../understanding/details/postcodes.ts'
import { namesOther, withoutOthers } from '../understanding/details/whose-names.ts'
import { digitRuns, withDigits } from '../understanding/text/numbers.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { unusedWords } from '../understanding/text/remarks.ts'
import { contentOf, plain, wordsOf } from '../understanding/text/text.ts'
import { returnsCall } from '../understanding/wants/asked-person.ts'
import { withoutRepeat } from '../understanding/wants/asks-of-her.ts'
import { hasNeed, isErrand } from '../understanding/wants/book-asks.ts'
import { isChase } from '../understanding/wants/missed-visits.ts'
import { isTimed } from '../understanding/when/diary-asks.ts'
import { isVisit } from './details.ts'
import { note, NOTE_MAX_WORDS, saysAbout, tellingCount } from './notes.ts'

const ABOUT_MIN_WORDS = 8

const PHONE_MIN_DIGITS = 10

const PHONE_PART_MIN_DIGITS = 6

const SUBJECT = pattern`
  \b(?:
    cancel|change|move|reschedul\w*|postpone|invoice|bill|refund|membership|appointment
    |booking|order|again|still|chas(?:e|ing)|quote
  )\b
`

const BEYOND_MIN_WORDS = 4

const BEYOND_CONTENT_WORDS = 3

/** Words that only give a number, and tell nothing besides: "yes love, it's my mobile, 07700 900123". */
const OF_NUMBER: ReadonlySet<string> = new Set(
  `it it's its is was the a an my our me us mine you your number numbers mobile phone telephone landline home on at to can
  could ring call text reach get catch back please thanks thank cheers love pal mate duck dear yes yeah yep aye oh ah er um erm
  right ok okay so and then but that that's that'll this these best one here here's hello hi there for well just only
  sorry wait hang hold let see do will would be i i'm i'll i've i'd got have had said say give gave mean meant again wrong
  whole last digits digit double treble hundred name name's mr mrs ms call called use try it'll now of in`.split(
    /\s+/,
  ),
)

/** The fewest other words beside a number that tell something. */
const BESIDE_NUMBER_MIN_WORDS = 2

/** Whether a line tells anything besides its number and name: "and I want it doing for nothing this time". */
function tellsBesideNumber(rest: string, { commands }: State): boolean {
  const told = new Set(
    commands.flatMap((one) => (one.kind === 'tell' ? wordsOf(plain(one.value)) : [])),
  )
  const words = wordsOf(rest.replace(/^(?:no|nope|nah)\b/, ''))
  const others = words.filter((word) => !OF_NUMBER.has(word) && !told.has(word))
  return others.length >= BESIDE_NUMBER_MIN_WORDS
}

/** Says that the caller can be reached: "I'm in all day". */
const IS_IN = pattern`
  \b(?:i|we)(?:'m|'re| am| are|'ll be| will be) (?:always |usually |only )?(?:
    in|home|at home|here|about|around|free|off
  ) (?:all|most|every|any)\b
`

/** Says who lets in whoever comes: "I'll be there to let him in", "Mum will be home". */
const LETS_IN = pattern`
  \blet(?:ting)? (?:(?:him|her|them|you|whoever|some(?:one|body)|the)(?: \w+)?|\w+) in(?=\W*$|[,.;]| (?:and|at|if|by|through))
  |\b(?:i|we|he|she|they|some(?:one|body)|no(?:body| one)|${FAMILY}|tenants?|neighbours?)(?:'ll| will| won't)(?: not)? (?:still |only |both |all )?be (?:
    there|about|around|home|at home|at the (?:house|flat|property)|in(?! (?:touch|contact|with|for|on|a|the|my|time|town|later|late)\b)
  )\b
`

/**
 * Keeps for the owner whatever a line told, however she answered it. `reply`: what she has said. Before
 * anything is under way, she keeps it for what may follow.
 */
export function keepLine(state: State, flowBefore: Flow, reply: string): void {
  const { outcome } = state.card
  if (outcome === 'sales' || outcome === 'wrong-number') return
  const today = state.clock.now.day
  const count = tellingCount(state, reply)
  if (flowBefore !== 'none' || state.flow !== 'none' || outcome !== null) {
    // "I need it the week after, if he can" tells nothing but a time.
    const rest = withoutPhones(plain(state.text))
    const isOfNumber = state.from.phone === state.line
    const isDemand = state.isComplaint && DEMANDS.test(state.plainText)
    // "Yes. And I've got to be out by eleven" tells a time and wishes for none, whatever the yes is to.
    const isOfSomebody = state.from.booked === state.line || OF_SOMEBODY.test(rest)
    const isBesideYes = has(state, 'yes') && !has(state, 'tell-when') && isOfSomebody
    const isWhen =
      ((flowBefore === 'message' || isBesideYes) && isTimed(rest, today)) ||
      (flowBefore === 'message' && IS_IN.test(rest))
    const isOfAccess = isVisit(state) && LETS_IN.test(rest)
    if (
      count > 0 ||
      isDemand ||
      isWhen ||
      (isOfNumber && tellsBesideNumber(rest, state)) ||
      isOfAccess ||
      hasSecondPhone(state.text) ||
      hasHouse(state)
    )
      note(state)
  } else if (!has(state, 'goodbye', 'cancel') && !onlyAsksAgain(state) && count > 0)
    if (state.card.wants === null) state.enquiries.push(state.text)
    else note(state)
}

/** Whether a line asks her to say something again, and tells next to nothing besides. */
export const onlyAsksAgain = (state: State) =>
  has(state, 'repeat') && contentOf(withoutRepeat(state.plainText)).size < BEYOND_CONTENT_WORDS

/** A line without its numbers, typed or spoken. */
const withoutPhones = (text: string) =>
  digitRuns(text)
    .filter(({ digits }) => digits.length >= PHONE_PART_MIN_DIGITS)
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)

/** Whether a line gives another number besides its first: "she's on 0191 496 0221 if I don't answer". */
const hasSecondPhone = (text: string) =>
  digitRuns(text).filter(({ digits }) => digits.length >= PHONE_MIN_DIGITS).length > 1

/** Speaks of somebody, and not only of the time that she has said: "I need to be out by four". */
const OF_SOMEBODY = /\b(?:i|we|he|she|they)\b/

/** Says in a complaint what is to be done: "and I want it doing for nothing this time". */
const DEMANDS = /\b(?:i|we)(?:'d)? (?:just |only |really )?(?:want|expect|need|like)\b/

/** A house that stands beside its postcode: "HX1 4QP, number 22". */
const hasHouse = ({ plainText, from, line }: State) =>
  namesHouse(plainText) || (from.postcode === line && HOUSE_BESIDE.test(withDigits(plainText)))

/** A bare number before or after the postcode: "14, LS6 1AB". */
const HOUSE_BESIDE =
  /^(?:(?:yes|yeah|oh|ah|ok|okay|good|great|right|lovely|fine|it's|at|that's),? )*\d{1,4}[a-z]?,? (?=[a-z])|, ?\d{1,4}[a-z]?\W*$/

/** Points back at the line before: "can somebody ring me about that?" */
const POINTS_BACK = /\b(?:about|on|for) (?:it|that|this|them|these|those)\b/

/** Says what the call back is about: "can Sam ring me about my deposit?" */
const ABOUT = /\babout (?:my|our|his|her|the|an?) \w{3,}/

/** Words of a complaint that do not tell what it is about. */
const UNHAPPY = contentOf('make want happy unhappy pleased service really at all quite')

/** Notes the first line that asks for something as the subject for the owner. */
export function keepWants(state: State, flowBefore: Flow): void {
  if (flowBefore !== 'none' || state.flow === 'none') return
  if (state.card.wants !== null) {
    if (state.flow === 'booking' || has(state, 'message', 'person', 'complaint')) note(state)
    return
  }
  // "Can you ring me back?" does not say what it is about; "I want to cancel my membership" does.
  const text = state.plainText
  if (state.flow === 'message' && POINTS_BACK.test(text) && contentOf(state.before).size > 0)
    return fill(state, 'wants', firstWords(`${state.before} / ${state.text}`, NOTE_MAX_WORDS))
  const isOfJob = isChase(text) && contentOf(text).size >= BEYOND_CONTENT_WORDS
  const isOfWrong =
    has(state, 'complaint') && [...contentOf(text)].filter((word) => !UNHAPPY.has(word)).length > 1
  const isTelling =
    has(state, 'existing') ||
    SUBJECT.test(text) ||
    isErrand(text) ||
    isOfJob ||
    isOfWrong ||
    returnsCall(state.text) ||
    ABOUT.test(text)
  const isShort = text.split(' ').length < ABOUT_MIN_WORDS && !isTelling
  if (state.flow === 'message' && !state.isUrgent && isShort) return
  fill(state, 'wants', firstWords(state.text, NOTE_MAX_WORDS))
}

/** Whether a first line states a request in words that match nothing in the set-up. */
export function isBeyond({ text, misses }: State, before: Pick<State, 'open' | 'flow'>): boolean {
  if (before.open !== 'service' || before.flow !== 'none' || misses > 0) return false
  return (
    hasNeed(plain(text)) ||
    contentOf(text).size >= BEYOND_CONTENT_WORDS ||
    (text.split(' ').length >= BEYOND_MIN_WORDS &&
      /\b(?:i|i'm|i've|i'd|my|we|we're|we've|our)\b/.test(plain(text)))
  )
}

/** Whether a line that answers nothing adds details: "it's the flat above the shop". */
export function isRemark(state: State, open: State['open']): boolean {
  const { text, plainText, flow, commands, card, clock } = state
  if (open === 'confirm' && isReminder(plainText)) return true
  const isElsewhere = open === 'service' || open === 'confirm' || open === 'change'
  return (
    !isElsewhere &&
    (flow !== 'none' || open === 'take-message' || (open === null && card.outcome !== null)) &&
    commands.every(({ kind }) => kind === 'hurry') &&
    (text.split(' ').length >= BEYOND_MIN_WORDS ||
      /^(?:about|regarding) /i.test(text) ||
      namesOther(text) ||
      // "Mornings best", while she asks for something else.
      isTimed(plainText, clock.now.day))
  )
}

/**
 * Whether a line that wants nothing of hers and asks nothing tells what only the owner can deal with: "your
 * delivery is late", "I've lost my keys".
 */
export function isTelling(state: State, before: Pick<State, 'open' | 'flow'>): boolean {
  if (before.open !== 'service' || before.flow !== 'none' || state.flow !== 'none') return false
  if (!state.commands.every(({ kind }) => TELLING_KINDS.includes(kind))) return false
  // Who says what they need is asked first whether they want a call, unless they have given their name.
  const isWish = state.misses === 0 && hasNeed(state.plainText) && !has(state, 'tell')
  // "It's for my mum, Joan Peel, I'm Kelly" says only whom it is for.
  const rest = namesOther(state.text) ? plain(withoutOthers(state.text)) : null
  if (rest !== null && unusedWords(rest, state.commands, state.clock.now.day).size === 0)
    return false
  // "My crown's come out, I've got it in my hand"
  const isLost = state.setup.trade === 'dentist' && WORK_LOST.test(state.plainText)
  const isEnough = state.misses > 0 || saysAbout(state.plainText) || isLost
  return !isWish && tellingCount(state, '') >= (isEnough ? 1 : BEYOND_CONTENT_WORDS)
}

/** What a line may bring that only tells something. */
const TELLING_KINDS: readonly Command['kind'][] = [
  'tell',
  'hurry',
  'thanks',
  'wait',
  'no',
  'refuse',
  'unsure',
]
