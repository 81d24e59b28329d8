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

/** A plumber who looks at the place before he says what a new boiler costs. */
const QUOTES = {
  setup: {
    trade: 'plumber',
    services: [
      { name: 'Annual boiler check', minutes: 60, pricePence: 8800, isBookable: true },
      { name: 'Landlord gas certificate', minutes: 45, pricePence: 7000, isBookable: true },
      { name: 'Look and quote for a new boiler', minutes: 45, pricePence: 0, isBookable: true },
    ],
    facts: [{ question: 'Are you Gas Safe?', answer: 'Yes, all of us are Gas Safe registered.' }],
  },
} as const

test.each([
  'how much for a new boiler roughly',
  'what would a new boiler cost me',
  'how much to replace my boiler',
])('a price of what is new is that of the visit that quotes for it: %s', (line) => {
  const reply = lastReply(callOf([line], QUOTES))
  expect(reply).toContain('look and quote for a new boiler is free')
  expect(reply).not.toContain('list')
})

test('the visit that quotes is booked by what it is for', () => {
  const asked = 'are you gas safe and how much for a new boiler roughly'
  const lines = [asked, 'go on then, or can somebody just come and look']
  const service = 'Look and quote for a new boiler'
  expect(callOf(lines, QUOTES).card.service).toBe(service)
  expect(callOf(['I need a new boiler'], QUOTES).card.service).toBe(service)
})

test('a new boiler that is to be checked needs no quote', () => {
  const call = callOf(['my new boiler needs its check'], QUOTES)
  expect(call.card.service).toBe('Annual boiler check')
})

test('what is new has no price where no service is for it', () => {
  const { services, ...setup } = QUOTES.setup
  const others = { setup: { ...setup, services: services.slice(0, 2) } }
  expect(lastReply(callOf(['how much for a new boiler roughly'], others))).toContain('list')
})
