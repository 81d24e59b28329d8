import { expect, test } from 'vitest'
import { callOf, repliesOf } from '#tests/support/call.ts'

const setup = { trade: 'dentist' } as const
const DETAILS = ['Steve Hall', '07700 900123', 'yes'] as const

test.each([
  "Hi, it's Steve from Northern Dental Supplies, can I talk to the manager about your mask prices",
  "could I speak to the owner, I'd like to tell you about our new range",
  'can I talk to whoever, who does the ordering there?',
  'Can I speak to the manager? I want to send him our catalogue',
])('a seller is passed on, and promised no call: "%s"', (line) => {
  const call = callOf([line, ...DETAILS], { setup })
  expect(repliesOf(call).join(' ')).not.toMatch(/ring you|will ring/)
  expect(call.card.outcome).toBe('message')
})

test.each([
  "Hi, it's Pat from Dental Supplies, your gloves are delayed till Friday, can I speak to Sam",
  'can I speak to the practice manager about my bill',
  'could I speak to Sam about your prices for implants',
])('who rings about an order, a bill or a treatment is rung back: "%s"', (line) => {
  expect(repliesOf(callOf([line, ...DETAILS], { setup })).join(' ')).toMatch(/will ring/)
})
