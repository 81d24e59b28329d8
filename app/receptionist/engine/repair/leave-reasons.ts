import { HOURS } from '../understanding/wants/existing-words.ts'
import { parseDay } from '../calendar.ts'
import { asksAbout, has, type State } from '../state.ts'
import type { Command, Topic } from '../understanding/command.ts'
import { changesBooking } from '../understanding/wants/altered-bookings.ts'
import { callsOff } from '../understanding/wants/calling-off.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { asksToMove, isQuestion } from '../understanding/asks/questions.ts'
import { plain } from '../understanding/text/text.ts'
import { wantsSomebody } from '../understanding/wants/call-backs.ts'
import { asksToBook, wantsNoBooking } from '../understanding/wants/book-asks.ts'
import { givesUp, managesAlone, postpones } from '../understanding/wants/giving-up.ts'

/** Whether the line drops what is under way. "Leave it" to the offer of a message calls off nothing. */
export const isDropped = (state: State) =>
  has(state, 'drop') && state.flow !== 'none' && state.open !== 'take-message'

/** Whether the line gives a detail or a time to go on with, so that it calls off nothing. */
function givesDetail(state: State): boolean {
  const isOfTime = (one: Command) =>
    one.kind === 'tell-when' && !isOfBooked(state, one) && !TOO.test(state.plainText)
  return has(state, 'tell') || state.commands.some(isOfTime)
}

/** Finds fault with a time, and wishes for no other. */
const TOO = /\btoo (?:early|late|long|soon|far)\b/

/** Whether the day named is the booked one, without a time: "don't come on Wednesday, then". */
function isOfBooked({ card }: State, { when }: Extract<Command, { kind: 'tell-when' }>): boolean {
  if (card.booked === null || when.minute !== undefined) return false
  const booked = parseDay(card.booked.date)
  return when.day === undefined ? (when.not ?? []).includes(booked) : when.day === booked
}

/** Whether "leave it" comes after the booking, which it does not call off. */
export const isBookingKept = (state: State) =>
  isDropped(state) && state.card.booked !== null && !givesDetail(state)

/** Leaves open how many come, or when: "it might be ten of us", "we could be ten minutes late". */
const MAY_BE = new RegExp(
  `\\b(?:might|may|could)(?: well)? (?:be|have|need)\\b[^.?!]*(?:\\d|\\b(?:${HOURS}|more|fewer|less)\\b)`,
)

/** Whether a caller who has booked says what the booking may not fit: "we'll be late", "can you make it eight?" */
export const altersBooked = ({ card, flow, plainText }: State) =>
  card.booked !== null &&
  flow === 'none' &&
  (changesBooking(plainText) || asksToMove(plainText) || MAY_BE.test(plainText))

/** Whether a caller who has booked takes leave with a day or time: "see you Friday". */
export const isLastWord = (state: State) =>
  state.card.booked !== null &&
  state.flow === 'none' &&
  has(state, 'goodbye') &&
  !altersBooked(state) &&
  state.commands.some(
    (one) => one.kind === 'tell-when' && (one.when.day ?? one.when.minute) !== undefined,
  ) &&
  !has(state, 'ask')

/** Whether the caller puts off a booking that is not made yet: "don't book it, I'll ring back later". */
export function isPostponed({ card, flow, plainText, commands }: State): boolean {
  const isOfElse = ({ kind }: Command) => kind === 'tell' || kind === 'message' || kind === 'yes'
  return (
    flow === 'booking' && card.booked === null && postpones(plainText) && !commands.some(isOfElse)
  )
}

/** Whether a caller who has asked something will see for themselves: "OK, I'll look online". */
export function isDoneWithout(state: State): boolean {
  const { open, flow, plainText, answers } = state
  const isOffered = open === 'take-message' || (open === 'service' && answers > 0)
  return (
    flow === 'none' &&
    isOffered &&
    (managesAlone(plainText) || postpones(plainText)) &&
    !/^(?:yes|yeah|yep|aye|please)\b/.test(plainText) &&
    wantsNothingElse(state)
  )
}

const wantsNothingElse = (state: State) => !has(state, 'ask', 'book', 'tell', 'tell-when', 'urgent')

/**
 * Whether a caller who has left no number sees to it elsewhere, instead of leaving a message: "no, I'll try somebody
 * else". An urgent call is dropped too, but never a danger.
 */
export const isDeclined = (state: State) =>
  state.flow === 'message' &&
  (state.open === 'name' || state.open === 'phone' || state.open === 'about') &&
  state.card.urgency !== 'emergency' &&
  !state.isComplaint &&
  state.card.phone === null &&
  seesToIt(state) &&
  !has(state, 'ask', 'book', 'tell', 'urgent')

