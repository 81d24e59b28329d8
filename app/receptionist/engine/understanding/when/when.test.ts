import { expect, test } from 'vitest'
import { isoDate, isoTime, parseDay } from '../../calendar.ts'
import { trades } from '../../trades/trades.ts'
import type { TradeId } from '../../types.ts'
import { plain } from '../text/text.ts'
import { findWhen } from './when.ts'
import { callOf, lastReply } from '#tests/support/call.ts'

/** As seen from Monday 23 November 2026. */
function when(text: string, trade: 'plumber' | 'restaurant' = 'plumber') {
  return findWhen(plain(text), {
    setup: trades[trade].setup,
    today: parseDay('2026-11-23'),
    asked: null,
    isAnswer: true,
  })
}

const dayOf = (text: string) => {
  const day = when(text)?.day
  return day === undefined ? null : isoDate(day)
}
const timeOf = (text: string, trade?: 'restaurant') => {
  const minute = when(text, trade)?.minute
  return minute === undefined ? null : isoTime(minute)
}

test('a denied limit is the opposite one: "not before eleven" is eleven or later', () => {
  for (const [text, from, to] of [
    ['not before eleven', 660, 1439],
    ['nothing earlier than half nine', 570, 1439],
    ["I can't do before eleven", 660, 1439],
    ["I'm never in before eleven", 660, 1439],
    ['not till eleven', 660, 1440],
    ['no later than three', 0, 900],
    ["I'm not free after three", 0, 900],
    ['before eleven', 0, 659],
    ["can't you do before eleven", 0, 659],
    ['between ten and two', 600, 840],
    ['between half nine and eleven please', 570, 660],
    ['after three, no, before three', 0, 899],
    ['I fetch the boys at three', 0, 899],
  ] as const) {
    expect([text, when(text)?.span]).toEqual([text, [from, to]])
  }
})

test.each([
  ['730 then', '19:30'],
  ['how about 830', '20:30'],
  ['a table for 4 on Saturday at 745', '19:45'],
  ['a table for two Friday 715', '19:15'],
  ['make that 630 please', '18:30'],
  ['for 145 people', null],
  ['07700 900 730', null],
  ['it was 130 pounds', null],
  ["I'm at 130 Cardigan Road", null],
])('three figures are a time where one is asked for: "%s", %s', (text, time) => {
  expect(timeOf(text, 'restaurant')).toBe(time)
})

test('three figures are a price where one was spoken of', () => {
  const priced = callOf(['how much is a filling?', 'is it 130?'], { setup: { trade: 'dentist' } })
  expect(lastReply(priced)).toContain('£110')
  const timed = callOf(['a table for two on Friday', '730 then'], {
    setup: { trade: 'restaurant' },
  })
  expect(lastReply(timed)).not.toContain('price')
})

test('a day until which the caller is away, or before which it must not be, is the first that suits', () => {
  const firstOf = (text: string) => {
    const days = when(text)?.days
    return days && [isoDate(days[0]), when(text)?.day]
  }
  for (const text of [
    "we're away till the 4th of December. After that",
    "I'm working until the 4th of December",
    'not before the 4th of December',
    "I can't do anything before the 4th of December",
    "nobody's in till the 4th of December",
    "not until we're back on the 4th of December",
    "we're away from the 20th till the 4th of December",
    'it can wait until the 4th of December',
    'any time after the 3rd of December',
    'no earlier than the 4th of December',
  ]) {
    expect([text, firstOf(text)]).toEqual([text, ['2026-12-04', undefined]])
  }
  expect(firstOf('after next week')?.[0]).toBe('2026-12-07')
  expect(firstOf('not until January')?.[0]).toBe('2027-01-01')
  for (const text of [
    'before the 4th of December',
    "I'm free until the 3rd of December",
    'have you nothing before the 4th of December?',
    'no later than the 3rd of December',
  ]) {
    expect([text, when(text)?.days?.map(isoDate)]).toEqual([text, ['2026-11-23', '2026-12-03']])
  }
})

test('a day or time that does not suit is not chosen', () => {
  for (const [text, day] of [
    ["tomorrow at nine's a bit tight, have you got Thursday", '2026-11-26'],
    ['Friday at two is tricky, what about Saturday', '2026-11-28'],
    ["I'll be at my brother's Thursday, so Friday", '2026-11-27'],
    ["we're visiting nan's on Tuesday", null],
    ["Tuesday's the one day I can't", null],
    ["Friday's my busy day", null],
    ["Friday's my day off", '2026-11-27'],
    ["Friday's the only day I can do", '2026-11-27'],
  ] as const) {
    expect([text, dayOf(text)]).toEqual([text, day])
  }
  expect(when("I can't do ten")?.notMinutes).toEqual([600])
  expect(when("I can't do ten")?.minute).toBeUndefined()
})

