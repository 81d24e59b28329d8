import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import { TO_READ_BACK, callOf, lastReply, repliesOf, TO_NAME } from '#tests/support/call.ts'

test('asked for another place, she says that it is noted for the owner', () => {
  const setup = { trade: 'solicitor' } as const
  const lines = ['a will writing appointment', 'Tuesday at 3:30 pm', "can it be at my mum's house?"]
  expect(lastReply(callOf(lines, { setup }))).toContain('Sam')
})

test.each([
  'YO1 4 something, 9 Mill Row. is that too far',
  "it's YO1, are we a bit too far?",
  '9 Mill Row, YO1 4AB, is it too far for you',
])('a place that may be too far is looked up: "%s"', (line) => {
  const reply = lastReply(callOf([...TO_READ_BACK, 'yes', line]))
  expect(reply).toMatch(/don't cover YO1|outside/)
  expect(reply).not.toContain('noted')
})

test('what is too far gone, or too far ahead, asks for no area', () => {
  for (const line of ['my boiler is 20 years old, is it too far gone?', 'is that too far ahead?'])
    expect(lastReply(callOf([line]))).not.toMatch(/cover|Leeds/)
})

test('the first half of a postcode outside the area is a plain no, and books nothing', () => {
  const setup = { trade: 'plumber', area: { towns: ['Leeds'], outward: ['LS6'] } } as const
  const call = callOf(['do you come out to YO1?', "it's HD3"], { setup })
  expect(call.turns[2]?.text).toContain("we don't cover YO1")
  expect(lastReply(call)).toContain("we don't cover HD3")
  expect(call.card.service).toBeNull()
  expect(lastReply(callOf(['do you cover Leeds?', 'LS6'], { setup }))).toContain('LS6')
  expect(lastReply(callOf(['Do you come round to Selby?'], { setup }))).not.toContain('boiler')
})

test('a whole postcode area covers each of its districts, and no other', () => {
  const setup = { trade: 'plumber', area: { towns: [], outward: ['LS', 'S'] } } as const
  for (const place of ['LS21', 'S10'])
    expect(lastReply(callOf([`do you cover ${place}`], { setup }))).toContain(`cover ${place}`)
  expect(lastReply(callOf(["it's a leak, do you cover HG2"], { setup }))).toContain("don't cover")
  const lines = ["I'd like a boiler service", 'Thursday at 10', 'Dan Marsh', '07700 900123', 'yes']
  expect(lastReply(callOf([...lines, 'BD3 4AB'], { setup }))).toContain('outside our area')
  expect(lastReply(callOf([...lines, 'LS21 4AB'], { setup }))).not.toContain('outside')
})

test('a town that the area lacks is said to be outside it, and passed on', () => {
  const setup: SetupInput = {
    trade: 'plumber',
    area: { outward: [], towns: ['Otley', 'Guiseley'] },
  }
  for (const line of ['Do you cover Harrogate?', 'do you come out to Skipton at all']) {
    const call = callOf([line], { setup })
    expect([line, lastReply(call)]).toEqual([
      line,
      expect.stringMatching(/not on my list, which only says Otley and Guiseley/),
    ])
    expect([line, call.open, call.card.wants]).toEqual([line, 'take-message', line])
  }
  expect(lastReply(callOf(['Do you cover Guiseley?'], { setup }))).toContain('Yes')
})

test('a place that the answer does not name gets no yes', () => {
  const ask = (line: string) => repliesOf(callOf([line], { setup: { trade: 'florist' } })).at(-1)
  expect(ask('do you deliver to York?')).toMatch(/^Across Leeds\./)
  expect(ask('can you deliver to Harrogate')).toMatch(/^Across Leeds\./)
  expect(ask('do you deliver to Leeds?')).toMatch(/^Yes, across Leeds\./)
  expect(ask('do you deliver?')).toMatch(/^Yes, across Leeds\./)
})

test('"can you come to" a town asks about the area, and to a house for a visit', () => {
  expect(lastReply(callOf(['can you come to Wetherby?']))).toContain('not on my list')
  expect(lastReply(callOf(['can you come to Leeds?']))).toContain('we cover Leeds')
  expect(callOf(['can you come to my house on Friday?']).card.asked.date).toBe('2026-11-27')
})

test('who is after the council or the gas board hears whose line this is', () => {
  for (const line of ['no I wanted the council about me bins', 'is that the gas board'])
    expect([line, lastReply(callOf([line]))]).toEqual([
      line,
      expect.stringContaining('wrong number'),
    ])
  expect(callOf(['I wanted the tap in the kitchen fixing']).card.service).toBe('Tap repair')
})

test('who wants another firm or a shop hears whose line this is', () => {
  for (const line of [
    'Hello, is that the Royal Infirmary, the fracture clinic?',
    'Alright, is that Screwfix? Have you got any conduit boxes?',
    'is that the doctors? I want me prescription sending to Boots.',
    "is that Dave's garage",
  ]) {
    const reply = lastReply(callOf([line], { setup: { trade: 'restaurant' } }))
    expect([line, reply]).toEqual([line, expect.stringContaining('wrong number')])
  }
})

test('a place that is near, and who pays, are questions for the owner', () => {
  for (const [trade, line] of [
    ['hotel', 'is it near the airport?'],
    ['restaurant', 'is it far from the station?'],
    ['property-manager', 'is it up to me or the landlord?'],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).open]).toEqual([line, 'take-message'])
})

