/** A calendar day as the number of days since 1 January 1970, so that days can be added and compared. */
export type Day = number

/** The seven days, Monday first. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The twelve months. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * The day of a date in the Gregorian calendar; month 1 is January.
 *
 * **Source**: days_from_civil, https://howardhinnant.github.io/date_algorithms.html
 */
export function dayOf(year: number, month: number, date: number): Day {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
  const yearDays = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * 146097 + yearDays + dayOfYear - 719468
}

/** The year, month and date of a day. */
export function dateOf(day: Day): { year: number; month: number; date: number } {
  const z = day + 719468
  const era = Math.floor(z / 146097)
  const dayOfEra = z - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36524) -
      Math.floor(dayOfEra / 146096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  }
}

/** The weekday of a day, from 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7
}

/** Whether the calendar has this date. There is no 31 April, and no 29 February 2027. */
export function isDate(year: number, month: number, date: number): boolean {
  if (month < 1 || month > 12 || date < 1 || date > 31) return false
  return dateOf(dayOf(year, month, date)).date === date
}

/** Formats a day as `2026-11-24`. */
export function isoDate(day: Day): string {
  const { year, month, date } = dateOf(day)
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(date)}`
}

/** Formats minutes after midnight as `15:30`. */
export function isoTime(minute: number): string {
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`
}

/** Parses `15:30` into minutes after midnight. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Parses `2026-11-24` into a day. */
export function parseDay(iso: string): Day {
  return dayOf(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)))
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
