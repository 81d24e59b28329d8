import { expect, test } from 'vitest'
import { play } from '../play.ts'
import { trades } from '../trades/trades.ts'
import type { SetupInput, TradeId } from '../types.ts'
import { callOf, lastReply, LETTINGS, GROOMER, TO_NAME } from '#tests/support/call.ts'

test('something that has packed in, rattles or leaks is a repair', () => {
  for (const line of [
    'our oven has packed in',
    'the fridge is making a funny noise',
    "the shower's not working",
  ])
    expect([line, callOf([line], LETTINGS).card.service]).toEqual([line, 'Repair visit'])
})

test('a word that only one service has selects it', () => {
  expect(callOf(['I need a new bathroom']).card.service).toBe('Bathroom installation')
  expect(callOf(['how much for a wash and his nails'], GROOMER).card.service).toBeNull()
  expect(callOf(['just the nails then'], GROOMER).card.service).toBe('Nail trim')
  expect(callOf(['groom on Friday', 'change it to a nail trim'], GROOMER).card.service).toBe(
    'Nail trim',
  )
})

test('one word of a listed service selects it', () => {
  const services = ['Bath and blow dry', 'Full groom'].map((name) => ({
    name,
    pricePence: 3000,
    minutes: 60,
    isBookable: true,
  }))
  const call = callOf(['can I book the dog in', 'a bath'], { setup: { trade: 'other', services } })
  expect(call.card.service).toBe('Bath and blow dry')
})

test('a yes to "Would you like to book?" chooses the service whose price she gave', () => {
  for (const line of ['yes please', "yes I'd like to go ahead", 'yes please can someone come']) {
    const call = callOf(['how much is a tap repair', line])
    expect([line, call.card.service, call.open]).toEqual([line, 'Tap repair', 'when'])
  }
  const beside = callOf([
    'how much is a tap repair',
    "and that's for two taps? go ahead then please",
  ])
  expect([beside.card.service, beside.open]).toEqual(['Tap repair', 'when'])
  const asked = callOf(['how much is a tap repair', 'yes, do you do tiling?'])
  expect(asked.card.service).toBeNull()
  expect(callOf(['how much is a tap repair', 'great thanks']).open).toBe('service')
  expect(callOf(['do you cover Leeds', 'yes']).open).toBe('service')
})

test('something that will not shut or drain is a repair', () => {
  const line = 'need a repair, window wont shut, tomorrow or wednesday after 3'
  expect(callOf([line], LETTINGS).card.service).toBe('Repair visit')
  expect(callOf(['washing machine wont drain'], LETTINGS).card.service).toBe('Repair visit')
})

test('"the first one" to "Shall I ask Sam to ring you back?" changes no service', () => {
  const lines = ['I need a tap repair', 'no', 'the first one, please']
  expect(callOf(lines).card.service).toBe('Tap repair')
})

test('asking for something that the firm does not do selects no service', () => {
  const rabbits = callOf(['can you groom rabbits?'], GROOMER)
  expect(rabbits).toMatchObject({ open: 'service', card: { service: null } })
  expect(lastReply(rabbits)).toMatch(/only dogs/i)
  const pigs = callOf(['do you do guinea pigs? Just the nails, like'], GROOMER)
  expect(pigs).toMatchObject({ open: 'service', card: { service: null } })
  expect(callOf(['can you fix leaking taps?']).card.service).toBe('Tap repair')
})

test('"can you do nails today?" asks for that service, and for no other', () => {
  for (const line of [
    'can you do nails today',
    'could you do nails friday',
    'can you do nail trims tomorrow at two',
  ])
    expect([line, callOf([line], GROOMER).card.service]).toEqual([line, 'Nail trim'])
  expect(callOf(['can you groom rabbits today?'], GROOMER).card.service).toBeNull()
})

test('the list of services has the one that the line names', () => {
  const names = ['Small groom', 'Large groom', 'Wash and tidy', 'Hand strip', 'Nails']
  const services = names.map((name) => ({ name, pricePence: 3000, minutes: 60, isBookable: true }))
  const setup = { trade: 'other', services } as const
  const list = (line: string) => lastReply(callOf([line], { setup }))
  expect(list("can you do rabbits' nails today")).toContain('book: nails, a small groom')
  expect(list('not nails, something else for friday please')).not.toContain('nails')
})

test('she names the service that she has understood if the caller has not named it in full', () => {
  const call = callOf(['I need a form signing'], { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toContain('document signing')
})

test('"an appointment" does not choose the emergency appointment', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const asked = callOf(['could I have an appointment after 4, any day but Tuesday'], dentist)
  expect(asked).toMatchObject({ open: 'service', card: { service: null } })
  const told = callOf(['could I have an appointment any day but Tuesday', 'a check-up'], dentist)
  expect(lastReply(told)).not.toContain('Tuesday')
})

test('a caller who does not know which service they need is rung back', () => {
  const call = callOf(['can someone come round today', 'not sure'])
  expect(lastReply(call)).toContain('message')
  expect(call.open).toBe('name')
})

test('a service that the caller denies is taken off the card, and the owner rings back', () => {
  const call = callOf([...TO_NAME, "It isn't a boiler service, it only wants its pressure up"])
  expect(call.card.service).toBeNull()
  expect(lastReply(call)).toMatch(/Sam/)
  expect(callOf([...TO_NAME, 'no, the boiler service is fine']).card.service).toBe('Boiler service')
})

test('something to buy that is on no list is passed on, whatever day it is for', () => {
  const call = callOf(["I'd like to order a hamper for Friday"], { setup: { trade: 'hotel' } })
  expect(call.card.asked.date).toBeNull()
  expect(call.open).toBe('take-message')
})

test('a service named after a day keeps its capital', () => {
  const services = [
    { name: 'Sunday lunch', pricePence: 2400, minutes: 90, isBookable: true },
    { name: 'Table', pricePence: null, minutes: 90, isBookable: true },
  ]
  const call = callOf(['How much is Sunday lunch?'], { setup: { trade: 'restaurant', services } })
  expect(lastReply(call)).toContain('A Sunday lunch is £24.')
})

test('who it is for, or how old they are, chooses the service for children', () => {
  const service = (name: string, pricePence: number) => ({
    name,
    pricePence,
    minutes: 20,
    isBookable: true,
  })
  const setup: SetupInput = {
    trade: 'dentist',
    services: [
      service('Check-up', 5200),
      service('New patient examination', 7000),
      service('Filling', 11000),
      service('Junior check-up', 1000),
    ],
  }
  const booked = (...lines: string[]) => callOf(lines, { setup }).card.service
  const child = 'Junior check-up'
  for (const line of [
    'A check-up for my lad, he is 9',
    'could I register my granddaughter, she’s eleven',
    "I'd like a check-up for a seven year old",
    'Can I book a check-up? She is only four',
  ])
    expect([line, booked(line)]).toEqual([line, child])
  expect(booked('A check-up please', 'Tuesday at 2', 'It is for my niece')).toBe(child)
  expect(booked('A check-up for my nephew', 'just the check-up, Tuesday at 2')).toBe(child)
  for (const line of [
    'a check-up for my son, he is 31',
    'a check-up for me and my kids',
    'a check-up, I can be there at 9, it is ten minutes away',
  ])
    expect([line, booked(line)]).toEqual([line, 'Check-up'])
  expect(booked('a filling for my daughter, she is 12')).toBe('Filling')
  for (const line of ['What does a check-up cost? He is six', 'How much is it for kids?'])
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.stringMatching(/£10/),
    ])
})

