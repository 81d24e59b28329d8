import { expect, test } from 'vitest'
import type { SetupInput, TradeId } from '../types.ts'
import {
  callOf,
  lastReply,
  LETTINGS,
  repliesOf,
  TO_CONFIRM,
  TO_NAME,
  GROOMER,
} from '#tests/support/call.ts'

const BARBER = {
  trade: 'other',
  name: 'Sharp Cuts',
  services: [
    { name: 'Beard sculpting', pricePence: 1200, minutes: 20, isBookable: true },
    { name: 'Gents full cut', pricePence: 2200, minutes: 30, isBookable: true },
    { name: 'Gents dry cut', pricePence: 1800, minutes: 30, isBookable: true },
    { name: 'House purchase', pricePence: null, minutes: 30, isBookable: false },
  ],
  facts: [
    { question: 'Can I pay monthly?', answer: 'Yes, over six months.' },
    { question: 'Do you cut wet hair?', answer: 'Yes, with a drying charge of £3.' },
  ],
} as const

test('the price of a service is told however it is asked, and that of others is not', () => {
  for (const [lines, answer] of [
    [['how much to get a gents beard done'], /^Beard sculpting is £12/],
    [['A beard sculpting', 'how much is it though?'], /beard sculpting (?:is|costs) £12/i],
    [['A beard sculpting', 'is it still a fiver?'], /£12/],
    [['A beard sculpting', 'is it a lot?'], /£12/],
    [['A beard sculpting', 'and it is free for him, yeah?'], /£12/],
    [['A beard sculpting', 'is it twelve pounds each or altogether?'], /£12.* for each/],
    [["I'd like my boots resoled and polished. What do you charge?"], /know/],
    [['Can I pay it off in instalments?'], /six months/],
    [['Is there an extra charge for wet hair?'], /drying charge/],
  ] as const)
    expect([lines, lastReply(callOf(lines, { setup: BARBER }))]).toEqual([
      lines,
      expect.stringMatching(answer),
    ])
  const strange = callOf(['how much is a beard transplant'], { setup: BARBER })
  expect(lastReply(strange)).not.toContain('£')
})

test.each([
  'is it dear?',
  'and will it be pricey',
  'are you very dear',
  "I'm not sure. Are you dear?",
  'would that be a lot',
])('what is dear is answered with the price: "%s"', (line) => {
  expect(lastReply(callOf(['My tap drips, I need it mending', line]))).toContain('£65')
})

test('a price is told again to who only wants it roughly, and left open for two', () => {
  const two = callOf([...TO_CONFIRM, "yes. how much is it by the way, it's two boilers"])
  expect(lastReply(two)).toMatch(/£90.*Sam can tell you|£90, and/)
  for (const line of [
    'just roughly?',
    'even for the one',
    'only for the one, then',
    'a ballpark?',
  ]) {
    const call = callOf([...TO_CONFIRM, 'yes. how much is it by the way', line])
    expect([line, lastReply(call)]).toEqual([line, expect.stringContaining('£90')])
  }
})

test.each([
  'is it 65 whatever it turns out to be?',
  'so is that 65 even if you have to take it all apart',
  'is that a fixed price or can it go up',
  "what's the price if you need to fit a new one",
  'so 65 no matter what?',
])('whether a price may grow is left to the owner: "%s"', (line) => {
  const reply = lastReply(callOf(['how much is a tap repair', line]))
  expect(reply).toContain('£65')
  expect(reply).toContain('on top')
})

test('who takes the price, whatever day it is, is told of no extras', () => {
  for (const line of ['65 is it, whatever day suits you', "is that 65? I'm free whatever time"])
    expect(lastReply(callOf(['how much is a tap repair', line]))).not.toContain('on top')
})

test('asked what a missed visit costs, she tells what the owner says of cancelling', () => {
  const setup: SetupInput = {
    trade: 'dentist',
    facts: [
      { question: 'What is the cancellation policy?', answer: 'Under a day it is a £20 charge.' },
    ],
  }
  const start = 'I need to cancel my appointment on Friday'
  for (const line of ['will you charge me?', "do I have to pay if I can't come?"])
    expect([line, lastReply(callOf([start, line], { setup }))]).toEqual([
      line,
      expect.stringContaining('£20'),
    ])
})

test('prices, lengths and late days are told in short and everyday words', () => {
  const setup: SetupInput = {
    trade: 'other',
    hours: [['09:00', '17:00'], ['09:00', '19:00'], null, null, null, null, null],
    services: [
      { name: 'Eye examination', pricePence: 3000, minutes: 30, isBookable: true },
      { name: 'Lens replacement', pricePence: 5000, minutes: 60, isBookable: true },
      { name: 'Home valuation', pricePence: 0, minutes: 45, isBookable: true },
    ],
  }
  const said = (line: string) => lastReply(callOf([line], { setup }))
  expect(said("what's it for an eye exam")).toContain('£30')
  expect(said('how much to swap a lens?')).toContain('£50')
  expect(said('do you do valuations? how long does it take')).toMatch(/free.*45 minutes/)
  expect(said("tell me which day you're open late")).toContain('7 pm')
})

test('a sum in a question is answered with the price of the service spoken of', () => {
  const restaurant = {
    setup: {
      trade: 'restaurant',
      services: [
        { name: 'Afternoon tea', pricePence: 2250, minutes: 90, isBookable: true },
        { name: 'Function room', pricePence: 12_000, minutes: 180, isBookable: true },
      ],
    },
  } as const
  for (const [line, price] of [
    ['Afternoon tea, is that what, twenty two fifty each?', '£22.50'],
    ['So the function room is a hundred and fifty then?', '£120'],
    ['The function room, is it still a hundred and twenty for the night?', '£120'],
  ] as const)
    expect([line, lastReply(callOf([line], restaurant))]).toEqual([
      line,
      expect.stringContaining(price),
    ])
})

