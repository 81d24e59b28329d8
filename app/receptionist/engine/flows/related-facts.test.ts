import { expect, test } from 'vitest'
import { callOf, lastReply, repliesOf, TO_NAME } from '#tests/support/call.ts'
import type { SetupInput } from '../types.ts'

const facts = [
  { question: 'How can I pay?', answer: 'Card or bank transfer on the day. No cheques' },
  { question: 'Do I have to be in?', answer: 'Someone over 18 has to let us in. We hold no keys.' },
  { question: 'Is the work guaranteed?', answer: 'Twelve months on anything that we fit.' },
  { question: 'Can I bring my children?', answer: 'Yes, but there is no play area.' },
  { question: 'Is it wheelchair accessible?', answer: 'One small step, and we have a ramp.' },
  { question: 'Are you insured?', answer: 'Public liability of £2 million.' },
  { question: 'How far ahead are you booked?', answer: 'About three weeks.' },
]
const services = [{ name: 'Oven clean', minutes: 60, pricePence: 5000, isBookable: true }]
const SHOP: SetupInput = { trade: 'other', name: 'Spark & Son', services, facts }

test.each([
  ['my mum still uses a chequebook, would that do?', 'No cheques.'],
  ["I'm out at work all day, could I leave a key under the mat?", 'Someone over 18'],
  ['have I any comeback later on?', 'Twelve months'],
  ["my mum's in a chair these days, could she get in to you?", 'we have a ramp'],
  ['what if somebody has an accident with your ladder?', 'Public liability'],
  ["I suppose you're chocka?", 'About three weeks'],
])('a question in other words gets the fact that has most to do with it: "%s"', (line, answer) => {
  const call = callOf([line], { setup: SHOP })
  expect(lastReply(call)).toMatch(/^(?:What I have on that is|The answer I have to “)/)
  expect(lastReply(call)).toContain(answer)
  // It may not be what the caller wants to know.
  expect(call.card.wants).toBe(line)
  expect(call.turns.at(-1)).toMatchObject({ sentences: [{ source: { isRelated: true } }, {}] })
})

test('an answer that leans on its question is told with it', () => {
  const call = callOf(["I've no babysitter, would it matter if the toddler came along?"], {
    setup: SHOP,
  })
  expect(lastReply(call)).toMatch(
    /^The answer I have to “Can I bring my children” is: Yes, but there is no play area\./,
  )
})

test('what is not understood at all gets the fact that has most to do with it', () => {
  const line = 'only I have nothing but a chequebook'
  expect(lastReply(callOf([line], { setup: SHOP }))).toContain('Card or bank transfer')
})

test('a related fact is not told twice running, and then the owner is to answer', () => {
  const call = callOf(
    ['would you take an old chequebook?', 'no, I mean is Visa any good, or contactless?'],
    { setup: SHOP },
  )
  expect(lastReply(call)).not.toContain('No cheques')
})

test.each([
  'do you do carpets?',
  'what colour is your van?',
  'how much would a cheque cost me?',
  'is it safe for a toddler to lick?',
  'do you take a loyalty card at the café?',
  'is that the cleaners? I had a card come through the door',
  'do I have to pay the fine before Friday?',
  'do I have to pay again if it is the same fault?',
])('no fact is told to a question that has nothing to do with it: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: SHOP }))).not.toMatch(
    /What I have on that|answer I have/,
  )
})

test('a related fact takes no place of an answer, a request or a booking', () => {
  const both = callOf(['how much is an oven clean, and would a cheque do?'], { setup: SHOP })
  expect(lastReply(both)).toContain('£50')
  const request = callOf([...TO_NAME, 'can you tell him to bring the card machine?'], {
    setup: { ...SHOP, trade: 'plumber' },
  })
  expect(lastReply(request)).not.toContain('bank transfer')
  const booking = callOf(['can I book an oven clean while my toddler is at nursery?'], {
    setup: SHOP,
  })
  expect(booking.card.service).toBe('Oven clean')
  expect(lastReply(booking)).not.toContain('play area')
})

