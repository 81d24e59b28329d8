import { say } from '../speech/say.ts'
import type { Wording } from '../speech/wording.ts'
import { fill, type State } from '../state.ts'

/** Ends the call in these words. */
export function end(state: State, key: Wording): void {
  state.reply = []
  state.isStuck = false
  keepMessage(state)
  say(state, key)
  state.flow = 'none'
  state.open = null
  state.ended = true
}

/** Drops what was being booked, and what was booked in this call. */
export function cancel(state: State): void {
  state.card.booked = null
  delete state.from.booked
  state.flow = 'none'
  state.open = null
  state.slot = null
  state.offered = []
  fill(state, 'outcome', 'cancelled')
  say(state, 'cancelled')
}

/** A message that can be answered is passed on even if the caller leaves before its end. */
function keepMessage(state: State): void {
  const { card } = state
  if (state.flow !== 'message' || card.outcome !== null || card.booked !== null) return
  if (card.phone !== null && card.wants !== null)
    fill(state, 'outcome', state.isUrgent ? 'urgent' : 'message')
}
