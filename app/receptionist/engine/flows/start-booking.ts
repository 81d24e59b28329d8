import { isSettled } from '../repair/time-corrections.ts'
import { isSaid, mention } from '../speech/say.ts'
import { fill, fillAsked, has, serviceOf, type State } from '../state.ts'
import type { Service } from '../types.ts'
import { tellsService } from '../understanding/command.ts'
import { chooseService, SURE_POINTS } from '../understanding/services/services.ts'
import { isOfPrice } from '../understanding/asks/price-words.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { isQuestion } from '../understanding/asks/questions.ts'
import { talkOf } from '../understanding/asks/consultations.ts'
import { BESIDES } from '../understanding/services/job.ts'
import { WISHED } from '../understanding/services/read-job-line.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { plain } from '../understanding/text/text.ts'
import { findDates } from '../understanding/when/dates.ts'
import { findWhen } from '../understanding/when/when.ts'
import { justPriced } from './ask-service.ts'
import { isOfArranged, wantsAnother } from './arranged.ts'
import { isTaken } from './message-notes.ts'
import { note, noteAndMention, noteEnquiries } from './notes.ts'
import { sayBooked } from './answer-status.ts'

/** Starts a booking if the line asks for one. */
export function startBooking(state: State): boolean {
  // "Yes, book it" to a booking that this line has just made does not start another.
  const { commands } = state
  if (state.card.urgency === 'emergency') return false
  const isDenied = deniesExisting(state)
  if (isDenied) state.isForOwner = false
  const isNamed = commands.some(tellsService)
  // "I want it moved to Monday": beside an existing booking, a service or a day asks for no new one.
  const isService = isNamed && (!state.isForOwner || state.from.service === state.line)
  if (state.flow === 'message') {
    if (!isDenied && !wantsToBook(state, isService)) return false
    if (isDenied) takeDayOfMessage(state)
    leaveMessage(state)
    return true
  }
  // "No, I haven't got one yet", to the times that she offers, changes nothing.
  if (state.flow === 'booking' && isDenied) mention(state, 'status-none')
  if (state.flow !== 'none' || state.from.booked === state.line) return isDenied
  // "Not before eleven, I'm at work", after a message, says when to ring.
  const isTime =
    has(state, 'tell-when') && !has(state, 'ask') && !state.isForOwner && !isTaken(state)
  if (onlyAsksOn(state)) return false
  if (!isService && !isTime && (!has(state, 'book') || wantsSent(state))) return false
  // "Yes, Monday at four for me": that is booked already. "I can't do Thursdays" is for whoever rings.
  if (state.card.booked !== null && state.slot !== null && state.from.service !== state.line) {
    if (commands.some((one) => one.kind === 'tell-when' && !isSettled(state, one.when)))
      noteAndMention(state, 'noted')
    sayBooked(state)
    return true
  }
  const { outcome } = state.card
  if (outcome === 'message' || outcome === 'urgent') state.taken = outcome
  if (outcome !== null && state.card.booked === null) fill(state, 'outcome', null)
  state.flow = 'booking'
  // The day of the question about the hours is now asked for.
  if (state.card.asked.date === null) fillAsked(state, { day: state.asked.day })
  noteEnquiries(state)
  // "How much is it? Then I'll book one."
  const isKnown = state.topic !== null && justPriced(state).length === 0
  if (state.card.service === null && isKnown) fill(state, 'service', state.topic)
  return true
}

/** Whether a caller who wants no day yet only asks on, or names none: "do you get lunch?", "her birthday's in February". */
function onlyAsksOn({ isOnlyAsking, commands, plainText }: State): boolean {
  if (!isOnlyAsking || commands.some(({ kind }) => kind === 'book')) return false
  const isDay = commands.some((one) => one.kind === 'tell-when' && one.when.day !== undefined)
  return isQuestion(plainText) ? !WISHED.test(plainText) : !isDay && !commands.some(tellsService)
}

/** Names a booking, or asks for one in so many words. */
export const OF_BOOKING =
  /\b(?:book\w*|appointments?|appt|slots?|reserv\w+|table|squeeze|fit (?:me|us|him|her|them) in)\b/i

/** Whether a line only wants somebody sent, once the owner has heard that it is urgent: "can he come out today?" */
export const wantsSent = (state: State) =>
  state.isUrgent &&
  isTaken(state) &&
  has(state, 'book') &&
  !state.commands.some(tellsService) &&
  !OF_BOOKING.test(state.text)

