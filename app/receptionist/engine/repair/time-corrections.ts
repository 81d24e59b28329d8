import { minuteOf, type Day } from '../calendar.ts'
import { freeStarts, isFree, type Slot } from '../diary.ts'
import { takeSlot } from '../flows/booking.ts'
import { hasLater, latestOn } from '../flows/offers.ts'
import { booking } from '../limits.ts'
import { sayDay, saySlots, saySpan } from '../speech/format.ts'
import { ask, isSaid, say } from '../speech/say.ts'
import { fillAsked, has, serviceOf, type State } from '../state.ts'
import { isHourOfCall, isHourOfVisit } from '../understanding/when/day-of-call.ts'
import type { Span } from '../understanding/when/day-parts.ts'
import type { When } from '../understanding/when/when.ts'
import { dayOfWeek, inWeek, sameWeekday, takesAnyDay } from './weekdays.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { pattern } from '../understanding/text/patterns.ts'

const HALF_DAY = 12 * 60
/** Goes back to the time settled on before: "just keep the nine o'clock". */
const KEEPS = /\b(?:keep|keeping|stick (?:with|to)|stay with|go back to|leave it at)\b/i
/** "Have you anything later?", "a bit later?"; a later day, or a call later on, is something else. */
const ASKS_LATER = pattern`
  ^(?!.*\blater (?:day|date|one|in|on|that week)\b)(?!.*\b(?:ring|call)\b).*\b(?:
    any\w*|nothing|something|bit|little|slightly|much|got
  ) later\b
`

/**
 * Applies what a line says about when: it takes an offer, or changes the wish. Returns whether the line
 * told anything new.
 */
export function applyWhen(state: State, told: When): boolean {
  const when = withFree(state, withOpenDay(state, inWeek(state, told)))
  declineMinutes(state, when)
  if (when.isLatest && offerLatest(state, when)) return true
  // "The week after, at five" is none of the times that she has offered.
  const isElsewhere = when.shiftDays !== undefined
  if (!isElsewhere && (takeOffered(state, when) || takeKept(state, when))) return true
  if (isSettled(state, when)) return false
  if (refusesOnlyOtherDay(state, when)) {
    state.not.push(...(when.not ?? []))
    return false
  }
  const day = wantedDay(state, when)
  const isAfterLatest = asksAfterLatest(state, when)
  if (isAfterLatest && !isSaid(state, 'latest')) {
    say(state, 'latest', {}, { kind: 'diary' })
    return true
  }
  const before = wishOf(state)
  dropRefused(state, when)
  if (when.shiftDays !== undefined && when.day === undefined) shiftWish(state, when.shiftDays)
  askWhichDay(state, when)
  wishForDay(state, when, day)
  wishForTime(state, when)
  moveFromOffers(state, when, isAfterLatest)
  if (when.isAny) wishForAny(state, when)
  if (has(state, 'no') && !when.not) declineOffers(state, when)
  state.slot = null
  state.offered = []
  return wishOf(state) !== before || isHeard(state, when)
}

/** Declines the offers at the times that the line refuses, and those times of the day asked for. */
function declineMinutes(state: State, { notMinutes = [] }: When): void {
  const { day } = state.asked
  state.declined.push(...state.offered.filter(({ minute }) => isRefused(minute, notMinutes)))
  if (day !== null) state.declined.push(...notMinutes.map((minute) => ({ day, minute })))
  state.offered = state.offered.filter(({ minute }) => !isRefused(minute, notMinutes))
}

/** Whether a time of day is refused. "Not 3" refuses 3 am and 3 pm. */
function isRefused(minute: number, notMinutes: readonly number[] = []): boolean {
  return notMinutes.some((one) => (one - minute) % HALF_DAY === 0)
}

/** Offers the last free time of the day that the line asks about; returns whether there is one. */
function offerLatest(state: State, when: When): boolean {
  const day = wantedDay(state, when) ?? state.asked.day ?? lastOffer(state)?.day
  const latest = day === undefined ? null : latestOn(state, day)
  if (latest === null) return false
  fillAsked(state, { day: latest.day, minute: null })
  state.span = null
  state.slot = null
  state.offered = [latest]
  return true
}

/** Takes the offer that the line names; returns whether it names one. */
function takeOffered(state: State, when: When): boolean {
  // "Wednesday or Thursday" chooses neither, and "four is too late" not the one before.
  const isOnlyNot = when.notMinutes !== undefined && when.minute === undefined
  // "What time do you open on Monday, then?" chooses no Monday.
  const isOfHours = state.commands.some((one) => one.kind === 'ask' && one.topic === 'hours')
  const isChoice = state.open === 'slot' && !when.isEither && !isOnlyNot && !isOfHours
  const offered = isChoice ? offeredBy(state, when) : undefined
  if (!offered) return false
  // Who names the time that they take asks for it, whatever they asked for before.
  fillAsked(state, offered)
  takeSlot(state, offered)
  // "I need somebody now" names no time, so she says which.
  if (has(state, 'book') && when.minute === undefined) {
    const at = saySlots([offered], state.clock.now.day)
    say(state, 'free_slot', { when: at }, { kind: 'diary' })
  }
  return true
}

