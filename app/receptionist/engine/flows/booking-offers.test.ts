import { expect, test } from 'vitest'
import { trades } from '../trades/trades.ts'
import {
  callOf,
  lastReply,
  LETTINGS,
  repliesOf,
  RESTAURANT,
  GROOMER,
  TO_NAME,
} from '#tests/support/call.ts'

test('"no, I haven\'t got one yet" refuses none of the times that she offers', () => {
  for (const line of [
    "no I haven't got one yet, I want to make one",
    "no, I've not booked one",
    "oh no, she hasn't got an appointment yet",
  ]) {
    const call = callOf(['a boiler service on Friday', line])
    expect([line, call.open, call.card.asked.time]).toEqual([line, 'slot', null])
    expect(lastReply(call)).toMatch(/^Nothing is booked yet. .*Friday 27 November at/)
  }
  for (const line of ["no I haven't got time that day", "no we've not got a car"])
    expect(lastReply(callOf(['a boiler service on Friday', line]))).toContain('other day')
})

test('if nothing is free in that part of the day, she says so and offers other times', () => {
  const reply = lastReply(callOf(['my oven is broken', 'any evening this week'], LETTINGS))
  expect(reply).toContain('nothing free at that time of day')
  expect(reply).toMatch(/ at \d/)
})

test.each([
  ['is there nowt today? we only have the one', 'today, Monday 23 November'],
  ['have you nothing tomorrow?', 'tomorrow, Tuesday 24 November'],
])('a day that is asked for after other offers is named as it was: "%s"', (line, day) => {
  expect(lastReply(callOf(['My toilet is broken', 'next week some time', line]))).toContain(day)
})

test.each([
  "what's your soonest, it isn't leaking",
  'how soon could you come',
  "when's the earliest, I'm in all week",
  'what is the soonest you can do',
])('the soonest time is what is offered: "%s"', (line) => {
  const call = callOf(['I need a tap repair', line])
  expect(call.open).toBe('slot')
  expect(lastReply(call)).not.toMatch(/know|Sam/)
  // Once a time is taken, what comes before it is offered, or there is nothing.
  const later = lastReply(callOf(['I need a tap repair', 'Friday at 10 am', line]))
  expect(later).toMatch(/There is also|I also have|earliest/)
})

test('"nothing later?" asks for another time, and "not the afternoon" leaves the morning', () => {
  const offer = ['I need a boiler service', 'Friday']
  expect(lastReply(callOf(offer, { seed: 20 }))).toContain('9 am, 12 noon or 5 pm')
  expect(lastReply(callOf([...offer, 'nothing later?'], { seed: 20 }))).toContain(
    'nothing after 5 pm',
  )
  const call = callOf([...offer, 'not the afternoon'], { seed: 20 })
  expect(call.card.asked).toEqual({ date: '2026-11-27', time: '09:00' })
})

test('"before 11" brings no offer at eleven', () => {
  const call = callOf(['I need a document signed', 'tomorrow before 11'], {
    setup: { trade: 'solicitor' },
    seed: 16,
  })
  expect(lastReply(call)).toContain('24 November at 9 am.')
})

test('times that were offered are still free when part of that day is asked for', () => {
  const dentist = { setup: { trade: 'dentist' }, seed: 14 } as const
  const call = callOf(
    ['A hygienist visit on Monday week', '10:30', 'any time that morning'],
    dentist,
  )
  expect(lastReply(call)).toContain('9:30 am or 11:30 am')
})

test('"what about later?" when asked for the name asks for a later time', () => {
  const call = callOf([...TO_NAME, 'what about later?'])
  expect(call.open).toBe('slot')
  expect(lastReply(call)).toContain('4:30 pm')
  expect(callOf([...TO_NAME, 'is there a road at 1st avenue']).card.asked.date).toBe('2026-11-24')
})

test('a caller who asks for cancellations is offered free times', () => {
  expect(callOf(['any cancellations this week for a tap repair?']).open).toBe('slot')
})

test('of several days that suit she offers a time on each', () => {
  const call = callOf(['puppy needs his jab, weds or thurs'], { setup: { trade: 'vet' } })
  expect(lastReply(call)).toMatch(/Wednesday 25 November at .* or Thursday 26 November at/)
})

test('of two wishes with limits, the first is looked up with its own limit', () => {
  const line = 'boiler service, either this Thursday before 11 or next Wednesday after 3'
  const reply = lastReply(callOf([line]))
  expect(reply).toContain('Thursday 26 November at')
  expect(reply).not.toMatch(/nothing left|pm/)
})

test('a caller who asks for the next space is offered times', () => {
  const reply = lastReply(callOf(['I need a full groom, when’s your next space?'], GROOMER))
  expect(reply).toMatch(/ at \d/)
})

test('"the earliest you can do" is answered even if the line also tells of last night', () => {
  const line = 'the tap broke last night, what’s the earliest you can do?'
  expect(lastReply(callOf([line]))).toMatch(/ at \d/)
})

