import { expect, test } from 'vitest'
import { isBankHoliday } from './bank-holidays.ts'
import { dateOf, dayOf, isoDate, parseDay, weekdayOf } from './calendar.ts'
import { busyCells, freeStarts } from './diary.ts'
import { trades } from './trades/trades.ts'

const { setup } = trades.plumber

test('days convert to dates and back over four hundred years', () => {
  for (let day = dayOf(1900, 1, 1); day < dayOf(2300, 1, 1); day += 37) {
    const { year, month, date } = dateOf(day)
    expect(dayOf(year, month, date)).toBe(day)
    expect(isoDate(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10))
    expect(weekdayOf(day)).toBe((new Date(day * 86_400_000).getUTCDay() + 6) % 7)
  }
})

// https://www.gov.uk/bank-holidays
test('bank holidays and their substitute days are those of England and Wales', () => {
  const days = (year: number) => {
    const found: string[] = []
    for (let day = dayOf(year, 1, 1); day < dayOf(year + 1, 1, 1); day++) {
      if (isBankHoliday(day)) found.push(isoDate(day).slice(5))
    }
    return found
  }
  expect(days(2026)).toEqual([
    '01-01',
    '04-03',
    '04-06',
    '05-04',
    '05-25',
    '08-31',
    '12-25',
    '12-28',
  ])
  expect(days(2027)).toEqual([
    '01-01',
    '03-26',
    '03-29',
    '05-03',
    '05-31',
    '08-30',
    '12-27',
    '12-28',
  ])
  expect(days(2028)).toEqual([
    '01-03',
    '04-14',
    '04-17',
    '05-01',
    '05-29',
    '08-28',
    '12-25',
    '12-26',
  ])
})

test('between 55 and 75 of 100 half hours are taken, the same ones for the same seed', () => {
  const now = { day: parseDay('2026-11-23'), minute: 0 }
  for (let seed = 0; seed < 50; seed++) {
    const share = busyCells({ setup, seed, now }, now.day + 1).size / 20
    expect(share).toBeGreaterThanOrEqual(0.55)
    expect(share).toBeLessThanOrEqual(0.75)
  }
  const starts = (seed: number) => freeStarts({ setup, seed, now }, now.day + 1, 60)
  expect(starts(7)).toEqual(starts(7))
  expect(starts(7)).not.toEqual(starts(8))
})

test('nothing is free on a bank holiday, in the past, or past closing time', () => {
  const at = (iso: string, minute: number) => ({
    setup,
    seed: 1,
    now: { day: parseDay(iso), minute },
  })
  expect(freeStarts(at('2026-12-01', 0), parseDay('2026-12-25'), 30)).toEqual([])
  // Boxing Day on a Saturday; the bank holiday is the Monday.
  const everyDay = { ...setup, hours: setup.hours.map(() => ['09:00', '17:00'] as const) }
  for (const day of ['2026-12-26', '2026-12-28', '2028-01-01'])
    expect(freeStarts({ ...at('2026-12-01', 0), setup: everyDay }, parseDay(day), 30)).toEqual([])
  expect(freeStarts(at('2026-12-01', 18 * 60), parseDay('2026-12-01'), 30)).toEqual([])
  for (const minute of freeStarts(at('2026-12-01', 0), parseDay('2026-12-02'), 120)) {
    expect(minute).toBeLessThanOrEqual(16 * 60)
  }
})