const CLINIC: SetupInput = {
  trade: 'dentist',
  name: 'Elm Road Dental',
  services: [{ name: 'Check-up', minutes: 20, pricePence: 5000, isBookable: true }],
  facts: [
    { question: 'How can I pay?', answer: 'Card on the day, or monthly with our Denplan scheme.' },
    { question: 'Are you insured?', answer: 'Yes, Lucy and Dr Moss both are.' },
    { question: 'Who are the dentists?', answer: 'Dr Ida Moss, and our hygienist is Lucy.' },
    { question: 'Do you do home visits?', answer: 'Only within five miles of the surgery.' },
    { question: 'What is the prize?', answer: 'A hamper for the children.' },
  ],
}

test.each([
  ['what about that Denplan thing?', 'Denplan scheme'],
  ['do you do payment plans?', 'monthly'],
  ['is it Lucy that I see?', 'our hygienist is Lucy'],
  ['is there a hamper?', 'A hamper'],
  ['my sister is in Bolton, is that too far?', 'within five miles'],
  ['do you come out as far as Bolton?', 'within five miles'],
])('a word that only the answer has finds the fact: "%s"', (line, answer) => {
  expect(lastReply(callOf([line], { setup: CLINIC }))).toContain(answer)
})

test.each([
  "it's Lucy here, do you do veneers?",
  'do you do the Botox?',
  'is the play area open?',
  'have you got the results of my scan?',
])('a name or a word of the fact alone does not find it: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: CLINIC }))).not.toMatch(/What I have on|answer I have/)
})

test('a question beside a price is answered with the fact that has most to do with it', () => {
  const line = 'how much is a check-up, and do you do payment plans?'
  expect(lastReply(callOf([line], { setup: CLINIC }))).toMatch(/£50.*Denplan/)
})

test.each([
  ["she's only had one jab, is that a problem?", 'Every dog needs'],
  ['does that include the washer?', 'Parts are extra'],
  ['is that with a woman?', 'Mrs Bell for'],
])('everyday words for a thing find its fact: "%s"', (line, answer) => {
  const setup: SetupInput = {
    ...SHOP,
    facts: [
      { question: 'What about vaccinations?', answer: 'Every dog needs its card.' },
      { question: 'What does the price cover?', answer: 'Labour only. Parts are extra.' },
      { question: 'Who will I see?', answer: 'Mrs Bell for fees, Mr Dunn for the rest.' },
    ],
  }
  expect(lastReply(callOf([line], { setup }))).toContain(answer)
})

const ROOFER: SetupInput = {
  ...SHOP,
  facts: [...facts, { question: 'Who comes out?', answer: 'Either Ray or his lad Callum.' }],
}

test.each([
  'hi is Callum on his way? he were due at half twelve',
  "Hello? Is that Ray? It's Mrs Ollerenshaw, love",
  'is Callum alright now after his fall?',
  'did Ray get my message?',
])('a name alone does not ask who comes: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: ROOFER }))).not.toContain('Either Ray')
})

test.each([
  'will it be Ray himself?',
  'is that with Callum?',
  'can I have Ray rather than Callum?',
  'will Callum be doing it?',
])('a name with which a caller asks who comes finds the fact: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: ROOFER }))).toContain('Either Ray')
})

test('the day in an answer is not what the fact is about', () => {
  const pub: SetupInput = {
    trade: 'restaurant',
    facts: [{ question: "What's on?", answer: 'Live music on the last Saturday night.' }],
  }
  const call = callOf(['can I book a table for Saturday night please?'], { setup: pub })
  expect(lastReply(call)).not.toContain('music')
})

test('how one pays still answers whether it is on the day, or by what means', () => {
  for (const line of ['do I have to pay on the day?', 'do I have to pay it by card?'])
    expect(lastReply(callOf([line], { setup: SHOP }))).toContain('Card or bank transfer')
})

test.each([
  'do I pay him in cash?',
  'do I pay Ray cash or card?',
  'does he do card',
  'do you do cash?',
])('how a person is paid is answered by the ways to pay: "%s"', (line) =>
  expect(lastReply(callOf([line], { setup: ROOFER }))).toContain('Card or bank transfer'),
)

test.each(['do I pay him again if it leaks?', 'do you do card games?'])(
  'what is owed, or a card that pays nothing, is not answered by the ways to pay: "%s"',
  (line) =>
    expect(lastReply(callOf([line], { setup: ROOFER }))).not.toContain('Card or bank transfer'),
)

