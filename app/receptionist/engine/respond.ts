import { continueBooking, sayService } from './flows/booking.ts'
import { startBooking } from './flows/start-booking.ts'
import { afterDanger, handleDanger, handleSafe } from './flows/danger.ts'
import { askDetails, isVisit, noteDoubtedPostcode } from './flows/details.ts'
import {
  continueMessage,
  finishMessage,
  startMessage,
  startPerson,
  takeDown,
} from './flows/message.ts'
import { takeAskedService } from './flows/asked-service.ts'
import { addToBooking, addsService, sayNoCallSoon, sayThisOnly } from './flows/booking-notes.ts'
import {
  addToMessage,
  isTaken,
  dropDeniedDay,
  keepArranged,
  sayNewWhen,
} from './flows/message-notes.ts'
import { isBeyond, isRemark, isTelling, keepWants } from './flows/keep-line.ts'
import { isHeldBack, keyOfNote, note, noteRest, passOn, sayPicked } from './flows/notes.ts'
import { sayShutNow } from './flows/hours.ts'
import { keepRefusal } from './flows/offer-call.ts'
import { answerAll } from './flows/question.ts'
import { calmGuest } from './flows/guests.ts'
import { markLate } from './flows/message-urgency.ts'
import { declinePromise, sayRefund } from './flows/promises.ts'
import { settleQuestion } from './flows/settle.ts'
import { bookVisitOfComplaint, keepToMessage, sayNothingBooked } from './flows/taken.ts'
import { askIfTaken, dropTurnedDown } from './flows/turned-down.ts'
import {
  adviseOnPayment,
  handleNoAnswer,
  markUrgent,
  putThroughAgain,
  sayNoPromise,
  standDown,
  startUrgent,
} from './flows/urgent.ts'
import { adviseOnWater } from './flows/water.ts'
import { adviseOnIllness, adviseOnMedicine, sayWaitForCall } from './flows/whom-to-ring.ts'
import { budgets } from './limits.ts'
import { applyTold } from './repair/corrections.ts'
import { end, leave } from './repair/leaving.ts'
import { handleMiss, unstick } from './repair/misses.ts'
import { noteOtherPhone } from './repair/other-phones.ts'
import { handleSilence } from './repair/silence.ts'
import { smallTalk } from './repair/small-talk.ts'
import { ask, isOfRule, isSaid, isSympathy, mention, say, unsay } from './speech/say.ts'
import { fill, fillAsked, has, type State } from './state.ts'
import type { Open } from './types.ts'
import { clausesOf } from './understanding/asks/clauses.ts'
import { asksHomeVisit } from './understanding/asks/home-visits.ts'
import { tellsService } from './understanding/command.ts'
import { hasFireAlarm } from './understanding/danger/danger.ts'
import { isQuestion } from './understanding/asks/questions.ts'
import { isOfCompany, wantsSeveral } from './understanding/services/several.ts'
import { isPlainBye } from './understanding/wants/farewell.ts'
import { feelingIn, isAfraid, tellsOfDeath } from './understanding/wants/feelings.ts'

/** How the call stood before the line. */
type Before = Pick<State, 'open' | 'flow'> & { service: string | null; isTaken: boolean }

/** What she made of the line. */
type Heard = {
  /** It gave a detail. */
  isTold: boolean
  /** It settled the open question. */
  isSettled: boolean
  /** It asked something that she has dealt with. */
  isKnown: boolean
  /** "Yes" to two times or services chooses neither, so the offer is still open. */
  isBareYes: boolean
  /** It moved the call on, or she has replied to it. */
  isHeard: boolean
  /** The same, or she has marked the card as urgent. */
  isUnderstood: boolean
}

/**
 * Answers the caller's current line by adding to the reply; returns whether she understood any of it.
 *
 * What she checks first wins: danger; silence; no longer urgent, or safe again; in an emergency only
 * help that is coming and goodbye; goodbye or cancel; another booking; a request for a person;
 * corrections; an answer to the open question; an urgent word; other questions; a new booking; small
 * talk.
 */
export function respond(state: State): boolean {
  const danger = state.commands.find(({ kind }) => kind === 'danger')
  if (danger?.kind === 'danger') {
    handleDanger(state, danger.danger, danger.isTogether)
    return true
  }
  if (has(state, 'silence')) {
    if (handleSilence(state)) askAgain(state)
    return true
  }
  state.silences = 0
  condole(state)
  const isAdvised = adviseOnWater(state) || adviseOnPayment(state) || adviseOnIllness(state)
  if (has(state, 'not-urgent')) standDown(state)
  if (has(state, 'safe')) handleSafe(state)
  else if (state.card.urgency === 'emergency' && state.flow === 'none' && afterDanger(state))
    return state.commands.length > 0
  const isLate = markLate(state)
  // "No, not the 25th", of a message that was taken, is no goodbye.
  if (isTaken(state) && dropDeniedDay(state) && !isPlainBye(state.plainText)) return true
  const isReplied = calmGuest(state) || keepArranged(state) || isAdvised || isLate
  return leave(state) || converse(state, isReplied)
}

