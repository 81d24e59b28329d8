import { parseDay } from '../calendar.ts'
import { continueMessage, forPerson, startMessage } from '../flows/message.ts'
import { isHeldBack, isTaken, note, noteEnquiries, noteRest } from '../flows/notes.ts'
import { answerAll, sayBooked, sayShutNow } from '../flows/question.ts'
import { markUrgent } from '../flows/urgent.ts'
import { ask, mention, say } from '../speech/say.ts'
import type { Wording } from '../speech/wording.ts'
import { fill, fillAsked, has, type State } from '../state.ts'
import type { Command } from '../understanding/command.ts'
import { callsOff } from '../understanding/existing.ts'
import { pattern } from '../understanding/patterns.ts'
import { isQuestion } from '../understanding/questions.ts'
import { unusedWords } from '../understanding/remarks.ts'
import { plain } from '../understanding/text.ts'
import {
  asksToBook,
  isPlainBye,
  managesAlone,
  postpones,
  wantsNoBooking,
  wantsWriting,
  withoutNoBooking,
} from '../understanding/wants.ts'

/** Finds fault with a time, and wishes for no other. */
const TOO = /\btoo (?:early|late|long|soon|far)\b/

/** Ends the call or drops the booking if the line asks for it. Returns whether it did. */
export function leave(state: State): boolean {
  const { open, flow, card } = state
  if (isHeldBack(state)) return false
  // "Don't come on Wednesday, then" calls off Wednesday's booking.
  const booked = card.booked && parseDay(card.booked.date)
  const isOfBooked = ({ when: { day, minute, not } }: Extract<Command, { kind: 'tell-when' }>) =>
    booked !== null && (day ?? (not?.includes(booked) && booked)) === booked && minute === undefined
  // "Wednesday's no good, can we leave it?"
  const isOff =
    has(state, 'drop') && state.commands.some((one) => one.kind === 'tell-when' && isOfBooked(one))
  const isTelling =
    has(state, 'tell') ||
    state.commands.some(
      (one) => one.kind === 'tell-when' && !isOfBooked(one) && !TOO.test(state.plainText),
    )
  if (has(state, 'sales', 'wrong-number')) {
    const outcome = has(state, 'sales') ? 'sales' : 'wrong-number'
    end(state, outcome)
    fill(state, 'outcome', outcome)
    return true
  }
  // "Leave it" to an offer, or after the booking, calls off neither.
  const isDropped = has(state, 'drop') && flow !== 'none' && open !== 'take-message'
  if (isDropped && card.booked !== null && !isTelling) {
    state.flow = 'none'
    state.open = null
    noteRest(state)
    sayBooked(state)
    return true
  }
  // "See you Friday": said back, in case the caller has another day or time in mind.
  const isLastWord = card.booked !== null && has(state, 'goodbye') && !has(state, 'ask')
  if (isLastWord && has(state, 'tell-when') && flow === 'none') {
    end(state, 'goodbye', sayBooked)
    return true
  }
  if (isPostponed(state)) {
    postpone(state)
    return true
  }
  // "Forget it, I'll leave it with next door" ends a message, and the owner hears of it.
  if (isDropped && flow === 'message' && noteRest(state)) {
    end(state, 'goodbye')
    return true
  }
  if (isDoneWithout(state) || isDeclined(state)) {
    state.flow = 'none'
    end(state, 'goodbye')
    return true
  }
  // "Can't you just cancel it?" is about the booking that exists, which only the owner can cancel.
  const isNoBooking = card.booked === null && wantsNoBooking(state.plainText)
  if (
    has(state, 'cancel') &&
    !isNoBooking &&
    (state.isForOwner || /\b(?:can't|couldn't) you\b|\bcan you not\b/.test(state.plainText)) &&
    (flow === 'message' || card.outcome === 'message')
  ) {
    note(state)
    mention(state, 'existing')
    return card.outcome === 'message'
  }
  // "I don't want to book yet, how much is it?" asks, and has nothing to call off.
  const isNew = flow === 'none' && card.outcome === null && card.booked === null
  if (isNew && has(state, 'cancel') && has(state, 'ask') && !/\bcancel/.test(state.plainText)) {
    state.commands = state.commands.filter(({ kind }) => kind !== 'cancel')
    return false
  }
  if (isOfEarlier(state)) {
    const rest = state.commands.filter(({ kind }) => !OF_BOOKING.includes(kind))
    state.commands = [{ kind: 'existing' }, { kind: 'message' }, ...rest]
    return false
  }
  // "I don't want to book, I want my rent": the message that was taken before still stands.
  const isCancelled = (has(state, 'cancel') || isDropped || isOff) && !isTelling
  if (isCancelled && flow === 'booking' && state.taken !== null && card.booked === null) {
    noteRest(state)
    end(state, 'goodbye')
    return true
  }
  // Without a time agreed, "I don't want to book, I asked about parking" calls nothing off, and neither
  // does "never mind" after a question.
  const isIdle = state.slot === null && card.booked === null && flow !== 'message'
  const isAsked = isNoBooking && has(state, 'ask')
  if (isIdle && !isTelling && (isNoBooking || (isDropped && isOfQuestion(state)))) {
    if (!has(state, 'goodbye')) return stopBooking(state)
    end(state, 'goodbye')
    return true
  }
  if (flow === 'booking' && isAsked) return stopBooking(state)
  // "Don't send anybody, it's the noise!" leaves the message as it is.
  const isKept = has(state, 'cancel') && !CALLS_OFF_ALL.test(state.plainText)
  if (flow === 'message' && (isNoBooking || isKept)) {
    state.commands = state.commands.filter(({ kind }) => kind !== 'cancel')
    return false
  }
  if (isCancelled) {
    cancel(state)
    return true
  }
  const isDone =
    open === null &&
    flow === 'none' &&
    card.outcome !== null &&
    !state.isPutThrough &&
    !state.commands.some((one) => one.kind === 'tell-when' && one.when.not) &&
    !state.reopened.includes(state.line)
  // "Yes, book it" after she has already booked.
  const isSame =
    card.booked !== null && has(state, 'yes') && !/\b(?:another|also|second)\b|\?/i.test(state.text)
  const isOver =
    (isDone &&
      has(state, 'no', 'yes', 'thanks') &&
      !isTelling &&
      !has(state, 'message') &&
      (isSame || !has(state, 'book'))) ||
    // The caller wants nothing more after an answer.
    (flow === 'none' &&
      open === 'service' &&
      state.answers > 0 &&
      has(state, 'refuse', 'drop') &&
      // "Never mind. I'll book the filling" drops only the question; "no, I'll book elsewhere" books nothing.
      !(has(state, 'book') && has(state, 'tell', 'tell-when')))
  const isLeft = has(state, 'drop') && open !== 'take-message' && card.outcome !== null
  if (
    !(has(state, 'goodbye') && !has(state, 'book')) &&
    !((isOver || isLeft) && !has(state, 'ask', 'several', 'message', 'complaint', 'person'))
  )
    return false
  // "I'll leave it then, get her to ring me", "tell her it's next door. Bye".
  const isToTell = has(state, 'message') || TO_PASS_ON.test(state.plainText)
  if (isToTell && card.outcome === null && card.booked === null) {
    state.commands = state.commands.filter(({ kind }) => kind !== 'goodbye' && kind !== 'drop')
    if (!isPlainBye(state.plainText) || has(state, 'tell')) return false
    note(state)
    startMessage(state)
    state.skipped.add('phone')
  }
  const isNoted = card.outcome !== null && (noteRest(state) || wantsWriting(state.plainText))
  // "Thanks. My eye is closing up, though" is not a goodbye.
  if (isNoted && !has(state, 'goodbye')) {
    state.reply = []
    mention(state, 'noted')
    return true
  }
  // "Bye. Oh, will there be a charge?"
  const isPassedOn =
    (isTaken(state) || card.booked !== null) &&
    state.commands.some((one) => one.kind === 'ask' && one.topic === 'unknown')
  if (isPassedOn) note(state)
  end(state, isPassedOn ? 'goodbye-message' : 'goodbye', (left) => {
    markUrgent(left)
    sayShutNow(left)
  })
  return true
}

