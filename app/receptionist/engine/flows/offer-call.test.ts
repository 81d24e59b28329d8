import { expect, test } from 'vitest'
import { callOf, lastReply, RESTAURANT } from '#tests/support/call.ts'

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

const TO_CALL = ['a table for 4 on Friday at 8 pm', 'Omar Shah', '07700 900271', 'yes'] as const
const HELD = [...TO_CALL, 'only if you can do nut free'] as const
const CHECKS = ["Sam's ringing me about that, yeah?", 'so he will ring me then?'] as const

test.each([
  ['no, just book it', CHECKS[0]],
  ['nah, book it anyway', CHECKS[1]],
  ["no it's fine, book the table", CHECKS[1]],
])('after the call was refused with "%s", "%s" gets no yes', (refusal, check) => {
  const call = callOf([...HELD, refusal, 'yes', check], RESTAURANT)
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).not.toMatch(/^Yes|will ring/)
})

test.each([
  [['yes please, and book it as well', 'yes'], CHECKS[0]],
  [['no, just book it', 'yes', 'can he ring me about the parking'], CHECKS[1]],
])('a call that was taken, or asked for after all, is confirmed: %s', (lines, check) => {
  expect(lastReply(callOf([...HELD, ...lines, check], RESTAURANT))).toMatch(/Sam will ring/)
})

test.each([
  "right, we'll do without. Table for 4, Friday, 7pm",
  'ok then, just a table for four please, Friday at 7',
  'oh well, never mind. A table for four on Friday at seven',
])('a table ordered in place of the call is booked: %s', (line) => {
  const call = callOf(['can we bring our parrot', line], RESTAURANT)
  expect(call.card).toMatchObject({
    service: 'Table',
    party: 4,
    asked: { date: '2026-11-27', time: '19:00' },
  })
})

test.each(['yes please, table for four on Friday', "ok, it's about our table for four on Friday"])(
  'a call taken about a table books none: %s',
  (line) => {
    const call = callOf(['can we bring our parrot', line], RESTAURANT)
    expect(call.card).toMatchObject({ service: null, asked: { date: null } })
    expect(call.open).toBe('name')
  },
)

test.each([
  ['Yeah but can you do the tap?', 'Tap repair'],
  ['yes but do you do taps?', 'Tap repair'],
  ['Yeah but I just want the toilet mended', 'Toilet repair'],
  ["yes but can you tell him it's a fire door", null],
  ['yes, and can you ask him about the tap', null],
])(
  'a service wanted with the yes to a call is booked, and a word for the owner is none: %s',
  (line, service) => {
    const call = callOf(['can you hang a door?', line])
    expect([call.card.service, call.open]).toEqual([service, service === null ? 'name' : 'when'])
    expect(lastReply(call)).not.toMatch(/know/)
  },
)
