import { expect, test } from 'vitest'
import { callOf, lastReply, RESTAURANT } from '#tests/support/call.ts'

const TO_PARTY = ['A table on Friday at 8 pm'] as const
const TO_CONFIRM = ['A table for four on Friday at 8 pm', 'Jo Bell', '07700 900123', 'yes'] as const

const heard = (lines: readonly string[]) => {
  const { party, asked } = callOf(lines, RESTAURANT).card
  return [party, asked.time]
}

test('a number said instead of another corrects whichever the other was', () => {
  for (const [lines, party, time] of [
    [[...TO_PARTY, 'five, not four'], 5, '20:00'],
    [[...TO_CONFIRM, 'No, six, not four'], 6, '20:00'],
    [[...TO_CONFIRM, 'Not four, three'], 3, '20:00'],
    [[...TO_CONFIRM, 'seven, not eight'], 4, '19:00'],
  ] as const)
    expect([lines.at(-1), ...heard(lines)]).toEqual([lines.at(-1), party, time])
})

test('a number of a line about people counts them, and moves no time', () => {
  for (const [lines, party] of [
    [[...TO_PARTY, 'Er, might be nine. Call it nine.'], 9],
    [[...TO_PARTY, 'four of us', 'can you make it six?'], 6],
    [[...TO_CONFIRM.slice(0, 2), 'Actually there might be seven. Call it seven'], 7],
    [[...TO_CONFIRM, 'No, five! Five with the baby'], 5],
    [[...TO_CONFIRM, 'Make it six, my sister and her lad are coming'], 6],
    [[...TO_CONFIRM, 'there will be two kids and four adults'], 6],
    [[...TO_CONFIRM, "we'll be ten minutes late"], 4],
  ] as const)
    expect([lines.at(-1), ...heard(lines)]).toEqual([lines.at(-1), party, '20:00'])
})

test('a number after offers of times is a time, and leaves the party alone', () => {
  expect(heard(['A table for eight on Friday', 'can you make it six?'])).toEqual([8, '18:00'])
  expect(heard([...TO_CONFIRM, 'Make it Saturday at seven'])).toEqual([4, '19:00'])
  expect(heard([...TO_CONFIRM, 'No, make that five at half seven'])).toEqual([5, '19:30'])
  expect(heard(['A table for eight on Friday', 'make it a table for six, at 7 pm'])).toEqual([
    6,
    '19:00',
  ])
})

test('a number that may be people or a time is asked about, and then put down', () => {
  const start = [...TO_CONFIRM, 'Can you make it six?']
  expect(heard(start)).toEqual([4, '20:00'])
  expect(lastReply(callOf(start, RESTAURANT))).toMatch(/6 people, or 6 o'clock\?/)
  for (const line of ['people', 'there are six of us'])
    expect([line, ...heard([...start, line])]).toEqual([line, 6, '20:00'])
  for (const line of ['the time', "six o'clock, I mean"])
    expect([line, ...heard([...start, line])]).toEqual([line, 4, '18:00'])
})

test('a number after a booking is asked about too, and changes the party only once it is known', () => {
  const start = [...TO_CONFIRM, 'yes', 'can we make it six?']
  const { card } = callOf(start, RESTAURANT)
  expect(card).toMatchObject({ party: 4, booked: { time: '20:00' } })
  const after = callOf([...start, 'six people, sorry'], RESTAURANT)
  expect(after).toMatchObject({ open: null, card: { party: 6, booked: { time: '20:00' } } })
})

test('a party is corrected at the read-back, and after the booking', () => {
  const better = callOf([...TO_CONFIRM, 'Better say thirteen, to be safe. Yes please'], RESTAURANT)
  expect(better.card).toMatchObject({ party: 13, booked: null })
  const said = callOf([...TO_CONFIRM, 'yes', 'No, thirteen I said, not four'], RESTAURANT)
  expect(said.card.party).toBe(13)
})

test.each([
  ["o'clock. there's still just the two of us", 2, '18:00'],
  ["the time, we're still two", 2, '18:00'],
  ['oh the time, only two of us coming', 2, '18:00'],
  ["people, still at eight o'clock", 6, '20:00'],
  ['six of us now, same time', 6, '20:00'],
])('whoever says that it is the time may say the people again: "%s"', (line, party, time) => {
  const lines = [
    'A table for two on Friday at 8 pm',
    'Jo Bell',
    '07700 900123',
    'yes',
    'make it six',
  ]
  expect(heard([...lines, line])).toEqual([party, time])
})

test.each([
  ['yes, sorry, could we do 9 instead of half 8', 4, '21:00'],
  ['can we make it seven rather than half past eight', 4, '19:00'],
  ["9, not 8 o'clock", 4, '21:00'],
  ['could you do five instead of four', 5, '20:00'],
  ['make it five instead of four at half seven', 5, '19:30'],
])('a number in place of an hour is an hour: %s', (line, party, time) => {
  expect(heard([...TO_CONFIRM, line])).toEqual([party, time])
})

test.each([
  'yes, but it might be five if my sister comes',
  'go on then, we could be five if Dad can make it',
  "yeah, there may be 5 if our lad's wife fancies it",
])('who may come besides is counted, and moves no time: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line], RESTAURANT)
  expect(call.card).toMatchObject({ party: 5, asked: { time: '20:00' } })
  expect(lastReply(call)).toMatch(/table for 5 on Friday 27 November at 8 pm/)
})

