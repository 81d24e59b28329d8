import { expect, test } from 'vitest'
import { callOf, GROOMER, lastReply, repliesOf, RESTAURANT } from '#tests/support/call.ts'

const VET = { setup: { trade: 'vet' } } as const
const OWNED = ['I need to cancel my appointment', 'Jo Hale', '07700 900123', 'yes'] as const

test('a day or time that is not what the caller wants leaves the wish as it is', () => {
  for (const line of [
    "will there be a fee, it's still only monday",
    "you close at six, don't you?",
    'I need to tell my boss today',
    'thanks, and have a good Sunday',
    "I can't face work tomorrow like this",
    'it was the 3rd that your man came',
    'I dropped it off at half nine',
    'when is the direct debit due, is it the 5th',
  ]) {
    const { card } = callOf(['a boiler service on Thursday at 4 pm', line])
    expect([line, card.asked.date]).toEqual([line, '2026-11-26'])
  }
})

test('in a message, which one is meant, what is usual and when to ring are no wish', () => {
  for (const line of [
    "it's the payment on the fourth and the one on the ninth",
    "I'm at my sister's Wednesdays",
    'ring me after ten tomorrow please',
    'merry Christmas',
    "it's for the first two weeks in May",
    'the vet said Friday and nobody rang',
    "he said he'd ring on Tuesday but never did",
    'it was the 9th',
  ]) {
    const { card } = callOf([...OWNED, line])
    expect([line, card.asked.date]).toEqual([line, null])
    expect(card.outcome).toBe('message')
  }
})

test.each([
  "I've to be at my cousin's leaving do for half 11, anything else?",
  'we have to be in Ripon on Friday, is that alright?',
  "he's got to be at the registry office by quarter to 9, it's his wedding",
  'half 11 was the christening lol',
  "that's fine with it being Christmas",
  'what with Christmas and all',
  "ta, I know it's nearly Christmas",
  'cheers, merry Xmas love',
])('"%s" leaves the wish as it is', (line) => {
  const { card } = callOf(['a boiler service on Thursday at 4 pm', line])
  expect([card.asked.date, card.asked.time]).toEqual(['2026-11-26', '16:00'])
})

test.each([
  "I've just had a letter, I've to be at the tribunal on Thursday at nine",
  "it says we've got to be at Hull Crown Court tomorrow for half nine, they want us out",
])('where the caller has to be, as in "%s", is no day asked for', (line) => {
  const { card } = callOf([line, 'Tess Abbott'], { setup: { trade: 'solicitor' } })
  expect(card.asked).toEqual({ date: null, time: null })
})

test.each([
  ['the week after next if you can, with it being Christmas', null],
  ['Christmas Eve please', '2026-12-24'],
  ["it's Christmas Eve I want", '2026-12-24'],
  ["Tuesday, I've to be at my mum's on Wednesday by ten", '2026-12-01'],
  ["I've to be in Selby Tuesday, so Monday", '2026-11-30'],
  ["not the 4th, tomorrow. I'm asking have you got 9 in the morning", '2026-11-30'],
])('"%s" asks for %s', (line, date) => {
  const call = callOf(['I want a boiler service', line], { now: '2026-11-29T10:00' })
  expect(call.card.asked.date).toBe(date)
})

test('a festival that only gives a reason leaves the week that is asked for', () => {
  const lines = ['a first consultation', 'week after next maybe, what with it being Christmas']
  const call = callOf(lines, { setup: { trade: 'solicitor' }, now: '2026-12-20T19:30' })
  expect(call.card.asked.date).toBeNull()
  expect(lastReply(call)).toContain('29 December')
})

test.each(["she's only free Fridays", 'I can only do Fridays really', 'any Friday after that'])(
  '"%s" means no one Friday',
  (line) => {
    const call = callOf(['I want a boiler service', line])
    expect(call.card.asked.date).toBeNull()
    expect(lastReply(call)).toMatch(/Friday 27 November at .* or Friday 4 December at/)
  },
)

test('a job seeker wishes for no visit', () => {
  const call = callOf(['hello, are you taking on any staff, I could do saturdays'], VET)
  expect(call.card.asked.date).toBeNull()
})

