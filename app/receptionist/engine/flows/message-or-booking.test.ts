import { expect, test } from 'vitest'
import {
  callOf,
  GROOMER,
  lastReply,
  LETTINGS,
  repliesOf,
  RESTAURANT,
  TO_NAME,
} from '#tests/support/call.ts'

test('a call from somebody else, or one spoken of in a booking, is no message', () => {
  const tenant = callOf(['my tenant Gary rang me about a dripping tap, can you fix it'])
  expect(tenant.card.service).toBe('Tap repair')
  const booking = callOf(['a boiler service please', 'you rang me about it last week'])
  expect(booking).toMatchObject({ open: 'when', card: { service: 'Boiler service' } })
  expect(booking.card.wants).toContain('rang me')
  const line = 'you phoned me about the boiler service, can I book it for Tuesday?'
  expect(callOf([line])).toMatchObject({ open: 'slot', card: { service: 'Boiler service' } })
})

test.each(['solicitor', 'physio'] as const)(
  'who leaves a message with a %s and asks to see someone is offered the first appointment',
  (trade) => {
    for (const line of [
      'Ann Tate. can I see somebody tomorrow?',
      "it's Ann Tate, could I just see someone on Thursday",
      'Ann Tate, can we not see anyone this week',
    ]) {
      const call = callOf(["I've had a letter and I'm worried", line], { setup: { trade } })
      expect([line, call.open]).toEqual([line, 'slot'])
      expect(call.card.service).toMatch(/^First/)
    }
  },
)

test('to see someone by name, or to speak to someone, books nothing in a message', () => {
  for (const line of ['Ann Tate. can I speak to someone tomorrow?', 'Ann Tate, can I see my file?'])
    expect([
      line,
      callOf(["I've had a letter and I'm worried", line], { setup: { trade: 'solicitor' } }).open,
    ]).toEqual([line, 'phone'])
})

test.each([
  ['dentist', "I'm not sure, it's my teeth, I think I need something doing", 'Check-up'],
  ['clinic', "I'd like to see someone please", "Doctor's appointment"],
  ['dentist', 'can I see someone about a filling', 'Filling'],
] as const)('a %s hears in "%s" the %s', (trade, line, service) => {
  expect(callOf([line], { setup: { trade } }).card.service).toBe(service)
})

test('word of the caller for somebody is a message, whatever time it names', () => {
  for (const line of [
    "just tell her I'll be there at four, not three",
    "let Ellie know we're coming at half five",
    "can you say I'll be in from two",
  ]) {
    const call = callOf([line], GROOMER)
    expect([line, call.open, lastReply(call)]).toEqual([
      line,
      'name',
      expect.stringContaining('pass that on'),
    ])
  }
  const offered = callOf(['is Bella ready yet', "no, tell her I'll be there at four"], GROOMER)
  expect(offered.open).toBe('name')
  for (const line of [
    "tell you what, I'll come on Friday",
    'tell her I want a bath on Friday',
    "just say I'm after a bath on Friday",
  ])
    expect([line, callOf([line], GROOMER).open]).not.toEqual([line, 'name'])
  const booking = callOf(['a nail trim on Friday', "just say I'll be there at four"], GROOMER)
  expect(booking.card.service).toBe('Nail trim')
  expect(lastReply(booking)).not.toContain('pass that on')
})

test('a service wished for beside a message is booked, and the message stands', () => {
  const lead = ['I think I left his lead with you', 'Dawn', '07700 900123']
  for (const line of [
    "yeah ta. and can you do a nail trim while I'm in, Friday maybe",
    'yes. and could I get a nail trim on Friday',
    'yes. Oh and he needs a nail trim too, Friday if you can',
  ]) {
    const call = callOf([...lead, line], GROOMER)
    expect([line, call.card.service, call.open]).toEqual([line, 'Nail trim', 'slot'])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringContaining("don't know")])
    expect(call.card.wants).toContain('lead')
  }
  const bathroom = callOf([
    "I'd like bathroom installation",
    'Dev Hale',
    'could you do the tap as well',
  ])
  expect(bathroom.card).toMatchObject({ service: 'Tap repair' })
  expect(bathroom.card.wants).toContain('bathroom installation')
  const slots = [...lead, 'yes. and could I get a nail trim on Friday', 'the first one']
  const booked = callOf([...slots, 'yes'], GROOMER)
  expect(lastReply(booked)).toMatch(/^You're booked: .* Sam has your message as well\.$/)
})

