import { expect, test } from 'vitest'
import { callOf, lastReply, TO_CONFIRM, TO_NAME, TO_READ_BACK } from '#tests/support/call.ts'

test('"just keep it" goes back to the time settled on before', () => {
  const call = callOf([...TO_CONFIRM, 'could he do Thursday at 4 am?', 'no, stick with half three'])
  expect(lastReply(call)).toContain('Tuesday 24 November at 3:30 pm, LS6 1AB. Shall I')
})

test('"never mind that, can you do the tap?" puts the tap in place of the boiler, and drops nothing else', () => {
  for (const line of [
    'never mind that, can you do the tap',
    'forget that. I need a tap repairing',
    "scrap that, I'll have the tap repair",
  ]) {
    const call = callOf([...TO_NAME, line])
    expect([line, call.card.service, call.open]).toEqual([line, 'Tap repair', 'name'])
  }
  const message = [
    'can Sam ring me about a refund',
    'Pat Hill',
    'never mind that, can you do the tap',
  ]
  expect(callOf(message).card.service).toBe('Tap repair')
  const booked = callOf([...TO_CONFIRM, 'yes', 'never mind that, can you do the tap'])
  expect(booked.card).toMatchObject({ outcome: 'booked', service: 'Boiler service' })
  const left = callOf([...TO_NAME, "never mind that, I'll ring back"])
  expect(left.card.outcome).toBe('cancelled')
})

test('"can you do the tap?" asks for the one service that speaks of taps, and of no card', () => {
  const names = ['Leaks and dripping taps', 'Blocked sink or toilet', 'New bathroom']
  const services = names.map((name) => ({ name, pricePence: 7000, minutes: 60, isBookable: true }))
  const facts = [{ question: 'How can I pay?', answer: 'Card or cash.' }]
  const setup = { trade: 'plumber', services, facts } as const
  for (const line of ['can you do the tap', 'could you do my tap', 'hiya, can you do the tap'])
    expect([line, callOf([line], { setup }).card.service]).toEqual([line, names[0]])
  expect(callOf(['can you do the gutters'], { setup }).card.service).toBeNull()
})

test('a limit on the day that the chosen time keeps changes nothing', () => {
  const call = callOf(['A boiler service please', 'Wednesday at 11', 'preferably after Tuesday'])
  expect(call).toMatchObject({ open: 'name', card: { asked: { date: '2026-11-25' } } })
  const rung = callOf([
    'A boiler service please',
    'Wednesday at 11',
    'Rosa Diaz',
    "07700 900123, but not before Friday, I'm at work till then",
  ])
  expect(rung).toMatchObject({ open: 'phone-confirm', card: { asked: { date: '2026-11-25' } } })
})

test('a day or time that the caller denies having asked for is given up', () => {
  const day = callOf([...TO_NAME, "I didn't ask for Tuesday"])
  expect(day.open).toBe('slot')
  expect(lastReply(day)).not.toContain('Tuesday 24')
  const time = callOf([...TO_NAME, 'Jo Hale', 'I never said half three, I said four'])
  expect(time.card.asked).toEqual({ date: '2026-11-24', time: '16:00' })
  expect(callOf([...TO_NAME, 'I never said half three']).card.asked.time).toBeNull()
  expect(callOf([...TO_NAME, "I've never had it serviced"]).card.asked.time).toBe('15:30')
})

test('a time corrected at the read-back of the number leaves the number alone', () => {
  const call = callOf([...TO_READ_BACK, 'No, I said four o’clock, love'])
  expect(call.card).toMatchObject({ phone: '07700900123', asked: { time: '16:00' } })
  expect(callOf([...TO_READ_BACK, 'No, that number is wrong']).card.phone).toBeNull()
})

test('"did you get that, four, not half three?" corrects the time', () => {
  const call = callOf([...TO_NAME, "have you got that, four o'clock, not half three?"])
  expect(call.card.asked.time).toBe('16:00')
})

test('another time before the name moves the booking to it', () => {
  const { card } = callOf([...TO_NAME, "Half four. I'm Bea Cole, 07700 900123"])
  expect(card).toMatchObject({ name: 'Bea Cole', asked: { time: '16:30' } })
})

