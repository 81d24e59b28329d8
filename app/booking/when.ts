import { MONTHS } from '#app/site/long-date.ts'
import { setNewest } from '#app/site/set-newest.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A slot with the time that clocks of a zone show at its start. */
export type LabelledSlot = { slot: string; label: string }

/** What the clocks of a zone show. */
type Reading = { day: string; time: string; offset: string }

/** A zone's formatter, with what it has said of the beginnings of UTC's days since 1970. */
type Zone = { formatter: Intl.DateTimeFormat; midnights: Map<number, Reading> }

const DAY_MS = 86_400_000

// Making a formatter costs a hundred times what using one does.
const zones = new Map<string, Zone>()

/** A server has visitors from many zones, and whoever likes can spell each in a thousand ways. */
const ZONES_MAX_COUNT = 100

/**
 * Reads a UTC instant on the clocks of a zone.
 *
 * **Shape**: `day` such as 2026-11-24, `time` such as 09:30, `offset` such as GMT+5:45. Put together
 * from parts, since engines differ in their commas and spaces and hydration would find that.
 */
export function readClock(instant: string, zone: string): Reading {
  const atMs = Date.parse(instant)
  const day = Math.floor(atMs / DAY_MS)
  const known = zoneOf(zone)
  const [first, last] = [midnight(day, known), midnight(day + 1, known)]
  // To ask for each time of a calendar takes a phone long: only on a day on which the clocks are
  // changed is there need to.
  if (first.offset !== last.offset) return askZone(atMs, known)
  const sinceMidnightMs = atMs - day * DAY_MS
  const local = new Date(Date.parse(`${first.day}T${first.time}Z`) + sinceMidnightMs).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16), offset: first.offset }
}

function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  })
  const zone = { formatter, midnights: new Map() }
  setNewest(zones, name, zone, ZONES_MAX_COUNT)
  return zone
}

function midnight(day: number, zone: Zone): Reading {
  const reading = zone.midnights.get(day) ?? askZone(day * DAY_MS, zone)
  zone.midnights.set(day, reading)
  return reading
}

function askZone(atMs: number, { formatter }: Zone): Reading {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatter.formatToParts(atMs)) parts[type] = value
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
    // Some engines call the zero offset UTC.
    offset: (parts.timeZoneName ?? '').replace('UTC', 'GMT'),
  }
}

/** The slots by the day on which they fall in a zone; a time that comes twice names its offset. */
export function groupByDay(slots: readonly string[], zone: string): Map<string, LabelledSlot[]> {
  const days = new Map<string, { slot: string; time: string; offset: string }[]>()
  for (const slot of slots) {
    const { day, time, offset } = readClock(slot, zone)
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

/** A day as it is spoken, such as Tuesday 24 November 2026. */
export function spokenDay(day: string): string {
  return `${shortDay(day)} ${day.slice(0, 4)}`
}

/** A day without its year, such as Tuesday 24 November. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

/** A month such as 2026-11 as November 2026. */
export function spokenMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}

/** A zone as people read it, such as "Kathmandu" of Asia/Kathmandu. */
export function zoneName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** A call in words: its day, its times and the zone that they are in. */
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
    zone: `${zoneName(zone)} time, ${start.offset}`,
  }
}
