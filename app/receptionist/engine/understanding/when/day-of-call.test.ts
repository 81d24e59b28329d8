import { expect, test } from 'vitest'
import { callOf, GROOMER } from '#tests/support/call.ts'

const SATURDAY = { now: '2026-11-28T20:50' } as const

test.each([
  "the boiler's died, it's Saturday night and nobody picks up, can you service it",
  'tap repair please, its saturday evening and I cannot find a soul',
  'the tap is pouring, and on a Saturday as well, can you repair it',
  "toilet's blocked, on a Saturday night an' all, I need it repairing",
  'typical, a Saturday night. I need a tap repair',
  "it's gone ten on a Saturday night and the tap won't stop dripping",
  "everywhere's shut on a Saturday, can you mend a tap",
  'Saturday night and everyone shut, can you do a boiler service',
  "it would be Saturday, wouldn't it. I want a boiler service",
])('"%s", said on a Saturday, asks for no day', (line) => {
  expect(callOf([line], SATURDAY).card.asked).toEqual({ date: null, time: null })
})

test('the day wished for counts beside the one that the call is on', () => {
  const line = "full groom please, it's Saturday night so you're shut, can I have Tuesday"
  expect(callOf([line], { ...SATURDAY, ...GROOMER }).card.asked.date).toBe('2026-12-01')
})

test.each([
  "a boiler service, it's Saturday we want it for",
  "it's Saturday for a boiler service",
  "boiler service please, it's Saturday morning I'd like",
  'a boiler service on Saturday please',
  "boiler service. it's Saturday, half ten",
])('"%s" asks for the Saturday after, though it is Saturday', (line) => {
  expect(callOf([line], SATURDAY).card.asked.date).toBe('2026-12-05')
})

test('a day that is not that of the call is asked for in the same words', () => {
  const now = '2026-11-26T20:50'
  const line = "boiler service, it's Saturday morning and nothing else will do"
  expect(callOf([line], { now }).card.asked.date).toBe('2026-11-28')
  expect(callOf(['boiler service please', "it's Saturday"], SATURDAY).card.asked.date).toBe(
    '2026-12-05',
  )
})

test.each(["who do I see, it's Saturday", 'where can I take her, its saturday today'])(
  'a question that ends with the day of the call asks for no day: %s',
  (line) => {
    const lines = ["my lad's knocked his front tooth out", 'Ros Hale', '07700 900345', 'yes', line]
    const { card } = callOf(lines, { setup: { trade: 'dentist' }, now: '2026-12-12T11:15' })
    expect(card.asked.date).toBeNull()
  },
)
