import { withArticle } from '../speech/format.ts'
import { mention, say } from '../speech/say.ts'
import { fill, fillAsked, has, ignore, ignoreAsks, notesOf, type State } from '../state.ts'
import { isWordedAsQuestion } from '../understanding/answers/agreement.ts'
import { clausesOf, withoutLead } from '../understanding/asks/clauses.ts'
import { UNKNOWN } from '../understanding/asks/asks.ts'
import { isQuestion } from '../understanding/asks/questions.ts'
import { tellsService } from '../understanding/command.ts'
import { chooseService, SURE_POINTS } from '../understanding/services/services.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { isOfMissedVisit } from '../understanding/wants/missed-visits.ts'
import type { When } from '../understanding/when/when.ts'
import { takesAsBooked } from '../understanding/wants/takes-as-booked.ts'
import { isAftercare } from '../understanding/wants/work-done.ts'
import { withoutNoBooking } from '../understanding/wants/book-asks.ts'
import { findDates } from '../understanding/when/dates.ts'
import { isOfArranged, wantsAnother } from './arranged.ts'
import { OF_BOOKING } from './start-booking.ts'
import { isOfMessage, isTaken, sayWhen } from './message-notes.ts'
import { note } from './notes.ts'

/** Adds to what was said: "and it was for the boiler, tell him". */
const ADDS_TO_IT =
  /\b(?:it|that|this)(?:'s| is| was) (?:for|about|to do with|regarding|the|an?)\b|\b(?:tell|let) (?:him|her|them)\b/

/**
 * Books the visit that a tenant's complaint is about, if the line asks for one: "can somebody come and look at it on
 * Monday?" Work of ours that went wrong, and a visit that nobody came to, are for the owner.
 */
export function bookVisitOfComplaint(state: State): void {
  const { isComplaint, isForOwner, trade, setup, card, plainText, clock } = state
  const isOther = has(state, 'message', 'person', 'existing', 'complaint')
  if (isOther || !(has(state, 'book') || SENDS.test(plainText)) || TELLS.test(plainText)) return
  if (!isComplaint || !isForOwner || !trade.hasAddresses || card.booked !== null) return
  const wants = notesOf(state)
  if (state.isUrgent || state.commands.some(tellsService)) return
  if (isAftercare(wants) || isOfMissedVisit(wants)) return
  const visit = chooseService(wants, setup.services, trade.synonyms, SURE_POINTS)
  if (!visit?.isBookable || !ASKS_TO_COME.test(plainText)) return
  fill(state, 'service', visit.name)
  const isTimed = state.commands.some((one) => one.kind === 'tell-when' && one.when.minute)
  // That the time is taken leaves no room for it.
  if (!isTimed)
    say(
      state,
      'for-service',
      { what: withArticle(visit.name) },
      { kind: 'service', service: visit.name },
    )
  const isAlone = clausesOf(plainText).filter(isQuestion).length < 2
  if (isAlone) ignoreAsks(state, 'unknown')
  state.commands = [
    ...state.commands,
    { kind: 'book' },
    { kind: 'tell', field: 'service', value: visit.name },
  ]
  // A day in a question to the owner was no wish.
  const { from: day, to } = findDates(withDigits(plainText), clock.now.day).dates[0]?.value ?? {}
  if (day !== undefined && day === to && !has(state, 'tell-when'))
    state.commands = [...state.commands, { kind: 'tell-when', when: { day } }]
}

/** Tells what somebody else has said: "he said he'd send someone on Friday". */
const TELLS = /\b(?:said|told (?:me|us)|promised|supposed|meant)\b/

/** Wants somebody sent, in words that book nothing elsewhere. */
const SENDS =
  /\b(?:get|send|chance of) (?:some(?:one|body)|any(?:one|body)|a (?:man|bloke|lad|chap)) (?:out|round|over|coming|popping|to)\b/

/** Asks that somebody comes, and not whether the caller may: "can I not come in this afternoon?" */
const ASKS_TO_COME = pattern`
  \b(?:some(?:one|body)|any(?:one|body)|you|(?:a|the|your) (?:man|bloke|lad|chap|plumber|builder|workman|repair ?man)|they|he)\b[^.?!]{0,24}\b(?:
    com(?:e|ing)|call|pop|out|round|look at
  )\b
  |\b(?:book\w*|arrange|sort|have|get|send|make)\b[^.?!]{0,16}\b(?:
    visit|appointment|appt|some(?:one|body)|any(?:one|body)|man|bloke|plumber|builder|slot
  )\b
  |\bbook (?:it|that|one|me)\b
`

/** Hears no new booking in what only says what a message for the owner was about: "the inspection, I said". */
export function keepToMessage(state: State): void {
  if (!isTaken(state) || !state.isForOwner) return
  const { commands, plainText, isComplaint } = state
  const isBooking = commands.some(tellsService) || OF_BOOKING.test(withoutNoBooking(plainText))
  if (isComplaint && has(state, 'book') && !isBooking) return keepToComplaint(state)
  if (isOfArranged(state) && !wantsAnother(state))
    state.commands = commands.filter((one) => one.kind !== 'book' && !tellsService(one))
  else if (!has(state, 'book') && ADDS_TO_IT.test(plainText))
    state.commands = commands.filter((one) => !tellsService(one))
}

/** Hears no booking in "I'll come in tomorrow, then", after a complaint: whether they may come is for the owner. */
function keepToComplaint(state: State): void {
  const isAsked = clausesOf(state.plainText).some((one) => isWordedAsQuestion(withoutLead(one)))
  ignore(state, 'book')
  if (isAsked && !has(state, 'ask')) state.commands = [...state.commands, UNKNOWN]
}

/** Wants a booking that exists to be at another time. */
const MOVES = /\b(?:mov|chang|shift|swap|rearrang|re-?schedul|instead|make it)/

/** Whether a caller who leaves a message takes something as booked on this call, where nothing is. */
export function believesBooked(state: State): boolean {
  const { card, plainText, isForOwner, isComplaint } = state
  if (!isOfMessage(state) || card.booked !== null || !takesAsBooked(plainText)) return false
  // "They're coming Friday, but she can't do Friday" tells of a visit that was arranged before; nobody believes that
  // something is booked on one of two days.
  const isNone = (when: When) => refusesOnly(when) || when.isEither === true
  if (state.commands.some((one) => one.kind === 'tell-when' && isNone(one.when))) return false
  const wants = notesOf(state)
  // Something is booked, though not on this call: "I'm running late, see you at three".
  const isOfOld = isForOwner && (!isComplaint || isOfMissedVisit(wants))
  if (isOfOld && !MOVES.test(wants)) return false
  // What she can book is booked.
  const isBooking = has(state, 'book') && (!isForOwner || state.commands.some(tellsService))
  return !isBooking
}

const refusesOnly = ({ day, days, not }: When) => not !== undefined && (day ?? days) === undefined

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
  ignore(state, 'book')
  if (state.isForOwner && !state.isComplaint) mention(state, 'unchanged')
  else if (!isDay || !sayWhen(state, true)) mention(state, 'status-message')
  return true
}
