import { afterDanger, handleDanger, handleSafe } from './flows/danger.ts'
import { book, continueBooking, takeSlot } from './flows/booking.ts'
import { continueMessage, startMessage } from './flows/message.ts'
import { answer } from './flows/question.ts'
import { handleUrgent } from './flows/urgent.ts'
import { budgets } from './limits.ts'
import { applyTold } from './repair/corrections.ts'
import { cancel, end } from './repair/leaving.ts'
import { handleMiss, skip } from './repair/misses.ts'
import { handleSilence } from './repair/silence.ts'
import { withArticle } from './speech/format.ts'
import { ask, say } from './speech/say.ts'
import { fill, serviceOf, type State } from './state.ts'
import type { Command } from './understanding/command.ts'
import { listedServices } from './understanding/services.ts'
import { contentOf } from './understanding/text.ts'

const WANTS_MAX_WORDS = 40
const ABOUT_MIN_WORDS = 8
const BEYOND_MIN_WORDS = 4

type Kind = Command['kind']

/**
 * Answers one line, in the order of precedence: danger; goodbye or cancel; a person; corrections;
 * the open question; other questions; new wants; small talk; not understood. False if nothing in
 * the line was understood.
 */
export function respond(state: State, commands: readonly Command[]): boolean {
  const has = (kind: Kind) => commands.some((command) => command.kind === kind)
  const danger = commands.find((command) => command.kind === 'danger')
  if (danger) {
    handleDanger(state, danger.danger)
    return true
  }
  if (has('silence')) {
    if (handleSilence(state)) askAgain(state)
    return true
  }
  state.silences = 0
  if (has('safe')) handleSafe(state)
  else if (state.card.urgency === 'emergency') {
    if (has('goodbye')) end(state, 'after-danger')
    else afterDanger(state)
    return commands.length > 0
  }
  if (leave(state, has)) return true
  return converse(state, commands, has)
}

/** What ends the call or the booking; true if it did. */
function leave(state: State, has: (kind: Kind) => boolean): boolean {
  const isDone = state.open === null && state.flow === 'none' && state.card.outcome !== null
  if (has('wrong-number') || has('sales')) {
    const outcome = has('sales') ? 'sales' : 'wrong-number'
    end(state, outcome)
    fill(state, 'outcome', outcome)
  } else if (has('cancel') && !has('tell-when') && !has('tell')) cancel(state)
  else if (has('goodbye') && !has('book')) end(state, 'goodbye')
  // Nothing more, after an answer.
  else if (
    state.flow === 'none' &&
    state.open === 'service' &&
    state.answers > 0 &&
    has('refuse') &&
    !has('ask')
  )
    end(state, 'goodbye')
  else if (
    isDone &&
    (has('no') || has('yes') || has('thanks')) &&
    !has('ask') &&
    !has('tell') &&
    !has('tell-when') &&
    !has('book') &&
    !has('message')
  )
    end(state, 'goodbye')
  else return false
  return true
}

function converse(
  state: State,
  commands: readonly Command[],
  has: (kind: Kind) => boolean,
): boolean {
  const before = { open: state.open, flow: state.flow }
  const isPerson = has('person') || has('complaint') || (has('message') && !has('book'))
  if (isPerson) startPerson(state, has)
  const isTold = applyTold(
    state,
    isPerson ? commands.filter(({ kind }) => kind !== 'tell-when') : commands,
  )
  const isAnswered = settleQuestion(state, commands, has, isTold)
  const isUrgent = has('urgent') && !state.isUrgent
  if (isUrgent) handleUrgent(state)
  const isKnown = answerAll(state, commands)
  const isNew = !isPerson && !isUrgent && startBooking(state, commands, has)
  // "Yes" to two times, or a number while she asks for a day: kept, but no answer to the question.
  const isBareYes = has('yes') && before.open === 'slot' && !isTold && !isAnswered && !isKnown
  const isAside =
    isTold &&
    !isAnswered &&
    !isKnown &&
    state.flow !== 'none' &&
    state.flow === before.flow &&
    isElsewhere(before.open, commands)
  const isTalk =
    isPerson ||
    isUrgent ||
    isTold ||
    isAnswered ||
    isKnown ||
    isNew ||
    has('safe') ||
    (!isBareYes && smallTalk(state, has))
  keepWants(state, before.flow)
  if (!isTalk && isBeyond(state, before)) passOn(state)
  else if (!isTalk || isAside) handleMiss(state, isAside ? 'noted' : isBareYes ? null : undefined)
  else if (state.open !== before.open || isTold || isAnswered) state.misses = 0
  const isMoved = isTold || isAnswered || isNew || isPerson || isUrgent
  state.idle = isMoved ? 0 : state.idle + 1
  if (state.ended) return isTalk
  if (state.idle >= budgets.idleCount) end(state, 'goodbye-stuck')
  else goOn(state, before)
  if (isNew && state.flow === 'booking') sayService(state)
  return isTalk
}

