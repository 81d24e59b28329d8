import { condole } from './flows/kind-words.ts'
import { askAgain, goOn } from './flows/next-question.ts'
import { sayService } from './flows/booking.ts'
import { afterDanger, handleDanger, handleSafe } from './flows/danger.ts'
import { isVisit, noteDoubtedPostcode } from './flows/details.ts'
import { askMissingPhone, startPerson } from './flows/message.ts'
import { takeAskedService } from './flows/asked-service.ts'
import { addsService, addToBooking, sayNoCallSoon, sayThisOnly } from './flows/booking-notes.ts'
import {
  addToMessage,
  dropDeniedDay,
  isTaken,
  keepArranged,
  sayNewWhen,
  sendRegards,
} from './flows/message-notes.ts'
import { keepWants, onlyAsksAgain } from './flows/keep-line.ts'
import { startBooking } from './flows/start-booking.ts'
import { isHeldBack, note, noteAndMention, noteRest, sayPicked } from './flows/notes.ts'
import { sayIfOpen } from './flows/coming.ts'
import { keepRefusal } from './flows/offer-call.ts'
import { answerAll, sayOwedPrice } from './flows/question.ts'
import { askIfCovered } from './flows/answer-place.ts'
import { calmGuest } from './flows/guests.ts'
import { markAllergyToday, markLate } from './flows/message-urgency.ts'
import { declinePromise, declineStaff, sayRefund } from './flows/promises.ts'
import { settleQuestion } from './flows/settle.ts'
import { bookVisitOfComplaint, keepToMessage, sayNothingBooked } from './flows/taken.ts'
import { askIfTaken, dropTurnedDown, dropUnservedUrgency } from './flows/turned-down.ts'
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
import {
  adviseOnIllness,
  adviseOnMedicine,
  adviseOnSilence,
  sayWaitForCall,
} from './flows/whom-to-ring.ts'
import { budgets } from './limits.ts'
import { applyTold } from './repair/corrections.ts'
import { end, leave } from './repair/leaving.ts'
import { noteOtherPhone } from './repair/other-phones.ts'
import { handleSilence } from './repair/silence.ts'
import { smallTalk } from './repair/small-talk.ts'
import { ask, isOfRule, isSaid, mention, unsay } from './speech/say.ts'
import { asksAbout, fillAsked, has, ignoreAsks, type State } from './state.ts'
import { clausesOf } from './understanding/asks/clauses.ts'
import { asksHomeVisit } from './understanding/asks/home-visits.ts'
import { tellsService } from './understanding/command.ts'
import { hasFireAlarm } from './understanding/danger/danger.ts'
import { isQuestion } from './understanding/asks/questions.ts'
import { leavesSpelling } from './understanding/details/name-corrections.ts'
import { isOfCompany, wantsSeveral } from './understanding/services/several.ts'
import { isPlainBye } from './understanding/wants/farewell.ts'
import { type Before, handleUnanswered, type Heard } from './repair/unanswered.ts'

/**
 * Answers the caller's current line by adding to the reply; returns whether she understood any of it.
 *
 * What she checks first wins: danger; silence; no longer urgent, or safe again; in an emergency only
 * help that is coming and goodbye; goodbye or cancel; another booking; a request for a person;
 * corrections; an answer to the open question; an urgent word; other questions; a new booking; small
 * talk.
 */
export function respond(state: State): boolean {
  const danger = state.commands.find((one) => one.kind === 'danger')
  if (danger) {
    handleDanger(state, danger.danger, danger.isTogether)
    return true
  }
  if (has(state, 'silence')) {
    if (handleSilence(state)) askAgain(state)
    return true
  }
  state.silences = 0
  condole(state)
  const isAdvised =
    adviseOnWater(state) ||
    adviseOnPayment(state) ||
    adviseOnIllness(state) ||
    adviseOnSilence(state)
  if (has(state, 'not-urgent')) standDown(state)
  if (has(state, 'safe')) handleSafe(state)
  else if (state.card.urgency === 'emergency' && state.flow === 'none' && afterDanger(state))
    return state.commands.length > 0
  const isLate = markLate(state)
  // "No, not the 25th", of a message that was taken, is no goodbye.
  if (isTaken(state) && dropDeniedDay(state) && !isPlainBye(state.plainText)) return true
  if (sendRegards(state)) return true
  const isMissing = askMissingPhone(state)
  const isReplied = calmGuest(state) || keepArranged(state) || isAdvised || isLate || isMissing
  return leave(state) || converse(state, isReplied)
}

/** Takes the call back that she offers, whatever else it says; "can I just book it?" does not. */
const TAKES_CALL = /^(?:(?:oh|ok|okay|well),? )*(?:yes|yeah|yep|aye|go on|please|sure)\b/