/** Trades of which callers are afraid. */
const FEARED: ReadonlySet<string> = new Set([
  'dentist',
  'clinic',
  'physio',
  'hairdresser',
  'gym',
  'tutor',
  'other',
])

/** Whether a fear is of the firm's work: in a message it is of what the message is about. */
const isFeared = ({ setup, flow, isUrgent }: State) =>
  FEARED.has(setup.trade) && flow !== 'message' && !isUrgent

/** Says one kind word a call to a caller who grieves, is afraid or has somebody ill. */
function condole(state: State): void {
  const feeling = tellsOfDeath(state.plainText)
    ? 'condolence'
    : feelingIn(state.plainText, isFeared(state))
  if (state.isSorry || feeling === null || has(state, 'complaint')) return
  // A kind word does not help somebody who is worried and needs help now.
  if (has(state, 'urgent', 'hurry') && isAfraid(state.plainText)) return
  state.isSorry = true
  mention(state, feeling)
}

/** Takes the call back that she offers, whatever else it says; "can I just book it?" does not. */
const TAKES_CALL = /^(?:(?:oh|ok|okay|well),? )*(?:yes|yeah|yep|aye|go on|please|sure)\b/

/** `isReplied`: she has replied to a part of it. */
function converse(state: State, isReplied: boolean): boolean {
  if (hasFireAlarm(state.plainText)) mention(state, 'fire-alarm')
  const isWaiting = handleNoAnswer(state)
  const { open, flow, card } = state
  const before = { open, flow, service: card.service, isTaken: isTaken(state) }
  keepRefusal(state)
  if (addToBooking(state)) return true
  dropHeldBack(state)
  bookVisitOfComplaint(state)
  keepToMessage(state)
  const isOtherPhone = noteOtherPhone(state)
  const isDayDropped = dropDeniedDay(state)
  const isPerson = putThroughAgain(state) || startPerson(state)
  const isAsked = takeAskedService(state)
  const isTold = applyTold(state, isPerson) || isAsked
  noteDoubtedPostcode(state)
  keepOffCard(state)
  const isMarkedLate = before.isTaken && markUrgent(state)
  const isUnbooked = sayNothingBooked(state)
  if (isUnbooked && before.isTaken && !has(state, 'ask')) return true
  if (addToMessage(state)) return true
  const isSettled = settleQuestion(state, isTold, isPerson)
  const isUrgent = startUrgent(state)
  askIfTaken(state)
  askWhatIsArranged(state)
  const isMarked = isMarkedLate || markUrgent(state)
  const isOfWait = sayWaitForCall(state)
  const isOfMedicine = adviseOnMedicine(state)
  const isOfRefund = (before.flow === 'message' || before.isTaken) && sayRefund(state)
  const isKnown =
    answerAll(state) ||
    isOfRefund ||
    isOfWait ||
    isOfMedicine ||
    isUnbooked ||
    sayNoPromise(state) ||
    declinePromise(state) ||
    (state.isUrgent && sayShutNow(state))
  dropTurnedDown(state)
  const isNew = !isPerson && !isUrgent && startBooking(state)
  // "Yes please, but can you hold us a table as well": the call is for the owner, and the table is booked.
  if (isNew && before.open === 'take-message' && TAKES_CALL.test(state.plainText))
    mention(state, 'pass-on')
  sayIfVisits(state)
  const isMoved = isWaiting || isPerson || isTold || isSettled || isUrgent || isNew
  const isOfMany = before.open === 'slot' || before.open === 'service'
  const isBareYes = has(state, 'yes') && isOfMany && !isTold && !isSettled && !isKnown
  const isAnswered =
    isMoved || isKnown || isReplied || isOtherPhone || isDayDropped || has(state, 'safe', 'aside')
  const isHeard = isAnswered || (!isBareYes && smallTalk(state))
  const isUnderstood = isHeard || isMarked
  const heard = { isTold, isSettled, isKnown, isBareYes, isHeard, isUnderstood }
  keepRest(state, before, heard)
  handleUnanswered(state, before, heard)
  if (sayNewWhen(state)) unsay(state, 'noted')
  state.idle = isMoved ? 0 : state.idle + 1
  if (state.ended) return isUnderstood
  if (state.idle >= budgets.idleCount) end(state, 'goodbye-stuck')
  else goOn(state, before.open)
  sayPicked(state, before.open)
  sayNewService(state, before, isNew)
  return isUnderstood
}