const SURGERY = {
  trade: 'dentist',
  services: [
    { name: 'Check-up', pricePence: 4000, minutes: 20, isBookable: true },
    { name: 'Hygienist', pricePence: 5000, minutes: 30, isBookable: true },
    { name: 'Emergency appointment', pricePence: 8000, minutes: 30, isBookable: true },
    { name: 'New patient examination', pricePence: 6000, minutes: 40, isBookable: true },
  ],
} as const

test('a service that the caller turns down or names second is not the one to book', () => {
  for (const [lines, service] of [
    [['Can I book, but not with the hygienist, just a check-up on Monday'], 'Check-up'],
    [['a check-up please', 'Monday at nine. And would the hygienist see me too?'], 'Check-up'],
    [['I need the hygienist on Monday, then a check-up'], 'Hygienist'],
    [["I'd like a check-up and a hygienist"], 'Check-up'],
    [['a check-up please', 'yes, a check-up and a hygienist'], 'Check-up'],
    [['I need a check-up', 'Actually, can I have the hygienist instead?'], 'Hygienist'],
    [['the hygienist please', "it's not just the hygienist, I need a check-up"], 'Check-up'],
  ] as const)
    expect([lines, callOf(lines, { setup: SURGERY }).card.service]).toEqual([lines, service])
  const same = callOf(['a check-up please', "It's not the same as a check-up abroad, is it?"], {
    setup: SURGERY,
  })
  expect(same.card.service).toBe('Check-up')
  const both = callOf(["I'd like a check-up and then the hygienist"], { setup: SURGERY })
  expect(lastReply(both)).toContain('one at a time')
})

const WAG_AND_WASH = {
  trade: 'other',
  name: 'Wag and Wash',
  services: [
    { name: 'Full trim small dog', pricePence: 3000, minutes: 60, isBookable: true },
    { name: 'Full trim large dog', pricePence: 4500, minutes: 90, isBookable: true },
    { name: 'Bath and blow dry', pricePence: 2200, minutes: 45, isBookable: true },
  ],
} as const

test('a service is found by its size, its trade words or the one word that only it has', () => {
  for (const [setup, line, service] of [
    [WAG_AND_WASH, 'Could you book me a big one for Friday', 'Full trim large dog'],
    [WAG_AND_WASH, 'a bath for both dogs please', 'Bath and blow dry'],
    [WAG_AND_WASH, 'I need a bath in my flat fitted', null],
    [SURGERY, 'I want to join, we have just moved', 'New patient examination'],
    [SURGERY, 'My crown came off at lunch and I need it seen to', 'Emergency appointment'],
    [{ trade: 'estate-agent' }, "Could somebody come and say what my flat's worth?", 'Valuation'],
    [{ trade: 'solicitor' }, 'I need advice about my employer', 'First consultation'],
  ] as const)
    expect([line, callOf([line], { setup }).card.service]).toEqual([line, service])
})

test('what fits no service twice becomes a message', () => {
  const call = callOf([
    "There's a leak from a pipe in the loft, I'd like to book somebody",
    "it's a leak, as I said, up in the loft",
  ])
  expect(call.open).toBe('name')
  expect(call.card).toMatchObject({ service: null, outcome: null })
  expect(call.card.wants).toContain('loft')
})

test('a time of day names no service that is only called after it', () => {
  const service = (name: string) => ({ name, pricePence: 2000, minutes: 60, isBookable: true })
  const serviceOf = (line: string, ...names: string[]) => {
    const setup = { trade: 'restaurant', services: names.map(service) } as const
    return callOf([line], { setup }).card.service
  }
  const names = ['Afternoon tea', 'Table', 'Evening meal'] as const
  expect(serviceOf('have you got a table for three on Sunday afternoon?', ...names)).toBe('Table')
  expect(serviceOf('Afternoon, I want to book for six', ...names)).toBeNull()
  expect(serviceOf('an afternoon tea for two, tomorrow', ...names)).toBe('Afternoon tea')
  expect(serviceOf('an evening meal for our Christmas do, 11th December', ...names)).toBe(
    'Evening meal',
  )
  expect(serviceOf('tea for four tomorrow night', 'Afternoon tea', 'Dinner')).toBe('Dinner')
})

test("the will of somebody who has died is not the caller's to be written", () => {
  const service = (line: string) => callOf([line], { setup: { trade: 'solicitor' } }).card.service
  expect(service("my dad's died and he left a will")).toBe('First consultation')
  expect(service('my husband died last year and I need a new will')).toBe('Will writing')
})

test('what is to be put in is no repair, and how to get an induction asks to book it', () => {
  const electrician = { setup: { trade: 'electrician' } } as const
  const socket = "I'm looking to get an outside socket put in, for the hot tub"
  expect(callOf([socket], electrician).card.service).toBeNull()
  const gym = callOf(["I've got to have an induction before I can use it. How do I do that?"], {
    setup: { trade: 'gym' },
  })
  expect(gym).toMatchObject({ open: 'when', card: { service: 'Induction' } })
})

