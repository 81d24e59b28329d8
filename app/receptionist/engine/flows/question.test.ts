import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import { callOf, hear, lastReply, repliesOf, TO_NAME } from '#tests/support/call.ts'

const FACTS = [
  { question: 'How do I cancel my membership?', answer: 'Send us a letter or an email.' },
  { question: 'How long do deliveries take?', answer: 'Deliveries take four weeks.' },
  { question: 'Do you repair leather jackets?', answer: 'No, only cloth ones.' },
]
const OTHER = { trade: 'other', name: 'Tailor & Co', facts: FACTS } as const
const PLUMBER = { trade: 'plumber', facts: FACTS } as const

test('a question of pronouns takes its topic from the rest of the line or the line before', () => {
  for (const [lines, answer] of [
    [['I need to cancel my membership. How do I go about that?'], 'letter'],
    [["My dad's died and we'll have to cancel his membership, what do we have to do"], 'letter'],
    [["It's about cancelling my membership", 'where do I send it?'], 'letter'],
    [['I was thinking of cancelling my membership', 'can I do it by email?'], 'letter'],
    [["I've a leather jacket that wants repairing, do you do those?"], 'cloth'],
  ] as const)
    expect([lines, lastReply(callOf(lines, { setup: OTHER }))]).toEqual([
      lines,
      expect.stringContaining(answer),
    ])
  const other = callOf(['I need to cancel my membership. Is it raining there?'], { setup: OTHER })
  expect(lastReply(other)).not.toContain('letter')
})

test('a fact about one thing does not tell how long another takes', () => {
  const booking = callOf([...TO_NAME, 'Jo Hale. How long does it take?'], { setup: PLUMBER })
  expect(lastReply(booking)).toMatch(/minutes for a boiler service/)
  for (const line of ["How long's he going to be?", 'How long will they be coming out?'])
    expect([line, lastReply(callOf([...TO_NAME, line], { setup: PLUMBER }))]).toEqual([
      line,
      expect.not.stringMatching(/weeks|minutes/),
    ])
  const asked = callOf(['How long will my delivery take?'], { setup: PLUMBER })
  expect(lastReply(asked)).toMatch(/four weeks/)
})

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

test('a question beside an answer is answered or passed on at once', () => {
  const passed = /know|can't say/
  for (const [lines, answer] of [
    [["I'd like to book a boiler service, our tenant is deaf, is that all right?"], passed],
    [["I'd like a boiler service. Can he just turn up unannounced?"], passed],
    [[...TO_NAME, 'Jo Hale. Is it noisy?'], passed],
    [[...TO_NAME, "Jo Hale. You still haven't said about the noise"], passed],
    [['I want to complain about Tuesday', 'Jo Hale. So are you coming back today or not?'], passed],
    [['I want to complain about Tuesday', 'Jo Hale', "07700 900123. When'll she ring?"], passed],
    [['A boiler service please, when can you come?'], /I have \w+day/],
    [["I've a boiler that needs a service. Have you anything this week?"], /I have \w+day/],
    [
      ['I want to complain about Tuesday', 'Jo Hale, only after six, yeah?'],
      /^Thanks, Jo Hale\. What's/,
    ],
  ] as const)
    expect([lines, lastReply(callOf(lines))]).toEqual([lines, expect.stringMatching(answer)])
})

test('a question asked again is noted once more, in other words', () => {
  const lines = ['I want to complain', 'Jo Hale', '07700 900123', 'Yes']
  const asked = lines.map((line) => `${line}. Will he come today?`)
  const replies = repliesOf(callOf(asked)).slice(1)
  expect(replies.join(' ')).toContain("I've noted that you need to know")
  expect(callOf(asked).card.wants).toContain('Will he come today?')
})

test('a fact or price is found in the words that callers use', () => {
  const groomer = {
    trade: 'other',
    services: [
      { name: 'Bath and brush', pricePence: 2800, minutes: 60, isBookable: true },
      { name: 'Landlord boiler inspection', pricePence: 8800, minutes: 60, isBookable: true },
      { name: 'Trial visit', pricePence: 0, minutes: 15, isBookable: true },
    ],
    facts: [
      { question: 'Do you take aggressive dogs?', answer: 'Only with a muzzle.' },
      { question: 'How much notice do I need to cancel?', answer: 'A day, or it costs £12.' },
      { question: 'Can I wait with my dog?', answer: 'Yes, in the hall.' },
    ],
  } as const
  for (const [lines, answer] of [
    [["She's a bit snappy with strangers, would you have her?"], 'muzzle'],
    [['Can I wait with him?'], 'hall'],
    [['I need to cancel my appointment on Friday', 'Ann Lee', 'Will you charge me?'], '£12'],
    [["How much for a boiler inspection, there's a lodger?"], '£88'],
    [['A bath and brush please', 'What do I owe you for that then?'], '£28'],
    [['A trial visit please', "It's free, is it?"], 'is free'],
    [['are yous open the day?'], 'On Monday 23 November we are open'],
    [['Are you still open?'], 'On Monday 23 November we are open'],
  ] as const)
    expect([lines, lastReply(callOf(lines, { setup: groomer }))]).toEqual([
      lines,
      expect.stringContaining(answer),
    ])
  const solicitor = callOf(['Is that with a male solicitor?'], { setup: { trade: 'solicitor' } })
  expect(lastReply(solicitor)).toMatch(/know/)
})

