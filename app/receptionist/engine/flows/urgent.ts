import { isOpenAt } from '../diary.ts'
import { canSay, isOfRule, isSaid, mention, say, unsay } from '../speech/say.ts'
import {
  asksAbout,
  fill,
  has,
  ignore,
  ignoreAsks,
  notesOf,
  serviceOf,
  type State,
} from '../state.ts'
import { bookableServices } from '../understanding/services/service-names.ts'
import { chooseService, SURE_POINTS } from '../understanding/services/services.ts'
import type { Service } from '../types.ts'
import { asksForMark, isForUrgent, treatsPatients } from '../understanding/danger/urgency.ts'
import { isJawLocked, isSocketBleeding } from '../understanding/danger/dental.ts'
import { hasToothOut } from '../understanding/danger/knocked-tooth.ts'
import { findLeak } from '../understanding/danger/urgent-kinds.ts'
import { isOfFall, isOfSpark } from '../understanding/danger/urgent-faults.ts'
import { hasTurnedOff } from '../understanding/danger/not-urgent.ts'
import { getsWorse } from '../understanding/danger/worse.ts'
import { wantsOther, wantsSent } from './start-booking.ts'
import { forPerson, startMessage } from './message.ts'
import { tellsService } from '../understanding/command.ts'
import { changesBooking } from '../understanding/wants/altered-bookings.ts'
import { asksToBook } from '../understanding/wants/book-asks.ts'
import { isAtAddress } from './details.ts'
import { isOfMessage, isTaken } from './message-notes.ts'
import { isOfGuest, tellOfGuest } from './guests.ts'
import { note, noteAndMention } from './notes.ts'
import {
  hasPaid,
  tellsOfNewAccount,
  withoutNotSwollen,
} from '../understanding/danger/hear-urgency.ts'

/** Keeps as urgent what has grown worse when the caller rings off: "the floor's flooded now, bye". Returns whether it has. */
export function sayGrown(state: State): boolean {
  const isWorse = has(state, 'urgent') || (state.isUrgent && getsWorse(state.plainText))
  if (!isTaken(state) || !isWorse || has(state, 'not-urgent')) return false
  const isNew = !state.isUrgent
  note(state)
  state.isUrgent = true
  if (state.card.urgency === 'normal') fill(state, 'urgency', 'urgent')
  fill(state, 'outcome', 'urgent')
  const isTexted = isNew && state.setup.urgent.does === 'text'
  const marked = isTexted ? 'urgent' : isNew ? 'marked' : 'still-urgent'
  if (state.reply.length === 0) mention(state, marked, {}, { kind: 'urgent' })
  return true
}

/** Undoes what an urgent line started, once the caller says that it can wait. */
export function standDown(state: State): void {
  const isStarted = state.isUrgent
  state.isUrgent = false
  if (state.danger === null) fill(state, 'urgency', 'normal')
  // The owner has heard of it, and now hears that it is over.
  const isPassedOn = state.card.outcome === 'urgent'
  if (isPassedOn) {
    fill(state, 'outcome', 'message')
    if (state.flow === 'none') {
      state.isPutThrough = false
      state.commands = state.commands.filter(({ kind }) => kind === 'goodbye' || kind === 'thanks')
    }
  }
  // Nobody can answer a complaint without a number, or tell whose booking is to be cancelled.
  const isOpen = state.isComplaint || changesBooking(notesOf(state))
  if (isStarted && !isOpen && state.flow === 'message') {
    state.flow = 'none'
    state.open = null
  }
  note(state)
  const key = isPassedOn ? 'no-longer' : 'not-urgent'
  if (state.danger === null) mention(state, key, {}, { kind: 'urgent' })
  if (isPassedOn && isOpen && state.card.phone === null && !has(state, 'goodbye'))
    startMessage(state)
}

/** Marks the card as urgent where only the caller calls it so; true if it was not yet, or if the caller asks. */
export function markUrgent(state: State): boolean {
  if (!has(state, 'hurry')) return false
  const isMarked = state.card.urgency !== 'normal'
  const isAsked = asksForMark(state.plainText)
  if (state.reply.some((one) => isOfRule(one, 'marked'))) return true
  if (isMarked && !isAsked) return false
  if (!isMarked) fill(state, 'urgency', 'urgent')
  mention(state, isMarked ? 'marked-already' : 'marked')
  if (isAsked) ignore(state, 'ask')
  // Somebody who stands outside can choose no service and no day.
  const isPressing = state.commands.some((one) => one.kind === 'hurry' && one.isPressing)
  if (!isPressing || state.card.service !== null || isOfMessage(state)) return true
  ignore(state, 'book')
  startMessage(state)
  note(state)
  return true
}

/** Says to send nothing to new bank details, or to ring the bank if the money has gone. `told`: what the caller has said. */
export function sayOfPayment(state: State, told: string): void {
  mention(state, hasPaid(told) ? 'ring-bank' : 'no-payment', {}, { kind: 'urgent' })
}

