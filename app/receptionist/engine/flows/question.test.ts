import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import { callOf, GROOMER, lastReply, repliesOf, TO_NAME, RESTAURANT } from '#tests/support/call.ts'

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

test('a question beside an answer is answered or passed on at once', () => {
  const passed = /know|can't (?:say|promise)/
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
  expect(replies.join(' ')).toContain("I'll put that question to Sam")
  expect(callOf(asked).card.wants).toContain('Will he come today?')
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

const PARKED: SetupInput = {
  trade: 'other',
  services: [
    { name: 'Canoe hire', pricePence: 2500, minutes: 60, isBookable: true },
    { name: 'Kayak lesson', pricePence: 4000, minutes: 90, isBookable: true },
  ],
  facts: [
    { question: 'Where can I park?', answer: 'In the yard behind the boathouse.' },
    { question: 'Do you take a deposit?', answer: 'Ten pounds, by card.' },
  ],
}

test.each([
  ['is there any parking?', 'no I meant at the island', /don't know that/],
  ['is there any parking?', 'no, for the coach', /don't know that/],
  ['what if it rains?', 'eh? I mean the picnic', /don't (?:know|have an answer)/],
  ['do I leave a deposit?', 'not the deposit, the parking', /yard behind the boathouse/],
  ['do I leave a deposit?', 'no I meant is there parking', /yard behind the boathouse/],
  ['how much is a canoe?', 'not the canoe, the kayak', /kayak lesson is £40/i],
  ['how long is a canoe for?', 'I meant the kayak, sorry', /90 minutes/],
] as const)('a correction of a question asks it again: "%s", "%s"', (asked, line, answer) => {
  const call = callOf([asked, line], { setup: PARKED })
  expect(lastReply(call)).toMatch(answer)
  // The owner hears what the caller did not mean only with what they did.
  if (/know/.test(lastReply(call))) expect(call.card.wants).toBe(`${asked} / ${line}`)
  expect(call.card.service).toBeNull()
})

test('a correction of a question keeps the booking in hand and the name beside it', () => {
  const lines = ['a canoe on Tuesday at 3', 'do I leave a deposit?', 'no I mean for the kayak.']
  const call = callOf([...lines.slice(0, 2), `${lines[2]} It's Jo Hale`], { setup: PARKED })
  expect(call.card).toMatchObject({ name: 'Jo Hale', service: 'Canoe hire' })
  expect(lastReply(call)).toContain("don't know that")
  // What puts a day right, or only begins with "I mean", corrects no question.
  for (const line of ['no I meant Wednesday', "I mean it's only for me"])
    expect(lastReply(callOf([...lines.slice(0, 2), line], { setup: PARKED }))).not.toContain('know')
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

test('talk addressed to Ava is answered', () => {
  const reply = (line: string) => lastReply(callOf([...TO_NAME, line]))
  expect(reply('are you even listening to me?')).not.toMatch(/Sam/)
  expect(reply("what was your name again, I'm old")).toMatch(/I'm Ava/)
  expect(reply("Mine or my wife's?")).toMatch(/^Yours, please/)
  expect(reply("Dad's name or mine? I'm Bea Cole")).toMatch(/number/)
  expect(reply('Zbigniew, you want I spell it?')).toMatch(/^Yes, please/)
})

test('a question passed on names what it points at', () => {
  for (const [lines, subject] of [
    [['How much is a tap repair?', 'does that come with a new washer?'], 'a tap repair'],
    [['What do you charge for a boiler service?', 'are parts included?'], 'a boiler service'],
    [['how much to descale a kettle?', 'does it take all day?'], 'descale a kettle'],
    [
      ['how much is a toilet repair?', 'ok. and is it the same for a houseboat?'],
      'a toilet repair',
    ],
  ] as const) {
    const { wants } = callOf(lines).card
    expect([lines, wants]).toEqual([lines, expect.stringContaining(subject)])
    expect(wants).toContain(lines[1])
  }
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

test('a question about VAT reaches the owner with the message that follows', () => {
  const call = callOf(['Do your prices include VAT?', 'Ring me back please, Tom Hill'])
  expect(call.card.wants).toContain('VAT')
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

test('who it is that comes is asked of the owner, though the line gives a number', () => {
  const line = '07700 900639. Will it be Sam that comes?'
  expect(callOf([...TO_NAME, 'Steph', line]).card.wants).toContain(line)
})

test('a question without its usual words, or to herself, is heard for what it is', () => {
  const start = ['a table for two on Saturday at 8 pm']
  expect(lastReply(callOf([...start, 'Dave. And you got parking or not'], RESTAURANT))).toMatch(
    /car park/,
  )
  const halal = [...start, 'Jo Hale', '07700 900338. And the meat, it is halal or no?']
  expect(lastReply(callOf(halal, RESTAURANT))).toContain("don't know that")
  const long = [
    'can Sam ring me about a bill',
    'Jo Hale',
    '01943 496 0112',
    'Is it? Hang on. 01943 496 012',
  ]
  expect(lastReply(callOf(long))).not.toContain("don't know")
})

test('a question that runs on from an answer without a stop is heard', () => {
  const start = ['table for 2 on friday', '6 pm']
  for (const line of [
    'Jo Hale is there parking',
    'Jo Hale, 07700 900123 do you take dogs',
    'Jo Hale how long is the table ours',
  ])
    expect([line, lastReply(callOf([...start, line], RESTAURANT))]).toEqual([
      line,
      expect.stringMatching(/car park|dogs|know that|minutes/),
    ])
  const setup = { trade: 'dentist' } as const
  const tooth = [
    'my tooth has just been knocked out',
    'Jo Hale, ive got it here what do i do with it',
  ]
  expect(lastReply(callOf(tooth, { setup }))).toContain('111')
  const cost = ['my tap drips', 'thursday at 2:30 pm. roughly what will it cost']
  expect(lastReply(callOf(cost))).toContain('£65')
})

test('"hiya" before a question is none of its words', () => {
  expect(lastReply(callOf(['hiya are you open on mondays?']))).toContain('On Monday')
  expect(lastReply(callOf(['hiya what do you charge for just a tap repair?']))).toContain('£65')
})

test('whether something is done is asked beside a time, and "gluten free" is no time', () => {
  const first = callOf(
    ["do you do gluten free? My wife's coeliac, I'd like to book for Friday"],
    RESTAURANT,
  )
  expect(lastReply(first)).toMatch(/don't know|pass/)
  const time = callOf(
    ['a table for two please', 'Friday at 7 pm. But can you do gluten free?'],
    RESTAURANT,
  )
  expect(time.card.wants).toContain('gluten')
  expect(lastReply(callOf(['a boiler service', 'can you do Friday at ten?']))).not.toContain('pass')
})

test('the price for everybody is no wish for another booking', () => {
  const lines = [
    'a will please',
    'next Tuesday',
    '10 am is great. How much is it for the two of us?',
  ]
  const call = callOf(lines, { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toContain('£240')
  expect(lastReply(call)).not.toContain('one at a time')
})

test('asked for the normal hours and one day, she tells the hours of the week', () => {
  const call = callOf(['what time do you open normally, and do you do Saturdays?'])
  expect(lastReply(call)).toMatch(/Monday to Friday.*Saturday/)
})

test('a wish beside a question about a price or the hours begins the booking', () => {
  for (const lines of [
    ['how much is a boiler service and can somebody come out tomorrow?'],
    ['how late are you open tomorrow? I could do with a boiler service'],
  ])
    expect([lines, callOf(lines).open]).toEqual([lines, 'slot'])
})

test('what she has no answer to is said beside an offer, and joined to an answer where there is no room', () => {
  const at = { ...RESTAURANT, now: '2027-05-18T11:05', seed: 55 }
  const offer = lastReply(
    callOf(['a table for two please', 'Friday at 7 pm. Do you do gluten free?'], at),
  )
  expect(offer).toMatch(/^I don't know that.*7 pm is taken; I have Friday/)
  const lines = [
    'a boiler service',
    'tomorrow',
    'the first one',
    'Jo Hale',
    '07700 900123',
    'yes',
    'LS6 1AB',
  ]
  const booked = callOf([...lines, 'yes please. How much is it, and does he take a card?'])
  expect(lastReply(booked)).toMatch(/£90; (?:the rest is a question for Sam|Sam will)/)
})

test('asked whether she is the owner, she says who she is', () => {
  expect(lastReply(callOf(['am I speaking to the business owner?']))).toContain("I'm Ava")
})

test('what is owed on the day is the price, and two prices are both told', () => {
  const lines = ['a boiler service', 'tomorrow', 'what do I owe you on the day?']
  expect(lastReply(callOf(lines))).toContain('£90')
  const both = callOf(["what's a check-up and a hygienist visit?"], { setup: { trade: 'dentist' } })
  expect(lastReply(both)).toMatch(/£48.*£62/)
})

test("the usual hours of a day, and those of Mother's Day, are told", () => {
  for (const [line, day] of [
    ['what are your normal sunday hours?', 'Sunday'],
    ['do you even open sundays?', 'Sunday'],
    ["are you open on mother's day?", 'Sunday 7 March'],
  ] as const) {
    const at = { ...RESTAURANT, now: '2027-02-24T16:05' }
    expect([line, lastReply(callOf([line], at))]).toEqual([
      line,
      expect.stringContaining(`On ${day} we are open`),
    ])
  }
})

test('who asks for the address is offered a call about it', () => {
  expect(callOf(["what's the address, for the satnav?"]).open).toBe('take-message')
})

test('asked why she needs a number, however it is worded, she says why', () => {
  const call = callOf(['can Sam ring me about a quote', 'Jo Hale', 'what you need my number for?'])
  expect(lastReply(call)).toContain('helps Sam')
})

test('a caller who complains of no answer hears the answer to the last question', () => {
  for (const [asked, line, answer] of [
    ['how much is it, roughly', "you haven't answered me", '£90'],
    ['are you Gas Safe registered?', "that's not what I asked", 'Gas Safe'],
    ['what time do you open on Saturday', 'Jo Hale. you didnt answer my question', '9 am'],
    ['can the lad bring a dust sheet?', "you're ignoring me", 'Sam'],
  ] as const)
    expect([line, lastReply(callOf([...TO_NAME, asked, line]))]).toEqual([
      line,
      expect.stringContaining(answer),
    ])
  const told = lastReply(callOf([...TO_NAME, 'how much is it', "you've not told him yet"]))
  expect(told).not.toContain('£')
})

const SOLICITOR = { setup: { trade: 'solicitor' } } as const

test.each(['could he do it over video instead', 'yes. actually hang on, can we do it on zoom'])(
  'whether a visit may be a call is for the owner: "%s"',
  (line) => {
    const lines = ["I've an appointment on Wednesday and I can't make it", 'Jo Hale, 07700 900123']
    expect(lastReply(callOf([...lines, line], SOLICITOR))).toContain("don't know")
  },
)

test.each([
  'is it safe for my lad, he has a sesame allergy, and are you open on Sunday?',
  'Are you open Sunday, and would it be safe for a girl with a nut allergy?',
  'are you open Sunday, is there parking, and can my wife eat with you, she is allergic to prawns?',
  'Sunday, are you open? I want to know if the food is safe for a coeliac',
])('whether something is safe is never left out beside another answer: %s', (line) => {
  const call = callOf([line], RESTAURANT)
  expect(lastReply(call)).toMatch(/safe.*Sam/)
  expect(call.card.wants).toBe(line)
})

test('an allergy that is only told, and a safe place, are answered as before', () => {
  const booked = callOf(['table for two on Friday at 6, one of us has a nut allergy'], RESTAURANT)
  expect(lastReply(booked)).not.toContain('safe')
  expect(booked.card.wants).toContain('nut allergy')
  expect(lastReply(callOf(['are you Gas Safe and how much is a tap repair?']))).toMatch(/^Yes.*£65/)
})

test('a safe to keep things in, and what is safe to say, are no question of harm', () => {
  for (const line of [
    "what's the code of the key safe?",
    'can you open a safe, I have lost the key',
    'is there a safe in the kitchen?',
    'would it be safe to say two hours?',
  ])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.not.stringContaining('safe')])
  for (const line of ['is that safe?', 'is it a safe thing to do?', 'is this dangerous?'])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.stringContaining('is safe')])
})

const MOVED = ['I need to change our booking on Friday', 'Mark Hale'] as const

test.each([
  'have you not got it on the computer?',
  "isn't it on your system",
  'is it not on the booking?',
  'why do you want that, its on the booking',
])('a number that the firm is said to have is not seen from here: %s', (line) => {
  const call = callOf([...MOVED, line], RESTAURANT)
  expect(lastReply(call)).not.toMatch(/know that|can't say/)
  expect(lastReply(call)).toMatch(/from here|helps|back to you/)
  expect(call.open).toBe('phone')
})

test.each([
  "what's Sam's number then?",
  'can I not just have his mobile',
  'have you got a number for Sam',
])("the owner's number is not given out: %s", (line) => {
  expect(lastReply(callOf([line], RESTAURANT))).toMatch(/give (?:that number )?out/)
  expect(lastReply(callOf([...MOVED, line], RESTAURANT))).toMatch(/give (?:that number )?out/)
})

test('the number of the firm or the caller is none of the owner', () => {
  for (const line of ["what's my number on there?", 'have you got my number down?'])
    expect(lastReply(callOf([...MOVED, '07700 900456', line], RESTAURANT))).not.toMatch(/give/)
})

test.each([
  "and you won't ring the landline, will you?",
  "they won't leave a message will they",
  "he won't ring my husband will he?",
])('how not to reach the caller is noted, and she says so: %s', (line) => {
  const taken = ['can someone ring me about my will', 'Nina Firth', '07700 900291', 'yes'] as const
  const call = callOf([...taken, line], { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toMatch(/down for Sam|have that down/)
  expect(call.card.wants).toContain(line)
})

test.each(['07700 900412. will you keep the table for us?', 'could you still hold it though?'])(
  'that a table is held is no promise of hers: %s',
  (line) => {
    const late = ["we've a table booked tonight under Hale, we'll be late"]
    expect(lastReply(callOf([...late, line], RESTAURANT))).toContain("can't promise")
  },
)

test('whether somebody rings today is no promise of hers, however it is worded', () => {
  const taken = ['can someone ring me about my bathroom', 'Jo Hale', '07700 900123', 'yes'] as const
  for (const line of [
    'so is someone actually going to ring me today',
    'has he definitely going to call today?',
  ])
    expect([line, lastReply(callOf([...taken, line]))]).toEqual([
      line,
      expect.stringContaining("can't promise"),
    ])
})

test('asked how many to bring to the one booking, she says that only one is booked', () => {
  const booked = [
    'two dogs for a nail trim please',
    'Tuesday at 3:30 pm',
    'Dave Smith',
    '07700 900123',
  ]
  for (const line of ['do I bring both or just one?', 'should I fetch them both?']) {
    const call = callOf([...booked, 'yes', 'yes', line], GROOMER)
    expect(call.card.outcome).toBe('booked')
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/one.*Sam will ring/)])
  }
})

test.each([
  'is it you that does bathrooms?',
  'are you the ones who do bathrooms',
  'does your firm do bathrooms?',
  'hiya, is it right that you do bathrooms',
  'do your lads do bathrooms at all',
])('she says that the firm does what is asked of "you that" or "your firm": "%s"', (line) => {
  const call = callOf([line])
  expect(lastReply(call)).toMatch(/^Yes, .*do\b.*Sam will want to talk to you/)
  expect(call.card.service).toBe('Bathroom installation')
})

test('what the firm does not list is not said to be done, however it is asked', () => {
  for (const line of ['is it you that does taxis', 'are you the ones who do driveways'])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.not.stringMatching(/Yes/)])
  const other = { setup: { trade: 'solicitor' } } as const
  expect(lastReply(callOf(['is it you that does bathrooms'], other))).not.toMatch(/Yes/)
})

test.each([
  ['could you text me the address and details', 'name'],
  ['how long have you been a plumber', 'name'],
  ['could I have the same lad as last time', 'name'],
  ['why do you need my phone number', 'name'],
  ['is it dearer at weekends?', 'name'],
  ['do you charge extra on Sundays', 'name'],
  ['is there a cancellation charge', 'name'],
])('a question in mid-booking is answered, and the booking goes on: "%s"', (line, open) => {
  const call = callOf([...TO_NAME, line])
  expect(call.open).toBe(open)
  expect(lastReply(call)).not.toMatch(/minutes|Nothing is booked|catch a name|can't see that/)
})

test('a question about the weekend price wishes for no weekend', () => {
  const setup = { trade: 'dentist' } as const
  const call = callOf(['a check-up please', 'is it the same price at weekends?'], { setup })
  expect(call.open).toBe('when')
  expect(callOf(['a boiler service', 'at the weekend please']).open).toBe('slot')
})

test('"which day is that?" is answered with the time settled on', () => {
  expect(lastReply(callOf([...TO_NAME, 'sorry, what date is that?']))).toContain('24 November')
})

test('a wish to be texted about something is still for the owner', () => {
  expect(callOf(['can you text me about the invoice']).open).toBe('name')
  expect(lastReply(callOf([...TO_NAME, 'how long will it take']))).toContain('60 minutes')
})
