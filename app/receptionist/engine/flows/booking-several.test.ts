import { expect, test } from 'vitest'
import type { SetupInput, TradeId } from '../types.ts'
import {
  callOf,
  lastReply,
  LETTINGS,
  repliesOf,
  GROOMER,
  TO_CONFIRM,
  TO_NAME,
  TO_READ_BACK,
} from '#tests/support/call.ts'

test('of two jobs in one line she asks which to book, and she names a service that she has guessed', () => {
  const two = callOf(["the boiler's making a noise and the tap is dripping"])
  expect(lastReply(two)).toContain('What would you like to book')
  const guessed = callOf(['Can I book a tap repair for tomorrow?'], {
    setup: { trade: 'electrician' },
  })
  expect(lastReply(guessed)).toContain("That's for a socket repair")
})

test('if the caller only gives days, she stops asking for the service', () => {
  const lines = ["I'd like an appointment", 'Tuesday', 'in the morning', 'Wednesday then']
  expect(callOf(lines, { setup: { trade: 'dentist' } }).open).toBe('name')
})

test('of two jobs under other names she asks which to book', () => {
  const call = callOf(['I need two things doing, a tap and the loo keeps running'])
  expect(call.card.service).toBeNull()
  expect(lastReply(call)).toMatch(/a tap repair, a toilet repair or something else/)
})

test('asked again which service, she goes on with those that she has not named', () => {
  const names = ['Wash', 'Polish', 'Valet', 'Tyre fitting', 'Engine clean', 'Scratch removal']
  const services = names.map((name) => ({ name, pricePence: 100, minutes: 30, isBookable: true }))
  const setup = { trade: 'other', services } as const
  const lines = ['I would like to book please', 'none of those']
  expect(lastReply(callOf(lines.slice(0, 1), { setup }))).toMatch(/tyre fitting or something else/)
  expect(lastReply(callOf(lines, { setup }))).toMatch(/engine clean, a scratch|scratch removal/)
  expect(callOf([...lines, 'the last one'], { setup }).card.service).toBe('Scratch removal')
})

const KENNELS = {
  trade: 'other',
  services: [
    { name: 'Small kennel wash', pricePence: 1500, minutes: 30, isBookable: true },
    { name: 'Large kennel wash', pricePence: 2500, minutes: 60, isBookable: true },
    { name: 'Claw trim', pricePence: 900, minutes: 15, isBookable: true },
  ],
} satisfies SetupInput

test('the word in which services differ chooses one, and its price or length is answered', () => {
  for (const [line, service, answer] of [
    ["large, I reckon. what's the price", 'Large kennel wash', /£25/],
    ['the small one, how long is that?', 'Small kennel wash', /30 minutes/],
    ["it's a trim we're after. How much would it be?", 'Claw trim', /£9/],
  ] as const) {
    const call = callOf(["I'd like to book", line], { setup: KENNELS })
    expect([line, call.card.service, call.open]).toEqual([line, service, 'when'])
    expect(lastReply(call)).toMatch(answer)
  }
  const call = callOf(['How much is a kennel wash?', 'small one please. Anything on Thursday?'], {
    setup: KENNELS,
  })
  expect([call.card.service, call.open]).toEqual(['Small kennel wash', 'slot'])
  const priced = callOf(['A claw trim please, what does that cost?'], { setup: KENNELS })
  expect(lastReply(priced)).toMatch(/claw trim is £9/)
})

test('she asks only between the services that the line fits', () => {
  const reply = lastReply(callOf(['Can I book a kennel wash?'], { setup: KENNELS }))
  expect(reply).toMatch(/small kennel wash.*large kennel wash/)
  expect(reply).not.toMatch(/claw/)
})

test('“both” to a choice of services books the first and passes on the other', () => {
  const lines = ['My tap needs a repair and my toilet is blocked', 'both of them really']
  const call = callOf(lines)
  expect(call.card.service).toBe('Tap repair')
  expect(lastReply(call)).toMatch(/tap repair.*one at a time/)
})

test('a bare yes to a list of services gets the same list again', () => {
  const asked = callOf(['can I book something'], LETTINGS)
  const again = callOf(['can I book something', 'yes please'], LETTINGS)
  const list = /: (.*)\?/.exec(lastReply(asked))?.[1]
  expect(lastReply(again)).toBe(`Which would you like: ${list}?`)
  expect(callOf([...TO_CONFIRM, 'Please do, thanks']).card.outcome).toBe('booked')
})