test('an offer that is too long leaves out the service, not the times', () => {
  const agent = { setup: { trade: 'estate-agent' } } as const
  const reply = lastReply(callOf(["I'd like to see a flat tomorrow at lunchtime"], agent))
  expect(reply).toMatch(/ at \d/)
})

test('for "before 9 or after 4" she looks before nine first', () => {
  const call = callOf(['I need it before 9 or after 4 because of school, a tap repair'])
  expect(lastReply(call)).toMatch(/ at 8(?::\d\d)? am/)
})

test('she asks which time suits only beside the times themselves', () => {
  const service = "I'd like a boiler service"
  for (const line of [
    'Sunday. Is there parking, and how long does it take?',
    'how much is it, how long does it take and have you got Sunday?',
  ])
    expect(lastReply(callOf([service, line]))).toMatch(/I have .* at \d.*\?$/)
  const safe = "no, no chest pain, it's a boiler service on Sunday that I want"
  expect(lastReply(callOf(["I've got chest pain", safe]))).toMatch(/999\. I have .* at \d.*\?$/)
})

test('"anything sooner?" brings an earlier free time, or she says that there is none', () => {
  const friday = ["I'd like a boiler service", 'Friday']
  for (const line of [
    'Have you not got anything sooner?',
    'nothing before then?',
    'is that the soonest you can do?',
    'no, I need it sooner',
  ]) {
    const call = callOf([...friday, line])
    expect([line, call.open, call.card.asked.time]).toEqual([line, 'slot', null])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/(?:23|24) November at/)])
  }
  const first = ["I'd like a boiler service", 'the first you have']
  expect(
    lastReply(callOf([...first, 'nothing earlier than that, have you nothing sooner?'])),
  ).toMatch(/earliest|nothing before/)
})

test('asked what is free on a day, she looks into the diary', () => {
  for (const line of [
    'Have you got a boiler service this week?',
    'any boiler service slots on Thursday?',
    'have you anything before Christmas for a boiler service?',
    'could I do Friday for a boiler service?',
  ])
    expect([line, callOf([line]).open]).toEqual([line, 'slot'])
  expect(callOf(['Do you mend fountains?', 'Anything next week?']).open).toBe('service')
  for (const line of ['is there a bus on Saturday?', 'is there a charge on Saturday?'])
    expect([line, callOf([line]).card.service]).toEqual([line, null])
})

test('a service of another weekday is neither understood from the hour nor called taken', () => {
  const services = [
    { name: 'Table', pricePence: null, minutes: 90, isBookable: true },
    { name: 'Sunday lunch', pricePence: 2000, minutes: 90, isBookable: true },
    { name: 'Cookery class', pricePence: 6000, minutes: 120, isBookable: true },
  ]
  const setup = { trade: 'restaurant', services } as const
  const free = callOf(['Are you open this Saturday?', 'Can I book for four at one then'], { setup })
  expect(free.card.service).toBeNull()
  expect(lastReply(free)).toContain('a table')
  expect(lastReply(free)).not.toContain('Sunday lunch')
  const named = callOf(['A Sunday lunch for two on Saturday at one'], { setup })
  expect(lastReply(named)).toMatch(/Sunday lunch isn't for that day/)
  expect(lastReply(named)).not.toMatch(/taken|full/)
})

test('what holds for every offer still holds for the next ones', () => {
  const lines = ["I'd like a boiler service", 'any day after three, but not Thursday']
  for (const more of [[], ['neither of those'], ['neither of those', 'no, what else is there']]) {
    const said = lastReply(callOf([...lines, ...more]))
    expect([more, /Thursday|noon|\bam\b/.test(said)]).toEqual([more, false])
  }
  const fridays = callOf([
    "I'd like a boiler service",
    'it has to be a Friday, any Friday before Christmas',
  ])
  expect(lastReply(fridays)).toMatch(/Friday 27 November at .* or Friday 4 December at/)
})

test('a time after the last start is answered with the last start', () => {
  const call = callOf(["I'd like a boiler service", 'Tuesday after half five'])
  expect(lastReply(call)).toMatch(/^The last we can start on Tuesday 24 November is \d/)
  const other = callOf(["I'd like a boiler service", 'Tuesday after three'])
  expect(lastReply(other)).not.toContain('last we can start')
})

test('with nothing free tonight she offers the soonest times, not evenings weeks away', () => {
  const late = { now: '2026-12-14T19:30' } as const
  for (const line of ['this evening, if at all possible', 'tonight please, the kids are here']) {
    const call = callOf(['My toilet needs a repair', line], late)
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/Tuesday 15 December/)])
  }
})

test('"the one after that" is the next free time after her offers', () => {
  const lines = ["I'd like a boiler service", 'Tuesday']
  expect(lastReply(callOf(lines))).toContain('or 5 pm')
  for (const line of ['the one after that?', "what's the one after?", 'and the one after those'])
    expect(lastReply(callOf([...lines, line]))).toMatch(/I have Wednesday 25 November at/)
})

