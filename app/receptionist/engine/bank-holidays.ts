import { dateOf, dayOf, weekdayOf, type Day } from './calendar.ts'

/**
 * Whether a day is a bank holiday in England and Wales, by the standing rules. One-off holidays,
 * such as a coronation, are not known.
 *
 * **Source**: https://www.gov.uk/bank-holidays
 */
export function isBankHoliday(day: Day): boolean {
  const { year } = dateOf(day)
  const easter = easterOf(year)
  return (
    day === substitute(dayOf(year, 1, 1)) ||
    day === easter - 2 ||
    day === easter + 1 ||
    day === mondayFrom(dayOf(year, 5, 1)) ||
    day === mondayFrom(dayOf(year, 5, 25)) ||
    day === mondayFrom(dayOf(year, 8, 25)) ||
    isChristmas(day, dayOf(year, 12, 25))
  )
}

/** The first bank holiday on or after a day. */
export function nextBankHoliday(day: Day): Day {
  let next = day
  while (!isBankHoliday(next)) next += 1
  return next
}

/** Whether a day is a bank holiday, or Christmas Day, Boxing Day or New Year's Day at a weekend. */
export function isHoliday(day: Day): boolean {
  const { year } = dateOf(day)
  const kept = [dayOf(year, 1, 1), dayOf(year, 12, 25), dayOf(year, 12, 26)]
  return kept.includes(day) || isBankHoliday(day)
}

/** Whether a day is Easter Sunday, of which the hours of a week tell nothing. */
export const isEasterSunday = (day: Day) => day === easterOf(dateOf(day).year)

/** Christmas Day and Boxing Day, or the two working days that stand in for them. */
function isChristmas(day: Day, christmas: Day): boolean {
  const weekday = weekdayOf(christmas)
  if (weekday === 4) return day === christmas || day === christmas + 3
  if (weekday === 5) return day === christmas + 2 || day === christmas + 3
  if (weekday === 6) return day === christmas + 1 || day === christmas + 2
  return day === christmas || day === christmas + 1
}

function substitute(day: Day): Day {
  const weekday = weekdayOf(day)
  return weekday < 5 ? day : day + 7 - weekday
}

function mondayFrom(day: Day): Day {
  return day + ((7 - weekdayOf(day)) % 7)
}

/**
 * Easter Sunday of a year.
 *
 * **Source**: the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8).
 */
export function easterOf(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return dayOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}
