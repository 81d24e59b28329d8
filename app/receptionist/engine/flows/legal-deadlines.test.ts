import { expect, test } from 'vitest'
import { callOf } from '#tests/support/call.ts'

/** A Monday. */
const AT = { setup: { trade: 'solicitor' }, now: '2026-12-14T10:10', seed: 7 } as const

test.each([
  'I got sacked in October and I want to go to tribunal, is it too late',
  'I was sacked from my work at the mill. Am I too late to claim?',
  'i got the sack, if its too late to take them to tribunal id like to know',
  'I got made redundant, have I left it too late to claim unfair dismissal',
])('who asks whether it is too late to claim has no booking: %s', (line) => {
  expect(callOf([line], AT).turns.at(-1)?.text).not.toMatch(/existing bookings/)
})

test('who asks whether it is too late to move a booking has one', () => {
  const { turns } = callOf(["I've an appointment on Friday, is it too late to change it?"], AT)
  expect(turns.at(-1)?.text).toMatch(/existing bookings/)
})

const FIRST = 'can I book a first consultation, I was sacked'

test.each([
  'soon as you can, is it not three months less a day? thats this wednesday',
  "soon as, the time limit's up soon, that's Wednesday I think. it's 3 months minus a day so that's this Wednesday",
  'as soon as possible, wednesdays the deadline',
  "soonest you've got, Wednesday is the cut-off",
])('a deadline in a few days is urgent and no wish for that day: %s', (line) => {
  const { card, turns } = callOf([FIRST, line], AT)
  expect(card).toMatchObject({ urgency: 'urgent', outcome: null })
  expect(card.asked.date).not.toBe('2026-12-16')
  expect(turns.at(-1)?.text).toMatch(/14 December|15 December/)
})

test("a day that is no limit's stays a wish", () => {
  const { card } = callOf([FIRST, "three months since, and that's Wednesday please"], AT)
  expect(card.urgency).toBe('normal')
})

const UNTIL_BOOK = [
  'a first consultation tomorrow at 10 please',
  'Danny Okoro',
  '07700 900305',
  'yes',
]

test.each([
  'yes book it, can someone ring us today though',
  'yeah go ahead, can somebody give me a ring today though',
  'yes please, and could Sam call me this afternoon',
])('she promises no call today to who books beside it: %s', (line) => {
  const { card, turns } = callOf([...UNTIL_BOOK, line], AT)
  expect(card.outcome).toBe('booked')
  expect(turns.at(-1)?.text).toMatch(/can't promise when/)
})