test('a question whether there is a charge is never answered with a list of prices', () => {
  for (const line of [
    'Will I get charged the thirty pounds?',
    'Is there a fee at all?',
    'Will there be a cost?',
  ])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.stringMatching(/don't know/)])
  expect(lastReply(callOf(['How much do you charge?']))).toMatch(/£\d+.*£\d+/)
})

test('a charge asked about after a cancellation is that of the fact about cancelling', () => {
  const setup = {
    trade: 'hairdresser',
    facts: [
      { question: 'What is your cancellation policy?', answer: 'Less than a day and it is £20.' },
    ],
  } as const
  const lines = ["I've got to cancel my cut and colour tomorrow, I'm poorly", 'Ann Lee']
  for (const line of ['07700 900123. Do I get charged the twenty pounds?', 'Will it cost me owt?'])
    expect([line, lastReply(callOf([...lines, line], { setup }))]).toEqual([
      line,
      expect.stringContaining('it is £20'),
    ])
})

test('the price of a service comes before a fact about who does it, and is what "book me in" means', () => {
  const setup = {
    trade: 'dentist',
    services: [
      { name: 'Hygienist visit', pricePence: 6000, minutes: 30, isBookable: true },
      { name: 'Whitening', pricePence: 30_000, minutes: 60, isBookable: true },
    ],
    facts: [
      { question: 'Who does the hygienist visits?', answer: 'Ann Low is our hygienist.' },
      { question: 'How can I pay?', answer: 'By card.' },
    ],
  } as const
  const lines = ['How much is a hygienist visit?', 'And how can I pay?', 'Book me in then']
  expect(repliesOf(callOf(lines.slice(0, 1), { setup })).join(' ')).toContain('£60')
  expect(callOf(lines, { setup }).card.service).toBe('Hygienist visit')
  expect(lastReply(callOf(['Who does the hygienist visits?'], { setup }))).toContain('Ann Low')
})

test('whether work that went wrong costs anything is never answered with a price', () => {
  const setup: SetupInput = {
    trade: 'plumber',
    facts: [
      { question: 'Do you charge for a quote?', answer: 'No, quotes are free.' },
      { question: 'Is there a call-out charge?', answer: 'Yes, £60.' },
    ],
  }
  const fault = "you mended our tap last week and it's dripping again"
  const taken = [fault, 'Jo Hale', '07700900123', 'yes']
  for (const lines of [
    [fault, 'is it free?'],
    [fault, 'so how much will that be'],
    ["Your lad did the boiler on Monday and it's packed up again. Will there be a charge?"],
    [...taken, 'do we pay again?'],
    [...taken, 'bye', 'will I be charged?'],
    [...taken, 'thanks, bye. Oh, is there a call-out charge for that?'],
  ]) {
    const call = callOf(lines, { setup })
    expect([lines, lastReply(call)]).toEqual([lines, expect.not.stringMatching(/£|free/)])
    expect([lines, lastReply(call)]).toEqual([lines, expect.stringMatching(/Sam/)])
    expect(call.card.wants).toContain(lines.at(-1))
  }
  const other = callOf(['will there be a charge?'], { setup })
  expect(lastReply(other)).toMatch(/know/)
  expect(lastReply(callOf(['is a quote free?'], { setup }))).toMatch(/^Quotes are free/)
})

test('an amount that the caller names is confirmed or put right with the listed price', () => {
  for (const [trade, lines, answer] of [
    ['plumber', ['is a boiler service 80?'], /^No, a boiler service is £90\./],
    ['plumber', ['How much is a tap repair?', 'so it is sixty five then'], /^Yes, .*£65\./],
    ['hotel', ['afternoon tea, is it thirty a head?'], /^No, .*£32\./],
    ['vet', ['What does nail clipping cost?', 'sixteen?'], /^Yes, .*£16\./],
    ['vet', ['What does nail clipping cost?', 'is it under twenty pounds?'], /^Nail clipping/],
    ['dentist', ['does a filling take an hour?'], /45 minutes for a filling/],
    ['dentist', ['I was quoted forty quid for a check-up'], /^No, a check-up is £48/],
    ['solicitor', ['is the first consultation free?'], /£120/],
    ['vet', ['is it more than sixty for a booster?'], /^A booster vaccination is £58/],
  ] as const) {
    const call = callOf([...lines], { setup: { trade } })
    expect([lines, lastReply(call)]).toEqual([lines, expect.stringMatching(answer)])
  }
  const party = callOf(['is that for thirty?'], { setup: { trade: 'restaurant' } })
  expect(lastReply(party)).not.toContain('£')
})

test('the fees of a firm whose visits are free are not said to be free', () => {
  for (const [trade, line] of [
    ['estate-agent', 'how much are your fees?'],
    ['estate-agent', 'what do you charge to sell a house?'],
    ['property-manager', 'what are your fees?'],
    ['recruiter', 'what fee do you charge?'],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.stringContaining("I don't know that"),
    ])
  const priced = callOf(['how much are your fees?'], { setup: { trade: 'solicitor' } })
  expect(lastReply(priced)).toContain('£120')
})

test('"what about" another service, before a booking, gets its price', () => {
  const lines = ['do you do 11 plus?', 'no, what about GCSE for my older one'] as const
  expect(lastReply(callOf(lines, { setup: { trade: 'tutor' } }))).toContain('£38')
})

test('a price read back is agreed to, and what may come on top is left to the owner', () => {
  const said = (line: string) => callOf(['How much is a boiler service?', line])
  expect(lastReply(said('Is that ninety?'))).toContain('Yes, a boiler service is £90')
  expect(lastReply(said('Is that eighty?'))).toContain('No, a boiler service is £90')
  const extras = said('Is that ninety all in, no call-out on top?')
  expect(lastReply(extras)).toMatch(/£90; Sam can tell you/)
  expect(extras.card.wants).toContain('call-out')
})

test('the price to see somebody is that of the consultation, if there is one', () => {
  for (const line of ['How much is it to see someone?', 'Is there a charge just to come in?']) {
    const setup = { trade: 'solicitor' } as const
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.stringContaining('A first consultation is £'),
    ])
  }
  expect(
    lastReply(callOf(['How much is it to see someone?'], { setup: { trade: 'dentist' } })),
  ).not.toMatch(/£/)
})