/** Whether the caller sees to it in another way: "no, I'll look online", "I'll have to find somebody else", "don't bother". */
function seesToIt(state: State): boolean {
  const { plainText, isUrgent } = state
  const isNo = /^(?:(?:oh|ah),? )?(?:no|nah|nope)\b/.test(plainText)
  return (isNo && managesAlone(plainText)) || givesUp(plainText) || (isUrgent && has(state, 'drop'))
}

/** Whether a caller who has nothing booked says that they want no booking. */
const isNoBooking = ({ card, plainText }: State) =>
  card.booked === null && wantsNoBooking(plainText)

/**
 * Whether the line cancels the booking that the message is about, which only the owner can do: "can't you
 * just cancel it?"
 */
export const isOwnersToCancel = (state: State) =>
  has(state, 'cancel') &&
  !isNoBooking(state) &&
  (state.isForOwner || /\b(?:can't|couldn't) you\b|\bcan you not\b/.test(state.plainText)) &&
  (state.flow === 'message' || state.card.outcome === 'message')

/** Whether the line only asks, and has nothing to call off: "I don't want to book yet, how much is it?" */
export function asksBeforeBooking(state: State): boolean {
  const { flow, card, plainText } = state
  const isNew = flow === 'none' && card.outcome === null && card.booked === null
  return isNew && has(state, 'cancel') && has(state, 'ask') && !/\bcancel/.test(plainText)
}

/** Whether the line cancels a booking made before this call, because this call has agreed nothing. */
export function isOfEarlier(state: State): boolean {
  const { flow, card, slot, text } = state
  if (!has(state, 'cancel') || slot !== null || card.booked !== null) return false
  if (flow === 'none') return card.outcome === null && /\bcancel\b/i.test(text)
  return callsOff(state.plainText)
}

/** Whether the line calls off the booking under way, or the one made in this call. */
export const isCancelled = (state: State) =>
  (has(state, 'cancel') || isDropped(state) || dropsBookedDay(state)) && !givesDetail(state)

/** "Wednesday's no good, can we leave it?" */
const dropsBookedDay = (state: State) =>
  has(state, 'drop') &&
  state.commands.some((one) => one.kind === 'tell-when' && isOfBooked(state, one))

/**
 * Whether the line calls off a booking that was begun after a message was taken. The message still stands:
 * "I don't want to book, I want my rent".
 */
export const hasOnlyMessage = (state: State) =>
  isCancelled(state) &&
  state.flow === 'booking' &&
  state.taken !== null &&
  state.card.booked === null

/**
 * Whether a caller who has agreed no time wants no booking. Neither "I don't want to book, I asked about
 * parking" nor "never mind" after a question calls anything off.
 */
export function isEnquiryOnly(state: State): boolean {
  const { slot, card, flow } = state
  const isIdle = slot === null && card.booked === null && flow !== 'message'
  if (!isIdle || givesDetail(state)) return false
  return isNoBooking(state) || (isDropped(state) && isOfQuestion(state))
}

/** Wants no day so far: "I don't want to book yet", "I'm not after a day", "I'm only asking, love". */
const WANTS_NO_DAY = pattern`
  \b(?:i|we) (?:don't|do not) (?:(?:really|actually) )?(?:want|need) (?:to (?:book|arrange|make)|an?|any) [^.,;?!]*\b(?:yet|just now)\b
  |\b(?:i|we) (?:don't|do not) want to book yet\b
  |\b(?:i'm|i am|we're|we are) not (?:after|wanting|looking for|asking for|booking)(?: to)?(?: an?| any)?(?: (?:days?|dates?|times?|slots?|bookings?|appointments?|book))?(?: yet| now)?(?=\W*$|[.,;!?])
  |\b(?:i'm|i am|we're|we are|i was) (?:only|just) (?:asking|enquiring|wondering|finding out)(?: (?:love|dear|mate|for now|at the moment))?(?=\W*$|[.,;!?])
`

/** A line without the words that say so. */
export const withoutNoDay = (text: string) => text.replace(WANTS_NO_DAY, ' ')

/** Whether a caller who has chosen no day says that they want none yet, so that the rest of the line is a question. */
export const wantsNoDay = ({ flow, slot, card, asked, plainText, commands }: State) =>
  flow === 'booking' &&
  slot === null &&
  card.booked === null &&
  asked.day === null &&
  WANTS_NO_DAY.test(plainText) &&
  commands.every((one) => one.kind !== 'tell' || one.field === 'service')