test('a day that the caller takes back is offered and kept no more', () => {
  for (const lines of [
    ['I can do Thursday', 'no, not Thursday after all'],
    ["I'm free on Thursday", "oh no, I'm not free Thursday after all"],
    ["I can do Thursday. Oh no, I can't, I'm on nights"],
    ['Thursday at 5 pm', "hang on, I can't do Thursday"],
    ['Thursday at 5 pm', 'Jo Hale', 'no, not Thursday after all'],
  ]) {
    const call = callOf(["I'd like a boiler service", ...lines])
    expect([lines, call.open, call.card.asked.date]).toEqual([lines, 'slot', null])
    expect(lastReply(call)).not.toContain('Thursday')
  }
})

test('a service named in place of the one in hand is booked, whatever she asks', () => {
  const to = ['an MOT', 'Friday at 10', 'Jo Hale', '07700 900123', 'yes']
  for (const [count, line, name] of [
    [2, "it's an oil change I'm after", 'Oil change'],
    [3, 'sorry, I meant the bodywork', 'Bodywork'],
    [4, 'make it a tyre check instead', 'Tyre check'],
    [5, "you've put MOT, I wanted an oil change", 'Oil change'],
    [5, 'an oil change, not an MOT', 'Oil change'],
    [5, 'yes, and how much is an oil change?', 'MOT test'],
    [5, 'and the tyres need looking at', 'MOT test'],
  ] as const) {
    const call = callOf([...to.slice(0, count), line], { setup: { trade: 'garage' } })
    expect([line, call.card.service]).toEqual([line, name])
  }
})

