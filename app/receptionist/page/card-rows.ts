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
  const { booked, outcome, phone, urgency } = card
  return [
    { key: 'name', label: rowLabels.name, value: card.name, line: line('name') },
    {
      key: 'phone',
      label: rowLabels.phone,
      value: phone && sayPhone(phone),
      line: line('phone', 'confirmed'),
      ...(card.isPhoneConfirmed ? { tone: 'good' } : {}),
    },
    {
      key: 'wants',
      label: rowLabels.wants,
      value: card.service ?? card.wants,
      line: line(card.service ? 'service' : 'wants'),
    },
    {
      key: 'asked',
      label: rowLabels.asked,
      value: sayAsked(card, today),
      line: line('date', 'time'),
    },
    {
      key: 'booked',
      label: rowLabels.booked,
      value: booked && sayWhen(booked.date, booked.time, today),
      line: line('booked'),
      ...(booked ? { tone: 'good' } : {}),
    },
    {
      key: 'party',
      label: rowLabels.party,
      value: sayParty(card.party),
      line: line('party'),
    },
    { key: 'postcode', label: rowLabels.postcode, value: card.postcode, line: line('postcode') },
    {
      key: 'outcome',
      label: rowLabels.outcome,
      value: outcome && outcomes[outcome],
      line: line('outcome', 'urgency'),
      ...(urgency === 'normal' ? {} : { tone: 'urgent' }),
    },
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
