import { ask } from '../speech/say.ts'
import { has, type State } from '../state.ts'
import { isHaveRing } from '../understanding/wants/call-backs.ts'
import { isTaken } from './message-notes.ts'

/** Offers that the owner rings, rather than a time, unless a message or a booking has been made. */
export function offerCall(state: State): void {
  if (state.flow !== 'message' && !isTaken(state) && state.card.booked === null)
    ask(state, 'take-message', 'ask-take-message')
}

/** "No, just book it" agrees to the booking, and refuses the call. */
const REFUSES = /^(?:(?:oh|er|um|well|ah)[,. ]+)*(?:no|nope|nah|naw)\b/

/** Keeps that the caller has refused a call, until they ask for one. */
export function keepRefusal(state: State): void {
  const { open, plainText } = state
  if (open === 'take-message') {
    state.isCallRefused = has(state, 'no') || (has(state, 'yes') && REFUSES.test(plainText))
    if (state.isCallRefused) state.isOwed = false
  } else if (has(state, 'message') || isHaveRing(plainText)) state.isCallRefused = false
}