test('what is for another person or animal is said once not to be booked, when there is room', () => {
  const said = (lines: string[], setup: SetupInput) =>
    repliesOf(callOf(lines, { setup })).filter((reply) =>
      /one at a time|only book the one/.test(reply),
    )
  for (const line of [
    "I'd like a trim for me and a full colour for my daughter on Friday",
    'a cut and blow dry for my mum and one for my sister, can you do Friday?',
    'a cut on Friday please, and my sister too',
  ])
    expect([
      line,
      said([line, 'the first one', 'Jo Hale'], { trade: 'hairdresser' }).length,
    ]).toEqual([line, 1])
  // She first says why she can't have the time, and of the other one with the next reply.
  const late = ['both dogs need a bath, Sunday at six', 'Monday at ten, both of them', 'Jo Hale']
  expect(said(late, { trade: 'other' })).toHaveLength(1)
  // Guests at one table, and two who come to one visit, are not.
  expect(said(['a table for two on Friday, and my mum too'], { trade: 'restaurant' })).toEqual([])
  expect(
    said(['can we both come for a viewing on Friday?'], { trade: 'property-manager' }),
  ).toEqual([])
})

test('a number of one service is said once to be booked one at a time', () => {
  const saidIn = (lines: string[], trade: TradeId) =>
    repliesOf(
      callOf([...lines, 'the first one', 'Jo Hale', '07700 900123'], { setup: { trade } }),
    ).filter((reply) => /one at a time|only book/.test(reply)).length
  for (const [trade, line] of [
    ['plumber', 'boiler services for three flats on Friday'],
    ['plumber', 'two boilers want servicing, can you do Friday'],
    ['garage', 'MOTs for a couple of cars on Friday please'],
    ['vet', 'boosters for three dogs on Friday'],
    ['hairdresser', 'two haircuts on Friday please'],
    ['dentist', 'check-ups for my three children on Friday'],
  ] as const) {
    expect([line, saidIn([line], trade)]).toEqual([line, 1])
    expect(callOf([line], { setup: { trade } }).card.wants).toContain(line)
  }
  for (const line of [
    "Friday, it's a three-bed house split into two flats",
    "Friday, it's flat 3, there's room for two cars",
    'Friday, two houses down from the pub, we have three bedrooms and two bathrooms',
    'Friday for two hours, there are two of us in',
    "Friday, two cars are parked outside so ring when you're here",
    "Friday, I own six flats but it's only number four",
    'Friday, if it is not two weeks for appointments',
  ])
    expect([line, saidIn(['a boiler service please', line], 'plumber')]).toEqual([line, 0])
})

test.each([
  "yes. and his sister's Ruth, can she have the one straight after, half four?",
  'Yes. And Ruth at half four',
  'yes, and another for Ruth at five',
  'yes, and then the other dog on Friday at ten',
  'yes please, and Tom on Thursday',
])('a yes beside a time for somebody else books the one read back: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card).toMatchObject({ booked: { date: '2026-11-24', time: '15:30' } })
  expect(lastReply(call)).toContain('one at a time')
})

test.each([
  'yes, and make it half four',
  'yes, and another day, Thursday at ten',
  'yes, and could you do half four instead',
])('a yes beside another time for the booking itself books nothing yet: %s', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card).toMatchObject({ booked: null })
})

test.each([
  'could you not just pop a tap repair on, same visit?',
  'so is the tap repair on it or not?',
  'do you do tap repairs?',
  'actually can I add a tap repair',
  'and Ruth at half four',
  "and his sister's Ruth, can she have the one straight after, half four?",
])('what is wanted besides a booking replaces nothing of it: %s', (line) => {
  const call = callOf([...TO_CONFIRM, 'yes please', line, 'yes'])
  expect(call.card).toMatchObject({ service: 'Boiler service', booked: { time: '15:30' } })
  expect(call.card.wants).toContain(line)
})

test.each([
  'a tap repair then, not the boiler service',
  'sorry, I meant a tap repair',
  'can we make it a tap repair instead',
])('what is wanted in place of a booking is read back: %s', (line) => {
  const call = callOf([...TO_CONFIRM, 'yes please', line])
  expect([call.card.service, call.open]).toEqual(['Tap repair', 'confirm'])
})

test.each([
  ["Friday's great. Can my daughter come in at the same time?", true],
  ["Friday's great. Can my wife be seen straight after?", true],
  ["Friday's great. Can my husband come in too?", false],
  ["Friday's great. Can my mum come in with me?", false],
])(
  'who is to be seen as well is not booked, and who only comes along is no more: %s',
  (line, isMore) => {
    const call = callOf(['a check-up on Friday please', line], { setup: { trade: 'dentist' } })
    expect(/one at a time/.test(lastReply(call))).toBe(isMore)
  },
)

const BRINGS = {
  setup: {
    trade: 'other',
    services: GROOMER.setup.services,
    facts: [
      { question: 'Do we need a vaccination card?', answer: 'Yes, every time.' },
      { question: 'Is there parking?', answer: 'Yes, at the back.' },
    ],
  },
} as const

test.each([
  ['will we both need to sign?', "don't know"],
  ['do both of us need a vaccination card?', 'every time'],
  ['is there parking for both of us?', 'at the back'],
  ['should both of us come?', "don't know"],
  ['can you see both of us?', 'one at a time'],
  ['both of them need doing', 'one at a time'],
])(
  'after a booking, what both people need is a question, and no second booking: %s',
  (line, said) => {
    const booking = [
      'a full groom on Friday',
      'the first one',
      'Jo Hale',
      '07700 900123',
      'yes',
      'yes',
    ]
    expect(lastReply(callOf([...booking, line], BRINGS))).toContain(said)
  },
)

