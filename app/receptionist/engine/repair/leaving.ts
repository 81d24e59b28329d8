import { continueMessage, forPerson, mentionOld, startMessage } from '../flows/message.ts'
import { isHeldBack, note, noteEnquiries, noteRest } from '../flows/notes.ts'
import { isTaken, sayNewWhen, sayOldKept, takesForChanged } from '../flows/message-notes.ts'
import { believesBooked, sayNothingBooked } from '../flows/taken.ts'
import { sayShutNow } from '../flows/hours.ts'
import { answerAll } from '../flows/question.ts'
import { sayBooked } from '../flows/answer-status.ts'
import { markUrgent, sayGrown } from '../flows/urgent.ts'
import { applyTold } from './corrections.ts'
import { ask, mention, say, unsay } from '../speech/say.ts'
import type { Wording } from '../speech/wording.ts'
import { asksAbout, fill, fillAsked, has, ignore, type State } from '../state.ts'
import { tells, type Command } from '../understanding/command.ts'
import { unusedWords } from '../understanding/text/remarks.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { lacksPhone } from '../understanding/asks/detail-asks.ts'
import { asksIfItStands, hopesToBeRung } from '../understanding/asks/status.ts'
import { findAskedPerson } from '../understanding/wants/asked-person.ts'
import { givesUp } from '../understanding/wants/giving-up.ts'
import { isPlainBye } from '../understanding/wants/farewell.ts'
import { HOURS } from '../understanding/wants/existing-words.ts'
import { wantsWriting } from '../understanding/wants/call-backs.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { isQuestion } from '../understanding/asks/questions.ts'
import { withoutNoBooking } from '../understanding/wants/book-asks.ts'
import {
  altersBooked,
  asksBeforeBooking,
  asksInstead,
  hasLastMessage,
  hasOnlyMessage,
  isBookingKept,
  isCancelled,
  isDeclined,
  isDoneWithout,
  isDropped,
  isEnquiryOnly,
  isGoodbye,
  isLastWord,
  isMessageKept,
  isOfEarlier,
  isOwnersToCancel,
  isPostponed,
  wantsNoDay,
  withoutNoDay,
} from './leave-reasons.ts'

/** Ends the call or drops the booking if the line asks for it. Returns whether it did. */
export function leave(state: State): boolean {
  // "No, not me, ring the neighbour's, 01422 4960" is no goodbye.
  const isNumber = has(state, 'part-of-phone') && !has(state, 'goodbye')
  if (isHeldBack(state) || isNumber) return false
  if (leaveWithoutCancel(state)) return true
  if (isOwnersToCancel(state)) {
    note(state)
    mentionOld(state)
    return state.card.outcome === 'message'
  }
  if (asksBeforeBooking(state)) {
    ignore(state, 'cancel')
    return false
  }
  if (isOfEarlier(state)) {
    passOnCancel(state)
    return false
  }
  if (hasOnlyMessage(state)) {
    noteRest(state)
    end(state, 'goodbye')
    return true
  }
  if (isEnquiryOnly(state)) {
    if (!has(state, 'goodbye')) return stopBooking(state)
    end(state, 'goodbye')
    return true
  }
  if (asksInstead(state) || wantsNoDay(state)) return stopBooking(state)
  if (isMessageKept(state)) {
    ignore(state, 'cancel')
    return false
  }
  if (isCancelled(state)) {
    cancel(state)
    return true
  }
  return isGoodbye(state) && sayGoodbye(state)
}

/** Handles a line that ends or stops something, but cancels nothing. Returns whether it is one. */
function leaveWithoutCancel(state: State): boolean {
  if (has(state, 'sales', 'wrong-number')) endUnwanted(state)
  else if (isBookingKept(state)) keepBooking(state)
  // "See you Friday": said back, in case the caller has another day or time in mind.
  else if (isLastWord(state)) end(state, 'goodbye', sayBooked)
  else if (isPostponed(state)) postpone(state)
  else if (isDeclined(state)) endDeclined(state)
  // "Forget it, I'll leave it with next door" ends a message, and the owner hears of it.
  else if (isDropped(state) && !has(state, 'tell') && state.flow === 'message' && noteRest(state))
    end(state, 'goodbye')
  else if (isDoneWithout(state)) endWithoutMessage(state)
  else return false
  return true
}