test('who asks for another firm by its name hears which this is', () => {
  for (const line of [
    'Hello, is that the Golden Dragon? Can I order a takeaway?',
    'Morning, is that the Leeds Tandoori? Can I book a table for four',
    'Have I got the Premier Inn?',
    'Hello is that Bargain Carpets?',
  ]) {
    const call = callOf([line])
    expect([line, lastReply(call)]).toEqual([line, expect.stringContaining('wrong number')])
    expect([line, call.card.service]).toEqual([line, null])
  }
  for (const line of [
    'Is that the Brook and Sons?',
    'Is that the Saturday man?',
    "Hello, is that the Plumber's?",
    'Is that the Manager, please?',
    'Is that Brook Plumbing?',
    'Is that Pimlico Plumbers?',
    "Is this Emergency Plumbers? My tap's leaking",
    'Is that Dave Williams?',
  ])
    expect([line, lastReply(callOf([line]))]).not.toEqual([
      line,
      expect.stringContaining('wrong number'),
    ])
})

test('the address that she does not have is asked of the owner', () => {
  expect(callOf([...TO_NAME, "What's your address?"]).card.wants).toContain('your address')
})

test('"is this the right place?" is answered with the name', () => {
  for (const line of ["I hope I've got the right place", "I'm not sure if you're the right people"])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.stringMatching(/^This is /)])
})

test('"I\'m LS13, is that all right?" asks about the area', () => {
  expect(lastReply(callOf([...TO_NAME, "Neil. I'm LS13, that alright?"]))).toContain(
    'we cover LS13',
  )
})

test.each([
  'Oh hello dear. Is that the dog lady?',
  'is that the mobile grooming woman',
  'is this your dog grooming man?',
])('a firm that is known by its person is named: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: { trade: 'other' } }))).toMatch(/^This is .*Ava/)
})

test('who opens with another word for the kind of firm hears its name', () => {
  for (const [trade, line] of [
    ['solicitor', 'hello, is that the law firm?'],
    ['solicitor', 'is that the lawyers?'],
    ['hotel', 'is that the guest house?'],
    ['gym', 'am I through to the leisure centre'],
    ['cleaner', 'morning, is that the cleaning company?'],
    ['property-manager', "is that the estate agent's?"],
    ['other', 'is that the cat parlour?'],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.stringMatching(/^This is .*Ava/),
    ])
  for (const line of ['is that the bank?', 'is that the electrician?', 'is that the full price?'])
    expect([line, lastReply(callOf([line]))]).not.toEqual([line, expect.stringMatching(/^This is/)])
  expect(lastReply(callOf([...TO_NAME, 'is that the leisure centre?']))).not.toContain('Ava')
})

test('a question about the lady or man whom the caller saw is no question which firm this is', () => {
  for (const line of ['is that the same lady?', 'is it the young man?'])
    expect(lastReply(callOf([...TO_NAME, line]))).not.toContain('Ava')
})