test('asked whether all of them are booked, she says again that it is one at a time', () => {
  const lines = [
    "I've two boilers that need a boiler service, Tuesday at 3:30",
    'Jo Hale',
    '07700 900123',
  ]
  const call = callOf([...lines, "Yeah. So they're both in at half three?"])
  expect(lastReply(call)).toMatch(/one at a time|only book the one/)
})

const SIZES: SetupInput = {
  trade: 'other',
  name: 'Wet Noses',
  services: [
    { name: 'Small dog full groom', pricePence: 3800, minutes: 90, isBookable: true },
    { name: 'Large dog full groom', pricePence: 5500, minutes: 150, isBookable: true },
    { name: 'Nail trim', pricePence: 1200, minutes: 15, isBookable: true },
  ],
}

const CLEANER: SetupInput = {
  trade: 'cleaner',
  services: [
    { name: 'One-off house clean', pricePence: 5400, minutes: 180, isBookable: true },
    { name: 'Weekly house clean', pricePence: 4500, minutes: 120, isBookable: true },
    { name: 'Oven clean', pricePence: 6500, minutes: 120, isBookable: true },
  ],
}

test('of two services that share what the caller names, she asks which, with their prices', () => {
  for (const [line, setup, choice] of [
    ["I'd like a full groom", SIZES, /small dog full groom for £38, a large .* for £55/],
    ['A full groom for a cavapoo, she weighs ten kilos', SIZES, /groom for £38, .* for £55/],
    ['my dog needs clipping', SIZES, /small dog full groom.*large dog full groom/],
    ['I need a house clean', CLEANER, /one-off house clean for £54, a weekly .* for £45/],
  ] as const) {
    const call = callOf([line], { setup })
    expect([line, call.open, call.card.service]).toEqual([line, 'service', null])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(choice)])
  }
  for (const line of ["my dog's full groom was lovely, thanks", "I've a dog"])
    expect([line, lastReply(callOf([line], { setup: SIZES }))]).toEqual([
      line,
      expect.not.stringContaining('groom for'),
    ])
})

test('the size or kind alone answers which of two services', () => {
  for (const [first, line, setup, service] of [
    ['full groom please', 'small', SIZES, 'Small dog full groom'],
    ['full groom please', "he's a big lad", SIZES, 'Large dog full groom'],
    ['can I book a full groom', "she's only tiny", SIZES, 'Small dog full groom'],
    ['I need a house clean', 'weekly please', CLEANER, 'Weekly house clean'],
    ['I need a house clean', 'just a one-off', CLEANER, 'One-off house clean'],
  ] as const)
    expect([line, callOf([first, line], { setup }).card.service]).toEqual([line, service])
})

test('a question about the services to choose from leaves the choice open', () => {
  const start = "I'd like a full groom"
  for (const line of [
    "would that be a small? she's a cavapoo",
    "what's the difference?",
    "I don't know, what counts as large?",
  ]) {
    const asked = callOf([start, line], { setup: SIZES })
    expect([line, asked.open, asked.card.service]).toEqual([line, 'service', null])
    expect(lastReply(asked)).toMatch(/Sam.*small dog full groom.*large dog full groom/)
    const { card } = callOf([start, line, "I'll book the small then"], { setup: SIZES })
    expect([line, card.service]).toEqual([line, 'Small dog full groom'])
    expect(card.wants).toContain(line)
  }
})

test('of two services in one line, one by its whole name goes first', () => {
  const call = callOf(['can I book an MOT and an oil change'], { setup: { trade: 'garage' } })
  expect(call.card.service).toBe('Oil change')
  expect(lastReply(call)).toContain('one at a time')
})

test('a second service or person is passed on, and what is in hand stays', () => {
  for (const line of ['actually I want highlights as well', 'can I also get my beard done']) {
    const call = callOf(['can I book a haircut', line], { setup: { trade: 'hairdresser' } })
    expect([line, call.card.service, lastReply(call)]).toEqual([
      line,
      'Haircut',
      expect.stringContaining('one at a time'),
    ])
  }
  const other = callOf(
    ['a check-up Friday at 10', 'Jo Bell', '07700 900123', 'yes', 'and my husband wants one too'],
    { setup: { trade: 'dentist' } },
  )
  expect(lastReply(other)).toContain('one at a time')
})

test('two of what a service is for change no service', () => {
  const lines = ['I need an MOT', "I've got two cars actually"]
  const call = callOf(lines, { setup: { trade: 'garage' } })
  expect(call.card.service).toBe('MOT test')
  expect(lastReply(call)).toContain('one at a time')
})

