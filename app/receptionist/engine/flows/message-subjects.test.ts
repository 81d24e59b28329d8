import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import {
  callOf,
  lastReply,
  LETTINGS,
  repliesOf,
  RESTAURANT,
  GROOMER,
  TO_CONFIRM,
} from '#tests/support/call.ts'

test('lost property is a message with what was lost, whatever service a word of it names', () => {
  for (const [trade, line] of [
    ['restaurant', 'I forgot my gloves on the table by the door'],
    ['restaurant', 'has anyone handed in a brolly since Sunday?'],
    ['restaurant', 'pretty sure my wallet is at yours'],
    ['hairdresser', 'I left a bracelet by the sink when I had my colour done'],
    ['hotel', "we've left a pram in room 4"],
    ['garage', 'my house keys are still in your office after the car service'],
    ['electrician', 'your lad left his ladder here after the light fitting'],
  ] as const) {
    const { card, open } = callOf([line], { setup: { trade } })
    expect([line, card.service, card.wants, card.asked.date, open]).toEqual([
      line,
      null,
      line,
      null,
      'name',
    ])
  }
})

test('how to hand a notice in is a question, not about lost property', () => {
  expect(callOf(['how would I hand my notice in?'], LETTINGS).open).toBe('take-message')
})

test('who asks after lost property and refuses a booking is still passed on', () => {
  const start = ['did you find a red purse?', "I don't want a table"] as const
  const call = callOf([...start, 'Moira Kerr', '07700 900123', 'yes'], RESTAURANT)
  expect(repliesOf(call).join(' ')).not.toMatch(/existing|nothing is booked/i)
  expect(call.card).toMatchObject({ outcome: 'message', name: 'Moira Kerr', service: null })
  expect(call.card.wants).toContain('red purse')
  const left = callOf([...start, 'bye'], RESTAURANT)
  expect(left.card).toMatchObject({ outcome: 'message', booked: null })
})

test('a firm that sells to businesses is turned away', () => {
  for (const line of [
    'I represent Acme Costs and we help law firms save money',
    'Your business listing is not verified, shall I do that for you?',
  ])
    expect([line, callOf([line]).card.outcome]).toEqual([line, 'sales'])
  for (const line of ['I saw your website, do you fix boilers?', 'Can you send me a price list?'])
    expect(callOf([line]).card.outcome).not.toBe('sales')
})

test('an errand that is no service goes to the owner', () => {
  for (const line of [
    'We want to give two months notice on the cottage',
    'Can I drop the paperwork off tomorrow?',
    "I'm chasing up a refund",
    "I've got keys to hand back",
  ]) {
    const call = callOf([line], LETTINGS)
    expect([line, call.open]).toEqual([line, 'name'])
    expect(call.card.wants).toBe(line)
  }
  const heard = callOf(["I'm leaving in March", 'no, I only want to give notice'], LETTINGS)
  expect(heard.open).toBe('name')
  const urgent = callOf(
    ['I want to give notice, and there is water pouring through the ceiling'],
    LETTINGS,
  )
  expect(urgent.card.urgency).toBe('urgent')
  expect(lastReply(callOf(['Do I have to pay a deposit?'], RESTAURANT))).not.toContain('details')
})

test('a caller who tells of a death is told once that she is sorry', () => {
  const lines = [
    "My husband's died and I need to stop his visits",
    'Jo Hale. He passed away in May',
  ]
  const [, first, second] = repliesOf(callOf(lines))
  expect(first).toContain('sorry for your loss')
  expect(second).not.toContain('loss')
  for (const line of ['my boiler has died', 'my mum passed me your number'])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.not.stringMatching(/loss/)])
})

test('a message asked for in a later line names what the caller asked about', () => {
  for (const [asked, line] of [
    [
      'Are you open late on Fridays?',
      'oh, well could somebody give me a bell about that please then',
    ],
    ['Do you take old boilers in part exchange?', 'right, could somebody call me back'],
    [
      'How much is a tap repair?',
      'hm, can I have a word with Sam about it, it is a bit complicated',
    ],
  ] as const) {
    const call = callOf([asked, line])
    expect([line, call.open]).toEqual([line, 'name'])
    expect([line, call.card.wants]).toEqual([line, expect.stringContaining(asked)])
  }
})