/** Acts on a line that is no danger, silence or goodbye. `isReplied`: she has replied to a part of it. */
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
  const isUnserved = dropUnservedUrgency(state)
  const isUrgent = startUrgent(state)
  askIfTaken(state)
  askWhatIsArranged(state)
  askIfCovered(state)
  const isMarked = isMarkedLate || markUrgent(state)
  const isOfWait = sayWaitForCall(state)
  const isOfMedicine = adviseOnMedicine(state)
  const isOfRefund = (before.flow === 'message' || before.isTaken) && sayRefund(state)
  const isOfStaff = declineStaff(state)
  const isKnown =
    answerAll(state) ||
    isOfStaff ||
    isOfRefund ||
    isOfWait ||
    isOfMedicine ||
    isUnbooked ||
    sayNoPromise(state) ||
    declinePromise(state) ||
    sayIfOpen(state)
  if (isUnserved) mention(state, 'unmarked', {}, { kind: 'urgent' })
  dropTurnedDown(state)
  const isNew = !isPerson && !isUrgent && startBooking(state)
  if (isNew) declineStaff(state)
  sayOwedPrice(state)
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
  else {
    askSpelling(state)
    goOn(state, before.open)
  }
  sayPicked(state, before.open)
  sayNewService(state, before, isNew)
  return isUnderstood
}

/** Offers a call to a caller who needs a visit of a firm that people come to: a day is of no use before they know. */
function sayIfVisits(state: State): void {
  const { flow, card, setup, plainText, question } = state
  if (flow !== 'booking' || card.booked !== null || question !== null || isVisit(state)) return
  if (setup.trade === 'restaurant' || asksAbout(state, 'fact') || !asksHomeVisit(plainText)) return
  note(state)
  unsay(state, 'unknown-later')
  unsay(state, 'pass-on')
  mention(state, 'home-visit')
  ask(state, 'take-message', 'ask-take-message')
}

/** Asks how the name is spelt, of which the line says only in part how. */
function askSpelling(state: State): void {
  const { card, flow, text, question } = state
  if (flow === 'none' || question !== null || card.name === null) return
  if (leavesSpelling(text, card.name)) ask(state, 'name', 'ask-spelling')
}

/** Keeps off the card the day of a question about the hours or a price: nobody has asked for that day yet. */
function keepOffCard(state: State): void {
  const isEnquiry = asksAbout(state, 'hours', 'price', 'prices')
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

/** Takes "sorry, what was that?", once no question is open, for one about what has been arranged or taken down. */
function askWhatIsArranged(state: State): void {
  const { open, card } = state
  if (!has(state, 'repeat') || open !== null) return
  const hasDetails = onlyAsksAgain(state) && isTaken(state) && (card.name ?? card.phone) !== null
  if (card.booked === null && !hasDetails) return
  ignoreAsks(state, 'unknown')
  const topic = card.booked === null ? 'details' : 'status'
  state.commands = [...state.commands, { kind: 'ask', topic }]
}

/** Keeps for the owner what the line told besides, and says what a booking does not cover. */
function keepRest(state: State, before: Before, { isKnown, isUnderstood }: Heard): void {
  const isJustBooked = state.from.booked === state.line
  keepWants(state, before.flow)
  if (isJustBooked) markAllergyToday(state)
  if (isJustBooked && !isKnown) sayThisOnly(state)
  if (isUnderstood && (before.flow !== 'none' || before.isTaken || state.card.booked))
    noteRest(state)
  if (isJustBooked) sayNoCallSoon(state)
  if (state.flow === 'booking' || isJustBooked)
    sayOneEach(state, has(state, 'several') || addsService(state))
  // The call that is owed says it already.
  if (isJustBooked && state.isOwed) unsay(state, 'noted')
  if (isJustBooked && state.reply.length === 1)
    mention(state, state.isOwed ? 'answers-owed' : state.taken ? 'message-stands' : 'after-booked')
  if (state.reply.some((one) => isOfRule(one, 'unknown-later', 'unknown-rest', 'unknown-urgent')))
    state.isOwed = true
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
  const isSeveral = wantsMore && !isOfCompany(state.plainText, state.trade, state.card.service)
  // "It's both of us", of wills for a couple, is only noted.
  if (isSeveral) note(state)
  else if (wantsMore && state.commands.every(({ kind }) => kind === 'several'))
    noteAndMention(state, 'noted')
  if (state.trade.hasParty || !(isSeveral || state.isOneSaid)) return
  state.isOneSaid = true
  const isOfAll = isSeveral || /\b(?:both|all|everyone|everybody)\b/i.test(state.text)
  const isAsked = isOfAll && asksAbout(state, 'status')
  // "Can you do Martin straight after?" is answered by it.
  const questions = clausesOf(state.plainText).filter(isQuestion)
  const isOfMore = isSeveral && questions.length > 0 && questions.every(wantsSeveral)
  if (state.card.service === null || (isSaid(state, 'one-each') && !isAsked && !isOfMore)) return
  if (isOfMore) unsay(state, 'unknown-later')
  mention(state, 'one-each')
}