/** Lets a caller go who sees to it elsewhere. */
function endDeclined(state: State): void {
  if (state.isUrgent) {
    // She has promised the owner's text, so the owner hears that the caller has gone.
    note(state)
    state.isUrgent = false
    fill(state, 'urgency', 'normal')
    end(state, 'goodbye')
  } else if (state.open === 'phone')
    // Who has given a name leaves word without a number.
    end(state, 'goodbye')
  else endWithoutMessage(state)
}

/** Ends a sales call or a wrong number. */
function endUnwanted(state: State): void {
  const outcome = has(state, 'sales') ? 'sales' : 'wrong-number'
  end(state, outcome)
  fill(state, 'outcome', outcome)
}

/** Drops what was begun after the booking, and says what is booked. */
function keepBooking(state: State): void {
  state.flow = 'none'
  state.open = null
  noteRest(state)
  sayBooked(state)
}

/** Books nothing, and offers to take a message instead. */
function postpone(state: State): void {
  note(state)
  state.flow = 'none'
  state.slot = null
  state.offered = []
  fill(state, 'outcome', state.card.urgency === 'emergency' ? 'emergency' : 'cancelled')
  if (!answerAll(state)) say(state, givesUp(state.plainText) ? 'given-up' : 'never-mind')
  mention(state, 'status-none')
  ask(state, 'take-message', 'ask-take-message')
}

function endWithoutMessage(state: State): void {
  state.flow = 'none'
  end(state, 'goodbye')
}

/** Turns a cancellation that only the owner can make into a message. */
function passOnCancel(state: State): void {
  ignore(state, ...OF_BOOKING)
  state.commands = [{ kind: 'existing' }, { kind: 'message' }, ...state.commands]
}

/** Is sorry to lose a caller of whom a message was taken, and asks what she can still do. */
function keepCustomer(state: State): void {
  note(state)
  say(state, 'given-up')
  mention(state, 'pass-on')
  ask(state, 'service', 'ask-still')
}

/** Says when or how to ring: "make sure he rings before five. Bye" */
const RINGS =
  /\b(?:he|she|they|some(?:one|body)) (?:rings|calls|phones|texts)\b|\b(?:ring|call|phone|text) (?:me|us)\b/

/** Says what to do, or when, beside a goodbye: "and after six, I work in the day. Bye". */
const INSTRUCTS = pattern`
  \b(?:
    (?:he|she|they|you) must
    |tell (?:him|her|them)
    |make sure
    |(?:he|she|they|you|nobody|no one)(?:'s|'re| is| are)? not to (?:come|turn up|bother|send|call)
    |(?:he|she|they|you) (?:needn't|(?:doesn't|don't) (?:need|have) to) (?:come|turn up|bother)
    |(?:don't|do not) (?:bother |let (?:him|her|them) )?(?:com(?:e|ing)|turn(?:ing)? up|send(?:ing)?)
    |no (?:need|point)(?: in)?(?: for)? (?:him|her|them|anyone|any ?body)?(?: to)? ?(?:com(?:e|ing)|turn(?:ing)? up|send(?:ing)?)
    |(?:after|before) (?:\d|half|lunch|work|${HOURS})
  )\b
`