/** Offers a call to a caller who needs a visit of a firm that people come to: a day is of no use before they know. */
function sayIfVisits(state: State): void {
  const { flow, card, setup, plainText, question } = state
  const isAnswered = state.commands.some((one) => one.kind === 'ask' && one.topic === 'fact')
  if (flow !== 'booking' || card.booked !== null || question !== null || isVisit(state)) return
  if (setup.trade === 'restaurant' || isAnswered || !asksHomeVisit(plainText)) return
  note(state)
  unsay(state, 'unknown-later')
  unsay(state, 'pass-on')
  mention(state, 'home-visit')
  ask(state, 'take-message', 'ask-take-message')
}

/** Keeps off the card the day of a question about the hours or a price: nobody has asked for that day yet. */
function keepOffCard(state: State): void {
  const isEnquiry = state.commands.some(
    (one) => one.kind === 'ask' && ['hours', 'price', 'prices'].includes(one.topic),
  )
  if (state.flow !== 'none' || !isEnquiry || has(state, 'book') || state.from.date !== state.line)
    return
  const asked = { ...state.asked }
  fillAsked(state, { day: null, minute: null })
  state.asked = asked
}

/** "Only if the other one fits that night" puts nothing in place of what she has read back. */
function dropHeldBack(state: State): void {
  if (!isHeldBack(state)) return
  state.commands = state.commands.filter((one) => one.kind !== 'tell-when' && !tellsService(one))
}

/** Takes "sorry, what was that?", once no question is open, for one about what has been arranged. */
function askWhatIsArranged(state: State): void {
  if (!has(state, 'repeat') || state.open !== null || state.card.booked === null) return
  state.commands = [
    ...state.commands.filter((one) => one.kind !== 'ask' || one.topic !== 'unknown'),
    { kind: 'ask', topic: 'status' },
  ]
}

/** Keeps for the owner what the line told besides, and says what a booking does not cover. */
function keepRest(state: State, before: Before, { isKnown, isUnderstood }: Heard): void {
  const isJustBooked = state.from.booked === state.line
  keepWants(state, before.flow)
  if (isJustBooked && !isKnown) sayThisOnly(state)
  if (isUnderstood && (before.flow !== 'none' || before.isTaken || state.card.booked))
    noteRest(state)
  if (isJustBooked) sayNoCallSoon(state)
  if (state.flow === 'booking' || isJustBooked)
    sayOneEach(state, has(state, 'several') || addsService(state))
  if (isJustBooked && state.reply.length === 1)
    mention(state, state.isOwed ? 'answers-owed' : 'after-booked')
  if (state.reply.some((one) => isOfRule(one, 'unknown-later', 'unknown-rest', 'unknown-urgent')))
    state.isOwed = true
}

/** Takes down or passes on what she has no answer to; counts a miss where she has not followed. */
function handleUnanswered(state: State, before: Before, heard: Heard): void {
  const { isTold, isSettled, isHeard, isUnderstood } = heard
  const isUnheard = !isHeard && state.flow === 'none'
  // "I haven't been for years, I'm terrified" may come before a wish.
  if (isUnheard && state.reply.some((one) => isOfRule(one, 'comfort')))
    ask(state, 'service', 'ask-more')
  else if (isTelling(state, before)) takeDown(state)
  else if (isUnheard && isBeyond(state, before)) passOn(state)
  else if (isAside(state, before, heard)) handleMiss(state, keyOfNote(state))
  else if (!isUnderstood) handleNotUnderstood(state, before, heard)
  else if (state.open !== before.open || isTold || isSettled) state.misses = 0
}

/** A telephone number while she asks for a day: she keeps it, and asks for the day again. */
const isAside = (state: State, before: Before, { isTold, isSettled, isKnown }: Heard) =>
  isTold && !isSettled && !isKnown && isElsewhere(state, before)

function handleNotUnderstood(state: State, before: Before, { isBareYes }: Heard): void {
  if (isUndecided(state) || isDenied(state, before)) return leaveService(state)
  // After the booking, "there's a baby with us" is no miss.
  if (before.open === null && noteRest(state)) return
  if (isRemark(state, before.open)) {
    note(state)
    return handleMiss(state, keyOfNote(state))
  }
  const isAnswered = isBareYes || has(state, 'unsure', 'several') || state.reply.some(isSympathy)
  handleMiss(state, isAnswered ? null : undefined)
}

/** Takes a message in place of a booking whose service the caller does not know or want. */
function leaveService(state: State): void {
  if (state.card.service !== null) note(state)
  fill(state, 'service', null)
  say(state, 'instead-message')
  startMessage(state)
}

