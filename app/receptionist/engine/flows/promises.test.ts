import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const SOLICITOR = { setup: { trade: 'solicitor' }, now: '2026-12-12T10:15', seed: 88 } as const
const AT_READ_BACK = [
  'a first consultation on Monday at 10',
  'Farida Khan',
  '07700 900418, but nobody is to leave a message on it',
] as const

test.each([
  "yes. you won't text me will you",
  "yeah that's it, can you promise nobody rings in the evening",
  "yes but you won't ring me at night will you",
  "yep, can you guarantee it's a woman I see",
])('a promise asked for beside the number is declined, and the booking goes on: %s', (line) => {
  const call = callOf([...AT_READ_BACK, line], SOLICITOR)
  expect(call.open).toBe('confirm')
  expect(lastReply(call)).toMatch(/^I can't promise that.* on Monday 14 December/)
  expect(call.card).toMatchObject({ isPhoneConfirmed: true, outcome: null })
})

test.each([
  'yes, will you text me to confirm?',
  'yes, and can you ring me the day before?',
  "yes, only don't text me please",
])('how to reach a caller does not end the booking in hand: %s', (line) => {
  const call = callOf([...AT_READ_BACK, line], SOLICITOR)
  expect(call.open).toBe('confirm')
  expect(call.card.wants).toContain(line)
})

test.each(['yes but have someone ring me first', 'yes, can he call me back about it instead'])(
  'a caller who would rather be rung gets a message: %s',
  (line) => {
    const call = callOf([...AT_READ_BACK, line], SOLICITOR)
    expect(call.card).toMatchObject({ outcome: 'message', booked: null })
  },
)

test.each([
  "she's not going to give my slot away is she?",
  "he isn't going to charge me for it, is he?",
  "you're not going to give my number out are you",
])('a hope that others do not is no refusal, and no promise: %s', (line) => {
  const call = callOf(["I'm running late for my appointment", `Owen Tudor, ${line}`], SOLICITOR)
  expect(lastReply(call)).toMatch(/^I can't promise that/)
  expect(call.open).toBe('phone')
})

test.each([
  "I'd rather not, you don't need it do you?",
  "I'm not giving you that, am I",
  "I won't give it, that's none of your business is it",
])('a refusal with a question at its end is still one: %s', (line) => {
  const lines = ["I'm running late for my appointment", 'Owen Tudor', line]
  expect(lastReply(callOf(lines, SOLICITOR))).toMatch(/^That's fine/)
})
