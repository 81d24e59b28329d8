import { expect, test } from 'vitest'
import { callOf, lastReply, RESTAURANT } from '#tests/support/call.ts'

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

test.each([
  ['office do, 18 of us', 18],
  ['sixteen of us, birthday party', 16],
  ["it's for my dad's 70th, about 12 of us", 12],
  ['stag do for 15', 15],
] as const)('an occasion and a number of people ask for a table: "%s"', (line, party) => {
  const { card, open } = callOf([line], RESTAURANT)
  expect(card).toMatchObject({ service: 'Table', party, wants: line })
  expect(open).toBe('when')
})

test.each([
  'we had our office do at yours, 18 of us',
  'is there a party menu for 18 of us?',
  "there's a party of 12 beside us and they're shouting",
  'a birthday cake for 12 people, do you make them?',
  'there were six of us at a birthday on Saturday and someone left a coat',
])('an occasion that is over or only asked about asks for none: "%s"', (line) => {
  expect(callOf([line], RESTAURANT).card.service).toBeNull()
})

test.each([
  "can someone ring me, I've to tell my boss today",
  "could you call me, I'm with my mum till four",
])('who is to be rung is no guest: "%s"', (line) => {
  const lines = ['a table for 14 on Friday evening', line]
  expect(callOf(lines, RESTAURANT).card.party).toBe(14)
})

test.each([
  ['Saturday, evening, about 16', 16],
  ['Saturday night, roughly fifteen', 15],
  ['Saturday evening, for around 14', 14],
  ['Saturday evening, probably around twenty', 20],
] as const)('a number after the day that is no hour counts people: "%s"', (line, party) => {
  const { card } = callOf(['can I book a table', line], RESTAURANT)
  expect(card).toMatchObject({ party, asked: { date: '2026-11-28', time: null } })
})

test.each(['Saturday, about 7', 'Saturday, around 19:00'])(
  'an hour after the day is still one: "%s"',
  (line) => {
    const { card } = callOf(['can I book a table', line], RESTAURANT)
    expect(card).toMatchObject({ party: null, asked: { time: '19:00' } })
  },
)

test.each(['three and a baby, 1 if you can', 'three plus a toddler, 1 would be best'])(
  'guests with a baby choose no time: "%s"',
  (line) => {
    const { card } = callOf(['a table on Sunday please', line], RESTAURANT)
    expect(card).toMatchObject({ party: 3, asked: { time: '13:00' } })
  },
)

const FOR_SIX = ['a table for 6 on Friday at 7', 'Jo Hale', '07700 900123', 'yes'] as const

test.each([
  'yes please, and put vegetarian for two of us',
  'yes please, booster seats for three of them',
  'could you do the set menu for four of us',
  'yes. two of us will be there at half past',
  "it's for seven thirty, isn't it",
  'make it eight thirty',
])('neither some of a party nor an hour changes its size: "%s"', (line) => {
  expect(callOf([...FOR_SIX, line], RESTAURANT).card.party).toBe(6)
})

test.each([
  ["actually there's only four of us", 4],
  ['four of us', 4],
  ['no, a table for two of us', 2],
  ["we'll be twenty five", 25],
])('words that state the size of a party do: "%s"', (line, party) => {
  expect(callOf([...FOR_SIX, line], RESTAURANT).card.party).toBe(party)
})

test('the hour of a table to be changed is no number of people', () => {
  const lines = ["I've a table tonight, can we make it five instead of four", 'Jo Hale']
  const call = callOf(
    [...lines, '07700 900123', "yes. will she ring before then, we're seven thirty"],
    RESTAURANT,
  )
  expect(call.card.party).toBe(5)
})

test.each([
  'Jean Hale. My husband gave it me, it is a green one',
  'Jean Hale, me and my sister were ever so fond of it',
])('people whom a message tells of are no guests: "%s"', (line) => {
  const call = callOf(["I've left my scarf at yours", line], EVENING)
  expect(call.card).toMatchObject({ name: 'Jean Hale', party: null })
})

test('"oh, what am I saying" asks nothing, and the party after it counts', () => {
  const slip = "07700 900188. oh what am I saying, it's five of us, my cousin's coming"
  const call = callOf(['a table for four on Saturday at 8:30 pm', 'Kershaw', slip], EVENING)
  expect(call.card.party).toBe(5)
  expect(lastReply(call)).not.toContain('know')
})

const SIX = [
  'a table for 6 on Saturday 9 January at 7 pm',
  'Jo Bell',
  '07700900123',
  'yes',
] as const

test.each([
  'is it twenty for kids?',
  'is there a deposit for ten?',
  'is the high chair one for two year olds?',
  'how big is a table for twelve?',
  "there's two little ones so a high chair please",
  'and could we have a high chair for the two toddlers',
])('a number of a question, or the children of a party, changes no party: "%s"', (line) => {
  expect(callOf([...SIX, line], EVENING).card).toMatchObject({ party: 6, asked: { time: '19:00' } })
})

test.each([
  ["is it ok if there's seven of us?", 7],
  ['can you do eight of us instead?', 8],
  ['what if it was seven of us', 7],
  ["it's just two adults and three kids now", 5],
  ["it's just the two kids now", 2],
] as const)('a question or a count that changes the party changes it: "%s"', (line, party) => {
  expect(callOf([...SIX, line], EVENING).card.party).toBe(party)
})

test.each([
  ['the kids are two and four', null],
  ['five, and the kids are two and four', 5],
  ["they're 6 and 8, there's four of us", 4],
] as const)('the ages of children count nobody: "%s"', (line, party) => {
  const call = callOf(['a table on Saturday 9 January at 7 pm', line], EVENING)
  expect(call.card.party).toBe(party)
})
