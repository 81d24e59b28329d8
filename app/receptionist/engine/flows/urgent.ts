import { say } from '../speech/say.ts'
import { fill, type State } from '../state.ts'
import { startMessage } from './message.ts'

/** Does with an urgent call what the owner's rule says. */
export function handleUrgent(state: State): void {
  const { does } = state.setup.urgent
  const source = { kind: 'urgent' } as const
  if (state.isUrgent) return
  state.isUrgent = true
  fill(state, 'urgency', 'urgent')
  if (does === 'next-slot') {
    say(state, 'urgent-slot', {}, source)
    state.flow = 'booking'
    state.wantsAny = true
    return
  }
  startMessage(state)
  if (does === 'text') say(state, 'urgent', {}, source)
  else {
    say(state, 'put-through', {}, source)
    fill(state, 'outcome', 'urgent')
    state.flow = 'none'
    state.open = null
  }
}