test('after the services were listed and refused, she takes a message with what it is about', () => {
  const agent = {
    setup: {
      trade: 'property-manager',
      services: [
        { name: 'Repair visit', pricePence: 0, minutes: 60, isBookable: true },
        { name: 'Inventory', pricePence: 9000, minutes: 60, isBookable: true },
      ],
    },
  } satisfies { setup: SetupInput }
  for (const line of [
    'none of those, I want to see the flat in Mill Lane',
    'to see the flat in Mill Lane',
  ]) {
    const call = callOf(['can I book please', line], agent)
    expect([line, call.open]).toEqual([line, 'name'])
    expect(lastReply(call)).toMatch(/message/)
    expect(call.card.wants).toContain('Mill Lane')
  }
  const many = { setup: { trade: 'dentist' } } satisfies { setup: SetupInput }
  const asked = callOf(['can I book please', 'hmm', 'er what was it', 'well'], many)
  const lists = repliesOf(asked).filter((reply) => /check-up.*or|which.*: /i.test(reply))
  expect(lists.length).toBeLessThan(4)
})

test('who keeps to themselves what a message is about leaves it with what they said before', () => {
  const call = callOf(['could Sam ring me about a lodger?', "it's personal", 'Jo Hale'])
  expect(call.card.wants).toContain('lodger')
  expect(call.card.wants).toContain('personal')
  expect(call.card.name).toBe('Jo Hale')
})

test('sympathy is her first word, and the wish of the same line is taken up', () => {
  for (const [trade, line, open] of [
    ['solicitor', 'my brother died and I want to see about his will', 'when'],
    ['hairdresser', 'we buried my gran on Monday. A haircut on Tuesday at 10, please', 'slot'],
    ['accountant', 'my wife died in March, I need a tax return meeting', 'when'],
    ['plumber', 'my uncle died', 'service'],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.open]).toEqual([line, open])
    expect(lastReply(call)).toMatch(/^I'm very sorry for your loss\. (?!Sorry)/)
  }
})

test('the day of a death is no wish for that day', () => {
  const line = 'dad passed away on Sunday, I need a tax return meeting'
  const call = callOf([line], { setup: { trade: 'accountant' } })
  expect(call.card.asked.date).toBeNull()
})

test('noisy neighbours, a wrong bill and what a call is about are for the owner', () => {
  for (const [trade, ...lines] of [
    ['property-manager', 'the people upstairs are making noise every night'],
    ['hotel', 'the room next door is so loud'],
    ['solicitor', 'I want to dispute my bill'],
    ['plumber', "you've billed me for two hours and he was here for one"],
    ['garage', "it's about the van"],
    ['dentist', 'can I book in please', "it's about my crown"],
  ] as const)
    expect([lines, callOf(lines, { setup: { trade } }).open]).toEqual([lines, 'name'])
})

test('a caller who may leave the firm is not told that it is all right', () => {
  const offer = ["we've an offer in and we've heard nothing for a week", 'Tom Hall'] as const
  const call = callOf([...offer, '07700 900919', 'yes', 'we might pull out'], {
    setup: { trade: 'estate-agent' },
  })
  expect(lastReply(call)).toMatch(/noted that/)
})

test('what firms sell is heard, whoever they ask for', () => {
  for (const line of [
    "I'm calling from BrightSpark Energy about the electricity contract at your premises",
    'could I have a quick word with whoever looks after your marketing?',
  ])
    expect([line, callOf([line]).card.outcome]).toEqual([line, 'sales'])
})

test('a wagon with a delivery, and a booking under a name, are passed on', () => {
  const wagon = "I've a wagon with your blocks on and there's nobody at the site"
  const builder = callOf([wagon], { setup: { trade: 'builder' } })
  expect([builder.open, builder.card.service]).toEqual(['name', null])
  const hotel = { setup: { trade: 'hotel' } } as const
  const asked = ["what time's check-in?", 'get somebody to text me']
  expect(callOf([...asked, "It's booked under Fraser, Callum Fraser."], hotel).open).toBe('phone')
})