test('a weekday is the one whose date is said with it', () => {
  for (const [text, day] of [
    ['Tuesday. Tuesday the eighth, please', '2026-12-08'],
    ['not this Tuesday, the eighth', '2026-12-08'],
    ['No, not this Tuesday, the eighth of December', '2026-12-08'],
    ['Tuesday, no Wednesday', '2026-11-25'],
  ] as const) {
    expect([text, dayOf(text)]).toEqual([text, day])
  }
})

test('a birthday, a present and a number of guests are no date or time', () => {
  for (const text of [
    "it's my wife's fortieth",
    "it's our tenth anniversary",
    "it's his thirtieth",
    'a thirtieth birthday do',
    'a gift card for my mum for Christmas',
  ]) {
    expect([text, when(text)]).toEqual([text, null])
  }
  expect(dayOf("it's the thirtieth")).toBe('2026-11-30')
  expect(timeOf("we'd be eight or nine", 'restaurant')).toBeNull()
  expect(when('it must be ready for Christmas')?.days?.map(isoDate)).toEqual([
    '2026-11-23',
    '2026-12-25',
  ])
})

test('the last of the times that correct one another counts', () => {
  for (const [text, time] of [
    ['half nine, no, ten', '10:00'],
    ['two. Actually no, three, I have my nephew', '15:00'],
    ['two, sorry, three please', '15:00'],
    ['not nine, ten', '10:00'],
    ['ten, no rush', '10:00'],
    ['eleven plz', '11:00'],
    ['half one ta', '13:30'],
    ['after the school run, say quarter to ten', '09:45'],
  ] as const) {
    expect([text, timeOf(text)]).toEqual([text, time])
  }
})

test('on a day that is shut, the hours of the other days decide between morning and evening', () => {
  const { setup } = trades.restaurant
  const hours = setup.hours.with(0, null)
  const today = parseDay('2026-11-23')
  const found = findWhen('about nine', {
    setup: { ...setup, hours },
    today,
    asked: today + 7,
    isAnswer: true,
  })
  expect(found?.minute).toBe(21 * 60)
})

test('a bare hour takes the half of the day that is named beside it, or else one when they are open', () => {
  for (const [text, time] of [
    ['the afternoon, about four? My husband has the car in the morning', '16:00'],
    ['Thursday. Not the morning. Four?', '16:00'],
    ['I work mornings. Half two?', '14:30'],
    ['mornings are a rush. Could we say three', '15:00'],
    ['four in the morning', '04:00'],
    ['in the evening, at eight', '20:00'],
    ['tomorrow morning. At eight', '08:00'],
  ] as const)
    expect([text, timeOf(text)]).toEqual([text, time])
})

test('a part of the day that is asked for after all takes the place of a time', () => {
  for (const text of [
    'the afternoon, four? Actually no, have you got Friday morning instead?',
    'Half three. Oh wait, I have the boys. Could we do the morning?',
  ])
    expect([text, when(text)?.minute, when(text)?.span]).toEqual([text, undefined, [0, 719]])
  expect(timeOf("half three, sorry, I can't change my morning round")).toBe('15:30')
})

test('"so any day but that" refuses a day, and "so after that" leaves the days after it', () => {
  const refused = when("I'm seeing a man about a dog on Thursday, so any day but that")
  expect([refused?.day, refused?.not?.includes(parseDay('2026-11-26'))]).toEqual([undefined, true])
  const after = when("he's having his jab on the third of December, so after that")?.days
  expect(after?.map(isoDate)).toEqual(['2026-12-04', '2026-12-18'])
  expect(dayOf("a Friday. The hall's let until the 3rd of December though, so after that")).toBe(
    '2026-12-04',
  )
})

test('a part of a month is its own days, and a weekday with it lies within them', () => {
  for (const [text, from, to] of [
    ['the last week of January', '2027-01-25', '2027-01-31'],
    ['the first week in May', '2027-05-01', '2027-05-07'],
    ['the end of next month', '2026-12-25', '2026-12-31'],
    ['mid-January', '2027-01-11', '2027-01-20'],
    ['the middle of February', '2027-02-11', '2027-02-20'],
    ['early in March', '2027-03-01', '2027-03-10'],
    ['late June', '2027-06-21', '2027-06-30'],
    ['the beginning of the month', '2026-12-01', '2026-12-07'],
    ['a Saturday at the end of January', '2027-01-30', '2027-01-30'],
    ['the last Friday in January', '2027-01-29', '2027-01-29'],
    ['the second week of April, on a Tuesday', '2027-04-13', '2027-04-13'],
    ['by the end of January', '2026-11-23', '2027-01-31'],
    ['before the end of January', '2026-11-23', '2027-01-30'],
  ] as const)
    expect([text, when(text)?.days?.map(isoDate)]).toEqual([text, [from, to]])
  expect(when('early in March')?.span).toBeUndefined()
})