test('a question for another time takes none of the offers, and is answered with free times', () => {
  for (const [trade, day, line, offer] of [
    ['plumber', 'Tuesday', "Tuesday's good but have you anything after four?", /4:30 pm or 5 pm/],
    ['garage', 'Wednesday', 'Wednesday? is there nothing Monday morning?', /Monday 30 November/],
    ['dentist', 'Thursday', "Thursday's ok, have you nothing before nine?", /at 8:30 am/],
    ['hairdresser', 'Friday', "Friday's fine, have you owt later?", /Friday 27 November/],
  ] as const) {
    const [service] = trades[trade].setup.services
    const call = callOf([`I'd like a ${service?.name}`, day, line], { setup: { trade } })
    expect([line, lastReply(call), call.open]).toEqual([line, expect.stringMatching(offer), 'slot'])
    expect(lastReply(call)).not.toContain("don't know")
  }
})

test('who takes none of the times hears others, and never the same again', () => {
  const call = callOf(['a boiler service on Friday', 'neither', 'none of those', "they don't suit"])
  const offers = repliesOf(call).flatMap((text) => text.match(/\w+ \d+ \w+ at [\d:]+ \w+/g) ?? [])
  expect(offers.length).toBeGreaterThan(2)
  expect(new Set(offers).size).toBe(offers.length)
  expect(callOf(['a boiler service on Friday', "I can't do either of them"]).open).toBe('when')
})

test('a time outside the hours is answered with the hours of that day and what is near', () => {
  expect(lastReply(callOf(['a boiler service on Friday at 8 in the evening']))).toMatch(
    /Friday 27 November .* 8 am (?:to|until) \d.* I have Friday 27 November at/,
  )
})

test('"earlier" at the times of a day is about that day', () => {
  const call = callOf(['can I get in for a cut on Saturday', 'have you not got owt earlier'], {
    setup: { trade: 'hairdresser' },
  })
  expect(lastReply(call)).toContain('Saturday 28 November')
})

test('who asks for anything quick or sort of mid-morning is offered times', () => {
  const physio = callOf(["me back's gone. Have you got anything quick?"], {
    setup: { trade: 'physio' },
  })
  expect(physio).toMatchObject({ open: 'when', card: { service: 'First assessment' } })
  const friday = callOf(['tap repair please', 'Could we do Friday? Sort of mid-morning?'])
  expect(lastReply(friday)).not.toContain("don't know")
})

test('who will not come that early is offered later times', () => {
  const call = callOf([
    'a tap repair please',
    'any day',
    "I'm not having a visit that early, have you anything later?",
  ])
  expect([call.open, call.card.outcome]).toEqual(['slot', null])
})

test('later than all that is left that day is another day, beside what is nearest', () => {
  const setup = { trade: 'dentist' } as const
  const [, , reply = ''] = repliesOf(
    callOf(['Hygienist for Friday afternoon please', 'anything a bit later, like after three?'], {
      setup,
      now: '2026-11-24T09:12',
    }),
  )
  expect(reply).toMatch(/nothing (?:is )?left at that time on Friday/)
  expect(reply).toMatch(/Monday 30 November at [3-5](?::\d\d)? pm/)
  expect(reply).not.toMatch(/10:30/)
})

test('a day named in a question for other times takes none of the offers', () => {
  const lines = ['A haircut on Saturday', 'after 3']
  for (const said of ['what else have you got Saturday?', "is that all you've got on Saturday?"]) {
    const call = callOf([...lines, said], {
      setup: { trade: 'hairdresser' },
      now: '2026-11-24T09:12',
    })
    expect([said, call.open]).toEqual([said, 'slot'])
  }
})

test('"nothing earlier, like seven?" is that hour of the day in hand', () => {
  const call = callOf(['A table for four on Friday night', 'Is there nothing earlier, like six?'], {
    setup: { trade: 'restaurant' },
  })
  expect(call.card.asked).toEqual({ date: '2026-11-27', time: '18:00' })
})

test('"anything later?" than the last time of a day says so, and then offers other days', () => {
  const start = ['I need a boiler service', 'Friday', 'nothing later?']
  const first = callOf(start, { seed: 20 })
  expect(lastReply(first)).toMatch(/nothing after 5 pm.*9 am, 12 noon or 5 pm/)
  expect(lastReply(callOf([...start, 'bit later?'], { seed: 20 }))).not.toContain('Friday 27')
})

test('a time that is free on none of the days asked for is said to be taken', () => {
  const lines = [
    'I want to register',
    'Any day this week, mornings best',
    'anything earlier, like seven?',
  ]
  expect(lastReply(callOf(lines, { setup: { trade: 'recruiter' } }))).toContain('7 am')
})

test('"earlier, like seven" stays on the day', () => {
  const lines = [
    'a table for seven on Saturday at eight',
    'Ooh, have you owt a bit earlier, like seven?',
  ]
  const call = callOf(lines, RESTAURANT)
  expect(call.card.asked).toEqual({ date: '2026-11-28', time: '19:00' })
  expect(lastReply(call)).not.toContain('Monday')
})

test('"owt" is anything', () => {
  const lines = ['How much is a hygienist?', 'Sixty-two? Have you owt Friday morning?']
  const call = callOf(lines, { setup: { trade: 'dentist' } })
  expect([call.open, call.card.asked.date]).toEqual(['slot', '2026-11-27'])
})