test('"is that the letting place?" hears which firm this is', () => {
  const call = callOf(['Alright, is that the letting place?'], {
    setup: { trade: 'property-manager' },
  })
  expect(lastReply(call)).toContain('This is Calder Lettings')
})

test('who asks for somebody to come is not told yes by a firm that stays at home', () => {
  const lines = [
    'My mother wants to change her will',
    "She can't get about, could somebody come out to her house?",
  ]
  const call = callOf(lines, { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toMatch(/^I don't know whether anyone can come out/)
})

test('who names the firm only roughly is no wrong number', () => {
  for (const [trade, line] of [
    ['cleaner', 'Is that Brightside Cleaners?'],
    ['electrician', 'Hello is that Local Electrics, I need a socket repaired'],
    ['restaurant', 'Is that Emma Flowers?'],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).not.toEqual([
      line,
      expect.stringContaining('wrong number'),
    ])
})

test('a whole postcode is in the area, whatever the question about it', () => {
  expect(lastReply(callOf(['Do you cover LS8 2JD?']))).toMatch(/^Yes, we cover LS8/)
  expect(lastReply(callOf(['LS8 2JD. What areas do you cover?']))).not.toMatch(/don't cover/)
  expect(lastReply(callOf(['Do you cover HG2 1AB?']))).toMatch(/don't cover HG2/)
})

test('a caller who asks who this is hears it', () => {
  for (const line of [
    "so you're not the court? who's this then?",
    'who is this, what company have I come through to?',
    'what is this place?',
    'Hello? Is that Dave? Dave the plumber?',
  ])
    expect([line, lastReply(callOf([line]))]).toEqual([
      line,
      expect.stringContaining('Brook & Sons Plumbing'),
    ])
})

test('a question whether somebody can come to the caller is passed on', () => {
  const setup = { trade: 'solicitor' } as const
  for (const line of [
    "can you come out to her? She's in a wheelchair",
    'Yeah but can somebody come to the house, is what I’m asking',
  ])
    expect([line, lastReply(callOf(['a first consultation for my mum', line], { setup }))]).toEqual(
      [line, expect.stringMatching(/Sam/)],
    )
})

test('"you don\'t come out to Beverley?" asks about the area', () => {
  const call = callOf(["oh so you don't come out to Beverley?"])
  expect(lastReply(call)).toContain('Leeds')
  expect(call.card.service).toBeNull()
})

test('a caller who only wants to know where the firm is hears it, and declines the call', () => {
  const at = { setup: { trade: 'solicitor' }, now: '2027-03-06T11:15' } as const
  const start = ['do you sign documents?']
  const call = callOf(
    [...start, "no, don't worry about a call, I'd just like to know where you are"],
    at,
  )
  expect(lastReply(call)).toContain("We're in Leeds")
  expect(call.open).not.toBe('name')
})

test("a viewing, or a house to let out, is none of a manager's services", () => {
  const setup = { setup: { trade: 'property-manager' } } as const
  for (const line of [
    'I saw a 2 bed flat on Rightmove, is it still available and can I view it',
    "I've got a house I want to let out, could someone come and tell me what rent I'd get",
  ])
    expect([line, callOf([line], setup).open]).toEqual([line, 'take-message'])
})

test.each([
  ['dentist', 'is it a lady dentist?'],
  ['dentist', 'is that a male dentist'],
  ['solicitor', 'is it a woman solicitor I see?'],
  ['plumber', 'is it the same plumber?'],
] as const)('asked who does the work, a %s\'s Ava does not know: "%s"', (trade, line) => {
  const reply = lastReply(callOf([line], { setup: { trade } }))
  expect(reply).toMatch(/don't know|not something I know|don't have an answer/)
  expect(reply).not.toMatch(/wrong number|I'm Ava/)
})

test('a firm that is asked for by its kind is still answered', () => {
  expect(lastReply(callOf(['is that the dentist?']))).toMatch(/Brook & Sons/)
  const dentist = { setup: { trade: 'dentist' } } as const
  expect(lastReply(callOf(['is it the dentist?'], dentist))).toContain('Ava')
})

test.each([['who gets this message?'], ["who'll see that then"], ['who are you passing it on to']])(
  'asked who hears of it, she names the owner: "%s"',
  (line) => {
    for (const lines of [TO_NAME, ['can Sam ring me', "it's about the drains"]]) {
      const call = callOf([...lines, line])
      expect(lastReply(call)).toContain('goes to Sam')
      expect(call.open).toBe('name')
    }
    expect(lastReply(callOf([...TO_NAME, 'who sees my file?']))).not.toContain('goes to')
  },
)

test.each([
  ['electrician', 'hiya is that the sparky?', /^This is Kirkgate/],
  ['electrician', 'is that the sparks', /^This is Kirkgate/],
  ['garage', 'is that the mechanics', /^This is Otley/],
  ['physio', 'is this the physio clinic?', /^This is Stride/],
  ['plumber', 'is that the sparky', /wrong number|^No, this is/],
] as const)(
  'a %s hears "%s" as asking for a firm by what people call it',
  (trade, line, answer) => {
    expect(lastReply(callOf([line], { setup: { trade } }))).toMatch(answer)
  },
)

test.each([
  ['vet', 'is there an out-of-hours number?', /no other number, so ring any vet that is open/],
  ['plumber', 'have you got an emergency line I can try', /no other number .* but I can text Sam/],
] as const)(
  'at a %s, who asks for a number out of hours hears of none: %s',
  (trade, line, said) => {
    const call = callOf([line], { setup: { trade } })
    expect(lastReply(call)).toMatch(said)
    expect(call.open).toBe('take-message')
  },
)

const CLEANER = {
  trade: 'cleaner',
  area: { towns: ['Derby', 'Spondon'], outward: ['DE1', 'DE21'] },
} as const

test.each([
  "I'm in Belper, can I book an oven clean on Friday?",
  'an oven clean please. We live in Ripley',
])('a place that is not on the list is checked by its postcode before the time: "%s"', (line) => {
  const call = callOf([line], { setup: CLEANER })
  expect(call.open).toBe('postcode')
  const outside = callOf([line, '4, DE56 1AA'], { setup: CLEANER })
  expect(lastReply(outside)).toContain('may be outside our area')
  expect(outside.card.booked).toBeNull()
  expect(callOf([line, '4, DE21 1AA', 'Friday'], { setup: CLEANER }).open).toBe('slot')
})

test('the first half of a postcode where the caller is outside the area books nothing', () => {
  for (const line of [
    "I'm in DE56, can I book an oven clean",
    "an oven clean please, my mum's over in HX1",
  ]) {
    const call = callOf([line], { setup: CLEANER })
    expect(lastReply(call)).toContain('may be outside our area')
    expect(call.open).toBe('name')
  }
  const moved = callOf(["an oven clean please, I'm in DE56 but the house is in DE21"], {
    setup: CLEANER,
  })
  expect(moved.open).toBe('when')
})

test.each([
  "I'm in Spondon",
  "I'm in DE21",
  "I'm in bed with flu",
  "I'm in pain",
  "It's in English",
  "I'm in on Friday",
  'the oven is in E5 mode',
])('what is in the area, or no place, stops no booking: "%s"', (said) => {
  const call = callOf([`an oven clean please. ${said}`], { setup: CLEANER })
  expect(call.open).not.toBe('postcode')
  expect(lastReply(call)).not.toMatch(/area|my list/i)
})

test('a list of towns alone is read out to a caller who is elsewhere, once', () => {
  const setup = { trade: 'cleaner', area: { towns: ['Derby', 'Spondon'], outward: [] } } as const
  const call = callOf(
    ["I'm in Belper, can I book an oven clean on Friday?", "I'm in Belper, remember"],
    { setup },
  )
  expect(repliesOf(call)[1]).toContain('only says Derby and Spondon')
  expect(repliesOf(call)[2]).not.toContain('Derby')
})

test('whether a place that the line names will do is a question about the area', () => {
  const ask = (line: string) =>
    lastReply(callOf(['an oven clean please', line], { setup: CLEANER }))
  expect(ask("my sister's in DE21, would that work?")).toContain('we cover DE21')
  expect(ask("I'm in HG2, will that be ok")).toContain("don't cover HG2")
  expect(ask('would Friday work?')).not.toContain('cover')
  const salon = callOf(["I'm in DE21, would Friday work?"], { setup: { trade: 'hairdresser' } })
  expect(lastReply(salon)).not.toContain('cover')
})

const HARCOURT = {
  setup: {
    trade: 'property-manager',
    name: 'Harcourt Lettings',
    facts: [{ question: 'Where are you?', answer: 'Above the bookshop.' }],
  },
} as const

test.each([
  'is that Harcourts?',
  'am I through to Harcourts',
  "who's Harcourts?",
  'is it the Harcourt lettings',
])('a short form of our name asks for us, and for no person: %s', (line) => {
  expect(lastReply(callOf([line], HARCOURT))).toMatch(/^This is Harcourt Lettings.*book/)
})

test('nobody is asked to ring back under a short form of our name', () => {
  const call = callOf(['can I speak to Harcourts please'], HARCOURT)
  expect(lastReply(call)).not.toMatch(/Harcourts/)
  expect(lastReply(callOf(['can I speak to Mrs Harcourt'], HARCOURT))).toMatch(/Mrs Harcourt/)
})

test.each(["is that Harcourts? my tap's dripping", 'is that Harcourts? the fence has blown down'])(
  'what follows a short form of our name is heard: %s',
  (line) => {
    const call = callOf([line], HARCOURT)
    expect(lastReply(call)).not.toMatch(/^This is/)
    expect(call.card.wants).toContain(line)
  },
)

test('a shop of any kind is another firm, and a fact about one is none', () => {
  expect(lastReply(callOf(['Is that the bookshop?'], HARCOURT))).toMatch(/wrong number/)
  const where = callOf(['is that the one above the bookshop?'], HARCOURT)
  expect(lastReply(where)).not.toMatch(/wrong number/)
})

const KWIK_FIT = 'Hello, is that Kwik Fit?'
const AT_DENTIST = { setup: { trade: 'dentist' } } as const

test.each([
  'oh sorry love, I wanted the tyre place on Mill Lane',
  'sorry, my mistake',
  'oh is it not? sorry pal',
  'I must have the wrong one then',
  'oh I thought this was the garage. sorry',
])('who may have the wrong number, and says so, is let go: %s', (line) => {
  const call = callOf([KWIK_FIT, line], AT_DENTIST)
  expect(call.card.outcome).toBe('wrong-number')
  expect(lastReply(call)).toMatch(/Goodbye/)
})

test.each([
  'sorry, I wanted someone to look at a crown',
  'oh sorry. actually, do you do whitening?',
  "sorry, my tooth's killing me",
  'I was looking for a dentist anyway',
  'sorry, I want to move my appointment',
])('who may have the wrong number, and wants this firm, is not let go: %s', (line) => {
  const call = callOf([KWIK_FIT, line], AT_DENTIST)
  expect(call.card.outcome).not.toBe('wrong-number')
  expect(call.open).not.toBeNull()
})

test('who may have the wrong number, and says back what this firm is, asks nothing by it', () => {
  const line = "oh sorry, you're the dentist? while you're on, how much is a check-up?"
  const reply = lastReply(callOf([KWIK_FIT, line], AT_DENTIST))
  expect(reply).toMatch(/£/)
  expect(reply).not.toMatch(/rest|don't know/)
})

test.each([
  "hi, I'm calling from Apex, we clean offices in your area",
  'we do gloves and consumables for practices in your area',
])('who tells of others in our area asks for none: %s', (line) => {
  for (const trade of ['plumber', 'dentist'] as const)
    expect(lastReply(callOf([line], { setup: { trade } }))).not.toMatch(/cover|address/)
})

test.each([
  "we're in LS6, is that in your area",
  'I was wondering if LS6 is in your area',
  "I've moved to LS6, which I think is in your area",
])('who asks if a place is in our area hears it: %s', (line) => {
  expect(lastReply(callOf([line]))).toContain('cover LS6')
})