test('a service that a message only asks after or tells of is not booked', () => {
  const lead = ['I think I left his lead with you', 'Dawn', '07700 900123', 'yes']
  for (const line of [
    'do you do nail trims',
    'you did his nails last week',
    'it was when he had his nails done',
  ]) {
    const call = callOf([...lead, line], GROOMER)
    expect([line, call.card.service, call.card.outcome]).toEqual([line, null, 'message'])
  }
  const again = [
    "I had a filling with you last week and it's come out",
    'Ann Day',
    'can she look at the filling today',
  ]
  expect(callOf(again, { setup: { trade: 'dentist' } }).open).toBe('phone')
})

test('a booking that mentions a thing or where a key is stays a booking', () => {
  const table = 'a table for two on Friday please, and I left my hat there last time'
  expect(callOf([table], RESTAURANT).card).toMatchObject({ service: 'Table', party: 2 })
  expect(callOf([table], RESTAURANT).card.wants).toContain('my hat')
  const key = "I need a boiler service, I've left the key under the mat"
  expect(callOf([key]).card.service).toBe('Boiler service')
})

test('"ring me" is a message only if nothing is being booked', () => {
  const lines = ["boiler service for my mum, she's out so ring me"]
  expect(callOf(lines)).toMatchObject({ open: 'when', card: { service: 'Boiler service' } })
  expect(callOf(['could you ring me please']).open).toBe('about')
})

test.each([
  ['could you tell him i rang', null],
  ['a message for Dave please', null],
  ["I've a boiler service at ten on Friday but could we move it to Monday", '2026-11-30'],
])('"%s" is a message, not a booking', (line, date) => {
  const call = callOf([line])
  expect(['about', 'name']).toContain(call.open)
  expect(call.card).toMatchObject({ service: null, asked: { date, time: null } })
})

test('a caller who denies the service that she understood leaves a message', () => {
  const lines = [
    'my neighbour had a boiler service and it went wrong',
    'no, I just want some advice',
  ]
  const call = callOf(lines)
  expect(repliesOf(call)[1]).toContain('boiler service')
  expect(call).toMatchObject({ open: 'name', card: { service: null } })
  expect(call.card.wants).toContain('advice')
})

test('"I don’t want to book" before a question cancels nothing, and is not urgent', () => {
  const line = "no, I don't want to book, I just want to know if you do underfloor heating"
  expect(callOf([line])).toMatchObject({
    open: 'take-message',
    card: { outcome: null, urgency: 'normal' },
  })
})

test('a caller who wants a booking instead of a call back can book', () => {
  const call = callOf([
    'Do you mend fountains?',
    'yes please',
    "actually I don't need a call back, book me a tap repair",
  ])
  expect(call.card.service).toBe('Tap repair')
  expect(call.open).toBe('when')
})

test('a message stays a message when its answer also asks whether somebody comes', () => {
  for (const line of [
    'Jo Hale. Can somebody come and look first?',
    'Jo Hale, will he come out to measure?',
    'Jo Hale. Could someone pop round?',
  ]) {
    const call = callOf(['can you ask Sam to ring me about our new extension', line])
    expect([line, call.card.name, call.open]).toEqual([line, 'Jo Hale', 'phone'])
    expect(call.card.wants).toContain(line)
  }
  const booked = callOf(['can you ask Sam to ring me about our boiler', 'Or can you book me in?'])
  expect(booked.open).not.toBe('name')
})

test('in a message about no service of hers, she tells no prices of others', () => {
  const call = callOf([
    'I want Sam to ring me about a swimming pool',
    'Jo Hale',
    'what will it cost?',
  ])
  expect(lastReply(call)).not.toContain('£')
  expect(call.card.wants).toContain('what will it cost?')
})