test('an hour on any day of next week is offered on the days on which it is free', () => {
  expect(lastReply(callOf(['I need a tap repair', 'next week at ten']))).toMatch(/at 10 am/)
})

test('who finds a time too early is offered nothing earlier than the hour that they name', () => {
  const early = "Noon's a bit early, have you anything later, like three?"
  for (let seed = 1; seed <= 20; seed++) {
    const call = callOf(['A boiler service please', 'Friday afternoon', early], { seed })
    const offered = lastReply(call).replace(/^Sorry, [^.]*\. /, '')
    expect([seed, offered]).toEqual([seed, expect.not.stringMatching(/ am|12 noon|[12](:30)? pm/)])
  }
})

test('an afternoon does not begin at noon', () => {
  const call = callOf(['a boiler service on Friday afternoon please'])
  expect(lastReply(call)).toMatch(/nothing left at that time|(?:[1-5](?::\d\d)?|12:\d\d) pm/)
  expect(lastReply(callOf(['a boiler service', 'Thursday afternoon']))).not.toContain('12 noon')
})

test('asked for the latest time on an offered day, she says what is free that day', () => {
  const offered = ['I need a boiler service', 'next week']
  const call = callOf([...offered, "what's the latest you've got on the Tuesday?"])
  expect(call.open).toBe('slot')
  expect(lastReply(call)).toMatch(/^I have Tuesday/)
})

test('if every day asked for is full at that time, she says so and offers the nearest time and a later day', () => {
  const setup = { trade: 'dentist' } as const
  const offered = ['hygienist next week, after work please']
  const reply = lastReply(callOf(offered, { setup }))
  expect(reply).toMatch(/nothing at that time on those days/)
  expect(reply).toMatch(/30 November at \d+(?::\d\d)? pm or \w+ (?:[7-9]|1\d) December/)
  const any = lastReply(callOf([...offered, 'have you nothing next week at all?'], { setup }))
  expect(any).toMatch(/30 November at .* or Tuesday 1 December/)
})

test('hours that are ruled out stay so when the caller names a time within the others', () => {
  const options = { setup: { trade: 'solicitor' }, now: '2027-01-20T12:30', seed: 19 } as const
  const start = 'can I book a first consultation for next Wednesday afternoon? after 3 cos of work'
  const reply = lastReply(callOf([start, 'anything about 4?'], options))
  expect(reply).toContain('4 pm is taken')
  expect(reply).not.toMatch(/noon|[12](?::30)? pm/)
})

test('a later time of the same day comes before other days, and a firm wish leaves out the rest', () => {
  const at = { now: '2027-03-03T14:05', seed: 1, ...GROOMER } as const
  const start = ['a full groom, have you got anything Saturday morning?']
  const later = callOf([...start, 'is there nothing a bit later, like 11?'], at)
  expect(lastReply(later)).toContain('Saturday 6 March at 12 noon')
  const firm = { setup: { trade: 'solicitor' }, now: '2027-02-15T10:40', seed: 11 } as const
  const free = callOf(['a first consultation', 'Thursday, it has to be after half 3'], firm)
  expect(lastReply(free)).not.toMatch(/2:30/)
})

