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