test('a wedding next June is on its day there, and its meeting is chosen before the flowers', () => {
  const florist = { setup: { trade: 'florist' } } as const
  const first =
    "we're getting married next June, the nineteenth, and I don't know what I need to ask!"
  const line = 'A wedding consultation, I suppose? Bouquet, buttonholes, and tables.'
  const { card } = callOf([first, line], florist)
  expect(card.service).toBe('Wedding flower meeting')
  expect(card.asked.date).not.toBe('2026-12-19')
})

test('a member wants no membership, and the check-in beside the keys is no question', () => {
  const spin = callOf(["any spaces on the spin class this week? I'm a member"], {
    setup: { trade: 'gym' },
  })
  expect(spin.card.service).toBeNull()
  const keys = callOf(
    [
      "I'm moving into a flat and was told to ring and arrange to pick up the keys and do the check-in",
    ],
    LETTINGS,
  )
  expect(keys.card.service).toBe('Key collection')
  expect(lastReply(keys)).not.toContain("don't know")
})

test('another subject than the lessons are in is on no list', () => {
  const { card } = callOf(['I want to do my GCSE English'], { setup: { trade: 'tutor' } })
  expect(card.service).toBeNull()
})

test('who usually does it, and what is joined, is nobody and nothing to book', () => {
  const salon = { setup: { trade: 'hairdresser' } } as const
  const sophie = callOf(["cut please, and it's Sophie if she's in"], salon)
  expect(sophie.card).toMatchObject({ name: null, service: 'Haircut' })
  const gym = callOf(['I joined online and it says I need an induction before the weights'], {
    setup: { trade: 'gym' },
  })
  expect(lastReply(gym)).not.toContain('one at a time')
})

test('a house that is to be seen, the next appointment and a room for two days are understood', () => {
  const service = (trade: TradeId, line: string) =>
    callOf([line], { setup: { trade } }).card.service
  expect(service('estate-agent', 'the semi on Kirkstall Lane, can we go and see it?')).toBe(
    'Viewing',
  )
  expect(service('physio', 'I need to book my next appointment with Tim')).toBe('Follow-up session')
  expect(
    service('accountant', 'I run a small limited company, I want an initial meeting'),
  ).toBeNull()
  const room = callOf(
    ['a double room for the Friday and Saturday, the 11th and 12th of December'],
    {
      setup: { trade: 'hotel' },
    },
  )
  expect(room.open).toBe('name')
})

test('a quote for a job that cannot be booked is a visit', () => {
  const line = 'we want a loft conversion doing and somebody to come and give us an estimate'
  const call = callOf([line], { setup: { trade: 'builder' } })
  expect(call).toMatchObject({ open: 'when', card: { service: 'Site visit' } })
})

test('help with maths is a trial lesson, and help with an invoice is not', () => {
  const tutor = { setup: { trade: 'tutor' } } as const
  expect(callOf(["I'm after some maths help for my son"], tutor).card.service).toBe('Trial lesson')
  expect(callOf(['GCSE maths help'], tutor).card.service).toBe('GCSE maths lesson')
  expect(callOf(['can you help with my invoice'], tutor).card.service).toBeNull()
})

test('work that is none of the services is not answered with a mere list of them', () => {
  for (const line of ['the sink is blocked, when can you come?', 'can I book a power flush?'])
    expect([line, lastReply(callOf([line]))]).toEqual([
      line,
      expect.stringMatching(/^Is that a boiler service.*none of those/),
    ])
  const call = callOf(['the sink is blocked, when can you come?', "no, it's the sink"])
  expect(lastReply(call)).toMatch(/message/)
  for (const line of ['can I book an appointment for my son?', 'could somebody come out tomorrow?'])
    expect([line, lastReply(callOf([line]))]).toEqual([
      line,
      expect.stringMatching(/^What would you like to book/),
    ])
})

test('a first jab in the past and a street called View leave the booking alone', () => {
  const vet = callOf(["book my dog in for his booster, he's had his first jabs"], {
    setup: { trade: 'vet' },
  })
  expect(vet.card.service).toBe('Booster vaccination')
  const visit = callOf(
    ['I need a repair visit', 'Thursday', 'the first one', 'Jo Hale, 12 Valley View'],
    LETTINGS,
  )
  expect([visit.open, visit.card.service]).toEqual(['phone', 'Repair visit'])
})

test('the end of a week ends no tenancy, and a first appointment is no first jab', () => {
  const of = (trade: TradeId, line: string) => callOf([line], { setup: { trade } }).card.service
  expect(of('cleaner', 'a house clean at the end of the week')).toBe('House clean')
  expect(of('vet', 'can I have the first appointment on Friday for my dog')).toBeNull()
})

test('somebody in the office, and a bill to go over, are no visits', () => {
  for (const line of [
    'Can I get someone in the office to call me back',
    'Can somebody go over the bill with me',
  ])
    expect([line, callOf([line]).open]).not.toEqual([line, 'service'])
})

test('"a look at one" is no time, and "first thing" no first visit', () => {
  const look = callOf(['Can I come and have a look at one?'], {
    setup: { trade: 'property-manager' },
  })
  expect(look.card.asked.time).toBeNull()
  const services = ["Puppy's first visit", 'Bath and brush'].map((name) => ({
    name,
    pricePence: 2500,
    minutes: 30,
    isBookable: true,
  }))
  const groomer = { setup: { trade: 'other', services } } as const
  expect(
    callOf(['Can I book my dog in for Wednesday, first thing'], groomer).card.service,
  ).toBeNull()
})

test('a deadline to sign something asks for no signing', () => {
  const lines = ["I've been given a settlement agreement", "I've only got ten days to sign it"]
  const { card } = callOf(lines, { setup: { trade: 'solicitor' } })
  expect(card.service).toBe('First consultation')
  expect(card.wants).toContain('ten days')
})