test('how many there are is noted, and "two, one for my wife" is no time', () => {
  const two = callOf([...TO_READ_BACK, 'yes', 'LS6 1AB', 'actually it is two boilers'])
  expect(two.card.wants).toContain('two boilers')
  const wife = callOf(["I'd like a boiler service", 'Friday', 'can I have two, one for my wife'])
  expect([wife.open, wife.card.asked.time]).toEqual(['slot', null])
})

test('a second service at the same time leaves the first in hand', () => {
  const call = callOf(['MOT please', 'Friday', 'can you do a service at the same time'], {
    setup: { trade: 'garage' },
  })
  expect(call.card.service).toBe('MOT test')
  expect(call.card.wants).toContain('service at the same time')
})

test('both of the services that she has listed are heard: she books one and passes on the other', () => {
  for (const [trade, first, line] of [
    ['garage', 'MOT and a service please', 'MOT and a service. Full service.'],
    ['vet', "it's Tilly's booster, and could you do her claws", 'Booster, and claws.'],
  ] as const) {
    const call = callOf([first, line], { setup: { trade } })
    expect([line, call.open]).toEqual([line, 'when'])
    expect(lastReply(call)).toContain('one at a time')
  }
})

test('a question beside a detail changes no service, and an addition is booked apart', () => {
  const asked = callOf([...TO_NAME, 'Jo Hale. Is the tap repair man the same one?'])
  expect(asked.card.service).toBe('Boiler service')
  const more = callOf([
    'boiler service',
    'Thursday morning',
    'The first suits. And a tap repair after it',
  ])
  expect(more.card.service).toBe('Boiler service')
  expect(lastReply(more)).toMatch(/one at a time|only book the one/)
})

test('"none of those" leaves a message once she has named all services', () => {
  for (const line of ['none of those', 'No, none of them'])
    expect([line, callOf(['can I book a power flush?', line]).open]).toEqual([line, 'name'])
})

test('who brings a friend hears that she books one at a time', () => {
  const line = "Half seven. There'll be two of us, me and my mate, is that ok?"
  const lines = ['Can I book an induction tomorrow evening?', line]
  const call = callOf(lines, { setup: { trade: 'gym' } })
  expect(call.card.wants).toContain('two of us')
})

test('first jabs are no booster, and an end of tenancy clean is no house clean', () => {
  const of = (trade: TradeId, line: string) => callOf([line], { setup: { trade } }).card.service
  expect(of('vet', 'First jabs for my puppy please')).toBe('Primary vaccinations')
  expect(of('vet', "I'd like to bring her in for her check-up")).toBe('Vet consultation')
  expect(of('cleaner', 'I need an end of tenancy clean')).toBe('End of tenancy clean')
  expect(of('cleaner', "I'm moving out and need the place cleaned")).toBe('End of tenancy clean')
  const services = [{ name: 'House clean', pricePence: 5400, minutes: 180, isBookable: true }]
  const price = ['How much do you charge for an end of tenancy clean?']
  expect(lastReply(callOf(price, { setup: { trade: 'cleaner', services } }))).not.toContain('54')
  expect(of('vet', 'Can I book his booster jab?')).toBe('Booster vaccination')
  expect(of('solicitor', "It's only a signature, I need someone to watch me sign it")).toBe(
    'Document signing',
  )
  expect(of('property-manager', "The washing machine's not spinning, can you come?")).toBe(
    'Repair visit',
  )
})

test('a bath and brush for a dog is one thing, and "not very big" is small', () => {
  const groomer = {
    setup: {
      trade: 'other',
      services: [
        { name: 'Full groom, small dog', pricePence: 4000, minutes: 90, isBookable: true },
        { name: 'Full groom, large dog', pricePence: 6500, minutes: 120, isBookable: true },
        { name: 'Bath and brush', pricePence: 2800, minutes: 60, isBookable: true },
      ],
    },
  } as const
  const bath = lastReply(callOf(['Can I book a bath and brush for my dog please'], groomer))
  expect(bath).not.toContain('one at a time')
  const service = (line: string) =>
    callOf(['a groom for my dog please', line], groomer).card.service
  expect(service("He's not very big")).toBe('Full groom, small dog')
  expect(service("He isn't small")).toBe('Full groom, large dog')
})

test('one more thing for the same caller is one more booking, and replaces nothing', () => {
  const call = callOf(
    ['Nail trim Thursday please', 'Half twelve. Could he have a full groom and all?'],
    GROOMER,
  )
  expect(call.card).toMatchObject({
    service: 'Nail trim',
    wants: expect.stringContaining('full groom'),
  })
})

test('a couple comes to one appointment with a solicitor', () => {
  const setup = { trade: 'solicitor' } as const
  const call = callOf(['I need to make a will', 'tuesday at 11', "it's for me and my husband"], {
    setup,
  })
  expect(repliesOf(call).join(' ')).not.toMatch(/one at a time|only book the one/)
})

const DENTIST = { setup: { trade: 'dentist' }, now: '2026-12-13T19:10', seed: 96 } as const

