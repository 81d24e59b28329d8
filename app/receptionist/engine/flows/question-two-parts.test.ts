import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import { callOf, GROOMER, hear, lastReply, repliesOf, TO_NAME } from '#tests/support/call.ts'

const SOLICITOR: SetupInput = { trade: 'solicitor' }
const RESTAURANT: SetupInput = { trade: 'restaurant' }
const PLUMBER: SetupInput = { trade: 'plumber' }
const DOGS: SetupInput = {
  trade: 'other',
  name: 'Wagtail Grooming',
  services: [
    { name: 'Full groom', pricePence: 5200, minutes: 90, isBookable: true },
    { name: 'Nail clipping', pricePence: 1400, minutes: 15, isBookable: true },
    { name: 'Hand stripping', pricePence: null, minutes: 90, isBookable: false },
  ],
  facts: [{ question: 'Do you take cats?', answer: 'No, dogs only.' }],
}

test.each([
  ['how much for a full groom n can i just walk in', DOGS, /£52.*rest/],
  ['what time do you close n is there a lift', SOLICITOR, /5 pm.*rest/],
  ['do you do legal aid plus is there a lift', SOLICITOR, /legal aid.*rest/],
  ['is there a lift, also how much do you charge to witness a signature', SOLICITOR, /£25.*rest/],
  ['whats the cost of a basic will and do you visit at home', SOLICITOR, /£240.*rest/],
  [
    "dad's loo won't flush, how much to have a look at it and do you take cash",
    PLUMBER,
    /£75.*rest/,
  ],
  ['about the private room, is it heated and how much is it?', RESTAURANT, /£150.*rest/],
] as const)('of two questions she answers the one that she knows: %s', (line, setup, answer) => {
  expect(lastReply(callOf([line], { setup }))).toMatch(answer)
})

test.each([
  'how much is it private just to be seen, and do you do payment plans',
  "what's it cost to get seen then, and can I pay monthly",
])('the price of the first visit is told, though the rest is not known: "%s"', (line) => {
  const reply = lastReply(callOf([line], { setup: { trade: 'dentist' } }))
  expect(reply).toContain('A check-up is £48')
  expect(reply).toContain('Sam')
})

test('"no, I mean" after the offer of a call is answered, and not let go', () => {
  for (const line of ['no, I mean how much is a filling', 'no just what does a filling cost']) {
    const reply = lastReply(callOf(['do you do finance', line], { setup: { trade: 'dentist' } }))
    expect(reply).toMatch(/^A filling/)
  }
  expect(
    lastReply(callOf(['do you do finance', 'no thanks'], { setup: { trade: 'dentist' } })),
  ).toMatch(/fine|problem|all right/)
})

test.each([
  ['She wants a bath, can you do that and how much is it', 'A bath is £30'],
  [
    'He needs stripping by hand, could you do it and what do you charge',
    'hand stripping is something we do',
  ],
  [
    "it's hand stripping she has, can you manage that, and what's the damage",
    'hand stripping is something we do',
  ],
])('whether it is done is answered beside the price: "%s"', (line, answer) => {
  const setup = {
    trade: 'other',
    services: [
      { name: 'Bath', pricePence: 3000, minutes: 60, isBookable: true },
      { name: 'Hand stripping', pricePence: null, minutes: 120, isBookable: false },
    ],
  } as const
  expect(lastReply(callOf([line], { setup }))).toContain(answer)
})

test('"can you do that?" of what is on no list is not answered with a yes', () => {
  const line = "I've a blocked gully, can you do that and how much would it be"
  expect(lastReply(callOf([line]))).not.toMatch(/something we do|Yes/)
  // By itself it wants the booking.
  expect(callOf(['My tap drips, can you do that?']).card.service).toBe('Tap repair')
})

test('the price of what is not on the list is not told for another', () => {
  for (const [line, setup] of [
    ['do you do a Christmas menu, and how much is it?', RESTAURANT],
    ['can you do power flushing and what would that cost?', PLUMBER],
    ['how much to witness a passport form', SOLICITOR],
  ] as const)
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.not.stringContaining('£'),
    ])
})

