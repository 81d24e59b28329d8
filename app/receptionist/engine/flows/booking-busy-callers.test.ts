import { expect, test } from 'vitest'
import type { TradeId } from '../types.ts'
import { callOf, lastReply, RESTAURANT, GROOMER, TO_READ_BACK } from '#tests/support/call.ts'

test('weekdays that do not suit are not offered', () => {
  const reply = (line: string) => lastReply(callOf(['boiler service', line]))
  expect(reply('not a monday')).toContain('Tuesday 24 November')
  expect(reply('not a monday')).not.toContain('Monday')
  expect(reply('not mondays or tuesdays')).toContain('Wednesday')
  expect(reply('not mondays or tuesdays')).not.toMatch(/Monday|Tuesday/)
  expect(reply('Im away Monday and Tuesday')).not.toMatch(/Monday|Tuesday/)
  expect(reply('next week, but my wife has her class on a Monday')).not.toContain('Monday')
  expect(reply("next week. I work Mondays and we've got the dentist on Tuesday")).not.toMatch(
    /Monday|Tuesday/,
  )
  expect(reply('can you have it done by Tuesday')).toContain('Tuesday')
})

test('"at school til half 3" leaves the times after it', () => {
  const lines = ['Check up for my daughter, shes at school til half 3', 'thursday']
  expect(lastReply(callOf(lines, { setup: { trade: 'dentist' } }))).toMatch(/ at (?:4|5)/)
})

test('told until when the caller is away, she offers the next free times after it', () => {
  const offer = ['A boiler service please', 'Wednesday at 11']
  const says = [
    "no, we're away till the third of December. After that",
    'No, not before the third',
    'preferably after the second',
  ]
  for (const line of says) {
    const atNumber = [...offer, 'Rosa Diaz', '07700 900123']
    for (const lines of [offer, atNumber, [...atNumber, 'yes', 'LS6 1AB']]) {
      const call = callOf([...lines, line])
      expect([line, call.open]).toEqual([line, 'slot'])
      expect(lastReply(call)).toMatch(/I have Thursday 3 December at .* or Friday 4 December at/)
    }
  }
})

test('a time at which the caller must be somewhere is no wish', () => {
  const line = "how long does it take, I've got to be somewhere at 4"
  const { card } = callOf(['can I book a haircut', line], { setup: { trade: 'hairdresser' } })
  expect(card.asked).toEqual({ date: null, time: null })
})

test('a trip or a deadline in a month is no wish for that month', () => {
  for (const [trade, line] of [
    ['clinic', "travel jabs please, we're off to Kenya in January"],
    ['accountant', "my tax return's due in January, I need help"],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).open]).toEqual([line, 'when'])
})

test('what keeps the caller busy leaves the rest of the day', () => {
  const estate = { setup: { trade: 'estate-agent' } } as const
  const offers = (line: string) => lastReply(callOf(['a valuation please', line], estate))
  for (const line of [
    'Any afternoon. I look after me grandson in the mornings. Friday.',
    "Mornings I'm at college, so Friday please",
  ])
    expect([line, offers(line)]).toEqual([line, expect.stringMatching(/noon|pm/)])
  expect(offers('I work from home in the mornings, so Friday morning')).toContain('am')
  const visits = callOf(['tap repair please', "I'm at work at ten and at two"])
  expect(visits.card.asked.time).toBeNull()
})

test('a day ruled out before another is not offered', () => {
  const line = "It can't be Wednesday, we've still got everything in. Friday, any time"
  expect(lastReply(callOf(['tap repair please', line]))).toContain('Friday 27 November')
})

test('a day off suits, and a day of bowls does not', () => {
  const salon = { setup: { trade: 'hairdresser' } } as const
  const off = callOf(['cut and blow dry please', "the Friday, I've got the Friday off"], salon)
  expect(lastReply(off)).toContain('Friday 27 November')
  const solicitor = { setup: { trade: 'solicitor' } } as const
  const bowls = callOf(['we want to make our wills', 'We play bowls on Wednesdays.'], solicitor)
  expect(lastReply(bowls)).not.toContain('Wednesday')
})