test('a refused time beside a question for another asks the owner nothing', () => {
  const at = { now: '2027-03-03T19:20', seed: 4 }
  const lines = [
    'a boiler service, Friday afternoon',
    "1's no good. What about Monday, between 2 and 4?",
  ]
  expect(lastReply(callOf(lines, at))).not.toMatch(/don't know/)
})

test('a time far from the part of the day asked for is offered only if there is no other', () => {
  const at = { setup: { trade: 'dentist' }, now: '2026-12-02T10:40', seed: 11 } as const
  const offers = lastReply(callOf(['a check-up', 'next Tuesday after 3'], at))
  expect(offers).toContain('nothing left at that time on Tuesday 8 December')
  expect(offers).not.toContain('1:30 pm')
})

test.each([
  "what's the soonest you've got for a hygienist?",
  "when's your next available hygienist visit",
  'what is the earliest I could come in for the hygienist',
  "what's the latest you can do on Thursday for a hygienist visit",
])('who asks for the nearest time for a service is offered times: "%s"', (line) => {
  const call = callOf([line], { setup: { trade: 'dentist' } })
  expect(call.card.service).toBe('Hygienist visit')
  expect(call.open).toBe('slot')
})

test.each([
  "what's the latest on my crown",
  'what is the next step',
  'when is the next bank holiday',
])('what is no wish for a time is offered none: "%s"', (line) => {
  expect(callOf([line], { setup: { trade: 'dentist' } }).open).toBe('take-message')
})

const XMAS = { ...RESTAURANT, now: '2026-12-17T20:15', seed: 88 }

test.each([
  'a table for three on xmas eve at four',
  'table for 3 Crimbo Eve, 4 pm',
  'a table for three at 4 on X-mas eve',
  'table for three the day before Christmas at four',
])('Christmas Eve is the 24th, however it is said: %s', (line) => {
  expect(callOf([line], XMAS).card.asked).toEqual({ date: '2026-12-24', time: '16:00' })
})

test.each(['a table for three on xmas day', 'table for 3 at christmas'])(
  'Christmas itself is the 25th: %s',
  (line) => {
    expect(callOf([line], XMAS).card.asked.date).toBe('2026-12-25')
  },
)

test('asked for two times, she says that both are taken, and offers none beyond the refused one', () => {
  const start = 'a table for three on Christmas Eve at one'
  const both = lastReply(
    callOf([start, "4's far too late. Is there nothing at 12 or half 2?"], XMAS),
  )
  expect(both).toContain('12 noon and 2:30 pm')
  expect(both).not.toMatch(/24 December at (?:4|5|6|7)/)
  const late = lastReply(callOf([start, "ooh, four's a bit late for the kids"], XMAS))
  expect(late).not.toMatch(/24 December at (?:4|5|6|7)/)
  const free = callOf([start, 'have you half 12 or 7 at night?'], XMAS)
  expect(free.card.asked.time).toBe('19:00')
})

const TWO_OFFERS = ["My tap's dripping, can somebody come out", 'what about tomorrow morning?']

test.each([
  "half eight's too early with the bairns, go on ten then",
  'half eight is a bit early cos of nursery, so ten then',
  "half eights no good, I've the dog to walk, I'll have ten",
  "half past eight's too soon, we'll take ten please",
  '10 then, half 8 is too early with the kids',
])('the other offer is taken with a reason against the first: %s', (line) => {
  const call = callOf([...TWO_OFFERS, line], { now: '2026-12-07T09:20', seed: 11 })
  expect([call.open, call.card.asked.time]).toEqual(['name', '10:00'])
})

test.each([
  "half eight's too early, I've ten kids to get to school",
  "half eight's too early, what else have you got?",
])('a number in a reason against an offer takes none: %s', (line) => {
  expect(callOf([...TWO_OFFERS, line], { now: '2026-12-07T09:20', seed: 11 }).open).toBe('slot')
})

const SIGNING = { setup: { trade: 'solicitor' }, now: '2026-12-11T16:40', seed: 52 } as const

test.each([
  "Monday, but I'm at work till dinner",
  "Monday. I'm working while two",
  'Monday, I look after my grandad til 1',
  "Monday, I've got the bairns till half twelve",
  "Monday, not before lunch, I'm in the shop",
  "Monday, I've a meeting till lunchtime",
  "Monday, we're out at my gran's till gone two",
  "Monday. I'm in work till dinner, have you owt about two?",
])('until when a caller is busy leaves nothing before it: %s', (line) => {
  const reply = lastReply(callOf(['a form needs signing by a solicitor', line], SIGNING))
  expect(reply).toContain('Monday 14 December')
  expect(reply).not.toMatch(/\bam\b/)
})

test.each([
  "Monday, I'm free till dinner",
  "Monday, I'm only in while twelve",
  'Monday, is there nothing before dinner?',
])('until when a caller is free leaves nothing after it: %s', (line) => {
  const reply = lastReply(callOf(['a form needs signing by a solicitor', line], SIGNING))
  expect(reply).toContain('Monday 14 December at 10 am')
  expect(reply).not.toMatch(/\bpm\b/)
})

test.each([
  "oh wait, no, I'm in work while three. Have you still got the half four?",
  "have you still got the half four, I'm tied up till three",
  'hang on, I finish at three, is the half four still going?',
])('a time settled on is given up for one that she had offered before: %s', (line) => {
  const lines = ['I need to collect my keys tomorrow', 'half one', 'Jo Bell', '07700900123', 'yes']
  const call = callOf([...lines, line], { ...LETTINGS, now: '2026-12-22T17:10', seed: 104 })
  expect([call.open, call.card.asked.time]).toEqual(['confirm', '16:30'])
})

test.each([
  'dont you open at 9? could i not have 9',
  'Are you not open at nine? Can I not have the nine o’clock',
  'can we not do 9',
  "cant you do nine o'clock, you're open then",
  'Do you not open at 9?',
])('"can I not have nine?" asks for it, and refuses none of that day’s times: "%s"', (line) => {
  const call = callOf(['A boiler service on Tuesday morning', line])
  expect(lastReply(call)).toMatch(
    /^Sorry, Tuesday 24 November at 9 am is taken\. I (?:have|can do) Tuesday/,
  )
})

test('a question about the hours of another day is answered while times are offered', () => {
  const lines = ['A boiler service on Tuesday morning', 'What time do you open on Saturdays?']
  expect(lastReply(callOf(lines))).toMatch(/\bSaturday\b/)
  expect(
    lastReply(callOf(['A boiler service on Tuesday morning', 'no, I can not do 8'])),
  ).toContain('Tuesday 24 November at 11 am')
})

test.each([
  'the first one, but is there nobody I can speak to today',
  'the first. can I talk to someone this afternoon though?',
  'the last one please, but could I speak with somebody now',
])('a time that is picked stands, and who asks for somebody is answered: "%s"', (line) => {
  const start = ['a boiler service please', 'this week'] as const
  const call = callOf([...start, line])
  expect(lastReply(call)).toMatch(/can ring you back|take a message|pass that on/)
  expect(call.card.asked.time).not.toBeNull()
  const booked = callOf([...start, line, 'Jo Platt', '07700 900123', 'yes', 'LS6 1AB', 'yes'])
  expect(booked.card.outcome).toBe('booked')
})

test('who only asks for somebody at her times picks none', () => {
  const call = callOf(['a boiler service please', 'this week', 'can I speak to someone today'])
  expect(call.card.asked.time).toBeNull()
})

test('who was hoping for another time, and takes the one offered, asks nothing', () => {
  for (const line of [
    'nowt earlier? was hoping for 8. oh go on then',
    'we were after nine really, ok then',
  ]) {
    const call = callOf(['a boiler service on Thursday at noon', line])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringContaining("don't know")])
  }
})

