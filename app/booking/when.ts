import { MINUTE_MS } from '#app/rules/time-units.ts'

/** A slot with its local start time in a zone. */
export type LabelledSlot = { slot: string; label: string }

/** The local date and time in a zone. */
type Reading = { day: string; time: string; offset: string }

/**
 * Converts a UTC instant to the local date and time in a zone.
 *
 * **Shape**: `day` such as 2026-11-24, `time` such as 09:30, `offset` such as GMT+5:45.
 */
export function readClock(instant: string, zone: string): Reading {
  return clockOf(zone)(instant)
}

type Clock = (instant: string) => Reading

/** The most clocks kept. A visitor can send any spelling of a zone, such as "europe/LONDON". */
const CLOCKS_MAX_COUNT = 500

const clocks = new Map<string, Clock>()

/** The clock of one zone. Creating its formatter costs far more than using it, so it is kept. */
function clockOf(zone: string): Clock {
  const known = clocks.get(zone)
  if (known) return known
  if (clocks.size >= CLOCKS_MAX_COUNT) clocks.clear()
  const clock = createClock(zone)
  clocks.set(zone, clock)
  return clock
}

function createClock(zone: string): Clock {
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (instant) => {
    const atMs = Date.parse(instant)
    const parts: Record<string, string> = {}
    for (const { type, value } of formatter.formatToParts(atMs)) parts[type] = value
    // Built from parts: engines differ in commas and spaces, which hydration reports as an error.
    const day = `${parts.year}-${parts.month}-${parts.day}`
    const time = `${parts.hour}:${parts.minute}`
    const offsetMin = Math.round((Date.parse(`${day}T${time}Z`) - atMs) / MINUTE_MS)
    return { day, time, offset: offsetLabel(offsetMin) }
  }
}

/**
 * Formats an offset from UTC, such as GMT+5:45. Not by `Intl`: for a zero offset the server writes
 * GMT and browsers write GMT+0, which hydration reports as an error.
 */
function offsetLabel(offsetMin: number): string {
  if (offsetMin === 0) return 'GMT'
  const hours = Math.floor(Math.abs(offsetMin) / 60)
  const minutes = Math.abs(offsetMin) % 60
  const sign = offsetMin < 0 ? '-' : '+'
  return `GMT${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}

/** Groups slots by their local day in a zone. A time that occurs twice shows its offset. */
export function groupByDay(slots: readonly string[], zone: string): Map<string, LabelledSlot[]> {
  const days = new Map<string, { slot: string; time: string; offset: string }[]>()
  const readHere = clockOf(zone)
  for (const slot of slots) {
    const { day, time, offset } = readHere(slot)
    const list = days.get(day)
    if (list) list.push({ slot, time, offset })
    else days.set(day, [{ slot, time, offset }])
  }
  return new Map(
    [...days].map(([day, list]) => [
      day,
      list.map(({ slot, time, offset }) => {
        const isTwice = list.some((other) => other.time === time && other.slot !== slot)
        return { slot, label: isTwice ? `${time} (${offset})` : time }
      }),
    ]),
  )
}

// Separate formatters: engines differ in whether a comma follows the weekday.
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day in words, such as Tuesday 24 November 2026. */
export function spokenDay(day: string): string {
  return `${shortDay(day)} ${day.slice(0, 4)}`
}

/** A day without its year, such as Tuesday 24 November. */
export function shortDay(day: string): string {
  const date = new Date(day)
  return `${weekday.format(date)} ${dayAndMonth.format(date)}`
}

/** The months from one day to another, such as November 2026, or November to December 2026. */
export function spokenMonths(first: string, last: string): string {
  const end = monthAndYear.format(new Date(last))
  if (first.slice(0, 7) === last.slice(0, 7)) return end
  const isSameYear = first.slice(0, 4) === last.slice(0, 4)
  return `${(isSameYear ? month : monthAndYear).format(new Date(first))} to ${end}`
}

/** The month of a day in three letters, such as Dec. */
export function shortMonth(day: string): string {
  return month.format(new Date(day)).slice(0, 3)
}

/**
 * Old zone names that Chromium and older engines still list, with their current names.
 *
 * **Source**: CLDR, `bcp47/timezone.xml`, the `iana` attributes.
 */
const renamedZones: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Asia/Ho_Chi_Minh': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
}

/** A zone's name for people, such as "Kathmandu" for Asia/Katmandu. */
export function zoneName(zone: string): string {
  return renamedZones[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** A call in words: its day, times and zone. */
export function describeCall({
  startsAt,
  endsAt,
  zone,
}: {
  startsAt: string
  endsAt: string
  zone: string
}) {
  const start = readClock(startsAt, zone)
  const end = readClock(endsAt, zone)
  return {
    day: spokenDay(start.day),
    times: `${start.time} to ${end.time}`,
    zone: zone === 'UTC' ? zone : `${zoneName(zone)} time, ${start.offset}`,
  }
}
