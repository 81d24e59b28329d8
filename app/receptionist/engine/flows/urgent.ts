import { say } from '../speech/say.ts'
import { fill, has, type State } from '../state.ts'
import { startMessage } from './message.ts'

/** Applies the owner's rule for urgent calls; true if this is the call's first urgent line. */
export function startUrgent(state: State): boolean {
  if (state.isUrgent || !has(state, 'urgent')) return false
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
    say(state, 'put-through', {}, source)
    fill(state, 'outcome', 'urgent')
    state.flow = 'none'
    state.open = null
  }
  return true
}
