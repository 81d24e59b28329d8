import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import {
  callOf,
  lastReply,
  RESTAURANT,
  GROOMER,
  TO_CONFIRM,
  TO_NAME,
  TO_READ_BACK,
} from '#tests/support/call.ts'

test('"so that\'s ordered?" and "so that\'s the service, is it?" are answered from the call', () => {
  for (const line of [
    "so that's ordered then or not?",
    'so is that done then?',
    "so that's the boiler service, is it?",
  ]) {
    const [open, booked] = [TO_NAME, [...TO_CONFIRM, 'yes']].map((said) =>
      lastReply(callOf([...said, line])),
    )
    expect([line, open]).toEqual([line, expect.stringContaining("isn't booked yet")])
    expect([line, booked]).toEqual([line, expect.stringContaining("You're booked in")])
  }
  const message = [
    'can Sam ring me about a new bathroom',
    'Pat Hill',
    'is that ordered then or not',
  ]
  expect(lastReply(callOf(message))).toContain('Nothing is booked')
  for (const line of ['is it done with a brush?', "so that's the plumber doing it, is it?"])
    expect(lastReply(callOf([...TO_NAME, line]))).not.toContain("isn't booked yet")
})

test('a question about a service is answered and books nothing', () => {
  expect(lastReply(callOf(['how much do you charge to come out?']))).toContain("don't know")
  expect(lastReply(callOf(['how much is a tap repair', 'and for how long?']))).toContain('45')
  expect(lastReply(callOf(["d'you do Saturdays"]))).toContain('9 am to 1 pm')
  expect(lastReply(callOf(['what time do you stop serving food'], RESTAURANT))).toContain('10 pm')
  expect(lastReply(callOf(['do you do cats'], GROOMER))).toContain('only dogs')
  expect(lastReply(callOf(['boiler service tomorrow', "actually what's the cost"]))).toContain(
    '£90',
  )
})

test('"is it free?" after a price gets the price', () => {
  expect(lastReply(callOf(['how much is a boiler service', 'is it free?']))).toContain('£90')
})

test('asked how long a consultation takes, she answers for the only one', () => {
  const setup = { trade: 'solicitor' } as const
  const reply = lastReply(
    callOf(['how long does a consultation take and is it in person'], { setup }),
  )
  expect(reply).toContain('60 minutes')
  expect(reply).not.toContain('AI receptionist')
})

test('asked whether the firm does something, she gives its price once', () => {
  const setup = { trade: 'vet' } as const
  const reply = lastReply(callOf(['do you do nail clipping and whats the price'], { setup }))
  expect(reply).toContain('Nail clipping is £16')
  expect(reply).not.toContain('consultation')
  const call = callOf(['do you do boiler services on saturdays'])
  expect(lastReply(call)).toContain('£90')
  expect(call.card.asked.date).toBe('2026-11-28')
})

test('a booking that becomes a message is said not to be booked, and stays a message', () => {
  const lines = [...TO_CONFIRM, 'No, get Sam to ring me about it']
  expect(lastReply(callOf(lines))).toMatch(/nothing is booked/i)
  expect(lastReply(callOf([...lines, 'so am I booked in or not?']))).toMatch(/booked/)
})

test('what a caller tells with a question before the booking reaches the owner', () => {
  const told = "I've a bungalow in Otley standing empty. What does a viewing cost?"
  const setup: SetupInput = { trade: 'estate-agent' }
  expect(callOf([told, 'A valuation please'], { setup }).card.wants).toContain('bungalow in Otley')
  const asked = callOf(['How much is a boiler service?', 'A boiler service please'])
  expect(asked.card.wants).not.toContain('How much')
})

test('a time of day that is said at another question is noted', () => {
  const call = callOf([...TO_NAME, 'afternoons are best'])
  expect(call.open).toBe('name')
  expect(call.card.wants).toContain('afternoons are best')
})

test('a question about the diary beside a choice is answered, and the choice stays', () => {
  const lines = ["I'd like a boiler service", 'Friday']
  const [time = ''] = /\d+(?::\d\d)? [ap]m/.exec(lastReply(callOf(lines))) ?? []
  for (const line of [
    `Friday at ${time}. Have you anything sooner?`,
    `Friday at ${time}. So you've nothing tomorrow?`,
  ]) {
    const call = callOf([...lines, line])
    expect([line, call.card.asked.date, call.open]).toEqual([line, '2026-11-27', 'name'])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/(?:23|24) November/)])
  }
})