test('a day asked for at any question moves the booking', () => {
  const lines = ['a boiler service on Tuesday at 3:30', 'Jo Hale', '07700 900123', 'yes', 'LS6 1AB']
  for (let said = 1; said <= lines.length; said++)
    for (const line of [
      'could it be the Thursday instead?',
      'would Thursday be any good?',
      'is there any chance of the 26th?',
    ]) {
      const call = callOf([...lines.slice(0, said), line])
      expect([said, line, call.card.asked.date]).toEqual([said, line, '2026-11-26'])
      expect(lastReply(call)).not.toMatch(/don't know/)
    }
})

test('a time asked for in a question moves the booking, and is no question to the owner', () => {
  const lines = ['a check-up Friday at 10', 'Jo Bell', '07700 900123', 'yes']
  for (let said = 1; said <= lines.length; said++)
    for (const line of [
      'sorry, can we do 11 instead',
      'oh actually can I make it half ten',
      'could I move it to the afternoon',
      'can we make it a bit later',
    ]) {
      const call = callOf([...lines.slice(0, said), line], { setup: { trade: 'dentist' } })
      expect([said, line, lastReply(call)]).toEqual([
        said,
        line,
        expect.stringMatching(/Friday 27 November at (?!10 am)/),
      ])
      expect(lastReply(call)).not.toMatch(/don't know/)
    }
  const asked = [lines[0] ?? '', 'will it be Mr Khan on Friday?']
  expect(lastReply(callOf(asked, { setup: { trade: 'dentist' } }))).toMatch(/don't know/)
  const booked = callOf([...lines, 'yes', 'can I change it to 11'], { setup: { trade: 'dentist' } })
  expect(lastReply(booked)).toContain('11')
})

test('another time beside the answer to another question moves the booking', () => {
  for (const [said, time] of [
    ['Yes. Actually, can we make it five o’clock instead?', '17:00'],
    ['yeah. could we make it the five o’clock instead, I’ll be at work at dinner time', '17:00'],
    ["Yeah. Can I have the five o'clock instead? I've remembered I'm working", '17:00'],
    ['Actually make it five, I’m at work till then', '17:00'],
    ['yes, I can’t make it sound any better than that', '15:30'],
  ] as const)
    expect([said, callOf([...TO_READ_BACK, said]).card.asked.time]).toEqual([said, time])
  const moved = callOf([...TO_NAME, 'Jo Hale. Actually, can I make it the morning?'])
  expect(moved.open).toBe('slot')
  expect(lastReply(moved)).toMatch(/Tuesday 24 November at \d+(?::\d\d)? am/)
})

test('a name that comes with a change of mind is kept, and the day moves with the time settled on', () => {
  for (const said of [
    'Raj. Oh hang on, can we do Thursday instead?',
    'Graham Tully. Actually, hang on, could we make it Thursday?',
  ]) {
    const call = callOf([...TO_NAME, said])
    expect([said, call.card.name]).toEqual([said, said.slice(0, said.indexOf('.'))])
    expect(call.card.asked).toEqual({ date: '2026-11-26', time: '15:30' })
  }
  const any = callOf([...TO_NAME, 'Lisa Ogden. Oh hang on, no, have you got anything on Friday?'])
  expect(any.card).toMatchObject({ name: 'Lisa Ogden', asked: { date: '2026-11-27' } })
  expect(any.card.asked.time).toBeNull()
})

test('a day or time that is refused with a reason is not taken', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const today = "er, today's gonna be pushing it with the traffic, go on, tomorrow half four"
  const asked = callOf(['a filling today or tomorrow after four', today], dentist).card.asked
  expect(asked).toEqual({ date: '2026-11-24', time: '16:30' })
  const early = "Half three is too early, school finishes half three. Five o'clock please"
  expect(callOf(['a check-up tomorrow', early], dentist).card.asked.time).toBe('17:00')
  const named = callOf([...TO_CONFIRM, 'no, Monday is today, I said Thursday half ten'])
  expect(named.card.asked).toEqual({ date: '2026-11-26', time: '10:30' })
})

test('a day that is refused is not booked, whatever comes after it', () => {
  const dentist = { setup: { trade: 'dentist' }, now: '2026-11-26T14:15' } as const
  const after = 'Oh, no, not tomorrow, could you do the Friday after? About half nine, after school'
  const friday = callOf(['a hygienist visit on Friday morning', after], dentist)
  expect(friday.card.asked).toEqual({ date: '2026-12-04', time: '09:30' })
  const line = "Monday's my chiropody. The Tuesday would do nicely, but half ten"
  const tuesday = callOf(['a hygienist visit next week', line], dentist)
  expect(tuesday.card.asked).toEqual({ date: '2026-12-01', time: '10:30' })
})

test('of two times, one refused and one taken in the same breath, the other is meant', () => {
  const call = callOf(['a tap repair tomorrow', "ten's too early, go on then, two'll do"])
  expect(call.card.asked.time).toBe('14:00')
})

test('the day or time said again before the booking is confirmed', () => {
  const line = "Dave Smith. So that's the twenty-fourth, yeah?"
  const call = callOf(['a boiler service on Tuesday the 24th at half past three', line])
  expect(lastReply(call)).toMatch(/Tuesday 24 November at 3:30 pm, but it isn't booked yet/)
})

test('"I will stick with this Thursday" goes back to it while she asks for a name', () => {
  const at = { setup: { trade: 'solicitor' }, now: '2026-12-14T15:10', seed: 88 } as const
  const lines = [
    "an appointment about a divorce, this Thursday four o'clock",
    'Actually could we make it the week after instead. Same day, same time',
    "No, I can't do that. I'll stick with this Thursday, four o'clock, I'll find the money",
  ]
  expect(callOf(lines, at).card.asked).toEqual({ date: '2026-12-17', time: '16:00' })
})

test.each([
  "oh wait, I've got the dentist Tuesday afternoon, can you do the 8 o'clock",
  "hang on, he's got a hearing Tuesday evening. Make it eight",
  "ooh no, I'm at work Tuesday teatime, could I have the 8 one",
  "Actually I've got my mum's scan that afternoon. Could we do eight?",
  "I've the school play in the afternoon, can we do 8 instead",
  'no hang on, eight would be better',
])('an hour is not of the part of the day in which the caller is busy: "%s"', (line) => {
  const { asked } = callOf([...TO_CONFIRM, line]).card
  expect(asked).toEqual({ date: '2026-11-24', time: '08:00' })
})

test('an hour beside the part of the day that is wished for is of it', () => {
  const time = (line: string) => callOf([...TO_CONFIRM, line]).card.asked.time
  expect(time('Could he come in the evening, at eight?')).toBe('20:00')
  expect(time("I'm working Tuesday night, Wednesday night at eight would be better")).toBe('20:00')
  const table = ['a table for two on Friday at seven in the evening', 'actually, eight o’clock']
  expect(callOf(table, { setup: { trade: 'restaurant' } }).card.asked.time).toBe('20:00')
})

test('a refused part of a day leaves the rest of that day', () => {
  const call = callOf([...TO_CONFIRM, "sorry, I can't do Tuesday afternoon now"])
  expect(lastReply(call)).toMatch(/Tuesday 24 November at 8 am/)
  const other = callOf([...TO_CONFIRM, "I can't do Thursday afternoon"])
  expect(other.card.asked).toEqual({ date: '2026-11-24', time: '15:30' })
})

test.each([
  'yes. oh hang on, have you got anything later',
  'yes but have you got anything later',
  "yep, that's it. Oh hang on, can I have a later time",
])('beside a yes to the number, "%s" asks for a later time', (line) => {
  const lines = ["I'd like a boiler service", 'Thursday', 'the first one', 'Dan Marsh']
  const before = callOf([...lines, '07700 900123']).card.asked
  const call = callOf([...lines, '07700 900123', line])
  expect(call.card.isPhoneConfirmed).toBe(true)
  expect(call.open).toBe('slot')
  expect(before.time).not.toBeNull()
})

test.each([
  'yes please. I might be a few minutes late',
  'yeah, oh and we may be ten minutes late',
  'yes please. My wife will be there, not me',
  "yes, it's my lad who'll be in, not me",
])('"%s" books, and the owner reads the rest', (line) => {
  const { card } = callOf([...TO_CONFIRM, line])
  expect(card.booked).not.toBeNull()
  expect(card.wants).toMatch(/late|not me/)
})

test.each([
  'Could I change the appointment I have just made',
  'I need to amend that booking please',
  'actually I want to move the one we just booked',
  'can I change the time of that',
  "I've changed my mind about the day",
])('she asks when the booking of this call is to be instead: %s', (line) => {
  const call = callOf([...TO_CONFIRM, 'yes', line])
  expect(call.open).toBe('when')
  expect(lastReply(call)).toMatch(/day or time/)
})

test.each([
  'I might have to change that',
  'can I change that if I need to',
  'what if I need to move it',
])('a change that may come asks for no other time yet: %s', (line) => {
  const call = callOf([...TO_CONFIRM, 'yes', line])
  expect(call.open).toBeNull()
  expect(call.card.booked).not.toBeNull()
})

test.each([
  'make it Thursday instead, 11',
  'can you make it Thursday, 11 please',
  'change it to Thursday, 11',
])('"%s" gives the booking another day and hour, whatever she asks', (line) => {
  for (const lines of [TO_READ_BACK, [...TO_READ_BACK, 'Yes'], TO_CONFIRM]) {
    const { card } = callOf([...lines, line])
    expect(card.asked).toEqual({ date: '2026-11-26', time: '11:00' })
  }
})

test.each([
  'what do you mean Thursday',
  'who said anything about Thursday',
  "where's Thursday come from",
  'where did you get Thursday from?',
  'I said nothing about Thursday',
  'nobody mentioned Thursday',
  'eh, who said Thursday?',
])('"%s" takes the day out of a booking and of a message', (line) => {
  expect(callOf(['a boiler service on Thursday', line]).card.asked.date).toBeNull()
  const taken = ['can you move my appointment to Thursday', 'Jo Hale', '07700 900123', 'yes']
  expect(callOf(taken).card.asked.date).toBe('2026-11-26')
  const { card, turns } = callOf([...taken, line])
  expect(card.asked.date).toBeNull()
  expect(turns.at(-1)?.text).toMatch(/^Sorry, I('ve taken| won't put) Thursday/)
})

test.each(['I said it was Thursday', 'I said Thursday', 'who said I could do Thursday?'])(
  '"%s" keeps the day',
  (line) => {
    expect(callOf(['a boiler service on Thursday', line]).card.asked.date).toBe('2026-11-26')
  },
)

test.each([
  ["it's Dave Smithson actually, not Smith", 'the name to Dave Smithson'],
  ["no sorry, the postcode's LS6 2AB", 'the postcode to LS6 2AB'],
])('what she has changed is named: "%s"', (line, what) => {
  expect(lastReply(callOf([...TO_CONFIRM, line]))).toContain(`I've changed ${what}`)
})

test('a number or a size that is changed after the booking is named, also if asked', () => {
  const number = callOf([...TO_CONFIRM, 'yes', "my number's wrong, it's 07700 900456", 'yes'])
  expect(lastReply(number)).toContain('changed the number to 07700 900 456')
  const table = [
    'a table for 4 on Thursday at 7 pm',
    'any',
    'Jo Hart',
    '07700 900123',
    'yes',
    'yes',
  ]
  const setup = { trade: 'restaurant' } as const
  const size = callOf([...table, "we're five now"], { setup })
  expect(lastReply(size)).toContain('changed the number of people to 5')
  for (const line of ['changed what, sorry?', 'what did you change?'])
    expect(lastReply(callOf([...table, "we're five now", line], { setup }))).toContain(
      'table for 5',
    )
})

const PLUMBER = {
  trade: 'plumber',
  services: [
    'Landlord gas certificate',
    'Blocked sink or drain',
    'Leaks, taps and toilets',
    'Radiator swap',
  ].map((name) => ({ name, pricePence: 6500, minutes: 60, isBookable: true })),
} as const

test.each([
  ["no the sink's the one I'm bothered about, can you get out today?", 'Blocked sink or drain'],
  ["it's the blocked sink that's bothering me more", 'Blocked sink or drain'],
  ['or can I have that tap thing done first?', 'Leaks, taps and toilets'],
  ["no radiator, it's stone cold", 'Radiator swap'],
  ['how much is a blocked sink?', 'Landlord gas certificate'],
  ['and a blocked sink as well', 'Landlord gas certificate'],
  ["the sink's under the boiler, is that ok", 'Landlord gas certificate'],
])(
  'what is named as what is wanted takes the place of the service in hand: "%s"',
  (line, service) => {
    const call = callOf(['I need a gas certificate', line], { setup: PLUMBER })
    expect(call.card.service).toBe(service)
  },
)

test('at the read-back, a question what it is for is answered, and puts it right', () => {
  const start = ['Tuesday at 3:30 pm', 'Jo Hale', '07700 900123', 'yes', 'LS6 1AB']
  const asked = "hang on, that's for the sink, is it?"
  const held = callOf(['my sink is blocked', ...start, asked], { setup: PLUMBER })
  expect(lastReply(held)).toMatch(/^Yes, (?:that's|it's) for a blocked sink or drain\./)
  for (const line of [asked, "that's for the sink, yeah?", 'is that for the sink?']) {
    const other = callOf(['I need a gas certificate', ...start, line], { setup: PLUMBER })
    expect(other).toMatchObject({ open: 'confirm', card: { booked: null } })
    expect(lastReply(other)).toMatch(/So that's a blocked sink or drain on Tuesday 24 .* Shall I/)
  }
})

test('a service that is only denied gives way to what was told before, or to her question which', () => {
  const radiator = 'can I get a radiator swapped Tuesday at 3:30 pm'
  const told = ["me tap's dripping, how much is that?", radiator, 'no not a radiator']
  expect(callOf(told, { setup: PLUMBER }).card.service).toBe('Leaks, taps and toilets')
  const asked = callOf([radiator, 'no not a radiator'], { setup: PLUMBER })
  expect(asked).toMatchObject({ open: 'service', card: { service: null } })
  const chosen = callOf([radiator, 'no not a radiator', 'the tap'], { setup: PLUMBER })
  expect(chosen).toMatchObject({ open: 'name', card: { asked: { time: '15:30' } } })
})

test('the price of another service, or the one in hand by other words, changes nothing', () => {
  const price = ['I need a gas certificate', 'Tuesday. And how much is it for the radiator?']
  expect(callOf(price, { setup: PLUMBER }).card.service).toBe('Landlord gas certificate')
  const services = ['Table', 'Sunday family lunch'].map((name) => ({
    name,
    pricePence: null,
    minutes: 90,
    isBookable: true,
  }))
  const lines = [
    'do you still do the Sunday lunch',
    "oh I don't want a table at night, I want Sunday dinner",
  ]
  const meal = callOf(lines, { setup: { trade: 'restaurant', services } })
  expect(meal.card.service).toBe('Sunday family lunch')
})

test.each([
  [
    "oh actually hang on, is half 4 any good instead. my sister's coming from work",
    '2026-11-24',
    '16:30',
  ],
  [
    "can we do the Wednesday actually I've just seen I've got a thing Tuesday",
    '2026-11-25',
    '15:30',
  ],
  ["do the 26th as my mum's here then", '2026-11-26', '15:30'],
  ['do Wednesday while the kids are out', '2026-11-25', '15:30'],
])('a change at the read-back is taken, with its reason or without: %s', (line, date, time) => {
  expect(callOf([...TO_CONFIRM, line]).card.asked).toEqual({ date, time })
})
