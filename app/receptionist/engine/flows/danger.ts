import { note } from './notes.ts'
import { say } from '../speech/say.ts'
import { fill, has, type State } from '../state.ts'
import type { Danger } from '../understanding/command.ts'

/** Gives the right emergency number at once and drops any booking in progress. */
export function handleDanger(state: State, danger: Danger): void {
  state.danger = danger
  fill(state, 'urgency', 'emergency')
  fill(state, 'outcome', 'emergency')
  state.card.booked = null
  delete state.from.booked
  note(state)
  state.flow = 'none'
  state.open = null
  state.slot = null
  say(state, `danger-${danger}`)
}

/** Her reply to anything else until the caller says that there is no danger. */
export function afterDanger(state: State): void {
  const { danger } = state
  note(state)
  // "What was the number?" and "should I turn it off?" need the advice again, in other words.
  if (danger !== null && has(state, 'ask', 'repeat')) say(state, `danger-${danger}`)
  else if (danger === 'animal' || danger === 'wet-electrics') say(state, `after-danger-${danger}`)
  else say(state, 'after-danger')
}

/** The caller is safe, so the call may continue. */
export function handleSafe(state: State): void {
  fill(state, 'urgency', 'normal')
  fill(state, 'outcome', null)
  // The leak is still for the owner.
  if (state.danger !== 'wet-electrics') fill(state, 'wants', null)
  say(state, 'safe-again')
}