test('what falls due, is sold or handed back on a day leaves other days', () => {
  const offer = (trade: TradeId, ...lines: string[]) =>
    lastReply(callOf(lines, { setup: { trade } }))
  expect(offer('garage', "MOT's up on Sunday, can you fit us in this week?")).toContain(
    '23 November',
  )
  const sale = 'We want to put the bungalow up for sale in the new year, can somebody value it?'
  expect(offer('estate-agent', sale)).toMatch(/What day/)
  const keys = "Keys go back Monday, so it's got to be the weekend. Or Friday. Friday's best."
  expect(offer('cleaner', 'a house clean please', keys)).toContain('Friday 27 November')
})

test('children who are to be booked keep nobody busy', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const call = callOf(["Can we have the kids' check-up in the afternoon?"], dentist)
  expect(lastReply(call)).not.toContain('11 am')
})

test('"I can\'t come in on Mondays" rules Mondays out', () => {
  const call = callOf(["I'd like a tap repair but I can't come in on Mondays"])
  expect(lastReply(call)).not.toContain('Monday')
})

test('"I\'m over there on Tuesday" suits, and the part of the day with the grandchildren does not', () => {
  const there = callOf(["a tap repair. I'm over there Monday and Tuesday of next week."])
  expect(lastReply(there)).toMatch(/30 November|1 December/)
  const kids = callOf([
    "a tap repair please. Thursday or Friday, afternoon, I've the grandkids mornings.",
  ])
  expect(lastReply(kids)).not.toMatch(/\d am/)
  const still = callOf(["Afternoon, oh, no, it's still morning, isn't it. A tap repair please."])
  expect(still.open).toBe('when')
})

test('people who come in the evening are no wish for the evening', () => {
  const line = "A boiler service today please, I've got people coming round tonight"
  const call = callOf([line])
  expect(lastReply(call)).not.toMatch(/sorry|nothing left|last we can/i)
  expect(call.card.asked.date).toBe('2026-11-23')
})

test('the school run at four is no time in place of the morning', () => {
  const said = 'Yes. Actually, could we make it the morning instead? I’ve the school run at four'
  const call = callOf([...TO_READ_BACK, said])
  expect(call.open).toBe('slot')
  expect(lastReply(call)).toMatch(/ am\b/)
})

test('what is said of a day before it is asked for refuses no day', () => {
  const setup = { trade: 'restaurant' } as const
  const call = callOf(['Saturday will be busy I expect, can I book a table?'], { setup })
  expect(call.card.asked.date).toBe('2026-11-28')
})

test('a day on which the caller is in suits', () => {
  const call = callOf(["I'd like a boiler service", "I'm in all day tomorrow. About half three?"])
  expect(call.card.asked).toEqual({ date: '2026-11-24', time: '15:30' })
})

test('days on which the caller is elsewhere are not the day that they want', () => {
  const line = "I'm at my daughter's Wednesdays, and Thursday's my club, so Friday I suppose"
  expect(callOf(['a tap repair please', line]).card.asked.date).toBe('2026-11-27')
})

test('who is at work till one is offered no morning', () => {
  const line = "No, I can't do twelve, I'm at work till one. Have you anything later?"
  const lines = ['the hygienist on Friday afternoon please', line]
  expect(lastReply(callOf(lines, { setup: { trade: 'dentist' } }))).not.toMatch(
    / (?:9|10|11)(?::30)? am/,
  )
})

test('a shift this week leaves the days of the week, and "Friday coming, the 27th" is the 27th', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const late = callOf(
    ['A hygienist visit please', "I'm on lates this week. Friday morning?"],
    dentist,
  )
  expect(late.card.asked.date).toBe('2026-11-27')
  const lines = ['A hygienist visit please', 'Friday 4 December', 'I meant Friday coming, the 27th']
  expect(callOf(lines, dentist).card.asked.date).toBe('2026-11-27')
})