test('a service that the line names besides the price is the one whose price is told', () => {
  const service = (name: string, pricePence: number) =>
    ({ name, pricePence, minutes: 60, isBookable: true }) as const
  const services = [
    service('Full groom, small dog', 4000),
    service('Full groom, large dog', 6500),
    service('Bath and brush', 2800),
  ]
  const setup = { trade: 'other', services } as const
  const call = callOf(['How much do you charge to do a dog? Just a bath, really'], { setup })
  expect(lastReply(call)).toMatch(/^A bath and brush is £28\./)
})

test('what must come first is asked of the owner, and has no price', () => {
  const call = callOf(['How much is a filling?', 'And do I need a check-up first?'], {
    setup: { trade: 'dentist' },
  })
  expect(lastReply(call)).toMatch(/don't know/)
  expect(call.card.wants).toContain('do I need a check-up first')
})

test('the price and the length of what is booked are known, however they are asked for', () => {
  const lines = ["I'd like a boiler service on Tuesday at 3:30 pm"]
  expect(lastReply(callOf([...lines, 'Is it still the ninety?']))).toMatch(
    /^Yes, a boiler service is £90/,
  )
  const length = 'How long does it take, so I know when to be back?'
  expect(lastReply(callOf([...lines, length]))).toMatch(/60 minutes/)
})

test('"how much is it, love?" asks the price', () => {
  expect(lastReply(callOf([...TO_NAME, 'How much is it, love?']))).toContain('£90')
})

test('a sum said back is right or wrong, however its hundred is said', () => {
  const reply = (line: string) =>
    lastReply(
      callOf(['How much is a first consultation?', line], { setup: { trade: 'solicitor' } }),
    )
  for (const line of ['Hundred and twenty, right.', 'So a hundred and twenty then?'])
    expect([line, reply(line)]).toEqual([line, expect.stringMatching(/^Yes, .*£120/)])
  expect(reply('Hundred and fifty, right?')).toMatch(/^No, .*£120/)
})

test('a matter that a first consultation is for gets the consultation, and no price alone', () => {
  const reply = (line: string) => lastReply(callOf([line], { setup: { trade: 'solicitor' } }))
  expect(reply('Do you do boundary disputes?')).toMatch(/first consultation, which is £120/)
  expect(reply('Is there a charge for just coming in for a chat first?')).toMatch(/£120/)
  expect(reply('I need to talk to somebody about a divorce')).toMatch(/What day/)
  for (const line of [
    'I want to speak to someone about my bill',
    'Can I speak to someone about a divorce, just get them to ring me',
    "I need to speak to someone about the divorce you're handling for me",
    'Could I speak to someone about my first consultation, I need to cancel it',
  ])
    expect([line, reply(line)]).toEqual([line, expect.stringMatching(/ring you back/)])
})

test('the price of what is no service of ours is not the price of one that has none', () => {
  const setup = { trade: 'restaurant' } as const
  expect(lastReply(callOf(['How much is your set lunch?'], { setup }))).not.toMatch(/table/)
  expect(lastReply(callOf(['How much is a table?'], { setup }))).toMatch(/table/)
  const letting = "I've got a house I'm thinking of letting out, what do you charge?"
  expect(lastReply(callOf([letting], { setup: { trade: 'property-manager' } }))).not.toMatch(/free/)
})

test('how, when and whom to pay is no question for the price', () => {
  const reply = (line: string) => lastReply(callOf([...TO_NAME, 'Jo Hale', line]))
  for (const line of ['How do I pay?', 'When do I pay for that?'])
    expect([line, reply(line)]).toEqual([line, expect.not.stringContaining('£')])
  expect(reply('Do I pay for that?')).toContain('£90')
})

test('the price of a job that no service names is not that of every repair', () => {
  const burst = lastReply(callOf(['how much do you charge to mend a burst pipe?']))
  expect(burst).not.toContain('£')
  expect(lastReply(callOf(['how much is a repair?']))).toMatch(/£65.*£75/)
})

test('what it costs that somebody comes is the price of the visit, if there is one', () => {
  for (const line of ['Is there a charge for coming out?', 'how much is it to come out and look?'])
    expect([line, lastReply(callOf([line], { setup: { trade: 'builder' } }))]).toEqual([
      line,
      expect.stringContaining('A site visit is free.'),
    ])
  expect(lastReply(callOf(['is there a charge for coming out?']))).toContain("don't know")
  const tooth = callOf(['How much for a tooth to come out?'], { setup: { trade: 'dentist' } })
  expect(lastReply(tooth)).not.toContain('£')
})

test('"is there a call-out fee?" is not answered with the price of a service', () => {
  for (const line of ['Is there a call out fee?', 'boiler service, is there a call-out charge?'])
    expect([line, lastReply(callOf([line]))]).not.toEqual([line, expect.stringContaining('£')])
})

test('a choice between two prices gets no yes or no', () => {
  const lines = [
    'how much is a tap repair?',
    'sorry, so would that be the sixty-five or the ninety?',
  ]
  expect(lastReply(callOf(lines))).not.toMatch(/\b(?:no|not quite|yes)\b,/i)
})

test('what a price includes is left to the owner, whatever else the question names', () => {
  const lines = ['how much is a boiler service?']
  const asked = 'does that include the landlord certificate, the gas safety one?'
  expect(lastReply(callOf([...lines, asked]))).not.toMatch(/£|^No\b/)
})

test('whether a sum is enough is for the owner', () => {
  const solicitor = { setup: { trade: 'solicitor' } } as const
  const call = callOf(['my boss pays for a settlement agreement, is £500 enough?'], solicitor)
  expect(lastReply(call)).not.toMatch(/^No|£/)
})

test('the price is told with "sorry" beside it', () => {
  const lines = ["I'd like a boiler service", 'Tuesday, the first one. How much is it, sorry?']
  expect(lastReply(callOf(lines, { setup: { trade: 'plumber' } }))).toContain('£')
})

test('a price is told in other words, and none of another service', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const lines = [
    'the hygienist on Thursday at 4:30 pm',
    'Fiona Mackie. Is it still fifty odd pound?',
  ]
  expect(lastReply(callOf(lines, dentist))).toContain('£62')
  const two =
    'I need to move my check-up, and I also wanted to know how much you charge for whitening'
  expect(lastReply(callOf([two], dentist))).not.toContain('£')
  const book = ['a first consultation tomorrow at 10 am', 'Jo Hale', '07700 900148', 'yes']
  const pay = "yes please. and do I have to pay for that, cos I've not got a lot"
  expect(lastReply(callOf([...book, pay], { setup: { trade: 'solicitor' } }))).toContain('£120')
})