test('a time after one that is too early or too late is chosen, and nights at work are no wish', () => {
  for (const [text, time] of [
    ["half four's too early, six then", '18:00'],
    ["nine's a bit soon, so ten please", '10:00'],
    ["five is too late. We'll have three", '15:00'],
  ] as const)
    expect([text, timeOf(text)]).toEqual([text, time])
  expect(timeOf("Thursday's your late one, isn't it?")).toBeNull()
  for (const text of [
    'not before ten because my wife works nights',
    "nothing before ten, I'm on nights",
    'any time after ten, he does a night shift',
  ])
    expect([text, when(text)?.span?.[0]]).toEqual([text, 600])
  expect(when('tomorrow night', 'restaurant')?.span?.[0]).toBe(1080)
})

test('who is in the house until an hour leaves the time after it', () => {
  for (const text of ["I've got the fitters here till nine", 'the decorators are in until nine'])
    expect([text, when(text)?.span]).toEqual([text, [540, 1440]])
})

test('a time that is too late or too early leaves what is before or after it', () => {
  expect(when('half four is far too late')?.span).toEqual([0, 989])
  expect(when("nine's a bit early for us")?.span).toEqual([541, 1440])
  expect(when("nine's too early, make it eleven")).toMatchObject({ minute: 660 })
  for (const text of ['not that early', "I can't get there that early", 'not too early please'])
    expect([text, when(text)?.span]).toEqual([text, [600, 1440]])
  expect(when('as early as you can')?.span).toEqual([0, 660])
  expect(when("afternoons don't suit")?.span).toEqual([0, 719])
  expect(when('afternoons suit me')?.span).toEqual([721, 1050])
})

test('the day of something else is no wish', () => {
  for (const text of [
    "my sister's wedding's on the 12th of December",
    'she has a jab. It is on the 12th',
    'the rent was due the 1st',
    'they let me go yesterday, can I see somebody',
    'you never said about the second boiler',
    "it's the third house on the left",
    'my second oven',
    'how much is the first session',
    'the noise keeps us awake all night',
  ])
    expect([text, when(text)]).toEqual([text, null])
  for (const text of ['the 2nd lunchtime', 'the second looks good', 'the 2nd say ten', 'the 2nd'])
    expect([text, dayOf(text)]).toEqual([text, '2026-12-02'])
  expect(dayOf('can I come on the 12th')).toBe('2026-12-12')
  expect(dayOf("could you do it before my flight, I'm free on the 12th")).toBe('2026-12-12')
  expect(when('do you come out at night')?.span).toEqual([1080, 1440])
})

test('"any Friday", "the week commencing" and days off leave the right days', () => {
  const friday = when('any Friday before the 12th of December')
  expect(friday?.days?.map(isoDate)).toEqual(['2026-11-23', '2026-12-11'])
  expect(friday?.not).toContain(parseDay('2026-11-26'))
  expect(friday?.not).not.toContain(parseDay('2026-11-27'))
  expect(when('the week commencing the 7th of December')?.days?.map(isoDate)).toEqual([
    '2026-12-07',
    '2026-12-13',
  ])
  expect(dayOf("I'm off on Thursday")).toBe('2026-11-26')
  expect(when("I'm away on Thursday")?.not).toContain(parseDay('2026-11-26'))
  expect(dayOf('not next Tuesday, the one after')).toBe('2026-12-08')
  expect(dayOf('this Friday, in November')).toBe('2026-11-27')
  expect(timeOf('eight ish on Thursday')).toBe('08:00')
})

test('"have you nothing this side of Friday" asks for the days before it', () => {
  for (const text of [
    'have you nothing this side of Friday',
    'is there not anything before Friday',
    "haven't you got one sooner than Friday",
  ])
    expect([text, when(text)?.days?.map(isoDate)]).toEqual([text, ['2026-11-23', '2026-11-26']])
  expect(when("I've nothing free before Friday")?.days?.map(isoDate)[0]).toBe('2026-11-27')
  expect(dayOf('Friday is the only day I can do')).toBe('2026-11-27')
  expect(when("Friday's swimming day")?.day).toBeUndefined()
})

