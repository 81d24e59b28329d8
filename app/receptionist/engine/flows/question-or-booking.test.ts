import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import { callOf, hear, lastReply, GROOMER, RESTAURANT, repliesOf } from '#tests/support/call.ts'

const PUPPY = { name: "Puppy's first groom", pricePence: 3000, minutes: 60, isBookable: true }

test('"can I just check" chooses no check-up, and one common word no other service', () => {
  const setup: SetupInput = {
    trade: 'dentist',
    services: [
      { name: 'Check-up', pricePence: 5000, minutes: 30, isBookable: true },
      { name: 'Emergency appointment', pricePence: 9000, minutes: 30, isBookable: true },
      { name: 'Tooth straightening', pricePence: 90000, minutes: 30, isBookable: true },
    ],
  }
  const start = ["I've cracked a tooth"]
  const lines = [...start, 'Can I just check, do you take the tooth out on the day?']
  const call = callOf(lines, { setup })
  expect(call.card.service).toBe('Emergency appointment')
  expect(lastReply(call)).not.toContain('£900')
})

test('a first meeting or chat is the first consultation, and "a head" asks for the price', () => {
  const services = ['First consultation', 'Will writing'].map((name) => ({
    name,
    pricePence: name === 'Will writing' ? 20000 : 9000,
    minutes: 60,
    isBookable: true,
  }))
  const setup = { trade: 'solicitor', services } as const
  for (const line of ['how much is the first meeting', 'What do you charge for an initial chat?'])
    expect(lastReply(callOf([line], { setup }))).toContain('£90')
  const menu = { name: 'Tasting menu', pricePence: 5500, minutes: 120, isBookable: true }
  const restaurant = { trade: 'restaurant', services: [menu] } as const
  const chosen = callOf(['the tasting menu for four please', 'how much is that a head?'], {
    setup: restaurant,
  })
  expect(lastReply(chosen)).toContain('£55')
})

test('leave to bring an animal, or to come without something, is a question and books nothing', () => {
  const setup = { trade: 'restaurant' } as const
  for (const line of ['Can I bring my spaniel?', "so she can't come in without her passport?"])
    expect(callOf([line], { setup }).open).toBe('take-message')
})

test('whether a hurt person or animal should come is a question, and books nothing', () => {
  const emergency = {
    name: 'Emergency appointment',
    pricePence: 9500,
    minutes: 30,
    isBookable: true,
  }
  const check = { name: 'Check-up', pricePence: 4800, minutes: 30, isBookable: true }
  for (const [line, setup] of [
    ["My dog's cut his paw, shall I bring him in?", { trade: 'vet' }],
    ['The rabbit has a runny nose. Do we need to bring her down?', { trade: 'vet' }],
    ['my knee is swollen, should I come in today or rest it?', { trade: 'physio' }],
    ['our lad has a rash, had we better pop in?', { trade: 'clinic' }],
    [
      "I've broken a tooth, do I need to come in?",
      { trade: 'dentist', services: [check, emergency] },
    ],
  ] as const) {
    const call = callOf([line], {
      setup: { ...setup, urgent: { words: [], does: 'text', to: 'Ann' } },
    })
    expect([line, call.open, call.card.wants]).toEqual([line, 'take-message', line])
  }
  const days = callOf(['shall I bring her in on Tuesday for her booster?'], {
    setup: { trade: 'vet' },
  })
  expect(days.open).toBe('slot')
})

test('two questions in one line are answered or passed on, and begin no booking', () => {
  const setup: SetupInput = {
    trade: 'restaurant',
    services: [
      { name: 'Table', pricePence: null, minutes: 90, isBookable: true },
      { name: 'Set lunch', pricePence: 2200, minutes: 90, isBookable: true },
    ],
    facts: [{ question: 'Do you do gluten-free?', answer: 'Most dishes can be made gluten-free.' }],
  }
  for (const [line, answer] of [
    ['Do you do the set lunch on Sundays, and is there owt for a coeliac?', /gluten-free.*Sam/],
    ['do you do a set lunch and have you anything for coeliacs?', /£22.*gluten-free/],
    ['How much is the set lunch, and have you got a piano?', /£22.*Sam/],
  ] as const) {
    const call = callOf([line], { setup })
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(answer)])
    expect(call.card).toMatchObject({ service: null, booked: null, asked: { date: null } })
    expect(['service', 'take-message']).toContain(call.open)
  }
})

