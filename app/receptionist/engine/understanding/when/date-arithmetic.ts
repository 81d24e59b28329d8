import { dateOf, dayOf, isDate, weekdayOf, type Day } from '../../calendar.ts'

const YEARS_AHEAD = 8
const DAYS_AHEAD = 92

/** The number of a month, 1 for January, by its first three letters. */
export const monthOf = (name: string) =>
  'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').indexOf(name.slice(0, 3)) + 1

/** The number of a weekday, 0 for Monday, by its first three letters. */
export const weekdayNumber = (name: string) =>
  'mon tue wed thu fri sat sun'.split(' ').indexOf(name.slice(0, 3))

/** The Monday of a day's week. */
export const mondayOf = (day: Day) => day - weekdayOf(day)

/** The next date with this day and month. The next 29 February may be eight years away. */
export function nextDate(today: Day, month: number, date: number): Day | null {
  const { year } = dateOf(today)
  for (let y = year; y <= year + YEARS_AHEAD; y++) {
    if (isDate(y, month, date) && dayOf(y, month, date) >= today) return dayOf(y, month, date)
  }
  return null
}

/** The next day of the month with this number; with a weekday, the first that falls on it in three months, if any. */
export function nextDateOfMonth(today: Day, date: number, weekday?: number): Day | null {
  const fitting: Day[] = []
  for (let day = today; day < today + DAYS_AHEAD; day++) {
    if (dateOf(day).date === date) fitting.push(day)
  }
  return fitting.find((day) => weekdayOf(day) === weekday) ?? fitting[0] ?? null
}

/** The next occurrence of a weekday after today. */
export function comingWeekday(today: Day, weekday: number): Day {
  return today + (((weekday - weekdayOf(today) + 6) % 7) + 1)
}

/** The nth occurrence of a weekday in a day's month; null is the last. */
export function nthWeekday(inMonth: Day, n: number | null, weekday: number): Day {
  const [from, to] = monthSpan(inMonth)
  if (n === null) return to - ((weekdayOf(to) - weekday + 7) % 7)
  return from + ((weekday - weekdayOf(from) + 7) % 7) + 7 * (n - 1)
}

/** The same date a number of months later, or that month's last day if it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = dateOf(day)
  const index = year * 12 + month - 1 + count
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1]
  let d = date
  while (!isDate(y, m, d)) d--
  return dayOf(y, m, d)
}

/** A date in this month or a number of months later; null if that month has no such date. */
export function dateInMonth(today: Day, monthsAhead: number, date: number): Day | null {
  const { year, month } = dateOf(monthSpan(today)[0] + 14 + 30 * monthsAhead)
  return isDate(year, month, date) ? dayOf(year, month, date) : null
}

/** The day that is a number of working days later. */
export function addWorkingDays(today: Day, count: number): Day {
  let day = today
  for (let left = Math.min(count, 60); left > 0;) if (weekdayOf(++day) < 5) left--
  return day
}

/** The first and the last day of a day's month. */
export function monthSpan(day: Day): [Day, Day] {
  const { year, month } = dateOf(day)
  const from = dayOf(year, month, 1)
  return [from, addMonths(from, 1) - 1]
}