test('who changes to one of two alike is asked which', () => {
  const services = [
    { name: 'Bath', pricePence: 2500, minutes: 30, isBookable: true },
    { name: 'Full groom, small dog', pricePence: 4000, minutes: 60, isBookable: true },
    { name: 'Full groom, large dog', pricePence: 6500, minutes: 90, isBookable: true },
  ]
  const setup = { trade: 'other', services } as const
  const lines = ['Can I book a bath?', 'Tuesday at 10', 'Can we make it the full groom instead?']
  expect(lastReply(callOf(lines, { setup }))).toMatch(/small dog.*large dog/)
  expect(callOf([...lines, 'large dog'], { setup }).card.service).toBe('Full groom, large dog')
  const kept = callOf([...lines.slice(0, 2), 'Could I have a full groom as well?'], { setup })
  expect(kept.card.service).toBe('Bath')
  const chosen = "Yeah ten's alright. Actually no, can we make it the full groom instead?"
  expect(callOf([...lines.slice(0, 1), 'Tuesday', chosen], { setup }).open).toBe('service')
})

test('"can my mum have a haircut?" asks for a booking, and "can he have the invoice?" does not', () => {
  const { card } = callOf(['Can my mum just have a haircut?'], { setup: { trade: 'hairdresser' } })
  expect(card.service).toBe('Haircut')
  const bill = callOf(['Can he have the invoice by email?'], { setup: { trade: 'hairdresser' } })
  expect(bill.open).toBe('take-message')
})

test('a haircut for a dog is a groom, and a trim no nail trim', () => {
  const bath = { name: 'Bath and brush', pricePence: 2800, minutes: 60, isBookable: true }
  const puppy = { name: "Puppy's first groom", pricePence: 3000, minutes: 60, isBookable: true }
  const services = [...GROOMER.setup.services, bath, puppy]
  const options = { setup: { ...GROOMER.setup, services } }
  const of = (line: string) => callOf([line], options).card.service
  expect(of('I want to book him in please, the whole works, bath and haircut')).toBe('Full groom')
  expect(of('a bath for my dog please')).toBe('Bath and brush')
  const trim = callOf(['How much is a wash and trim for a poodle?'], options)
  expect(lastReply(trim)).not.toContain('nail')
})

test('a question how to treat a thing meanwhile books nothing for it', () => {
  const ring = "I've dropped my ring down the sink, is that something you do?"
  const call = callOf([ring, 'Yeah please, and should I not run the tap in the meantime?'])
  expect(call).toMatchObject({ open: 'name', card: { service: null } })
  const first = callOf(["I'd like my teeth whitened", 'Do I need a check-up first?'], {
    setup: { trade: 'dentist' },
  })
  expect(first.card.service).toBeNull()
})

test('an answer in writing wants no will, and a will that is denied is none', () => {
  const solicitor = { setup: { trade: 'solicitor' } } as const
  const complaint = ["I've just opened your bill and it's a joke", 'Jo Hale', '07700 900123', 'yes']
  expect(callOf([...complaint, 'I want it in writing'], solicitor).card.service).toBeNull()
  const visit = ['I ought to see somebody about the probate', 'could I not just come in?']
  const first = "The first one I suppose. It's not for a will, well he had a will"
  expect(callOf([...visit, first], solicitor).card.service).toBe('First consultation')
})

test('another service at the number or the read-back takes the place of the first, on the same day', () => {
  const bath = { name: 'Bath and brush', pricePence: 2800, minutes: 60, isBookable: true }
  const services = [...GROOMER.setup.services, bath]
  const options = { setup: { ...GROOMER.setup, services } }
  const start = ['a full groom on Saturday 5 December', 'the first one', 'Jo Hale']
  const line = '07700 900123. Actually he only needs the bath and brush, can we do that instead?'
  expect(callOf([...start, line], options).card.service).toBe('Bath and brush')
  const late = [...start, '07700 900123', 'yes', 'No, the bath and brush. Same time, Saturday']
  expect(callOf(late, options).card).toMatchObject({
    service: 'Bath and brush',
    asked: { date: '2026-12-05' },
  })
})

test('why or what else, beside the time, puts no other service in place of the one in hand', () => {
  const named = (name: string, isBookable: boolean) => ({
    name,
    pricePence: null,
    minutes: 60,
    isBookable,
  })
  const services = [
    named('Divorce meeting', true),
    named('Free half hour on an accident', true),
    named('Buying or selling a house', false),
  ]
  const options = { setup: { trade: 'solicitor', services } } as const
  for (const line of [
    "Thursday half nine, I'll have to take the morning off",
    'Thursday half nine, can I have that',
    "Thursday at eleven, we're selling the house in the morning",
    'Thursday at eleven, but please don’t ring the house',
  ])
    expect([line, callOf(['A divorce meeting please', line], options).card.service]).toEqual([
      line,
      'Divorce meeting',
    ])
  const salon = [named('Colour', true), named('Half head highlights', true)]
  const half = ['A colour please', 'Thursday half nine, can I have that']
  const colour = callOf(half, { setup: { trade: 'hairdresser', services: salon } })
  expect(colour.card.service).toBe('Colour')
  const other = "Thursday. Actually I'd rather have the free half hour on my accident"
  expect(callOf(['A divorce meeting please', other], options).card.service).toBe(
    'Free half hour on an accident',
  )
})

test('putting in a tap has no price of a repair', () => {
  const call = callOf(["how much d'you charge for putting in an outside tap?"])
  expect(lastReply(call)).not.toMatch(/£/)
})

test('a denture that snapped clean in half wants no cleaning', () => {
  const call = callOf(["he's sat on his denture and it's snapped clean in half"], {
    setup: { trade: 'dentist' },
  })
  expect(call.card.service).toBeNull()
})

test('what the caller would do without is not booked', () => {
  const nails = { name: 'Nail trim', pricePence: 1200, minutes: 20, isBookable: true }
  const options = { setup: { ...GROOMER.setup, services: [...GROOMER.setup.services, nails] } }
  const call = callOf(['do you do nails without the full groom?'], options)
  expect(call.card.service).not.toBe('Full groom')
})

test('how many of a thing there are is no time', () => {
  const call = callOf([
    "I've got a tap that's dripping, well it's two actually, can you come on Thursday?",
  ])
  expect(call.card.asked.time).toBeNull()
})

test('a boiler without hot water wants no service of it', () => {
  expect(callOf(['my boiler makes no hot water']).card.service).toBeNull()
  expect(callOf(['my boiler wants its service']).card.service).toBe('Boiler service')
})