/** Says goodbye, unless the line brings something more. Returns whether she has answered it. */
function sayGoodbye(state: State): boolean {
  // How to stay safe comes before her goodbye.
  const advice = state.reply.filter(({ source }) => source.kind === 'urgent')
  if (hasLastMessage(state) && !takeLastMessage(state)) return false
  const { card, plainText } = state
  if (isTaken(state) && givesUp(plainText) && !has(state, 'goodbye')) {
    keepCustomer(state)
    return true
  }
  const asked = isTaken(state) ? findAskedPerson(state.text, state.setup) : null
  state.person = asked ?? state.person
  // "Oh forget it then, I'll not bother" takes back no message, which the owner reads with it.
  const isForgotten = isTaken(state) && has(state, 'drop')
  const isNoted = card.outcome !== null && (noteRest(state) || wantsWriting(plainText))
  // "Thanks. My eye is closing up, though" is not a goodbye.
  if (isNoted && !has(state, 'goodbye')) {
    state.reply = advice
    const isToOwner = asked !== null || isForgotten
    if (advice.length === 0) mention(state, isToOwner ? 'pass-on' : 'noted', forPerson(state))
    return true
  }
  // "Bye. Oh, will there be a charge?"
  const isPassedOn =
    (isTaken(state) || card.booked !== null) &&
    (asked !== null ||
      isForgotten ||
      INSTRUCTS.test(plainText) ||
      hopesToBeRung(plainText) ||
      RINGS.test(plainText) ||
      (altersBooked(state) && !tells(state.commands, 'party')) ||
      asksAbout(state, 'unknown'))
  if (isPassedOn || (isTaken(state) && has(state, 'tell-when'))) note(state)
  const isUnchanged = state.isForOwner && !state.isComplaint
  const told = isUnchanged ? 'goodbye' : 'goodbye-unbooked'
  const isAsked = (isTaken(state) && asksIfItStands(plainText)) || takesForChanged(state)
  const isStandingAsked = isUnchanged && isAsked
  const key =
    isStandingAsked || believesBooked(state) ? told : isPassedOn ? 'goodbye-message' : 'goodbye'
  end(state, key, (left) => {
    left.reply.push(...advice)
    if (!sayGrown(left) && advice.length === 0) markUrgent(left)
    if (isStandingAsked) mention(left, 'unchanged')
    else if (!sayNothingBooked(left)) keepLastDetails(left)
    // Her goodbye says it already.
    unsay(left, 'status-message')
    sayShutNow(left)
  })
  return true
}

/** Says that a day suits: "Friday is good for me"; "make sure about Thursday" speaks of the old one. */
const SUITS = /\b(?:good|fine|ok|okay|best|better|instead|rather|suits?|free|make it)\b/

/** Puts on the card what is put right with the goodbye: "it's Natasha, not Tash. Bye". */
function keepLastDetails(state: State): void {
  if (!isTaken(state) && state.card.booked === null) return
  // "See you Friday" moves no booking, and an aside about the washing machine books no repair.
  const isWish = isTaken(state) && (!state.isForOwner || SUITS.test(state.plainText))
  state.commands = state.commands.filter(
    (one) =>
      (one.kind === 'tell' && one.field === 'name') ||
      (one.kind === 'tell' && one.field === 'phone' && isTaken(state)) ||
      // "It was half seven for three, so he knows which one. Bye"
      (one.kind === 'tell' && one.field === 'party') ||
      (one.kind === 'tell-when' && isWish),
  )
  applyTold(state, false)
  sayNewWhen(state)
}

/** Takes the message of a caller who rings off with it. Returns false if there is time to ask for more. */
function takeLastMessage(state: State): boolean {
  ignore(state, 'goodbye', 'drop')
  if (!isPlainBye(state.plainText) || has(state, 'tell')) return false
  note(state)
  startMessage(state)
  state.skipped.add('phone')
  return true
}

