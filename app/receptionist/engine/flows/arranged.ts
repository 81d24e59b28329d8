import { isSaid } from '../speech/say.ts'
import type { State } from '../state.ts'
import { tellsService } from '../understanding/command.ts'
import { chooseService, SURE_POINTS } from '../understanding/services/services.ts'
import { plain } from '../understanding/text/text.ts'
import { asksForAnother, asksForOne } from '../understanding/wants/book-asks.ts'

/** Whether a message is about a booking that she has said she cannot see or change. */
export const isOfArranged = (state: State) => !state.isComplaint && isSaid(state, 'existing')

/** Whether the line asks for another booking than the one that the message is about. */
export function wantsAnother({ commands, plainText, text, card, setup, trade }: State): boolean {
  if (commands.some((one) => one.kind === 'book' && one.isNew)) return true
  const named = commands.find(tellsService)?.value
  if (asksForAnother(plainText)) return true
  if (named === undefined) return false
  // The line itself may be noted already.
  const told = (card.wants ?? '').split(' / ').filter((one) => one !== text)
  const wants = plain(told.join(' / '))
  const arranged = chooseService(wants, setup.services, trade.synonyms, SURE_POINTS)
  return arranged === null ? asksForOne(plainText) : arranged.name !== named
}
