import { continueBooking } from './booking.ts'
import { askDetails } from './details.ts'
import { continueMessage, finishMessage } from './message.ts'
import { isTaken } from './message-notes.ts'
import { unstick } from '../repair/misses.ts'
import { sayPhone } from '../speech/format.ts'
import { ask, say } from '../speech/say.ts'
import { has, type State } from '../state.ts'
import type { Open } from '../types.ts'

/** Asks for the next detail of the current flow. */
export function goOn(state: State, openBefore: Open | null): void {
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
  else if (card.phone === null) say(state, 'noted')
  else say(state, 'changed', { thing: 'the number', value: sayPhone(card.phone) })
  return true
}

/** Asks for the next detail again, or how she can help. */
export function askAgain(state: State): void {
  if (state.flow === 'booking') continueBooking(state)
  else if (state.flow === 'message') continueMessage(state)
  else ask(state, 'service', 'ask-help')
}
