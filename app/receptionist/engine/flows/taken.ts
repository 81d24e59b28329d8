import { mention } from '../speech/say.ts'
import { fillAsked, has, type State } from '../state.ts'
import { isWordedAsQuestion } from '../understanding/answers/agreement.ts'
import { clausesOf, withoutLead } from '../understanding/asks/clauses.ts'
import { UNKNOWN } from '../understanding/asks/asks.ts'
import { tellsService } from '../understanding/command.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { plain } from '../understanding/text/text.ts'
import { isOfMissedVisit } from '../understanding/wants/missed-visits.ts'
import { takesAsBooked } from '../understanding/wants/takes-as-booked.ts'
import { withoutNoBooking } from '../understanding/wants/book-asks.ts'
import { findDates } from '../understanding/when/dates.ts'
import { OF_BOOKING } from './booking.ts'
import { isTaken, sayWhen } from './message-notes.ts'
import { note } from './notes.ts'

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

/** Wants a booking that exists to be at another time. */
const MOVES = /\b(?:mov|chang|shift|swap|rearrang|re-?schedul|instead|make it)/

/** Whether a caller who leaves a message takes something as booked on this call, where nothing is. */
export function believesBooked(state: State): boolean {
  const { card, flow, plainText, isForOwner, isComplaint } = state
  const isMessage = flow === 'message' || isTaken(state)
  if (!isMessage || card.booked !== null || !takesAsBooked(plainText)) return false
  const wants = plain(card.wants ?? '')
  // Something is booked, though not on this call: "I'm running late, see you at three".
  const isOfOld = isForOwner && (!isComplaint || isOfMissedVisit(wants))
  if (isOfOld && !MOVES.test(wants)) return false
  // What she can book is booked.
  const isBooking = has(state, 'book') && (!isForOwner || state.commands.some(tellsService))
  return !isBooking
}

/** Says again that nothing is booked, and keeps the day for the owner, if the caller believes that it is; true if so. */
export function sayNothingBooked(state: State): boolean {
  if (!believesBooked(state)) return false
  const { clock, plainText, commands } = state
  note(state)
  const today = clock.now.day
  const { from: day, to } = findDates(withDigits(plainText), today).dates[0]?.value ?? {}
  const isDay = day !== undefined && day === to && day >= today
  const minute = commands.flatMap((one) => (one.kind === 'tell-when' ? [one.when.minute] : []))[0]
  if (isDay) fillAsked(state, { day, minute: minute ?? null })
  state.commands = commands.filter(({ kind }) => kind !== 'book')
  if (state.isForOwner && !state.isComplaint) mention(state, 'unchanged')
  else if (!isDay || !sayWhen(state, true)) mention(state, 'status-message')
  return true
}
