import { dateOf, dayOf, isDate, weekdayOf, type Day } from '../../calendar.ts'
import {
  addMonths,
  comingWeekday,
  dateInMonth,
  mondayOf,
  monthOf,
  monthSpan,
  nextDate,
  nextDateOfMonth,
  weekdayNumber,
} from './date-arithmetic.ts'

/**
 * A day, or a range of days if the line names only a week or month. `isWeekday`: a bare weekday was
 * named. `clash`: a weekday and a day of the month that disagree by one. `of`: finds it from the day last spoken of, as for "that weekend" or "the Saturday after".
 */
export type DateFound = {
  from: Day
  to: Day
  isWeekday?: boolean
  of?: (spoken: Day) => DateFound
  clash?: readonly [Day, Day]
}

/** A day or range that depends on the day last spoken of. */
export function relative(spoken: Day, of: (spoken: Day) => DateFound): DateFound {
  return { ...of(spoken), of }
}

/** One day as a range. */
export const only = (day: Day): DateFound => ({ from: day, to: day })

/** A date in figures; null if the calendar has no such date. */
export function exact(year = '', month = '', date = ''): Day | null {
  const [y, m, d] = [Number(year), Number(month), Number(date)]
  return isDate(y, m, d) ? dayOf(y, m, d) : null
}

/** A date with its month's name, in the year given or the next that fits. */
export function dated(today: Day, date = '', name = '', year?: string): Day | null {
  return year
    ? exact(year, String(monthOf(name)), date)
    : nextDate(today, monthOf(name), Number(date))
}

/** The next weekday of that name. */
export function nextWeekday(today: Day, name = ''): DateFound {
  const day = comingWeekday(today, weekdayNumber(name))
  return { from: day, to: day, isWeekday: true }
}

/** The weekday before the day spoken of, or that of the week before: "the Thursday before". A day that is over means the next. */
export function weekdayBefore(
  [today, asked]: readonly [Day, Day | null],
  said: string,
  name = '',
): DateFound {
  const of = (spoken: Day) => {
    const from = said.includes('week') ? mondayOf(spoken) - 8 : spoken - 8
    const day = comingWeekday(from, weekdayNumber(name))
    return day < today ? nextWeekday(today, name) : only(day)
  }
  return { ...(asked === null ? nextWeekday(today, name) : of(asked)), of }
}

/** "Friday the 19th": if the next 19th is a day beside a Friday, both days, of which one is meant. */
export function weekdayDate(today: Day, date = '', name = ''): DateFound | Day | null {
  const weekday = weekdayNumber(name)
  const next = nextDateOfMonth(today, Number(date))
  if (next === null) return null
  const near = [next - 1, next + 1].find((day) => day >= today && weekdayOf(day) === weekday)
  if (near === undefined) return nextDateOfMonth(today, Number(date), weekday)
  const [from, to] = [Math.min(near, next), Math.max(near, next)]
  return { from, to, clash: [from, to] }
}

/** "A couple of" and "3" as numbers. */
export function count(word = '1'): number {
  return word.includes('couple') ? 2 : word.includes('few') ? 3 : Number(word) || 1
}

/** The number of days in a day, week or fortnight. */
export function daysOf(unit = 'day'): number {
  return unit.startsWith('fort') ? 14 : unit.startsWith('w') ? 7 : 1
}

/** The day that is a number of days, weeks or months away. */
export function ahead(today: Day, n?: string, unit?: string): Day {
  return unit === 'month' ? addMonths(today, count(n)) : today + count(n) * daysOf(unit)
}

/** The day that "from now", "from tomorrow" and so on count from. */
export function anchor(today: Day, word = 'now'): Day {
  if (word === 'now' || word === 'today') return today
  return /^t(?:om|mr)/.test(word) ? today + 1 : comingWeekday(today, weekdayNumber(word))
}

/** A range of days from a first one. */
export function days(from: Day, length: number): DateFound {
  return { from, to: from + length - 1 }
}

/** The month of a day. */
export function month(day: Day): DateFound {
  const [from, to] = monthSpan(day)
  return { from, to }
}

/**
 * A part of a month that has a name, or is this or the next; "the month" is the one spoken of. A part that
 * is over means the next such month. `read` finds it from the first of the month.
 */
export function ofMonth(
  [today, asked]: readonly [Day, Day | null],
  name: string | undefined,
  which: string | undefined,
  read: (first: Day) => DateFound,
): DateFound {
  const spoken = which === undefined ? (asked ?? today) : today
  const base = name === undefined ? spoken : dayOf(dateOf(today).year, monthOf(name), 1)
  const [first] = monthSpan(addMonths(base, which === 'next' || which === 'following' ? 1 : 0))
  const found = read(first)
  return found.to >= today ? found : read(addMonths(first, name === undefined ? 1 : 12))
}

/** The nth seven days of a month; null is the last seven. */
export function weekOfMonth(first: Day, n: number | null): DateFound {
  return n === null ? days(monthSpan(first)[1] - 6, 7) : days(first + 7 * (n - 1), 7)
}

/** What "early", "mid", "end" and so on name of a month. */
export function partOfMonth(first: Day, part: string): DateFound {
  if (/^(?:mid|half)/.test(part)) return days(first + 10, 10)
  if (part === 'late') return days(monthSpan(first)[1] - 9, 10)
  if (part === 'early') return days(first, 10)
  return weekOfMonth(first, part === 'end' ? null : 1)
}

/** The day with that number in the month under discussion, else the next such day. */
export function numbered(today: Day, asked: Day | null, date?: string): Day | null {
  const there = asked === null ? null : dateInMonth(asked, 0, Number(date))
  return there !== null && there >= today ? there : nextDateOfMonth(today, Number(date))
}