test('a worried owner who asks about a vet is sent to one', () => {
  const line = "Karen Beddoes. And do I need to take her to the vet's or what?"
  const burnt = ["you've caught her with the clippers. I'm not happy at all", line]
  expect(lastReply(callOf(burnt, GROOMER))).toContain('ring your vet')
})

test('a service without a price that is not booked is offered a call back, and the owner reads of it', () => {
  const setup = { trade: 'solicitor' } as const
  const lines = ['how much do you charge for conveyancing?']
  expect(callOf(lines, { setup }).open).toBe('take-message')
  expect(callOf([...lines, "ok, I'll ring round, bye"], { setup }).card.wants).toContain(
    'conveyancing',
  )
})

test('the price a head is left to the owner', () => {
  const call = callOf(['how much is the private dining room a head'], {
    setup: { trade: 'restaurant' },
  })
  expect(lastReply(call)).toMatch(/£150.*each/)
})

test('VAT in words to be passed on is no question', () => {
  const call = callOf(['can you tell him its 2,400 plus vat'])
  expect(lastReply(call)).not.toContain('VAT')
})

test('"is that inc VAT?" after a price takes her for no firm', () => {
  const call = callOf(['how much is a boiler service', 'is that inc vat?'])
  expect(lastReply(call)).toContain('VAT')
})

test('the price of what the line is about is known, and so is one asked for first', () => {
  const drip = callOf(['my kitchen taps dripping, how much do you charge to sort that'])
  expect(lastReply(drip)).toContain('£65')
  const services = [
    { name: 'Bath and brush', pricePence: 2800, minutes: 60, isBookable: true },
    { name: "Puppy's first groom", pricePence: 3000, minutes: 60, isBookable: true },
  ]
  const setup = { trade: 'other', services } as const
  const first = callOf(['a bath and brush please', 'how much is it first'], { setup })
  expect(lastReply(first)).toContain('£28')
  const meant = callOf(
    ['how much is it for a wash and dry?', 'sorry I mean just a bath and a brush'],
    { setup },
  )
  expect(lastReply(meant)).toContain('£28')
})

test('a day in a question about the price is on no card, and “btw” asks the same', () => {
  expect(callOf(['how much is a tap repair on a Saturday?']).card.asked.date).toBeNull()
  const call = callOf(['a boiler service please', 'how much is it btw'])
  expect(lastReply(call)).toContain('£90')
})

test.each([
  ['07700 900123. would her nails be extra?', true],
  ['07700 900123. can you trim her nails too or is that extra', true],
  ['07700 900123. how much extra for the nails?', true],
  ['07700 900123. is the full groom extra on a Saturday?', false],
  ['07700 900123. can you leave her tail a bit longer, is that extra?', false],
])(
  'the price of another service is said beside a booking, and the rest passed on: %s',
  (line, is) => {
    const lines = ['a full groom please', 'Tuesday at 3:30 pm', 'Jo Marsden', line]
    const { wants } = callOf(lines, GROOMER).card
    const reply = lastReply(callOf(lines, GROOMER))
    expect([/nail trim is £10/i.test(reply), wants]).toEqual([is, expect.stringContaining('extra')])
    expect(reply).toMatch(is ? /rest/ : /know|say|tell|pass/)
  },
)

const ADVICE = ['I need some advice, my employer let me go', 'Monday afternoon', '1 pm please']
const SOLICITOR = { setup: { trade: 'solicitor' }, now: '2026-12-17T18:30', seed: 85 } as const

test.each([
  "is it free if I haven't got a job",
  'oh wait, do I still have to pay if I am on benefits',
  'Jo Hale. and is that free for pensioners',
  "would I get it for nothing if I'm out of work",
  'Jo Hale, is there a charge if you are on universal credit',
])('whether a price holds for the caller is told as far as she knows: "%s"', (line) => {
  const reply = lastReply(callOf([...ADVICE, line], SOLICITOR))
  expect(reply).toMatch(/£120.*Sam/)
})

test.each([
  'Jo Hale. you never said, is it free or not',
  'Jo Hale, am I paying for this',
  'Jo Hale. am I paying or am I not',
  'Jo Hale, so does it cost me or not',
  "Jo Hale. you're still not answering me about the price",
  "Jo Hale. you've not told me what it costs",
])('a question about the price at another question is answered: "%s"', (line) => {
  const call = callOf([...ADVICE, line], SOLICITOR)
  expect(lastReply(call)).toContain('£120')
  expect(call.card.name).toBe('Jo Hale')
})

test.each([
  "is 4 free, if that's all right",
  'is the car park free',
  'do I pay on the day or before',
  'do you charge if I cancel',
])('what only sounds like the price of the service is none: "%s"', (line) => {
  expect(lastReply(callOf([...ADVICE, line], SOLICITOR))).not.toContain('£')
})

test.each([
  "we've a flat in Leeds to let out, two bed, what do you take",
  "I'm thinking of letting my house out, what are your fees",
  'we want our bungalow letting, whats the cost',
])('who wants a house let hears that she does not know the price: "%s"', (line) => {
  const call = callOf([line], LETTINGS)
  expect(lastReply(call)).toContain('know that')
  expect(call.open).toBe('take-message')
})

test('what cannot be booked is no booking if the caller asks for its price', () => {
  expect(lastReply(callOf(['I need a new boiler fitting, what do you charge']))).not.toContain(
    'book that',
  )
})

test('what two services cost together is told as two prices', () => {
  const lines = ['the boiler wants a service and the kitchen tap drips', 'both, the boiler first']
  for (const asked of ['what will it come to in total?', 'and how much is it all together?'])
    expect(lastReply(callOf([...lines, asked]))).toMatch(/£90.*£65|£65.*£90/)
  // Of one service there is no sum.
  expect(lastReply(callOf(['a tap repair please', 'how much is it all together?']))).toContain(
    'A tap repair is £65',
  )
})

