import { mention, say } from '../speech/say.ts'
import { fill, has, type State } from '../state.ts'
import { startMessage } from './message.ts'
import { note } from './notes.ts'

/** Undoes what an urgent line started, once the caller says that it can wait. */
export function standDown(state: State): void {
  state.isUrgent = false
  fill(state, 'urgency', 'normal')
  if (state.card.outcome === 'urgent') fill(state, 'outcome', null)
  if (state.flow === 'message') {
    state.flow = 'none'
    state.open = null
  }
  note(state)
  mention(state, 'not-urgent', {}, { kind: 'urgent' })
}

/** Applies the owner's rule for urgent calls; true if this is the call's first urgent line. */
export function startUrgent(state: State): boolean {
  if (state.isUrgent || !has(state, 'urgent') || has(state, 'not-urgent')) return false
  if (state.card.urgency === 'emergency') return false
  const { does } = state.setup.urgent
  const source = { kind: 'urgent' } as const
  state.isUrgent = true
  fill(state, 'urgency', 'urgent')
  if (does === 'next-slot') {
    say(state, 'urgent-slot', {}, source)
    state.flow = 'booking'
    state.wantsAny = true
    return true
  }
  startMessage(state)
  if (does === 'text') say(state, 'urgent', {}, source)
  else {
    note(state)
    say(state, 'put-through', {}, source)
    fill(state, 'outcome', 'urgent')
    state.flow = 'none'
    state.open = null
  }
  return true
}
