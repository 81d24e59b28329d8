import { mention } from '../speech/say.ts'
import type { State } from '../state.ts'
import { hopesToBeRung } from '../understanding/asks/status.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { isTaken, note } from './notes.ts'

/** Promises no time, to a caller whose message is taken and who asks when they are rung; true if she does. */
export function sayWhenRung(state: State): boolean {
  if (!isTaken(state) || !hopesToBeRung(state.plainText)) return false
  note(state)
  mention(state, 'ring-when')
  return true
}

/** Asks whether the owner will know in time: "will she definitely get it before one?" */
const GETS_IT =
  /\b(?:will|is|are|does|do) (?!you\b|i\b|we\b)[a-z]+ (?:(?:definitely|actually|still|really|going to|gonna) )*(?:get|see|read|hear) (?:it|this|that|(?:my|the) message)\b|\b(?:'ll|will) (?:get|see|read|hear) (?:it|this|that|(?:my|the) message)\b[^.?!]*\bwon't (?:he|she|they)\b/

/** Says that nobody can promise when the owner reads a message, to a caller who asks; true if she does. */
export function sayWhenSeen(state: State): boolean {
  if (!GETS_IT.test(state.plainText) || !(state.flow === 'message' || isTaken(state))) return false
  note(state)
  mention(state, 'seen-when')
  return true
}

/** Asks whether what was said on this call is enough by itself: "does this count as notice?", "is it official now?" */
const COUNTS = pattern`
  \b(?:does|do|did|will|would|is|have|has) (?:
    this|that|it|i|(?:me )?(?:ringing|calling|phoning|telling)(?: \w+)?|(?:an?|the|this) (?:phone ?)?call|(?:my|the|our) notice
  ) (?:now |just |officially |formally |already |be )*(?:
    count|do (?:it|as|for)|stand as|go down as|enough|official|formal|legal|binding|valid|given|handed in|put in|accepted
    |start|in now|my (?:\w+ )?notice|me (?:given|giving|handing)
  )\b
  |\b(?:do|must|should|have) i (?:still |also )?(?:have to |need to |got to )?(?:write (?:it|that|this|in|to you)|(?:e-?)?mail (?:it|that|this|you)|put (?:it|that|this) in writing|send (?:it|a letter|an e-?mail))\b
`

/** Says that this is only a message, to a caller who asks whether it counts for more; true if she does. */
export function sayOnlyMessage(state: State): boolean {
  if (!COUNTS.test(state.plainText) || !(state.flow === 'message' || isTaken(state))) return false
  note(state)
  mention(state, 'only-message')
  return true
}

/** Wants a promise: "you won't give our table away, will you?" */
const WANTS_PROMISE =
  /\b(?:you|he|she|they) won't\b[^?.]*\b(?:will|would) (?:you|he|she|they)\b|\b(?:can|could|do|will) you (?:promise|guarantee)\b/

/** Promises nothing, to a caller who leaves a message and wants a promise; true if she declines. */
export function declinePromise(state: State): boolean {
  const isTaking = state.flow === 'message' || isTaken(state) || state.card.booked !== null
  if (!WANTS_PROMISE.test(state.plainText) || !isTaking) return false
  note(state)
  mention(state, 'no-promise')
  return true
}
