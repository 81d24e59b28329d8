import { mention } from '../speech/say.ts'
import { asksIfOurs, thingOffList } from '../understanding/services/off-list.ts'
import { ignoreAsks, notesOf, type State } from '../state.ts'
import { note } from './notes.ts'

/**
 * Says that what the caller insists on is not on the list, so that nobody takes the service in hand for it;
 * true if she does.
 */
export function sayOffList(state: State): boolean {
  const { flow, card, open, plainText, setup, trade } = state
  const isInHand = card.service !== null && (flow === 'booking' || open === 'service')
  if (!isInHand || card.booked !== null) return false
  const told = notesOf(state)
  if (thingOffList(plainText, told, setup.services, trade.synonyms) === null) return false
  // Beside the name or the number, what she is sure of is that it is noted.
  if (open !== 'confirm' && !asksIfOurs(plainText)) return false
  note(state)
  mention(state, 'off-list')
  // "Have you got that down?" is answered by it.
  ignoreAsks(state, 'unknown', 'status')
  return true
}
