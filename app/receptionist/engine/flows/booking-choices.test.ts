import { expect, test } from 'vitest'
import { trades } from '../trades/trades.ts'
import { callOf, lastReply, repliesOf, RESTAURANT, TO_CONFIRM } from '#tests/support/call.ts'

/** A call in which a Thursday afternoon has one time left. */
const ONE_OFFER = { now: '2026-12-12T11:30', seed: 14 }

test.each(['the cheaper one', 'is it double for two?', 'does he need to be there first?'])(
  '"%s" in reply to an offer neither names a time nor accepts one',
  (line) => {
    const call = callOf(['I need a boiler service on Friday', line], { seed: 20 })
    expect(call.card.asked.time).toBeNull()
    expect(call.open).toBe('slot')
  },
)

test('"can I book one, then?" after a price books that, and says no price again', () => {
  const price = 'how much is a tap repair'
  for (const line of ["I'll have one of them", 'can I book one then', "we'll take that then"]) {
    const call = callOf([price, line])
    expect([line, call.card.service, call.open]).toEqual([line, 'Tap repair', 'when'])
    expect(lastReply(call)).not.toContain('£')
  }
  for (const line of ['can I have one of your cards', "I'll take that on board"])
    expect([line, callOf([price, line]).card.service]).toEqual([line, null])
})

test('"go on, then" after two prices asks which of the two it is for', () => {
  const prices = 'how much is a tap repair and how much is a boiler service'
  for (const line of ['go on then', 'can I book one then', "I'll have one of those"]) {
    const call = callOf([prices, line])
    expect([line, call.card.service, call.open]).toEqual([line, null, 'service'])
    expect(lastReply(call)).toMatch(/boiler service, a tap repair or something else/)
  }
  expect(callOf([prices, 'go on then', 'the tap']).card.service).toBe('Tap repair')
})