/** Says to ring the bank, to a caller who tells later that the money has gone; true if she does. */
export function adviseOnPayment(state: State): boolean {
  const { isUrgent, plainText } = state
  if (!isUrgent || !hasPaid(plainText) || isSaid(state, 'ring-bank')) return false
  const told = `${notesOf(state)}. ${plainText}`
  if (!tellsOfNewAccount(told)) return false
  note(state)
  sayOfPayment(state, told)
  return true
}

/** Applies the owner's rule for urgent calls; true if this is the call's first urgent line. */
export function startUrgent(state: State): boolean {
  const isForVet = state.commands.some((one) => one.kind === 'urgent' && one.isForVet)
  if (isForVet) {
    mention(state, 'urgent-animal')
    // "I was doing his nails and it won't stop bleeding" wants no nail trim.
    if (!has(state, 'book')) fill(state, 'service', null)
  }
  if (state.isUrgent || !has(state, 'urgent') || has(state, 'not-urgent')) return false
  if (state.card.urgency === 'emergency') return false
  const { does } = state.setup.urgent
  const source = { kind: 'urgent' } as const
  state.isUrgent = true
  fill(state, 'urgency', 'urgent')
  const isSwollen =
    state.setup.trade === 'dentist' && SWOLLEN.test(withoutNotSwollen(state.plainText))
  const isShut = treatsPatients(state.setup) && !isOpenAt(state.setup, state.clock.now)
  if (isSwollen) say(state, keyOfSwelling(state, isShut), {}, source)
  if (does === 'next-slot' && !isForVet) {
    if (!isSwollen && !has(state, 'safe')) say(state, 'urgent-slot', {}, source)
    state.flow = 'booking'
    state.wantsAny = true
    // A lost crown gets its slot even where the owner has to price a crown first.
    if (!serviceOf(state)?.isBookable) fill(state, 'service', serviceForUrgent(state)?.name ?? null)
    return true
  }
  startMessage(state)
  // The text to the owner answers "as soon as you can, it's agony".
  ignoreAsks(state, 'free')
  if (does === 'text') {
    if (has(state, 'complaint')) {
      unsay(state, 'complaint')
      mention(state, 'sympathy')
    }
    if (isOfGuest(state)) {
      tellOfGuest(state)
      return true
    }
    if (tellsOfNewAccount(state.plainText)) sayOfPayment(state, state.plainText)
    // The answer to "is somebody coming?" says so, too, and beside how to stay safe there is no room for both.
    if (!has(state, 'safe') || !asksAbout(state, 'progress'))
      say(state, isSaid(state, 'urgent') ? 'still-urgent' : 'urgent', {}, source)
    const words = state.commands.flatMap((one) => (one.kind === 'urgent' ? [one.word] : []))
    unsay(state, 'noted')
    // The text to the owner says so, and leaves room for what to do.
    unsay(state, 'take-details')
    if (isEscapedWater(state)) mention(state, 'stop-tap-first', {}, source)
    else if (words.some(isOfSpark)) mention(state, 'no-use', {}, source)
    else if (words.some(isOfFall)) mention(state, 'keep-away', {}, source)
    else if (CANT_FIND_TAP.test(state.plainText)) mention(state, 'stop-tap-where', {}, source)
    if (state.setup.trade === 'dentist' && hasToothOut(state.plainText))
      mention(state, 'tooth-out', {}, source)
    else if (
      state.setup.trade === 'dentist' &&
      isSocketBleeding(`${notesOf(state)}. ${state.plainText}`)
    )
      mention(state, isShut ? 'bleeds-shut' : 'bleeds-on', {}, source)
    else if (words.includes('swallowed')) mention(state, 'ask-111', {}, source)
    else if (isShut && !isSwollen) mention(state, 'urgent-shut', {}, source)
  } else if (does === 'next-slot') mention(state, 'marked', {}, source)
  else {
    note(state)
    putThrough(state)
  }
  return true
}

/** The bookable service for an urgent call: the one for urgent matters, or else the one that the line fits best. */
function serviceForUrgent({ setup, trade, plainText }: State): Service | null {
  const bookable = bookableServices(setup)
  const urgent = bookable.find(isForUrgent)
  return urgent ?? chooseService(plainText, bookable, trade.synonyms, SURE_POINTS)
}

/** What she says first of a swollen face: a mouth that hardly opens does not wait for the dentist either. */
function keyOfSwelling({ plainText }: State, isShut: boolean) {
  if (isJawLocked(plainText, '')) return 'urgent-jaw'
  return isShut ? 'urgent-swelling-shut' : 'urgent-swelling'
}

/** Water that the stop tap may stop. */
const OF_MAINS =
  /\b(?:pipe|burst|tap|sink|leak\w*|boiler|tank|cylinder|radiator|washing machine|ceiling|water)\b/