test.each([
  "might be 5, I'll let you know",
  "Oh, it could be five of us, we'll ring you",
  'there may well be six, not sure yet',
])(
  'a size that the caller will confirm later is noted, and the table keeps its own: %s',
  (line) => {
    const { card } = callOf([...TO_CONFIRM, line], RESTAURANT)
    expect(card).toMatchObject({ party: 4, asked: { time: '20:00' } })
    expect(card.wants).toContain(line)
  },
)

test('a size that is certain counts, whatever is confirmed later', () => {
  expect(heard([...TO_CONFIRM, "There's six of us now, I'll ring if it changes"])).toEqual([
    6,
    '20:00',
  ])
  expect(heard([...TO_PARTY, "might be nine, I'll let you know"])).toEqual([9, '20:00'])
})

test.each([
  ["07700 900123, oh can you make it 7 instead, my wife's bus gets in at half 6", 4, '19:00'],
  ["07700 900123. Make it 7, I don't finish work till 6", 4, '19:00'],
  ["07700 900123. Make it 6, my sister's coming, her train gets in at 7", 6, '20:00'],
  ['07700 900123. Make it six at half seven', 6, '20:00'],
])('an hour moved because of another hour is no party: %s', (line, party, time) => {
  expect(heard([...TO_CONFIRM.slice(0, 2), line])).toEqual([party, time])
})

const NINE_AT_TWO = [
  'A table for nine on Saturday at 2 pm',
  'Ann Lee',
  '07700 900123',
  'yes',
] as const

test.each([
  ['Yes, book it. Hang on, my sister may be bringing her fella, so call it ten', 10],
  ["Aye, go on. Our kid's bringing his lass, so that's ten", 10],
  ['yes please. oh, make it eleven', 11],
  ['Yes, so say ten', 10],
  ['Yeah, only we might be ten so put ten', 10],
  ['Go on then. My brother will be coming too so it will be ten', 10],
  ["Yes, that's it. Wait, my nan might come an' all so ten", 10],
  ['Yes please, and one more, so ten', 10],
  ['Yes, go ahead, but our Becky said she would come, so ten altogether', 10],
  ['Aye, stick ten down though', 10],
  ["Yep. My brother's in an' all so we're ten", 10],
])('with a yes, "%s" is read back for %i people before it is booked', (line, party) => {
  const call = callOf([...NINE_AT_TWO, line], RESTAURANT)
  expect(call.card).toMatchObject({ party, booked: null, asked: { time: '14:00' } })
  expect(lastReply(call)).toContain(`table for ${party}`)
})

test.each([
  'Yes, my wife will be there at ten to two',
  'Yes please, my son will be bringing a cake about ten inches wide',
  'Yes. My husband might be ten minutes late',
  'Yes, book it. Our Dave will be in, so ring him',
])('with a yes, "%s" counts nobody more, and books', (line) => {
  const { card } = callOf([...NINE_AT_TWO, line], RESTAURANT)
  expect(card).toMatchObject({ party: 9, outcome: 'booked', booked: { time: '14:00' } })
})
