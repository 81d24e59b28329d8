import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const TABLE = { setup: { trade: 'restaurant' } } as const

test.each([
  "we've been sat at our table forty minutes and nobody's took our order, table 12",
  "I'm sat in your restaurant right now and we can't get a waiter for love nor money",
  'can you get somebody to come over to our table, we have been waiting half an hour for drinks',
  "we're at table 4 and there's no one serving, it's a joke",
  "been sat here over an hour and we've had no starters, not a soul about",
  'not one of your staff has taken our order',
  'could someone please come to table? we are on table 7 and our mains are stone cold',
  "I'm actually in the restaurant, sat by the window, and I've been here 45 minutes with no menus",
])('a guest who waits in the restaurant is told to the owner at once: %s', (line) => {
  const call = callOf([line, 'Pauline Marr'], TABLE)
  expect(call.card).toMatchObject({ urgency: 'urgent', outcome: 'urgent', booked: null })
  expect(call.card).toMatchObject({ service: null, asked: { date: null, time: null } })
  expect(call.card.wants).toContain(line)
  expect(call.turns.map(({ text }) => text).join(' ')).not.toMatch(/number|What day|suit you/)
})

test('a guest who waits is answered until they ring off', () => {
  const lines = ["we're sat at table 3 and nobody has come near us for half an hour"]
  const asked = callOf(
    [...lines, "forget it, I'm in your restaurant, is there no human here"],
    TABLE,
  )
  expect(lastReply(asked)).toContain('AI')
  expect(lastReply(asked)).not.toContain('Goodbye')
  expect(asked.card).toMatchObject({ urgency: 'urgent', outcome: 'urgent' })
  expect(lastReply(callOf([...lines, "right we're off then, bye"], TABLE))).toContain('Goodbye')
})

test.each([
  ['can we have table 9 on Friday at 7 please', TABLE],
  ['we were sat at table 9 last night for an hour and nobody took our order', TABLE],
  ["I've been sat here on hold twenty minutes trying to book a table", TABLE],
  ["we're in your restaurant on Saturday at 7, can someone bring a cake to our table", TABLE],
  ['can someone come to our table with a cake for my nan', TABLE],
  ['can I bring my own wine to the table', TABLE],
  ["I'm in the salon now and I've been sat here half an hour", { setup: { trade: 'hairdresser' } }],
] as const)('who is not at a table there now is no guest who waits: %s', (line, options) => {
  const call = callOf([line], options)
  expect(call.turns.map(({ text }) => text).join(' ')).not.toContain("you're waiting")
})

test.each([
  'there are eighteen of us, can you fit us in the dining room?',
  'could you seat us in the bar',
  'can you put us at the table by the window',
])('who asks to be seated is not waiting there: %s', (line) => {
  expect(callOf(['a table please', line], TABLE).card.urgency).toBe('normal')
})

test.each(["they've left us at our table, nobody has been", 'nobody has come near us at table 4'])(
  'who was left at a table waits there: %s',
  (line) => {
    expect(callOf([line], TABLE).card.urgency).toBe('urgent')
  },
)
