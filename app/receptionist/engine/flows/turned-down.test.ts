import { expect, test } from 'vitest'
import { callOf, GROOMER, lastReply } from '#tests/support/call.ts'

const SOLICITOR = { setup: { trade: 'solicitor' } } as const
const WANTED = "I'd like to book an appointment"

test.each([
  'the consultation I think. Do you do legal aid, I have no savings',
  'consultation please, do you do legal aid?',
  "a consultation. is there legal aid 'cos I'm on benefits",
])('a service chosen beside a question that gets a no stays chosen: %s', (line) => {
  const call = callOf([WANTED, line], SOLICITOR)
  expect(call.card.service).toBe('First consultation')
  expect(lastReply(call)).toMatch(/^No, we do not offer legal aid\. (?:What day|When|Which day)/)
})

test('what the answer turns down is not booked', () => {
  const aid = callOf([WANTED, 'do you do legal aid for a consultation'], SOLICITOR)
  expect(aid.card.service).toBeNull()
  const cat = callOf([WANTED, 'do you do cats? Just the nails'], GROOMER)
  expect(cat.card.service).toBeNull()
})

const GAS_ONLY = {
  setup: {
    trade: 'plumber',
    facts: [
      { question: 'Do you work on oil boilers?', answer: 'No, gas only, sorry.' },
      { question: 'Do you charge to look at a boiler?', answer: 'No call-out charge in the day.' },
    ],
  },
} as const

test('heating that the firm does not serve is not urgent', () => {
  const call = callOf(["The boiler's packed in. It's an oil one, do you do them?"], GAS_ONLY)
  expect(call.card.urgency).toBe('normal')
  expect(lastReply(call)).toMatch(/^No, gas only, sorry\. Would you/)
  const later = callOf(["We've no heating", "It's oil, do you work on oil boilers?"], GAS_ONLY)
  expect(later.card.urgency).toBe('normal')
  expect(lastReply(later)).toMatch(/^No, gas only, sorry\. So I won't mark it as urgent\./)
})

test.each([
  "water's pouring through the ceiling, and do you work on oil boilers?",
  'no heating at all. do you charge to look at a boiler?',
  'no hot water. Do you work on oil boilers as well?',
])('a no to something else ends no urgency: %s', (line) => {
  expect(callOf([line], GAS_ONLY).card.urgency).toBe('urgent')
})

test('a no ends no danger', () => {
  const call = callOf(['I can smell gas, do you work on oil boilers?'], GAS_ONLY)
  expect(call.card.urgency).toBe('emergency')
})