test('after a message a time says when to ring, and books nothing', () => {
  const call = callOf(
    [
      'can somebody ring me about a will',
      'Jo Hale, 07700 900123',
      'yes',
      "not before ten, I'm out",
    ],
    { setup: { trade: 'solicitor' } },
  )
  expect(call.card.outcome).toBe('message')
  expect(lastReply(call)).not.toMatch(/ at \d| am\b| pm\b/)
  expect(call.card.wants).toContain('not before ten')
})

test('a time that the caller turns down at once is not kept', () => {
  const { card } = callOf(['a boiler service tomorrow', "3:30 no, I'm at work then"])
  expect(card.asked.time).toBeNull()
})

test('the same time is that of the last time settled on', () => {
  const before = callOf(['a boiler service tomorrow at 2 pm', 'the later one please'])
  const call = callOf([
    'a boiler service tomorrow at 2 pm',
    'the later one please',
    'can we do Wednesday instead, same time',
  ])
  expect(before.card.asked.time).not.toBeNull()
  expect(call.turns.at(-1)?.text).toMatch(/3:30 pm|3 pm/)
})

test('after dinner is no morning', () => {
  expect(lastReply(callOf(['a nail clipping tomorrow after dinner'], VET))).not.toMatch(/ am\b/)
})

test('the day of what a message is about reaches the card', () => {
  const restaurant = { setup: { trade: 'restaurant' } } as const
  const day = (line: string) => callOf([line], restaurant).card.asked.date
  expect(day("we've got a booking tonight for four, can we make it five?")).toBe('2026-11-23')
  expect(day("it's about a wake, dad's funeral is on the 9th, there'd be forty of us")).toBe(
    '2026-12-09',
  )
  expect(day("my gran has died and I haven't the first idea what to do")).toBeNull()
})