test('two listed services asked for in one line both get their price', () => {
  const both = 'could you witness a form for us, and how much is a simple will?'
  expect(lastReply(callOf([both], { setup: SOLICITOR }))).toMatch(/£25.*£240/)
  const tap = 'how much is a boiler service, and can you do a dripping tap as well?'
  expect(lastReply(callOf([tap]))).toMatch(/£90.*£65/)
  const one = callOf(['can you do me a will and how much is it?'], { setup: SOLICITOR })
  expect(lastReply(one)).toContain('£240')
  const newTap = 'can you fit a new tap, and how much is a boiler service?'
  expect(lastReply(callOf([newTap]))).toMatch(/^(?!.*£65).*£90/)
})

test('a fact asked for beside work that is on no list is told', () => {
  const work = 'we need a new boiler fitting in Otley before Easter'
  expect(lastReply(callOf([`${work}, are you gas safe registered`]))).toMatch(/Gas Safe.*Sam/)
  expect(lastReply(callOf([work]))).not.toContain('Gas Safe')
})

test.each(['nails?', 'hi, nail clipping?', 'the nails?'])(
  'a service named with a question mark gets its price and is offered: %s',
  (line) => {
    const call = callOf([line], { setup: DOGS })
    expect(lastReply(call)).toMatch(/£14\. What day/)
    expect(call.card.service).toBe('Nail clipping')
  },
)

test('a bare noun that is no service is no wish for one', () => {
  expect(lastReply(callOf(['table?'], { setup: RESTAURANT }))).toMatch(/^What day/)
  expect(lastReply(callOf(['cats?'], { setup: DOGS }))).toContain('dogs only')
  expect(callOf(['teeth?'], { setup: DOGS }).card.service).toBeNull()
  expect(callOf(['a boiler repair?']).card.service).toBeNull()
})

test.each(['a spaniel', 'a big old labrador', 'my shih tzu', 'puppies'])(
  'asked the price for %s, with no service named, she tells the prices',
  (dog) => {
    const line = `how much is it for ${dog} and do you do cats`
    expect(lastReply(callOf([line], { setup: DOGS }))).toMatch(/£52.*£14.*dogs only/)
  },
)

test('whose dog it is tells no price of other work, and no price for other animals', () => {
  for (const line of ['how much is a teeth clean for a labrador', 'how much is it for a rabbit'])
    expect(lastReply(callOf([line], { setup: DOGS }))).not.toContain('£')
  const hotel: SetupInput = { trade: 'hotel' }
  expect(lastReply(callOf(['how much is it for a labrador'], { setup: hotel }))).toContain('know')
})

test('a sum said to check it is confirmed, and what it depends on is for the owner', () => {
  const toNumber = ['a full groom for my cockapoo', 'Thursday', 'the first one', 'Jo Hale']
  for (const [line, answer] of [
    ['07700 900123, and its 52 quid is it even if hes matted', /£52.*rest/],
    ["07700 900123. And that's £52, is it, if she's nervous", /£52.*rest/],
    ["07700 900123. it's 40 quid isn't it", /No.*£52/],
  ] as const) {
    const call = callOf([...toNumber, line], { setup: DOGS })
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(answer)])
    expect(call.open).toBe('phone-confirm')
  }
  const message = ["I'd like Sam to ring me about my kitchen", 'Jo Hale', '07700 900123']
  const also = "Yes. Could you do the boiler service then too? that's £90 isn't it"
  expect(lastReply(callOf([...message, also]))).toMatch(/^Yes, a boiler service is £90/)
})

test('two days in one question about the hours both get an answer', () => {
  const now = '2026-12-21T19:45'
  const days = (line: string) =>
    lastReply(callOf(['are you open boxing day', line], { setup: RESTAURANT, now }))
  expect(days('and what about the Sunday, and new years day?')).toMatch(/8 pm.*1 January/)
  expect(days('are you open new years eve or the 2nd?')).toMatch(/31 December.*2 January/)
  expect(days('what about the Sunday then?')).not.toContain('January')
})

test.each(["and my nan's on sticks so can she get in alright?", 'can we get in ok with the pram?'])(
  'a question at the end of a line that picks a time is for the owner: %s',
  (asked) => {
    const toOffer = ['a table for four on Sunday', 'twelve']
    const call = callOf([...toOffer.slice(0, 1), `twelve then, ${asked}`], { setup: RESTAURANT })
    expect(lastReply(call)).toMatch(/Sam/)
    expect(call.card.wants).toContain(asked)
  },
)