/** Goes back to the time settled on before; returns whether the line keeps it. */
function takeKept(state: State, when: When): boolean {
  const { kept, text } = state
  const isKept = kept && KEEPS.test(text) && offeredBy({ ...state, offered: [kept] }, when)
  if (!isKept) return false
  fillAsked(state, kept)
  state.span = null
  takeSlot(state, kept)
  return true
}

/** "Not Monday" leaves a settled Tuesday alone. */
function refusesOnlyOtherDay({ slot }: State, when: When): boolean {
  const isOnlyNot = Object.keys(when).every((key) => key === 'not')
  return isOnlyNot && slot !== null && !when.not?.includes(slot.day)
}

/** The one day that the line wishes for, if it names one. */
function wantedDay(state: State, when: When): Day | undefined {
  if (when.isWeekday) return sameWeekday(state, when.day, when.not)
  return when.day ?? dayOfWeek(state, when)
}

/** What she offered last, or else the time settled on. */
const lastOffer = ({ offered, slot }: State) => offered.at(-1) ?? slot

/** "Anything later?" after the last time of the day: she says so once, and her offers stand. */
function asksAfterLatest(state: State, { isLater, day }: When): boolean {
  const last = lastOffer(state)
  if (!isLater || !last || !ASKS_LATER.test(state.plainText)) return false
  const isOfDay = day === undefined || day === last.day
  return isOfDay && !has(state, 'yes', 'no') && !hasLater(state, last)
}

/** The wish as a text, which changes if the wish does. */
const wishOf = ({ asked, days, span, not }: State) => JSON.stringify([asked, days, span, not])

