import { expect, test } from 'vitest'
import { dayForKey, weeksBetween } from './days.ts'

test('the calendar starts with the week of the first day and ends with that of the last', () => {
  const weeks = weeksBetween('2026-11-25', '2026-12-14')
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
  ])
  expect(weeks[1]).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(weeksBetween('2026-11-29', '2026-11-29').at(-1)?.[0]).toBe('2026-12-14')
})

test('each key moves to the day that the ARIA pattern gives for it', () => {
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

test('Page Down on the last day of a month moves to the last day of a shorter month', () => {
  expect(dayForKey('PageDown', '2027-01-31')).toBe('2027-02-28')
  expect(dayForKey('PageDown', '2026-12-15')).toBe('2027-01-15')
  expect(dayForKey('PageUp', '2027-01-15')).toBe('2026-12-15')
})
