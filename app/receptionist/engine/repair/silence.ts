import { budgets } from '../limits.ts'
import { say } from '../speech/say.ts'
import type { State } from '../state.ts'
import { end } from './leaving.ts'

/** Asks whether somebody is there; after two silences says goodbye. True if the call continues. */
export function handleSilence(state: State): boolean {
  state.silences++
  if (state.silences >= budgets.silenceCount) {
    end(state, 'goodbye-silence')
    return false
  }
  say(state, 'still-there')
  return true
}