test.each([
  'the will one I think, what does it cost if they only add a page?',
  'will writing, how much is it if he is just changing a name',
])(
  'beside the service that the line names, its price is told and the rest left open: %s',
  (line) => {
    const lines = ['can I book my dad in please', line]
    expect(lastReply(callOf(lines, { setup: { trade: 'solicitor' } }))).toMatch(/£240.*Sam/)
  },
)

test('whether the price is for each is answered beside the yes that books', () => {
  const lines = [
    'a boiler service please',
    'Tuesday at 3:30 pm',
    'Dave Smith',
    '07700 900123',
    'yes',
  ]
  const call = callOf([...lines, 'LS6 1AB', "yes do that. there's two boilers is that £90 each"])
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toMatch(/£90; Sam can tell you whether that is for each/)
})

const AT_NOON = { setup: { trade: 'solicitor' }, now: '2026-12-15T11:40', seed: 26 } as const
const SIGNING = [
  'document signing',
  'today at half four',
  'Jo Hale',
  '07700 900123',
  'yes',
] as const

test.each(['So is it fifty?', "is it £50, then? there's two forms"])(
  'the sum for several is neither confirmed nor denied: %s',
  (line) => {
    const yes = "Yes go on. Actually it's two forms, mine and my lad's, is that twenty five each"
    const replies = repliesOf(callOf([...SIGNING, yes, line], AT_NOON))
    expect(replies.at(-2)).toMatch(/booked.*£25; Sam can tell you whether that is for each/)
    expect(replies.at(-1)).toMatch(/£25.*for each/)
  },
)

test('a sum that is not that of several, or for one only, is denied', () => {
  expect(lastReply(callOf([...SIGNING, 'yes', 'So is it fifty?'], AT_NOON))).toMatch(/^(?:No|Not)/)
  const two = [...SIGNING, "yes. it's two forms", 'is it sixty pounds?'] as const
  expect(lastReply(callOf(two, AT_NOON))).toMatch(/^(?:No|Not)/)
})

const STRIPPER = {
  setup: {
    trade: 'other',
    services: [
      { name: 'Full groom', pricePence: 4500, minutes: 60, isBookable: true },
      { name: 'Hand stripping', pricePence: null, minutes: 120, isBookable: false },
      { name: 'Nail clipping', pricePence: 1200, minutes: 15, isBookable: true },
    ],
  },
} as const

test('what the firm does is found in the verb of a question', () => {
  const first = callOf(['do you hand strip westies, and what would it cost?'], STRIPPER)
  expect(lastReply(first)).toMatch(/^Yes, hand stripping is something we do\..*Sam can tell you/)
  const again = ['do you hand strip westies', 'right, so you do do it?']
  expect(lastReply(callOf(again, STRIPPER))).toMatch(/^Yes/)
  expect(lastReply(callOf(['do you clip nails?'], STRIPPER))).toContain('£12')
  expect(lastReply(callOf(['do you service boilers?']))).toContain('£90')
  for (const line of ['do you strip wallpaper?', 'do you need access for a boiler service?'])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.not.stringContaining('£')])
})

test('work on no list asked after beside a price is passed on, and books nothing', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const lines = [
    'do you take NHS, how much is a hygienist, and do you do veneers?',
    'veneers, do you do it and what does it cost',
  ]
  expect(callOf(lines, dentist).card.service).toBeNull()
  const last = "no I don't want to book owt. can Sam let me know about the veneers"
  const call = callOf([...lines, last, 'Ann Lee', '07700 900432', 'yes'], dentist)
  expect(call.card).toMatchObject({ outcome: 'message', booked: null })
  expect(call.card.wants).toContain(last)
})

const REPAIR = ['can somebody mend the kitchen tap on Monday?', '9 am', 'Ann Holt', '07700 900155']

test.each([
  'yes. does my gran have to pay for it',
  'yes, will we be charged for that',
  'aye. will they bill him for it',
  "yes. he won't have to pay will he",
  'yeah, do they pay owt for that',
])('whoever is to pay, the price of the service in hand is told: "%s"', (line) => {
  const call = callOf([...REPAIR, 'yes', 'LS6 1AB', line], LETTINGS)
  expect(lastReply(call)).toMatch(/repair visit is free|no charge/i)
})

test.each([
  'yes. does the landlord pay for it',
  'yes. do I pay by card',
  'yes. will I be charged if I cancel',
  'yes. does my insurance pay for it',
])('who pays, how, and for what else, the price does not tell: "%s"', (line) => {
  const call = callOf([...REPAIR, 'yes', 'LS6 1AB', line], LETTINGS)
  expect(lastReply(call)).not.toMatch(/free|no charge/i)
})

test.each([
  'is it still 45 for a massive dog',
  "45 even if she's matted?",
  'forty five even for a big lad? he is fifty kilos',
  'will it be 45 with a huge one',
])('whether the price holds for a big one is for the owner: "%s"', (line) => {
  const call = callOf(['a full groom on Thursday please', '2 pm', line], GROOMER)
  expect(lastReply(call)).toMatch(/full groom is £45.*Sam/)
})

test('a price that is still the same is confirmed', () => {
  const call = callOf(['a full groom on Thursday please', '2 pm', 'is it still 45 quid'], GROOMER)
  expect(lastReply(call)).toMatch(/^Yes, a full groom is £45\. (?!.*rest)/)
})

test.each([
  "what's it going to cost her first, and could you do Tuesday at 3",
  'what does it cost first of all and can you come Tuesday at 3',
  'well what will I have to pay first, and is Tuesday at 3 any good',
  "what's it gonna cost first",
])('a price that is wanted first is told, also beside a day: "%s"', (line) => {
  const call = callOf(['my toilet keeps running and will not stop', line])
  expect(lastReply(call)).toContain('A toilet repair is £75')
})

test.each([
  ["yes please, that's not going to cost my mum owt is it"],
  ["there's nowt to pay is there"],
  ["so that's free then?"],
  ["and he'll not be charged?"],
  ["she shouldn't have to pay for it, should she?"],
  ["go on then what's it going to cost her though"],
  ["it's not too dear is it"],
])(
  'who hopes that it costs nothing hears the price, at the name and at the read-back: "%s"',
  (line) => {
    for (const lines of [TO_NAME, TO_CONFIRM])
      expect(lastReply(callOf([...lines, line]))).toContain('A boiler service is £90')
  },
)

