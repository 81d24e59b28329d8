import { plans, type Plan } from '#app/site/pricing.ts'
import { allIndustries, type IndustryLink } from '#app/site/industries.ts'
import { tradeWords } from './topics/trades.ts'
import { addPhrases, plainWords, termsOf, type Term } from './words.ts'

/** What a question mentions: plans, a number of calls a month, trades. */
export type Slots = {
  plans: readonly Plan[]
  callCount: number | null
  trades: readonly IndustryLink[]
}

for (const [slug, list] of tradeWords) addPhrases(`#trade:${slug}`, list)
for (const { name } of plans) {
  addPhrases(`#plan:${name}`, `${name}, ${name} plan, ${name} one, ${name} package`)
}

const DAYS_A_MONTH = 365 / 12
/** How many of each a month has; `dai` is the stem of daily. */
const MONTHS_A: Record<string, number> = {
  day: DAYS_A_MONTH,
  dai: DAYS_A_MONTH,
  week: 52 / 12,
  year: 1 / 12,
}
const WORKING_DAYS_A_MONTH = (5 * 52) / 12

const UNITS = 'five six seven eight nine ten eleven twelve'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NUMBERS: Record<string, number> = {
  ...Object.fromEntries(UNITS.map((word, at) => [word, 5 + at])),
  ...Object.fromEntries(TENS.map((word, at) => [word, 20 + 10 * at])),
  ...{ dozen: 12, fifteen: 15, hundred: 100, thousand: 1000 },
}

// Bounded, because each comma of `1,1,1,…` may start a number that reaches the end of the text.
const NUMBER = String.raw`(?<![£$€\d.])(\d[\d,]{0,11}k?|${Object.keys(NUMBERS).join('|')})(?:\s*(?:-|–|to|or)\s*\d+)?`
const GAP = String.raw`(?:[a-z]+\s+){0,2}?`
const SPAN = new RegExp(
  String.raw`${NUMBER}\s*\+?\s*(?:${GAP}(?:calls?|enquiries|times)?\s*${GAP}(?:a|per|each|every|in|in a|in one|by|\/|p)\s*(day|week|month|year)|(dai|week|month)ly)\b`,
)
const WEEKDAYS = /mon\w*\s*(?:-|–|to|till|til)\s*fri|weekdays|working day|week days|5 days/
const CALLS = /\bcalls?\b|\bring|\bphone|\benquir|\bpeople\b/
const BARE = new RegExp(String.raw`${NUMBER}(?:\s+calls?)?`)

/**
 * Parses a question's terms and slots.
 *
 * A number is a number of calls only with "calls" and a period; `isAboutCalls` allows a bare one
 * after a question about a number of calls.
 */
export function readSlots(
  text: string,
  isAboutCalls = false,
): { slots: Slots; terms: readonly Term[] } {
  const lower = text
    .toLowerCase()
    // The time of SPAN grows with the cube of a run of spaces.
    .replace(/\s+/g, ' ')
    .replace(/\ba hundred\b/g, '100')
    .replace(/couple of (?:100|hundred)/, '200')
  const { count, rest } = readCount(lower, isAboutCalls)
  const read = termsOf(rest)
  const terms = read.map((term) => term.replace(/:.*$/, ''))
  const named = (name: 'plan' | 'trade') =>
    read.flatMap((term) => (term.startsWith(`#${name}:`) ? term.slice(name.length + 2) : []))
  const planNames = new Set(named('plan'))
  const slugs = new Set(named('trade'))
  return {
    terms,
    slots: {
      plans: plans.filter(({ name }) => planNames.has(name.toLowerCase()) || planNames.has(name)),
      callCount: count,
      trades: allIndustries.filter(({ slug }) => slugs.has(slug)),
    },
  }
}

function readCount(text: string, isAboutCalls: boolean): { count: number | null; rest: string } {
  const span = SPAN.exec(text)
  // A number with only a period means calls: nothing else is counted by the month.
  const isAlone = span !== null && plainWords(text.replace(span[0], '')).length <= 3
  const isSpan = isAlone || isAboutCalls || CALLS.test(text) || WEEKDAYS.test(text)
  const found = span && isSpan ? span : isAboutCalls ? BARE.exec(text) : null
  if (!found) return { count: null, rest: text }
  const [match, number = '', unit = found[3] ?? 'month'] = found
  const value = NUMBERS[number] ?? Number(number.replace(/,/g, '').replace(/k$/, '000'))
  const isWorkingDays = unit.startsWith('da') && WEEKDAYS.test(text)
  return {
    count: Math.round(value * (isWorkingDays ? WORKING_DAYS_A_MONTH : (MONTHS_A[unit] ?? 1))),
    rest: text.replace(match, ' #count ').replace(WEEKDAYS, ' '),
  }
}
