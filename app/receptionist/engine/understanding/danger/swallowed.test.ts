import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const DENTIST = { setup: { trade: 'dentist' } } as const

test.each([
  ["I've swallowed my crown"],
  ["I think I've swallowed half my filling with my tea"],
  ['my lad has swallowed a bit of his brace'],
  ["I've breathed in a bit of my tooth"],
  ['my veneer came off in the night and I think I swallowed it'],
  ["I swallowed the cap, but I'm not coughing or anything"],
  [
    "my crown's come off again",
    'Jo Hale',
    'oh, and I think I swallowed the thing, should I worry?',
  ],
])('what was swallowed at a dentist’s is urgent and a matter for 111: "%s"', (...lines) => {
  const call = callOf(lines, DENTIST)
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).toMatch(/\b111\b/)
})

test.each([
  ["I've swallowed the cap off my tooth and I'm coughing"],
  ['my crown came off and I inhaled it, I keep wheezing'],
  ["I've swallowed a tooth", 'it went down the wrong way'],
])('what went down the wrong way is an ambulance: "%s"', (...lines) => {
  expect(callOf(lines, DENTIST).card.urgency).toBe('emergency')
})

test.each([
  'can I swallow after a filling',
  'I swallowed a painkiller and want to book a check-up for my crown',
  'they gave me a tablet before my filling and I swallowed it, can I book a check-up',
  'I had a cough and my crown is loose, can I book a check-up',
])('who has swallowed nothing of the mouth is not urgent: "%s"', (line) => {
  expect(callOf([line], DENTIST).card.urgency).toBe('normal')
})