/** Takes what the line refuses out of the wish. */
function dropRefused(state: State, when: When): void {
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
function shiftWish(state: State, shiftDays: number): void {
  const { asked, days, slot, offered, clock } = state
  if (slot === null && asked.day === null && days !== null) {
    const [from, to] = days
    state.days =
      shiftDays === 7
        ? [from + 7, to + 7]
        : shiftDays > 0
          ? [to + shiftDays, to + shiftDays]
          : [from + shiftDays, from + shiftDays]
    return
  }
  // "Same time next week" means what was settled on, not what was asked for first.
  const spoken = asked.day ?? offered.at(-1)?.day ?? clock.now.day
  const { day, minute } = slot ?? { day: spoken, minute: undefined }
  fillAsked(state, { day: day + shiftDays, minute })
}

/** "Friday the 19th", of a 19th that is a Saturday: she asks which of the two is meant. */
function askWhichDay(state: State, { clash }: When): void {
  if (!clash || state.flow === 'message' || state.isForOwner) return
  const [first, second] = clash.map((day) => sayDay(day, state.clock.now.day))
  const days = { first: first ?? '', second: second ?? '' }
  ask(state, 'date', 'ask-which-day', days, { kind: 'line', line: state.line })
}

/** Wishes for a day, or else for the days that the line names. */
function wishForDay(state: State, when: When, day: Day | undefined): void {
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
function wishForTime(state: State, when: When): void {
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
    else if (state.span && (minute < state.span[0] || minute > state.span[1])) state.span = null
  } else if (span && (when.isAny || !isWithin(state, span))) {
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

/** The part of the day in the caller's terms: "after 4 pm" only where they have named the hour. */
function sayPart(text: string, span: Span): string | null {
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
function isWithin({ asked, offered, declined }: State, [from, to]: Span): boolean {
  const isNew = offered.length + declined.length === 0
  return isNew && asked.minute !== null && asked.minute >= from && asked.minute <= to
}

/** Moves the wish to before or after what she has offered. */
function moveFromOffers(state: State, when: When, isAfterLatest: boolean): void {
  const first = state.offered[0] ?? state.slot
  const last = lastOffer(state)
  if (when.isLater && last) {
    if (isAfterLatest) moveToLaterDays(state, last)
    else {
      const slot = lastOnDay(state, when) ?? last
      narrow(state, slot, [slot.minute + 1, 2 * HALF_DAY])
    }
  }
  if (when.isNext && last) moveToNext(state, last)
  if (when.isEarlier && first) narrow(state, first, [0, first.minute - 1])
}

/** "Anything later on the Saturday?", after offers of other days too: what she offered or refused of it. */
function lastOnDay({ declined, asked }: State, { day }: When): Slot | undefined {
  if (day === undefined || day !== asked.day) return undefined
  return declined.findLast((slot) => slot.day === day)
}

function moveToLaterDays(state: State, { day }: Slot): void {
  fillAsked(state, { day: null, minute: null })
  state.days = [day + 1, day + booking.searchDays]
}

/** "The one after that": declines the offers, and all that comes before the last of them on its day. */
function moveToNext(state: State, { day, minute }: Slot): void {
  const before = Array.from({ length: minute / booking.gridMinutes }, (_, i) => ({
    day,
    minute: i * booking.gridMinutes,
  }))
  state.declined.push(...before, ...state.offered)
  state.days = [day, day + booking.searchDays]
  fillAsked(state, { day: null, minute: null })
}

/** Wishes for another time of that day than what she has offered. */
function narrow(state: State, { day }: Slot, span: readonly [number, number]): void {
  state.declined.push(...state.offered)
  fillAsked(state, { day, minute: null })
  state.span = span
}

function wishForAny(state: State, { span, minute }: When): void {
  state.wantsAny = true
  // "Any time on Tuesday" and "what else have you got?" both ask for free times.
  if (!span && !/\b(?:earli|soon)est\b/i.test(state.text)) state.declined.push(...state.offered)
  if (minute === undefined) state.asked.minute = null
}

/** "No, only half seven will do" refuses the offers; "no, the ninth, I said" does not refuse the ninth. */
function declineOffers(state: State, { minute, span, isAny }: When): void {
  const isNamed = ({ day }: Slot) =>
    day === state.asked.day && minute === undefined && !span && !isAny
  state.declined.push(...state.offered.filter((slot) => !isNamed(slot)))
}

/** Whether a line that changes no wish still answers her. */
function isHeard({ open }: State, when: When): boolean {
  return (
    // A day said again is heard, though it changes nothing.
    (open === 'slot' && (when.day ?? when.days) !== undefined) ||
    when.notMinutes !== undefined ||
    when.isAny === true ||
    when.isLater === true ||
    when.isNext === true ||
    when.isEarlier === true
  )
}

/** The offer that fits the line's day and time. "At 3" fits 3 am and 3 pm. */
function offeredBy(
  state: State,
  { day: said, days, isWeekday, minute, span }: When,
): Slot | undefined {
  const { offered } = state
  const day = isWeekday ? sameWeekday(state, said) : said
  const isDay = (slot: Slot) =>
    (day === undefined || slot.day === day) &&
    (!days || (slot.day >= days[0] && slot.day <= days[1]))
  if (minute === undefined) {
    const isFit = (slot: Slot) =>
      isDay(slot) && (!span || (slot.minute >= span[0] && slot.minute <= span[1]))
    const fitting = day === undefined && !span ? [] : offered.filter(isFit)
    // Of 10 and 12, "the afternoon one" is noon.
    const isOfNoon = fitting.length === 0 && /\bthe afternoon one\b/.test(state.plainText)
    const [only, other] = isOfNoon ? offered.filter((one) => one.minute === HALF_DAY) : fitting
    return other ? undefined : only
  }
  return (
    offered.find((slot) => isDay(slot) && slot.minute === minute) ??
    offered.find((slot) => isDay(slot) && slot.minute === (minute + HALF_DAY) % (2 * HALF_DAY))
  )
}

/** A wish for its second choice, if the day that it names first is full: "Friday, or if not, Thursday". */
function withOpenDay(state: State, { orDays = [], ...when }: When): When {
  const service = serviceOf(state)
  // In a message the owner has the first choice to find.
  if (when.day === undefined || !service || state.flow === 'message') return when
  const isOpen = (day: Day) => freeStarts(state.clock, day, service.minutes).length > 0
  const day = isOpen(when.day) ? when.day : orDays.find(isOpen)
  return day === undefined ? when : { ...when, day }
}

/** A wish for the first of its times that is free: "half seven, or eight at a push". */
function withFree(state: State, when: When): When {
  const { minute, orMinutes = [] } = when
  const service = serviceOf(state)
  const day = (when.isWeekday ? sameWeekday(state, when.day) : when.day) ?? state.asked.day
  if (minute === undefined || orMinutes.length === 0 || day === null || !service) return when
  const free = [minute, ...orMinutes].find((one) =>
    isFree(state.clock, { day, minute: one }, service.minutes),
  )
  return free === undefined ? when : { ...when, minute: free }
}

/** Whether the line repeats what is already settled. */
export function isSettled(
  { slot }: State,
  { day, minute, span, days, not, notMinutes, shiftDays, isAny, isEarlier, isLater, isNext }: When,
): boolean {
  // "Preferably after Christmas", of a day in January.
  const isWithinDays = slot && days && slot.day >= days[0] && slot.day <= days[1]
  if (
    !slot ||
    (days && !isWithinDays) ||
    not ||
    isRefused(slot.minute, notMinutes) ||
    shiftDays !== undefined ||
    isAny ||
    isEarlier ||
    isLater ||
    isNext
  )
    return false
  if (span && (slot.minute < span[0] || slot.minute > span[1])) return false
  if (day === undefined && minute === undefined) return true
  return (day === undefined || day === slot.day) && (minute === undefined || minute === slot.minute)
}