/** Ends the call with these words, after those of `before`. */
export function end(state: State, key: Wording, before?: (state: State) => void): void {
  state.reply = []
  // A goodbye is followed by no question.
  state.question = null
  before?.(state)
  sayOldKept(state)
  state.isStuck = false
  const isKept = keepMessage(state)
  if (state.card.outcome === null && state.taken !== null) fill(state, 'outcome', state.taken)
  const isReached = state.card.phone !== null
  // Who has chosen a time may believe that it is booked.
  const told = state.flow === 'booking' ? 'goodbye-unbooked' : 'goodbye-message'
  const kept = isReached ? told : 'goodbye-no-number'
  // Two sentences at most.
  const isTold = state.reply.some(({ source }) => source.kind === 'line')
  const plainKey = isTold || (key === 'goodbye' && state.reply.length > 0) ? 'goodbye-brief' : key
  say(state, isKept && key === 'goodbye' ? kept : plainKey, forPerson(state))
  state.flow = 'none'
  state.open = null
  state.ended = true
}

const REOPENINGS_MAX_COUNT = 3

/** Goes on with a call that she had ended, if the caller protests or wants something else. */
export function reopen(state: State): boolean {
  const { card, commands, text } = state
  const isProtest = has(state, 'no') && text.split(' ').length > 3
  const isMissing = card.phone === null && lacksPhone(state.plainText)
  const isMore = isMissing || commands.some(({ kind }) => MORE.includes(kind))
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

/** The content words at which "it's about my bill, I don't want to book anything" says what it is about. */
const MORE_MIN_WORDS = 2

/**
 * Stops a booking that the caller did not want, so that the rest of the line is heard without its times;
 * true if there is no rest.
 */
function stopBooking(state: State): boolean {
  const isBegun = state.flow === 'booking'
  state.isOnlyAsking = wantsNoDay(state)
  state.flow = 'none'
  // "I don't want a booking. What time do you shut?", after a message, leaves nothing open.
  const isKept = isTaken(state)
  state.open = isKept ? null : 'service'
  state.slot = null
  state.offered = []
  state.topic = state.card.service
  // "No, I said don't book anything" says again what the message says: the owner needs the service and the time.
  if (isBegun || !isKept) {
    fill(state, 'service', null)
    fillAsked(state, { day: null, minute: null })
  }
  ignore(state, ...OF_BOOKING)
  state.misses = 0
  const said = withoutNoDay(withoutNoBooking(state.plainText))
  const words = unusedWords(said, state.commands, state.clock.now.day)
  const isMore = words.size >= MORE_MIN_WORDS || clausesOf(said).some(isQuestion)
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
function cancel(state: State): void {
  const isBegun = state.card.booked !== null || state.slot !== null
  // "I don't want to book anything yet", after an answer, cancels nothing.
  const isAnswered = !isBegun && state.flow === 'none' && state.answers > 0
  // "No, I'll leave it", of a call back, cancels no booking, and the owner hears of the rest.
  const isMessage =
    !isBegun &&
    state.flow === 'message' &&
    state.card.wants !== null &&
    !/\bcancel\b/.test(state.plainText)
  state.card.booked = null
  delete state.from.booked
  state.flow = 'none'
  state.open = null
  state.slot = null
  state.offered = []
  const outcome = isMessage ? 'message' : isAnswered ? null : 'cancelled'
  fill(state, 'outcome', state.card.urgency === 'emergency' ? 'emergency' : outcome)
  say(state, isBegun ? 'cancelled' : isMessage ? 'never-mind' : 'none-booked')
}

/**
 * A message that says what it is about is passed on even if the caller leaves early or refuses a number.
 * Returns whether it is.
 */
function keepMessage(state: State): boolean {
  const { card } = state
  // Who chose a time or said that it is urgent, and how to be reached, is rung if nothing came of the booking.
  const isUrgent = state.isUrgent || card.urgency === 'urgent'
  const isWanted = isUrgent || state.slot !== null || state.asked.day !== null
  const isKept =
    state.flow === 'message' || (state.flow === 'booking' && isWanted && card.phone !== null)
  if (!isKept || card.outcome !== null || card.booked !== null) return false
  noteEnquiries(state)
  if (card.wants === null) return false
  fill(state, 'outcome', state.isUrgent ? 'urgent' : 'message')
  return true
}
