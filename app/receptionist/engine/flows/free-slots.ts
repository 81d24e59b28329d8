import type { Day } from '../calendar.ts'
import { freeStarts, type Slot, spanOf } from '../diary.ts'
import { booking } from '../limits.ts'
import { has, serviceOf, type State } from '../state.ts'
import type { Service } from '../types.ts'
import { isOnDay, isOtherMeal, isPlainTable } from '../understanding/services/meals.ts'
import { keepsBusy } from '../understanding/when/time-limits.ts'

/** The most times of one day that she offers. */
const PER_DAY_COUNT = 3

/** The most days of which she offers a time. */
const DAYS_COUNT = 2

const WEEK_DAYS = 7

/** **Units**: minutes. */
export const WHOLE_DAY = [0, 24 * 60] as const

/** Wants it later: "noon's a bit early, have you anything later, like three?" */
const LATER = /\b(?:later|(?:too|bit|little) early)\b/

/** Whether the line wants a time after the hour that it names. */
export const wantsLater = (state: State) => namesHour(state) && LATER.test(state.plainText)

/** Whether the line names the hour that is asked for. */
export const namesHour = ({ commands, asked, plainText }: State) =>
  asked.minute !== null &&
  !/\b(?:by|soonest|earliest|asap|soon as)\b/.test(plainText) &&
  commands.some((one) => one.kind === 'tell-when' && one.when.minute === asked.minute)

/** Whether a day or a time of day lies in a span; without a span, every one does. */
export const isWithin = (value: number, span?: readonly [number, number] | null) =>
  !span || (value >= span[0] && value <= span[1])

/** How far a time may be from the part of the day asked for, to be offered in its place. */
const NEAR_MINUTES = 60

const isNear = ({ minute }: Slot, span: State['span']) =>
  !span || isWithin(minute, [span[0] - NEAR_MINUTES, span[1] + NEAR_MINUTES])

/** Leaves no other hours: "I don't finish till four", "it has to be after half three". */
const FIRM_HOURS =
  /\bfinish|\b(?:has|have|needs?|got) to be (?:after|before|past)\b|\b(?:must be|only) (?:after|before)\b/

/** Leaves no other day: "no, it has to be Saturday". */
const ONLY_DAY =
  /\b(?:has|have|needs?|got) to be (?:on |this |the |a )?\w+day\b|\b(?:must be|only) (?:on |this |the |a )?\w+day\b/

/** The free times to offer: those of the wish, or else those nearest to it. */
export function findSlots(state: State, service: Service): Slot[] {
  const { asked, days, clock } = state
  const today = clock.now.day
  if (asked.day !== null && isWithin(asked.day, [today, today + booking.aheadMaxDays])) {
    return findOnDay(state, asked.day, service)
  }
  const from = Math.max(today, days?.[0] ?? today)
  // "Next week at ten": the days on which ten is free come first.
  const last = days?.[1] ?? from + 2 * WEEK_DAYS
  const exact = !namesHour(state) ? [] : around(state, from, last, service, true)
  if (exact.length > 0) return exact
  const within = days ? around(state, from, days[1], service) : []
  if (within.length > 0) return within
  const later = around(state, from, from + booking.searchDays, service)
  if (!days || !state.span) return later
  // Nothing after five next week: what is nearest to five then, and after five later on.
  const nearFive = { ...state, span: null, asked: { ...asked, minute: state.span[0] } }
  const near = around(nearFive, from, days[1], service)
  if (near.length === 0 || later.length === 0) return [...near, ...later]
  return [...near.slice(0, 1), ...later.slice(0, 1)]
}