test.each([
  'can I book a check-up for me and my son, sat if poss',
  'a check-up for both of us, sat pls',
  'check-up please. sat any good?',
  'could we have a check-up, sat morn if you can',
  'a check-up done on a sat',
])('a weekday in short is a day, and a closed one is said to be: %s', (line) => {
  expect(lastReply(callOf([line], DENTIST))).toContain('closed on Saturday 19 December')
})

test.each([
  'I sat on my denture and need a check-up',
  'my son sat his exams, he wants a check-up',
  'I got sun burn on my lip, a check-up please',
])('a word that only looks like a weekday is none: %s', (line) => {
  expect(callOf([line], DENTIST).card.asked.date).toBeNull()
})

test.each([
  'yeah ok but put bens in that one and il do mine whenever',
  "yes, put our Ben in that one and I'll sort mine another time",
  "yes that's Ben's then, mine can wait",
])('whose booking it is leaves the time, and stands in the note: %s', (line) => {
  const start = ["can I book a check-up for me and my son, he's called Ben", 'Monday week at 9']
  const call = callOf([...start, 'the first one', 'Jo Bell', '07700900377', 'yes', line], DENTIST)
  expect(call.card.booked).not.toBeNull()
  expect(call.card.wants).toContain(line)
})

test('a service that was only asked about is no item of the note', () => {
  const lines = [
    'How much is it for a filling, and do I have to have a check-up first?',
    "no, I'll just book the filling",
  ]
  expect(callOf(lines, DENTIST).card.wants).not.toMatch(/^Check-up/)
  const start = ['how much is a hygienist visit?', 'just a check-up then, Monday week']
  const asked = [
    ...start,
    'the first one',
    'Jo Bell',
    '07700900377',
    'yes',
    'so is that with x-rays',
  ]
  expect(callOf(asked, DENTIST).card.wants).not.toMatch(/(?:^|\/ )Hygienist visit/)
})

const FOR_TWO = ['Could I book a hygienist visit for me and my wife, before Christmas?'] as const
const SUNDAY_NIGHT = { setup: { trade: 'dentist' }, now: '2026-12-20T22:05', seed: 110 } as const

test.each([
  'Tuesday for me then, and is there one right after at nine for Sandra?',
  'The Tuesday please. Can you do Sandra at 9?',
  'Tuesday, and one after for my wife please',
  "I'll take the Tuesday, and what about Sandra?",
  'Tuesday then and could she have the 9',
  'ok Tuesday, have you anything at 9 for her',
])('of two people, a time asked for one leaves that taken by the other: "%s"', (line) => {
  const call = callOf([...FOR_TWO, line], SUNDAY_NIGHT)
  expect(call).toMatchObject({
    open: 'name',
    card: { asked: { date: '2026-12-22', time: '08:30' } },
  })
  expect(call.card.wants).toContain(line)
})

test.each([
  ['Tuesday. Have you got nine for us?', '2026-12-22', '09:00'],
  ['Tuesday, is there anything at 9?', '2026-12-22', '09:00'],
  ['Monday, can you do nine for me?', '2026-12-21', '09:00'],
  ['No, have you one for us both on Wednesday?', '2026-12-23', null],
])('who wants a time for both asks for it: "%s"', (line, date, time) => {
  expect(callOf([...FOR_TWO, line], SUNDAY_NIGHT).card.asked).toEqual({ date, time })
})

const HYGIENIST = ['I would like a hygienist visit', 'Thursday 26 November after 9'] as const
const SURGERY = { setup: { trade: 'dentist' } } as const

test.each([
  'the first, and can my daughter have a check-up at same time',
  'first one then. Also can my lad get a check up while I am in',
  'first please and a check-up for my husband',
  "the first one, and my wife needs a check-up an' all",
  'first one and can my son come with me and he has a check up',
])('keeps the service in hand when somebody else wants another: %s', (line) => {
  const call = callOf([...HYGIENIST, line], SURGERY)
  expect(call.card).toMatchObject({
    service: 'Hygienist visit',
    wants: expect.stringContaining(line),
  })
  expect(call.open).toBe('name')
  expect(lastReply(call)).toContain('one at a time')
})

test.each([
  'no, I want a check-up actually',
  "it's a check-up I want, not the hygienist",
  'actually can I have a check-up instead, my wife says',
  'no, do my check-up at ten and he can ring me about the rest',
  "no, the check-up's for me and the hygienist is for my son",
])('puts another service in place of the one in hand for the caller: %s', (line) => {
  expect(callOf([...HYGIENIST, line], SURGERY).card.service).toBe('Check-up')
})

test.each([
  'is that for the hygienist or his check-up',
  "who's that for",
  'hang on, is that for me or my lad',
])('says which service she has in hand before a time is chosen: %s', (line) => {
  const call = callOf([...HYGIENIST, line], SURGERY)
  expect(call.card.service).toBe('Hygienist visit')
  expect(call.open).toBe('slot')
  expect(lastReply(call)).toContain('hygienist visit')
})