const NOT_OF_MAINS =
  /\b(?:toilet|loo|hot water|no water|water (?:bill|meter)|cold|stop ?(?:tap|cock))\b/
/** Water that no tap stops. */
const FROM_ELSEWHERE = /\b(?:roof|gutter\w*|rain\w*|storm|drains?|sewage|waste|muck)\b/

const CANT_FIND_TAP =
  /\b(?:can't|cannot|couldn't|don't know|no idea|not sure) [^.?!]{0,24}\bstop ?(?:tap|cock|valve)\b/

/** Whether water runs where somebody can turn it off: "the pipe under the sink has burst". */
function isEscapedWater(state: State): boolean {
  const { plainText, commands } = state
  const told = notesOf(state)
  // "It's coming through the floor now", of the toilet that leaks; who has just turned the power off needs 105.
  const isOfTold = !has(state, 'safe') && OF_MAINS.test(told) && !FROM_ELSEWHERE.test(told)
  const words = commands.flatMap((one) => (one.kind === 'urgent' ? [one.word] : []))
  return (
    isAtAddress(state) &&
    findLeak(words) !== null &&
    (OF_MAINS.test(plainText) || isOfTold) &&
    !hasTurnedOff(`${told}. ${plainText}`) &&
    ![NOT_OF_MAINS, FROM_ELSEWHERE].some((one) => one.test(plainText))
  )
}

/** Asks for nothing: "I'm not paying for him to come out twice". */
const REFUSES_TO_PAY = /\bnot (?:paying|going to pay)\b/
/** Has somebody told or asked something: "can you ask her to keep it by? I'll come in on Monday" */
const ASKS_TO_TELL = /\b(?:can|could|will|would) you (?:please |just )?(?:ask|tell) (?!me\b|us\b)/
const SOONER = /\b(?:sooner|earlier|quicker|any faster)\b/

/** Says that nobody can promise a time, to a caller who asks for one in a message; true if she does. */
export function sayNoPromise(state: State): boolean {
  if (!(state.flow === 'message' && has(state, 'book')) && !wantsSent(state)) return false
  if (REFUSES_TO_PAY.test(state.plainText)) return false
  if (ASKS_TO_TELL.test(state.plainText)) return noteAndMention(state, 'pass-on', forPerson(state))
  // "Can I not just come in this afternoon?", beside a complaint. A service named there is booked.
  const isNamed = state.commands.some(tellsService)
  if (state.isComplaint && !isNamed && !has(state, 'complaint') && asksToBook(state.plainText))
    return noteAndMention(state, 'status-message')
  if (state.isForOwner) return false
  if (state.from.urgency === state.line) return false
  // "I'd also like to book a boiler service" is booked.
  if (!state.isUrgent && (serviceOf(state)?.isBookable || wantsOther(state))) return false
  note(state)
  if (state.isUrgent) mention(state, 'progress', {}, { kind: 'urgent' })
  else if (SOONER.test(state.plainText)) mention(state, 'ring-when')
  else {
    const service = serviceOf(state)
    // "Is he free to come and look?", of an extension that she can't book.
    const key = service?.isBookable === false ? 'rings-first' : 'no-visit'
    mention(state, key, {}, service ? { kind: 'service', service: service.name } : undefined)
  }
  return true
}

/** Tries the owner again for a caller who asks for that on an urgent call; true if she does. */
export function putThroughAgain(state: State): boolean {
  const isAsked = state.commands.some((one) => one.kind === 'person' && one.name === undefined)
  const { isUrgent, setup } = state
  if (!isAsked || !isUrgent || setup.urgent.does !== 'put-through') return false
  if (!canSay(state, 'put-through', {})) return false
  note(state)
  putThrough(state)
  return true
}

function putThrough(state: State): void {
  state.isPutThrough = true
  say(state, 'put-through', {}, { kind: 'urgent' })
  fill(state, 'outcome', 'urgent')
  state.flow = 'none'
  state.open = null
}

/** Asks whether the owner has picked up yet. */
const WAITING = /\b(?:ringing|there|hello|hold|answer\w*)\b/i

const SWOLLEN =
  /\b(?:swell|swollen|(?:blown|blew|puffed|come|gone) (?:right |all )?up|puffy|balloon)/i

/** Takes the details of a caller who is still on the line after being put through; true if she does. */
export function handleNoAnswer(state: State): boolean {
  if (!state.isPutThrough) return false
  state.isPutThrough = false
  // Both are answered by saying so.
  ignore(state, 'person', 'thanks')
  if (WAITING.test(state.text)) ignore(state, 'ask')
  else ignoreAsks(state, 'progress')
  note(state)
  startMessage(state)
  fill(state, 'outcome', 'urgent')
  say(state, 'no-answer', {}, { kind: 'urgent' })
  return true
}