test('what happens on a day is no wish, and a line may count from it', () => {
  for (const text of [
    'his booster is due on the 3rd',
    'the warranty runs out on Friday',
    'she moved in on the 1st',
    'the car broke down on Saturday night',
    'our tenants are moving out on the 15th',
  ])
    expect([text, when(text)]).toEqual([text, null])
  expect(dayOf('it broke on Tuesday, have you anything Thursday')).toBe('2026-11-26')
  expect(dayOf("her party's on the 12th, so the day before")).toBe('2026-12-11')
  expect(when('we fly out on the 9th, so any day before then')?.days?.map(isoDate)).toEqual([
    '2026-11-23',
    '2026-12-08',
  ])
  expect(when('I see the surgeon on Friday, so after that')?.days?.map(isoDate)[0]).toBe(
    '2026-11-28',
  )
})

test('of a range or a list of days only those suit', () => {
  for (const [text, from, to, out] of [
    ['anything between the 7th and the 11th', '2026-12-07', '2026-12-11', undefined],
    ['Monday to Wednesday', '2026-11-30', '2026-12-02', undefined],
    ['from the 7th onwards', '2026-12-07', '2026-12-21', undefined],
    ['either the 4th or the 7th', '2026-12-04', '2026-12-07', ['2026-12-05', '2026-12-06']],
  ] as const) {
    const { days, not } = when(text) ?? {}
    expect([text, days?.map(isoDate), not?.map(isoDate)]).toEqual([text, [from, to], out])
  }
  const weekdays = when('a weekday would be best')?.not?.map(isoDate)
  expect(weekdays).toContain('2026-11-28')
  expect(weekdays).not.toContain('2026-11-27')
})

test.each([
  "Oh, it's Monday to Friday is it. Could you do this Wednesday?",
  "so you're open Monday to Friday. Can I have Wednesday then",
  'Monday to Friday then. Any chance of Wednesday at ten',
  'ah right, weekdays only. What about Wednesday?',
])('a day that is asked for after a range of them is the one wished for: %s', (text) => {
  expect(dayOf(text)).toBe('2026-11-25')
})

test.each([
  "Monday to Friday are fine. I can't do Saturday",
  'Monday to Friday, could you do mornings?',
])('a range of days stands beside what asks for no other day: %s', (text) => {
  expect(when(text)?.days?.map(isoDate)).toEqual(['2026-11-30', '2026-12-04'])
})

test('an hour to another is a range, and the end of the day is late', () => {
  expect(when('twelve to one')?.span).toEqual([720, 780])
  expect(when('from ten to two')?.span).toEqual([600, 840])
  expect(timeOf('ten to two')).toBe('13:50')
  expect(when('the last appointment on Friday')?.span?.[0]).toBe(960)
})

test('a part of a day that is corrected is the last one', () => {
  const offers = (line: string) => lastReply(callOf(["I'd like a boiler service", line]))
  for (const line of [
    'Friday morning. No, I tell a lie, Friday afternoon',
    'Friday morning, no, I mean Friday afternoon',
    'Friday afternoon, sorry, Friday morning',
  ])
    expect([line, offers(line)]).toEqual([line, offers(line.split(/lie, |mean |sorry, /)[1] ?? '')])
})

test('"six till two" is a span, and what is due or past is no wish', () => {
  expect(when('six till two')?.span).toEqual([6 * 60, 14 * 60])
  expect(timeOf('ten to two')).toBe('13:50')
  expect(when("someone says I've got till January")?.days?.[0]).toBe(parseDay('2026-11-23'))
  expect(when("they've took him this morning")).toBeNull()
})

test('Scots is read as English', () => {
  expect(when('it cannae be before five')?.span?.[0]).toBe(17 * 60)
  expect(when('nothing efter three')?.span?.[1]).toBe(15 * 60)
})

test('the end of a week is its last days, and a length of time is no time of day', () => {
  const daysOf = (text: string) => when(text)?.days?.map((day) => isoDate(day))
  expect(daysOf('the tail end of next week')).toEqual(['2026-12-03', '2026-12-05'])
  expect(daysOf('towards the end of the week')).toEqual(['2026-11-26', '2026-11-28'])
  expect(timeOf('they said two months')).toBeNull()
  expect(timeOf('they said two, Monday')).toBe('14:00')
})

test('a range of days that is refused is refused whole', () => {
  const found = when("I'm in Leeds Tuesday to Thursday so some other day next week")
  expect(found?.not?.slice(0, 21).map((day) => isoDate(day))).toEqual(
    expect.arrayContaining(['2026-12-01', '2026-12-02', '2026-12-03']),
  )
})