test('"it\'s none of them" after the list takes a message', () => {
  const call = callOf([
    'can I get someone to fit a new shower?',
    "No it's none of them, it's a new shower",
  ])
  expect(call.open).toBe('name')
})

test('a wash and a cut are no bath alone, and claws are nails', () => {
  const services = ['Full groom', 'Bath and brush', 'Nail trim'].map((name) => ({
    name,
    pricePence: 1000,
    minutes: 60,
    isBookable: true,
  }))
  const setup = { trade: 'other', services } as const
  expect(callOf(['Can I book him in for a wash and cut?'], { setup }).card.service).not.toBe(
    'Bath and brush',
  )
  expect(callOf(['he wants his claws doing'], { setup }).card.service).toBe('Nail trim')
})

test('an outside tap to be fitted is no repair, and one that leaks is', () => {
  expect(callOf(["what's the charge for an outside tap?"]).card.service).toBeNull()
  expect(lastReply(callOf(["what's the charge for an outside tap?"]))).not.toContain('£')
  expect(callOf(["my outside tap's leaking"]).card.service).toBe('Tap repair')
})

test('"they won’t turn up" turns nothing that needs a repair', () => {
  const lines = ['an inspection visit on Friday', "The first. They won't turn up Thursday as well?"]
  expect(callOf(lines, LETTINGS).card.service).toBe('Inspection visit')
})

test('"me will" is a will to be written', () => {
  const call = callOf(['I want to see somebody about me will'], { setup: { trade: 'solicitor' } })
  expect(call.card.service).toBe('Will writing')
})

test('a wash and a trim is more than a bath, and a gate off its hinge is a repair', () => {
  const trim = callOf(['I want him booked in for a wash and a trim'], GROOMER)
  expect(trim.card.service).not.toBe('Bath and brush')
  expect(callOf(["the back gate's come off its hinge"], LETTINGS).card.service).toBe('Repair visit')
})

test('whether something is called for chooses no service', () => {
  const lines = [
    'when can you get us in, I have chipped a tooth',
    "it's a chip, does that want a filling?",
  ]
  expect(callOf(lines, { setup: { trade: 'dentist' } }).card.service).toBeNull()
})

test('a dog above the weight that the owner takes is not booked', () => {
  const facts = [{ question: 'Do you groom big dogs?', answer: 'Yes, up to 45 kilos.' }]
  const options = { setup: { ...GROOMER.setup, facts } }
  expect(lastReply(callOf(['do you take a 50 kilo dog'], options))).toMatch(/^Up to 45 kilos/)
  const wish = 'can I book a full groom, tomorrow at 11'
  const heavy = callOf([wish, 'hes 50 kilo is that ok', 'Jo Hale', '07700 900123', 'yes'], options)
  expect(heavy.card).toMatchObject({ booked: null, outcome: 'message' })
  const light = callOf([wish, 'hes 40 kilo', 'Jo Hale', '07700 900123', 'yes', 'yes'], options)
  expect(light.card.outcome).toBe('booked')
})

test('keys that are handed back are not collected', () => {
  const setup = { trade: 'property-manager' } as const
  for (const line of ['i need to drop some keys off', 'can I hand my keys back in on monday'])
    expect([line, callOf([line], { setup }).card.service]).toEqual([line, null])
  expect(callOf(['i need to pick up my keys'], { setup }).card.service).toBe('Key collection')
})

test('“no its none of those” takes a message', () => {
  const lines = ["I'd like an appointment", 'no its none of those, I want to look round the flat']
  expect(callOf(lines, LETTINGS).open).toBe('name')
})

test.each([
  [
    'solicitor',
    "my dad's died and my sister says I should see somebody about the house",
    'First consultation',
  ],
  ['solicitor', 'can I just pop in and see someone', 'First consultation'],
  ['solicitor', "we'd like to have a chat with somebody about a lease", 'First consultation'],
  ['solicitor', 'I only want to sit down with someone', 'First consultation'],
  ['physio', 'I need to see somebody about my knee', 'First assessment'],
] as const)(
  'who would see anybody at a %s wants the first meeting: "%s"',
  (trade, line, service) => {
    expect(callOf([line], { setup: { trade } })).toMatchObject({ open: 'when', card: { service } })
  },
)

test.each([
  ['solicitor', 'I need to see somebody about a will', 'Will writing'],
  ['solicitor', 'I need to speak to somebody about my case', null],
  ['solicitor', 'I want to see somebody about a complaint', null],
  ['dentist', 'can I come in and see someone', null],
  ['property-manager', 'can I see somebody about my rent', null],
] as const)('at a %s it may be another matter: "%s"', (trade, line, service) => {
  expect(callOf([line], { setup: { trade } }).card.service).toBe(service)
})

test.each([
  "my lad has seen a flat of yours on Rightmove and he'd like to have a look at it",
  'can you book me in to have a look round the flat on Zoopla',
])('a home that is to let is none of the visits: "%s"', (line) => {
  const call = callOf([line], { setup: { trade: 'property-manager' } })
  expect(call).toMatchObject({ open: 'take-message', card: { service: null } })
})

test("a look at what is broken in a caller's own flat is a repair", () => {
  const line = "there's mould in my flat and I'd like somebody to have a look at it"
  expect(callOf([line], LETTINGS).card.service).toBe('Repair visit')
})

test.each([
  ['dentist', "I've snapped my top plate, can I come in on Thursday?"],
  ['dentist', "my retainer's cracked, can you fit me in Thursday"],
  ['dentist', 'my brace has a wire poking out, can I come in Thursday'],
  ['plumber', "our dishwasher's conked out, can you come out Thursday?"],
  ['plumber', "the cooker's broke, can you send someone Thursday"],
] as const)('at a %s a broken thing on no list is for the owner: "%s"', (trade, line) => {
  const call = callOf([line], { setup: { trade } })
  expect(lastReply(call)).toMatch(/one for Sam.*Shall I ask Sam to ring you back\?/)
  expect([call.open, call.card.asked.date]).toEqual(['take-message', '2026-11-26'])
  const booked = callOf([line, 'no, just book me in for the first thing on your list'], {
    setup: { trade },
  })
  expect(booked.card.outcome).not.toBe('message')
})

