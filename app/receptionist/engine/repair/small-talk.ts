import { budgets } from '../limits.ts'
import { say } from '../speech/say.ts'
import { has, type State } from '../state.ts'
import { asksPresence } from '../understanding/wants/asks-of-her.ts'
import { end } from './leaving.ts'

/** Small talk with its replies, in the order of the checks. */
const REPLIES = [
  ['instructions', 'instructions'],
  ['repeat', 'again'],
  ['wait', 'wait'],
  ['thanks', 'thanks'],
  ['greeting', 'hello'],
] as const

/** Answers small talk; false if the line was none. */
export function smallTalk(state: State): boolean {
  for (const [kind, reply] of REPLIES) {
    if (!has(state, kind)) continue
    say(state, reply === 'hello' && asksPresence(state.plainText) ? 'here' : reply)
    return true
  }
  if (has(state, 'abuse')) {
    state.abuses++
    if (state.abuses >= budgets.missCount) end(state, 'goodbye-abuse')
    else say(state, 'calm')
    return true
  }
  // "I don't know what to do about the house" opens a call; it answers nothing.
  if (has(state, 'unsure') && state.line > 0) say(state, 'unsure')
  return false
}
