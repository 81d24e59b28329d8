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

const DENTIST = { setup: { trade: 'dentist' }, now: '2026-12-01T08:47', seed: 11 } as const
const AT_PHONE = [
  'have you anything today, my filling has come out',
  'half 1',
  'Gemma Lunt',
] as const

test.each([
  "07700 900155 oh no, work won't let me off at half 1, have you still got the 4.30",
  '07700 900155. hang on, half 1 clashes, have you still got the half four?',
  "sorry I can't do half 1 after all, is the half 4 still free?",
  'actually can I swap to the half four',
])('another of the times offered is no booking that exists: %s', (line) => {
  const call = callOf([...AT_PHONE, line], DENTIST)
  expect(lastReply(call)).not.toContain('existing bookings')
  expect(call.card).toMatchObject({ outcome: null, asked: { date: '2026-12-01', time: '16:30' } })
})

test('a booking that the caller has already is one, whatever is being booked', () => {
  const call = callOf([...AT_PHONE, "I've already got the half four booked with you"], DENTIST)
  expect(lastReply(call)).toContain('existing bookings')
})

test.each([
  ['dentist', 'need to move my scale and polish'],
  ['dentist', 'could we shift our check up'],
  ['hairdresser', 'can I move my highlights'],
  ['plumber', 'can I shift my boiler service'],
  ['cleaner', 'I need to shift my deep clean'],
] as const)('a service to be moved is booked already, at a %s: %s', (trade, line) => {
  const call = callOf([line], { setup: { trade } })
  expect(lastReply(call)).toMatch(/^I can't see or change existing bookings/)
  expect(call.card.service).toBeNull()
})

const REMOVALS = [{ name: 'Piano removal', pricePence: 9000, minutes: 60, isBookable: true }]

test.each([
  [{ trade: 'other', services: REMOVALS }, 'I need to move my piano on Friday'],
  [{ trade: 'plumber' }, 'I need to move my boiler'],
  [{ trade: 'plumber' }, 'can you move my radiator and service my boiler'],
  [{ trade: 'hairdresser' }, 'can I move my parting and have a haircut'],
  [{ trade: 'electrician' }, 'I want to move my sockets'],
  [{ trade: 'hairdresser' }, 'I want to change my colour'],
  [{ trade: 'accountant' }, "I'd like to move my accounts to you"],
  [{ trade: 'physio' }, 'I can hardly move my shoulder'],
] as const)('a thing to be moved, or a firm to be left, is no booking: %j %s', (setup, line) => {
  expect(lastReply(callOf([line], { setup }))).not.toContain('existing bookings')
})