test.each(['no, I mean for the van', "but I've no car, is the parking any use?"])(
  'a fact that the caller says is no answer is not told again: "%s"',
  (line) => {
    const parking = { question: 'Where can I park?', answer: 'There is a car park on Elm Road.' }
    const setup = { ...SHOP, facts: [...facts, parking] }
    const replies = repliesOf(callOf(['where can I park?', line, 'where can I park?'], { setup }))
    expect(replies.at(-3)).toContain('Elm Road')
    expect(replies.at(-2)).not.toContain('Elm Road')
    expect(replies.at(-1)).toContain('Elm Road')
  },
)

test("an owner's answer ends in a full stop, so that her question does not run on", () => {
  expect(lastReply(callOf(['how can I pay?'], { setup: SHOP }))).toContain('No cheques. ')
})

test.each([
  ['is that an hour each?', false],
  ['could you do just an hour?', true],
  ['are you shut of an evening?', false],
])('an hour is no sign of a fact about the rate, but may be of the least: "%s"', (line, isTold) => {
  const rate = { question: 'Is there a call-out charge?', answer: 'No. The first hour is £50.' }
  const least = { question: 'Is there a minimum booking?', answer: 'Two hours a visit.' }
  const reply = lastReply(callOf([line], { setup: { ...SHOP, facts: [rate, least] } }))
  expect(reply).not.toContain('£50')
  expect(reply.includes('Two hours')).toBe(isTold)
})

const MONEY_BACK: SetupInput = {
  trade: 'other',
  services: [{ name: 'Canoe hire', minutes: 60, pricePence: 2500, isBookable: true }],
  facts: [
    { question: 'Do I need to leave a deposit?', answer: '£10, and it comes off the bill.' },
    {
      question: 'What is your cancellation policy?',
      answer: 'With a day to go we keep the deposit.',
    },
    { question: 'How do I get a refund?', answer: 'We send it back within ten working days.' },
  ],
}

test.each([
  [['I need to cancel my canoe on Friday', 'Jo Hale. will I lose my deposit?'], 'keep the deposit'],
  [
    ["I've not had my refund, can Sam ring me", "Jo Hale. How long's it meant to take?"],
    'ten working',
  ],
  [["it's about a refund, I rang last week", 'Jo Hale', 'so when do I get it?'], 'ten working'],
] as const)(
  'a question that leaves out its subject takes it from the call: %j',
  (lines, answer) => {
    const call = callOf(lines, { setup: MONEY_BACK })
    expect(lastReply(call)).toContain(`What I have on that is: `)
    expect(lastReply(call)).toContain(answer)
    expect(call.card.wants).toContain(lines.at(-1))
  },
)

test.each([
  'is that all right?',
  'when is the canoe race due?',
  'where will it go?',
  'I lent you a tent, how much was that?',
])('a question that only the owner can answer takes no fact from the call: "%s"', (line) => {
  const lines = ["I've not had my refund, can Sam ring me", 'Jo Hale', line]
  expect(lastReply(callOf(lines, { setup: MONEY_BACK }))).not.toContain('What I have')
})

const LAWYERS: SetupInput = {
  trade: 'solicitor',
  services: [{ name: 'Making a will', minutes: 60, pricePence: 29500, isBookable: true }],
  facts: [
    { question: 'Do you do criminal work?', answer: 'Only the duty rota; Helen Finch does that.' },
    { question: 'What about my deposit?', answer: 'It is protected with Mydeposits or Denplan.' },
  ],
}

test.each([
  'will it be Mr Finch himself?',
  "is it Helen I'd see?",
  'can I see Helen Finch about my will?',
  'would it be Helen Finch?',
])('a fact on something else is not told for the person whom its answer names: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: LAWYERS }))).not.toContain('duty rota')
})

test('a fact is told for its subject, whoever is named, and for a name that is no person', () => {
  const said = (line: string) => lastReply(callOf([line], { setup: LAWYERS }))
  expect(said('does Helen Finch do criminal work?')).toContain('duty rota')
  expect(said('are you with Mydeposits?')).toContain('protected')
})