test('weekdays named after offers are those of the week that is offered', () => {
  const call = callOf(['boiler service in the second half of next week', 'a Thursday or Friday'])
  expect(lastReply(call)).toMatch(/3 December.*4 December/)
})

test('a day that is named apart from its month is in that month', () => {
  expect(dayOf('a Saturday in February, the 13th')).toBe('2027-02-13')
  expect(when('the week before Christmas')?.days?.map((day) => isoDate(day))).toEqual([
    '2026-12-18',
    '2026-12-24',
  ])
})

test(`"nine's too early. Afternoon?" refuses nine in the morning and wishes for the afternoon`, () => {
  expect(when("nine's too early. Thursday afternoon?")).toMatchObject({
    day: expect.any(Number),
    span: [721, 1050],
    notMinutes: [540],
  })
  expect(when("nine's a bit early. What about late morning?")?.span).toEqual([630, 720])
})

test(`"I've got my sister Wednesday, so Thursday" refuses Wednesday`, () => {
  expect(when("I've got my sister Wednesday, so Thursday morning")?.day).toBe(
    when('Thursday morning')?.day,
  )
  expect(when("I'm off Thursdays so Thursday if you can")?.not).toBeUndefined()
})

test('"in the daytime" and "come in one day" do not count days from now', () => {
  expect(dayOf('in the daytime next week, Wednesday')).toBe('2026-12-02')
  expect(when('can I come in one day, next week sometime?')).toMatchObject({
    days: [parseDay('2026-11-30'), parseDay('2026-12-06')],
  })
  expect(dayOf('in two weeks')).toBe('2026-12-07')
})

test('a weekday right before or after a date is counted from it', () => {
  for (const [line, day] of [
    ['the Friday before Christmas', '2026-12-18'],
    ['the Tuesday after Christmas', '2026-12-29'],
    ['the Monday after the 4th of December', '2026-12-07'],
    ['the Monday after', '2026-11-30'],
  ] as const)
    expect([line, isoDate(when(line)?.day ?? 0)]).toEqual([line, day])
  expect(when('any Friday before Christmas')?.day).toBeUndefined()
})

test('a limit and a week leave the days in both', () => {
  for (const [line, ...days] of [
    ['before Christmas, the week of the 14th', '2026-12-14', '2026-12-20'],
    ['in December, before the 10th', '2026-12-01', '2026-12-09'],
  ] as const)
    expect([line, ...(when(line)?.days ?? []).map(isoDate)]).toEqual([line, ...days])
})

test('a weekday after the bank holiday is counted from the next one', () => {
  const at = { setup: { trade: 'property-manager' }, now: '2027-05-22T18:10' } as const
  const call = callOf(['a key collection at half 9, the tuesday after the bank holiday'], at)
  expect(call.card.asked.date).toBe('2027-06-01')
})

test.each([
  ['table for two sat night about half 8', { trade: 'restaurant' }, '2026-11-28', '20:30'],
  ['table for 3 thurs night half 7', { trade: 'restaurant' }, '2026-11-26', '19:30'],
  ['table for 3 sun lunch about 1', { trade: 'restaurant' }, '2026-11-29', '13:00'],
  ['check-up sat about half 10', { trade: 'dentist' }, '2026-11-28', '10:30'],
  ['boiler service fri 10:15 please', { trade: 'plumber' }, '2026-11-27', '10:15'],
] as const)('"%s" names its day in short', (line, setup, date, time) => {
  expect(callOf([line], { setup }).card.asked).toEqual({ date, time })
})

test.each([
  'the cat sat on the thermostat, I need a boiler service',
  'he sat half an hour looking at it, I want a boiler service',
  'he just sat there all night, I want a tap repair',
])('"%s" names no Saturday', (line) => {
  expect(callOf([line]).card.asked.date).toBeNull()
})

test('a day in short takes the place of the one offered', () => {
  for (const line of ['sat then, have you anything later', 'oh no sat then', 'go on, sat then']) {
    const { card } = callOf(['have you a boiler service today', line])
    expect([line, card.asked.date]).toEqual([line, '2026-11-28'])
  }
})

test('an hour after dots is another sentence than the one before them', () => {
  const call = (line: string) => callOf(['a boiler service tomorrow', line]).card.asked
  for (const dots of ['…', '... '])
    expect(call(`half 3s a bit late${dots}go on then, 11`).time).toBe('11:00')
})

const whenOf = (line: string, trade: TradeId, today = '2026-12-02') =>
  findWhen(plain(line), {
    setup: trades[trade].setup,
    today: parseDay(today),
    asked: null,
    isAnswer: true,
  })

