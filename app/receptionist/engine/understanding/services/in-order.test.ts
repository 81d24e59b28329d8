import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const SALON = { setup: { trade: 'hairdresser' }, now: '2026-12-10T10:05', seed: 4 } as const
const GARAGE = { setup: { trade: 'garage' }, now: '2026-12-10T10:05', seed: 4 } as const
const TRIM = ['A beard trim on Tuesday 15 December in the morning, please'] as const
const SERVICE = ['Can I book a car service for Tuesday 15 December, morning?'] as const
const READ_BACK = [...TRIM, 'the first', 'Jo Hale', '07700 900321', 'yes'] as const

test.each([
  'the first one, and could the haircut go straight after it',
  'first please, with the haircut right after the beard trim',
  'the first, then the haircut',
  'first one. and then a cut afterwards if you can',
  'the earliest, haircut to follow',
  'the first one, haircut after yeah?',
  'beard trim first then the haircut please',
])(
  'what comes after the service in hand is noted, and she says which is being booked: %s',
  (line) => {
    const call = callOf([...TRIM, line], SALON)
    expect(call).toMatchObject({
      open: 'name',
      card: { service: 'Beard trim', wants: expect.stringContaining(line) },
    })
    expect(lastReply(call)).toMatch(/beard trim|one at a time|only book the one/)
  },
)

test.each(['no, the MOT at that time and the service after it', 'MOT first, then the service'])(
  'the first of two services is booked where the other was in hand: %s',
  (line) => {
    const call = callOf([...SERVICE, 'the first', line], GARAGE)
    expect(call.card.service).toBe('MOT test')
    expect(call.card.wants).toContain(line)
  },
)

test.each([
  'yes, then the haircut',
  'yes, book it, with the haircut straight after',
  'yes please. And the cut after that',
])('a yes with another service after it books what she has read back: %s', (line) => {
  const { card } = callOf([...READ_BACK, line], SALON)
  expect(card).toMatchObject({ outcome: 'booked', service: 'Beard trim' })
  expect(card.wants).toContain(line)
})

test('another service after the one read back moves no time', () => {
  const call = callOf([...READ_BACK, 'would the haircut be after that?'], SALON)
  expect(call).toMatchObject({ open: 'confirm', card: { service: 'Beard trim' } })
})

test.each([
  ['actually the MOT, after three', 'MOT test'],
  ['ok then, the MOT please', 'MOT test'],
  ['no, make it an MOT instead, after work', 'MOT test'],
  ['the first, and I need it back after the school run', 'Car service'],
  ['the first and then I have to get off', 'Car service'],
])('a time after an hour, or a choice with "then", is no second service: %s', (line, service) => {
  const call = callOf([...SERVICE, line], GARAGE)
  expect(call.card.service).toBe(service)
  expect(lastReply(call)).not.toMatch(/one at a time|only book the one/)
})
