import { expect, test, vi } from 'vitest'
import { DAY_MS } from '#app/rules/time-units.ts'
import { readChoice } from './choice.ts'

test('an answer counts for a year, then the visitor is asked again', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'decline 1000' })
  expect(readChoice(1000 + 365 * DAY_MS - 1)).toBe('decline')
  expect(readChoice(1000 + 365 * DAY_MS)).toBe(null)
  vi.unstubAllGlobals()
})
