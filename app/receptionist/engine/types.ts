import type { tradeIds } from './trades/trade-ids.ts'
import type { Command } from './understanding/command.ts'

/** The trades that come with a set-up of their own. */
export type TradeId = (typeof tradeIds)[number]

/** A service of the business. `pricePence`: 0 is free, null means that Ava names no price. */
export type Service = {
  name: string
  pricePence: number | null
  minutes: number
  isBookable: boolean
}

/** When the business is open on one day, as `["09:00", "17:00"]`; past midnight if the end is not later. */
export type DayHours = readonly [string, string] | null

/** What Ava does with an urgent call. */
export type UrgentAction = 'put-through' | 'text' | 'next-slot'

/** A business, as Ava knows it. */
export type Setup = {
  trade: TradeId
  name: string
  town: string
  /** Monday to Sunday. */
  hours: readonly DayHours[]
  services: readonly Service[]
  area: { outward: readonly string[]; towns: readonly string[] }
  urgent: { words: readonly string[]; does: UrgentAction; to: string }
  facts: readonly { question: string; answer: string }[]
}

/** What a visitor may change of a trade's set-up. */
export type SetupInput = { trade: TradeId } & Partial<Omit<Setup, 'trade'>>

/**
 * One thing the caller said. `commands`: what another listener understood, used instead of reading
 * the line. `setup`: what the owner has changed the set-up to; it applies from this line on.
 */
export type Line = {
  text: string
  by: 'typed' | 'spoken' | 'silence'
  commands?: readonly Command[]
  setup?: SetupInput
}

/** All that a call depends on. `now`: London wall-clock time, as `2026-11-23T09:12`. */
export type CallInput = {
  setup: SetupInput
  lines: readonly Line[]
  now: string
  seed: number
}

/**
 * Where a sentence of Ava's comes from; `line` counts the caller's lines from 0. `isRelated`: the fact may not tell what
 * the caller asked.
 */
export type Source =
  | { kind: 'rule'; rule: string }
  | { kind: 'fact'; index: number; isRelated?: true }
  | { kind: 'price'; service: string }
  | { kind: 'service'; service: string }
  | { kind: 'hours' }
  | { kind: 'area' }
  | { kind: 'urgent' }
  | { kind: 'diary' }
  | { kind: 'line'; line: number }

/** One sentence, and why Ava says it. */
export type Sentence = { text: string; source: Source }

/** What Ava or the caller said in one turn. */
export type Turn =
  | { who: 'receptionist'; text: string; sentences: readonly Sentence[] }
  | { who: 'caller'; text: string; line: number; isUnderstood: boolean }

/** How a call ended, if it did. */
export type Outcome =
  | 'booked'
  | 'message'
  | 'urgent'
  | 'emergency'
  | 'answered'
  | 'sales'
  | 'wrong-number'
  | 'cancelled'

/** What the owner gets. */
export type Card = {
  name: string | null
  phone: string | null
  isPhoneConfirmed: boolean
  service: string | null
  wants: string | null
  asked: { date: string | null; time: string | null }
  booked: { date: string; time: string; minutes: number } | null
  postcode: string | null
  /** The number of guests, where the trade asks for it. */
  party: number | null
  urgency: 'normal' | 'urgent' | 'emergency'
  outcome: Outcome | null
}

/** The fields of the card that a caller fills in. */
export type Field =
  | Exclude<keyof Card, 'asked' | 'isPhoneConfirmed'>
  | 'date'
  | 'time'
  | 'confirmed'

/** What the open question asks for. */
export type Open =
  | 'service'
  | 'when'
  | 'date'
  | 'time'
  | 'slot'
  | 'party'
  | 'name'
  | 'phone'
  | 'phone-confirm'
  | 'postcode'
  | 'about'
  | 'confirm'
  | 'change'
  | 'take-message'

/**
 * A call so far. `from`: the caller's line that each field of the card came from. `hasRungOff`: Ava has
 * said goodbye; a caller who goes on may bring her back.
 */
export type Call = {
  turns: readonly Turn[]
  card: Card
  from: Partial<Record<Field, number>>
  open: Open | null
  hasRungOff: boolean
}
