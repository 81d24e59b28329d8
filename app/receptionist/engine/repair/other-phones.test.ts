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
  "yes. Oh, that's my sister's I'm ringing on, mine's 07700 900412",
  'yep, hang on, that is the works phone, my own is 07700 900412',
  "yeah. Wait a sec, it's Ian's phone I'm on, 07700 900412",
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
  "yes, and mine's 07700 900412",
  'yes or 07700 900412 after six',
  'yeah, wait, my mobile as well, 07700 900412',
  "yes, hang on, I'll get you the tenant's. It's 07700 900412",
])('a number for other hours, or beside the first, does not replace it: %s', (line) => {
  const { card } = callOf([...TO_READ_BACK, line])
  expect(card).toMatchObject({ phone: '07700900123', isPhoneConfirmed: true })
  expect(card.wants).toContain('07700 900412')
})

test.each([
  ['07700 900318. LS 11 5 RT', 'LS11 5RT'],
  ["07700 900318 and it's L S 6 1 A X", 'LS6 1AX'],
  ['07700 900318, ls 11 5rt', 'LS11 5RT'],
  ['07700 900318, can he come by 11 5 at the latest', null],
  ['07700 900318, so 10 2 be honest', null],
])('a postcode with spaces in it is taken beside the number: %s', (line, postcode) => {
  const lines = ["I'd like a boiler service", 'Tuesday at 3:30 pm', "It's Dave Smith", line]
  expect(callOf(lines).card).toMatchObject({ phone: '07700900318', postcode })
})

test.each([
  "you've GOT my number. 07700 900318. nobody ever rings back",
  'I gave you my number. 07700 900318. nobody bothered to ring',
])('who gives the number again with a complaint hears that she is sorry: %s', (line) => {
  const call = callOf(['is my car ready?', 'Dave Pugh', line], { setup: { trade: 'garage' } })
  expect(call.card.phone).toBe('07700900318')
  expect(lastReply(call)).toMatch(/^I'm sorry/)
})

test('who has had to ring twice is not told again what they did not follow', () => {
  const lines = ['is my car ready?', "what do you mean you can't see? I've rung twice"]
  const reply = lastReply(callOf(lines, { setup: { trade: 'garage' } }))
  expect(reply).toMatch(/^I'm sorry to hear that/)
  expect(reply).not.toContain('Of course')
})