test('"is it" after something else asks for no price', () => {
  for (const line of ["it's not Monday, is it", "that's free for me", "it's not far is it"])
    expect([line, lastReply(callOf([...TO_NAME, line]))]).not.toEqual([
      line,
      expect.stringContaining('£'),
    ])
})

test.each(['how much is it to buy a house through you?', 'what do you charge to sell a house?'])(
  'what callers call a service has its price, or is for the owner: %s',
  (line) => {
    const call = callOf([line], { setup: { trade: 'solicitor' } })
    expect(lastReply(call)).toMatch(/^I don't have a price for conveyancing|conveyancing varies/)
  },
)

test.each([
  ['dentist', 'can he have an implant, how much is that', 'Implant'],
  ['solicitor', "could we get the conveyancing done, what's that cost?", 'Conveyancing'],
  ['plumber', "I'd like to have my bathroom done, what would it cost", 'Bathroom installation'],
] as const)('at a %s a wish with its price is for that service: "%s"', (trade, line, service) => {
  const call = callOf([line], { setup: { trade } })
  expect(lastReply(call)).toMatch(/^I don't have a price for/)
  expect(call.card.service).toBe(service)
})

test.each([
  'what do you charge for a power of attorney',
  'I need probate sorting for my dad, how much is it?',
  'how much is a divorce',
])('the price of a matter on no list is not that of the talk about it: "%s"', (line) => {
  const reply = lastReply(callOf([line], { setup: { trade: 'solicitor' } }))
  expect(reply).toMatch(/list.*first consultation, which is £120/)
})

test('who asks what it costs to see somebody hears the price of the consultation alone', () => {
  for (const line of [
    'how much is it to see a solicitor?',
    'how much is a consultation on probate',
  ])
    expect(lastReply(callOf([line], { setup: { trade: 'solicitor' } }))).not.toMatch(/list/)
})

test.each([
  'is it free for somebody to come look and give me a price?',
  'come out and price it up for nowt?',
  'does he pop round and quote for free',
  'so is it free to get a price off him',
  'how much is it for someone to come out and quote',
  'is he going to charge me just for looking',
  'do I have to pay if he only comes to give a price',
  'is there a charge just to quote',
  'do I pay for him to come and look',
])('whether a look and a price are free is told from the fact about quotes: %s', (line) => {
  const call = callOf(['how much to fit a new shower and do you do tiling', `ok. ${line}`])
  expect(lastReply(call)).toMatch(/quotes are free/i)
})

test.each([
  'how much to come and look at my boiler',
  'do you charge for looking after the boiler',
  'is there free parking when you come out to measure',
])('other charges are not told from the fact about quotes: %s', (line) => {
  expect(lastReply(callOf([line]))).not.toMatch(/quotes are free/i)
})

test.each([
  'lost my job on Monday, I need to see someone about it soon, and what does it cost',
  'I want to sit down with somebody about my lease. how much is it?',
  "I need to see somebody, it's about my ex. how much would that be",
])('who would see anybody hears the price of the consultation: %s', (line) => {
  expect(lastReply(callOf([line], { setup: { trade: 'solicitor' } }))).toContain('£120')
})

test.each([
  "ten's fine. Is that the free half hour that others do?",
  'ten please. is that a free first chat',
  "ten. and you didn't say if it's free",
])('whether the service in hand is free is told with its price: %s', (line) => {
  const start = ['a first consultation on Friday morning please', line]
  const call = callOf(start, { setup: { trade: 'solicitor' } })
  expect(repliesOf(call).at(-1)).toContain('£120')
})

test.each([
  ['are highlights dearer than a full colour?', 'highlights'],
  ['how much dearer is balayage than a colour', 'balayage'],
  ["what's the difference in price between a full colour and lowlights?", 'lowlights'],
  ['do you charge more for foils than a full colour', 'foils'],
])('"%s" is told that %s have no price of their own', (line, thing) => {
  const reply = lastReply(callOf([line], { setup: { trade: 'hairdresser' } }))
  expect(reply).toContain(thing)
  expect(reply).not.toContain('£95')
})

test.each([
  ['is a haircut the same price as a beard trim?', /£18|£42/],
  ['how much are highlights?', /£95/],
])('"%s" is told the price', (line, price) => {
  expect(lastReply(callOf([line], { setup: { trade: 'hairdresser' } }))).toMatch(price)
})

test('the third of three questions is not asked for again', () => {
  const line = 'do you do highlights, what do they cost, and have you got a car park?'
  const reply = lastReply(callOf([line], { setup: { trade: 'hairdresser' } }))
  expect(reply).toMatch(/£95.*Sam/)
  expect(reply).not.toMatch(/you asked|wanted to know/)
})

test.each([
  ['is that £40 on top of the parts?', /whether anything comes on top/],
  [
    'is it forty whatever happens, even if the sink has to come off?',
    /whether anything comes on top/,
  ],
  ['is that 65 regardless?', /whether anything comes on top/],
] as const)('a price is no yes to what the set-up does not say: %s', (line, said) => {
  const reply = lastReply(callOf(['how much is a tap repair?', line]))
  expect(reply).toMatch(said)
  expect(reply).not.toMatch(/^Yes/)
})

test.each([
  'Tuesday at 3. could you do her nails as well, how much would that be all in',
  'Tuesday at 3, and a nail trim while she is there. how much is that all told?',
])('the sum of two services is answered with both prices: %s', (line) => {
  const call = callOf(['a full groom for my spaniel please', line], GROOMER)
  expect(lastReply(call)).toContain('full groom is £45 and a nail trim is £10')
})

test('"all in" of one service asks whether more comes on top', () => {
  const call = callOf(['a full groom please', 'how much is that all in'], GROOMER)
  expect(lastReply(call)).toContain('£45')
  expect(lastReply(call)).not.toContain('£10')
})

/** What an owner charges in pounds, by the names of their own. */
const priced = (trade: TradeId, ...services: (readonly [name: string, pounds: number])[]) => ({
  setup: {
    trade,
    services: services.map(([name, pounds]) => ({
      name,
      pricePence: pounds * 100,
      minutes: 30,
      isBookable: true,
    })),
  },
})

const JOBS = priced(
  'plumber',
  ['Blocked sink or loo', 85],
  ['Outside tap', 130],
  ['Plumb in washer or dishwasher', 75],
  ['Come and quote for a bathroom', 0],
)

const PIANOS = priced(
  'other',
  ['Standard tuning (upright)', 75],
  ['Grand piano tuning', 95],
  ['Advice over the phone', 0],
)

test.each([
  ['what would you want to sort a blocked loo', JOBS, '£85'],
  ['you must have some idea what you charge for a blocked sink', JOBS, '£85'],
  ['the dishwasher has come, what would it be to have it plumbed in?', JOBS, '£75'],
  ['what does a garden tap come to?', JOBS, '£130'],
  ["what's it cost for a baby grand?", PIANOS, '£95'],
] as const)('one word that only one service has asks for its price: %s', (line, options, price) => {
  expect(lastReply(callOf([line], options))).toContain(price)
})

test.each([
  ['how much for a new kitchen tap?', JOBS],
  ['how much extra if the loo is upstairs?', JOBS],
  ["what's the deposit on a dishwasher?", JOBS],
  ['what do you charge for checking over a second-hand one?', PIANOS],
  ['we have both agreed to split up, no arguments, how much am I looking at?', PIANOS],
] as const)('a price is told for nothing else: %s', (line, options) => {
  expect(lastReply(callOf([line], options))).not.toMatch(/£|free/)
})

test.each([
  [['an outside tap please', 'well how much are they first?'], '£130'],
  [['an outside tap please', "how much is it, dad'll be paying and he'll want to know"], '£130'],
  [['a quote for a bathroom please', "and it's definitely free?"], 'is free'],
  [['a quote for a bathroom please', 'and it was free you said?'], 'is free'],
  [['an outside tap please', 'is it the full one thirty or is that each?'], '£130'],
] as const)(
  'the price of the service in hand is told, whatever is said with it: %j',
  (lines, is) => {
    expect(lastReply(callOf(lines, JOBS))).toContain(is)
  },
)

test('another service is asked for beside a reason, after a price that a fact told', () => {
  const { setup } = priced('property-manager', ['Tenant-find', 595], ['Full management', 100])
  const facts = [{ question: 'What do you charge to manage a flat?', answer: 'Ten per cent.' }]
  const lines = [
    'what do you charge to manage a flat?',
    "what about finding a tenant, I'd manage it",
  ]
  expect(lastReply(callOf(lines, { setup: { ...setup, facts } }))).toContain('£595')
})

test('a choice between two services gets both prices', () => {
  const dogs = priced('other', ['Full groom, small dog', 42], ['Full groom, large dog', 65])
  const reply = lastReply(callOf(['is it a small dog price or a big dog price?'], dogs))
  expect(reply).toMatch(/£42.*£65/)
})

test('what the work may need is not what a price is asked of', () => {
  const asked = "130, right, and that's not going up if he needs to move the dishwasher?"
  expect(lastReply(callOf(['an outside tap please', asked], JOBS))).not.toContain('£75')
})

const VALETER: SetupInput = {
  trade: 'other',
  name: 'Gleam',
  services: [
    { name: 'Full valet', pricePence: 9500, minutes: 180, isBookable: true },
    { name: 'Mini valet', pricePence: 3500, minutes: 60, isBookable: true },
  ],
  facts: [
    { question: 'Do you charge more for vans and 4x4s?', answer: 'Yes, add £15 for those.' },
    { question: 'Can you get dog hair out?', answer: "Yes, it's £20 extra if it's bad." },
    { question: 'What if I cancel?', answer: "It's £10 extra with under a day's notice." },
  ],
}

test.each([
  ['how much for a full valet on a 4x4?', '£15'],
  ['how much is a full valet, and is it more for a Range Rover?', '£15'],
  ['what would it be all in, a full valet with the dog hair?', '£20'],
  ['so is it 110 for a full valet then?', '£15'],
])('an extra charge that bears on the line is told beside the price: "%s"', (line, extra) => {
  const call = callOf([line], { setup: VALETER })
  expect(lastReply(call)).toMatch(/^A full valet is £95\b/)
  expect(lastReply(call)).toContain(extra)
  expect(call.card.wants).toBe(line)
})

test('a sum that an extra charge spoken of before explains is not denied', () => {
  const lines = ['do you get dog hair out?', 'how much is a full valet then?', 'so is it 115?']
  const replies = repliesOf(callOf(lines, { setup: VALETER }))
  expect(replies.at(-2)).not.toContain('£20')
  expect(replies.at(-1)).toMatch(/^A full valet .*£95.*£20/)
})

test.each([
  ['how much is a full valet on my Corsa?', 'A full valet is £95.'],
  ["how much is a full valet, it's an estate, not a 4x4", 'A full valet is £95.'],
  ['is a full valet £100?', 'No, a full valet is £95.'],
])('an extra charge for something else is not told: "%s"', (line, answer) => {
  const reply = lastReply(callOf([line], { setup: VALETER }))
  expect(reply).toContain(answer)
  expect(reply).not.toMatch(/£(?:10|15|20)\b/)
})

test("a question about the caller's own switch asks for the price of none", () => {
  const services = ['Sockets, switches and small jobs', 'Rewire'].map((name) => ({
    name,
    pricePence: 6500,
    minutes: 60,
    isBookable: true,
  }))
  const setup: SetupInput = { trade: 'electrician', services }
  expect(lastReply(callOf(['Is there a switch I can turn off?'], { setup }))).not.toContain('£')
  for (const line of ['do you do switches', 'is there a rewire'])
    expect(lastReply(callOf([line], { setup }))).toContain('£65')
})

test('who says only who they are beside "what\'s it for us?" hears the price', () => {
  for (const line of [
    "I've been an existing customer for years, what's it for us?",
    "I'm a landlord, what's it for me?",
    "we've been coming to you since 2009, what is it for us?",
  ])
    expect([line, lastReply(callOf(['how much is a boiler service?', line]))]).toEqual([
      line,
      expect.stringContaining('£90'),
    ])
  expect(lastReply(callOf(["we've been with you for years, what's it for us?"]))).toContain('£')
  for (const line of [
    'what is it for me to sign?',
    "I'm an inventor with a patent to file, how much?",
  ])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.not.stringContaining('£')])
})