test('a service of her list that is named in the message after all is booked', () => {
  const start = [
    "I'd like to see somebody about a hedge",
    "it's only about the hedge",
    'document signing, I suppose',
  ]
  const call = callOf(start, { setup: { trade: 'solicitor' } })
  expect(call.card.service).toBe('Document signing')
  expect(call.open).toBe('when')
})

test('a booking asked for beside a message for the owner is made', () => {
  const to = ['can Sam ring me about my invoice', 'Sam Bell', '07700 900123', 'yes']
  const line = "and while I'm on, can I book a boiler service?"
  expect(callOf([...to, line]).open).toBe('when')
  const both = callOf(['I need an MOT and somebody to ring me about my invoice'], {
    setup: { trade: 'garage' },
  })
  expect([both.open, both.card.service]).toEqual(['when', 'MOT test'])
  expect(lastReply(both)).toContain('pass that on')
  const call = callOf(["my brakes squeal and I'd like someone to ring me about it"], {
    setup: { trade: 'garage' },
  })
  expect(call.open).toBe('name')
})

test('who asks to book the service just spoken of is not told that it cannot be booked', () => {
  const setup = { trade: 'hairdresser' } as const
  const call = callOf(
    [
      "I don't really know what I want, my hair's a bit of a mess",
      'Oh a beard trim, that sounds right. How much is that?',
      'Can I not just book that with you? I’m Craig Dunn',
    ],
    { setup },
  )
  expect(call.card.service).toBe('Beard trim')
  expect(lastReply(call)).not.toMatch(/can't book/)
})

test('who has heard the price of a visit may book it in place of a message', () => {
  const call = callOf(
    [
      "It's about next door's fence",
      'Maureen Tibbs',
      '01632 960 417. How much is it to have a chat with someone?',
      "That's right. Could I come in next Wednesday?",
    ],
    { setup: { trade: 'solicitor' } },
  )
  expect(call.card).toMatchObject({
    service: 'First consultation',
    asked: { date: '2026-12-02' },
    phone: '01632960417',
  })
})

test('who tells the fault first and asks for a day then gets a booking', () => {
  const call = callOf([
    "I'm not sure if you're the right people, it's a bit of a funny one",
    "It's Maureen. My outside tap's hanging off the wall",
    '0113 496 0587. Could somebody come on Thursday afternoon?',
  ])
  expect(call.card).toMatchObject({ service: 'Tap repair', asked: { date: '2026-11-26' } })
  expect(lastReply(call)).not.toMatch(/can't book/)
})

test('who asks to see somebody, in a message, is offered the visit', () => {
  const call = callOf(
    [
      "My dad's passed away and I don't know what to do",
      'Karen Hale',
      'Could I come in and see somebody this week?',
    ],
    { setup: { trade: 'solicitor' } },
  )
  expect(call.card.service).toBe('First consultation')
  expect(lastReply(call)).not.toMatch(/can't book/)
})

test('a viewing is no service of a letting agent who has none', () => {
  for (const line of [
    'Can I just book a viewing then?',
    "I'd like to come and see a place, please",
  ])
    expect([line, lastReply(callOf([line], LETTINGS))]).toEqual([
      line,
      expect.stringContaining("can't book that"),
    ])
})

test('a day for a viewing that is not on her list is for the owner', () => {
  const call = callOf(['Can I book a viewing?', 'Thursday afternoon'], LETTINGS)
  expect([call.open, call.card.wants]).toEqual(['name', expect.stringContaining('Thursday')])
})

test('“you said you did one” books what the caller could have booked at first', () => {
  const setup = { trade: 'property-manager' } as const
  const lines = ["My back door's sticking, can somebody ring me?", 'Doreen Platt']
  const call = callOf([...lines, 'But you said you did a repair visit, Wednesday would do'], {
    setup,
  })
  expect([call.card.service, call.open]).toEqual(['Repair visit', 'slot'])
})

test('a caller who only told a story may book after all', () => {
  const bath = { name: 'Bath and brush', pricePence: 2800, minutes: 60, isBookable: true }
  const setup = { trade: 'other', services: [bath] } as const
  const story =
    'we went up the hill with the dogs and Monty rolled in fox poo, he absolutely stinks'
  const call = callOf([story, 'I just want to get him in for a bath, like today'], { setup })
  expect(call).toMatchObject({ open: 'slot', card: { service: 'Bath and brush' } })
})

test('a place on the waiting list is a message', () => {
  const full = ['table for two tonight at half seven']
  for (const line of [
    'Can you stick me down in case you get a cancellation?',
    'put me on the waiting list, please',
    'can somebody ring me if a table comes up tonight?',
  ]) {
    const call = callOf([...full, line], { ...RESTAURANT, now: '2026-11-27T17:20', seed: 23 })
    expect([line, call.open]).toEqual([line, 'name'])
    expect(call.card.wants).toContain(line)
  }
})

test('a viewing that is only described goes to the owner, and another day leaves the yes', () => {
  const see = 'saw the two bed on Chapel Street on Rightmove, can I see it Saturday morning?'
  expect(callOf([see], LETTINGS).open).toBe('take-message')
  const day = [see, "yeah go on then, actually, not Saturday, I'm working, make it Friday"]
  expect(callOf(day, LETTINGS).open).toBe('name')
})

test('a wish to be squeezed in, beside a yes to a call back, is a booking', () => {
  const wish = 'yeah go on then. are you open tonight and could you squeeze in 3 of us about 8'
  const call = callOf(['have you got gluten free stuff', wish], RESTAURANT)
  expect(lastReply(call)).not.toContain('question for Sam')
  expect(call.card.service).toBe('Table')
})

test('a plan that depends on the answer stays with the message', () => {
  const lines = ['is your kitchen nut free?', 'yes please, Jo Hale, 07700 900562']
  const plan = "yes. We're thinking of coming Saturday lunch so I'd need to know before then"
  const call = callOf([...lines, plan], RESTAURANT)
  expect(call.card.outcome).toBe('message')
})

test.each([
  [
    'ringing about that one bed on Zoopla, the Kirkstall one, has it gone?',
    'oh yes then. could I not just book in to see it Friday?',
  ],
  [
    'is the studio on Cardigan Road still available?',
    'could I not just come and see it on Friday?',
  ],
  [
    "you've a house advertised on Moor Lane, is it taken?",
    'yes please, or could we look round it Friday instead?',
  ],
  ["what's the rent on the flat on Rightmove?", "yeah. can't I just come and view it Friday"],
])('a home she has been asked about is for the owner to show: "%s", "%s"', (first, line) => {
  const call = callOf([first, line], LETTINGS)
  expect(lastReply(call)).toMatch(/can't book that|not one I can book/)
  expect(lastReply(call)).not.toMatch(/repair visit/)
  expect(call.card.asked.date).toBe('2026-11-27')
  expect(call.card.service).toBeNull()
})

test('who sees a home on a site, or wants somebody to see a boiler, asks for no viewing', () => {
  const seen = callOf(['I can see it on Rightmove, is the rent 900 a month?'], LETTINGS)
  expect(lastReply(seen)).not.toMatch(/list/)
  const boiler = ["my flat's boiler is making a noise", 'can someone come and see it Friday']
  expect(callOf(boiler, LETTINGS).card.service).toBe('Repair visit')
  const after = [
    'is the flat on Otley Road still available?',
    'yes. could somebody see mine Friday',
  ]
  expect(lastReply(callOf(after, LETTINGS))).not.toMatch(/can't book that|not one I can/)
})

test.each([
  [
    'plumber',
    'bathroom installation',
    'leave the bathroom, could you just mend my tap on Friday at 9',
    'Tap repair',
  ],
  [
    'plumber',
    'bathroom installation',
    "actually I'll just have a boiler service, Friday at 9",
    'Boiler service',
  ],
  [
    'dentist',
    'an implant',
    'never mind the implant for now, can I just get a check-up on Friday at 9',
    'Check-up',
  ],
  [
    'dentist',
    'an implant',
    'can I just have the hygienist instead? Friday at 9',
    'Hygienist visit',
  ],
  [
    'solicitor',
    'conveyancing',
    'forget about the conveyancing, could I make a will, Friday at 9',
    'Will writing',
  ],
  [
    'restaurant',
    'the private dining room for 8 on Friday',
    'scrap the private room, just a table for four on Friday at 7',
    'Table',
  ],
  [
    'hairdresser',
    'wedding hair',
    'on second thoughts could we just have a haircut, Friday at 9',
    'Haircut',
  ],
  [
    'estate-agent',
    'mortgage advice',
    "don't bother with the mortgage advice, just a viewing on Friday at 9",
    'Viewing',
  ],
  [
    'garage',
    'some bodywork doing',
    'skip the bodywork then, just an oil change on Friday at 9',
    'Oil change',
  ],
] as const)(
  'at a %s, what can be booked takes the place of %s: "%s"',
  (trade, first, line, service) => {
    const call = callOf([`I'd like ${first}`, 'Dev Hale', line], { setup: { trade } })
    expect(call.card).toMatchObject({ name: 'Dev Hale', service, asked: { date: '2026-11-27' } })
    expect(lastReply(call)).toMatch(/Friday 27 November|is free/)
  },
)

test.each([
  'leave the bathroom key with the neighbour',
  "don't forget the bathroom is upstairs, the tap drips as well",
  'actually the boiler had a service last week',
  'actually how much is a boiler service',
  'leave the bathroom till the new year',
])('what is no change of mind leaves the message as it is: "%s"', (line) => {
  const call = callOf(["I'd like bathroom installation", 'Dev Hale', line])
  expect(call).toMatchObject({ open: 'phone', card: { service: 'Bathroom installation' } })
})

test('a service that is dropped and replaced by none is put off', () => {
  const call = callOf(["I'd like a boiler service", "leave the boiler service, I'll ring back"])
  expect(call.card).toMatchObject({ service: 'Boiler service', outcome: 'cancelled' })
})

test.each([
  'me and the wife are splitting up and she wants the house',
  "well, he's left, and now he says he wants the kids half the time",
  'they sacked me last Tuesday',
  "the firm's made me redundant after nine years",
  'next door have put a fence up across our path, is that something you deal with',
  "I've had court papers through the door",
  'the bailiffs are coming on Thursday',
  "my ex won't let me see my kids, I just want to know where I stand",
])('a solicitor is told of a matter, and a first consultation is offered: "%s"', (line) => {
  const call = callOf([line], { setup: { trade: 'solicitor' } })
  expect(call).toMatchObject({ open: 'when', card: { service: 'First consultation' } })
})

test.each([
  'is your office the one by the fence?',
  'where do I stand on parking?',
  'do you stand by your prices?',
])('what is no matter for a lawyer is offered no consultation: "%s"', (line) => {
  expect(callOf([line], { setup: { trade: 'solicitor' } }).card.service).toBeNull()
})

test.each([
  'could I not just book in so someone can have a look',
  'can I not just book a slot for somebody to take a look?',
])('a look by anybody, after a symptom, is the check-up: "%s"', (line) => {
  const call = callOf(['my gum keeps bleeding a little', line], { setup: { trade: 'dentist' } })
  expect(call.card.service).toBe('Check-up')
  expect(callOf(['my tap is broken I think', line]).card.service).not.toBe('Boiler service')
})

test('an animal that a caller denies is not asked about', () => {
  const line = "right, no cats. I've a poodle as well, can he have a full groom on Friday?"
  const call = callOf(['do you do cats?', line], GROOMER)
  expect(lastReply(call)).not.toContain('only dogs')
  expect(call.card.service).toBe('Full groom')
  expect(lastReply(callOf(['can my cat have a full groom on Friday?'], GROOMER))).toContain(
    'only dogs',
  )
})

test('what a caller thought the firm does is booked in place of a message, if it can be', () => {
  const lines = ['can you fix my fridge', 'yes please']
  for (const [line, service] of [
    ['Jo Hart. I thought you did boiler services', 'Boiler service'],
    ["it's only that I heard you do taps", 'Tap repair'],
    ['I thought you did bathrooms', null],
    ['I thought you did fridges', null],
  ] as const)
    expect([line, callOf([...lines, line]).card.service]).toEqual([line, service])
})

test('what the list has by another name is not called off the list', () => {
  const services = ['Rental appraisal', 'Full management'].map((name) => ({
    name,
    pricePence: 0,
    minutes: 45,
    isBookable: name === 'Rental appraisal',
  }))
  const setup = { trade: 'property-manager', services } as const
  for (const line of ['how much is a valuation?', "I'd like to let my flat out"])
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.not.stringMatching(/list|can't book|not one I can/),
    ])
})

test('who might not make it denies no booking, and the message stands', () => {
  const lines = ["we're booked at seven and running late", 'Bex Hart', '07700 900908', 'yes']
  for (const line of [
    "is there a charge if we don't make it? only joking",
    "sorry, we didn't make it last time either",
    "what if I haven't booked it right?",
  ])
    expect([line, callOf([...lines, line], RESTAURANT).card.outcome]).toEqual([line, 'message'])
  expect(callOf([...lines, "oh, we haven't got a booking"], RESTAURANT).card.outcome).toBeNull()
})

test.each([
  [['I said could I have the free chat'], 'Free 20 minute chat'],
  [['Louise. I want the free chat'], 'Free 20 minute chat'],
  [['Louise', 'can I get a power of attorney done?'], 'Lasting power of attorney'],
  [['could I have a copy of the will'], 'Probate'],
  [["I'd like somebody to ring about the power of attorney"], 'Probate'],
])('what is wished for in a message is booked, if it can be: %j', (lines, service) => {
  const services = ['Free 20 minute chat', 'Lasting power of attorney', 'Probate'].map((name) => ({
    name,
    pricePence: null,
    minutes: 60,
    isBookable: name !== 'Probate',
  }))
  const call = callOf(['I need probate sorting', ...lines], {
    setup: { trade: 'solicitor', services },
  })
  expect(call.card.service).toBe(service)
  expect(call.open === 'when').toBe(service !== 'Probate')
})

test('what several services share is asked about, and is no message', () => {
  const services = ['Routine check-up', 'Emergency check-up', 'Filling'].map((name) => ({
    name,
    pricePence: null,
    minutes: 20,
    isBookable: true,
  }))
  const setup = { trade: 'dentist', services } as const
  const call = callOf(['I just want a check-up'], { setup })
  expect(call.open).toBe('service')
  expect(lastReply(call)).toMatch(/routine check-up.*emergency check-up/i)
  expect(callOf(["I've had a check-up"], { setup }).open).toBe('take-message')
})

test('only who asks whom to talk to about something else goes on booking', () => {
  for (const [line, open] of [
    ['07700 900123, who do I talk to about a new bathroom', 'phone-confirm'],
    ["07700 900123. And who'd I speak to about an old invoice?", 'phone-confirm'],
    ['07700 900123, who do we need to speak to about the parking', 'phone-confirm'],
    ["07700 900123, who's the best person to speak to about a leak", 'phone-confirm'],
    ['can I talk to somebody about a new bathroom', 'phone'],
  ] as const) {
    const call = callOf([...TO_NAME, 'Jo Hale', line])
    const isMessage = /nothing is booked/i.test(lastReply(call))
    expect([line, call.open, isMessage]).toEqual([line, open, open === 'phone'])
    expect(call.card.wants).toContain(line)
  }
})

test('who still wants the time of a booking goes on with it, after a call was asked for', () => {
  const after = (line: string) =>
    callOf([...TO_NAME, 'Jo Hale', '07700 900123, can I speak to somebody?', line])
  for (const line of [
    'yes, but I still want the Tuesday',
    "yes, I'd still like to keep the half three",
  ]) {
    const { card, open } = after(line)
    expect([line, card.outcome, open]).toEqual([line, null, 'postcode'])
  }
  expect(after("yes, I'm in on Tuesday").card.outcome).toBe('message')
})
