import { plans, type Plan } from '#app/site/pricing.ts'
import type { IndustryLink } from '#app/site/industries.ts'
import { tradeWords, trades } from './intents/trades.ts'
import { addPhrases, plainWords, termsOf, type Term } from './words.ts'

/** What a question names: plans, a number of calls a month, trades. */
export type Slots = {
  plans: readonly Plan[]
  callCount: number | null
  trades: readonly IndustryLink[]
}

/** The terms that stand for a slot in a question and in the table. */
export type SlotName = 'plan' | 'count' | 'trade'

const planWords = plans.map((plan) => [
  plan,
  [plan.name, `${plan.name} plan`, `${plan.name} one`, `${plan.name} package`].join(', '),
])

for (const [slug, list] of Object.entries(tradeWords)) addPhrases(`#trade:${slug}`, list)
for (const [plan, list] of planWords as [Plan, string][]) addPhrases(`#plan:${plan.name}`, list)
// Another firm's product, and the trade.
addPhrases('calendar', 'microsoft teams, ms teams')

const MONTHS_A = { day: 365 / 12, week: 52 / 12, month: 1, year: 1 / 12 } as const
const WORKING_DAYS_A_MONTH = (5 * 52) / 12

const NUMBERS: Record<string, number> = {
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  eighty: 80,
  hundred: 100,
  thousand: 1000,
}

const NUMBER = String.raw`(?<![£$€\d.])(\d[\d,]*k?|${Object.keys(NUMBERS).join('|')})(?:\s*(?:-|–|to|or)\s*\d+)?`
const GAP = String.raw`(?:[a-z]+\s+){0,2}?`
const SPAN = new RegExp(
  String.raw`${NUMBER}\s*\+?\s*(?:${GAP}(?:calls?|enquiries|times)?\s*${GAP}(?:a|per|each|every|in|in a|in one|by|\/|p)\s*(day|week|month|year)|daily|weekly|monthly)\b`,
)
const SPAN_FIRST = new RegExp(
  String.raw`(?:per|a|every|each)\s+(day|week|month)\s+${GAP}${NUMBER}|(?:calls?\s+(?:per|a)\s+(day|week|month))\D{0,12}${NUMBER}`,
)
const WEEKDAYS = /mon\w*\s*(?:-|–|to|till|til)\s*fri|weekdays|working day|week days|5 days/
const CALLS = /\bcalls?\b|\bring|\bphone|\benquir|\bpeople\b/
const BARE = new RegExp(String.raw`${NUMBER}(?:\s+calls?)?`)

/**
 * Reads a question's terms and slots.
 *
 * A number is one of calls only with calls and a span of time; `isAboutCalls` lets a bare one through,
 * where the question before was about a number of calls.
 */
export function readSlots(
  text: string,
  isAboutCalls = false,
): { slots: Slots; terms: readonly Term[] } {
  const lower = text
    .toLowerCase()
    .replace(/\ba hundred\b/g, '100')
    .replace(/couple of (?:100|hundred)/, '200')
  const { count, rest } = readCount(lower, isAboutCalls)
  const read = termsOf(rest)
  const terms = read.map((term) => term.replace(/:.*$/, ''))
  const named = (name: SlotName) =>
    read.flatMap((term) => (term.startsWith(`#${name}:`) ? term.slice(name.length + 2) : []))
  const planNames = new Set(named('plan'))
  const slugs = new Set(named('trade'))
  return {
    terms,
    slots: {
      plans: plans.filter(({ name }) => planNames.has(name.toLowerCase()) || planNames.has(name)),
      callCount: count,
      trades: trades.filter(({ slug }) => slugs.has(slug)),
    },
  }
}

function readCount(text: string, isAboutCalls: boolean): { count: number | null; rest: string } {
  const found = SPAN.exec(text)
  if (found && (CALLS.test(text) || WEEKDAYS.test(text) || isAboutCalls || isBare(text, found))) {
    const unit =
      found[2] ?? (/daily/.test(found[0]) ? 'day' : /weekly/.test(found[0]) ? 'week' : 'month')
    return taken(text, found[0], found[1], unit)
  }
  const before = CALLS.test(text) ? SPAN_FIRST.exec(text) : null
  if (before) return taken(text, before[0], before[2] ?? before[4], before[1] ?? before[3])
  const bare = isAboutCalls ? BARE.exec(text) : null
  return bare ? taken(text, bare[0], bare[1], 'month') : { count: null, rest: text }
}

/** Whether there is nothing in a text but a number and its span. */
function isBare(text: string, [match]: RegExpExecArray): boolean {
  return plainWords(text.replace(match, '')).length <= 3
}

function taken(text: string, match: string, number = '', unit = 'month') {
  const value = NUMBERS[number] ?? Number(number.replace(/,/g, '').replace(/k$/, '000'))
  const isDay = unit === 'day'
  const factor =
    isDay && WEEKDAYS.test(text) ? WORKING_DAYS_A_MONTH : MONTHS_A[unit as keyof typeof MONTHS_A]
  const rest = text.replace(match, ' #count ').replace(WEEKDAYS, ' ')
  return { count: Math.round(value * factor), rest }
}