test('"it" has the price of what the line before named, whatever else the caller says of it', () => {
  const room = { name: 'Upstairs room for parties', pricePence: 20000, minutes: 180 }
  const lunch = { name: 'Sunday family lunch', pricePence: 2450, minutes: 105 }
  const setup: SetupInput = {
    trade: 'restaurant',
    services: [room, lunch].map((one) => ({ ...one, isBookable: true })),
    facts: [
      { question: 'Can I get a pram in?', answer: 'Yes, but the upstairs room is by the stairs.' },
    ],
  }
  const asked = ["It's my mum's birthday and I'm wondering about that room upstairs"]
  const priced = [...asked, 'Oh she can manage stairs fine. How much is it?']
  expect(lastReply(callOf(priced, { setup }))).toContain('£200')
  const message = [
    'can Sam ring me',
    'Jo Hale',
    "He'd know what the lunch costs",
    'how much is it?',
  ]
  expect(lastReply(callOf(message, { setup }))).toContain('£24.50')
  const complaint = ['The lunch was cold and I want to complain', 'Jo Hale. How much was it?']
  expect(lastReply(callOf(complaint, { setup }))).not.toContain('£')
})

test('a person called Price or Cost is no price', () => {
  const setup: SetupInput = { trade: 'dentist' }
  for (const line of ["is it Dr Price I'd see for a check-up", 'does Mr Cost do the check-ups'])
    expect([line, lastReply(callOf([line], { setup }))]).not.toEqual([
      line,
      expect.stringContaining('£'),
    ])
  const line = "what's the price of a check-up with Dr Price"
  expect(lastReply(callOf([line], { setup }))).toContain('£')
})