test.each([
  'are you one of them machines?',
  'who am I actually speaking to, are you a robot?',
  'is anybody going to ring me or is this just a robot',
  'do you do pensioners discount, and am I talking to a computer?',
])('beside anything else she says that she is an AI: %s', (asked) => {
  const message = ["I'm not happy with the work you did", 'Jo Hale', '07700 900123']
  for (const [start, own] of [
    [[], ''],
    [TO_NAME, 'Jo Hale. '],
    [message.slice(0, 2), '07700 900123. '],
    [message, 'Yes. '],
  ] as const)
    expect([start, repliesOf(callOf([...start, own + asked])).at(-1)]).toEqual([
      start,
      expect.stringMatching(/\bAI\b/),
    ])
})

test.each([
  'I was speaking to a real nice lady called Ann last week about the boiler',
  'my computer desk is in the way, is that a problem?',
  'can you service the washing machine as well?',
])('other machines and people are no question what she is: %s', (line) => {
  expect(lastReply(callOf([...TO_NAME, `Jo Hale. ${line}`]))).not.toMatch(/\bAI\b/)
})

test('to be shown how is no service, and a question of its own', () => {
  const both = callOf(['do you groom cats? or could you show me how to trim her nails'], GROOMER)
  expect(lastReply(both)).toContain('only dogs')
  expect(lastReply(both)).toMatch(/rest/)
  const alone = callOf(['could you teach me how to groom my own dog'], GROOMER)
  expect(alone.card.service).toBeNull()
  expect(callOf(['can you do his nail trim on Friday'], GROOMER).open).toBe('slot')
})

test.each([
  [
    "is that the solicitors, we've just sold our flat and need conveyancing, what are your fees",
    SOLICITOR,
  ],
  ["hi is this the solicitor's, my brother wants a will doing, how much is one?", SOLICITOR],
  ["hello is that the plumber's, I've moved house, how much is a boiler service?", PLUMBER],
] as const)('who asks for the firm and tells the matter has asked once: %s', (line, setup) => {
  expect(lastReply(callOf([line], { setup }))).not.toMatch(/rest|know that/)
})

test.each([
  "ok, is he likely to ring tonight? couldn't stand another evening of it",
  "will somebody ring me today? can't cope with this any longer",
  "is he likely to ring today? can't do another weekend of this",
  "will he ring today then. doesn't let up at all",
])('what the caller cannot bear is no second question: %s', (line) => {
  const start = ['my tooth is agony, I need somebody today', 'Jo Hale', '07700 900123', 'yes']
  const reply = lastReply(callOf([...start, line], { setup: { trade: 'dentist' } }))
  expect(reply).not.toMatch(/rest|know that/)
})

test.each(["can't you just say what it costs", "won't it hurt his skin", "doesn't Sam do tiling?"])(
  'a question that begins with a denial is still one: %s',
  (line) => {
    expect(hear(line, { open: null, isBooking: false, hasService: false })).toContainEqual(
      expect.objectContaining({ kind: 'ask' }),
    )
  },
)

test.each([
  "when's the rent due, is it the 15th, and can I paint the hall?",
  "no thanks. actually while I'm on, when's my rent due, and are you open over Easter?",
  'oh, just while I have you, what day is the rent due and do you do garages',
])('beside the date of the rent the rest stays open: %s', (line) => {
  const setup = { trade: 'property-manager' } as const
  expect(lastReply(callOf(['can I have a pond?', line], { setup }))).toMatch(/first.*rest/)
})

test.each([
  "when's the rent due, is it the 9th?",
  'when is the rent due, is it on the last day of the month',
])('a guess at what the fact tells is no second question: %s', (line) => {
  const reply = lastReply(callOf([line], { setup: { trade: 'property-manager' } }))
  expect(reply).toMatch(/first of the month/)
  expect(reply).not.toMatch(/rest is|know/)
})

