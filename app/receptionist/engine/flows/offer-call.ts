import { ask } from '../speech/say.ts'
import { has, type State } from '../state.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { isQuestion } from '../understanding/asks/questions.ts'
import { tellsService } from '../understanding/command.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { contentOf, plain } from '../understanding/text/text.ts'
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

/** Asks for a visit at once: "well can someone come today or not?" */
const COMES_SOON = pattern`
  \b(?:can|could|will|would|is|are) (?:you|he|she|they|some(?:one|body)|any(?:one|body)) (?:[a-z]+ ){0,3}?(?:
    com(?:e|ing)|get here|pop|out|make it
  )\b[^.?!]{0,24}\b(?:today|tonight|now|asap|straight away|this (?:morning|afternoon|evening))\b
`

/** Whether a caller who has told of a job that is on no list asks for a visit at once, in place of the call. */
export const wantsSomebodySoon = (state: State) =>
  has(state, 'book', 'ask') &&
  state.card.service === null &&
  !state.commands.some(tellsService) &&
  COMES_SOON.test(state.plainText) &&
  clausesOf(plain(state.before)).some((one) => !isQuestion(one) && contentOf(one).size > 0)
