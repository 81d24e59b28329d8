import type { Day } from '../calendar.ts'
import { freeStarts, isFree, type Slot } from '../diary.ts'
import { isWithin } from '../flows/free-slots.ts'
import { has, serviceOf, type State } from '../state.ts'
import type { When } from '../understanding/when/when.ts'
import { inWeek, sameWeekday, wantedDay } from './weekdays.ts'
import {
  asksAfterLatest,
  declineMinutes,
  declineOffers,
  isRefused,
  moveFromOffers,
  offerLatest,
  sayLatest,
  takeKept,
  takeOffered,
} from './offered-times.ts'
import {
  askWhichDay,
  dropRefused,
  shiftWish,
  wishForAny,
  wishForDay,
  wishForTime,
  wishOf,
} from './changed-wish.ts'

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
  if (isAfterLatest && sayLatest(state)) return true
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

/** "Not Monday" leaves a settled Tuesday alone. */
function refusesOnlyOtherDay({ slot }: State, when: When): boolean {
  const isOnlyNot = Object.keys(when).every((key) => key === 'not')
  return isOnlyNot && slot !== null && !when.not?.includes(slot.day)
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

/** A wish for its second choice, if the day that it names first is full: "Friday, or if not, Thursday". */
function withOpenDay(state: State, { orDays = [], ...when }: When): When {
  const service = serviceOf(state)
  // In a message the owner has the first choice to find.
  if (when.day === undefined || !service || state.flow === 'message') return when
  const isOpen = (day: Day) => freeStarts(state.clock, day, service.minutes).length > 0
  const day = isOpen(when.day) ? when.day : orDays.find(isOpen)
  return day === undefined ? when : { ...when, day }
}

/** A wish for the first of its times that is free: "half seven, or eight at a push", "Friday at two or Saturday at ten". */
function withFree(state: State, when: When): When {
  const { minute, orMinutes = [], orSlots = [] } = when
  const service = serviceOf(state)
  const day = (when.isWeekday ? sameWeekday(state, when.day) : when.day) ?? state.asked.day
  const isFreeAt = (slot: Slot) => service !== null && isFree(state.clock, slot, service.minutes)
  const isTaken = day !== null && minute !== undefined && !isFreeAt({ day, minute })
  const other = isTaken && state.flow !== 'message' ? orSlots.find(isFreeAt) : undefined
  if (other) return { ...when, ...other, isWeekday: undefined }
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
  if (
    !slot ||
    // "Preferably after Christmas", of a day in January.
    !isWithin(slot.day, days) ||
    not ||
    isRefused(slot.minute, notMinutes) ||
    shiftDays !== undefined ||
    isAny ||
    isEarlier ||
    isLater ||
    isNext ||
    !isWithin(slot.minute, span)
  )
    return false
  return (day ?? slot.day) === slot.day && (minute ?? slot.minute) === slot.minute
}