test('the service is named to who asks which one it would be', () => {
  const lines = [
    'can you see me this week, and have you got a lift',
    "I don't know, which would that be? it's a settlement agreement from my boss",
  ]
  const call = callOf(lines, { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toContain('a first consultation')
  expect(call.open).toBe('slot')
})

test('"the nearer one", "the eleven" and "no, the later one" choose among the offers', () => {
  const timeOf = (line: string, wish = 'boiler service on friday') =>
    callOf([wish, line]).card.asked.time
  expect(timeOf('the nearer one')).toBe('08:30')
  expect(timeOf('the ten then')).toBe('10:00')
  expect(timeOf('no, the later one')).toBe('12:00')
})

test('"not the first one", "no, later" and "not one o\'clock" take no offer', () => {
  for (const line of ['not the first one', 'no, later', "not one o'clock"]) {
    const { asked } = callOf(['boiler service on friday afternoon', line]).card
    expect([line, asked.time]).toEqual([line, null])
  }
})

const TAKEN = ["I'd like a boiler service", 'Tuesday at 9 am'] as const

test('an offer that is chosen before a question about its price is kept', () => {
  const [, , offer = ''] = repliesOf(callOf(TAKEN))
  const time = / at (\d+(?::\d+)?) ?[ap]m/.exec(offer.split('I have')[1] ?? '')?.[1] ?? ''
  for (const line of [`${time} then. how much is it`, 'the first one, what does that cost?']) {
    const call = callOf([...TAKEN, line])
    expect([line, call.open]).toEqual([line, 'name'])
    expect(lastReply(call)).toMatch(/boiler service is £/)
  }
})

test('whatever comes first takes the first offer, and "is that the earliest?" takes none', () => {
  const call = callOf(["I'd like a boiler service", 'tomorrow'])
  expect(call.open).toBe('slot')
  for (const line of [
    'whichever is soonest',
    'whatevers first tomorrow',
    'the earliest you have',
    'as soon as you can please',
  ])
    expect([line, callOf(["I'd like a boiler service", 'tomorrow', line]).open]).toEqual([
      line,
      'name',
    ])
  for (const line of ['have you nothing earlier?', "what's the earliest on Friday?"])
    expect([line, callOf(["I'd like a boiler service", 'tomorrow', line]).open]).toEqual([
      line,
      'slot',
    ])
})

test('an offer that the caller only echoes or refuses is not taken', () => {
  const TO_OFFERS = ["I'd like a boiler service", 'not Monday or Tuesday, this week']
  const offered = callOf(TO_OFFERS)
  expect(lastReply(offered)).toMatch(/Wednesday 25 November at .* or Thursday 26 November at/)
  for (const line of [
    "Wednesday? I can't do a Wednesday",
    'Wednesday? Is there nobody who could come today?',
    'Have you nothing on a Friday?',
    "the first one's no good",
    'the later one is too late for me',
    'not that early, love',
    'mornings are no use to me',
  ]) {
    const call = callOf([...TO_OFFERS, line])
    expect([line, call.open, call.card.booked]).toEqual([line, 'slot', null])
  }
  for (const line of ['Wednesday?', 'the Wednesday? Yes, lovely', 'Wednesday please'])
    expect([line, callOf([...TO_OFFERS, line]).open]).toEqual([line, 'name'])
})

test('an offer chosen with a question beside it is settled on, and books nothing yet', () => {
  for (const [trade, line, said] of [
    ['hairdresser', 'half past three, is that for both of us?', /one at a time/],
    ['vet', 'the 3:30 then, is that both dogs?', /one at a time/],
    ['physio', 'half three, is that for the two of us?', /one at a time/],
    ['dentist', 'half three, is it with Dr Hale?', /don't know that/],
    ['plumber', '3:30, how long does that take?', /60 minutes/],
  ] as const) {
    const [service] = trades[trade].setup.services
    const call = callOf([`I'd like a ${service?.name}`, 'Tuesday', line], { setup: { trade } })
    expect([line, call.open, call.card.asked.time]).toEqual([line, 'name', '15:30'])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(said)])
    expect(call.card.booked).toBeNull()
  }
})

test('a time that is found awkward and taken all the same is taken', () => {
  const to = ['a check-up', 'Friday at 9']
  const dentist = { setup: { trade: 'dentist' } } as const
  for (const line of ["half nine's not ideal but go on", 'half nine is a bit late, but fine'])
    expect([line, callOf([...to, line], dentist).open]).toEqual([line, 'name'])
  const read = ['a check-up', 'Friday at 10', 'Jo Hale', '07700 900123', 'yes']
  for (const [line, isBooked] of [
    ['bit of a squeeze but go for it', true],
    ['not what I hoped for, still, all right then', true],
    ["I suppose that'll do", true],
    ['yes please. I bring my glasses?', true],
    ["I can't make it, but ok thanks", false],
    ['not today but ok', false],
    ['yes, I come at eleven?', false],
  ] as const)
    expect([line, callOf([...read, line], dentist).card.booked !== null]).toEqual([line, isBooked])
})

test('a caller who leaves the time to her gets the first that is free', () => {
  const offered = ["I'd like a check-up", 'Friday morning']
  const chosen = callOf([...offered, 'you choose'], { setup: { trade: 'dentist' } })
  expect([chosen.open, chosen.card.asked.time]).toEqual(['name', '08:30'])
  expect(callOf(["I'd like a boiler service", 'the earlier the better']).open).toBe('slot')
})

test('a caller who asks which offer was the first chooses none', () => {
  const call = callOf(["I'd like a boiler service", 'any day', 'which was the first one again?'])
  expect([call.open, call.card.asked.time]).toEqual(['slot', null])
})

test('a second time that would do is taken where the first is not free', () => {
  const asked = ['a table for four on Friday at half seven']
  for (const line of [
    'Half seven, or I could push it to eight.',
    'half seven or eight',
    'Half seven if you have it, eight if not',
  ]) {
    const { open, card } = callOf([...asked, line, 'Jo Hale', '07700 900123', 'yes'], RESTAURANT)
    expect([line, open, card.booked]).toEqual([line, 'confirm', null])
  }
  const both = callOf(['table for two on Friday at half seven, or eight at a push'], RESTAURANT)
  expect(lastReply(both)).toContain('8 pm is free')
})

test('a time said to be fine stays, whatever will be over by then', () => {
  const call = callOf(['tap repair please', "Friday at ten is fine. He'll have gone by then."])
  expect(call.card.asked).toEqual({ date: '2026-11-27', time: '10:00' })
})

test('"the first of those" chooses an offer, and names no first of the month', () => {
  const start = ['I want to make a will', 'next week in the morning']
  const solicitor = { setup: { trade: 'solicitor' } } as const
  const date = (line: string) => callOf([...start, line], solicitor).card.asked.date
  const offers = lastReply(callOf(start, solicitor))
  expect(offers).toMatch(/Monday 30 November.*Tuesday 1 December/)
  expect(date('The first of those would suit us.')).toBe('2026-11-30')
  expect(date('the second of those please')).toBe('2026-12-01')
})

test('"the later one" with a reason chooses an offer, and "a later one" asks for others', () => {
  const start = ['a check-up please', 'Afternoons are best. Not a Tuesday.']
  const open = (line: string) => callOf([...start, line], { setup: { trade: 'dentist' } }).open
  expect(open('The later one. Gives me time to get my nerve up.')).toBe('name')
  expect(open("the later one, I've got to get home and change")).toBe('name')
  expect(open('a later one please')).toBe('slot')
})

test('"soonest" takes the first time, and is no name', () => {
  const start = ['MOT, please', 'Soon as.']
  for (const line of ['Soonest one, whichever that is.', 'Soonest.']) {
    const call = callOf([...start, line], { setup: { trade: 'garage' } })
    expect([line, call.open, call.card.name]).toEqual([line, 'name', null])
  }
})

test('a day ruled out beside "earliest", or feared beside "the second", leaves the choice', () => {
  const vet = { setup: { trade: 'vet' } } as const
  const lame = callOf(["my dog's lame", 'any day', "Earliest that's not a Monday."], vet)
  expect([lame.open, lame.card.asked.date]).toEqual(['name', '2026-11-24'])
  const tutor = { setup: { trade: 'tutor' } } as const
  const start = ['GCSE maths lesson', 'After school, so from four']
  expect(callOf([...start, "The second one, unless it's a Thursday."], tutor).open).toBe('name')
})

test('the offer nearest to the time asked for is taken', () => {
  const start = ['a table for four on Friday at half seven']
  for (const line of ['the nearest to it', "nearest you've got to half seven"]) {
    const { open, card } = callOf([...start, line], RESTAURANT)
    expect([line, open, card.asked.time]).toEqual([line, 'name', '19:30'])
    const lines = [...start, line, 'Jo Hale', '07700 900123', 'yes', 'yes']
    expect(callOf(lines, RESTAURANT).card.booked?.time).toBe('20:00')
  }
})

test('an offer is taken though it is not perfect, or only if it is no Monday', () => {
  const start = ['a check-up please', 'any day']
  for (const line of [
    "Neither's perfect, but the later one please.",
    "The later one, please, if it's not a Monday.",
  ]) {
    const call = callOf([...start, line], { setup: { trade: 'dentist' } })
    expect([line, call.open]).toEqual([line, 'name'])
  }
  const monday = ['I need a house clean', "It's got to be Monday 30 November"]
  const line = 'Has to be before Tuesday the 1st, so whichever is first.'
  const clean = callOf([...monday, line], { setup: { trade: 'cleaner' } })
  expect([clean.open, clean.card.asked.date]).toEqual(['name', '2026-11-30'])
})

test('a choice that depends on the day is taken only if the day suits', () => {
  const start = ['a tap repair please', 'Thursday or Friday']
  const picked = callOf([...start, "the second one, as long as it's not a Sunday"])
  expect(picked.open).toBe('name')
  const refused = callOf(['a tap repair please', 'any day', "the first, unless it's a Monday"])
  expect(refused.open).toBe('slot')
  const only = callOf(['a tap repair please', 'any day', "I can only do it if it's a Friday"])
  expect(only.card.asked.date).toBe('2026-11-27')
})

test('the second offer is the second, though the caller cannot come on the day of the first', () => {
  const start = ['a tap repair please', 'any day']
  const plain = callOf([...start, 'the second one']).card.asked
  expect(callOf([...start, "the second one, I'm working today"]).card.asked).toEqual(plain)
  const ooh = callOf([...start, 'Ooh, the second one.'])
  expect([ooh.card.asked, ooh.card.name]).toEqual([plain, null])
  const last = callOf([...start, "Either of those is fine. Let's say the second."])
  expect(last.card.asked).toEqual(plain)
  const first = callOf([...start, 'OK, the first of those two then.'])
  expect(first.card.asked).toEqual(callOf([...start, 'the first one']).card.asked)
})

test('the other offer is taken if the first does not fall on the day that it depends on', () => {
  const start = ['a tap repair please', 'any day']
  const second = callOf([...start, 'the second one']).card.asked
  const line = "the first one, if that's a Sunday, otherwise the second"
  expect(callOf([...start, line]).card.asked).toEqual(second)
  const neither = callOf([...start, 'neither is ideal but do the second'])
  expect(neither.card.asked).toEqual(second)
})

test('the offer nearest to the time that the line names is taken', () => {
  const start = ['a table for six on Friday 11 December']
  const { open, card } = callOf([...start, 'Nearest to half seven.'], RESTAURANT)
  expect([open, card.asked.time]).toEqual(['name', '19:00'])
})

test('"if one of them\'s Friday, I\'ll have the other" takes the other', () => {
  const start = ['a tap repair please', 'any day']
  const line = "Earliest. If one of them's a Sunday I'll have t'other."
  expect(callOf([...start, line]).card.asked).toEqual(callOf([...start, 'the earliest']).card.asked)
})

test('the last of two choices counts, and a day that suits in part suits', () => {
  const lines = ["I'd like a boiler service", 'Tuesday']
  const offers = /([\d:]+) [ap]m\./.exec(lastReply(callOf(lines)))
  const call = callOf([...lines, "Ooh, the first one's good. No, make it the last one"])
  expect(offers).not.toBeNull()
  expect(call.open).toBe('name')
  const first = callOf([...lines, 'the first one'])
  expect(call.card.asked.time).not.toBe(first.card.asked.time)
  const part = "She's out Thursday morning at the chiropodist, so Thursday afternoon would be best"
  expect(callOf([lines[0] ?? '', part]).card.asked.date).toBe('2026-11-26')
})

test('"the first you\'ve got" is the soonest, and no date', () => {
  const lines = ["her toilet won't flush", "What's the first you've got?"]
  expect(lastReply(callOf(lines))).toMatch(/Monday 23 November|Tuesday 24 November/)
})

test('a later day, or a call later on, takes no offer', () => {
  const start = ['I need a tap repair', 'Thursday']
  for (const line of ['a later day would be better', "It's fine, I'll ring back later"])
    expect([line, callOf([...start, line]).open]).not.toEqual([line, 'name'])
})

test.each([
  // She is closed on the Sunday, and offers the Monday at 8 am.
  ['a boiler service on Sunday', "Monday at eight's grand"],
  ['a boiler service on Sunday at three', 'oh right. monday then, 8'],
  ['a boiler service on Sunday, after two if I can', 'could do the Monday one'],
])(
  'the card asks for the offer that the caller names, not for the first wish: "%s", "%s"',
  (wish, line) => {
    const call = callOf([wish, line])
    expect(call.open).toBe('name')
    const [said] = repliesOf(callOf([wish])).slice(-1)
    expect([said, call.card.asked.date]).toEqual([said, '2026-11-30'])
  },
)

test.each([
  "Yes that's lovely. Only it'll be me there not her, I'm her daughter",
  "yeah that's fine, don't ring the bell though",
  'yes please, but tell him to knock hard, she is deaf',
])('the one time offered is taken, whoever will be there and whatever to mind: %s', (line) => {
  const call = callOf(["my toilet won't flush", 'Thursday after two', line], ONE_OFFER)
  expect(call.open).toBe('name')
  expect(call.card.asked).toEqual({ date: '2026-12-17', time: '15:30' })
})

test.each(["yes, only I'll not be in then", "yes, but it's not very convenient"])(
  'the one time offered is not taken with: %s',
  (line) => {
    const call = callOf(["my toilet won't flush", 'Thursday after two', line], ONE_OFFER)
    expect(call.open).not.toBe('name')
  },
)

test('another hour that is taken at the read-back is asked for', () => {
  const moved = [...TO_CONFIRM, 'actually can we do the Thursday instead']
  expect(callOf(moved)).toMatchObject({ open: 'slot', card: { asked: { time: '15:30' } } })
  const [, hour = ''] = / or (\d+)(?::\d\d)? [ap]m\./.exec(lastReply(callOf(moved))) ?? []
  const { open, card } = callOf([...moved, `later one, ${hour}`])
  expect([open, card.asked.date]).toEqual(['confirm', '2026-11-26'])
  expect(card.asked.time).not.toBe('15:30')
})

const DENTIST = { setup: { trade: 'dentist' } } as const
const OFFERED = ['a check-up', 'Wednesday'] as const

test('a choice stands beside a question about somebody else, and what is said of another time', () => {
  for (const line of [
    "Half nine's when I'd be getting on the bus, so the half twelve, please.",
    'The half twelve, please. And can Ron come at the same time, my husband?',
  ]) {
    const { asked } = callOf([...OFFERED, line], DENTIST).card
    expect([line, asked.time]).toEqual([line, '12:30'])
  }
})

test('a choice that is taken back leaves no time for another day', () => {
  const line = "Eleven, yeah. Oh no hang on, I've got a thing at school. What about Tuesday?"
  expect(callOf([...OFFERED, line], DENTIST).card.asked).toEqual({ date: '2026-11-24', time: null })
})

test('"what about eight, or tomorrow?" asks for eight first, and "so nothing at eight?" is answered', () => {
  const start = ['a table for two tonight, half seven-ish?'] as const
  const first = callOf([...start, 'What about eight, or tomorrow?'], RESTAURANT)
  expect(first.card.asked).toEqual({ date: '2026-11-23', time: '20:00' })
  const later = [...start, 'Tomorrow at eight then', 'Hang on, so nothing at eight tonight?']
  expect(lastReply(callOf(later, RESTAURANT))).toMatch(/Monday 23 November at 8 pm/)
})

test('a day or an hour that is better, or settles it, is taken', () => {
  for (const [lines, asked] of [
    [
      [
        'a table for two on Saturday',
        'Eight. No, wait, Saturday my husband has the car. Friday is better, is possible Friday?',
      ],
      { date: '2026-11-27', time: null },
    ],
    [
      [
        'a table for two',
        "his birthday's the Saturday, but we thought the Sunday after, half past one",
      ],
      { date: '2026-11-29', time: '13:30' },
    ],
  ] as const)
    expect([lines, callOf(lines, RESTAURANT).card.asked]).toEqual([lines, asked])
  const hour = [
    'a table for six on Friday, sevenish',
    'Seven is early, people are still at work. Eight then.',
    ...['Tom Hale', '07700 900123', 'yes', 'yes'],
  ]
  expect(callOf(hour, RESTAURANT).card.booked?.time).toBe('20:00')
  const left = [
    'a table for five tonight at eight',
    "Eight's fine, Dan's not coming so just the four",
  ]
  expect(callOf(left, RESTAURANT).card).toMatchObject({ party: 4, asked: { time: '20:00' } })
})

test('"five is no good, half past at the earliest" takes no offer', () => {
  const at = { setup: { trade: 'dentist' }, now: '2026-12-02T08:05', seed: 23 } as const
  const lines = [
    'the hygienist, Thursday after five',
    "no, five's no good, it'd be half past at earliest",
  ]
  expect(callOf(lines, at).open).toBe('slot')
})

test('an hour beside a refused one is chosen, and so is one of two later ones', () => {
  const at = { setup: { trade: 'plumber' }, now: '2026-11-28T10:40', seed: 33 } as const
  const offers = ['a toilet repair', "I'm off Tuesday"]
  for (const line of ['not the eight, the next one, eleven', 'not the eight, the eleven'])
    expect([line, callOf([...offers, line], at).card.asked]).toEqual([
      line,
      { date: '2026-12-01', time: '11:00' },
    ])
  const later = { setup: { trade: 'plumber' }, now: '2026-12-01T13:30', seed: 11 } as const
  const tap = [
    'a tap repair',
    'any morning',
    "eight's a bit early. Could he make it later on the Friday, ten or eleven?",
  ]
  expect(lastReply(callOf(tap, later))).toContain('Friday 4 December at 11 am')
  const first = ['a tap repair', 'Monday', "don't book it yet, can somebody ring me first"]
  expect(callOf(first, later).card.asked.time).toBeNull()
})

test.each(['no, mornings are no good', "no, I can't do afternoons"])(
  'a part of every day that is refused takes none of the offers: %s',
  (line) => {
    const at = { setup: { trade: 'solicitor' }, now: '2027-01-06T09:30', seed: 3 } as const
    const lines = ['I want a first consultation', "I'm at work till five so what've you got", line]
    expect(callOf(lines, at).open).toBe('slot')
  },
)

test('"anything nearer eight?" takes none of the offers', () => {
  const lines = ['table for 4 on friday night', 'have you got anything nearer 8?']
  const call = callOf(lines, { ...RESTAURANT, now: '2026-12-01T10:40', seed: 11 })
  expect(lastReply(call)).toContain('8 pm is taken')
})

test('"can you not do eight?" declines none of the offers', () => {
  const at = { ...RESTAURANT, now: '2027-02-10T11:15', seed: 21 }
  const call = callOf(
    ["a table for Saturday evening please, there's 5 of us", 'oh can you not do 8?'],
    at,
  )
  expect(lastReply(call)).toContain('7:30 pm')
})

test.each([
  ['early one please', '08:00'],
  ["the early one'll do me", '08:00'],
  ["I'll have the late one love", '17:00'],
  ['number two please', '11:30'],
  ['5 sounds good', '17:00'],
  ['that 5 one', '17:00'],
  ['the five one please', '17:00'],
  ["11:30, I'm working otherwise", '11:30'],
  ["5, I'm busy before then", '17:00'],
  ["8, we're away the rest of the day", '08:00'],
  ['the later the better', '17:00'],
  ['the later in the day the better', '17:00'],
  ['earlier the better', '08:00'],
  ["early one's no good", null],
  ['not the late one', null],
  ['8 please. do you work on sundays', '08:00'],
  ['5 please and can you look at the tap at the same time?', '17:00'],
  ['11.30 then n are you open saturdays', '11:30'],
  ['5 please cos the school run finishes at 4', '17:00'],
  ['are you shut on mondays? 8 please', '08:00'],
  ['the 5. could somebody ring me tomorrow about the bill', '17:00'],
  ["5, I'm at work", null],
  ["5's no good, I'm at work then", null],
  ['have you a late one?', null],
])('of 8 am, 11:30 am and 5 pm "%s" takes %s', (line, time) => {
  const call = callOf(["I'd like a boiler service", 'Friday', line], { seed: 8 })
  expect(call.card.asked).toEqual({ date: '2026-11-27', time })
})

test.each([
  'tuesday one please',
  "Tuesday one'll do me",
  'tues one pls',
  'go for that tuesday one',
])('"%s" takes the offer on that day, which is not at one o\'clock', (line) => {
  const call = callOf(["I'd like a boiler service", 'this week, after 2', line], { seed: 4 })
  expect(call.card.asked).toEqual({ date: '2026-11-24', time: '14:00' })
})

test('"Tuesday one" is one o\'clock where no time is offered, or where that is offered', () => {
  const timeOf = (...lines: string[]) =>
    callOf(["I'd like a boiler service", ...lines], { seed: 3 }).card.asked.time
  expect(timeOf('Friday', 'friday one please')).toBe('13:00')
  expect(timeOf('friday one please')).toBe('13:00')
  expect(timeOf('this week, after 2', "tuesday one o'clock")).toBe('13:00')
})

const TABLE = 'a table for five on Friday evening'

test.each([
  ['go on, the 6. No wait, our Dean finishes at half 6, do 8', '20:00', 5],
  ["6 o'clock then, oh hang on, I'm at work till 7, say 8", '20:00', 5],
  ['six. No, hold on, can you do eight', '20:00', 5],
  ['at six, no sorry make it 8', '20:00', 5],
  ['at six, and make that 8 of us', '18:00', 8],
  ['at six, no wait, make it 8 people', '18:00', 8],
  ["the 7 o'clock, oh and make it 6, my nan's coming", '19:00', 6],
])('"%s" books at %s for %i', (line, time, party) => {
  const { card } = callOf([TABLE, line], { ...RESTAURANT, seed: 4 })
  expect([card.asked.time, card.party]).toEqual([time, party])
})

test('"no, eight I said" is people or a time at a restaurant, and elsewhere an hour', () => {
  for (const line of ['no, 8 I said', 'eh? eight we said love']) {
    const table = callOf([TABLE, 'the first one', line], { ...RESTAURANT, seed: 4 })
    expect(lastReply(table)).toContain("8 people, or 8 o'clock?")
  }
  const service = ["I'd like a boiler service", 'Friday', 'the last one'] as const
  for (const line of ['no, 8 I said', "eight we said, I'm Ian Moss"]) {
    const call = callOf([...service, line], { seed: 8 })
    expect([line, call.card.asked.time]).toEqual([line, '08:00'])
  }
  const phone = callOf([...service, 'Ian Moss', 'no, 8 I said'], { seed: 8 })
  expect(phone.card.asked.time).toBe('17:00')
})

test.each(['have you not got 6 or half 6?', 'is there nothing at six or half six?'])(
  '"%s" is told that both are taken',
  (line) => {
    const reply = lastReply(callOf([TABLE, line], { ...RESTAURANT, seed: 5 }))
    expect(reply).toContain('6 pm and 6:30 pm are taken')
  },
)

test.each([
  "Thursday, or Wednesday morning if Thursday's no good",
  "Thursday, and if Thursday's full then Wednesday",
  'Thursday. or Wednesday if you cannot do Thursday',
  "Thursday, or Wednesday if you're booked up on Thursday",
  "Thursday, or if she can't, Wednesday",
  'Thursday for preference, Wednesday as second choice',
])('"%s" asks for the first day, and its second choice is noted', (line) => {
  const { card } = callOf(['a boiler service please', line])
  expect(card.asked.date).toBe('2026-11-26')
  expect(card.wants).toContain(line)
})

test('a second choice is offered if the day before it is full', () => {
  const call = callOf(['a boiler service please', "Sunday, or Thursday if Sunday's no good"])
  expect(call.card.asked.date).toBe('2026-11-26')
  expect(lastReply(call)).toContain('Thursday 26 November')
  const timed = 'Saturday at 10, or Tuesday at 2 if Saturday is full'
  expect(callOf(['a boiler service please', timed]).card.asked.time).toBe('10:00')
})

test.each([
  ["if Thursday's no good, what about Wednesday", '2026-11-25'],
  ["Thursday's no good, Wednesday", '2026-11-25'],
  ['Wednesday if you can', '2026-11-25'],
  ["not Thursday, Wednesday if Thursday's no good", '2026-11-25'],
])('"%s" asks for the only day that it leaves', (line, day) => {
  expect(callOf(['a boiler service please', line]).card.asked.date).toBe(day)
})

const PLUMBER = { now: '2026-12-08T10:20', seed: 7 } as const

test.each([
  ['a boiler service, Monday at half nine or Tuesday at eleven', '2026-12-14', '09:30'],
  ['a boiler service, Monday at ten or Tuesday at eight', '2026-12-15', '08:00'],
  ['a boiler service, Monday at ten, or Wednesday at half eleven', '2026-12-09', '11:30'],
])('of two days with a time each, she takes the first that is free: %s', (line, date, time) => {
  const call = callOf([line], PLUMBER)
  expect(call.card.asked).toEqual({ date, time })
  expect(lastReply(call)).toContain('is free')
})

test('if two times were asked for and both are taken, she says so of both', () => {
  const line = 'a boiler service, Monday at ten or Tuesday at eleven'
  expect(lastReply(callOf([line], PLUMBER))).toMatch(/^Sorry, Monday .* and Tuesday .* are taken/)
})

test('a list of three days leaves out none of them', () => {
  const reply = lastReply(
    callOf(['an MOT on Tuesday, Thursday or Friday'], { ...PLUMBER, setup: { trade: 'garage' } }),
  )
  expect(reply).toContain('Thursday 10 December')
})

const TAPS = {
  setup: {
    trade: 'plumber',
    services: [
      { name: 'Dripping tap or new tap fitted', pricePence: 7000, minutes: 60, isBookable: true },
      { name: 'Outside tap', pricePence: 12_500, minutes: 90, isBookable: true },
      { name: 'Annual boiler service', pricePence: 9000, minutes: 60, isBookable: true },
    ],
  },
} as const

test.each([
  ['the dripping one', 'Dripping tap or new tap fitted'],
  ["it's just dripping", 'Dripping tap or new tap fitted'],
  ['the dripping one. Have you got anything Thursday morning', 'Dripping tap or new tap fitted'],
  ['the first one love, dripping tap', 'Dripping tap or new tap fitted'],
  ['the first one mate', 'Dripping tap or new tap fitted'],
  ['the second one, dear', 'Outside tap'],
  ['is the dripping one dearer?', null],
  ['the first available', null],
  ['the tap', null],
])('of two alike, the word that only one has, or its place, chooses: %s', (line, service) => {
  const call = callOf(["can he come out and fix it, it's a dripping tap", line], TAPS)
  expect(call.card.service).toBe(service)
})