/** Has something told, at the start of a sentence: "tell her it's next door", "just tell Sam the gate's open". */
const TO_PASS_ON =
  /(?:^|[,.;!] |\b(?:please|just|yes|yeah) )tell (?!(?:me|us|you) )[a-z]+ (?:the|that|it's|it|i'll|i'm|i've|i|we|we'll|my|about)\b/

/** Calls off whatever is under way, a message too. */
const CALLS_OFF_ALL = pattern`
  \b(?:
    cancel|changed my mind|scrap
    |call (?:it|that|this) off
    |stop|end|take (?:it|that) back
    |(?:don't|do not|no longer) (?:want|need) (?:it|that|this|any of)
  )\b
`

/** Whether the line cancels a booking made before this call, because this call has agreed nothing. */
function isOfEarlier(state: State): boolean {
  const { flow, card, slot, text } = state
  if (!has(state, 'cancel') || slot !== null || card.booked !== null) return false
  if (flow === 'none') return card.outcome === null && /\bcancel\b/i.test(text)
  return callsOff(state.plainText)
}

/** Whether the caller puts off a booking that is not made yet: "don't book it, I'll ring back later". */
function isPostponed({ card, flow, plainText, commands }: State): boolean {
  const isOfElse = ({ kind }: Command) => kind === 'tell' || kind === 'message' || kind === 'yes'
  return (
    flow === 'booking' && card.booked === null && postpones(plainText) && !commands.some(isOfElse)
  )
}

/** Whether a caller who has asked something will see for themselves: "OK, I'll look online". */
function isDoneWithout(state: State): boolean {
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

/** Whether a caller who has left no name sees to it elsewhere, instead of leaving a message: "no, I'll try somebody else". */
const isDeclined = (state: State) =>
  state.flow === 'message' &&
  state.open === 'name' &&
  !state.isUrgent &&
  !state.isComplaint &&
  state.card.phone === null &&
  /^(?:no|nah|nope)\b/.test(state.plainText) &&
  managesAlone(state.plainText) &&
  wantsNothingElse(state)

/** Books nothing, and offers to take a message instead. */
function postpone(state: State): void {
  note(state)
  state.flow = 'none'
  state.slot = null
  state.offered = []
  fill(state, 'outcome', state.card.urgency === 'emergency' ? 'emergency' : 'cancelled')
  if (!answerAll(state)) say(state, 'never-mind')
  mention(state, 'status-none')
  ask(state, 'take-message', 'ask-take-message')
}

/** Ends the call with these words, after those of `before`. */
export function end(state: State, key: Wording, before?: (state: State) => void): void {
  state.reply = []
  before?.(state)
  state.isStuck = false
  const isKept = keepMessage(state)
  if (state.card.outcome === null && state.taken !== null) fill(state, 'outcome', state.taken)
  const isReached = state.card.phone !== null
  // Who has chosen a time may believe that it is booked.
  const told = state.flow === 'booking' ? 'goodbye-unbooked' : 'goodbye-message'
  const kept = isReached ? told : 'goodbye-no-number'
  say(state, isKept && key === 'goodbye' ? kept : key, forPerson(state))
  state.flow = 'none'
  state.open = null
  state.ended = true
}

const REOPENINGS_MAX_COUNT = 3

/** Goes on with a call that she had ended, if the caller protests or wants something else. */
export function reopen(state: State): boolean {
  const { card, commands, text } = state
  const isProtest = has(state, 'no') && text.split(' ').length > 3
  const isMore = commands.some(({ kind }) => MORE.includes(kind))
  const isOver = card.outcome === 'sales' || has(state, 'goodbye')
  if (isOver || !(isProtest || isMore) || state.reopened.length >= REOPENINGS_MAX_COUNT)
    return false
  state.ended = false
  state.reopened.push(state.line)
  state.misses = 0
  state.idle = 0
  if (!isMore) say(state, 'reopened')
  return true
}

const MORE: readonly Command['kind'][] = [
  'ask',
  'book',
  'message',
  'complaint',
  'person',
  'cancel',
  'tell',
  'tell-when',
  'urgent',
  'safe',
  'helped',
  'repeat',
]

/** Whether the service was named in a question, or after an answer, so that no booking was asked for. */
function isOfQuestion({ answers, turns, from, asked }: State): boolean {
  const named = turns.find((turn) => turn.who === 'caller' && turn.line === from.service)
  const text = plain(named?.text ?? '')
  // Who has named a day has begun a booking, though it was a question.
  return asked.day === null && (answers > 0 || (isQuestion(text) && !asksToBook(text)))
}

/** The content words at which "it's about my bill, I don't want to book anything" says what it is about. */
const MORE_MIN_WORDS = 2

/**
 * Stops a booking that the caller did not want, so that the rest of the line is heard without its times;
 * true if there is no rest.
 */
function stopBooking(state: State): boolean {
  const isBegun = state.flow === 'booking'
  state.flow = 'none'
  state.open = 'service'
  state.slot = null
  state.offered = []
  state.topic = state.card.service
  fill(state, 'service', null)
  fillAsked(state, { day: null, minute: null })
  state.commands = state.commands.filter(({ kind }) => !OF_BOOKING.includes(kind))
  state.misses = 0
  const said = withoutNoBooking(state.plainText)
  const words = unusedWords(said, state.commands, state.clock.now.day)
  const isMore = words.size >= MORE_MIN_WORDS
  if (isMore || has(state, 'ask', 'message', 'person', 'complaint', 'urgent')) return false
  if (isBegun) note(state)
  // Who had left a name and a matter still wants to be rung.
  if (isBegun && state.card.name !== null) {
    startMessage(state)
    say(state, 'instead-message')
    continueMessage(state)
    return true
  }
  mention(state, isBegun ? 'status-none' : 'never-mind')
  ask(state, 'service', 'ask-instead')
  return true
}

const OF_BOOKING: readonly Command['kind'][] = [
  'cancel',
  'drop',
  'book',
  'tell-when',
  'pick',
  'no',
  'yes',
  'refuse',
]

/** Drops the booking in progress, and any made in this call. */
export function cancel(state: State): void {
  const isBegun = state.card.booked !== null || state.slot !== null
  state.card.booked = null
  delete state.from.booked
  state.flow = 'none'
  state.open = null
  state.slot = null
  state.offered = []
  fill(state, 'outcome', state.card.urgency === 'emergency' ? 'emergency' : 'cancelled')
  say(state, isBegun ? 'cancelled' : 'none-booked')
}

/**
 * A message that says what it is about is passed on even if the caller leaves early or refuses a number.
 * Returns whether it is.
 */
function keepMessage(state: State): boolean {
  const { card } = state
  // Who chose a time or said that it is urgent, and how to be reached, is rung if nothing came of the booking.
  const isUrgent = state.isUrgent || card.urgency === 'urgent'
  const isWanted = isUrgent || state.slot !== null
  const isKept =
    state.flow === 'message' || (state.flow === 'booking' && isWanted && card.phone !== null)
  if (!isKept || card.outcome !== null || card.booked !== null) return false
  noteEnquiries(state)
  if (card.wants === null) return false
  fill(state, 'outcome', state.isUrgent ? 'urgent' : 'message')
  return true
}
