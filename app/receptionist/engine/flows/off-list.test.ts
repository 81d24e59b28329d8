import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const SALON = { setup: { trade: 'hairdresser' }, now: '2026-12-03T13:40', seed: 22 } as const
const AT_CONFIRM = [
  "I'd like a haircut for my nan, she normally has her shampoo and set",
  'Thursday 10 December at 1 pm',
  'Nora Pickles',
  '07700 900318',
  'yes',
]

test.each([
  "yes but it's the shampoo and set really, you've got that down",
  "well it's mainly a shampoo and set she wants",
  "it's for the shampoo and set mostly, yes?",
  'yes, only she wants the shampoo and set mainly',
  "yeah it's the shampoo and set that she's coming in for",
  "yes, it's the shampoo and set she has",
  'ok, it was a manicure she wanted',
])('what a caller insists on at the read-back, and is on no list, is not booked: %s', (line) => {
  const call = callOf([...AT_CONFIRM, line], SALON)
  expect(lastReply(call)).toMatch(/on my list.*a haircut on Thursday 10 December at 1 pm/)
  expect(call.card).toMatchObject({ booked: null, service: 'Haircut' })
  expect(call.card.wants).toContain(line)
  expect(callOf([...AT_CONFIRM, line, 'yes please'], SALON).card.outcome).toBe('booked')
})

test.each([
  "yes but it's the fringe mainly",
  "yes, it's the back mainly",
  "yes, it's the sides she wants shorter",
  "yes it's her birthday really",
  "yes, it's a haircut she wants",
])('where or why it is wanted is no other service: %s', (line) => {
  const call = callOf([...AT_CONFIRM, line], SALON)
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).not.toContain('list')
})

test.each([
  "it's a shampoo and set she has, is that not one of yours? or a trim, if not",
  "well it's a perm really, is that something you do? or just a trim",
])('who asks whether something is on the list hears that it is not: %s', (line) => {
  const call = callOf(["I'm ringing to book my nan in", line], SALON)
  expect(lastReply(call)).toMatch(/^That isn't on my list/)
  expect(call.card.service).toBe('Haircut')
})

test.each(['pass what on love?', 'noted what?', 'tell him what, sorry?'])(
  'who asks what she passes on hears her question again: %s',
  (line) => {
    const call = callOf([...AT_CONFIRM.slice(0, -1), line], SALON)
    expect(lastReply(call)).toMatch(/^(?:Of course|Certainly)\. I have 07700 900 318/)
    const offered = callOf(['a haircut on Friday please', line], SALON)
    expect(offered.open).toBe('slot')
    expect(lastReply(offered)).toMatch(/^(?:Of course|Certainly)\. I (?:have|can do) Friday/)
  },
)