test('a "yes" is said only to what the fact itself asks', () => {
  const setup: SetupInput = {
    trade: 'dentist',
    facts: [{ question: 'Is there a payment plan?', answer: 'Yes, it is £15 a month.' }],
  }
  const said = (line: string) => lastReply(callOf([line], { setup }))
  expect(said('have you got a payment plan?')).toMatch(/^Yes, it is £15/)
  expect(said('can I get it on finance?')).toMatch(/^The answer I have to .*payment plan” is: Yes/)
})

test('a caller who wants no booking but an answer gets one, and nothing is cancelled', () => {
  const start = ['I need a boiler service'] as const
  const lines = (line: string) => callOf([...start, line])
  for (const line of [
    "I'm not booking, I just wanted to know about payment plans",
    "no I'm not booking anything, I only want to know what the letter says, it's dated in March",
  ]) {
    const { card, open } = lines(line)
    expect([line, card.outcome, open]).toEqual([line, null, 'take-message'])
    expect(card.asked).toEqual({ date: null, time: null })
  }
  expect(lastReply(lines("I don't want to book, I've got a question"))).not.toContain('cancelled')
  expect(lines("no, I don't want to book anything").card.outcome).toBeNull()
})

test('"no, I mean" after an answer asks again and books nothing', () => {
  const setup: SetupInput = {
    trade: 'other',
    services: [
      { name: 'Small dog groom', pricePence: 3800, minutes: 90, isBookable: true },
      { name: 'Large dog groom', pricePence: 6500, minutes: 150, isBookable: true },
    ],
  }
  const start = 'how much is a small dog groom'
  expect(lastReply(callOf([start, 'no I mean a large dog'], { setup }))).toContain('£65')
  const other = callOf([start, 'no, I meant do it on tick for the small dog'], { setup })
  expect(lastReply(other)).toContain("don't know that")
  expect(other.card.service).toBeNull()
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

test('two questions in one line are both answered, and a third is asked for', () => {
  const setup: SetupInput = {
    trade: 'other',
    name: 'Swim Yard',
    hours: Array.from({ length: 7 }, () => ['09:00', '21:00'] as const),
    services: [
      { name: 'Lesson', pricePence: 2000, minutes: 30, isBookable: true },
      { name: 'Child lesson', pricePence: 1500, minutes: 30, isBookable: true },
      { name: 'Pool hire', pricePence: 9000, minutes: 60, isBookable: true },
    ],
    facts: [
      { question: 'Is there parking?', answer: 'Yes, behind the baths.' },
      { question: 'Do you lend towels?', answer: 'No, please bring your own.' },
      { question: 'Is there a lift?', answer: 'Yes, at the side door.' },
    ],
  }
  const said = (line: string) => lastReply(callOf([line], { setup }))
  expect(said('Is there parking, and do you lend towels?')).toMatch(/baths.*your own/)
  expect(said("How much is a lesson? And what about my son, he's seven?")).toMatch(/£20.*£15/)
  expect(said('What does a lesson cost? And pool hire')).toMatch(/£20.*£90/)
  expect(said('How much is pool hire, and are you open in the evenings?')).toMatch(/£90.*9 pm/)
  const lines = ['Do you lend towels, where do I park and is there a lift?', 'is there a lift?']
  const [, first, second] = repliesOf(callOf(lines, { setup }))
  expect(first).toMatch(/your own.*baths.*(?:other|else|last)/)
  expect(second).toContain('side door')
})

test('what is to be written down is no question, and she says that it is written down', () => {
  const start = [...TO_NAME, 'Jo Hale', '07700900123']
  for (const line of [
    'Yes. Tell him it is twice the price of the last one.',
    "Yes. Put on there that the bell's broken.",
    'Yes, and can you write down that he is deaf?',
  ]) {
    const call = callOf([...start, line])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringMatching(/know|can't say/)])
    expect(call.card.wants).toContain(line)
  }
  const asked = "Yes. You've got the dog down, have you?"
  expect(lastReply(callOf([...start, asked]))).toMatch(/down/)
  expect(lastReply(callOf([...start, 'Yes', asked, 'is that written down?']))).toMatch(/down/)
})

test('a time said back to check it is no question to the owner', () => {
  const start = ['a boiler service on Tuesday at half past three', 'Jo Hale', '07700900123']
  for (const line of ['Yes. And half three on Tuesday, yeah?', 'Yes. Half three, is that right?']) {
    const call = callOf([...start, line])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringMatching(/know|can't say/)])
    expect(call.card.asked.time).toBe('15:30')
  }
  expect(lastReply(callOf([...start, 'Yes. Is that for both of us?']))).toContain('3:30 pm')
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

test('asked for another place, she says that it is noted for the owner', () => {
  const setup = { trade: 'solicitor' } as const
  const lines = ['a will writing appointment', 'Tuesday at 3:30 pm', "can it be at my mum's house?"]
  expect(lastReply(callOf(lines, { setup }))).toContain('Sam')
})

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

test('an offer to spell a name is taken', () => {
  expect(lastReply(callOf([...TO_NAME, 'Ann Krzyz. Shall I spell that?']))).toMatch(/^Yes, please/)
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

test('what lies behind a question in the line before leads to the fact about it', () => {
  const setup = {
    trade: 'property-manager',
    facts: [
      { question: 'What are your fees for landlords?', answer: 'Eight per cent, all in.' },
      { question: 'Where are you?', answer: '3 Dock Street.' },
    ],
  } as const
  const answerTo = (...lines: string[]) => lastReply(callOf(lines, { setup }))
  expect(answerTo("I'm a landlord, what's your commission?")).toContain('Eight per cent')
  expect(answerTo('I want to let my flat out', 'What do you charge?')).toContain('Eight per cent')
  expect(answerTo('Where do I hand the keys in?')).toContain('3 Dock Street')
})

test('the size of a dog is asked about in other words, and "when she can" asks nothing', () => {
  const setup = {
    trade: 'other',
    services: [{ name: 'Full groom', pricePence: 4500, minutes: 60, isBookable: true }],
    facts: [
      { question: 'Do you take big breeds?', answer: 'Up to forty kilos.' },
      { question: 'Do you pick up and drop off?', answer: 'No, you bring them here.' },
    ],
  } as const
  const answerTo = (...lines: string[]) => lastReply(callOf(lines, { setup }))
  expect(answerTo('Is a Saint Bernard too large for you?')).toContain('forty kilos')
  expect(answerTo('a full groom please', 'When he can be fetched. Do you fetch?')).not.toContain(
    "don't know",
  )
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

test('no fact, length or price is told to a question that it does not answer', () => {
  const facts = [
    { question: 'Do you see nervous patients?', answer: 'Yes, with sedation.' },
    { question: 'Is there a deposit?', answer: '£20 a person for eight or more.' },
  ]
  const dentist = { trade: 'dentist', facts } as const
  const services = [
    { name: 'Probate consultation', pricePence: 9000, minutes: 40, isBookable: true },
  ]
  const solicitor = { trade: 'solicitor', services } as const
  const lettings = { trade: 'property-manager' } as const
  for (const [setup, lines] of [
    [dentist, ['It has come out, do I bite down on a tissue?']],
    [dentist, ['would we get our deposit back if it snows?']],
    [dentist, ['is the deposit refundable?']],
    [solicitor, ['how long does probate take these days?']],
    [lettings, ["I'm locked out of the house, how much is that going to be?"]],
    [lettings, ["We've been locked out", 'Ivy Brook', 'and what will it cost me?']],
  ] as const)
    expect([lines, lastReply(callOf(lines, { setup }))]).toEqual([
      lines,
      expect.not.stringMatching(/sedation|£20|minutes|free/),
    ])
  for (const [setup, line, answer] of [
    [dentist, "I'm petrified, do you treat anxious people?", 'sedation'],
    [dentist, 'is there a deposit to pay?', '£20'],
    [solicitor, 'how long is the probate appointment?', '40 minutes'],
    [lettings, 'how much is an inspection visit?', 'free'],
  ] as const)
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.stringContaining(answer),
    ])
})

test('beside an answer she says that only the rest is for the owner', () => {
  const line = 'How much is a tap repair, and do you know a good tiler?'
  expect(lastReply(callOf([line]))).toMatch(
    /£65\. The rest is a question for Sam\. Shall I ask Sam/,
  )
  const booking = callOf([...TO_NAME, 'how much is it and do you know a good tiler?'])
  expect(lastReply(booking)).toMatch(/£90\. The rest is a question for Sam\./)
  expect(booking.card.wants).toContain('tiler')
})

test('two facts asked for in one breath are both told', () => {
  const facts = [
    { question: 'Is there parking?', answer: 'Yes, across the road.' },
    { question: 'Is there wheelchair access?', answer: 'Yes, by a ramp.' },
    { question: 'Do you allow dogs?', answer: 'Only in the yard.' },
  ]
  const setup = { trade: 'clinic', facts } as const
  const reply = (...lines: string[]) => lastReply(callOf(lines, { setup }))
  const both = reply('can I park close by, because my gran is in a wheelchair')
  expect(both).toMatch(/across the road/)
  expect(both).toMatch(/ramp/)
  expect(reply('can I park close by?')).not.toContain('ramp')
})

test('a question that takes up the fact just told is answered with it, and another is not', () => {
  const facts = [{ question: 'Are you taking on pupils?', answer: 'Only adults after Easter.' }]
  const setup = { trade: 'tutor', facts } as const
  const asked = 'Are you taking on pupils?'
  expect(
    lastReply(callOf([asked, 'so you would take my sister after Easter?'], { setup })),
  ).toContain('Only adults after Easter')
  expect(lastReply(callOf([asked, 'so is there a bus from town?'], { setup }))).not.toContain(
    'Easter',
  )
})

test('talk addressed to Ava is answered', () => {
  const reply = (line: string) => lastReply(callOf([...TO_NAME, line]))
  expect(reply('are you even listening to me?')).not.toMatch(/Sam/)
  expect(reply("what was your name again, I'm old")).toMatch(/I'm Ava/)
  expect(reply("Mine or my wife's?")).toMatch(/^Yours, please/)
  expect(reply("Dad's name or mine? I'm Bea Cole")).toMatch(/number/)
  expect(reply('Zbigniew, you want I spell it?')).toMatch(/^Yes, please/)
})

const RISKY = {
  trade: 'restaurant',
  facts: [
    { question: 'Do you have halal and gluten-free meals?', answer: 'Yes, tell us of allergies.' },
    { question: 'Do you serve raw milk?', answer: 'No, none that is safe for a baby.' },
    { question: 'Are there peanuts in the kitchen?', answer: 'Yes, in one sauce.' },
    { question: 'Is there parking?', answer: 'Yes, behind the house.' },
    { question: 'Can I eat at the bar?', answer: 'Yes, any evening.' },
  ],
} as const

test('what may do harm is only answered by a fact that speaks of it', () => {
  for (const [lines, answer] of [
    [['My son is allergic to sesame, can he eat with you?'], null],
    [["My son's allergic to eggs", 'can he eat at the bar?', 'is that safe?'], null],
    [['Is it safe to eat there with a bad egg allergy?'], null],
    [["I'm pregnant, can I eat at the bar?"], null],
    [['Do you deal with allergies?'], null],
    [['I take warfarin, is your gluten-free meal safe for me?'], null],
    [['Are your meals gluten-free?'], /tell us/i],
    [['My wife is a coeliac, can she eat with you?'], /tell us/i],
    [['She has a peanut allergy. Are there peanuts in the kitchen?'], /one sauce/],
    [['My son has an egg allergy. Is there parking?'], /behind the house/],
    [['Can I eat at the bar?'], /any evening/],
  ] as const) {
    const { turns, card } = callOf(lines, { setup: RISKY })
    const said = turns.slice(1).map(({ text }) => text)
    const replies = turns.flatMap((turn) => (turn.who === 'receptionist' ? [turn] : [])).slice(1)
    const facts = replies.at(-1)?.sentences.filter(({ source }) => source.kind === 'fact')
    expect([lines, said, facts?.map(({ text }) => text).join(' ') ?? '']).toEqual([
      lines,
      said,
      answer === null ? '' : expect.stringMatching(answer),
    ])
    if (answer === null) expect(card.wants).toContain(lines.at(-1))
  }
})

test('a caller who says what they do not mean is not told of that again', () => {
  const lines = [
    'Is the food fine for a nut allergy?',
    'I mean sesame, not gluten',
    'not halal, sesame',
  ]
  for (const reply of repliesOf(callOf(lines, { setup: RISKY })))
    expect(reply).not.toMatch(/tell us/i)
})

test('the hours of Easter Sunday are not those of a Sunday, and the owner is told', () => {
  const setup = { trade: 'restaurant' } as const
  const line = 'What time do you close on Easter Sunday?'
  const call = callOf([line], { setup, now: '2027-03-01T10:00' })
  expect(lastReply(call)).toContain("don't know that")
  expect(call.card.wants).toBe(line)
  expect(call.open).toBe('take-message')
})

test('Boxing Day, Christmas Day and New Year’s Day are closed at a weekend too', () => {
  const setup = { trade: 'restaurant' } as const
  for (const [line, now] of [
    ['are you open on Boxing Day', '2026-12-01T10:00'],
    ['A table for two on Boxing Day at one, please', '2026-12-01T10:00'],
    ['What time do you close on Christmas Day?', '2027-12-01T10:00'],
    ["can you do New Year's Day for a dinner for four", '2027-12-01T10:00'],
  ] as const) {
    const reply = lastReply(callOf([line], { setup, now }))
    expect([line, reply]).toEqual([line, expect.stringMatching(/closed on|don't open on/)])
  }
})

test('asked whether bank holidays are open, she says that they are closed', () => {
  const setup = { trade: 'restaurant' } as const
  const closed = callOf(['Do you open bank holidays?', 'And bank holiday Monday?'], { setup })
  expect(closed.turns[2]?.text).toContain('closed on bank holidays')
  expect(lastReply(closed)).not.toContain('from')
})

test('whether the kitchen is open now is answered from the hours', () => {
  for (const line of [
    'are you still serving food?',
    'Is the kitchen still open?',
    'is the bar open now',
  ])
    expect(lastReply(callOf([line], { setup: { trade: 'restaurant' } }))).toContain(
      '12 noon to 10 pm',
    )
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

test('when something can be collected is when the booking ends', () => {
  const setup = { trade: 'garage' } as const
  for (const line of ['what time do I collect it?', 'When can we come and fetch it'])
    expect(lastReply(callOf(['I need an MOT', line], { setup }))).toContain('60 minutes')
})

test('leave to bring an animal, or to come without something, is a question and books nothing', () => {
  const setup = { trade: 'restaurant' } as const
  for (const line of ['Can I bring my spaniel?', "so she can't come in without her passport?"])
    expect(callOf([line], { setup }).open).toBe('take-message')
})

test('a question passed on names what it points at', () => {
  for (const [lines, subject] of [
    [['How much is a tap repair?', 'does that come with a new washer?'], 'Tap repair'],
    [['What do you charge for a boiler service?', 'are parts included?'], 'Boiler service'],
    [['how much to descale a kettle?', 'does it take all day?'], 'descale a kettle'],
    [['how much is a toilet repair?', 'ok. and is it the same for a houseboat?'], 'Toilet repair'],
  ] as const) {
    const { wants } = callOf(lines).card
    expect([lines, wants]).toEqual([lines, expect.stringContaining(subject)])
    expect(wants).toContain(lines[1])
  }
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

test('the amount of a deposit does not tell what becomes of it', () => {
  const setup: SetupInput = {
    trade: 'estate-agent',
    facts: [{ question: 'How much is the deposit?', answer: "Five weeks' rent." }],
  }
  for (const line of [
    'do I get my deposit back?',
    'is the deposit protected?',
    "can you take the deposit off my last month's rent?",
    'who holds the deposit?',
  ])
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.not.stringMatching(/Five weeks|existing bookings/),
    ])
  expect(lastReply(callOf(['what deposit do you want?'], { setup }))).toContain('Five weeks')
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

test('asked how long before a service is chosen, she tells the length of those that fit', () => {
  const setup: SetupInput = {
    trade: 'other',
    services: [
      { name: 'Small dog full groom', pricePence: 3800, minutes: 90, isBookable: true },
      { name: 'Large dog full groom', pricePence: 5500, minutes: 150, isBookable: true },
      { name: 'Nail trim', pricePence: 1200, minutes: 15, isBookable: true },
    ],
  }
  for (const line of [
    'how long do you keep him?',
    'how long does it take for a poodle?',
    'How long does a full groom take',
    'how long will it take?',
  ])
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.stringMatching(/90 minutes for a small .* 150 minutes for a large/),
    ])
  for (const lines of [
    ['how long have you been going?'],
    ['how long do you keep my records?'],
    ['I need my passport back', 'how long does it take?'],
  ])
    expect([lines, lastReply(callOf(lines, { setup }))]).toEqual([
      lines,
      expect.not.stringContaining('minutes'),
    ])
})

test('a fact is found by what the caller means, without the words of its question', () => {
  const facts = [
    { question: 'Do you charge a call-out fee?', answer: 'No call-out fee in town.' },
    { question: 'What are your landlord fees?', answer: 'Management is 11 percent.' },
    { question: 'When is my rent due?', answer: 'On the third of the month.' },
    { question: 'Do you see children?', answer: 'We see children from age four.' },
    { question: 'Do pups need vaccinations?', answer: 'Yes, pups must have their vaccinations.' },
    { question: 'Can you do gluten free?', answer: 'Some dishes are gluten free.' },
  ]
  const setup: SetupInput = { trade: 'other', facts }
  for (const [lines, answer] of [
    [['just a quick one do you charge only to come out'], /^No call-out fee in town/],
    [['no, for managing a house, your commission'], /11 percent/],
    [['My rent might be late.', 'what day is it due?'], /third of the month/],
    [["is she old enough, she's only two?"], /from age four/],
    [['at what age do you start?'], /from age four/],
    [["she's never had any jabs, is that a problem?"], /^Pups must have their vaccinations/],
    [["hello my son's coeliac are your puddings safe for him"], /gluten free/],
  ] as const)
    expect([lines, lastReply(callOf(lines, { setup }))]).toEqual([
      lines,
      expect.stringMatching(answer),
    ])
  const nuts = callOf(["hello my son can't have nuts is your food safe"], { setup })
  expect(lastReply(nuts)).not.toContain('gluten')
  const building = callOf(["I'm only two minutes away, is there a cash machine?"], { setup })
  expect(lastReply(building)).not.toContain('age four')
})

test('the price and the length of the service in hand are told whatever the reason', () => {
  for (const [line, answer] of [
    ['how much is it, I have to tell my husband', /a boiler service (?:is|costs) £/i],
    ["how long does it take, he's got to get to work", /minutes for a boiler service/],
    ['how much will that be cos we need cash', /a boiler service (?:is|costs) £/i],
  ] as const) {
    const reply = lastReply(callOf([...TO_NAME, line], { setup: PLUMBER }))
    expect([line, reply]).toEqual([line, expect.stringMatching(answer)])
  }
})

test('"what about" another day, after a fact on opening, asks for its hours', () => {
  const facts = [{ question: 'Are you open on Boxing Day?', answer: 'No, we are closed then.' }]
  const setup: SetupInput = { trade: 'restaurant', facts }
  const call = callOf(['are you open on boxing day?', 'ok what about christmas eve'], { setup })
  expect(lastReply(call)).toMatch(/24 December we are open from/)
})

test('beside a yes, who may come along is a question for the owner that she does not pass over', () => {
  const toConfirm = [...TO_NAME, 'Jo Hale', '07700 900123', 'yes', 'LS6 3AB']
  for (const line of ['yes. and can my sister sit in', 'yes please, can I bring my mum?']) {
    const reply = lastReply(callOf([...toConfirm, line], { setup: PLUMBER }))
    expect([line, reply]).toEqual([line, expect.stringMatching(/ask \w+ to tell you/)])
  }
})

test('what the caller asks to hear again is said again, at any question', () => {
  const started = ['my tap drips, can you come Thursday at 10', 'Jo Bell']
  for (const [line, said] of [
    ['what was the time again?', 'Thursday 26 November at 10 am'],
    ['is that the morning?', 'Thursday 26 November at 10 am'],
    ['when is it again', 'Thursday 26 November at 10 am'],
    ['how much did you say it was', '£65'],
  ] as const)
    expect([line, lastReply(callOf([...started, line]))]).toEqual([
      line,
      expect.stringContaining(said),
    ])
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

test('a fact answers no question that only shares its words', () => {
  for (const [trade, line] of [
    ['hairdresser', 'how much is a patch test?'],
    ['hairdresser', 'can I leave my dog in the car?'],
    ['hotel', 'is breakfast vegan?'],
    ['vet', 'do you sell rabbits?'],
    ['garage', 'how much is the courtesy car?'],
    ['property-manager', 'where do I pay the rent?'],
    ['dentist', 'when will you be taking NHS patients?'],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.card.outcome, call.card.wants]).toEqual([line, null, line])
    expect([line, call.open]).toEqual([line, 'take-message'])
  }
  for (const [trade, line, answer] of [
    ['florist', 'where do you deliver?', 'across Leeds'],
    ['hairdresser', 'when do I need the patch test?', 'two days'],
    ['hotel', 'how much is breakfast?', 'included'],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.stringContaining(answer),
    ])
})

test('a question in the form of a statement is answered, if the set-up tells', () => {
  for (const [trade, line, answer] of [
    ['hairdresser', 'not sure if you take dogs', 'dogs are welcome'],
    ['restaurant', "I take it there's parking", 'car park'],
    ['dentist', "I wasn't sure if you were taking NHS patients", 'private patients'],
    ['plumber', "I don't know whether you're open Saturdays", '9 am to 1 pm'],
    ['vet', 'my sister says you do nail clipping', '£16'],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } })).toLowerCase()]).toEqual([
      line,
      expect.stringContaining(answer),
    ])
  for (const line of ["I'm not sure what's wrong with the boiler", 'not sure if it is the tap'])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.not.stringContaining('£')])
})

test('a place that the answer does not name gets no yes', () => {
  const ask = (line: string) => repliesOf(callOf([line], { setup: { trade: 'florist' } })).at(-1)
  expect(ask('do you deliver to York?')).toMatch(/^Across Leeds\./)
  expect(ask('can you deliver to Harrogate')).toMatch(/^Across Leeds\./)
  expect(ask('do you deliver to Leeds?')).toMatch(/^Yes, across Leeds\./)
  expect(ask('do you deliver?')).toMatch(/^Yes, across Leeds\./)
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

test('what is served when is no question about the area', () => {
  const call = callOf(['do you serve food all day?'], { setup: { trade: 'restaurant' } })
  expect(lastReply(call)).toContain("I don't know that")
})

test('"what about" another service, before a booking, gets its price', () => {
  const lines = ['do you do 11 plus?', 'no, what about GCSE for my older one'] as const
  expect(lastReply(callOf(lines, { setup: { trade: 'tutor' } }))).toContain('£38')
})

test('"can you come to" a town asks about the area, and to a house for a visit', () => {
  expect(lastReply(callOf(['can you come to Wetherby?']))).toContain('not on my list')
  expect(lastReply(callOf(['can you come to Leeds?']))).toContain('we cover Leeds')
  expect(callOf(['can you come to my house on Friday?']).card.asked.date).toBe('2026-11-27')
})

test('a firm that offers leads is selling', () => {
  expect(callOf(['do you want any leads for your business?']).card.outcome).toBe('sales')
})

test('a question about Christmas names no day, and a service on the list is known', () => {
  const dinner = callOf(['do you do a Christmas dinner?'], { setup: { trade: 'restaurant' } })
  expect(lastReply(dinner)).toContain("I don't know that")
  const trial = callOf(['GCSE maths please', 'is there a trial lesson?'], {
    setup: { trade: 'tutor' },
  })
  expect(lastReply(trial)).toContain('A trial lesson is £20')
  const tree = callOf(['do you sell Christmas trees?'], { setup: { trade: 'florist' } })
  expect(tree.card.asked.date).toBeNull()
})

test('who is after the council or the gas board hears whose line this is', () => {
  for (const line of ['no I wanted the council about me bins', 'is that the gas board'])
    expect([line, lastReply(callOf([line]))]).toEqual([
      line,
      expect.stringContaining('wrong number'),
    ])
  expect(callOf(['I wanted the tap in the kitchen fixing']).card.service).toBe('Tap repair')
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

test('a word looked for, a plea and a letter about VAT ask nothing', () => {
  for (const [trade, line] of [
    ['clinic', 'I want make appointment with doctor. I have, how you say, rash on my arm.'],
    ['accountant', "We've had a penalty letter off HMRC for the VAT and he said he'd sent it."],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.not.stringContaining("don't know"),
    ])
})

test('who shows what, and when somebody is elsewhere, is no question', () => {
  for (const [trade, line] of [
    ['gym', 'an induction, please, where they show you the machines'],
    ['clinic', "a doctor's appointment on Thursday, when my little boy's at nursery"],
    ['cleaner', "I'd like to complain. Could you say I'm not angry?"],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.not.stringContaining("don't know"),
    ])
})

test('"pardon" beside an answer is heard, and the list of services comes no third time', () => {
  const lines = [
    'I want to get booked in',
    'Pardon? Ears. Wax.',
    'Ears. Speak up, please.',
    'Ears.',
  ]
  const call = callOf(lines, { setup: { trade: 'clinic' } })
  expect(call.open).not.toBe('service')
})

test('a place that is near, and who pays, are questions for the owner', () => {
  for (const [trade, line] of [
    ['hotel', 'is it near the airport?'],
    ['restaurant', 'is it far from the station?'],
    ['property-manager', 'is it up to me or the landlord?'],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).open]).toEqual([line, 'take-message'])
})

test('a price read back is agreed to, and what may come on top is left to the owner', () => {
  const said = (line: string) => callOf(['How much is a boiler service?', line])
  expect(lastReply(said('Is that ninety?'))).toContain('Yes, a boiler service is £90')
  expect(lastReply(said('Is that eighty?'))).toContain('No, a boiler service is £90')
  const extras = said('Is that ninety all in, no call-out on top?')
  expect(lastReply(extras)).toMatch(/£90; Sam can tell you/)
  expect(extras.card.wants).toContain('call-out')
})

test('a question about VAT reaches the owner with the message that follows', () => {
  const call = callOf(['Do your prices include VAT?', 'Ring me back please, Tom Hill'])
  expect(call.card.wants).toContain('VAT')
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

test('"would you believe" and the question said back ask nothing', () => {
  const lines = [...TO_NAME, 'Jo Hale'] as const
  for (const said of [
    '07700 900123. I’ll be seventy, would you believe',
    '07700 900123. Who would have thought it',
  ])
    expect([said, lastReply(callOf([...lines, said]))]).toEqual([
      said,
      expect.stringMatching(/^That's 07700 900 123/),
    ])
  const flat = callOf([...lines, '07700 900123', 'yes', 'Of the flat? It’s LS6 1AB'])
  expect(lastReply(flat)).not.toMatch(/don't know|can't say/)
})

test('whether a note was put on the booking is answered', () => {
  const call = callOf(
    [
      'Table on Friday at seven for three, one of us is coeliac',
      'Jo Hale, 07700 900123',
      'yes',
      "and you've put the coeliac bit on, have you?",
    ],
    { setup: { trade: 'restaurant' } },
  )
  expect(lastReply(call)).toMatch(/written down|noted/)
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

test('a fact that points at its own question is told with that question', () => {
  const facts = [
    { question: 'Do you need to see a vaccination card?', answer: 'Yes, please bring it along.' },
  ]
  const setup = { trade: 'other', facts } as const
  expect(lastReply(callOf(['Do I need to bring anything?'], { setup }))).toMatch(
    /^The answer I have to “Do you need to see a vaccination card” is: Yes, please bring it along\./,
  )
  expect(lastReply(callOf(['Do you need to see his vaccination card?'], { setup }))).toMatch(
    /^Yes, please bring it along\./,
  )
})

test('what must come first is asked of the owner, and has no price', () => {
  const call = callOf(['How much is a filling?', 'And do I need a check-up first?'], {
    setup: { trade: 'dentist' },
  })
  expect(lastReply(call)).toMatch(/don't know/)
  expect(call.card.wants).toContain('do I need a check-up first')
})

test('the address that she does not have is asked of the owner', () => {
  expect(callOf([...TO_NAME, "What's your address?"]).card.wants).toContain('your address')
})

test('who asks if it is a real person is answered, and not put down for a call', () => {
  for (const line of ['Oh hello, is that a real person?', 'Is it a real person?']) {
    const call = callOf([line])
    expect([line, lastReply(call)]).toEqual([
      line,
      expect.stringMatching(/^I'm an AI receptionist, not a person\./),
    ])
    expect([line, call.card.wants]).toEqual([line, null])
  }
})

test('how to reach the caller is noted, and asks nothing', () => {
  for (const said of [
    'Jo Hale, but can you not ring the house, only my mobile',
    'Jo Hale. Have mine, 07700 900123, my mum never picks hers up',
  ]) {
    const call = callOf([...TO_NAME, said])
    expect([said, lastReply(call)]).not.toEqual([said, expect.stringMatching(/don't know/)])
    expect([said, call.card.wants]).toEqual([said, expect.stringContaining(said)])
  }
})

test('the price and the length of what is booked are known, however they are asked for', () => {
  const lines = ["I'd like a boiler service on Tuesday at 3:30 pm"]
  expect(lastReply(callOf([...lines, 'Is it still the ninety?']))).toMatch(
    /^Yes, a boiler service is £90/,
  )
  const length = 'How long does it take, so I know when to be back?'
  expect(lastReply(callOf([...lines, length]))).toMatch(/60 minutes/)
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
  expect(lastReply(call)).toMatch(/^I don't know that/)
})

test('who it is that comes is asked of the owner, though the line gives a number', () => {
  const line = '07700 900639. Will it be Sam that comes?'
  expect(callOf([...TO_NAME, 'Steph', line]).card.wants).toContain(line)
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

test('who wonders about a service wants it', () => {
  expect(callOf(['I was wondering about a boiler service']).card.service).toBe('Boiler service')
  expect(lastReply(callOf(['I was wondering about the price of a boiler service']))).toContain(
    '£90',
  )
  const gym = callOf(['I was wondering about joining the gym'], { setup: { trade: 'gym' } })
  expect(gym.card.service).toBe('Membership')
})