test('a day that is taken up, "so not then", leaves the day after it', () => {
  const line = "He's got chiropody Wednesday morning so not then. Thursday?"
  expect(callOf(['Can I book a toilet repair?', line]).card.asked.date).toBe('2026-11-26')
})

test('the hour of the caller’s own appointment is not the hour asked for', () => {
  const line = "have you nothing a bit earlier that day, I've my hair at two"
  const call = callOf(['a tap repair on Thursday at one', line])
  expect(call.card.asked.time).not.toBe('14:00')
})

test('who works in the week is still offered days of it', () => {
  const lines = [
    'do you do wills on a Saturday?',
    'Oh no, I work in the week. What is your latest appointment?',
  ]
  expect(callOf(lines, { setup: { trade: 'solicitor' } }).open).toBe('slot')
})

test('a day of work, of a cleaner or of a night out is refused', () => {
  for (const [line, date] of [
    ['Tuesday is my cleaner so Wednesday', '2026-11-25'],
    ["Thursday's my poker night so Friday", '2026-11-27'],
    ["I'm on nights Thursday so Friday", '2026-11-27'],
  ] as const)
    expect([line, callOf(['a tap repair', line]).card.asked.date]).toEqual([line, date])
})

test('"no, any other day" refuses the day', () => {
  const call = callOf(['a tap repair', 'Thursday', 'no, any other day please'])
  expect(lastReply(call)).not.toContain('Thursday 26 November')
})

test('days and times are read from what the caller says of their own day', () => {
  const asked = (trade: TradeId, ...lines: string[]) =>
    callOf(lines, { setup: { trade } }).card.asked.date
  const tap = ['My kitchen tap drips', "Thursday morning if you can, I'm in till about twelve"]
  expect(lastReply(callOf(tap))).not.toMatch(/[1-9](:30)? pm/)
  const boiler = ["I'd like my boiler serviced", 'Anything Friday afternoon, after the school run?']
  expect(lastReply(callOf(boiler))).not.toMatch(/[0-9] am/)
  expect(asked('property-manager', "I'm moving in Friday, can I come and get my keys then?")).toBe(
    '2026-11-27',
  )
  const week = callOf(
    ['We were thinking of coming in some time next week', 'Maybe the Wednesday or the Thursday'],
    RESTAURANT,
  )
  expect(lastReply(week)).toMatch(/Wednesday 2 December|how many/i)
})

test('what is wanted before, after or until something is no wish for its own time', () => {
  const asked = (trade: TradeId, ...lines: string[]) => {
    const { card } = callOf(lines, { setup: { trade } })
    return [card.asked.date, card.asked.time]
  }
  const wedding = "It's my wedding on Saturday, can I have a haircut before then?"
  expect(asked('hairdresser', wedding)).not.toContain('2026-11-28')
  const exam = ['A check-up please', "My exam's Thursday, can I come after then"]
  expect(asked('dentist', ...exam)).not.toContain('2026-11-26')
  const office = callOf(['A check-up please', "I'm in the office till three on Thursday"], {
    setup: { trade: 'dentist' },
  })
  expect(lastReply(office)).not.toMatch(/ am|12|1:30|2:30/)
  const best = ['A check-up please', 'Thursday ideally but Friday would do']
  expect(asked('dentist', ...best)).toContain('2026-11-26')
  const twelve = ['A check-up please', "Thursday. I wanted twelve but half eleven'll do"]
  expect(asked('dentist', ...twelve)).toEqual(['2026-11-26', '11:30'])
})

test('the time of somebody else’s appointment is not asked for', () => {
  const line = "Thursday morning if possible, she's got the doctors at two"
  const { card } = callOf(["I'd like a nail trim", line], GROOMER)
  expect(card.asked).toMatchObject({ date: '2026-11-26', time: null })
})
