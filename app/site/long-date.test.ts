import { expect, test } from 'vitest'
import { formatLongDate } from './long-date.ts'

test('a day is written out as the browser would, in British and in American', () => {
  for (let month = 1; month <= 12; month += 1) {
    const iso = `2025-${String(month).padStart(2, '0')}-05`
    for (const [style, locale] of [
      ['british', 'en-GB'],
      ['american', 'en-US'],
    ] as const) {
      const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
      expect(formatLongDate(iso, style)).toBe(dates.format(new Date(iso)))
    }
  }
})

test('of a time its day in UTC counts, whatever the time zone of the machine', () => {
  expect(formatLongDate('2026-11-21T23:59:59.999Z')).toBe('21 November 2026')
})