test('"will I be out by one?" is answered from the start and the length, and wishes for no time', () => {
  for (const line of ['Will he be done by five?', 'What time will it finish?']) {
    const call = callOf([...TO_NAME, line])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/3:30 pm to 4:30 pm/)])
    expect(call.card.asked).toMatchObject({ date: '2026-11-24', time: '15:30' })
  }
})

test('asked how a booking is cancelled, she cancels nothing', () => {
  for (const line of ['how do I cancel if I need to', 'how would I cancel it'])
    expect([line, callOf([...TO_CONFIRM, 'yes', line]).card.booked]).toEqual([
      line,
      expect.anything(),
    ])
})

test('the words that choose an offer are not noted for the owner', () => {
  const offered = ['tap repair', 'Thursday morning']
  for (const line of ['the last of those', 'either, whichever suits', 'the middle one please'])
    expect([line, callOf([...offered, line]).card.wants]).toEqual([line, 'tap repair'])
  expect(callOf([...offered, 'the last one, and mind the dog']).card.wants).toContain('dog')
})

test('"do I need to be in?" is a question, and "note that the bell is broken" is not', () => {
  const asked = callOf([...TO_READ_BACK, 'yes', 'LS6 2AB, and do I need to be in?'])
  expect(lastReply(asked)).toMatch(/don't know that|ask Sam/)
  expect(asked.card.wants).toContain('do I need to be in')
  const told = callOf([...TO_CONFIRM, "yes please, and note that the bell's broken, won't you"])
  expect(told.card.outcome).toBe('booked')
})

test('a question beside the time that is chosen reaches the owner', () => {
  for (const said of [
    'Half three please. Would he have to bring his passport?',
    'Half three please. Would she have to come in or can you go to her?',
    'Half three please. Is that when he turns up or is it a slot like eight till one?',
  ]) {
    const call = callOf([...TO_NAME.slice(0, 1), 'Tuesday', said])
    expect([said, call.open]).toEqual([said, 'name'])
    expect([said, call.card.wants]).toEqual([said, expect.stringContaining(said)])
  }
})

test('word of who passes a call on, or of a call about something else, leaves the booking as it is', () => {
  for (const said of [
    "07700 900594, it's my daughter's mobile but she'll pass it on",
    "07700 900594. Sam'll still ring me about the bill, yeah?",
    '07700 900594. Somebody will let me know about my lad, will they?',
  ]) {
    const call = callOf([...TO_NAME, 'Jo Hale', said])
    expect([said, call.open]).toEqual([said, 'phone-confirm'])
    expect([said, call.card.wants]).toEqual([said, expect.stringContaining(said)])
  }
})

test('a booking that ends as a message tells of the time that was chosen', () => {
  const lines = ['A boiler service on Tuesday at three', 'Half three then', 'Jo Hale, 07700 900594']
  const call = callOf([...lines, 'yes, but actually can somebody just ring me instead'])
  expect(call.card).toMatchObject({
    outcome: 'message',
    asked: { date: '2026-11-24', time: '15:30' },
  })
})

test('an earlier price is not what a later message wants booked', () => {
  const call = callOf([
    'How much is a tap repair?',
    'I want to talk to Sam about a radiator',
    'could he come and do that Thursday?',
  ])
  expect(call.card.service).toBeNull()
})

test('a question with a tag and no mark is answered', () => {
  const line = "LS6 1AB. You won't be charging me for this will you"
  expect(lastReply(callOf([...TO_READ_BACK, 'Yes', line]))).toMatch(/^I don't know that/)
})

test('the price of what is being booked is known in other words, too', () => {
  const start = ['my kitchen tap is dripping, can someone fix it', 'Tuesday at 3:30 pm']
  for (const line of ['Jo Bell, how much is it likely to be?', 'how much will it be?'])
    expect([line, lastReply(callOf([...start, line]))]).toEqual([
      line,
      expect.stringContaining('£65'),
    ])
})

test('a question in a word or two beside a name or number is passed on aloud', () => {
  const table = ["we've a table at 6 tonight and we're running late, name's Pettigrew"]
  const held = callOf([...table, '07700 900142. Will you hold it for us?'], RESTAURANT)
  expect(lastReply(held)).toContain("can't promise that")
  const phone = callOf([...TO_NAME, 'Jo Bell. Can I do it by phone?'])
  expect(lastReply(phone)).toContain("I'll ask Sam")
})

test('an animal that is nervous is not comforted as a caller is', () => {
  const comfort = 'plenty of people feel like that'
  const dentist = { setup: { trade: 'dentist' } } as const
  const caller = callOf(["a check-up please, I'm very nervous"], dentist)
  expect(lastReply(caller)).toContain(comfort)
  const dog = callOf(["a full groom please, he's very nervous"], GROOMER)
  expect(lastReply(dog)).not.toContain(comfort)
})

test.each([
  "07700 900456, that's mine, ring me not him",
  '07700 900456. call me rather than him',
  'use mine not his, 07700 900456',
  '07700 900456, thats his, not mine',
])('whom to ring is kept for the owner beside the number: %s', (line) => {
  const lines = ["I'd like a boiler service for my dad", 'Tuesday at 3:30 pm', 'Jo Marsden']
  const { wants, phone } = callOf([...lines, line]).card
  expect([phone, wants]).toEqual(['07700900456', expect.stringContaining(line)])
})

test.each(["07700 900456, that's it", 'ring me on 07700 900456', '07700 900456 is my number'])(
  'a line that is only a number is no note: %s',
  (line) => {
    const lines = ["I'd like a boiler service for my dad", 'Tuesday at 3:30 pm', 'Jo Marsden']
    expect(callOf([...lines, line]).card.wants).not.toContain('900456')
  },
)

test('she says the time that is picked beside a remark, and only then', () => {
  const offered = ["I'd like a boiler service", 'Thursday']
  const [, time = ''] = /(\d+(?::\d+)? (?:am|pm))/.exec(lastReply(callOf(offered))) ?? []
  expect(time).not.toBe('')
  const picked = callOf([...offered, 'the first one, the dog will be at my sister’s by then'])
  expect(lastReply(picked)).toMatch(new RegExp(`noted that for .*${time}.*name`))
  expect(lastReply(callOf([...offered, 'the first one']))).not.toContain('noted')
  const elsewhere = callOf([...offered, 'the first one', 'Jo Marsden, the dog barks at strangers'])
  expect(lastReply(elsewhere)).not.toContain(time)
})

test.each([
  ["she won't mention it to anyone, will she?"],
  ["you won't tell them I called, will you"],
  ["nobody's going to tell my mum are they"],
  ["they shouldn't say anything should they"],
  ["you'll keep this to yourselves, won't you"],
])('a wish to be discreet is written down, and the booking goes on: "%s"', (line) => {
  for (const lines of [TO_NAME, TO_CONFIRM]) {
    const call = callOf([...lines, line])
    expect(lastReply(call)).toMatch(/down for Sam|Sam will see it|noted that|pass that on/)
    expect(call.open).toBe(lines === TO_NAME ? 'name' : 'confirm')
    expect(call.card.wants).toContain(line)
  }
})

test.each([
  ['can do any day next week tell him'],
  ["there's a big step at the gate, let them know"],
  ["by the way we've a cat, tell her please"],
])('a remark that ends in "tell him" is passed on, and the booking goes on: "%s"', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(lastReply(call)).toMatch(/pass that on|have that down|make sure/)
  expect(call.open).toBe('confirm')
  expect(call.card.wants).toContain(line)
})

test('whether it should hurt or cost is no wish to be discreet', () => {
  const reply = (line: string) => lastReply(callOf([...TO_CONFIRM, line]))
  expect(reply("it shouldn't hurt him, should it?")).toMatch(/know that|can't say/)
  expect(reply("she shouldn't have to pay, should she?")).toContain('£90')
})

test.each([
  "I'll be there to let them in",
  "we'll be in",
  'my wife will be at home',
  "I won't be in till two",
  'the neighbour will let you in',
  "the key's under the pot",
  'mind the step',
])('what a caller says of access beside a time, a number or a yes is noted: "%s"', (line) => {
  for (const lines of [
    ["I'd like a boiler service on Tuesday", `the first one, ${line}`],
    [...TO_NAME, 'Jo Hale', `07700 900123. ${line}`],
    [...TO_READ_BACK, `yes, ${line}`],
  ])
    expect(callOf(lines).card.wants).toContain(line)
})

test('that patients will come themselves needs no note', () => {
  const checkUp = callOf(["I'd like a check-up on Tuesday", "the first one, I'll be there"], {
    setup: { trade: 'dentist' },
  })
  expect(checkUp.card.wants).not.toContain("I'll be there")
})

test.each([
  'Yes please. He pays by cheque, is that ok?',
  'Yes. Is it all right if I leave the key next door',
  "Yes, lovely. There's a parrot in the kitchen, is that a problem",
  'yes please, is cash all right',
])('what may be refused beside the yes is unknown, and not merely passed on: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card.booked).not.toBeNull()
  expect(lastReply(call)).toMatch(/know|can't say/)
  expect(call.card.wants).toContain(line)
})

test.each([
  "a full groom on the 22nd please, oh and he's a bit knotty will that be extra",
  'full groom on the 22nd. oooh is that ok so near Christmas, will she be stressed',
  'full groom on the 22nd, he has a bad hip does he need to stand the whole time',
])('a question that the rest runs into is heard beside the booking: %s', (line) => {
  const reply = lastReply(callOf([line], { ...GROOMER, now: '2026-12-02T10:15' }))
  expect(reply).toMatch(/know|can't say/)
  expect(reply).toContain('22 December')
})

test('what a visitor takes is no part of the yes to the number', () => {
  const start = ['a check-up on Friday morning', 'the first', 'Ada Bell', '07700 900123']
  const line = 'yes love, and she takes warfarin does she need to stop it'
  const call = callOf([...start, line], { setup: { trade: 'dentist' } })
  expect(lastReply(call)).toMatch(/know|can't say/)
})

test.each([
  'a full groom on the 22nd, will that be ok',
  'full groom on the 22nd, hope it will be quick',
])('a wish that ends like a question asks nothing else: %s', (line) => {
  const reply = lastReply(callOf([line], { ...GROOMER, now: '2026-12-02T10:15' }))
  expect(reply).not.toMatch(/know|can't say/)
})

test.each([
  "and sam's still ringing about the implant, right?",
  'yes please. and sams still ringing about the implant yeah?',
  'is Sam still going to ring me about the implant?',
])('who was promised a call before the booking hears that it stands: %s', (line) => {
  const start = ['how much is an implant', 'yes please', 'Ada Bell', '07700 900123', 'yes']
  const booking = ['can I book a check-up on Friday morning', 'the first', 'yes please']
  const call = callOf([...start, ...booking, line], { setup: { trade: 'dentist' } })
  expect(lastReply(call)).toMatch(/Sam will ring/)
})

const EVENING = { ...RESTAURANT, now: '2026-12-22T18:20', seed: 99 }
const TABLE = [
  'a table for three tomorrow at half one',
  'Ines Moor',
  '07700 900321',
  'yes',
] as const

test.each([
  'can I bring my cat and have you got parking',
  'could we bring our old labrador and is there parking?',
  'may I bring my own cake and is there anywhere to park',
])('whether something may be brought is a question also before another: "%s"', (line) => {
  const call = callOf([line], EVENING)
  expect(lastReply(call)).toMatch(/car park.*Sam.*ring you back/)
  expect(call.card.service).toBeNull()
})

test('a wish to bring an animal in for its groom still books', () => {
  const call = callOf(['can I bring my dog in on Tuesday and how much is a full groom'], GROOMER)
  expect(call.card.service).toBe('Full groom')
})

test.each([
  'so I can take that as a yes to the cat?',
  "that's a yes on the pushchair then",
  "you just said it's all right, didn't you",
  'but you told me she could come',
  'you said the cat was fine before',
])('she has not agreed to what she cannot tell, and says so: "%s"', (line) => {
  const call = callOf(['a table for two please', 'can we bring the cat', line], EVENING)
  expect(lastReply(call)).toMatch(/don't know|can't say|question/)
})

test.each(["it depends on the cat, she's tiny", 'not sure, depends if the cat can come'])(
  'who waits for an answer that she does not have hears so: "%s"',
  (line) => {
    const call = callOf(['can I bring my cat', line], EVENING)
    expect(lastReply(call)).toMatch(/don't know|can't say|question/)
  },
)

test.each(['it depends on my shifts', "I'm not sure yet", 'she sleeps under the table, I dunno'])(
  'a caller who cannot decide is not told that something is all right: "%s"',
  (line) => {
    const call = callOf(['a table please', 'can I bring my cat', line], EVENING)
    expect(lastReply(call)).not.toMatch(/all right|fine/)
  },
)

test.each([
  'yes please, and if the cat is not allowed someone has to ring me before we leave',
  "go on then, but if you can't have the cat Sam needs to let me know",
  "aye, if there's a problem with the pram somebody should call me",
])('a yes with a call that is wanted in case of something books: "%s"', (line) => {
  const { card } = callOf([...TABLE, line], EVENING)
  expect(card.booked?.time).toBe('13:30')
  expect(card.wants).toContain(line)
})

test.each([
  'yes, but only if the cat can come',
  'yes if the cat is allowed',
  'yes if somebody rings me first',
])('a yes on a condition still books nothing: "%s"', (line) => {
  expect(callOf([...TABLE, line], EVENING).card.booked).toBeNull()
})

test.each([
  'yeah, but keep our table',
  'aye all right, but hold it for us',
  'go on, but I still want the table',
])('the table that she held back is booked if the caller keeps it: "%s"', (line) => {
  const call = callOf([...TABLE, 'yes, but only if the cat can come', line], EVENING)
  expect(call.card.booked?.time).toBe('13:30')
  expect(lastReply(call)).toMatch(/booked.*pass that on to Sam/)
})

test.each(['yes please', 'yeah, and hold the table till he rings', 'no, leave it'])(
  'the table that she held back stays unbooked without a plain order: "%s"',
  (line) => {
    const lines = [...TABLE, 'yes, but only if the cat can come', line]
    expect(callOf(lines, EVENING).card.booked).toBeNull()
  },
)

test.each([
  'is this for a boiler service?',
  "hang on, that's for the boiler service, is it?",
  "what's this for, sorry?",
])('asked what the booking is for, she says what she has: "%s"', (line) => {
  const reply = lastReply(callOf([...TO_NAME, line]))
  expect(reply).toContain('I have a boiler service on Tuesday 24 November at 3:30 pm')
  expect(lastReply(callOf([...TO_CONFIRM, 'yes', line]))).toContain(
    'booked in for a boiler service',
  )
})

test('a question what a price or a discount is for is none about the booking', () => {
  const lines = [...TO_NAME, 'how much is it?', 'is that for the boiler service?']
  expect(lastReply(callOf(lines))).not.toContain("isn't booked")
  expect(lastReply(callOf([...TO_NAME, 'is that for pensioners?']))).not.toContain("isn't booked")
})

const TABLE_FOR_4 = ['a table for 4 on Thursday at 7 pm', 'any', 'Jo Hart'] as const

test.each(['is that for four?', 'how many is that for?', 'is it for five?', 'for how many is it?'])(
  'asked for how many a table is, she says so and changes nothing: "%s"',
  (line) => {
    const call = callOf([...TABLE_FOR_4, line], RESTAURANT)
    expect(lastReply(call)).toContain('a table for 4 on Thursday')
    expect(call.card.party).toBe(4)
  },
)

test('a size said beside the question is taken, and hours are no people', () => {
  const told = callOf([...TABLE_FOR_4, 'is it for four? It should be for five'], RESTAURANT)
  expect(told.card.party).toBe(5)
  expect(callOf([...TABLE_FOR_4, 'can we have it for 3 hours?'], RESTAURANT).card.party).toBe(4)
})

const TABLE_BOOKED = [
  ...TABLE_FOR_4,
  'my mum has a nut allergy, 07700 900123',
  'yes',
  'yes',
] as const

test.each([
  'did you put about the nuts',
  'is the allergy on there?',
  'have you mentioned her allergy?',
  "you did put the nuts, didn't you",
  'and the allergy, is that on the booking?',
])('asked whether something is on the note, she says that it is: "%s"', (line) => {
  const call = callOf([...TABLE_BOOKED, line], RESTAURANT)
  expect(lastReply(call)).toMatch(/written down|have that down/)
  expect(call.card.wants).toContain('nut allergy')
})

test.each([
  'are there nuts on it?',
  'is there an allergy menu on the table?',
  'have you put the prices up?',
])('what is on a plate or a price list is on no note: "%s"', (line) => {
  expect(lastReply(callOf([...TABLE_BOOKED, line], RESTAURANT))).not.toContain('down')
})

test('a question about the note beside the yes to a booking is answered, and books', () => {
  const call = callOf(
    [...TABLE_BOOKED.slice(0, -1), 'yeah go on. did you put about the nuts'],
    RESTAURANT,
  )
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toContain('written down')
})

const AGENT = { setup: { trade: 'estate-agent' } } as const
const DETAILS = ['Jo Hale', '07700 900123', 'yes']

test('a viewing is booked with the property that it is for, which is asked once', () => {
  const start = ['can I book a viewing on Tuesday at 3:30 pm', ...DETAILS]
  expect(lastReply(callOf(start, AGENT))).toContain('Which property is it?')
  const told = callOf([...start, 'the one with the blue door, I think', 'yes'], AGENT)
  expect(told.card.wants).toContain('blue door')
  expect(told.card.outcome).toBe('booked')
  expect(callOf([...start, 'not sure'], AGENT).open).toBe('confirm')
})

test.each([
  'can I view the two-bed on Clarendon Road on Tuesday at 3:30 pm',
  "I'd like a viewing of 12 Fosse Road South on Tuesday at 3:30 pm",
  'I saw a flat on Rightmove, can I book a viewing on Tuesday at 3:30 pm',
])('a property that is named is not asked for: "%s"', (line) => {
  expect(callOf([line, ...DETAILS], AGENT).open).toBe('confirm')
})

test('a test drive asks for the car, and the viewing of a hall for nothing', () => {
  const services = ['Test drive', 'Hall viewing'].map((name) => ({
    name,
    pricePence: 0,
    minutes: 30,
    isBookable: true,
  }))
  const setup = { trade: 'other', services } as const
  const drive = callOf(['can I book a test drive on Tuesday at 3:30 pm', ...DETAILS], { setup })
  expect(lastReply(drive)).toContain('Which car is it?')
  for (const line of ['can I test drive the red Focus', 'can I book a hall viewing'])
    expect(callOf([`${line} on Tuesday at 3:30 pm`, ...DETAILS], { setup }).open).toBe('confirm')
})

test('whom to ring before the visit is passed on, and is no question', () => {
  for (const said of ['and can you ring Kelly the day before', 'can he text my daughter first']) {
    const call = callOf([...TO_CONFIRM, `yes, ${said}`])
    expect([said, call.card.outcome]).toEqual([said, 'booked'])
    expect(lastReply(call)).toContain("I'll pass that on to Sam")
    expect(call.card.wants).toContain(said)
  }
  for (const said of ['do you ring the day before?', 'can you call out on Sundays?'])
    expect([said, lastReply(callOf([...TO_CONFIRM, `yes. ${said}`]))]).toEqual([
      said,
      expect.not.stringContaining("I'll pass that on"),
    ])
})

test("who asks whether somebody else's number was taken down hears that it was", () => {
  const lines = [
    ...TO_NAME,
    "Dave Smith. The tenant's number is 07700 900843 and mine's 07700 900123",
  ]
  for (const said of ["did you get Beth's?", 'did you get hers?', "did you get Beth's number?"])
    expect([said, lastReply(callOf([...lines, `yes. ${said}`]))]).toEqual([
      said,
      expect.stringMatching(/^Yes, that's written down/),
    ])
  expect(lastReply(callOf([...lines, 'yes. did he get my letter?']))).not.toContain('written down')
})

test('a question after "it depends" is answered', () => {
  const facts = [{ question: 'Do you do home visits?', answer: 'Yes, within ten miles.' }]
  const options = { setup: { trade: 'solicitor', facts } } as const
  const after = (line: string) => lastReply(callOf(["I'd like to make a will", line], options))
  expect(after("well it depends can someone come to him, he's in Otley")).toContain('ten miles')
  expect(after('it depends on my shifts')).toContain('No need to be certain yet')
})
