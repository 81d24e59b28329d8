import { has, type State } from '../state.ts'
import { isWordedAsQuestion } from '../understanding/answers/agreement.ts'
import { clausesOf, UNKNOWN, withoutLead } from '../understanding/asks/asks.ts'
import { tellsService } from '../understanding/command.ts'
import { withoutNoBooking } from '../understanding/wants/wants.ts'
import { OF_BOOKING } from './booking.ts'
import { isTaken } from './notes.ts'

/** Adds to what was said: "and it was for the boiler, tell him". */
const ADDS_TO_IT =
  /\b(?:it|that|this)(?:'s| is| was) (?:for|about|to do with|regarding|the|an?)\b|\b(?:tell|let) (?:him|her|them)\b/

/** Hears no new booking in a service that only says what a message for the owner was about. */
export function keepToMessage(state: State): void {
  if (!isTaken(state) || !state.isForOwner) return
  const isNamed = state.commands.some(tellsService)
  const isBooking = isNamed || OF_BOOKING.test(withoutNoBooking(state.plainText))
  if (state.isComplaint && has(state, 'book') && !isBooking) return keepToComplaint(state)
  if (has(state, 'book') || !ADDS_TO_IT.test(state.plainText)) return
  state.commands = state.commands.filter((one) => !tellsService(one))
}

/** Hears no booking in "I'll come in tomorrow, then", after a complaint: whether they may come is for the owner. */
function keepToComplaint(state: State): void {
  const isAsked = clausesOf(state.plainText).some((one) => isWordedAsQuestion(withoutLead(one)))
  const rest = state.commands.filter((one) => one.kind !== 'book')
  const isOther = rest.some(({ kind }) => kind === 'ask')
  state.commands = isAsked && !isOther ? [...rest, UNKNOWN] : rest
}