test.each([
  ['plumber', "my tap's broke, can you come Thursday", 'Tap repair'],
  ['property-manager', "my oven's broken, can someone come Thursday", 'Repair visit'],
  ['dentist', "my filling's come out, can I come in Thursday", 'Filling'],
] as const)('at a %s a broken thing that is listed is booked: "%s"', (trade, line, service) => {
  expect(callOf([line], { setup: { trade } }).card.service).toBe(service)
})

test.each([
  ['dentist', 'can I book in?', 'the 62 quid one please', 'Hygienist visit'],
  ['dentist', 'can I book in?', 'is that the £110 one', 'Filling'],
  ['plumber', 'can I book something?', "the one that's sixty five pounds", 'Tap repair'],
  ['plumber', 'can I book something?', 'the 90 one, Thursday', 'Boiler service'],
] as const)('at a %s, "%s", "%s" picks a service by its price', (trade, first, line, service) => {
  expect(callOf([first, line], { setup: { trade } }).card.service).toBe(service)
})

test('a place in her list, or a time, is no price', () => {
  const second = callOf(['can I book in?', 'the second one'], { setup: { trade: 'dentist' } })
  expect(second.card.service).toBe('Hygienist visit')
  const other = callOf(['can I book in?', 'the 75 one'], { setup: { trade: 'dentist' } })
  expect(other.card.service).toBeNull()
})

test.each([
  'I want her doing',
  'our dog needs doing, he is a big lad',
  'he could do with doing',
  'I need him done',
])('a dog that wants doing is to be booked: "%s"', (line) => {
  expect(lastReply(callOf([line], GROOMER))).toMatch(/full groom/)
})

test('a dog that was not done properly is not booked', () => {
  expect(lastReply(callOf(['I wanted him done properly'], GROOMER))).not.toMatch(/to book: a full/)
})

test.each([
  "I'm not really sure what I need, there's a pain running down my leg",
  'could I book in with somebody, I have never had physio',
  "me shoulder's been bad since Sunday, can you fit me in",
  "I've not had physio before, can I get an appointment",
  "can I just book? I don't know what I need",
])('who has a complaint, or has never been, is booked a first assessment: %s', (line) => {
  const call = callOf([line], { setup: { trade: 'physio' } })
  expect(call).toMatchObject({ open: 'when', card: { service: 'First assessment' } })
})

test.each([
  ['I know what I need, a sports massage', 'Sports massage'],
  ['my next session for my leg, please', 'Follow-up session'],
  ['can I book in', null],
])(
  'who says what they need, or nothing of it, is booked no first assessment: %s',
  (line, service) => {
    expect(callOf([line], { setup: { trade: 'physio' } }).card.service).toBe(service)
  },
)

test.each([
  'can I come in tomorrow and have it looked at',
  'could I not just come in on Friday and have somebody take a look at it',
])('a tooth that somebody is to look at is for a check-up: %s', (line) => {
  const setup = { setup: { trade: 'dentist' } } as const
  const call = callOf(
    ["hello, it's about one of my teeth", 'it feels a bit odd lately', line],
    setup,
  )
  expect(call.card.service).toBe('Check-up')
})

test.each([
  "I've awful toothache, can I have someone look at it tomorrow",
  "my crown's come off, can I get it looked at",
  "there's a mistake on my invoice, can I get someone to look at it",
])('what else is to be looked at is no check-up: %s', (line) => {
  expect(callOf([line], { setup: { trade: 'dentist' } }).card.service).not.toBe('Check-up')
})

test('what is due some days before a service is said when a day is taken that is too soon for it', () => {
  const setup = { setup: { trade: 'hairdresser' } } as const
  const soon = callOf(['Could you do my full colour tomorrow?', 'the first one'], setup)
  expect(lastReply(soon)).toContain('two days before any colour')
  const chosen = callOf(['Could you do my full colour on Thursday?', 'the first one'], setup)
  expect(lastReply(chosen)).not.toContain('two days before')
  const cut = callOf(['Could I have a haircut tomorrow?', 'the first one'], setup)
  expect(lastReply(cut)).not.toContain('two days before')
})

test.each([
  ['would a policy', 'What is your cancellation policy for a full colour?', 'Two days before.'],
  ['would an hour', 'How early should I come for a full colour?', 'One hour before.'],
])('what is due for another reason is not said: %s', (_, question, answer) => {
  const setup = { trade: 'hairdresser', facts: [{ question, answer }] } as const
  const call = callOf(['a full colour tomorrow please', 'the first one'], { setup })
  expect(lastReply(call)).not.toContain('before')
})

test.each([
  ['hairdresser', 'a haircut', 'do I need to wash my hair before a full colour?', 'Haircut'],
  ['dentist', 'a check-up', 'will he do a filling if I need one?', 'Check-up'],
  ['dentist', 'a check-up', "do I want a filling or not, it's chipped", 'Check-up'],
  ['garage', 'an MOT', 'wait, should I get a car service with that?', 'MOT test'],
  ['dentist', 'a check-up', 'actually can I have a hygienist visit?', 'Hygienist visit'],
  ['dentist', 'a check-up', 'would it be a filling instead?', 'Filling'],
] as const)('at a %s, after %s, "%s" leaves the booking at: %s', (trade, first, line, service) => {
  const call = callOf([first, 'Friday', 'the first one', line], { setup: { trade } })
  expect(call.card.service).toBe(service)
})

test('a question beside the time chosen puts no other service in its place', () => {
  const services = [
    { name: 'New patient exam', pricePence: 7500, minutes: 40, isBookable: true },
    { name: 'Scale and polish', pricePence: 6800, minutes: 30, isBookable: true },
  ]
  const lines = ['a scale and polish', 'Friday']
  const asked = 'half eight. actually hang on, do I need to be a new patient first'
  const call = callOf([...lines, asked], { setup: { trade: 'dentist', services } })
  expect(call.card.service).toBe('Scale and polish')
})

/** A set-up whose owner has written these services. */
const ownList = (trade: TradeId, ...names: string[]) => ({
  trade,
  services: names.map((name) => ({ name, pricePence: 4000, minutes: 30, isBookable: true })),
})

