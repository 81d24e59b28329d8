import { mention } from '../speech/say.ts'
import { has, type State } from '../state.ts'
import { feelingIn, isAfraid, tellsOfDeath } from '../understanding/wants/feelings.ts'

/** Trades of which callers are afraid. */
const FEARED: ReadonlySet<string> = new Set([
  'dentist',
  'clinic',
  'physio',
  'hairdresser',
  'gym',
  'tutor',
  'other',
])

/** Whether a fear is of the firm's work: in a message it is of what the message is about. */
const isFeared = ({ setup, flow, isUrgent }: State) =>
  FEARED.has(setup.trade) && flow !== 'message' && !isUrgent

/** Says one kind word a call to a caller who grieves, is afraid or has somebody ill. */
export function condole(state: State): void {
  const feeling = tellsOfDeath(state.plainText)
    ? 'condolence'
    : feelingIn(state.plainText, isFeared(state))
  if (state.isSorry || feeling === null || has(state, 'complaint')) return
  // A kind word does not help somebody who is worried and needs help now.
  if (has(state, 'urgent', 'hurry') && isAfraid(state.plainText)) return
  state.isSorry = true
  mention(state, feeling)
}
