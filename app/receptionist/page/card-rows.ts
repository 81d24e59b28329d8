import { minuteOf, parseDay } from '../engine/calendar.ts'
import { sayDay, sayPhone, sayTime } from '../engine/speech/format.ts'
import type { Call, Card, Outcome } from '../engine/types.ts'

/** A row of the owner's card; `line` is the caller's line that it came from. */
export type CardRow = {
  key: string
  label: string
  value: string | null
  line: number | null
  tone?: 'good' | 'urgent'
}

/** The rows of the card by their keys, in the order in which an owner reads them. */
export const rowLabels = {
  name: 'Caller',
  phone: 'Phone',
  wants: 'Wants',
  asked: 'Asked for',
  booked: 'In the diary',
  party: 'Guests',
  postcode: 'Postcode',
  outcome: 'Outcome',
} as const

const outcomes: Readonly<Record<Outcome, string>> = {
  booked: 'Booked',
  message: 'Message: ring back',
  urgent: 'Urgent: ring back now',
  emergency: 'Emergency: told to ring for help',
  answered: 'Question answered',
  sales: 'Sales call, sent away',
  'wrong-number': 'Wrong number',
  cancelled: 'Cancelled by the caller',
}

/** The owner's card as rows, filled or not. */
export function cardRows({ card, from }: Call, now: string): CardRow[] {
  const today = parseDay(now.slice(0, 10))
  const line = (...fields: (keyof typeof from)[]) =>
    fields.reduce<number | null>((last, field) => from[field] ?? last, null)
  const row = (
    key: keyof typeof rowLabels,
    value: string | null,
    at: number | null,
    tone?: CardRow['tone'],
  ): CardRow => ({ key, label: rowLabels[key], value, line: at, tone })
  const { booked, outcome, phone, service, urgency, wants } = card
  const when = booked && sayWhen(booked.date, booked.time, today)
  return [
    row('name', card.name, line('name')),
    row(
      'phone',
      phone && sayPhone(phone),
      line('phone', 'confirmed'),
      card.isPhoneConfirmed ? 'good' : undefined,
    ),
    row('wants', service ?? wants, line(service ? 'service' : 'wants')),
    row('asked', sayAsked(card, today), line('date', 'time')),
    row('booked', when, line('booked'), booked ? 'good' : undefined),
    row('party', sayParty(card.party), line('party')),
    row('postcode', card.postcode, line('postcode')),
    row(
      'outcome',
      outcome && outcomes[outcome],
      line('outcome', 'urgency'),
      urgency === 'normal' ? undefined : 'urgent',
    ),
  ]
}

/** "Tuesday 24 November, 3:30 pm". */
export function sayWhen(date: string, time: string, today: number): string {
  return `${sayDay(parseDay(date), today)}, ${sayTime(minuteOf(time))}`
}

/** "6 people", which also says what it is where the card has no labels. */
export function sayParty(party: Card['party']): string | null {
  if (party === null) return null
  return party === 1 ? '1 person' : `${party} people`
}

function sayAsked({ asked: { date, time } }: Card, today: number): string | null {
  if (date && time) return sayWhen(date, time, today)
  if (date) return sayDay(parseDay(date), today)
  return time && sayTime(minuteOf(time))
}
