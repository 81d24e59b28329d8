import { isHoliday } from './bank-holidays.ts'
import { minuteOf, weekdayOf, type Day } from './calendar.ts'
import { booking } from './limits.ts'
import type { Setup } from './types.ts'

const CELL_MINUTES = 30
const DAY_MINUTES = 24 * 60
const BUSY_FROM_PERCENT = 55
const BUSY_TO_PERCENT = 75

/** A moment in the diary; `minute` counts from midnight. */
export type Slot = { day: Day; minute: number }

/** The inputs of the example diary. */
export type Clock = { setup: Setup; seed: number; now: Slot }

/** Opening times of a day, in minutes from its midnight; closing time may be after the next midnight. */
export function spanOf(setup: Setup, day: Day): readonly [number, number] | null {
  const hours = setup.hours[weekdayOf(day)]
  if (!hours || isHoliday(day)) return null
  const from = minuteOf(hours[0])
  const to = minuteOf(hours[1])
  return [from, to > from ? to : to + DAY_MINUTES]
}

/** Opening times that affect a day: its own, and the rest of the night before. */
function spansOf(setup: Setup, day: Day): (readonly [number, number])[] {
  const own = spanOf(setup, day)
  const before = spanOf(setup, day - 1)
  const late = before && before[1] > DAY_MINUTES
  return [...(late ? ([[0, before[1] - DAY_MINUTES]] as const) : []), ...(own ? [own] : [])]
}

/** Whether the business is open at that moment. */
export function isOpenAt(setup: Setup, { day, minute }: Slot): boolean {
  return spansOf(setup, day).some(([from, to]) => minute >= from && minute < to)
}

/** Whether an appointment of this length ends before closing time. */
function fits(setup: Setup, { day, minute }: Slot, minutes: number): boolean {
  return spansOf(setup, day).some(([from, to]) => minute >= from && minute + minutes <= to)
}

/** Whether an appointment of this length can start then. `busy` is the result of `busyCells`. */
export function isFree(
  clock: Clock,
  slot: Slot,
  minutes: number,
  busy = busyCells(clock, slot.day),
): boolean {
  return (
    slot.minute % booking.gridMinutes === 0 &&
    !isTooSoon(clock, slot) &&
    fits(clock.setup, slot, minutes) &&
    !busy.has(Math.floor(slot.minute / CELL_MINUTES))
  )
}

/** Whether a moment has passed, or is too soon to book. */
export function isTooSoon({ now }: Clock, { day, minute }: Slot): boolean {
  return (day - now.day) * DAY_MINUTES + minute < now.minute + booking.noticeMinutes
}

/** The free starts of a day, on the half hour. */
export function freeStarts(clock: Clock, day: Day, minutes: number): number[] {
  const busy = busyCells(clock, day)
  const starts: number[] = []
  for (let minute = 0; minute < DAY_MINUTES; minute += CELL_MINUTES) {
    if (isFree(clock, { day, minute }, minutes, busy)) starts.push(minute)
  }
  return starts
}

/** The last start of a day on the half hour, or null if none ends before closing time. */
export function lastStart([from, to]: readonly [number, number], minutes: number): number | null {
  const last = Math.floor((to - minutes) / CELL_MINUTES) * CELL_MINUTES
  return last >= from && last < DAY_MINUTES ? last : null
}

/** Whether an appointment of this length fits into the opening hours of any weekday. */
export function everFits(setup: Setup, minutes: number): boolean {
  return setup.hours.some((hours) => {
    if (!hours) return false
    const length = minuteOf(hours[1]) - minuteOf(hours[0])
    return (length > 0 ? length : length + DAY_MINUTES) >= minutes
  })
}

/** The half hours of a day that are taken: 55% to 75% of opening hours. */
export function busyCells({ setup, seed }: Clock, day: Day): Set<number> {
  const cells: number[] = []
  for (let cell = 0; cell < DAY_MINUTES / CELL_MINUTES; cell++) {
    const [from, to] = [cell * CELL_MINUTES, (cell + 1) * CELL_MINUTES]
    if (spansOf(setup, day).some((span) => from < span[1] && to > span[0])) cells.push(cell)
  }
  const share =
    BUSY_FROM_PERCENT + (hash(seed, day, -1) % (BUSY_TO_PERCENT - BUSY_FROM_PERCENT + 1))
  const ranked = cells
    .map((cell) => ({ cell, rank: hash(seed, day, cell) }))
    .toSorted((a, b) => a.rank - b.rank || a.cell - b.cell)
  return new Set(ranked.slice(0, Math.round((cells.length * share) / 100)).map(({ cell }) => cell))
}

/** Hashes three whole numbers to one that looks random but is the same on every machine. */
function hash(seed: number, day: number, cell: number): number {
  let h = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(day, 0xc2b2ae35)) >>> 0
  h = Math.imul(h ^ (h >>> 15) ^ Math.imul(cell + 2, 0x27d4eb2f), 0x2c1b3c6d) >>> 0
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39) >>> 0
  return (h ^ (h >>> 15)) >>> 0
}