test('what comes after "is that the solicitors?" is what the call is about', () => {
  const line = "Hello, is that the solicitors? My neighbour's moved his fence onto my side"
  const call = callOf([line], { setup: { trade: 'solicitor' } })
  expect([call.open, call.card.wants]).toEqual(['name', line])
})

test('what the call is about is kept beside "are you a machine?" and "the right person"', () => {
  for (const line of [
    'are you a machine? The radiator gurgles and is stone cold at the top',
    "I'm not sure if you're the right person, my radiator is making a funny noise",
  ]) {
    const { open, card } = callOf([line])
    expect([line, open, card.wants]).toEqual([line, 'take-message', line])
  }
})

test('who is made to sign something wants no witness', () => {
  const line = "I've been sacked, and they want me to sign something by tomorrow, can Sam ring me?"
  const call = callOf([line], { setup: { trade: 'solicitor' } })
  expect(call).toMatchObject({ open: 'name', card: { service: 'First consultation' } })
})

test('the day of what is ordered is kept, though it is said with a name', () => {
  const room = callOf(['I need a room', 'Tom Lee, we arrive on the 12th'], {
    setup: { trade: 'hotel' },
  })
  expect(room.card.asked.date).toBe('2026-12-12')
})

test('something to be done at once is passed on, and no question', () => {
  const call = callOf(
    ['I left my handbag there last night', 'Jo Pike. Can someone look for it now?'],
    {
      setup: { trade: 'restaurant' },
    },
  )
  expect(lastReply(call)).not.toMatch(/don't know/)
  expect(call.card.wants).toContain('look for it now')
})

test('what the call is about is no name, though it has capitals', () => {
  for (const about of [
    "Root Canal. It's hurting still",
    'Vauxhall Corsa. You had it on Monday',
    'Vauxhall Corsa, the one from Monday',
    'Dr Khan. She saw me',
  ]) {
    const { open, card } = callOf(['Can I leave a message for Sam', about])
    expect([about, open, card.name]).toEqual([about, 'name', null])
  }
})

test('a scarf that was left, and a flat to let, are for the owner, whatever else is asked', () => {
  const scarf = "I think I left me scarf at yours yesterday, it's green. Is there anywhere to park?"
  const lost = callOf([scarf], { setup: { trade: 'restaurant' } })
  expect(lost.open).toBe('name')
  expect(lost.card.wants).toContain('scarf')
  const flat = "I've got a two bed coming empty and I want it let, can someone come and look at it?"
  const landlord = callOf([flat], { setup: { trade: 'property-manager' } })
  expect(landlord).toMatchObject({ open: 'take-message', card: { service: null } })
})

test('somebody who has great trade prices for the firm sells', () => {
  const line =
    "Hi, is that the owner? It's Jason from PetPro, I'm just calling about your shampoos, we've got some great trade prices"
  expect(callOf([line], GROOMER).card.outcome).toBe('sales')
})

test('a customer who asks for the business owner is no seller', () => {
  for (const line of [
    "Hi there, am I speaking to the business owner? I've got a leak",
    'am I speaking to the business owner? Water is coming through the ceiling',
    'is that the business owner? I want to complain about a job',
  ])
    expect([line, callOf([line]).card.outcome]).toEqual([line, null])
  const seller = "am I speaking to the business owner? I'm calling about your card machine rates"
  expect(callOf([seller]).card.outcome).toBe('sales')
  const marketer = "it's Darren from Apex Legal Marketing, am I speaking to the practice manager?"
  expect(callOf([marketer]).card.outcome).toBe('sales')
})

test.each([
  ['solicitor', 'could you send me the draft please'],
  ['accountant', 'can somebody email me a copy of my P60, I need it by Friday'],
  ['plumber', 'would you post me the certificate for the boiler'],
] as const)(
  'papers that a %s is asked to send are a message, and no booking: "%s"',
  (trade, line) => {
    const call = callOf([line], { setup: { trade } })
    expect(call.open).toBe('name')
    expect(lastReply(call)).toContain('pass that on')
  },
)

test('who books and wants the receipt sent afterwards books', () => {
  const call = callOf(['I need a tap repair on Thursday, could you email me a receipt after?'])
  expect(call.open).toBe('slot')
})

test('a day that the caller has in mind beside a price stands on the card of what follows', () => {
  const lines = ["what's the private room? we were thinking Saturday the 19th, for my mum's 60th"]
  const { card } = callOf([...lines, 'yeah go on, about 20 of us'], {
    setup: { trade: 'restaurant' },
    now: '2026-12-02T10:15',
  })
  expect(card).toMatchObject({ service: 'Private dining room', asked: { date: '2026-12-19' } })
})

test('a service that a question points at stands on the card, and never alone among the wants', () => {
  const first = "I'm selling my flat, what do you charge for the conveyancing?"
  const next = 'yes please, is that a fixed fee?'
  const { card } = callOf([first, next, 'Ann Shaw'], { setup: { trade: 'solicitor' } })
  expect(card.service).toBe('Conveyancing')
  expect(card.wants?.startsWith(`${first} / ${next}`)).toBe(true)
})

test.each([
  "no I'm not collecting any keys, I'm dropping mine off. Leave that, get Sam to ring me",
  'nope, not a key collection. Just have Sam ring me',
])('a service that the caller denies is not on the card: "%s"', (line) => {
  const lines = ['I want to give notice', 'Ann Shaw', '07700 900123. And can I book the keys in?']
  const { card } = callOf([...lines, line], { setup: { trade: 'property-manager' } })
  expect(card.service).toBeNull()
})

test('the owner reads what was said in the order in which it was said', () => {
  const lines = [
    'how much is whitening and do you take the NHS?',
    "no leave it. How much is a check-up for somebody who hasn't been in years?",
    'right, any evening this week?',
  ]
  const wants = callOf(lines, { setup: { trade: 'dentist' } }).card.wants ?? ''
  const places = lines.map((line) => wants.indexOf(line))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBe(0)
})

test.each([
  'ta ra love',
  'Fab, bye now',
  'nice one',
  'merry xmas',
  'bless you, ta ra',
  'smashing, ta duck',
])('a goodbye tells the owner nothing: "%s"', (line) => {
  const call = callOf([...TO_CONFIRM, 'yes', line])
  expect(call.card.wants).not.toContain(line)
})

test('what comes with a goodbye still reaches the owner', () => {
  const { wants } = callOf([...TO_CONFIRM, 'yes', 'nice one, bye, and the bell is broken']).card
  expect(wants).toContain('the bell is broken')
})

test.each([
  ["the sink wants moving to the far wall, what's that roughly, a grand?"],
  ["I need the old tank taking out of the loft, what's that to do then"],
  ["my gran can't get his old shower tray out and wants a wet room, what would that roughly cost"],
  ['we want a second toilet putting in under the stairs, a few hundred?'],
  ["sorry, I didn't catch that, but there's a pipe to reroute round the back of the shed"],
])('a job told before the message begins is kept: "%s"', (job) => {
  const { card } = callOf(['are you busy at all', job, 'go on then', 'Ann Holt', '07700 900155'])
  expect(card.wants).toContain(job)
  expect(card.name).toBe('Ann Holt')
})

test.each(["what's that?", "sorry love, what's that you said", "I didn't catch that", 'pardon?'])(
  'a line that only asks her to say it again tells the owner nothing: "%s"',
  (line) => {
    const call = callOf(['do you sell sheds', line])
    expect(lastReply(call)).not.toContain("don't know")
    expect(callOf(['do you sell sheds', line, 'yes', 'Ann Holt']).card.wants).not.toContain(line)
  },
)

test.each([
  'is the boss in? this is just a quick business call',
  "could I have a word with the manager, it's only a courtesy call",
  "hiya, is the person in charge there? it's a short business call, two minutes",
])('a seller who names no goods is rung back by nobody: "%s"', (line) => {
  expect(callOf([line], { setup: { trade: 'dentist' } }).card.outcome).toBe('sales')
})

test.each([
  "is the boss in? it's a quick business call, I need advice on our lease",
  'can I speak to the manager about a business account',
  "is the owner about? it's a personal call",
])('a customer with business of their own is no seller: "%s"', (line) => {
  expect(callOf([line], { setup: { trade: 'solicitor' } }).card.outcome).not.toBe('sales')
})
