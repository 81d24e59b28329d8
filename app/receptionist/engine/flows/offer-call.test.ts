import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const ASKED = 'how much is a boiler service and do you do landlord certificates as well'
const REST = [
  'Tuesday at half 3',
  'Omar Sheikh',
  '07700 900551',
  'yep spot on',
  'LS6 1AB',
  'go on',
] as const

test.each([
  "nah it's alright, just book us the service",
  'no thanks, can I just book the service',
  'no need, book me the boiler service please',
])('an answer that the caller does without is not promised after the booking: %s', (line) => {
  const call = callOf([ASKED, line, ...REST])
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).not.toContain("that I couldn't")
})

test.each(['can I book the service please', 'no thanks, book the service. Do you take Amex?'])(
  'an answer that the owner still owes is: %s',
  (line) => {
    expect(lastReply(callOf([ASKED, line, ...REST]))).toContain("that I couldn't")
  },
)

test('"spot on" agrees, and tells the owner nothing', () => {
  const call = callOf([ASKED, 'can I book the service please', ...REST])
  expect(call.card.wants).not.toContain('spot on')
  const dog = callOf([
    'a boiler service on Tuesday at half 3',
    "Omar Sheikh, mind the dog, he's got a spot on his ear",
  ])
  expect(dog.card.wants).toContain('spot on his ear')
})