const AGENT: SetupInput = {
  trade: 'property-manager',
  services: [
    { name: 'Landlord appraisal', pricePence: 0, minutes: 45, isBookable: true },
    { name: 'Inventory and check-in', pricePence: 12000, minutes: 60, isBookable: true },
  ],
  facts: [
    { question: 'What are your fees for landlords?', answer: '10% of the rent, plus VAT.' },
    { question: 'How do I pay my rent?', answer: 'By standing order. We do not take cash.' },
    { question: 'What if I need to cancel?', answer: 'We charge £20 within a day.' },
  ],
}

test.each([
  ['Sam Poole, is there a charge?', 'A landlord appraisal is free.'],
  ['Sam Poole. does that cost anything?', 'A landlord appraisal is free.'],
  ['Sam Poole. what do you charge landlords?', '10% of the rent, plus VAT.'],
  ['Sam Poole, is there a charge if I cancel?', 'We charge £20 within a day.'],
])('a charge that is asked for in a booking is that of its service: "%s"', (line, answer) => {
  const call = callOf(["I'd like a landlord appraisal on Friday at 10", line], { setup: AGENT })
  expect(lastReply(call)).toContain(answer)
})

test.each([
  'who pays for that, me or the landlord?',
  'who pays, is it me?',
  'will there be owt to pay, for the light?',
])('how the rent is paid answers no question who pays or whether: "%s"', (line) => {
  const begun = "it's about the bathroom light, your man never came"
  const call = callOf([begun, line], { setup: AGENT })
  expect(lastReply(call)).toMatch(/^I don't know that, but/)
  expect(lastReply(callOf(['how do I pay my rent?'], { setup: AGENT }))).toContain('standing order')
})

test.each(['yes please. And how much is it again?', 'yes please. What was the price again?'])(
  'what was said of other things earlier in the call keeps no price back: %s',
  (line) => {
    const call = callOf(
      [
        'a full groom please',
        "Has she to have all her jabs? She's had the one",
        'on Tuesday at 3:30 pm',
        'Ann Lowe',
        '07700 900314',
        'yes',
        line,
      ],
      GROOMER,
    )
    expect(call.card.outcome).toBe('booked')
    expect(lastReply(call)).toContain('£45')
  },
)

test('what the firm might do is no work gone wrong, and what it did is', () => {
  const facts = [{ question: 'What is your management fee?', answer: 'Ten per cent of the rent.' }]
  const setup: SetupInput = { trade: 'property-manager', facts }
  for (const line of [
    "she doesn't want the bother, so what if you looked after it all for her?",
    "if your lads cleaned it as well, only she doesn't want to pay twice?",
  ]) {
    const call = callOf([line, 'I only wanted to know what you charge to manage it'], { setup })
    expect(repliesOf(call).join(' ')).not.toMatch(/sorry to hear/i)
    expect(lastReply(call)).toContain('Ten per cent')
  }
  for (const line of [
    'you fitted my tap last week and it is dripping again',
    "I had my boiler serviced. That was last week and now it's leaking again",
  ])
    expect(lastReply(callOf([line, 'Is it free?']))).not.toContain('£')
})

test.each(['I meant how much is it, the first visit', 'what do you charge for that first visit?'])(
  'the price of what is booked is told by part of its name: %s',
  (line) => {
    const services = [
      ...GROOMER.setup.services,
      { name: "Puppy's first visit", pricePence: 2000, minutes: 45, isBookable: true },
    ]
    const lines = ["puppy's first visit on Tuesday at 3:30 pm", 'Ann Lowe', '07700 900314', 'yes']
    const setup = { ...GROOMER.setup, services }
    for (const booked of [[], ['yes please']])
      expect(lastReply(callOf([...lines, ...booked, line], { setup }))).toContain('£20')
  },
)

test('a question that a fact on an extra charge answers gets it without "what I have on that"', () => {
  const facts = [
    { question: 'What if my dog is matted?', answer: 'We charge £10 extra for bad matting.' },
  ]
  const call = callOf(['a full groom please', "He's got a few knots, is that extra?"], {
    setup: { ...GROOMER.setup, facts },
  })
  expect(lastReply(call)).toContain('£45')
  expect(lastReply(call)).toMatch(/we charge £10 extra/i)
  expect(lastReply(call)).not.toContain('What I have')
})
