import { expect, test } from 'vitest'
import { callOf, lastReply, TO_CONFIRM } from '#tests/support/call.ts'

const RESTAURANT = { setup: { trade: 'restaurant' } } as const
const LETTINGS = { setup: { trade: 'property-manager' } } as const
const SALON = {
  setup: {
    trade: 'other',
    services: [
      { name: 'Full groom', pricePence: 4500, minutes: 60, isBookable: true },
      { name: 'Nail trim', pricePence: 1000, minutes: 15, isBookable: true },
    ],
    facts: [{ question: 'Do you groom cats?', answer: 'No, only dogs.' }],
  },
} as const

test('a table tonight is offered in the evening, and lunch at midday', () => {
  expect(lastReply(callOf(['have you a table tonight?'], RESTAURANT))).not.toMatch(/noon|4 pm/)
  const lunch = lastReply(callOf(['a table for two tomorrow lunch'], RESTAURANT))
  expect(lunch).toMatch(/ at (?:12|1|2)/)
  expect(lunch).not.toContain('7 pm')
})

test('everybody who comes is counted', () => {
  const party = (line: string) =>
    lastReply(callOf([line, 'Jo', '07700 900111', 'yes'], RESTAURANT)).match(/for (\d+)/)?.[1]
  expect(party('a table for me and my two kids on Friday at 8:30 pm')).toBe('3')
  expect(party('table for me, my wife and our three children, Friday at 8:30 pm')).toBe('5')
})

test('a name said at an offer is kept', () => {
  expect(callOf(['boiler service tomorrow', 'Dave']).card.name).toBe('Dave')
  expect(callOf(['boiler service tomorrow', 'Margaret Thwaite']).card.name).toBe('Margaret Thwaite')
  expect(callOf(['boiler service tomorrow', 'Perfect']).card.name).toBeNull()
})

test('what has packed in, rattles or leaks is a repair', () => {
  for (const line of [
    'our oven has packed in',
    'the fridge is making a funny noise',
    "the shower's not working",
  ])
    expect([line, callOf([line], LETTINGS).card.service]).toEqual([line, 'Repair visit'])
})

test('a word that only one service has is enough to want it', () => {
  expect(callOf(['I need a new bathroom']).card.service).toBe('Bathroom installation')
  expect(callOf(['how much for a wash and his nails'], SALON).card.service).toBeNull()
  expect(callOf(['just the nails then'], SALON).card.service).toBe('Nail trim')
  expect(callOf(['groom on Friday', 'change it to a nail trim'], SALON).card.service).toBe(
    'Nail trim',
  )
})

test('a weekday after offers in a week, or the wish for one, is in that week', () => {
  const asked = callOf(['boiler service next week', 'Wednesday at 2 would be fine']).card.asked
  expect(asked).toEqual({ date: '2026-12-02', time: '14:00' })
})

test('a bare number of a day is in the month that is talked about', () => {
  const lines = ['boiler service on 15 December', 'what about the 17th']
  expect(callOf(lines).card.asked.date).toBe('2026-12-17')
})

test('days with a name are found, and the holidays among them are closed', () => {
  expect(lastReply(callOf(['a table on Christmas Day'], RESTAURANT))).toContain(
    'Friday 25 December is a bank holiday',
  )
  expect(callOf(['table for two on Good Friday'], RESTAURANT).card.asked.date).toBe('2027-03-26')
})

test('first thing, too late and the morning one are about the time', () => {
  const first = callOf(['boiler service', 'Thursday first thing'])
  expect(first.card.asked.date).toBe('2026-11-26')
  expect(lastReply(first)).not.toContain('pm')
  expect(lastReply(callOf(['boiler service', 'Tuesday after 4', "that's too late"]))).not.toMatch(
    /4:30|5 pm/,
  )
  const picked = callOf(['boiler service next Monday', 'the morning one'])
  expect(picked).toMatchObject({ open: 'name', card: { asked: { time: '08:00' } } })
})

test('a day without that part of it is offered at other times, and she says so', () => {
  const reply = lastReply(callOf(['my heating is broken', 'any evening this week'], LETTINGS))
  expect(reply).toContain('nothing free at that time of day')
  expect(reply).toMatch(/ at \d/)
})

test('an address holds no day and no time', () => {
  const call = callOf(['boiler service', "it's flat 3, 12 Cardigan Road"])
  expect(call.card.asked).toEqual({ date: null, time: null })
  expect(lastReply(call)).toContain('noted')
})

test('asked at the last read-back, she takes the time or the name again and keeps the rest', () => {
  const time = callOf([...TO_CONFIRM, 'no', 'the time'])
  expect(time).toMatchObject({ open: 'when', card: { name: 'Dave Smith', booked: null } })
  const name = callOf([...TO_CONFIRM, "no, you've got my name wrong"])
  expect(name).toMatchObject({ open: 'name', card: { asked: { time: '15:30' } } })
  expect(callOf([...TO_CONFIRM, 'no', 'the name', 'Dave Smyth']).card.name).toBe('Dave Smyth')
})

test('a question about a service that books nothing is answered', () => {
  expect(lastReply(callOf(['how much do you charge to come out?']))).toContain("don't know")
  expect(lastReply(callOf(['how much is a tap repair', 'and for how long?']))).toContain('45')
  expect(lastReply(callOf(["d'you do Saturdays"]))).toContain('9 am to 1 pm')
  expect(lastReply(callOf(['what time do you stop serving food'], RESTAURANT))).toContain('10 pm')
  expect(lastReply(callOf(['do you do cats'], SALON))).toContain('only dogs')
  expect(lastReply(callOf(['boiler service tomorrow', "actually what's the cost"]))).toContain(
    '£90',
  )
})