test.each([
  'is thursday the same price or is it more',
  'is the Thursday one dearer?',
  'does it cost more on the Thursday',
  'would Thursday be extra',
  'how much is thursday?',
])('a question about the price on an offered day takes no time: %s', (line) => {
  const offers = ['my toilet keeps running', 'what have you got on Thursday or Friday?']
  expect(callOf(offers).open).toBe('slot')
  const call = callOf([...offers, line])
  expect(call).toMatchObject({ open: 'slot', card: { booked: null } })
  expect(lastReply(call)).toMatch(/know|question|ask Sam|£/)
})

test.each(['thursday please, is it the same price?', 'Thursday then, how much is it?'])(
  'who takes a day and asks for its price has it: %s',
  (line) => {
    const offers = ['my toilet keeps running', 'what have you got on Thursday or Friday?']
    expect(callOf([...offers, line]).card.asked.date).toBe('2026-11-26')
  },
)

test.each([
  'how are you fixed for Friday?',
  'how you looking Friday then',
  'how are you set for Friday',
])('asked how she is placed on a day, she offers that day: %s', (line) => {
  expect(lastReply(callOf(['I need a tap repair', line]))).toMatch(/^I have Friday 27 November at/)
})

const FRIDAY = ['a boiler service', 'Friday'] as const

test.each([
  "what's the latest you do",
  "I'm at work till four, whats the latest you've got",
  'how late can you come',
  "what time's your last appointment",
  "noon's no good, what's the last one you have that day?",
])('"%s" is offered the last free time of the day, and takes none', (line) => {
  const call = callOf([...FRIDAY, line], { seed: 20 })
  expect(call.open).toBe('slot')
  expect(lastReply(call)).toMatch(/I (?:have|can do) Friday 27 November at 5 pm\./)
  expect(lastReply(call)).not.toMatch(/open|pass/)
})

test.each(['what time do you close on Friday?', "what's the latest I can pay?"])(
  '"%s" is no question for the last free time',
  (line) => {
    expect(lastReply(callOf([...FRIDAY, line], { seed: 20 }))).not.toMatch(
      /Friday 27 November at 5 pm\. W/,
    )
  },
)

test.each(['have you owt earlier than 8', 'have you got anything before eight?'])(
  '"%s" is told that nothing is left then, before other times',
  (line) => {
    const reply = lastReply(callOf([...FRIDAY, line], { seed: 20 }))
    expect(reply).toMatch(/nothing (?:is )?left at that time on Friday 27 November/)
    expect(reply).not.toMatch(/There is also|name/)
  },
)

test('a question for something earlier takes no offer, even the only one that is', () => {
  const call = callOf([...FRIDAY, 'have you owt earlier than 10'], { seed: 20 })
  expect(call.open).toBe('slot')
})

test('who wants the start of a day hears which is the earliest time that is left', () => {
  const at = { setup: { trade: 'garage' }, now: '2026-12-19T10:50', seed: 99 } as const
  for (const line of ['Monday first thing', 'early on Monday please'])
    expect(lastReply(callOf(['a tyre check', line], at))).toMatch(
      /The earliest I (?:have|can do) is Monday 21 December at/,
    )
  expect(lastReply(callOf(['a tyre check', 'Monday morning'], at))).not.toMatch(/earliest/)
})

test.each([
  "ooh half seven's too early for me, the Wednesday one pet. Is there parking?",
  "half seven's a bit early, the Wednesday one please",
])('the offer of a day is taken beside a time that is too early: "%s"', (line) => {
  const offers = ['a first assessment', 'a morning next week, not the Tuesday']
  const at = { setup: { trade: 'physio' }, now: '2026-12-02T13:15', seed: 22 } as const
  const taken = callOf([...offers, line], at)
  expect([taken.open, taken.card.asked.date]).toEqual(['name', '2026-12-09'])
})

test('a day that is only asked about takes no offer', () => {
  const offers = ['a first assessment', 'a morning next week, not the Tuesday']
  const at = { setup: { trade: 'physio' }, now: '2026-12-02T13:15', seed: 22 } as const
  const line = "half seven's too early, and I can't do the Wednesday one"
  expect(callOf([...offers, line], at).open).toBe('slot')
})

