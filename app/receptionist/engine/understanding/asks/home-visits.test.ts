import { expect, test } from 'vitest'
import { callOf, GROOMER, lastReply } from '#tests/support/call.ts'

test.each([
  "my nan would like a will but she's housebound",
  'will writing for my dad, do you do home visits?',
  "I want a will doing for my uncle, he can't leave the house",
  'a will for my gran please, could somebody come to her house?',
  "it's will writing for an old chap, would you come out?",
])('a firm that people come to does not know whether it visits: "%s"', (line) => {
  const call = callOf([line], { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toMatch(/whether (?:anyone|somebody) can come out.*Sam/i)
  expect([call.open, call.card.service]).toEqual(['take-message', 'Will writing'])
})

test('who asks for a visit while she asks for a day is offered a call, and may book all the same', () => {
  const setup = { trade: 'solicitor' } as const
  const lines = ['will writing please', "would somebody come out to my mum's?"]
  expect(callOf(lines, { setup }).open).toBe('take-message')
  const booked = callOf([...lines, "no, I'll bring her in on Friday"], { setup })
  expect(booked.card.asked.date).toBe('2026-11-27')
})

test.each([
  ["I'd like a first consultation on Friday, I can't get out of the house before ten", 'solicitor'],
  ["I'd like a first consultation, can I come to you on Friday?", 'solicitor'],
  ["a boiler service, could someone come out to my mum's on Friday?", 'plumber'],
  ['a check-up on Friday, the last one came out of the blue', 'dentist'],
] as const)('who asks for no visit, or has one, is offered times: "%s"', (line, trade) => {
  expect(callOf([line], { setup: { trade } }).open).toBe('slot')
})

test('a groomer who has not said so may not come to the house', () => {
  const call = callOf(['a full groom please, do you come to the house?'], GROOMER)
  expect(lastReply(call)).toMatch(/Sam/)
  expect(call.open).toBe('take-message')
})