test.each([
  "her birthday's the 13th, which I think is a Sunday, so Sunday dinner time",
  "it's Dad's birthday on the 13th, that's a Sunday, so Sunday about 1",
  'the 13th, I think it is a Sunday, at 1',
  "our anniversary's the 13th so the Sunday please",
])('a date and its weekday are one day: "%s"', (line) => {
  expect(whenOf(line, 'restaurant')?.day).toBe(parseDay('2026-12-13'))
})

test('a weekday that is not that of the date spoken of is its own day', () => {
  const other = whenOf("her birthday's the 12th, so Sunday at 1", 'restaurant')
  expect(other?.day).toBe(parseDay('2026-12-06'))
  expect(whenOf('the 12th, which is a Sunday', 'restaurant')?.clash).toBeDefined()
})

test.each([
  ['ooh no 8? I was hoping for 8. Go on then half 7', 19 * 60 + 30],
  ['we wanted 8 really. Ok then 9', 21 * 60],
  ["I was after 8, oh well, we'll have half 7", 19 * 60 + 30],
  ['go on then 8, there are five of us', 20 * 60],
])('who gives in takes the later hour: "%s"', (line, minute) => {
  expect(whenOf(line, 'restaurant')?.minute).toBe(minute)
})

test.each([
  "any time after he's had his second jab, which is the 17th",
  'some time after her op on the 17th',
  "after his mot, that's the 17th",
])('after what is on a day means the days after it: "%s"', (line) => {
  expect(whenOf(line, 'vet')?.days?.[0]).toBe(parseDay('2026-12-18'))
})

test.each([
  ["before Christmas if you can, I'm off from the 21st", ['2026-12-21', '2026-12-24']],
  ["anything before Christmas? She's off school from the 21st", ['2026-12-21', '2026-12-24']],
  ["we're free from the 21st, before Christmas would be best", ['2026-12-21', '2026-12-24']],
  ["we're away from the 21st", ['2026-12-02', '2026-12-20']],
  ["I'm off from the 21st, so before then please", ['2026-12-02', '2026-12-20']],
])(
  'being off work from a day leaves the days from it, being away those before: "%s"',
  (line, [from = '', to = '']) => {
    expect(whenOf(line, 'dentist')?.days).toEqual([parseDay(from), parseDay(to)])
  },
)

test('a Christmas of somebody else is a present, and a bare one is the day', () => {
  expect(whenOf("it's for my brother's xmas", 'restaurant')).toBeNull()
  expect(whenOf('a table for Christmas please', 'restaurant')?.day).toBe(parseDay('2026-12-25'))
})

test.each([
  'before the new tenants move in on the 8th',
  'before people arrive on the 8th',
  'before the lettings people come round, which is the 8th',
  'before the baby comes on the 8th of December',
  'before school starts on the 8th',
  "it's to be before the 8th, they're moving in that day",
])('what comes on a day leaves the days before it: "%s"', (text) => {
  expect(when(text)).toMatchObject({ days: [parseDay('2026-11-23'), parseDay('2026-12-07')] })
})

test.each([
  ['after school on Friday', '2026-11-27'],
  ['by the way can he come on Friday', '2026-11-27'],
  ['the 8th, that day suits', '2026-12-08'],
])('"%s" is that day', (text, day) => {
  expect(dayOf(text)).toBe(day)
})

test.each([
  ['what about the week before, the Thursday', '2026-12-03'],
  ['the week before, say Friday', '2026-12-04'],
  ['the Thursday of the week before', '2026-12-03'],
  ['could it be the Friday before', '2026-12-04'],
  ['no, it must be before the 8th. The week before, like the Wednesday', '2026-12-02'],
])('a weekday before the day spoken of: "%s"', (text, day) => {
  const found = findWhen(plain(text), {
    setup: trades.plumber.setup,
    today: parseDay('2026-11-23'),
    asked: parseDay('2026-12-08'),
    isAnswer: true,
  })
  expect(found?.day).toBe(parseDay(day))
})

test('one of what is booked is no hour beside a time', () => {
  for (const [line, time] of [
    ['Can you do one for Friday at two?', '14:00'],
    ['Lovely. Can I have one on the 27th, about half nine?', '09:30'],
    ['Could you do one on Friday?', '13:00'],
  ] as const) {
    expect(callOf(['I need a boiler service', line]).card.asked?.time, line).toBe(time)
  }
})

test.each([
  ["Afternoons, I don't see so well in the mornings", [721, 1050]],
  ["an afternoon please, I can't get about so well first thing", [721, 1050]],
  ["evenings, he doesn't like driving in the morning", [1020, 1440]],
  ["she won't eat in the morning, is the afternoon alright", [721, 1050]],
  ["I'm not in in the afternoons", [0, 719]],
])(
  'a part of the day in which something is not done is not the one wished for: "%s"',
  (line, span) => {
    expect(when(line)?.span).toEqual(span)
  },
)

