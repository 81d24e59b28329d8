import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const BUILDER = { setup: { trade: 'builder' } } as const

test.each([
  'hello, I need to move my survey, its on Thursday',
  "can I shift my measuring up, it's tomorrow",
  'I need to rearrange my quote to next week',
  "we want to change our roof inspection, it's meant to be Monday",
  "could I swap my loft thing, it's for the 3rd",
])('what is to be moved from its day is booked already, whatever it is called: %s', (line) => {
  const call = callOf([line], BUILDER)
  expect(lastReply(call)).toMatch(/^I can't see or change existing bookings/)
  expect(call.card.service).toBeNull()
})

test.each([
  'I need to move my fence post',
  'I want to move my radiator to the other wall',
  "I want to change my kitchen, it's 20 years old",
  'I need a survey tomorrow',
])('a thing to be moved, or new work, is no booking: %s', (line) => {
  expect(lastReply(callOf([line], BUILDER))).not.toContain('existing bookings')
})