test('the price for two is a question, and asks for no two bookings', () => {
  const setup = { trade: 'dentist' } as const
  for (const lines of [
    ["I'd like a check-up", 'how much for both of us?'],
    ["I'd like a check-up", "what's that for the two of us?"],
    ['how much is a check-up for me and my husband?'],
    ['what do you charge for a check-up for the pair of us'],
  ]) {
    const reply = lastReply(callOf(lines, { setup }))
    expect([lines, reply]).toEqual([lines, expect.stringMatching(/£48.*each/)])
    expect([lines, reply]).toEqual([lines, expect.not.stringMatching(/one at a time|only book/)])
  }
})

test('a wish in the form of a question names its service', () => {
  for (const [trade, line, service] of [
    ['recruiter', 'can someone look over my CV', 'CV review'],
    ['gym', 'how do I join', 'Membership'],
    ['florist', 'is there a space on the wreath thing', 'Wreath workshop'],
    ['garage', 'could someone do my MOT', 'MOT test'],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.service]).toEqual([line, service])
  expect(lastReply(callOf(['do you lot do bathrooms?']))).toContain('bathroom installation')
})

test('a question before "see you Friday" is passed on, and the day changes nothing', () => {
  const lines = ['table for two on Friday at 8', 'Jo Hale', '07700 900123', 'yes', 'yes']
  for (const line of [
    'Are we alright to bring our own cake? Okay, thanks, see you Friday.',
    "Can you do gluten free? I'll ask Friday",
  ]) {
    const call = callOf([...lines, line], { setup: { trade: 'restaurant' } })
    expect([line, lastReply(call)]).toEqual([line, expect.stringContaining('Sam')])
    expect(call.card.booked?.date).toBe('2026-11-27')
  }
})