test('whether the firm comes so far is answered before any time is offered', () => {
  const setup = {
    trade: 'plumber',
    area: { outward: ['LS6'], towns: ['Leeds'] },
  } as const
  for (const lines of [
    ["my boiler needs its service, I'm in YO1, do you come out this far?"],
    ['a boiler service please', "I'm over in York, YO1. Is that in your area?"],
  ]) {
    const call = callOf(lines, { setup })
    expect(lastReply(call)).toMatch(/don't cover YO1/)
    expect(lastReply(call)).not.toMatch(/ [ap]m\b/)
    expect(call.open).toBe('take-message')
  }
})

test('a caller who asks in a message to be seen hears that she cannot book it', () => {
  const call = callOf(["my crown's come off", 'none of those', 'can you not get me in today?'], {
    setup: { trade: 'dentist' },
  })
  expect(lastReply(call)).toMatch(/book/)
  expect(call.card.booked).toBeNull()
})

test('"it was Thursday I wanted" is a wish', () => {
  const call = callOf(['a boiler service on Tuesday at 3', 'no, it was Thursday I wanted'])
  expect(call.card.asked.date).toBe('2026-11-26')
})

test('dialect for tomorrow is tomorrow', () => {
  for (const day of ['the morra', 'tomorra', 'the morrow'])
    expect([day, callOf([`a boiler service ${day}`]).card.asked.date]).toEqual([day, '2026-11-24'])
})

test('a school year is no time', () => {
  const tutor = { setup: { trade: 'tutor' } } as const
  for (const line of ["my son's in year ten", "she's just gone into year 11"])
    expect([line, callOf(['GCSE maths lesson please', line], tutor).card.asked]).toEqual([
      line,
      { date: null, time: null },
    ])
})

test('"one to one" is no time, and the time of a meal that is asked for is no wish', () => {
  for (const [trade, line] of [
    ['tutor', 'is it one to one?'],
    ['hotel', 'what time is afternoon tea?'],
    ['restaurant', 'what time is Sunday lunch?'],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.stringContaining("I don't know that"),
    ])
})

test('since when something has been so is no wish, and exams in a month leave it free', () => {
  const off = callOf(["the heating's been off since Sunday"], {
    setup: { trade: 'property-manager' },
  })
  expect(off.card.asked.date).toBeNull()
  const exams = callOf(['GCSE maths lesson please', 'he has his mock exams in January'], {
    setup: { trade: 'tutor' },
  })
  expect(exams.open).toBe('when')
})

test('a sixth form and days to pay within name no day', () => {
  for (const line of ['she needs a six for sixth form', "I've to pay it within thirty days"])
    expect([line, callOf([line], { setup: { trade: 'tutor' } }).card.asked.date]).toEqual([
      line,
      null,
    ])
})

test('the Christmas market is on no day of its own', () => {
  const line = "Have you got a double for this Friday? We're coming over for the Christmas market."
  const call = callOf([line], { setup: { trade: 'hotel' } })
  expect(call.card.asked.date).toBe('2026-11-27')
})

test("parents' evening takes up a day, and is no time of day", () => {
  const line = "I've got parents' evening Thursday, so can I do Friday for a check-up?"
  const call = callOf([line], { setup: { trade: 'dentist' } })
  expect(call.card.asked).toMatchObject({ date: '2026-11-27', time: null })
  expect(repliesOf(call).at(-1)).toMatch(/Friday 27 November at \d+(?::\d\d)? am/)
})

test('what keeps the caller out for an hour is no time to ring', () => {
  const lines = ['Can Sam ring me about a quote?', 'Maureen Tolley', '0113 496 0182']
  const { card } = callOf([...lines, "That's it, yes. I'm in all day bar bingo at two"])
  expect([card.asked.time, card.outcome]).toEqual([null, 'message'])
})

test('in a message, days of something else are no day asked for', () => {
  for (const line of [
    'What time do you shut on a Saturday, I might not get there while three',
    "It's every night till two, three in the morning",
    'I need the keys tomorrow',
    "it's the thirty-first of January I'd be going",
    'what would it cost if I brought Coco in myself, on a Saturday like?',
  ]) {
    const { asked } = callOf([...OWNED, line]).card
    expect([line, asked]).toEqual([line, { date: null, time: null }])
  }
})

test('until when a paper must be signed is no wish, and a morning not too early stays a morning', () => {
  const solicitor = { setup: { trade: 'solicitor' } } as const
  const lines = ['a first consultation', 'I have until the twentieth. Maybe Friday after three']
  expect(callOf(lines, solicitor).card.asked.date).toBe('2026-11-27')
  const early = lastReply(callOf(['a tap repair', 'Friday in the morning, not too early']))
  expect(early).not.toMatch(/noon| pm\b/)
})

test('the day of the call, named in passing, is no wish', () => {
  const solicitor = { setup: { trade: 'solicitor' }, now: '2026-12-13T18:40' } as const
  for (const [line, date] of [
    ["sorry, I know it's Sunday, I've got a court thing tomorrow at ten", '2026-12-14'],
    ['sorry to ring on a Sunday, could I come in on Wednesday?', '2026-12-16'],
  ] as const)
    expect([line, callOf([line], solicitor).card.asked.date]).toEqual([line, date])
})

test('the day on which others come, and the tap that is run, ask for nothing', () => {
  const call = callOf([...OWNED, "only we've the in-laws coming on the twenty third"])
  expect(call.card.asked.date).toBeNull()
  const lines = ['can Sam ring me about a ring', 'Jo Hale', 'should I not run the tap?'] as const
  expect(callOf(lines).card.service).toBeNull()
})

test('the day in a letter, of the call back, or that the caller does not know is no wish', () => {
  const start = ['a letter from my landlord', 'Jo Hale', '07700 900148', 'yes'] as const
  const at = { setup: { trade: 'solicitor' } } as const
  for (const line of [
    'you tell him letter, fourteen December',
    'will it be tomorrow they ring?',
    "only if it's Monday I need to know before the weekend",
  ])
    expect([line, callOf([...start, line], at).card.asked.date]).toEqual([line, null])
})

test('when the caller goes out is no time for the message', () => {
  const start = ['can Sam ring me about a will', 'Albert Hale', '0113 4960122', 'yes'] as const
  const line = "Will he ring today, do you think? I'm going out to the club at seven"
  expect(callOf([...start, line]).card.asked.time).toBeNull()
})

test('the day of a dismissal and a date of birth are no wish, and a birthday dinner is', () => {
  const solicitor = { setup: { trade: 'solicitor' }, now: '2026-11-26T16:45' } as const
  const fired = ['my boss he fire me on Monday, I need a lawyer for this']
  expect(callOf(fired, solicitor).card.asked.date).toBeNull()
  const denied = [
    'a first consultation',
    'Monday please',
    'No, Monday is when he fire me. Tomorrow',
  ]
  expect(callOf(denied, solicitor).card.asked.date).toBe('2026-11-27')
  const born = [
    'can you email my x-rays?',
    "Philippa Drum. It's the ninth of March sixty-two, if you need the date of birth",
  ]
  expect(callOf(born, { setup: { trade: 'dentist' } }).card.asked.date).toBeNull()
  const dinner = callOf(["a table on the 9th of december, it's my mum's birthday"], RESTAURANT)
  expect(dinner.card.asked.date).toBe('2026-12-09')
})

test("the day of an animal's jab is no wish, and a date named with its weekday is the day", () => {
  const start = 'a full groom for my puppy please'
  const jab = callOf([start, 'he has his second jab this friday'], GROOMER)
  expect(jab.card.asked.date).toBeNull()
  const at = { ...GROOMER, now: '2027-02-09T19:45' }
  const after = callOf([start, 'could you do the saturday after, the 20th?'], at)
  expect(after.card.asked.date).toBe('2027-02-20')
})

test('the day of a removal van is no wish', () => {
  const lines = ['a key collection today please', 'ive got a removal van booked for tomorrow!']
  const call = callOf(lines, { setup: { trade: 'property-manager' }, now: '2026-12-04T10:00' })
  expect(call.card.asked.date).toBe('2026-12-04')
})

test('"does that count from today?" asks for no day', () => {
  const lines = ['can i give notice on my flat', 'Jo Hale', '07700 900123', 'yes']
  const call = callOf([...lines, 'so does that count as my notice from today then?'], {
    setup: { trade: 'property-manager' },
  })
  expect(call.card.asked.date).toBeNull()
})

test('a message has the day that somebody wishes for, and that of no story, deadline or shop', () => {
  const setup = { trade: 'property-manager' } as const
  const start = ['can you tell Sam the shower tray has come in', 'Jo Hale', '07700 900123']
  for (const line of [
    'yes. tell him we shut at 12 saturday',
    'yes. it should have been in on the 5th',
    "yes. they said they'd start at midnight",
    'yes. can you tell them we are ready to exchange today',
  ])
    expect([line, callOf([...start, line], { setup }).card.asked]).toEqual([
      line,
      { date: null, time: null },
    ])
  const wish = callOf([...start, 'yes. could he come on saturday instead?'], { setup })
  expect(wish.card.asked.date).not.toBeNull()
})

test('the hour at which the children are fetched is no wish', () => {
  const line = "thursday would be best, but I've got to get the kids at 3 so before 2 really"
  expect(lastReply(callOf(['my kitchen tap drips', line]))).not.toContain('3 pm')
})

test('the day wished for in a message stands beside the day of the call back and of the old booking', () => {
  const start = ["I've got an appointment on thursday at 2 and need to move it", 'Jo Hale']
  const wished = [...start, '07700 900123. any chance of friday instead?', 'yes']
  const friday = callOf(wished).card.asked.date
  expect(friday).toBe('2026-11-27')
  for (const line of [
    'ok can you make sure he rings me today then please',
    "ok so do I still come thursday if I don't hear?",
  ])
    expect([line, callOf([...wished, line]).card.asked.date]).toEqual([line, friday])
  const held = [
    "can you tell the boss his trays are in and they'll be held til Wednesday",
    'Jo Hale',
  ]
  expect(callOf([...held, '07700 900123', 'yes']).card.asked.date).toBeNull()
})

test.each([
  "I've had papers about my son, hearings on Thursday",
  "I've got court Thursday and nobody has rung me",
  "completion's on the 27th, can Sam ring me",
  'the 26th is the court hearing, I need to talk to somebody before that',
  'can Sam ring me, the deadline is Thursday',
])('the day of a hearing or a completion is not the day that is wished: "%s"', (line) => {
  expect(callOf([line], { setup: { trade: 'solicitor' } }).card.asked.date).toBeNull()
})

test('a meeting about a hearing keeps its own day', () => {
  const line = 'can I have a first consultation on Thursday about the court hearing'
  expect(callOf([line], { setup: { trade: 'solicitor' } }).card.asked.date).toBe('2026-11-26')
})

test('a day that turns out to be that of something else is taken off the card', () => {
  const taken = ['can you move my appointment to Thursday', 'Jo Hale', '07700 900123', 'yes']
  expect(callOf(taken).card.asked.date).toBe('2026-11-26')
  for (const line of ['no, the 26th is the hearing, before that', "no, Thursday's my birthday"])
    expect([line, callOf([...taken, line]).card.asked.date]).toEqual([line, null])
})

test('what the caller needs to tell others today, and when they are away, are no wish', () => {
  const lines = ['can Sam ring me about a do for eighteen', 'Alison Hale', '0113 496 0182']
  const asked = (line: string) => callOf([...lines, line]).card.asked.date
  expect(asked('yes. I need to tell my boss a figure today')).toBeNull()
  expect(asked("yes. I'm away over Christmas, so it can wait")).toBeNull()
})

test.each([
  ["my nan's plate's snapped right in two this morning, she can't chew", 'dentist'],
  ['my front tooth chipped this afternoon', 'dentist'],
  ["my crown's come off today", 'dentist'],
  ["the boiler's packed in this morning", 'plumber'],
] as const)('"%s" tells when it happened, and asks for no day', (line, trade) => {
  expect(callOf([line], { setup: { trade } }).card.asked.date).toBeNull()
})

test.each([
  "boiler's broken can you come today",
  'boiler broke this morning, can you come this afternoon',
  "the boiler's broken and I need someone today",
])('"%s" asks for today', (line) => {
  expect(callOf([line]).card.asked.date).toBe('2026-11-23')
})

test.each([
  ["the shed's wide open at night and the tap drips, can you repair it", 'plumber'],
  ['the tap keeps her awake at night, I want a tap repair', 'plumber'],
  ['it throbs at night, can I have a check-up', 'dentist'],
  ["it's worse in the evenings, a check-up please", 'dentist'],
  ['your text said before 2:07 pm, I want a boiler service', 'plumber'],
  ['a boiler service please, the email says between 8 and 12 on Thursday', 'plumber'],
  ['your lad rang me at 8:05, I want a boiler service', 'plumber'],
  ['a boiler service please, we jet off Saturday', 'plumber'],
  ["a check-up please, I'm off on my hols Saturday", 'dentist'],
] as const)('"%s" tells what is so then, and asks for no time', (line, trade) => {
  const call = callOf([line], { setup: { trade } })
  expect(call.card.asked).toEqual({ date: null, time: null })
  expect(repliesOf(call).at(-1)).not.toContain('at that time of day')
})

test.each(["I'm away from Friday", 'we are on holiday as of Friday', "I'm not around from Friday"])(
  '"%s" asks for a day before that one',
  (line) => {
    const call = callOf(['a boiler service please', line])
    expect(call.card.asked.date).toBeNull()
    expect(lastReply(call)).toMatch(/(?:Monday 23|Tuesday 24|Wednesday 25|Thursday 26) November/)
    expect(lastReply(call)).not.toMatch(/Friday|Saturday|30 November/)
  },
)

test.each([
  "I'm free from Friday",
  "I'm back from Friday",
  'from Friday',
  "I'm off work from Friday",
])('"%s" does not', (line) => {
  expect(callOf(['a boiler service please', line]).card.asked.date).toBe('2026-11-27')
})

test('the evening that is asked for counts beside the night that is told of', () => {
  const call = callOf(['it hurts at night, can I have a check-up in the morning'], {
    setup: { trade: 'dentist' },
  })
  expect(lastReply(call)).toMatch(/ am\b/)
})

test.each([
  'an extension on the back, about 5 metres by 4',
  'an extension, 6 by 4',
  "an extension, it'd be 4 and a half metres by 3",
  'an extension 12 foot by about 10',
  'an extension 5 x 4, with two rooms',
])('a size is no hour: "%s"', (line) => {
  const call = callOf([line, 'Meg Tordoff'], { setup: { trade: 'builder' } })
  expect(call.card.asked).toEqual({ date: null, time: null })
})

test.each([
  ['a boiler service on Thursday at 4 or by 3', '2026-11-26'],
  ["a boiler service, I'd like Thursday by 3 o'clock", '2026-11-26'],
])('an hour by which it should be is one: "%s"', (line, date) => {
  const { asked } = callOf([line]).card
  expect([asked.date, asked.time === null]).toEqual([date, false])
})

test.each([
  "my freezer's packed it in and it's full of food for Christmas",
  'the fridge freezer keeps going off with all our turkey in for Christmas',
  "the power's gone, I've got loads of drink in the fridge for new year",
])('what is in the freezer for Christmas asks for no Christmas Day: "%s"', (line) => {
  const call = callOf([line, 'yes'], { setup: { trade: 'electrician' } })
  expect(call.card.asked.date).toBeNull()
})

test('a table for Christmas Day is asked for', () => {
  const call = callOf(['do you do food for Christmas Day? a table for two'], RESTAURANT)
  expect(call.card.asked.date).toBe('2026-12-25')
})

const CALL_BACK = ['I want to ask about my teeth, can Sam ring me', 'Meg Thorne'] as const
const AT_DENTIST = { setup: { trade: 'dentist' }, now: '2026-12-15T17:10' } as const

test.each([
  'weddings 20th of March so no rush, best ring after 2 when the bairn is down',
  "my party's on the 12th, best ring after 2",
  'funerals Thursday, mornings are best',
  'flights on the 20th, best before 12',
  "hen do's the 20th of February, evenings are best",
  'getting wed 14th of March, best ring after 1',
  'christenings the 20th, best time to call is after 4',
  'we fly on the 3rd, ring after 1',
])('the day of an event in a message is not the day asked for: "%s"', (line) => {
  const call = callOf([...CALL_BACK, `07700 900663, ${line}`, 'yes'], AT_DENTIST)
  expect(call.card.asked).toEqual({ date: null, time: null })
  expect(lastReply(call)).not.toMatch(/noted \w+day/)
})

test.each([
  ['could I come on the 14th of January, best ring after 1', 'noted Thursday 14 January for'],
  ['could I come on the 14th of January, after 1 is best', 'noted Thursday 14 January after 1 pm'],
  ['best ring tomorrow after 1', 'noted Wednesday 16 December after 1 pm'],
])('when to ring is joined to no other day than its own: "%s"', (line, said) => {
  const call = callOf([...CALL_BACK, `07700 900663. ${line}`, 'yes'], AT_DENTIST)
  expect(lastReply(call)).toContain(said)
})

test('a party may be what the table is for', () => {
  const line = "it's for Mum's party on the 14th of January, a table for 8"
  expect(callOf([line], RESTAURANT).card.asked.date).toBe('2027-01-14')
})

test.each([
  "we're meant to be completing on Friday and there's no sign of the keys",
  "Carla Webb, we're supposed to fly out on the 4th",
  "Carla Webb. He was meant to be back by now, he's supposed to ring at six",
  "the purchase completes on the 4th and I've had no statement",
])('what is meant to happen, as in "%s", is no day or time asked for', (line) => {
  const call = callOf(['can I speak to Sam please', line], { setup: { trade: 'solicitor' } })
  expect(call.card.asked).toEqual({ date: null, time: null })
})

test.each([
  ["well it's meant to rain on Wednesday, so Thursday please", '2026-11-26'],
  ["I'm supposed to be at work Wednesday so Friday morning", '2026-11-27'],
  ['I was meant to say Friday', '2026-11-27'],
])('beside what is meant to happen the day asked for counts: "%s"', (line, date) => {
  expect(callOf(['a boiler service please', line]).card.asked.date).toBe(date)
})

test('the day on which the caller is meant to come is that of the booking', () => {
  const line = "we're meant to be coming on Friday at 7, there'll be 6 of us not 4"
  expect(callOf([line], RESTAURANT).card.asked.date).toBe('2026-11-27')
})