test.each([
  ["I don't work mornings, so a morning", [0, 719]],
  ["I don't suppose you've anything in the afternoon", [721, 1050]],
  ["I can't do anything but mornings", [0, 719]],
  ["we can't get there before the afternoon", [721, 1050]],
])('a part of the day that is left free is wished for: "%s"', (line, span) => {
  expect(when(line)?.span).toEqual(span)
})

test.each([
  "when's he got next week, Wednesday or Thursday?",
  'what has she got next week, Wednesday or Thursday',
])('"%s" asks for the days of that week', (line) => {
  expect(when(line)?.days?.map(isoDate)).toEqual(['2026-12-02', '2026-12-03'])
})

test.each([
  ["no, next week I said. That's tomorrow", ['2026-11-30', '2026-12-06']],
  ["that's Thursday. We asked for Friday", ['2026-11-27']],
  ["that's next Thursday, no, I want this Thursday", ['2026-11-26']],
  ["that's Friday I said", ['2026-11-27']],
])('the day wrongly understood is not asked for again: "%s"', (line, days) => {
  const { day, days: range } = when(line) ?? {}
  expect((day === undefined ? range : [day])?.map(isoDate)).toEqual(days)
})

test('"the bar" is a place, and "bar" after a wish makes an exception', () => {
  const saturday = '2026-11-28'
  for (const [text, day, time] of [
    ['can I book the bar saturday at 7', saturday, '19:00'],
    ['can I book the bar for saturday at 7', saturday, '19:00'],
    ['the cocktail bar saturday please', saturday, null],
    ['bar saturday, 8pm', saturday, '20:00'],
    ['any evening bar saturday', null, null],
    ['I can do mornings bar saturday', null, null],
  ] as const)
    expect([text, dayOf(text), timeOf(text, 'restaurant')]).toEqual([text, day, time])
})

test('a time that is "not first thing, is it" is refused for an earlier one', () => {
  for (const text of [
    "eleven's not first thing is it, have you anything earlier?",
    "eleven o'clock isn't early, anything before?",
    "eleven's hardly first thing",
  ])
    expect([text, when(text)]).toMatchObject([text, { notMinutes: [660], span: [0, 660] }])
  for (const text of ["eleven's fine, it's not far is it", "eleven's not taken is it?"])
    expect([text, timeOf(text)]).toEqual([text, '11:00'])
})

test.each([
  ["it'd have to be a Friday, he's away in the week", '2026-11-27'],
  ["Friday, I'm away in the week", '2026-11-27'],
  ["what about Friday, we're busy weekdays", '2026-11-27'],
  ["Sunday, we're away at weekends", '2026-11-29'],
  ["a Friday but not this week's", '2026-12-04'],
  ["Friday, I'm away this week", '2026-12-04'],
  ["Friday, I'm working Mondays", '2026-11-27'],
])('a weekday asked for counts, and not the days around it: "%s"', (text, day) => {
  const { not = [], ...wish } = when(text) ?? {}
  const first = wish.days?.[0] ?? 0
  const wished =
    wish.day ?? [0, 1, 2, 3, 4, 5, 6].map((by) => first + by).find((one) => !not.includes(one))
  expect(isoDate(wished ?? 0)).toBe(day)
})

test.each([
  ["not Friday, I'm away in the week"],
  ["Friday's no good, I'm away in the week"],
  ["Friday, I'm away all day"],
  ["I'm away weekdays"],
])('a weekday refused by its own name stays so: "%s"', (text) => {
  expect(when(text)?.day).toBeUndefined()
  expect(when(text)?.not).toContain(parseDay('2026-11-27'))
})

test('a date beside a limit that it keeps to is that date', () => {
  for (const [text, day] of [
    ['make it the one before New Year, the 31st', '2026-12-31'],
    ['some time before Christmas, on the 17th', '2026-12-17'],
    ['after the 14th, the 16th say', '2026-12-16'],
  ] as const)
    expect([text, dayOf(text)]).toEqual([text, day])
  const either = when('before Christmas, the 21st or 22nd')
  expect(either?.days?.map(isoDate)).toEqual(['2026-12-21', '2026-12-22'])
})

test('a date that a limit leaves out clashes with it, unless it dates the limit', () => {
  const clash = when('the one before New Year, the 2nd of January')?.clash
  expect(clash?.map(isoDate)).toEqual(['2026-12-31', '2027-01-02'])
  for (const text of [
    'before Christmas, the 25th of December',
    "before the 21st, the 22nd's the party",
  ])
    expect(when(text)).toEqual({ days: [parseDay('2026-11-23'), expect.any(Number)] })
})

