import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const SOLICITOR = { setup: { trade: 'solicitor' }, now: '2026-12-12T10:45' } as const

test.each([
  "it's my ex, she's got our daughter and she's flying her out to Poland on Friday",
  "he's got the kids passports and he's going to take them back home",
  "me husband's took our lads and he's said he's taking them to Somalia on Monday",
  'my wife will take my son to Romania next week, she has told everyone',
  "their dad's threatening to take the kids to Egypt",
  "she's put the kids on a flight to Lagos tomorrow",
])('children whom a parent takes abroad are urgent, and the day is no wish: %s', (line) => {
  const call = callOf([line], SOLICITOR)
  expect(call).toMatchObject({ open: 'name', card: { urgency: 'urgent', asked: { date: null } } })
})

test('"them" are the children who were told of lines before', () => {
  const lines = [
    "we've split up and my husband has the kids at his",
    'Nadia Rahman',
    '07700 900123',
  ]
  const there = "yes, he says he's flying them to Morocco on Thursday"
  const call = callOf([...lines, there], SOLICITOR)
  expect(call.card).toMatchObject({ urgency: 'urgent', asked: { date: null } })
  const parcels = ['my neighbour has my parcels', 'Nadia Rahman', '07700 900123', there]
  expect(callOf(parcels, SOLICITOR).card.urgency).toBe('normal')
})

test.each([
  'can I take my kids to Spain without his permission',
  'she wants to take the kids to Spain in August for a fortnight',
  "my husband's taking the kids to his mum's on Tuesday",
  'he took the kids to Spain last year and I want to talk about custody',
  "my brother's taking my mum to Spain on Friday and she needs a will",
  "I'm getting on a plane tonight so can someone ring me on Monday about a will",
])('a journey that takes no child away is not urgent: %s', (line) => {
  expect(callOf([line], SOLICITOR).card.urgency).toBe('normal')
})

test("a plumber's caller whose children go on holiday is in no hurry", () => {
  const line =
    "my husband's flying the kids to Spain on Tuesday so I'll be in, boiler service please"
  expect(callOf([line]).card.urgency).toBe('normal')
})

test.each([
  'yeah. will you be putting that down about not texting?',
  'yes, are you going to write that down about no texts',
  "yes, you'll note it down about the texts won't you",
  'yes. have you put it on there not to text?',
])('who asks whether it is written down not to text hears that it is: %s', (line) => {
  const lines = ["it's about my husband", 'Lisa Pym', "07700 900581 but don't text me on it", line]
  expect(lastReply(callOf(lines, SOLICITOR))).toMatch(/^(?:Yes, that's written|I have that) down/)
})

test.each(['will you be putting the fees up', 'are you putting an offer down'])(
  'what the firm puts up or down is not written down: %s',
  (line) => expect(lastReply(callOf([line], SOLICITOR))).not.toContain('written'),
)

test.each([
  ["it's to do with a passport for my son", 'normal'],
  ['can you sign a passport form for my daughter', 'normal'],
  ["she's applied for passports for the kids behind my back", 'urgent'],
] as const)('a passport is urgent only in the hands of a parent: %s', (line, urgency) => {
  expect(callOf([line], SOLICITOR).card.urgency).toBe(urgency)
})