test.each([
  'what have you got next week, it runs out on the 8th so before then',
  "next week if you can, it's due on the 8th so before that",
])('a week and what comes in it leave the days of that week before it: "%s"', (line) => {
  const reply = lastReply(callOf(['a boiler service', line]))
  expect(reply).toMatch(/30 November/)
  expect(reply).not.toMatch(/(?:2[3-9]) November/)
})

test('a day asked for with a rough time is no question for the owner', () => {
  const lines = ['a haircut on Friday', 'nah, what about sat then, dinnertime ish']
  const reply = lastReply(callOf(lines, { setup: { trade: 'hairdresser' } }))
  expect(reply).toMatch(/Saturday 28 November/)
  expect(reply).not.toMatch(/know that|pass/)
})

test.each([
  'can someone come Wednesday im at work so be quick',
  'could he do wednesday, I am at work',
  "Wednesday please, I'm at work so I've gotta be quick",
  "wednesday, i'm at work can't talk long",
])('who is at work now asks for the day: "%s"', (line) => {
  expect(callOf(['a boiler service', line]).card.asked.date).toBe('2026-11-25')
})

test.each([
  "Wednesday I'm at work",
  "can't do Wednesday I'm at work",
  'can you do Friday, Wednesday I am at work',
])('who is at work that day refuses it: "%s"', (line) => {
  expect(callOf(['a boiler service', line]).card.asked.date).not.toBe('2026-11-25')
})

test.each([
  ['electrician', 'hiya is that the sparky', /^This is Kirkgate Electrical/],
  ['garage', 'is that the mechanics', /^This is Otley Road Garage/],
  ['garage', 'is that the sparky', /wrong number/],
] as const)('a %s asked "%s" says which firm it is', (trade, line, said) => {
  expect(lastReply(callOf([line], { setup: { trade } }))).toMatch(said)
})

test.each(['not before seven', 'nothing before 7', 'no earlier than 7 please'])(
  'a limit takes no offer, and brings those within it: %s',
  (line) => {
    const call = callOf(['a table for 2 on Saturday', line], RESTAURANT)
    expect(call.open).toBe('slot')
    expect(call.card.asked.time).toBeNull()
  },
)

test('who gives in to an hour that was offered on the day asked for gets that day', () => {
  const options = { setup: { trade: 'restaurant' }, now: '2026-12-01T11:05', seed: 867 } as const
  const asked = ['a table for two on Friday evening', '8', 'no, is there nothing at 8.15?']
  expect(lastReply(callOf(asked, options))).toContain('or Saturday 5 December at 7:30 pm')
  for (const [line, date] of [
    ['okay, 7.30', '2026-12-04'],
    ['oh go on then, half seven', '2026-12-04'],
    ['fine, 7.30 on the Friday', '2026-12-04'],
    ['half seven', '2026-12-05'],
    ['ok, 7.30 on Saturday', '2026-12-05'],
  ] as const)
    expect([line, callOf([...asked, line], options).card.asked.date]).toEqual([line, date])
})

const LUNCH = ['a table for two on Friday lunchtime', "no, one o'clock"] as const

test('a time refused for another hour is offered again for an hour that is nearer to it', () => {
  const passed = callOf(LUNCH, { ...RESTAURANT, seed: 4 })
  expect(lastReply(passed)).not.toContain('12:30')
  const near = callOf([...LUNCH, 'what about quarter past twelve'], { ...RESTAURANT, seed: 4 })
  expect(lastReply(near)).toContain('Friday 27 November at 12:15 pm is taken')
  expect(lastReply(near)).toContain('Friday 27 November at 12:30 pm')
})

test.each(["half twelve's no good, what about quarter past twelve", 'what about three'])(
  'a time refused by name, or no nearer, is not: %s',
  (line) => {
    const reply = lastReply(callOf([...LUNCH, line], { ...RESTAURANT, seed: 4 }))
    expect(reply).not.toContain('12:30')
  },
)

test.each([
  'Tuesday, hmm, is it always that early? could you do 10',
  'ok, Tuesday. is that your only one? can you do ten',
])('an hour asked for after a question is on the day that the line begins with: %s', (line) => {
  const call = callOf(['a boiler service', 'any morning next week', line])
  expect(call.card.asked).toEqual({ date: '2026-12-01', time: '10:00' })
})

test('an hour asked for after a question may be on another day than the one that the line begins with', () => {
  const line = 'Tuesday, is that the first? Could you do ten on Wednesday'
  const call = callOf(['a boiler service', 'any morning next week', line])
  expect(call.card.asked).toEqual({ date: '2026-12-02', time: '10:00' })
})

const AFTER_WORK = ['a viewing please, Thursday after work'] as const
const AGENT = { setup: { trade: 'estate-agent' }, seed: 2 } as const

test('who is not free before the last start is offered it again, and nothing before it', () => {
  for (const line of ["bit later? I don't finish till 5", 'nothing later? I finish at five']) {
    const reply = lastReply(callOf([...AFTER_WORK, line], AGENT))
    expect(reply).toContain('The last we can start on Thursday 26 November is 5 pm')
    expect(reply.match(/ at [\d:]+ [ap]m/g)).toEqual([' at 5 pm'])
  }
})