test.each([
  ['dentist', 'can I see the hygienist', 'Scale and polish', 'Routine exam'],
  ['dentist', 'I want a check-up please', 'Routine exam', 'Scale and polish'],
  ['dentist', 'my lad needs a check-up', "Children's exam", 'New patient exam'],
  ['solicitor', 'I need some conveyancing doing', 'Buying or selling a house', 'Single will'],
  ['property-manager', 'could somebody value my flat', 'Rental appraisal', 'Key collection'],
] as const)(
  "a %s's callers reach a service by what the owner did not write: %s",
  (trade, line, service, other) => {
    const setup = ownList(trade, other, service)
    expect(callOf([line], { setup }).card.service).toBe(service)
  },
)

test('a list that has the word itself keeps it apart from other names', () => {
  const setup = ownList('dentist', 'Scale and polish', 'Hygienist visit')
  expect(callOf(['I need to see the hygienist'], { setup }).card.service).toBe('Hygienist visit')
})

test.each([
  ['other', "he's all knots, I want dematting", 'De-matting', 'Hand stripping'],
  ['plumber', 'I want the toilet unblocking', 'Blocked sink / loo', 'Outside tap'],
  ['plumber', 'can you bleed a radiator', 'Radiators - swap, bleed or new valve', 'Outside tap'],
  ['plumber', 'my new washing machine wants plumbing in', 'Plumb in washer or fridge', 'Tap'],
  ['property-manager', 'can I book a viewing', 'Viewing of a rental property', 'Keys'],
] as const)(
  'each thing that a name offers is the service, hyphen or not: %s, %s',
  (trade, line, service, other) => {
    const setup = ownList(trade, other, service)
    expect(callOf([line], { setup }).card.service).toBe(service)
  },
)

test('a thing that a name offers only with another word of it is not the service by itself', () => {
  const setup = ownList('plumber', 'Blocked sink or loo', 'Outside tap')
  for (const line of ['I need a new loo fitting', 'I need a hand with my loo seat'])
    expect([line, callOf([line], { setup }).card.service]).toEqual([line, null])
})

test('who wants to see a home is booked a viewing, and who wants a fault seen is not', () => {
  const setup = ownList('property-manager', 'Viewing of a rental property', 'Check-in')
  for (const [line, service] of [
    ['my daughter wants to look at a flat', 'Viewing of a rental property'],
    ["I saw a two bed on Rightmove, I'd like to come and see it", 'Viewing of a rental property'],
    ['can someone look at the damp', null],
  ] as const)
    expect([line, callOf([line], { setup }).card.service]).toEqual([line, service])
})

test('a set-up that changes during the call brings its own names with it', () => {
  const setup = ownList('dentist', 'Scale and polish', 'Crown')
  const lines = [
    { text: 'hello', by: 'typed', setup },
    { text: 'can I see the hygienist', by: 'typed' },
  ] as const
  const input = { setup: { trade: 'dentist' }, lines, now: '2026-11-23T09:12', seed: 7 } as const
  expect(play(input, trades.dentist).card.service).toBe('Scale and polish')
})

/** A set-up with an owner's own services. */
const listOf = (trade: TradeId, ...names: string[]) => ({
  setup: {
    trade,
    services: names.map((name) => ({ name, pricePence: 6500, minutes: 60, isBookable: true })),
  },
})

test('one thing of a list in the name of a service selects it', () => {
  const jobs = listOf(
    'electrician',
    'Sockets, switches and small jobs',
    'Fault finding',
    'New consumer unit',
  )
  for (const line of [
    'My sockets have stopped working, can he come Thursday',
    'I want another socket putting in',
    'I need a switch changing',
  ])
    expect([line, callOf([line], jobs).card.service]).toEqual([
      line,
      'Sockets, switches and small jobs',
    ])
  expect(callOf(["it's a small flat"], jobs).card.service).toBeNull()
})

test('"look" and "help" in the name of a service say nothing of what it is for', () => {
  const jobs = listOf('electrician', 'Look and quote for a rewire', 'Electric shower swap')
  const shower = "it's about my shower, it's gone cold"
  for (const line of ['how much would he charge to have a look at it', 'what does a look cost'])
    expect([line, lastReply(callOf([shower, line], jobs))]).toEqual([
      line,
      expect.not.stringMatching(/rewire|£/),
    ])
  expect(lastReply(callOf(['how much is a look at a rewire'], jobs))).toContain('rewire')
})

test('a tax return is the self assessment, and no return or tax of another kind', () => {
  const taxes = listOf(
    'accountant',
    'Self assessment appointment',
    'VAT return help',
    'Inheritance tax meeting',
  )
  for (const [line, service] of [
    ['tax return please', 'Self assessment appointment'],
    ["I'm looking to get some help with my tax return", 'Self assessment appointment'],
    ['VAT return please', 'VAT return help'],
    ['an inheritance tax meeting please', 'Inheritance tax meeting'],
  ] as const)
    expect([line, callOf([line], taxes).card.service]).toEqual([line, service])
})

test('a check-out is no check-in, and checks nothing', () => {
  const agent = listOf('property-manager', 'Check-in', 'Check-out inspection', 'Viewing')
  for (const [line, service] of [
    [
      "I'm moving out on the 18th, need somebody to come and check the flat",
      'Check-out inspection',
    ],
    ['I want to book a check-out', 'Check-out inspection'],
    ["we're moving in on Friday, can we book the check in", 'Check-in'],
    ['can someone come and check out the boiler', null],
  ] as const)
    expect([line, callOf([line], agent).card.service]).toEqual([line, service])
})

test.each(['can I book my dog in please', 'can I bring my dog in on Thursday for a full groom'])(
  'a "no" to another question about dogs turns no dog down: "%s"',
  (line) => {
    const facts = [
      { question: 'Do I need to stay with my dog?', answer: 'No, drop off and we ring you.' },
      { question: 'Do you take cats?', answer: 'No, dogs only.' },
    ]
    const setup = { ...GROOMER.setup, facts }
    expect(lastReply(callOf([line], { setup }))).not.toMatch(/drop off|dogs only/)
    expect(lastReply(callOf(["can I book my cat's nails"], { setup }))).toContain('dogs only')
  },
)