test.each([
  'what rest? get him to ring me after four',
  'what other question, I only asked about the price. go on, have him ring me, but after six',
])('whoever asks back what she has left open asks nothing else: %s', (line) => {
  const start = ['what do you charge for conveyancing and is there a lift', line]
  expect(lastReply(callOf(start, { setup: SOLICITOR }))).not.toMatch(/know|can't say/)
})

test.each([
  'yes. oh, and it was the boiler above that leaked, does he need to know that?',
  'yes. should I mention that we rent it?',
  'yes. do you want to know which wall it is?',
])('"%s" offers something for the owner, which is passed on', (line) => {
  const lines = ['can someone ring me about my wall, it bulges', 'Ann Lee', '07700 900432', line]
  const reply = lastReply(callOf(lines, { setup: { trade: 'builder' } }))
  expect(reply).toMatch(/Sam/)
  expect(reply).not.toMatch(/don't know|can't say/)
})

test('a caller who asks for a visit about work that is not booked hears that the owner rings first', () => {
  const lines = [
    "I'm after a quote for a two storey extension, about 5 metres by 4",
    "it's Ann Lee. can he come out and look or how does it go",
  ]
  const call = callOf(lines, { setup: { trade: 'builder' } })
  expect(lastReply(call)).toMatch(/arrange/)
  expect(lastReply(call)).not.toMatch(/list/)
})

test('a caller with a question that she could not answer hears at the end who will', () => {
  const lines = [
    'a tyre check on Monday the 30th please',
    'the first one. is it fixing it or just looking?',
    'Ann Lee',
    '07700 900432',
    'yes',
    'yes please',
  ]
  const call = callOf(lines, { setup: { trade: 'garage' } })
  expect(call.card.booked).not.toBeNull()
  expect(lastReply(call)).toMatch(/Sam.*(?:will answer)/)
})

test('a closed day is named beside a question that she cannot answer', () => {
  const lines = [
    'I need my gutter mending',
    'would it need new brackets, cos the old ones have rusted? can you do it on Saturday',
  ]
  expect(lastReply(callOf(lines, { setup: { trade: 'builder' } }))).toMatch(
    /Sam.*closed on Saturday 28 November; I have/,
  )
})

test.each([
  "what does it cost if I can't get legal aid",
  "what's it cost if I can't have legal aid",
  'how much would it be if I do not get legal aid?',
])('what it costs is not answered with a fact that names no price: %s', (line) => {
  const lines = ['My court hearing is tomorrow morning', 'Lee Ogden', '07700 900418', 'yes', line]
  const call = callOf(lines, { setup: SOLICITOR })
  expect(lastReply(call)).toMatch(/Sam/)
  expect(lastReply(call)).not.toMatch(/legal aid/)
  expect(call.card.wants).toContain(line)
})

test('a question that the caller says went unanswered is passed on', () => {
  const lines = ['My court hearing is tomorrow morning', 'Lee Ogden', '07700 900418', 'yes']
  const line = "I didn't ask that, I asked what it'd cost"
  expect(lastReply(callOf([...lines, line], { setup: SOLICITOR }))).toMatch(/Sam/)
})

const LAW: SetupInput = {
  trade: 'solicitor',
  services: [
    { name: 'First meeting, family and divorce', pricePence: 9500, minutes: 60, isBookable: true },
    {
      name: 'Free half hour on an accident or injury',
      pricePence: 0,
      minutes: 30,
      isBookable: true,
    },
    { name: 'Lasting power of attorney', pricePence: 45000, minutes: 60, isBookable: true },
    {
      name: 'Swearing an oath or statutory declaration',
      pricePence: 500,
      minutes: 15,
      isBookable: true,
    },
    { name: 'Buying or selling a house', pricePence: null, minutes: 60, isBookable: false },
    { name: 'Probate', pricePence: null, minutes: 60, isBookable: false },
  ],
  facts: [
    { question: 'Do you do home visits?', answer: 'Yes, for powers of attorney, for £60 extra.' },
    { question: 'How long does a house purchase take?', answer: 'Ten to fourteen weeks.' },
  ],
}

test.each([
  'how long will it take to buy a house?',
  'how long does buying a house take?',
  "we're buying a house, how long does it take and what do you charge",
])('the owner\'s fact tells how long a service takes: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: LAW }))).toContain('Ten to fourteen weeks')
})

test.each(['how long does probate take?', 'how long is the lease when I buy a house?'])(
  'what the owner tells no length of gets neither a fact nor the length of other services: "%s"',
  (line) => expect(lastReply(callOf([line], { setup: LAW }))).not.toMatch(/weeks|minutes/),
)