test.each([
  'Rita Holt. hang on is that for my hygienist or his check up',
  'Rita Holt, hold on, what have you put me down for',
  'Rita Holt. Is that me or my lad you have down?',
])('keeps a name beside the question what the booking is for: %s', (line) => {
  const call = callOf([...HYGIENIST, 'the first one', line], SURGERY)
  expect(call.card.name).toBe('Rita Holt')
  expect(call.open).toBe('phone')
  expect(lastReply(call)).toContain('a hygienist visit on Thursday 26 November')
})

test('does not read the caller back as the relative whom another service is for', () => {
  const call = callOf(
    [
      ...HYGIENIST,
      'the first, and my lad needs a check-up too',
      'Rita Holt',
      'so the hygienist for me, and a check-up for my lad Sid. 07700 900123',
      'yes',
    ],
    SURGERY,
  )
  expect(lastReply(call)).toContain('a hygienist visit')
  expect(lastReply(call)).not.toContain('Sid')
})

test.each([
  'is that a man or a woman that does it?',
  'is that cash or card?',
  'the first, can my sister bring me?',
])('hears no second service and no check of the booking: %s', (line) => {
  const call = callOf([...HYGIENIST, line], SURGERY)
  expect(call.card.service).toBe('Hygienist visit')
  expect(lastReply(call)).not.toContain('one at a time')
  expect(lastReply(call)).not.toContain('hygienist')
})

const TWO_DOGS = [
  'can I book a full groom for two dogs tomorrow',
  'Tuesday at 11',
  'Rhys Owen',
  '07700 900641',
  'yes',
] as const

test.each([
  'go on, book that one and get Sam to sort the other dog, needs to be today mind',
  'book that one then, and tell Sam to do the other dog at 12',
  'yes please, and ask Sam to ring me today about the other one',
  "yes, and Sam's to ring me today about the other dog",
])('a day or hour of what the owner is to do moves no booking: "%s"', (line) => {
  const call = callOf([...TWO_DOGS, line], GROOMER)
  expect(call.card.booked).toMatchObject({ date: '2026-11-24' })
  expect(call.card.wants).toContain(line)
})

test('an hour that the owner is to put in place of the one read back is a wish', () => {
  const call = callOf([...TWO_DOGS, 'no, get Sam to do Wednesday instead'], GROOMER)
  expect(call.card.booked).toBeNull()
})

test.each([
  'yes. oh and could you do it for my husband too, the same day',
  "that's right. could you fit my daughter in after",
  'yep. can you do my lad as well',
  'yes, can my wife have one as well?',
])('the same for somebody else is one booking more: "%s"', (line) => {
  const lines = ['a check-up on Tuesday at 3:30 pm', 'Jo Hale', '07700 900123']
  const call = callOf([...lines, line], { setup: { trade: 'dentist' } })
  expect(lastReply(call)).toMatch(/one at a time|only book the one/)
  expect(call).toMatchObject({ open: 'confirm', card: { service: 'Check-up' } })
})

test.each(['yes. can my husband come in with me?', 'yes. could you text my wife as well'])(
  'who comes along or is told needs no booking: "%s"',
  (line) => {
    const lines = ['a check-up on Tuesday at 3:30 pm', 'Jo Hale', '07700 900123']
    const call = callOf([...lines, line], { setup: { trade: 'dentist' } })
    expect(lastReply(call)).not.toMatch(/one at a time|only book the one/)
  },
)

const COUPLE = [
  "it's Ruth Ogden, can you get both me and my husband in for check-ups on Thursday",
  'half nine for me then',
  '07700 900731',
] as const
const FAMILY_DENTIST = { setup: { trade: 'dentist' }, now: '2026-12-15T17:10', seed: 110 } as const

test.each([
  'yes please, and Graham as well?',
  'yes please and Graham an all',
  'yes, and can you book Graham too?',
])('a second person named beside the yes is noted, and the one is booked: %s', (line) => {
  const call = callOf([...COUPLE, 'yes', line], FAMILY_DENTIST)
  expect(call.card).toMatchObject({ outcome: 'booked', booked: { time: '09:30' } })
  expect(lastReply(call)).toContain('Sam will ring about the rest')
  expect(call.card.wants).toContain('Graham')
})

test.each(['and Graham as well?', 'yes please, is that for both of us?'])(
  'without a clear yes nothing is booked for the second person or the first: %s',
  (line) => {
    const call = callOf([...COUPLE, 'yes', line], FAMILY_DENTIST)
    expect(call).toMatchObject({ open: 'confirm', card: { booked: null } })
  },
)

test('a second person right after the first is answered plainly', () => {
  const call = callOf(
    [COUPLE[0], 'half nine for me, and can you do Graham straight after?'],
    FAMILY_DENTIST,
  )
  expect(lastReply(call)).toMatch(/^I can (?:only )?book/)
  expect(lastReply(call)).not.toContain("don't know")
})

