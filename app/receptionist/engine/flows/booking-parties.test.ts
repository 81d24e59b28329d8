import { expect, test } from 'vitest'
import { callOf, RESTAURANT } from '#tests/support/call.ts'

const EVENING = { ...RESTAURANT, now: '2026-12-22T18:20', seed: 99 }

test.each([
  ["there's going to be about 11 of us, well 12 if my cousin comes, on Saturday", 12],
  ['there are gonna be nine people, no, ten, Saturday please', 10],
  ['six of us on Saturday, well, about seven o clock', 6],
  ['six people, well, 7 pm on Saturday', 6],
] as const)('the party counted last is the one that comes: "%s"', (line, party) => {
  expect(callOf([`a table please, ${line}`], EVENING).card.party).toBe(party)
})

test.each([
  "Asha Rao, it's a small green one with my bus pass in",
  'Asha Rao, the black one with a gold zip',
])('a thing of some sort is no guest: "%s"', (line) => {
  const call = callOf(["I've left my purse at yours", line], EVENING)
  expect(call.card).toMatchObject({ name: 'Asha Rao', party: null })
})

test('a number with whom it counts is still the party', () => {
  const lines = ['a table tomorrow at half one', "we'll be five with the baby"]
  expect(callOf(lines, EVENING).card.party).toBe(5)
})

test('money counts no guests', () => {
  const partyOf = (line: string) =>
    callOf(['do you do vouchers', 'yes please', line], RESTAURANT).card.party
  expect(partyOf('for forty quid, a birthday present')).toBeNull()
  expect(partyOf('for 20 pounds please')).toBeNull()
})

test.each([
  ["booking for Wednesday, there's 5 or 6 of us, say 6. oh no, 5, Meg's not coming", 5],
  ['table for Thursday, 3 possibly 4 of us, call it 4', 4],
])(
  'two numbers of people are settled, and one who stays away cancels nothing: %s',
  (line, party) => {
    const { card, open } = callOf([line], RESTAURANT)
    expect(card).toMatchObject({ party, asked: { time: null } })
    expect(open).toBe('slot')
  },
)
