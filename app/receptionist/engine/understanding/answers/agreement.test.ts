import { expect, test } from 'vitest'
import { callOf, lastReply, TO_CONFIRM } from '#tests/support/call.ts'

const DENTIST = { setup: { trade: 'dentist' } } as const
const TO_DENTIST = ['a check-up please', 'Tuesday at 3:30 pm', 'Jo Hale', '07700 900123', 'yes']

const STATEMENTS = [
  "that's at my dad's",
  'it is with the same person as before',
  'he is coming to me',
  "you're sure about the parking",
  'the price is right for two',
  "that's fine with the lift out of order",
  'you do mean the one in town',
  "they'll definitely ring first",
]
const TAGS = [
  ", isn't it?",
  ', is it?',
  ' is it',
  ", aren't you?",
  " won't they",
  ', right?',
  ' right',
  ', yeah?',
  ' yeah',
  ', yes?',
  ', ok?',
  ', correct?',
  ' am I right?',
  ' is that right',
  '?',
]
const QUESTIONS = [
  'is it at yours or at mine',
  'is that all right with him',
  'does that mean somebody comes here',
  'will it be the same lady, please',
  'is it definitely free of charge',
  'what do I do with it',
  'are you sure that is right',
  'do you do that on the ground floor',
  'would it be okay to bring a friend',
  'how does that work',
  "isn't that the correct one",
  'who is it with, then',
  'can I just ask if that is the good one',
]

test('nothing is booked on a line that is a question', () => {
  const lines = [
    ...STATEMENTS.flatMap((statement) => TAGS.map((tag) => statement + tag)),
    ...QUESTIONS.flatMap((question) =>
      ['', 'ok so ', 'great, ', 'right '].map((lead) => lead + question),
    ),
  ]
  for (const line of lines) {
    expect([line, callOf([...TO_CONFIRM, line]).card.booked]).toEqual([line, null])
    const said = line.endsWith('?') ? line : `${line}?`
    const call = callOf([...TO_DENTIST, said], DENTIST)
    expect([said, call.card.booked, call.open !== null]).toEqual([said, null, true])
  }
})

test('a yes before a question about the booking itself is answered, and she asks again', () => {
  for (const line of [
    "Yes, that's at my mother-in-law's?",
    "yes and it is the top floor isn't it",
    "Yeah, but does that mean he won't come in?",
    'Yes, and my girls?',
    'yes please but all three of us',
  ]) {
    const call = callOf([...TO_DENTIST, line], DENTIST)
    expect([line, call.card.booked, call.open]).toEqual([line, null, 'confirm'])
    expect([line, call.card.wants]).toEqual([line, expect.stringContaining(line)])
    expect(callOf([...TO_DENTIST, line, 'Yes, book it'], DENTIST).card.booked?.time).toBe('15:30')
  }
})

test('a yes before any other question books', () => {
  for (const line of [
    'Yes, where do I park?',
    'yes please what does it cost',
    'Yeah. How long will it take?',
    'Yes please. Is it that same lad as last time?',
    'Yes. If boss say no, I ring you again, is okay?',
    'Yes please. And cancel the Wednesday',
    "Yes please. She's not keen on the drill, mind",
    'Yes. My husband might bring her',
    'I said yes',
    "I've already said yes, love",
  ])
    expect([line, callOf([...TO_DENTIST, line], DENTIST).card.booked?.time]).toEqual([
      line,
      '15:30',
    ])
})

test('a word of agreement in a sentence about something else books nothing', () => {
  for (const line of [
    'that is the house with the green door',
    'it is okay for the van out front',
    'please tell him the dog is friendly',
    'ok so the key is next door',
  ]) {
    const call = callOf([...TO_CONFIRM, line])
    expect([line, call.card.booked]).toEqual([line, null])
    expect(call.card.wants).toContain(line)
  }
})

test('a plain yes books, however it is put', () => {
  for (const line of [
    'Lovely, thanks love',
    "Tuesday's perfect",
    'that works for me',
    'could you book it for us please?',
    'sounds good to me',
    'go on then',
    'yeah right',
    'That is fine. Yes.',
    'half three is great, yes please',
    'I suppose so',
  ]) {
    const call = callOf([...TO_CONFIRM, line])
    expect([line, call.card.booked?.time, lastReply(call)]).toEqual([
      line,
      '15:30',
      expect.stringContaining('boiler service'),
    ])
  }
})

test('"nothing\'s right" agrees to nothing', () => {
  for (const line of ["nothing's right", "none of it's right"])
    expect([line, callOf([...TO_CONFIRM, 'no', line]).card.booked]).toEqual([line, null])
  expect(callOf([...TO_CONFIRM, 'no', "nothing, sorry, it's fine"]).card.booked).not.toBeNull()
})

test.each([
  'yes please, and it stays confidential does it?',
  "yes and it's private, isn't it?",
  'yes please, and are the staff all insured?',
])('a clear yes books, whatever it goes on to ask of the firm: "%s"', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked?.time).toBe('15:30')
})

test.each([
  "yes please, and it's at mine, isn't it?",
  "yes and that's the half three, isn't it?",
  "and it's confidential, isn't it?",
  'yes, and he comes here, does he?',
])('a yes that asks about the booking itself books nothing yet: "%s"', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
})

const AT_TABLE = ['table for 2 tonight at 8:30', 'Nadia Shah', '07700 900309', 'yes'] as const
const TABLES = { setup: { trade: 'restaurant' }, now: '2026-12-21T17:05', seed: 99 } as const

test.each([
  'yeah go on. my husband is coeliac by the way is that alright',
  'yes please, there is a baby with us, is that ok',
  'go on then. is that all right for a coeliac',
  "yes please. She's got a nut allergy. Is that ok?",
])('a yes books, whatever is told beside it and asked to be all right: %s', (line) => {
  const call = callOf([...AT_TABLE, line], TABLES)
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toContain("I don't know that, but I'll ask Sam")
  expect(call.card.wants).toContain(line)
})

test.each([
  'yeah go on, as long as you can do coeliac',
  'yes. we need it for 3 of us, is that ok?',
  "yes please, we'd rather 8, is that alright",
  "she's coeliac, is that alright",
])('a condition, a change or a question without a yes books nothing: %s', (line) => {
  expect(callOf([...AT_TABLE, line], TABLES).card.booked).toBeNull()
})