/** Says by when an answer is needed: "we're thinking of coming on Saturday, so I'd need to know before then". */
const ONLY_PLANS =
  /\b(?:thinking (?:of|about)|planning (?:on|to)|hoping to)\b.*\b(?:need|want|like) to (?:know|hear)\b/

/**
 * Whether a caller who leaves a message would now rather book: "can't you just book me in?" A question,
 * such as "will he come out and measure?", leaves the message as it is.
 */
function wantsToBook(state: State, isService: boolean): boolean {
  const service = serviceOf(state)
  // "I'd like a table for Saturday", when she has asked what the message is about.
  const isClear = has(state, 'book') && (isService || has(state, 'tell-when'))
  if (state.isUrgent || (state.open === 'about' && !isClear)) return false
  if (ONLY_PLANS.test(state.plainText)) return false
  const isWish = has(state, 'book') && !has(state, 'message', 'person', 'existing', 'complaint')
  const isNamed = isService && service?.isBookable === true
  // "And while I'm on, can I book a boiler service?", beside what only the owner can deal with.
  if (state.isForOwner) return isWish && isNamed && (!isOfArranged(state) || wantsAnother(state))
  if (isService) return isNamed
  // "Yes, but I still want the Friday", of the time that the booking was to have.
  const { day, minute } = state.asked
  const isKept = service?.isBookable && day !== null && minute !== null && has(state, 'tell-when')
  return isWish && (isKept || OF_BOOKING.test(state.text) || spokenOf(state) !== null)
}

/** Whether a wish for a booking is not for the matter of the message: "can I get her an appointment, though?" */
export const wantsOther = (state: State) =>
  spokenOf(state) !== null ||
  (wantsToBook(state, false) &&
    !/\b(?:(?:that|it)(?!')|this|he|they|some(?:one|body))\b/.test(state.plainText))

/** The service that a wish for a visit is for, if it was spoken of before and can be booked: "can I not just book that?" */
function spokenOf(state: State): Service | null {
  const { setup, trade, topic, card, plainText } = state
  if (!has(state, 'tell-when') && !/\b(?:(?:that|it)(?!')|one)\b/.test(plainText)) return null
  // A price of some lines ago is not what the message has been about since.
  const isOfTopic = isOfPrice(plain(state.before)) || isOfPrice(plainText)
  const told = (card.wants ?? '').split(' / ').filter((line) => !isQuestion(plain(line)))
  const service =
    (isOfTopic ? setup.services.find(({ name }) => name === topic) : undefined) ??
    chooseService(plain(told.join('. ')), setup.services, trade.synonyms, SURE_POINTS) ??
    talkOf(plainText, setup)
  return service?.isBookable ? service : null
}

/** Whether a line denies the booking that the message is about: "no, I haven't got one, I want to make one". */
const deniesExisting = ({ isComplaint, commands }: State) =>
  !isComplaint && commands.some((one) => one.kind === 'book' && one.isNew)

/** Asks for the day that the message spoke of as that of a booking, and its time. */
function takeDayOfMessage(state: State): void {
  const { card, setup, clock, asked } = state
  if (asked.day !== null || asked.minute !== null) return
  const said = plain((card.wants ?? '').replaceAll(' / ', '. '))
  const today = clock.now.day
  // "My MOT on Friday" names a day for no wish.
  const { from: day, to } = findDates(withDigits(said), today).dates[0]?.value ?? {}
  if (day === undefined || day !== to || day < today) return
  const when = findWhen(said, { setup, today, asked: day, isAnswer: true })
  fillAsked(state, { day, minute: when?.minute ?? null })
}

/** Goes on with a booking in place of the message. */
function leaveMessage(state: State): void {
  const { card, setup, trade } = state
  const said = card.wants ?? ''
  note(state)
  const isBeside = /\band\b/.test(state.plainText) || BESIDES.test(state.plainText)
  if (state.isForOwner || (said !== '' && isBeside)) state.taken = 'message'
  // The call that was taken for a question stays promised.
  state.isOwed ||= clausesOf(plain(said)).some(isQuestion) && isSaid(state, 'ask-take-message')
  state.isForOwner = false
  state.flow = 'booking'
  if (serviceOf(state)?.isBookable === false) fill(state, 'service', null)
  const service =
    card.service === null
      ? (chooseService(plain(said), setup.services, trade.synonyms, SURE_POINTS) ??
        spokenOf(state) ??
        // Where somebody comes to an address, a look may be the repair.
        (trade.hasAddresses ? null : talkOf(state.plainText, setup)))
      : null
  if (service) fill(state, 'service', service.name)
}
