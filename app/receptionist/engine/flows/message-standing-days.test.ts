import { expect, test } from 'vitest'
import { callOf } from '#tests/support/call.ts'

/** A Friday; the appointment is on Monday the 14th, and Thursday the 17th is wanted instead. */
const AT = { setup: { trade: 'dentist' }, now: '2026-12-11T16:20', seed: 5 } as const
const MOVED = [
  "i've an appointment on monday at quarter past nine and need to move it",
  'Irene Shaw. could it be the thursday instead, after 2',
  '07700 900417',
] as const

test.each([
  "yes. if thursday's no good just leave it at the monday",
  "yep, but if he can't do the thursday then keep the monday and i'll manage",
  "yes that's it, and if not then I'll stick with the Monday one",
  'yes. Otherwise leave me on the Monday',
  "aye, keep it at the Monday if Thursday's full",
  "yes, just leave it as monday if you've nowt on the thursday or it's not possible",
  "yeah ta, worst case I'll just make do with the Monday",
  'yes, or else leave it on monday',
])('the day that stands if the new one is not free replaces no wish: %s', (line) => {
  expect(callOf([...MOVED, line], AT).card.asked.date).toBe('2026-12-17')
})

test.each([
  'no, THURSDAY. mondays the one ive got now',
  "no, Thursday after 2. Monday's when I'm booked in",
  "Thursday please, it's Monday I've got at the minute",
  'no, the Thursday, the Monday is my old one',
  "Thursday. Monday's what I've already got",
])('a caller puts the day right beside the day that the booking has: %s', (line) => {
  const { card } = callOf([...MOVED, 'yes. actually make it the wednesday', line], AT)
  expect(card.asked.date).toBe('2026-12-17')
})

test.each([
  ['yes. actually make it the friday', '2026-12-18'],
  ['yes. can i have the wednesday instead', '2026-12-16'],
])('another day that is wanted is noted: %s', (line, date) => {
  expect(callOf([...MOVED, line], AT).card.asked.date).toBe(date)
})
