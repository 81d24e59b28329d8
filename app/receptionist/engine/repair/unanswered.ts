import { startMessage, takeDown } from '../flows/message.ts'
import { sayRelatedFact } from '../flows/answer-fact.ts'
import { isBeyond, isRemark, isTelling } from '../flows/keep-line.ts'
import { keyOfNote, note, noteRest, passOn } from '../flows/notes.ts'
import { handleMiss } from './misses.ts'
import { ask, isOfRule, isSympathy, say } from '../speech/say.ts'
import { fill, has, type State } from '../state.ts'
import type { Open } from '../types.ts'

/** How the call stood before the line. */
export type Before = Pick<State, 'open' | 'flow'> & { service: string | null; isTaken: boolean }

/** What she made of the line. */
export type Heard = {
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

/** Takes down or passes on what she has no answer to; counts a miss where she has not followed. */
export function handleUnanswered(state: State, before: Before, heard: Heard): void {
  const { isTold, isSettled, isHeard, isUnderstood } = heard
  const isUnheard = !isHeard && state.flow === 'none'
  // "I haven't been for years, I'm terrified" may come before a wish.
  if (isUnheard && state.reply.some((one) => isOfRule(one, 'comfort')))
    ask(state, 'service', 'ask-more')
  else if (isTelling(state, before)) takeDown(state)
  else if (isUnheard && isBeyond(state, before)) {
    // "I don't want somebody different every week"
    if (!sayRelatedFact(state)) passOn(state)
  } else if (isAside(state, before, heard)) handleMiss(state, keyOfNote(state))
  else if (!isUnderstood) handleNotUnderstood(state, before, heard)
  else if (state.open !== before.open || isTold || isSettled) state.misses = 0
}

/** A telephone number while she asks for a day: she keeps it, and asks for the day again. */
const isAside = (state: State, before: Before, { isTold, isSettled, isKnown }: Heard) =>
  isTold && !isSettled && !isKnown && isElsewhere(state, before)

/** Questions that no other detail answers. */
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

/** Counts a miss, unless the caller gives up the service or remarks on something after the booking. */
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

/** Takes a message in place of a booking whose service the caller does not know or want. */
function leaveService(state: State): void {
  if (state.card.service !== null) note(state)
  fill(state, 'service', null)
  say(state, 'instead-message')
  startMessage(state)
}
