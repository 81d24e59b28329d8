import { Temporal } from 'temporal-polyfill'
import { DAY_MS, MINUTE_MS } from '#app/rules/time-units.ts'
import type { SlotProblem } from './contract.ts'
import type { Hours } from './hours.ts'

/** A time that is taken. **Units**: ISO 8601 in UTC, without fractions of a second. */
export type Taken = { starts_at: string; ends_at: string }

/** An instant as the database, the contract and calendar files write it. */
export function formatInstant(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** When a call that begins at this slot ends. */
export function endOf(hours: Hours, slot: string): string {
  return formatInstant(Date.parse(slot) + hours.callMin * MINUTE_MS)
}

/** The free slots, in order: in opening hours, after the notice and within the horizon. */
export function listSlots(hours: Hours, taken: readonly Taken[], nowMs: number): string[] {
  const fromMs = nowMs + hours.noticeMin * MINUTE_MS
  const untilMs = nowMs + hours.horizonDays * DAY_MS
  // Bookings do not overlap, so sorting by start also sorts by end.
  const busy = taken
    .map(({ starts_at, ends_at }) => ({
      startMs: Date.parse(starts_at) - hours.bufferMin * MINUTE_MS,
      endMs: Date.parse(ends_at) + hours.bufferMin * MINUTE_MS,
    }))
    .toSorted((a, b) => a.startMs - b.startMs)
  let next = 0
  const free: string[] = []
  const last = dateOf(hours, untilMs)
  for (
    let date = dateOf(hours, fromMs);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    for (const startMs of slotsOn(hours, date.toString())) {
      const endMs = startMs + hours.callMin * MINUTE_MS
      if (startMs < fromMs || startMs > untilMs) continue
      while ((busy[next]?.endMs ?? Infinity) <= startMs) next += 1
      if ((busy[next]?.startMs ?? Infinity) < endMs) continue
      free.push(formatInstant(startMs))
    }
  }
  return free
}

/** Why a slot cannot be booked even if nobody has taken it, or null if it can. */
export function whyNot(hours: Hours, slot: string, nowMs: number): SlotProblem | null {
  const startMs = Date.parse(slot)
  if (startMs <= nowMs) return 'past'
  if (startMs < nowMs + hours.noticeMin * MINUTE_MS) return 'too-soon'
  if (startMs > nowMs + hours.horizonDays * DAY_MS) return 'too-far'
  // The firm's date is at most a day from UTC's, so trying all three avoids a time zone lookup.
  const dates = [startMs - DAY_MS, startMs, startMs + DAY_MS].map(utcDate)
  return dates.some((date) => slotsOn(hours, date).includes(startMs)) ? null : 'closed'
}

/** Slots by day, cached because looking up a zone's rules is the slowest part. */
const knownDays = new WeakMap<Hours, Map<string, number[]>>()

function slotsOn(hours: Hours, day: string): number[] {
  const days = knownDays.get(hours) ?? new Map<string, number[]>()
  knownDays.set(hours, days)
  const slots = days.get(day) ?? computeSlots(hours, day)
  days.set(day, slots)
  return slots
}

function computeSlots(hours: Hours, day: string): number[] {
  if (hours.closed.has(day)) return []
  const date = Temporal.PlainDate.from(day)
  const lengthMs = hours.callMin * MINUTE_MS
  return (hours.week[date.dayOfWeek] ?? []).flatMap(({ opens, closes }) => {
    const endMs = instantOf(hours, date, closes)
    const starts: number[] = []
    // In elapsed time, not local time: an hour that occurs twice has twice the slots.
    for (let at = instantOf(hours, date, opens); at + lengthMs <= endMs; at += lengthMs) {
      starts.push(at)
    }
    return starts
  })
}

/**
 * When the firm's clocks show this time. A time that occurs twice gives the first. A time that the
 * clocks skip gives the moment of the change, so that no call begins before the firm opens or ends
 * after it has closed.
 */
function instantOf({ zone }: Hours, date: Temporal.PlainDate, time: string): number {
  const wanted = date.toPlainDateTime(time)
  const found = wanted.toZonedDateTime(zone)
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds
  // A nanosecond later, because 'previous' excludes the moment itself.
  const jump = found.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  return (jump ?? found).epochMilliseconds
}

function utcDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

function dateOf({ zone }: Hours, ms: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate()
}