test('what is free today is asked for, whatever else the line tells', () => {
  const line = "I was wondering if you've got anything today, the tap's come right off in my hand"
  const call = callOf([line])
  expect(call.card.asked.date).toBe('2026-11-23')
  expect(lastReply(call)).not.toMatch(/don't know/)
})

test('"do you do that?" about a service that is listed books it', () => {
  for (const line of [
    "I'm looking to get a will done, do you do those?",
    'Will writing, for me. Any chance next Tuesday?',
  ])
    expect([line, callOf([line], { setup: { trade: 'solicitor' } }).card.service]).toEqual([
      line,
      'Will writing',
    ])
  expect(callOf(["I've a blocked drain, do you do that?"]).card.service).toBeNull()
})

test('a request that is being booked is no question for the owner', () => {
  for (const [trade, ...lines] of [
    ['plumber', "Mum's toilet won't flush", 'Could someone go round today?'],
    ['plumber', "Mum's toilet won't flush", "What'll it cost her, do you know?"],
    ['property-manager', 'Do you take tenants with pets?', 'Can I come and get my keys?'],
    ['property-manager', "I've got a dripping tap, can I get someone out for that?"],
  ] as const)
    expect([lines, lastReply(callOf(lines, { setup: { trade } }))]).toEqual([
      lines,
      expect.not.stringMatching(/I don't know|question for Sam|can't say/),
    ])
  expect(hear("Hers? It's LS6 2AB", { open: 'postcode' })).toEqual([
    { kind: 'tell', field: 'postcode', value: 'LS6 2AB' },
  ])
})

test('who wonders about a service wants it', () => {
  expect(callOf(['I was wondering about a boiler service']).card.service).toBe('Boiler service')
  expect(lastReply(callOf(['I was wondering about the price of a boiler service']))).toContain(
    '£90',
  )
  const gym = callOf(['I was wondering about joining the gym'], { setup: { trade: 'gym' } })
  expect(gym.card.service).toBe('Membership')
})

test('a yes to a booking counts even if the caller also asks about the hours', () => {
  const lines = ['how much is a boiler service?', 'Yeah go on then. Do you do Saturdays?']
  expect(callOf(lines)).toMatchObject({ open: 'slot', card: { service: 'Boiler service' } })
})

test('"is that something you would come out for?" asks, and "get me and my husband in" books', () => {
  const ring = "I've dropped my wedding ring down the sink, is that something you'd come out for?"
  expect(callOf([ring]).open).toBe('take-message')
  const both = 'how much is whitening, and can I get me and my husband in for a check-up?'
  expect(callOf([both], { setup: { trade: 'dentist' } }).card.service).toBe('Check-up')
})

test('a question whether a booking is needed, or from what age, books nothing', () => {
  const puppy = { ...GROOMER.setup, services: [...GROOMER.setup.services, PUPPY] }
  for (const [setup, lines] of [
    [{ trade: 'restaurant' }, ['do i need to book for sunday lunch or can we just turn up']],
    [GROOMER.setup, ['do you need to book for just nails or can i pop in']],
    [{ trade: 'dentist' }, ['do i need to have a check up first or can i just have a filling']],
    [puppy, ['shes 14 weeks, what age can she have her first groom']],
  ] as const) {
    const call = callOf(lines, { setup })
    expect([lines, lastReply(call)]).toEqual([lines, expect.stringContaining("don't know")])
    expect([lines, call.card.service]).toEqual([lines, null])
  }
  const asked = ['a hygienist visit please', 'do i need a check up first']
  expect(callOf(asked, { setup: { trade: 'dentist' } }).card.service).toBe('Hygienist visit')
  const told = callOf([...asked, 'ill not book yet then, just get Sam to ring me'], {
    setup: { trade: 'dentist' },
  })
  expect(told.open).toBe('name')
})

test('“I’ll just book one” means the service of the question before', () => {
  const lines = [
    'do I need to book for a nail trim or can I just pop in?',
    "no, I'll just book one, Friday at 11",
  ]
  expect(callOf(lines, GROOMER).card.service).toBe('Nail trim')
})

test('a party for the whole room is for the owner, and is offered no table', () => {
  const call = callOf(
    ["I'd like to talk about a private party for about 30 people in June"],
    RESTAURANT,
  )
  expect(call.open).toBe('name')
  expect(lastReply(call)).not.toMatch(/June at/)
})

test('“one appointment or two?” is a question, and wants no second one', () => {
  const lines = [
    'a first consultation on Friday',
    'is it one appointment for the both of us or do we need two?',
  ]
  expect(lastReply(callOf(lines, { setup: { trade: 'solicitor' } }))).not.toMatch(/one at a time/)
})

test('an animal that the owner does not take is booked in for nothing', () => {
  for (const lines of [
    ["I need to get my cat's nails trimmed, can you fit him in this week"],
    ['can I book a nail trim on Friday', "it's for my cat"],
  ]) {
    const call = callOf([...lines, 'yes please'], GROOMER)
    expect([lines, repliesOf(call).join(' ')]).toEqual([
      lines,
      expect.stringContaining('only dogs'),
    ])
    expect([lines, call.card.service]).toEqual([lines, null])
  }
  const dog = callOf(['can I book my dog in for a full groom, he gets on with cats'], GROOMER)
  expect(dog.card.service).toBe('Full groom')
})

test('whether an appointment is needed is a question, and books none', () => {
  const solicitor = { setup: { trade: 'solicitor' } } as const
  for (const line of [
    "do I need an appointment if I'm just dropping some documents off?",
    'do I need an appointment to drop some papers off?',
  ])
    expect([line, lastReply(callOf([line], solicitor))]).toEqual([
      line,
      "I'm afraid I don't know that. Shall I ask Sam to ring you back?",
    ])
})

test.each([
  'I let a house out, need a gas safety cert for it, and do you do taps',
  'we need a radiator moving and do you do taps as well',
  'I need a CP12 certificate for my flat, do you do taps as well',
  'I need a new boiler fitting, how much is a tap repair',
])('what is on no list is not lost beside a service that is asked after: "%s"', (line) => {
  const call = callOf([line])
  expect(lastReply(call)).toMatch(/£65.*Sam/)
  expect(call.card.service).toBeNull()
  expect(call.open).toBe('take-message')
})

test.each([
  [
    "the toilet won't flush, but it's the gas certs I'm mainly after. What do you charge for them",
    0,
  ],
  ["the tap drips but it's more the certificate I need, what would that cost", 0],
  ["it's the tap I'm after, not the toilet. how much is it", 65],
  ["it's a boiler service I want really, how much is it", 90],
] as const)('the price that is asked for is that of the thing wanted: "%s"', (line, price) => {
  const reply = lastReply(callOf([line]))
  if (price === 0) expect(reply).not.toContain('£')
  else expect(reply).toContain(`£${price}`)
})

test('a service that is asked after beside another of ours is priced, and the first is booked', () => {
  const call = callOf(['my boiler needs a service, do you do taps as well'])
  expect(lastReply(call)).toContain('£65')
  expect(call.card.service).toBe('Boiler service')
})

test.each([
  'need a document signing today if you can, how much is it and have you got owt this aft',
  'how much is document signing, and is there anything after 2 today',
])('"%s" is told the price and what is free', (line) => {
  const reply = lastReply(callOf([line], { setup: { trade: 'solicitor' } }))
  expect(reply).toContain('£25')
  expect(reply).toMatch(/I have Monday 23 November at .* pm/)
})

test.each([
  'no love, I just want booking in, is there anything after two today',
  'no, have you owt this afternoon',
  "there isn't anything after 2 today, is there anything tomorrow?",
])('in place of the call that she offers "%s" books', (line) => {
  const call = callOf(['can I sue my neighbour for that', line], { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toMatch(/first consultation, will writing or document signing/)
  expect(lastReply(call)).not.toMatch(/don't know|don't have an answer/)
})

test('"is there anything I need to bring?" asks for no time', () => {
  const lines = ['can I sue my neighbour for that', 'is there anything I need to bring tomorrow']
  expect(callOf(lines, { setup: { trade: 'solicitor' } }).open).toBe('take-message')
})

const HEATING: SetupInput = {
  trade: 'plumber',
  services: ['Annual boiler service', 'New boiler', 'Outside tap'].map((name) => ({
    name,
    pricePence: name === 'New boiler' ? null : 8000,
    minutes: 60,
    isBookable: name !== 'New boiler',
  })),
}

test.each([
  'is it you that does boilers?',
  'do you do boilers',
  'hello, do you fix boilers?',
  'do you do boiler stuff?',
])('what several services have in their names is affirmed with all of them: "%s"', (line) => {
  const call = callOf([line], { setup: HEATING })
  expect(lastReply(call)).toMatch(
    /^Yes, an annual boiler service or a new boiler is something we do/,
  )
  expect(call.card.service).toBeNull()
  expect(callOf([line, 'the service, please'], { setup: HEATING }).card.service).toBe(
    'Annual boiler service',
  )
})

test('what the firm does has all words of a service, and more than a day or any visit', () => {
  const services = ['Landlord and tenant disputes', 'Sunday family lunch'].map((name) => ({
    name,
    pricePence: 2000,
    minutes: 60,
    isBookable: true,
  }))
  const setup: SetupInput = { trade: 'other', services }
  expect(lastReply(callOf(['do you do landlord stuff?'], { setup }))).toContain('£20')
  for (const line of ['do you do Sundays?', 'do you do landlord insurance?', 'do you do lunch?'])
    expect(lastReply(callOf([line], { setup }))).not.toContain('£20')
  expect(callOf(['do you do cookers?'], { setup: HEATING }).open).toBe('take-message')
})
