import { expect, test } from 'vitest'
import { callOf, GROOMER, lastReply } from '#tests/support/call.ts'

const ASKED = [
  'two dogs, can you fit em both in this week',
  "well what's a full groom for the poodle",
] as const

test.each([
  'no just book em in. Thursday morning, both together if poss, and hows much a nail trim',
  'just book them, Thursday morning please',
  'ok book it for Thursday morning',
])('who has booked what they asked the price of is not asked for it again: %s', (line) => {
  const call = callOf([...ASKED, line], GROOMER)
  expect(call.card).toMatchObject({ service: 'Full groom', outcome: null })
  expect(call.card.asked.date).toBe('2026-11-26')
  expect(call.open).toBe('slot')
})

test.each(['book the nail trim', 'how much is the nail trim, can I book one'])(
  'another service that is named is the one to book: %s',
  (line) => {
    expect(callOf([...ASKED, line], GROOMER).card.service).toBe('Nail trim')
  },
)

test('two animals in dialect begin a booking, of which one is made here', () => {
  const call = callOf(
    [...ASKED, 'just book em in for Thursday at 10', 'are they booked in or not'],
    GROOMER,
  )
  expect(lastReply(call)).not.toContain('existing bookings')
  expect(lastReply(call)).toMatch(/isn't booked yet|Nothing is booked|haven't booked/)
})

test('a weekday after "this week" on that weekday is the next one', () => {
  const on = { ...GROOMER, now: '2026-12-15T15:25', seed: 101 }
  const call = callOf(['a full groom before Christmas', 'book him in for Tuesday morning'], on)
  expect(call.card.asked.date).toBe('2026-12-22')
})

test('what may be needed first is not booked in place of what was priced', () => {
  const lines = ['how much is a hygienist', 'and do I need a check up first', 'Friday week then']
  const { card } = callOf(lines, { setup: { trade: 'dentist' } })
  expect(card.service).toBe('Hygienist visit')
})

test('"book it" is for what she has told the price of, whatever common word of another service stands by', () => {
  const services = ['Self assessment', 'Free first chat', 'Planning meeting'].map((name) => ({
    name,
    pricePence: 9500,
    minutes: 60,
    isBookable: true,
  }))
  const books = { setup: { trade: 'accountant', services } } as const
  for (const line of [
    'Can I book it, first week of January',
    'book it for the first of December',
    'book that for after a meeting I have on Tuesday',
  ])
    expect([line, callOf(['how much is a self assessment', line], books).card.service]).toEqual([
      line,
      'Self assessment',
    ])
  const other = callOf(['how much is a self assessment', 'book me the planning meeting'], books)
  expect(other.card.service).toBe('Planning meeting')
})
