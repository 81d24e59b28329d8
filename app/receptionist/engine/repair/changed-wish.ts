import { type Day, minuteOf } from '../calendar.ts'
import { sayDay, saySpan } from '../speech/format.ts'
import { isWithin } from '../flows/free-slots.ts'
import { ask } from '../speech/say.ts'
import { fillAsked, type State } from '../state.ts'
import { isHourOfCall, isHourOfVisit } from '../understanding/when/day-of-call.ts'
import type { Span } from '../understanding/when/day-parts.ts'
import type { When } from '../understanding/when/when.ts'
import { takesAnyDay } from './weekdays.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { HALF_DAY, isRefused } from './offered-times.ts'

/** The wish as a text, which changes if the wish does. */
export const wishOf = ({ asked, days, span, not }: State) =>
  JSON.stringify([asked, days, span, not])

/** Takes what the line refuses out of the wish. */
export function dropRefused(state: State, when: When): void {
  const { day, minute } = state.asked
  if (when.not) {
    state.not.push(...when.not)
    if (when.day === undefined && day !== null && when.not.includes(day))
      fillAsked(state, { day: null })
  }
  // "I never said half eight"
  if (minute !== null && isRefused(minute, when.notMinutes)) {
    if (state.slot) state.declined.push(state.slot)
    fillAsked(state, { minute: null })
  }
}

/** Moves the wish by a number of days: "same time next week", or "the week after that" of a week. */
export function shiftWish(state: State, shiftDays: number): void {
  const { asked, days, slot, offered, clock } = state
  if (slot === null && asked.day === null && days !== null) {
    const [from, to] = days
    const isWeek = shiftDays === 7
    // A day after the days of the wish is counted from the last of them, and a day before from the first.
    const end = shiftDays > 0 ? to : from
    state.days = [(isWeek ? from : end) + shiftDays, end + shiftDays]
    return
  }
  // "Same time next week" means what was settled on, not what was asked for first.
  const spoken = asked.day ?? offered.at(-1)?.day ?? clock.now.day
  const { day, minute } = slot ?? { day: spoken, minute: undefined }
  fillAsked(state, { day: day + shiftDays, minute })
}

/** "Friday the 19th", of a 19th that is a Saturday: she asks which of the two is meant. */
export function askWhichDay(state: State, { clash }: When): void {
  if (!clash) return
  const [first, second] = clash.map((day) => sayDay(day, state.clock.now.day))
  const days = { first: first ?? '', second: second ?? '' }
  ask(state, 'date', 'ask-which-day', days, { kind: 'line', line: state.line })
}

/** Wishes for a day, or else for the days that the line names. */
export function wishForDay(state: State, when: When, day: Day | undefined): void {
  if (day !== undefined) {
    // Moved to another day, a booking keeps its time.
    const isAnyTime = when.isAny === true || ANY_TIME.test(state.plainText)
    fillAsked(state, { day, minute: isAnyTime ? null : state.slot?.minute })
    if (isAnyTime && !when.span) state.partOfDay = null
    state.days = null
    state.isWeekday = when.day === undefined || when.isWeekday === true
    state.not = state.not.filter((one) => one !== day)
  } else if (when.days) {
    if (takesAnyDay(state)) state.not = [...(when.not ?? [])]
    state.days = when.days
    state.isWeekday = false
    fillAsked(state, { day: null })
  }
}

/** "Have you anything on Friday?"; "is there anything I need to bring?" is about no time. */
const ANY_TIME =
  /\bany(?:thing| ?time)\b(?= (?:on|for|at|that|this|next|free|available|else|earlier|later|\w*day)\b|\W*$)/

/** Wishes for a time of day, or for a part of the day. */
export function wishForTime(state: State, when: When): void {
  const { isSameTime, minute, span } = when
  const { card, plainText } = state
  const { time } = card.asked
  // "The Saturday then, same time", after a refused offer.
  if (isSameTime && minute === undefined) {
    const spoken =
      state.slot?.minute ?? state.asked.minute ?? (time === null ? null : minuteOf(time))
    if (spoken !== null) fillAsked(state, { minute: spoken })
  }
  if (minute !== undefined) {
    fillAsked(state, { minute })
    // "After three, because of work", then "anything at four?": a quarter to two is still no use.
    if (span) state.span = span
    else if (!isWithin(minute, state.span)) state.span = null
  } else if (span && (when.isAny || !keepsTime(state, span))) {
    state.span = span
    const said = sayPart(plainText, span)
    const isOfDay = replacesHours(state, when)
    state.partOfDay = said === null ? null : { line: state.line, said, isOfDay }
    fillAsked(state, { minute: null })
  } else if (AT_ANY_TIME.test(plainText)) state.span = null
}

/** Whether the hours of a line are those of the day noted: it names the day, says so, or puts them in place of others. */
const replacesHours = ({ asked, from, line, partOfDay, plainText }: State, { notMinutes }: When) =>
  (from.date === line && !isHourOfCall(plainText)) ||
  (asked.day !== null && isHourOfVisit(plainText)) ||
  asked.minute !== null ||
  notMinutes !== undefined ||
  partOfDay?.isOfDay === true

const toFiveMinutes = (minute: number) => 5 * Math.round(minute / 5)

/** The part of the day in the caller's terms: "after 4 pm" only where they have named the hour. */
function sayPart(text: string, [from, to]: Span): string | null {
  // Who starts work at ten is free until a minute before, of which she says ten.
  const span: Span = [toFiveMinutes(from), toFiveMinutes(to)]
  const bounds = span.filter((minute) => minute > 0 && minute < 2 * HALF_DAY - 1)
  const hours = bounds.map((minute) => ((Math.floor(minute / 60) + 11) % 12) + 1)
  const told = withDigits(text)
  if (hours.every((hour) => new RegExp(`\\b${hour}\\b`).test(told))) return saySpan(span)
  const [part] = /\b(?:morning|afternoon|evening)\b/.exec(text) ?? []
  return part === undefined ? null : `in the ${part}`
}

/** Gives up the part of the day asked for: "have you nothing next week at all?", "in the daytime, then". */
const AT_ANY_TIME =
  /\b(?:(?:nothing|anything|owt|nowt) [^.?!]*\bat all|in the day(?:time)?|during the day)\b/

/** "Dinner" after "at half seven", for which she has offered nothing yet, leaves the time alone. */
function keepsTime({ asked, offered, declined }: State, span: Span): boolean {
  const isNew = offered.length + declined.length === 0
  return isNew && asked.minute !== null && isWithin(asked.minute, span)
}

/** Wishes for any time: what she has offered is declined, unless the line narrows the wish. */
export function wishForAny(state: State, { span, minute }: When): void {
  state.wantsAny = true
  // "Any time on Tuesday" and "what else have you got?" both ask for free times.
  if (!span && !/\b(?:earli|soon)est\b/i.test(state.text)) state.declined.push(...state.offered)
  if (minute === undefined) state.asked.minute = null
}
