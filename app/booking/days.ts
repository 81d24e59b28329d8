const DAY_MS = 24 * 60 * 60 * 1000

/** A day some days later or earlier. **Shape**: days are such as 2026-11-24. */
function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of a month some months later or earlier, or that month's last. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  const moved = Date.UTC(year, month - 1 + count, Math.min(date, lastDate))
  return new Date(moved).toISOString().slice(0, 10)
}

/** How far into its week a day is: 0 for Monday. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** The weeks from that of the first day to that of the last, from Monday. */
export function weeksBetween(first: string, last: string): string[][] {
  const weeks: string[][] = []
  for (
    let monday = addDays(first, -weekdayOf(first));
    monday <= last;
    monday = addDays(monday, 7)
  ) {
    const start = monday
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(start, weekday)))
  }
  return weeks
}

/**
 * The day that a key leads to in a calendar's grid, or null for a key that means nothing there.
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
