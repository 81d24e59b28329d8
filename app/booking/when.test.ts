import { expect, test } from 'vitest'
import { describeCall } from './when.ts'

test('a call says its zone with the offset from UTC, and UTC alone', () => {
  const call = { startsAt: '2026-11-30T09:00:00Z', endsAt: '2026-11-30T09:30:00Z' }
  expect(describeCall({ ...call, zone: 'Europe/London' }).zone).toBe('London time, GMT')
  expect(describeCall({ ...call, zone: 'Asia/Katmandu' }).zone).toBe('Kathmandu time, GMT+5:45')
  expect(describeCall({ ...call, zone: 'UTC' }).zone).toBe('UTC')
})
