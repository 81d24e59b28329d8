import { ask } from '../speech/say.ts'
import type { State } from '../state.ts'
import { isTaken } from './message-notes.ts'

/** Offers that the owner rings, rather than a time, unless a message or a booking has been made. */
export function offerCall(state: State): void {
  if (state.flow !== 'message' && !isTaken(state) && state.card.booked === null)
    ask(state, 'take-message', 'ask-take-message')
}
