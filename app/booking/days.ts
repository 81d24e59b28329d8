import { DAY_MS } from '#app/rules/time-units.ts'

/** Adds days to a day. **Shape**: days are ISO dates, such as 2026-11-24. */
function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Adds months to a day. If the month is too short, gives its last day. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  const moved = Date.UTC(year, month - 1 + count, Math.min(date, lastDate))
  return new Date(moved).toISOString().slice(0, 10)
}

/** The weekday of a day: 0 is Monday. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/**
 * Enough rows for the next three weeks in any zone. The server guesses the zone, and an extra row
 * after hydration would shift the page.
 */
const WEEKS_MIN_COUNT = 4

/** The weeks from the first day to the last, each starting on Monday; at least four. */
export function weeksBetween(first: string, last: string): string[][] {
  const weeks: string[][] = []
  for (
    let monday = addDays(first, -weekdayOf(first));
    monday <= last || weeks.length < WEEKS_MIN_COUNT;
    monday = addDays(monday, 7)
  ) {
    const start = monday
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(start, weekday)))
  }
  return weeks
}

/**
 * The day that a key moves to in the calendar grid, or null for other keys.
 *
 * **Source**: ARIA Authoring Practices, "Date Picker Dialog Example", keyboard support.
 */
export function dayForKey(key: string, day: string): string | null {
  const weekday = weekdayOf(day)
  if (key === 'ArrowLeft') return addDays(day, -1)
  if (key === 'ArrowRight') return addDays(day, 1)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'Home') return addDays(day, -weekday)
  if (key === 'End') return addDays(day, 6 - weekday)
  if (key === 'PageUp') return addMonths(day, -1)
  if (key === 'PageDown') return addMonths(day, 1)
  return null
}