test('of two questions about a service in hand each gets its answer', () => {
  const lines = ["I'm buying a house", 'What sort of price is it, and how long does it take?']
  expect(lastReply(callOf(lines, { setup: LAW }))).toMatch(/don't have a price.*Ten to fourteen/)
})

test('a price asked for in general is that of the service which the rest of the line names', () => {
  expect(lastReply(callOf(['an oath, what do you charge?'], { setup: LAW }))).toContain('£5.')
  expect(lastReply(callOf(['hello there, what do you charge?'], { setup: LAW }))).toContain('£95')
})

test('a charge asked for beside an extra one is that of what the message is about', () => {
  const lines = ["it's about a power of attorney", 'Dot Gittins', '01694 496045']
  const call = callOf([...lines, "That's right. Do you do home visits? And what's the charge"], {
    setup: LAW,
  })
  expect(lastReply(call)).toMatch(/£450.*£60 extra.*ring you back/)
  expect(lastReply(call).match(/£450/g)).toHaveLength(1)
  expect(call.card.service).toBe('Lasting power of attorney')
  const old = callOf(["it's about the power of attorney you did"], { setup: LAW })
  expect(old.card.service).toBeNull()
})

test.each([
  ['I need an affidavit sworn', 'Swearing an oath or statutory declaration'],
  ['can I get a stat dec done tomorrow', 'Swearing an oath or statutory declaration'],
  ['I want to book in about a fall at work', 'Free half hour on an accident or injury'],
  ['I fell at work, can I come in and see someone', 'Free half hour on an accident or injury'],
  ['I need to take an oath, can I come Thursday', 'Swearing an oath or statutory declaration'],
  ['my dad fell on the ice, can I book in', 'Free half hour on an accident or injury'],
  ['I had a crash last month, can I book in', 'Free half hour on an accident or injury'],
  ['I fell out with my partner, can I see someone', null],
  ["we've fallen behind, I fell for a scam, can I see someone", null],
  ["he keeps swearing at me, it's the neighbour", null],
  ['can I see someone about a letter I had last week', null],
  ['my neighbour swore at me', null],
  ['it slipped my mind to ring', null],
])('what callers say for an oath or an accident finds the service: "%s"', (line, service) => {
  expect(callOf([line], { setup: LAW }).card.service).toBe(service)
})

test('half past an hour is no half hour', () => {
  const lines = ['can I see someone about a divorce', 'Thursday half nine, can I have that']
  expect(callOf(lines, { setup: LAW }).card.service).toBe('First meeting, family and divorce')
  const named = callOf(['can I book that free half hour'], { setup: LAW })
  expect(named.card.service).toBe('Free half hour on an accident or injury')
})

test('a free service is called free once', () => {
  const reply = lastReply(callOf(['is it free to talk first?'], { setup: LAW }))
  expect(reply).toContain('A half hour on an accident or injury is free.')
})

test('a price asked for before the service is known is told once it is', () => {
  const ask = "I've papers for the court, how much is it and can I just walk in"
  const replies = repliesOf(
    callOf([ask, 'no, a statutory declaration, tomorrow', 'the first one'], { setup: LAW }),
  )
  expect(replies[2]).toContain('£5.')
  expect(replies[3]).not.toContain('£5')
  const other = callOf(['how much is a gutter?', 'oh. can I book a statutory declaration'], {
    setup: LAW,
  })
  expect(lastReply(other)).not.toContain('£5')
})

test.each([
  ['a boiler service on Tuesday at 3 and has my part come in yet?', /know/],
  ['a boiler service on Tuesday at 3 and did the lad find my glasses', /know/],
  ['I need a boiler service and also what time do you shut today I need to drop keys', /open from/],
] as const)(
  'a question about something else than the booking beside it is heard: %s',
  (line, answer) => {
    const call = callOf([line])
    expect(lastReply(call)).toMatch(answer)
    expect(call.card.service).toBe('Boiler service')
  },
)

test('a question after a number is heard, and a remark after one is none', () => {
  const asked = 'Jo Hale, 07700 900582. is someone in at dinner time for the keys'
  expect(lastReply(callOf([...TO_NAME, asked]))).toContain("don't know that")
  for (const line of [
    "Jo Hale, 07700 900582. it's in the loft",
    'Jo Hale, 07700 900582. text is better than ringing',
    'Jo Hale, 07700 900582. it dripped all night and has my floor soaked',
  ])
    expect([line, lastReply(callOf([...TO_NAME, line]))]).toEqual([
      line,
      expect.not.stringContaining("don't know"),
    ])
})

test('who asks whether to turn up still books what the line asks for', () => {
  const services = ['Making a will', 'Tap repair'].map((name) => ({
    name,
    pricePence: 5000,
    minutes: 30,
    isBookable: true,
  }))
  const said = (line: string) => callOf([line], { setup: { trade: 'other', services } }).card
  for (const line of [
    'need a will making, can I just turn up',
    'can I turn up? I need a will making',
  ])
    expect(said(line).service).toBe('Making a will')
  expect(said('my tap is leaking, should I turn it off?').service).toBeNull()
})
