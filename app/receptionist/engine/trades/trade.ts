import type { DayHours, Service, Setup, TradeId } from '../types.ts'
import type { Synonyms } from '../understanding/services/said-words.ts'

/** A trade: the set-up it comes with, and how its callers speak. */
export type Trade = {
  setup: Setup
  /** Whether the work is done at the caller's address, so that she asks for a postcode. */
  isVisit: boolean
  /** Whether it looks after addresses, so that she asks for a postcode for a visit or an urgent call. */
  hasAddresses: boolean
  /** Whether bookings are tables for a number of guests. */
  hasParty: boolean
  /** Whether people come to one appointment together, as a couple does for their wills. */
  isJoint: boolean
  /** What callers say instead of a word in a service's name. */
  synonyms: Synonyms
  /** What owners call a service instead of such a word. */
  otherNames: Synonyms
}

/**
 * A service in brief. `pounds`: 0 is free, null means on request. `isBookable`: false if it is not
 * booked by telephone.
 */
type ShortService = readonly [
  name: string,
  pounds: number | null,
  minutes: number,
  isBookable?: boolean,
]

type ShortTrade = {
  name: string
  /** Weekdays, Saturday, Sunday, each "09:00-17:00" or "". */
  hours: readonly [string, string, string]
  services: readonly ShortService[]
  urgent?: readonly string[]
  facts: Record<string, string>
  isVisit?: boolean
  hasAddresses?: boolean
  hasParty?: boolean
  isJoint?: boolean
  synonyms?: Synonyms
  otherNames?: Synonyms
}

/** Expands a trade from its short form. */
export function trade(id: TradeId, short: ShortTrade): Trade {
  const [week, saturday, sunday] = short.hours.map(readHours)
  const weekday = week ?? null
  return {
    setup: {
      trade: id,
      name: short.name,
      town: 'Leeds',
      hours: [weekday, weekday, weekday, weekday, weekday, saturday ?? null, sunday ?? null],
      services: short.services.map(readService),
      area: { outward: short.isVisit ? OUTWARD : [], towns: short.isVisit ? ['Leeds'] : [] },
      urgent: { words: short.urgent ?? [], does: 'text', to: 'Sam' },
      facts: Object.entries(short.facts).map(([question, answer]) => ({ question, answer })),
    },
    isVisit: short.isVisit ?? false,
    hasAddresses: short.hasAddresses ?? false,
    hasParty: short.hasParty ?? false,
    isJoint: short.isJoint ?? false,
    synonyms: short.synonyms ?? {},
    otherNames: short.otherNames ?? {},
  }
}

const OUTWARD = Array.from({ length: 20 }, (_, i) => `LS${i + 1}`)

function readHours(hours: string): DayHours {
  const [from, to] = hours.split('-')
  return from && to ? [from, to] : null
}

function readService([name, pounds, minutes, isBookable = true]: ShortService): Service {
  return { name, pricePence: pounds === null ? null : pounds * 100, minutes, isBookable }
}
