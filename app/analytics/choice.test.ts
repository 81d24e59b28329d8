import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#app/rules/time-units.ts'
import { readChoice } from './choice.ts'

const MINUTE_MS = 60_000

test('an answer counts for a year, then the visitor is asked again', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const answered = (agoMs: number) =>
    vi.stubGlobal('localStorage', { getItem: () => `decline ${Date.now() - agoMs}` })
  answered(365 * DAY_MS - MINUTE_MS)
  expect(readChoice()).toBe('decline')
  answered(365 * DAY_MS)
  expect(readChoice()).toBe(null)
})