const TUESDAY_OFFER = ['a haircut please', 'next week'] as const
const SALON = { setup: { trade: 'hairdresser' }, seed: 5 } as const

test.each([
  'Tuesday. can it be a bit later, I have the school run',
  'the Tuesday but could you make it later please',
  "the second one's good, any chance of slightly later though",
])('an offer taken on condition that it is later is not taken, and its day holds: %s', (line) => {
  const offer = lastReply(callOf(TUESDAY_OFFER, SALON))
  const [, first = ''] = /Tuesday 1 December at ([\d:]+ am)/.exec(offer) ?? []
  const reply = lastReply(callOf([...TUESDAY_OFFER, line], SALON))
  expect(reply).toMatch(/I have Tuesday 1 December at .*Which|I have Tuesday 1 December at .*Would/)
  expect(reply).not.toContain(` ${first}`)
})

test.each([
  "Tuesday, I'll ring later about the colour",
  'Tuesday please. My daughter might come in later',
])('an offer is taken beside what is later for another reason: %s', (line) => {
  const call = callOf([...TUESDAY_OFFER, line], SALON)
  expect(call.card.asked.date).toBe('2026-12-01')
  expect(call.open).toBe('name')
})

test('the last time of a day is not taken on condition that it is later, and she says that it is the last', () => {
  const start = ['I need a boiler service', 'Friday']
  const call = callOf([...start, "five's good but can it be a bit later"], { seed: 20 })
  expect(lastReply(call)).toContain("I've nothing after 5 pm that day")
  expect(call.open).toBe('slot')
})

test.each([
  'yes but after one',
  'fine, but it has to be after one',
  'ok as long as it is after one',
])('a time settled on is open again once it is limited in place of a name: %s', (line) => {
  const start = ['I need a boiler service', 'Friday', 'nine']
  expect(callOf([...start, line], { seed: 20 }).open).toBe('slot')
})

test.each(['Jo Hale, but not after five if you ring', 'yes but before one'])(
  'a limit that the time settled on keeps, or one of the call back, leaves it alone: %s',
  (line) => {
    const start = ['I need a boiler service', 'Friday', 'nine']
    expect(callOf([...start, line], { seed: 20 }).card.asked.time).toBe('09:00')
  },
)

test.each(['one moment while I look', 'one moment, my diary is upstairs'])(
  'who asks her to wait chooses no hour: %s',
  (line) => {
    const call = callOf(['a boiler service on Friday', line])
    expect(call.card.asked.time).toBeNull()
    expect(call.open).toBe('slot')
  },
)

/** Three times on the Friday: 11 am, 12:30 pm and 4 pm. */
const OFFERED = ['boiler service on friday'] as const
const AT = { now: '2026-12-08T10:20' } as const

test.each([
  ["4's a bit on the late side", '2:30 pm'],
  ['4 is leaving it late', '2:30 pm'],
  ['4 might be a struggle', '2:30 pm'],
  ["I'd struggle with 4", '2:30 pm'],
  ["4? I'm at work then", '2:30 pm'],
  ["11's a bit tight, you're open late one night, aren't you", '2:30 pm'],
])('a time that a line finds fault with is not taken, and she offers others: %s', (line, other) => {
  const call = callOf([...OFFERED, line], AT)
  expect([call.open, call.card.asked.time]).toEqual(['slot', null])
  expect(lastReply(call)).toContain(other)
})

test.each([
  ["4's fine", '16:00'],
  ["4, it's no struggle", '16:00'],
  ["I won't struggle with 4", '16:00'],
  ["4? I'm at work but my wife's in, so book that", '16:00'],
  ['11 it is, I finish at 10', '11:00'],
  ["4's a bit late, we could do 12:30", '12:30'],
  ["11's a bit early, I'll take the 12:30", '12:30'],
  ["11's tight, the 12:30's better", '12:30'],
])('a time that a line takes, whatever it says of another, is taken: %s', (line, time) => {
  const call = callOf([...OFFERED, line], AT)
  expect([call.open, call.card.asked.time]).toEqual(['name', time])
})

test.each([
  ['tomorrow?!', 'slot'],
  ["tomorrow?! it's killing me", 'slot'],
  ["what, tomorrow!? it's just happened", 'slot'],
  ['tomorrow? great, yes please', 'name'],
  ["tomorrow please, it's just happened", 'name'],
])('a day that a caller wonders at is not taken, and one that they like is: %s', (line, open) => {
  const urgent = { words: ['toothache'], does: 'next-slot', to: 'Ann' } as const
  const setup = { trade: 'dentist', urgent } as const
  const call = callOf(["I've got toothache", 'a filling', line], { setup, now: '2026-12-13T11:30' })
  expect(call.open).toBe(open)
  if (open === 'slot') expect(lastReply(call)).toMatch(/That's the earliest I have|nothing before/)
})

test('who finds the last time of the day early hears that nothing later is free', () => {
  const call = callOf(['boiler service on friday after 3', "that's a bit early for me"], AT)
  expect(lastReply(call)).toContain('nothing after 4 pm')
})