/** Whether the service was named in a question, or after an answer, so that no booking was asked for. */
function isOfQuestion({ answers, turns, from, asked }: State): boolean {
  const named = turns.find((turn) => turn.who === 'caller' && turn.line === from.service)
  const text = plain(named?.text ?? '')
  // Who has named a day has begun a booking, though it was a question.
  return asked.day === null && (answers > 0 || (isQuestion(text) && !asksToBook(text)))
}

/** Whether the line asks something instead of going on with the booking. */
export const asksInstead = (state: State) =>
  state.flow === 'booking' && isNoBooking(state) && has(state, 'ask')

/** Whether a "cancel" leaves the message under way as it is: "don't send anybody, it's the noise!" */
export function isMessageKept(state: State): boolean {
  const isKept = has(state, 'cancel') && !CALLS_OFF_ALL.test(state.plainText)
  return state.flow === 'message' && (isNoBooking(state) || isKept)
}

/** Calls off whatever is under way, a message too. */
const CALLS_OFF_ALL = pattern`
  \b(?:
    cancel|changed my mind|scrap
    |call (?:it|that|this) off
    |stop|end|take (?:it|that) back
    |(?:don't|do not|no longer) (?:want|need) (?:it|that|this|any of)
  )\b
`

/** Topics that the set-up answers. */
const ANSWERED: readonly Topic[] = [
  'price',
  'prices',
  'duration',
  'end',
  'free',
  'hours',
  'area',
  'fact',
  'services',
]

/** Whether a line that seems to take leave ends with a question that she can answer: "I'll leave it. How long's it take?" */
const asksLast = (state: State) =>
  state.flow === 'none' && state.text.trim().endsWith('?') && asksAbout(state, ...ANSWERED)

/** Whether the line ends the call, in so many words or because the caller wants nothing more. */
export function isGoodbye(state: State): boolean {
  if (has(state, 'goodbye') && !has(state, 'book')) return !asksLast(state)
  const isLeft = has(state, 'drop') && state.open !== 'take-message' && state.card.outcome !== null
  const isOver = isLeft || isDone(state) || isAnswered(state)
  return isOver && !has(state, 'ask', 'aside', 'several', 'message', 'complaint', 'person', 'hurry')
}

/** Whether a caller whose booking or message is settled only agrees, declines more or thanks her. */
function isDone(state: State): boolean {
  if (!hasNothingOpen(state) || !has(state, 'no', 'yes', 'thanks')) return false
  // "It's after five though, yeah?"
  if (state.text.includes('?') && !has(state, 'thanks', 'ask')) return false
  // "Yes, book it" after she has already booked.
  const isSame =
    state.card.booked !== null &&
    has(state, 'yes') &&
    !/\b(?:another|also|second)\b|\?/i.test(state.text)
  // "No sorry, nine" puts the number right that the owner is told.
  const isNumber = has(state, 'no') && /\d/.test(withDigits(state.plainText))
  const isMore = isNumber || has(state, 'message') || wantsSomebody(state.plainText)
  return !givesDetail(state) && !isMore && (isSame || !has(state, 'book'))
}

const hasNothingOpen = ({ open, flow, card, isPutThrough, commands, reopened, line }: State) =>
  open === null &&
  flow === 'none' &&
  card.outcome !== null &&
  !isPutThrough &&
  !commands.some((one) => one.kind === 'tell-when' && one.when.not) &&
  !reopened.includes(line)

/** Whether a caller who has had an answer wants nothing more. */
const isAnswered = (state: State) =>
  state.flow === 'none' &&
  state.open === 'service' &&
  state.answers > 0 &&
  has(state, 'refuse', 'drop') &&
  // "Never mind. I'll book the filling" drops only the question; "no, I'll book elsewhere" books nothing.
  !(has(state, 'book') && has(state, 'tell', 'tell-when'))

/**
 * Whether a caller of whom nothing is taken down has something passed on as they go: "I'll leave it then,
 * get her to ring me", "tell her it's next door. Bye".
 */
export const hasLastMessage = (state: State) =>
  (has(state, 'message') || TO_PASS_ON.test(state.plainText)) &&
  state.card.outcome === null &&
  state.card.booked === null

/** Has something told, at the start of a sentence: "tell her it's next door", "just tell Sam the gate's open". */
const TO_PASS_ON = pattern`
  (?:^|[,.;!] |\b(?:please|just|yes|yeah) )tell (?!(?:me|us|you) )[a-z]+ (?:
    the|that|it's|it|i'll|i'm|i've|i|we|we'll|my|about
  )\b
`