/** Says which service she has understood for a new booking, in place of another, or as the first of two. */
function sayNewService(state: State, { service, flow }: Before, isNew: boolean): void {
  // Neither "both, please" nor "it's for my son" names what she books.
  const isOther = state.card.service !== service && (service !== null || has(state, 'several'))
  const isNext = state.commands.some((one) => one.kind === 'several' && one.isNext)
  // "Which one would it be? My boss gave me an agreement to sign"
  const isTold =
    service === null && flow === 'booking' && state.card.service !== null && has(state, 'unsure')
  if (isNext && state.reply.length > 1) unsay(state, 'noted')
  if ((isNew && state.card.booked === null) || isOther || isNext || isTold)
    sayService(state, isOther || isNext)
}

/**
 * Says once that she books one at a time, as soon as a reply has room for it. Not in a restaurant, where a
 * number is the size of the party.
 */
function sayOneEach(state: State, wantsMore: boolean): void {
  const isSeveral = wantsMore && !isOfCompany(state.plainText, state.trade)
  if (isSeveral) note(state)
  if (state.trade.hasParty || !(isSeveral || state.isOneSaid)) return
  state.isOneSaid = true
  const isOfAll = isSeveral || /\b(?:both|all|everyone|everybody)\b/i.test(state.text)
  const isAsked =
    isOfAll && state.commands.some((one) => one.kind === 'ask' && one.topic === 'status')
  // "Can you do Martin straight after?" is answered by it.
  const questions = clausesOf(state.plainText).filter(isQuestion)
  const isOfMore = isSeveral && questions.length > 0 && questions.every(wantsSeveral)
  if (state.card.service === null || (isSaid(state, 'one-each') && !isAsked && !isOfMore)) return
  if (isOfMore) unsay(state, 'unknown-later')
  mention(state, 'one-each')
}

/** Whether the caller does not know which service to book, so that the owner must ring back. */
function isUndecided(state: State): boolean {
  return state.flow === 'booking' && state.open === 'service' && has(state, 'unsure')
}

/** Whether the caller denies the service that she has just understood: "no, I only want the certificate". */
function isDenied({ commands, text, from, line }: State, { open }: Before): boolean {
  return (
    (open === 'when' || open === 'slot') &&
    from.service === line - 1 &&
    commands.every(({ kind }) => kind === 'no' || kind === 'refuse') &&
    /^no\b/i.test(text) &&
    /\b(?:just|only|i meant|about|not (?:after|booking|to book))\b/i.test(text)
  )
}

const NEEDS_ITS_OWN: readonly (Open | null)[] = ['slot', 'when', 'date', 'time', 'party', 'service']

/** Whether a line gives only details that she has not asked for yet. */
function isElsewhere({ flow, commands }: State, before: Before): boolean {
  return (
    flow !== 'none' &&
    flow === before.flow &&
    NEEDS_ITS_OWN.includes(before.open) &&
    commands.every(
      (command) =>
        (command.kind !== 'tell-when' || before.open === 'service') &&
        command.kind !== 'pick' &&
        (command.kind !== 'tell' || (command.field !== 'service' && command.field !== 'party')),
    )
  )
}

/** Asks for the next detail of the current flow. */
function goOn(state: State, openBefore: Open | null): void {
  if (state.isPutThrough || state.question || readBack(state, openBefore)) return
  // A question about the hours leaves her offer of a call open.
  const isOffered = openBefore === 'take-message' || !has(state, 'ask')
  if (state.flow === 'none' && state.open === 'take-message' && isOffered)
    ask(state, 'take-message', 'ask-take-message')
  else if (state.from.booked === state.line && openBefore === 'take-message') return
  else if (state.flow !== 'none' || state.reply.length === 0 || openBefore === 'take-message')
    askAgain(state)
  else if (state.card.outcome === null) {
    ask(state, 'service', state.answers > 0 ? 'ask-more' : 'ask-help')
  }
  if (state.isStuck) unstick(state)
}

/** After a booking or message: reads a number back that replaces the caller's. */
function readBack(state: State, openBefore: Open | null): boolean {
  const { flow, card, from, line } = state
  const isOpen = openBefore === 'phone' || openBefore === 'phone-confirm'
  if (flow !== 'none' || card.outcome === null || !(isOpen || from.phone === line)) return false
  if (askDetails(state)) return true
  state.open = null
  // A number that comes after the message was taken without one is no change.
  if (openBefore === 'phone-confirm' && isTaken(state)) finishMessage(state)
  else say(state, 'changed')
  return true
}

function askAgain(state: State): void {
  if (state.flow === 'booking') continueBooking(state)
  else if (state.flow === 'message') continueMessage(state)
  else ask(state, 'service', 'ask-help')
}