test.each([
  ['one Friday before Christmas', ['2026-11-27', '2026-12-18']],
  ['have you got anything before Christmas, a Friday ideally', ['2026-11-27', '2026-12-18']],
  ['some Friday in January', ['2027-01-01', '2027-01-29']],
  ['in January, on a Wednesday', ['2027-01-06', '2027-01-27']],
  ['a Tuesday after the 14th', ['2026-12-15', '2026-12-29']],
  ['one of the Fridays before Christmas', ['2026-11-27', '2026-12-18']],
])('"%s" is any such weekday within the bound', (text, ends) => {
  const { days = [0, -1], not = [], minute } = when(text) ?? {}
  const left = Array.from({ length: days[1] - days[0] + 1 }, (_, i) => days[0] + i).filter(
    (day) => !not.includes(day),
  )
  expect([left[0], left.at(-1)].map((day) => isoDate(day ?? 0))).toEqual(ends)
  expect(minute).toBeUndefined()
})

test('one weekday is that day where the line leaves no other', () => {
  for (const [text, day] of [
    ['the Friday before Christmas', '2026-12-18'],
    ['a Friday next week', '2026-12-04'],
    ['a Friday in January, the 15th', '2027-01-15'],
    ['a Friday, not this one', '2026-12-04'],
    ['a Friday, just not this Friday', '2026-12-04'],
  ] as const)
    expect([text, dayOf(text)]).toEqual([text, day])
  expect(timeOf('one Saturday please')).toBe('13:00')
})

test.each([
  ["it's the family one, twenty four fifty or something on your board outside", null],
  ['it was nine fifty last time', null],
  ['it said eleven fifty on the sign', null],
  ['twelve fifty a head', null],
  ['twenty four fifty please', null],
  ['at nine fifty', '21:50'],
  ['nine fifty please', '21:50'],
  ['at two thirty last time', '14:30'],
  ['seven thirty in the window seat', '19:30'],
  ['half past nine on your website', '21:30'],
])('a sum that somebody has seen or paid is no time: "%s", %s', (text, time) => {
  expect(timeOf(text, 'restaurant')).toBe(time)
})

test('"from work" and "from school" name a time only after "coming" or "home"; "from lunch" always does', () => {
  const from = (text: string) => when(text)?.span?.[0] ?? null
  for (const line of [
    "I've an agreement from work",
    'my son has a letter from school',
    "she's coming from work",
  ])
    expect([line, from(line)]).toEqual([line, null])
  expect(from('any time after work')).toBe(17 * 60)
  expect(from("I'd be coming straight from work")).toBe(17 * 60)
  expect(from('any time from lunch')).toBe(13 * 60)
  expect(from('from the school run on')).not.toBeNull()
})

test.each(['Thursday or Friday next week', 'either Thursday or Friday of next week'])(
  'a week named after two days has both of them: "%s"',
  (text) => {
    const found = when(text)
    expect(found?.days?.map((day) => isoDate(day))).toEqual(['2026-12-03', '2026-12-04'])
  },
)

test.each([
  ["no that's just tonight and Tuesday. I want Thursday the 3rd", '2026-12-03'],
  ['those are Monday and Tuesday, I need Thursday', '2026-11-26'],
  ["can we do Friday actually, I've got a thing Saturday", '2026-11-27'],
  ["that's Thursday then, I need it by seven", '2026-11-26'],
])('the day that a line wants, not those it turns down, is the day: "%s"', (text, day) => {
  expect(dayOf(text)).toBe(day)
})

test('the week before an occasion is the seven days that end with its eve', () => {
  const found = when("the wedding's the first of December so the week before, not the 27th")
  expect(found?.days?.map((day) => isoDate(day))).toEqual(['2026-11-24', '2026-11-30'])
  expect(found?.not).toEqual([parseDay('2026-11-27')])
})

test.each([
  ["I'm due at work half ten", 629],
  ["she's due back at school at ten", 599],
  ["my train's at two", 839],
  ["I've got a flight at four", 959],
])('who is due elsewhere at an hour wants a time before it: "%s"', (text, to) => {
  expect(when(text)).toMatchObject({ span: [0, to] })
})

test.each(["I'm due with you at ten", 'he is due on Tuesday at ten', 'have you a train at ten'])(
  'what is due from the firm, or on a day, limits no hours: "%s"',
  (text) => {
    expect(when(text)?.span).toBeUndefined()
  },
)