/** The free times nearest to the wish for a day. */
function findOnDay(state: State, day: Day, service: Service): Slot[] {
  const { minute } = state.asked
  const today = state.clock.now.day
  const own = slotsOf(state, day, service)
  const isShut = minute !== null && spanOf(state.setup, day) === null
  if (own.length > 0 && !isShut) return pick(own, minute)
  const open = { ...state, span: null }
  const others = state.span ? slotsOf(open, day, service) : []
  const near = around(state, day + 1, day + WEEK_DAYS, service)
  // "I can't do twelve, I'm at work till one", "I don't finish till four" leave no morning.
  const isBusy =
    FIRM_HOURS.test(state.plainText) ||
    keepsBusy(state.plainText) ||
    (has(state, 'no') && /\b(?:work|school|busy|(?:i|we) (?:can't|cannot))\b/.test(state.plainText))
  const isLater = state.span !== null && minute !== null && wantsLater(state)
  // "Four's a bit late" wants no half past four.
  const isRefused = state.commands.some(
    (one) => one.kind === 'tell-when' && one.when.notMinutes && one.when.span === state.span,
  )
  const isFirm = isLater || (state.span !== null && (isBusy || isRefused))
  const [later] = isLater ? others.filter((slot) => slot.minute > minute) : []
  // "Nothing later this morning, like eleven?": the afternoon is later, too.
  if (later) return [later, ...near.slice(0, 1)]
  if (isFirm && near.length > 0) return near
  // "I don't finish till five", and five is the last start: no two o'clock, which is on the wrong side.
  const edge = isFirm ? atEdge(state, day, service) : undefined
  if (edge) return [edge]
  const wished = minute ?? state.span?.[0] ?? null
  if (others.length > 0 && ONLY_DAY.test(state.plainText)) return pick(others, wished)
  // Nothing after four: what is nearest to four on the day, and after four on another.
  if (others.length > 0) {
    const nearest = pick(others, wished)
    if (near.length === 0) return nearest
    const [closest] = byCloseness(nearest, state.span?.[0] ?? null)
    // "After three" wants no half past one.
    return closest && isNear(closest, state.span) ? [closest, ...near.slice(0, 1)] : near
  }
  // Who wants it tonight wants the soonest time, and no evening two weeks on.
  if (state.span && (day === today || near.length === 0))
    return around(open, day + 1, day + booking.searchDays, service)
  return around(state, day + 1, day + booking.searchDays, service)
}

/** The free time of a day right at the end of the hours wished for, though she has offered it; none that the line refuses. */
function atEdge(state: State, day: Day, service: Service): Slot | undefined {
  const { span, commands } = state
  if (!span || commands.some((one) => one.kind === 'tell-when' && one.when.notMinutes))
    return undefined
  const open = slotsOf({ ...state, span: null, declined: [] }, day, service)
  return open.find(({ minute }) => minute === span[0] - 1 || minute === span[1] + 1)
}

/** The last free time of a day, or null if none is left. */
export function latestOn(state: State, day: Day): Slot | null {
  const service = serviceOf(state)
  return service === null ? null : (slotsOf({ ...state, span: null }, day, service).at(-1) ?? null)
}

/** Whether a day has a free time after one that she has offered. */
export function hasLater(state: State, { day, minute }: Slot): boolean {
  const service = serviceOf(state)
  const open = { ...state, span: null, asked: { day, minute: null } }
  return service === null || slotsOf(open, day, service).some((slot) => slot.minute > minute)
}

/** The best time of each of the next two days that have free times. `isExact`: only the hour asked for. */
export function around(
  state: State,
  from: Day,
  to: Day,
  service: Service,
  isExact = false,
): Slot[] {
  const found: Slot[] = []
  for (let day = from; day <= to && found.length < DAYS_COUNT; day++) {
    if (day > state.clock.now.day + booking.aheadMaxDays) break
    const [first] = byCloseness(slotsOf(state, day, service), state.asked.minute)
    if (first && (!isExact || first.minute === state.asked.minute)) found.push(first)
  }
  return found
}

export function slotsOf(state: State, day: Day, { name, minutes }: Service): Slot[] {
  if (state.not.includes(day) || !isOnDay(name, day)) return []
  const wished = namesHour(state) ? state.asked.minute : null
  const isDeclined = (minute: number) =>
    state.declined.some(
      (slot) =>
        slot.day === day && slot.minute === minute && !isNearer(minute, wished, slot.instead),
    )
  // Afternoon tea is offered in the afternoon, unless the caller names a time, and so is a plain table for lunch.
  const isOther = (minute: number) =>
    isOtherMeal({ minute }, name) ||
    (isPlainTable(name) && isOtherMeal({ minute }, state.plainText))
  const isAtMeal = (minute: number) => state.asked.minute !== null || !isOther(minute)
  return freeStarts(state.clock, day, minutes)
    .filter((minute) => isWithin(minute, state.span) && !isDeclined(minute) && isAtMeal(minute))
    .map((minute) => ({ day, minute }))
}

/** "No, one o'clock" refuses half past twelve, which is nearer to "what about quarter past twelve?" all the same. */
const isNearer = (minute: number, wished: number | null, other: number | undefined) =>
  wished !== null && other !== undefined && Math.abs(minute - wished) < Math.abs(minute - other)

/** The two nearest to a time, or three spread over the day. */
export function pick(slots: readonly Slot[], minute: number | null): Slot[] {
  if (minute !== null) {
    return byCloseness(slots, minute)
      .slice(0, 2)
      .toSorted((a, b) => a.minute - b.minute)
  }
  if (slots.length <= PER_DAY_COUNT) return [...slots]
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const middle = byCloseness(slots.slice(1, -1), (first.minute + last.minute) / 2).slice(0, 1)
  return [first, ...middle, last]
}

function byCloseness(slots: readonly Slot[], minute: number | null): Slot[] {
  if (minute === null) return [...slots]
  return slots.toSorted(
    (a, b) => Math.abs(a.minute - minute) - Math.abs(b.minute - minute) || a.minute - b.minute,
  )
}
