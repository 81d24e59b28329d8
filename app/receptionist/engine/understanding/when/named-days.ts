import { easterOf } from '../../bank-holidays.ts'
import { dateOf, dayOf, type Day } from '../../calendar.ts'

/** Days with names: their month and date, or their distance from Easter Sunday in days. */
export const NAMED_DAYS: Readonly<Record<string, readonly [number, number] | number>> = {
  'christmas eve': [12, 24],
  christmas: [12, 25],
  'boxing day': [12, 26],
  "new year's eve": [12, 31],
  "new year's": [1, 1],
  'new year': [1, 1],
  "valentine's": [2, 14],
  'bonfire night': [11, 5],
  halloween: [10, 31],
  'good friday': -2,
  'easter sunday': 0,
  'easter monday': 1,
  easter: 0,
  "mother's day": -21,
}

/** The next day with that name. */
export function namedDay(today: Day, name = ''): Day | null {
  const bare = name.replace(/'/g, '')
  const named = Object.entries(NAMED_DAYS).find(([one]) => one.replace(/'/g, '') === bare)?.[1]
  if (named === undefined) return null
  const { year } = dateOf(today)
  const inYear = (y: number) =>
    typeof named === 'number' ? easterOf(y) + named : dayOf(y, named[0], named[1])
  return inYear(year) >= today ? inYear(year) : inYear(year + 1)
}
