import { expect, test } from 'vitest'
import { callOf } from '#tests/support/call.ts'

const AT = { setup: { trade: 'plumber' }, now: '2026-12-01T10:12', seed: 11 } as const
const OFFERED = 'can someone look at my dripping tap on Thursday'

test.each([
  "er 12, no hang on I've the school play. 4",
  '12. no hang on, 4',
  "twelve please. Oh wait, that's our lunch, four",
  "12 no wait I'm at the vet's then, 4",
])('one hour that is offered in place of another is the last one said: %s', (line) => {
  expect(callOf([OFFERED, line], AT).card.asked).toEqual({ date: '2026-12-03', time: '16:00' })
})

test('half past is taken back for a whole hour, too', () => {
  const call = callOf([OFFERED, "half 8, oh hang on, I've got the school run. 12"], AT)
  expect(call.card.asked.time).toBe('12:00')
})

test.each([
  ["12. hang on, where's my diary. yes, 12", '12:00'],
  ["12, that's the second one", '12:00'],
  ['4 please, hang on, I live at number 12', '16:00'],
])('an hour that stays is kept: %s', (line, time) => {
  expect(callOf([OFFERED, line], AT).card.asked.time).toBe(time)
})
