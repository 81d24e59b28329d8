import { expect, test } from 'vitest'
import { callOf, lastReply, TO_READ_BACK } from '#tests/support/call.ts'

const AT_READ_BACK = ["my cat's limping", 'Anne Croft', '0113 496 0221']

test.each([
  "yes, well no, we're out all day, best use Ken's mobile 07700 900412",
  "yeah, use our Kelly's mobile 07700 900412",
  "that's right, but you'd be best using my husband's, 07700 900412",
  "yes. oh hang on, get me on my son's number, 07700 900412",
  "aye, but I'd rather you rang my sister's mobile, 07700 900412",
  "yes, you're better trying my wife's, 07700 900412",
])('a number that she is to use replaces the one read back, whosever it is: %s', (line) => {
  const call = callOf([...AT_READ_BACK, line], { setup: { trade: 'vet' } })
  expect(call.card).toMatchObject({ phone: '07700900412', isPhoneConfirmed: false })
  expect(lastReply(call)).toContain('07700 900 412')
  const confirmed = callOf([...AT_READ_BACK, line, 'yes'], { setup: { trade: 'vet' } })
  expect(confirmed.card).toMatchObject({ outcome: 'urgent', isPhoneConfirmed: true })
})

test('a number that she is to use after the message replaces the one kept', () => {
  const lines = [...AT_READ_BACK, 'yes', "actually we'll be out, use Ken's mobile, 07700 900412"]
  const call = callOf(lines, { setup: { trade: 'vet' } })
  expect(call.card).toMatchObject({ phone: '07700900412', isPhoneConfirmed: false })
  expect(call.open).toBe('phone-confirm')
})

test.each([
  "yes, and my wife's is 07700 900412 if I don't pick up",
  "yes, use my wife's after five, 07700 900412",
  "yes, use my wife's, 07700 900412 after five",
  "yes, or use Ken's mobile 07700 900412",
  "yes, you can use my wife's as well, 07700 900412",
  "yes, the tenant's is 07700 900412 for access",
])('a number for other hours, or beside the first, does not replace it: %s', (line) => {
  const { card } = callOf([...TO_READ_BACK, line])
  expect(card).toMatchObject({ phone: '07700900123', isPhoneConfirmed: true })
  expect(card.wants).toContain('07700 900412')
})
