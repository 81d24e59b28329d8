import ical from 'ical.js'
import { expect, test } from 'vitest'
import { callOf, lastReply, NOW, TO_CONFIRM } from '#tests/support/call.ts'
import { trades } from '../engine/trades/trades.ts'
import { ownerMessages } from './owner-messages.ts'
import { calendarFile } from './calendar-file.ts'

const { setup } = trades.plumber
const input = { setup: { trade: 'plumber' as const }, lines: [], now: NOW, seed: 7 }

test('a booking reaches the owner as a text, an email and a calendar entry that agree', () => {
  const call = callOf([...TO_CONFIRM, 'Yes please'])
  const { text, email, urgency } = ownerMessages(call, setup, NOW)
  expect(text).toMatch(/^New booking: Boiler service, Tuesday 24 November, 3:30 pm\. /)
  expect(email.subject).toContain('Tuesday 24 November, 3:30 pm')
  expect(urgency.level).toBe('normal')
  const file = calendarFile(call, 'Müller; "Söhne", Leeds \\ '.repeat(9), input) ?? ''
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const [entry] = new ical.Component(ical.parse(file)).getAllSubcomponents('vevent')
  const event = new ical.Event(entry)
  expect(event.startDate.toString()).toBe('2026-11-24T15:30:00')
  expect(event.endDate.toString()).toBe('2026-11-24T16:30:00')
  expect(event.description).toContain('Müller; "Söhne", Leeds \\')
})

test('an urgent call says why it is urgent, and a call that ended early is not a booking', () => {
  const urgent = callOf(['Help, I have a burst pipe'])
  expect(ownerMessages(urgent, setup, NOW).urgency).toEqual({
    level: 'urgent',
    reason: 'The caller said “Help, I have a burst pipe”.',
  })
  const early = callOf([])
  expect(ownerMessages(early, setup, NOW).text).toBe('Call ended early.')
  expect(calendarFile(early, setup.name, input)).toBeNull()
})

test('a call that only asked tells the owner what was asked and answered', () => {
  const call = callOf(['How much is a tap repair?', 'and are you open on Saturday?', 'ok bye'])
  expect(call.card.outcome).toBe('answered')
  const { text, email } = ownerMessages(call, setup, NOW)
  expect(text).toBe('Question answered: “How much is a tap repair?”.')
  const asked = email.rows.filter(({ label }) => label === 'Asked').map(({ value }) => value)
  expect(asked).toEqual([
    expect.stringMatching(/^“How much is a tap repair\?” .*£65/),
    expect.stringMatching(/^“and are you open on Saturday\?” .*9 am/),
  ])
})

test('a text message puts no full stop after a question mark', () => {
  const call = callOf([])
  const card = { ...call.card, wants: 'Do you take dogs?', outcome: 'message' as const }
  const { text } = ownerMessages({ ...call, card }, setup, NOW)
  expect(text).toBe('Please ring back: Do you take dogs? No name or number given.')
})

test('the messages to a restaurant have the number of guests, and say that the caller said more', () => {
  const restaurant = { trade: 'restaurant' } as const
  const call = callOf(
    [
      'A table for six on Friday evening',
      'the first one',
      'Jo Hale',
      '07700 900123',
      'yes',
      'yes, and a cake with candles',
    ],
    { setup: restaurant },
  )
  expect(call.card).toMatchObject({ party: 6 })
  expect(lastReply(call)).toMatch(/booked.*(?:noted|down)/)
  const { text, urgency, email } = ownerMessages(call, setup, NOW)
  expect(text).toContain('6 people')
  expect(text).toContain('see the email')
  expect(urgency.reason).toContain('also said')
  expect(email.rows).toContainEqual({ label: 'Guests', value: '6 people' })
})

test('a text message quotes only the start of a long story, and points to the email', () => {
  const story =
    'It is about my late aunt’s house and the wall that the neighbour took down. '.repeat(6)
  const call = callOf(['Can I leave a message for Sam?', story, 'Jo Hale', '07700 900123', 'yes'])
  const { text, email } = ownerMessages(call, setup, NOW)
  expect(text).toMatch(/^Please ring back: .* …\. Jo Hale, .*They said more: see the email\.$/)
  expect(text.split(' ').length).toBeLessThan(70)
  expect(email.rows).toContainEqual({ label: 'Wants', value: call.card.wants })
})