test.each([
  'So have I got the half nine or not?',
  'do I have the half nine then?',
  'is the half nine mine?',
  'have I definitely got 9:30',
])('who asks whether they have the hour they chose hears that it is not booked yet: %s', (line) => {
  const reply = lastReply(callOf([...COUPLE.slice(0, 2), line], FAMILY_DENTIST))
  expect(reply).toMatch(/9:30 am, but it isn't booked yet/)
})

test('"have you got the half ten?" asks for another time', () => {
  const reply = lastReply(
    callOf([...COUPLE.slice(0, 2), 'have you got the half ten?'], FAMILY_DENTIST),
  )
  expect(reply).toContain('10:30 am')
})

test.each([
  ['plumber', "can you do a toilet? and the tap's dripping", /book: a tap repair, a toilet/],
  ['plumber', 'can you do a toilet and a tap?', /book: a tap repair, a toilet/],
  ['dentist', 'can you do a filling? and my wife needs a check-up', /book: a check-up, a filling/],
  ['garage', 'could you do an MOT and a service?', /book: a car service, an MOT/],
] as const)(
  'at a %s, asked for two in the form of a question, she asks which: %s',
  (trade, line, asked) => {
    expect(lastReply(callOf([line], { setup: { trade } }))).toMatch(asked)
  },
)

test.each([
  ["can you do a toilet? it won't flush", 'Toilet repair', /day/],
  ['can you do a boiler service and a tap, how much is that', null, /£90/],
])('asked for one, or for the price of two, she does not ask which: %s', (line, service, said) => {
  const call = callOf([line])
  expect(call.card.service).toBe(service)
  expect(lastReply(call)).toMatch(said)
})

const ONE_EACH = /one at a time|only book the one/
const service = (name: string) => ({ name, pricePence: 8500, minutes: 60, isBookable: true })
const PAIRS = [service('Couples massage'), service('Back massage'), service('Family portrait')]

test.each([
  ['solicitor', 'Mirror wills for a couple', "it's both of us"],
  ['solicitor', 'First consultation', "it's both of us mind"],
  ['accountant', 'Tax return meeting', 'both of us will be coming'],
  ['other', 'Couples massage', "it's both of us"],
  ['other', 'Family portrait', 'me and my husband, both of us'],
] as const)(
  'for a service for two, both of them are one booking: %s, %s, "%s"',
  (trade, name, line) => {
    const call = callOf([`a ${name} please`, line], {
      setup: { trade, services: [...PAIRS, service(name)] },
    })
    expect(lastReply(call)).not.toMatch(ONE_EACH)
    expect(lastReply(call)).not.toContain('certain')
    expect(call.card.wants).toContain(line)
  },
)

test.each([
  ['solicitor', 'Single will', "it's both of us"],
  ['other', 'Back massage', 'both of us'],
  ['other', 'Couples massage', "it's both of us, and another one for my mum and dad"],
] as const)(
  'for a service for one, or something besides, she books one at a time: %s, %s, "%s"',
  (trade, name, line) => {
    const call = callOf([`a ${name} please`, line], {
      setup: { trade, services: [...PAIRS, service(name)] },
    })
    expect(lastReply(call)).toMatch(ONE_EACH)
  },
)

test.each(['can they be on the same day, Friday morning', 'could they go on the same day, Friday'])(
  'that two bookings belong on one day reaches the owner: "%s"',
  (line) => {
    const { card } = callOf(['a check-up and a hygienist visit', line], {
      setup: { trade: 'dentist' },
    })
    expect(card.asked.date).toBe('2026-11-27')
    expect(card.wants).toContain(line)
  },
)

test('"the same day as last time" is of one booking', () => {
  const call = callOf(['a check-up', 'can I have it the same day as last time'], {
    setup: { trade: 'dentist' },
  })
  expect(lastReply(call)).not.toContain('one at a time')
})

test('of two services that a line tells of she lists those', () => {
  const line = "the boiler's due and the kitchen tap's dripping"
  expect(lastReply(callOf([line]))).toContain('a boiler service, a tap repair or something else?')
})

test('a story of two jobs is offered as a booking, and one of two that are done is not', () => {
  const services = ['Radiators - swap or bleed', 'Plumb in washer', 'Outside tap'].map((name) => ({
    name,
    pricePence: 7500,
    minutes: 60,
    isBookable: true,
  }))
  const setup = { trade: 'plumber', services } as const
  const story =
    "there's a radiator that's stone cold, and the washing machine's come to be plumbed in"
  expect(lastReply(callOf([story], { setup }))).toMatch(/radiators.*plumb in washer/)
  const done = 'you did my radiator and plumbed in the washer last week and the bill is wrong'
  expect(lastReply(callOf([done], { setup }))).toContain('name')
})

const FOR_ALFIE = [
  'I want to book us both in for a check-up',
  'Wednesday at 1',
  'Sarah Pickles',
  '07700 900123',
] as const

test.each([
  [[], "yes. But what about Alfie, can he have the four o'clock?"],
  [['yes'], 'hang on, and could he have half three?'],
])('a time for somebody else leaves the first booking where it is', (before, line) => {
  const call = callOf([...FOR_ALFIE, ...before, line], SURGERY)
  expect(call.card.asked).toEqual({ date: '2026-11-25', time: '13:00' })
})

test('a time for the caller at the read-back still moves the booking', () => {
  const call = callOf([...FOR_ALFIE, 'yes', 'can I have half three instead?'], SURGERY)
  expect(call.card.asked.time).toBe('15:30')
})

const WILLS = {
  trade: 'solicitor',
  services: ['Single will', 'Mirror wills for a couple', 'Lasting power of attorney'].map(
    (name) => ({ name, pricePence: 20_000, minutes: 60, isBookable: true }),
  ),
} satisfies SetupInput

test('who says for how many people it is chooses the service for so many', () => {
  for (const [line, service] of [
    ["well it's for me and the wife, so the both of us", 'Mirror wills for a couple'],
    ["there's two of us", 'Mirror wills for a couple'],
    ['my husband and me, on Thursday', 'Mirror wills for a couple'],
    ['just me', 'Single will'],
    ["it's only for me, my wife has done hers", 'Single will'],
    ['just the one', 'Single will'],
    ['just the one question, do you open late?', null],
  ] as const) {
    const call = callOf(['an appointment about a will please', line], { setup: WILLS })
    expect([line, call.card.service]).toEqual([line, service])
  }
})

test('a day or a time alone leaves the choice of services as it is', () => {
  const list = /a single will for £200, mirror wills for a couple for £200 or something else/
  const lines = ['an appointment about a will please', 'Thursday if you can', 'at two']
  for (const count of [1, 2, 3])
    expect(lastReply(callOf(lines.slice(0, count), { setup: WILLS }))).toMatch(list)
  expect(callOf([...lines, 'just me'], { setup: WILLS }).card).toMatchObject({
    service: 'Single will',
    asked: { date: '2026-11-26', time: '14:00' },
  })
  const week = callOf(['an appointment', 'sometime next week'], { setup: { trade: 'hairdresser' } })
  expect(week.open).toBe('service')
})

test.each([
  'there are two of us for a haircut',
  'can you book me and Tom in for a haircut',
  'can we both come in on Friday for a haircut',
  "a haircut on Friday, and Tom's as well",
  'a haircut, two of us',
])('a second person is answered as soon as they are named: %s', (line) => {
  const call = callOf([line], { setup: { trade: 'hairdresser' } })
  expect(lastReply(call)).toContain('one at a time')
})

test('a yes on condition that another comes too is answered, and books nothing', () => {
  const start = ['a haircut on Friday', 'the first', 'Jo Hale', '07700 900123', 'yes']
  const call = callOf([...start, 'Yes, but I need hers at the same time'], {
    setup: { trade: 'hairdresser' },
  })
  expect(lastReply(call)).toContain('one at a time')
  expect(call.card.booked).toBeNull()
})

test.each([
  ['plumber', "a boiler service on Friday, there's two of us living here"],
  ['plumber', "a boiler service on Friday, there's two of us so no rush"],
  ['estate-agent', 'a viewing on Friday for two of us'],
  ['solicitor', 'a will for the two of us'],
  ['hairdresser', "a haircut on Friday, and it's as well I rang"],
  ['hairdresser', 'a haircut on Friday, will there be two of you working'],
] as const)('no second booking is heard at a %s: %s', (trade, line) => {
  expect(lastReply(callOf([line], { setup: { trade } }))).not.toContain('one at a time')
})

test('"both" of who is booked already wants no second service', () => {
  const services = ['Inventory and check-in', 'Tenant referencing'].map((name) => ({
    name,
    pricePence: 5000,
    minutes: 60,
    isBookable: true,
  }))
  const setup = { trade: 'property-manager', services } as const
  const sayingOf = (line: string) =>
    lastReply(callOf(['an inventory and check-in on Monday at 3', line], { setup }))
  expect(sayingOf('the tenants are a couple, do they both need passports')).not.toContain('one at')
  expect(sayingOf('and the tenant referencing as well please')).toContain('one at')
})

test.each([
  ["there's two of us own it, does my brother have to be there?", false],
  ["there's two of us on the deeds", false],
  ["there's two of us working from home", false],
  ["there'll be two of us", true],
  ["there's two of us want one", true],
  ["there's two of us on the Tuesday", true],
])('how many own, share or use a thing wants no second booking: %s', (line, isSeveral) => {
  const call = callOf(['a landlord valuation please', line], LETTINGS_OF_LANDLORDS)
  expect(repliesOf(call).join(' ').includes('one at a time')).toBe(isSeveral)
})

const LETTINGS_OF_LANDLORDS = {
  setup: {
    trade: 'property-manager',
    services: [{ name: 'Landlord valuation', pricePence: 0, minutes: 45, isBookable: true }],
  },
} as const
