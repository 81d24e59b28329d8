import { mention } from '../speech/say.ts'
import { fill, ignore, type State } from '../state.ts'
import type { Command } from '../understanding/command.ts'
import { GUEST } from '../understanding/danger/seated-guests.ts'
import { plain } from '../understanding/text/text.ts'
import { isPlainBye } from '../understanding/wants/farewell.ts'
import { note } from './notes.ts'

/** Whether the line is said by a guest who waits in the restaurant. */
export const isOfGuest = ({ commands }: State) =>
  commands.some((one) => one.kind === 'urgent' && one.word === GUEST)

/** What a guest who waits may be heard as besides. */
const HEARD_BESIDES: readonly Command['kind'][] = [
  'person',
  'ask',
  'cancel',
  'drop',
  'complaint',
  'message',
  'refuse',
  'no',
]

/** Has the owner told at once that a guest waits at a table, who needs no call back. */
export function tellOfGuest(state: State): void {
  note(state)
  fill(state, 'party', null)
  state.skipped.add('phone')
  // The table finds them, where one is named.
  if (/\btable (?:number )?\d/.test(plain(state.card.wants ?? ''))) state.skipped.add('name')
  mention(state, 'guest-waiting')
}

/** Says again to a guest who still waits that the owner is told; true if she does. */
export function calmGuest(state: State): boolean {
  if (!state.isUrgent || !isOfGuest(state)) return false
  tellOfGuest(state)
  ignore(state, ...HEARD_BESIDES)
  // "Forget it, is there a human there or not" ends nothing.
  if (!isPlainBye(state.plainText)) ignore(state, 'goodbye')
  return true
}