/** Whether a first line says what somebody wants, in words that match nothing of the set-up. */
function isBeyond({ text, misses }: State, before: { open: State['open']; flow: State['flow'] }) {
  return (
    before.open === 'service' &&
    before.flow === 'none' &&
    misses === 0 &&
    text.split(' ').length >= BEYOND_MIN_WORDS &&
    /\b(?:i|i'm|i've|i'd|my|we|we're|we've|our)\b/i.test(text)
  )
}

/** Offers to pass on what she cannot place; asking again would only get the same words. */
function passOn(state: State): void {
  state.misses++
  note(state)
  say(state, 'beyond')
  ask(state, 'take-message', 'ask-take-message')
}

/** Whether a line tells only details that another question is for. */
function isElsewhere(open: State['open'], commands: readonly Command[]): boolean {
  return (
    (open === 'slot' ||
      open === 'when' ||
      open === 'date' ||
      open === 'time' ||
      open === 'party' ||
      open === 'service') &&
    commands.every(
      (command) =>
        command.kind !== 'tell-when' &&
        command.kind !== 'pick' &&
        (command.kind !== 'tell' || (command.field !== 'service' && command.field !== 'party')),
    )
  )
}

/** A service that the line does not name is said, so that it can be put right. */
function sayService(state: State): void {
  const service = serviceOf(state)
  if (!service || listedServices(state.setup).length < 2) return
  const said = contentOf(state.text)
  if ([...contentOf(service.name)].some((word) => said.has(word))) return
  const source = { kind: 'service', service: service.name } as const
  say(state, 'for-service', { what: withArticle(service.name) }, source)
}

function startPerson(state: State, has: (kind: Kind) => boolean): void {
  say(state, has('complaint') ? 'complaint' : has('person') ? 'person' : 'take-details')
  startMessage(state)
}

/** Takes yes, no and refusals to the open question; true if one settled it. */
function settleQuestion(
  state: State,
  commands: readonly Command[],
  has: (kind: Kind) => boolean,
  isTold: boolean,
): boolean {
  const { open, card } = state
  if (open === 'about' && has('about')) {
    fill(state, 'wants', firstWords(state.text, WANTS_MAX_WORDS))
    return true
  }
  if (has('refuse') && (open === 'when' || open === 'date' || open === 'time')) {
    say(state, 'never-mind')
    ask(state, 'take-message', 'ask-take-message')
    return true
  }
  if (has('refuse')) {
    skip(state)
    say(state, 'never-mind')
    return true
  }
  if (isTold) return false
  if (open === 'phone-confirm' && has('yes')) {
    card.isPhoneConfirmed = true
    state.from.confirmed = state.line
    return true
  }
  if (open === 'phone-confirm' && has('no') && !has('ask')) {
    state.deniedPhone = card.phone
    fill(state, 'phone', null)
    return true
  }
  if (open === 'slot') return settleSlot(state, has)
  if (open === 'confirm' && has('yes') && !commands.some(({ kind }) => kind === 'ask')) {
    book(state)
    return true
  }
  if (open === 'confirm' && has('no')) {
    ask(state, 'change', 'ask-change')
    return true
  }
  if (open === 'take-message' && !has('book') && (has('yes') || has('no'))) {
    if (has('yes')) startMessage(state)
    else {
      say(state, 'never-mind')
      fill(state, 'wants', null)
      state.flow = 'none'
      ask(state, 'service', 'ask-help')
    }
    return true
  }
  return false
}

function settleSlot(state: State, has: (kind: Kind) => boolean): boolean {
  const [only, other] = state.offered
  if (has('yes') && only && !other) {
    takeSlot(state, only)
    return true
  }
  if (has('no')) {
    state.declined.push(...state.offered)
    state.offered = []
    state.days = null
    fillNothing(state)
    return true
  }
  return false
}

/** After a no to the offers the wish starts afresh, but stays on the card. */
function fillNothing(state: State): void {
  state.asked = { day: null, minute: null }
  state.span = null
  state.wantsAny = false
}

/** Answers what she can; what she cannot is noted for the owner. */
function answerAll(state: State, commands: readonly Command[]): boolean {
  let isAny = false
  for (const command of commands) {
    if (command.kind !== 'ask') continue
    isAny = true
    if (answer(state, command)) continue
    note(state)
    if (state.flow === 'none') {
      say(state, 'unknown')
      ask(state, 'take-message', 'ask-take-message')
    } else say(state, 'unknown-later')
  }
  return isAny
}

function note(state: State): void {
  const { wants } = state.card
  if (wants?.includes(state.text)) return
  fill(
    state,
    'wants',
    firstWords(wants === null ? state.text : `${wants} / ${state.text}`, 2 * WANTS_MAX_WORDS),
  )
}

function firstWords(text: string, count: number): string {
  const words = text.split(/\s+/)
  return words.length <= count ? text : `${words.slice(0, count).join(' ')} …`
}

/** Turns to a booking if the line wants one. */
function startBooking(
  state: State,
  commands: readonly Command[],
  has: (kind: Kind) => boolean,
): boolean {
  if (state.flow !== 'none') return false
  const told = commands.some((command) => command.kind === 'tell' && command.field === 'service')
  const isTime = has('tell-when') && !has('ask')
  if (!told && !isTime && !has('book')) return false
  if (state.card.outcome !== null && state.card.booked === null) fill(state, 'outcome', null)
  state.flow = 'booking'
  // "How much is it? Then I'll book one."
  if (state.card.service === null && state.topic !== null) fill(state, 'service', state.topic)
  return true
}

function smallTalk(state: State, has: (kind: Kind) => boolean): boolean {
  if (has('instructions')) say(state, 'instructions')
  else if (has('repeat')) say(state, 'again')
  else if (has('wait')) say(state, 'wait')
  else if (has('thanks')) say(state, 'thanks')
  else if (has('greeting')) say(state, 'hello')
  else if (has('abuse')) {
    state.abuses++
    if (state.abuses >= budgets.missCount) end(state, 'goodbye-abuse')
    else say(state, 'calm')
  } else if (has('unsure')) {
    say(state, 'unsure')
    return false
  } else return false
  return true
}

/** The first line that wants something is what the owner reads. */
function keepWants(state: State, flowBefore: State['flow']): void {
  if (flowBefore !== 'none' || state.flow === 'none' || state.card.wants !== null) return
  // "Can you ring me back?" does not say what it is about.
  const isShort = state.text.split(' ').length < ABOUT_MIN_WORDS
  if (state.flow === 'message' && !state.isUrgent && isShort) return
  fill(state, 'wants', firstWords(state.text, WANTS_MAX_WORDS))
}

/** Asks for the next thing of whatever is going on. */
function goOn(state: State, before: { open: State['open'] }): void {
  if (state.question) return
  if (state.flow === 'booking') continueBooking(state)
  else if (state.flow === 'message') continueMessage(state)
  else if (state.reply.length === 0 || before.open === 'take-message') askAgain(state)
  else if (state.card.outcome === null) {
    ask(state, 'service', state.answers > 0 ? 'ask-more' : 'ask-help')
  }
  if (state.isStuck) unstick(state)
}

/** She has no words left for a question: she takes a message without it, or ends the call. */
function unstick(state: State): void {
  const { flow } = state
  state.isStuck = false
  state.reply = []
  skip(state)
  if (flow === 'booking') {
    say(state, 'instead-message')
    startMessage(state)
  }
  if (flow !== 'none') continueMessage(state)
  if (state.isStuck || flow === 'none') end(state, 'goodbye-stuck')
}

function askAgain(state: State): void {
  if (state.flow === 'booking') continueBooking(state)
  else if (state.flow === 'message') continueMessage(state)
  else ask(state, 'service', 'ask-help')
}