test('who is to be fitted in wants nothing fitted', () => {
  const jobs = listOf('plumber', 'Radiator fit or swap', 'Leaks and taps', 'Boiler check')
  for (const [line, service] of [
    ["me tap's dripping, can you fit me in Friday", 'Leaks and taps'],
    ['can you fit us both in on Thursday', null],
    ['could you fit the job in before Christmas', null],
    ['can you fit a radiator in the hall', 'Radiator fit or swap'],
    ['could he fit me in for a radiator swap', 'Radiator fit or swap'],
  ] as const)
    expect([line, callOf([line], jobs).card.service]).toEqual([line, service])
})

test('a day in the name of a service tells it from others, and its price may be asked by the rest', () => {
  const meals = listOf('restaurant', 'Table', 'Sunday family lunch')
  for (const [line, service] of [
    ['hello dear, do you still do the Sunday lunch', 'Sunday family lunch'],
    ['Sunday dinner for six at one', 'Sunday family lunch'],
    ['can I book Sunday lunch for four', 'Sunday family lunch'],
    ['lunch on Wednesday for two', 'Table'],
    ['a table for two on Sunday at 2', 'Table'],
  ] as const)
    expect([line, callOf([line], meals).card.service]).toEqual([line, service])
  const classes = listOf('gym', 'Monday beginners yoga', 'Wednesday power yoga', 'Induction')
  const lesson = callOf(['can I come to the yoga on Wednesday'], classes)
  expect(lesson.card.service).toBe('Wednesday power yoga')
  const lunch = ['can I book Sunday lunch for four', 'yes but how much is it, the lunch']
  expect(lastReply(callOf(lunch, meals))).toContain('A Sunday family lunch is £65')
})

test("a dog's bath is the wash of a list that has no bath", () => {
  const grooms = listOf('other', 'Wash and blow dry', 'Full groom', 'Nails')
  for (const line of ['he could do with a bath', 'can I book him in for a bath', 'needs a shampoo'])
    expect([line, callOf([line], grooms).card.service]).toEqual([line, 'Wash and blow dry'])
  expect(lastReply(callOf(['how much is a bath'], grooms))).toContain('A wash and blow dry is £65')
  const both = listOf('other', 'Bath and brush', 'Car wash')
  expect(callOf(['can I book him in for a bath'], both).card.service).toBe('Bath and brush')
  const repairs = listOf('plumber', 'Washing machine repair', 'Outside tap')
  expect(callOf(['I want a bath fitting'], repairs).card.service).toBeNull()
})

test('an adjective of a name counts only with the thing that the name tells of', () => {
  const heating = listOf('plumber', 'Annual boiler service', 'New boiler', 'New bathroom')
  const dental = listOf('dentist', 'First visit and full assessment', 'Hygiene clean')
  for (const [line, setup, service] of [
    ["my boiler's playing up, and we've got a new baby", heating, null],
    ["our new tenant says the boiler's cold", heating, null],
    ['can somebody come about a new boiler', heating, 'New boiler'],
    ['I want a new gas boiler putting in', heating, 'New boiler'],
    ["could I come on Friday if you're not full", dental, null],
    ["can I come in tomorrow, I've a full day today", dental, null],
    ["I'd like the full one", dental, 'First visit and full assessment'],
    ['can I come in for a full assessment', dental, 'First visit and full assessment'],
  ] as const)
    expect([line, callOf([line], setup).card.service]).toEqual([line, service])
})

test('"make an appointment" asks for nothing that is made', () => {
  const legal = listOf('solicitor', 'Divorce meeting', 'Making a will', 'Probate meeting')
  expect(callOf(['can I make an appointment please'], legal).card.service).toBeNull()
  const line = 'can I make an appointment with someone about getting divorced'
  expect(callOf([line], legal).card.service).toBe('Divorce meeting')
  expect(callOf(['I want to make a will'], legal).card.service).toBe('Making a will')
  expect(lastReply(callOf(["I'd like to make an appointment"], legal))).toContain(
    'What would you like to book',
  )
})

test('a book that the caller has is no booking', () => {
  const dental = listOf('dentist', 'Check-up', 'Filling')
  const start = ['can you tell me is my crown ready yet please', 'Joan Tripp']
  for (const line of [
    "I've not got my book with me, hang on... 01749, er, 600, 877",
    "01749 600 877, I've got it here in a book",
  ])
    expect([line, callOf([...start, line], dental).open]).toEqual([line, 'phone-confirm'])
  expect(callOf(["can I book a check-up, my diary's free"], dental).open).toBe('when')
})

const services = ['First visit and assessment', 'Hygiene clean', 'Filling'].map((name) => ({
  name,
  pricePence: 8900,
  minutes: 30,
  isBookable: true,
}))
const PRACTICE = { setup: { trade: 'dentist', services, facts: [] } } as const

test.each([
  'can I get on your books?',
  'are you taking new patients? I want to join',
  "I'd like to register",
  'could you put me on your books please',
])('who wants to be taken on books the service that is for newcomers: "%s"', (line) => {
  expect(callOf([line], PRACTICE).card.service).toBe('First visit and assessment')
})

test('whether newcomers are taken is answered with the service for them, and books nothing', () => {
  const call = callOf(['are you taking on new patients?'], PRACTICE)
  expect(lastReply(call)).toContain('£89')
  expect(call.card.service).toBeNull()
  for (const line of [
    "I'm already on your books, can I book a clean?",
    'am I on your books still?',
  ])
    expect(callOf([line], PRACTICE).card.service).not.toBe('First visit and assessment')
  const without = { setup: { ...PRACTICE.setup, services: services.slice(1) } }
  expect(lastReply(callOf(['are you taking new patients?'], without))).not.toContain('£')
})

test('a check-up is the health check of a list, and no other check', () => {
  const list = ['Dental health check', 'Hygiene clean'].map((name) => ({
    name,
    pricePence: 5450,
    minutes: 30,
    isBookable: true,
  }))
  const setup = { trade: 'dentist', services: list } as const
  for (const line of ['I want a check-up on Tuesday', 'do you do check-ups?'])
    expect(callOf([line], { setup }).card.service).toBe('Dental health check')
  expect(callOf(['can I just check the time?'], { setup }).card.service).toBeNull()
})
