import { expect, test } from 'vitest'
import { addMonths, dayForKey, weeksOf } from './month.ts'

test('a month is six weeks from Monday, with no day of another month', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01')
})

test('each key of the grid leads where the pattern says', () => {
  const day = '2026-11-25'
  expect(dayForKey('ArrowLeft', day)).toBe('2026-11-24')
  expect(dayForKey('ArrowRight', '2026-11-30')).toBe('2026-12-01')
  expect(dayForKey('ArrowUp', day)).toBe('2026-11-18')
  expect(dayForKey('ArrowDown', day)).toBe('2026-12-02')
  expect(dayForKey('Home', day)).toBe('2026-11-23')
  expect(dayForKey('End', day)).toBe('2026-11-29')
  expect(dayForKey('PageUp', day)).toBe('2026-10-25')
  expect(dayForKey('PageDown', day)).toBe('2026-12-25')
  expect(dayForKey('a', day)).toBe(null)
})

test('a month on from its last day is the last day of a shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
})
