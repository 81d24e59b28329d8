import { plans, type Plan } from '#app/site/pricing.ts'
import type { IndustryLink } from '#app/site/industries.ts'
import { trades } from './trades.ts'
import { isFiller, isKnown, plainWords, termsOf, type Term } from './words.ts'

/**
 * One thing that a visitor asks.
 *
 * **Shape**: `terms` in the order of the words; `content` those that mean something; `unknown` those
 * that neither the site nor its synonyms know; `callCount` is a month's; `isAsked` tells a question
 * from a remark.
 */
export type Question = {
  terms: readonly Term[]
  content: readonly Term[]
  unknown: readonly Term[]
  plans: readonly Plan[]
  callCount: number | null
  trades: readonly IndustryLink[]
  isAsked: boolean
  /** The verb or question word with which it begins: do, is, can, what. */
  opening: string
}

const QUESTION_MAX_CHARS = 2000
const CLAUSE_MAX_COUNT = 6

/** Where a second question begins inside a sentence. */
const NEXT_QUESTION =
  /[.?!;\n]+(?=\s|$)|,\s(?=(?:what|how|when|where|who|which|can|could|do|does|is|are|will|would)\b)|,?\s(?:and|also|but|plus|n|&)\s(?=(?:also |then )?(?:what|how|when|where|who|which|why|can|could|do|does|is|are|will|would|if|whats|hows)\b)/i

const ASKS =
  /\?|^\s*(?:and\s|but\s|so\s)?(?:what|how|when|where|who|which|why|can|could|do|does|is|are|will|would|whats|wats|hows|tell)\b/i

/** A number and no more: how somebody answers 'how many calls do you get?'. */
export const BARE_COUNT = /^\D{0,16}\d[\d,]{0,6}\s*(?:calls?|a month|per month|or so|ish)?\s*\W*$/i

/** Months, as a count of days and of weeks. */
const MONTH_LENGTH = { day: 30, daily: 30, week: 52 / 12, weekly: 52 / 12 } as const

/** Cuts a message into the questions that it holds. */
export function readQuestions(message: string): Question[] {
  const text = message.slice(0, QUESTION_MAX_CHARS)
  const plain = text.replace(/<[^>]*>/g, ' ')
  const clauses: string[] = []
  let rest = plain
  for (let cut = NEXT_QUESTION.exec(rest); cut; cut = NEXT_QUESTION.exec(rest)) {
    // The mark stays with what it ends: it says whether something was asked.
    const end = cut.index + (/^[.?!;\n]/.test(cut[0]) ? cut[0].length : 0)
    clauses.push(rest.slice(0, end))
    rest = rest.slice(cut.index + cut[0].length)
  }
  clauses.push(rest)
  return clauses
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .slice(0, CLAUSE_MAX_COUNT)
    .map(readQuestion)
}

/** Reads one question. */
function readQuestion(text: string): Question {
  const terms = termsOf(text, { correct: true })
  const named = namedPlans(plainWords(text))
  const callCount = readCallCount(text)
  const about = trades.filter(({ slug }) => terms.includes(`trade-${slug}`))
  const content = terms.filter((term) => !isFiller(term) && !(named.length > 0 && isPlanName(term)))
  return {
    terms: [
      ...terms,
      ...(named.length > 0 ? ['#plan'] : []),
      ...(named.length > 1 ? ['#plans'] : []),
      ...(callCount === null ? [] : ['#count']),
      ...(about.length > 0 ? ['#trade'] : []),
    ],
    content,
    unknown: content.filter((term) => !isKnown(term)),
    plans: named,
    callCount,
    trades: about,
    isAsked: ASKS.test(text),
    opening: openingOf(text),
  }
}

/** Joins what was asked before with what is asked now, so that 'and Teams?' has its question. */
export function followUp(before: Question, now: Question): Question {
  const carried = before.terms.filter(
    (term) =>
      !(now.plans.length > 0 && (term.startsWith('#plan') || isPlanName(term))) &&
      !(now.trades.length > 0 && /^#?trade/.test(term)) &&
      !(now.callCount !== null && term === '#count'),
  )
  return {
    terms: [...carried, ...now.terms],
    content: [...carried.filter((term) => before.content.includes(term)), ...now.content],
    unknown: now.unknown,
    plans: now.plans.length > 0 ? now.plans : before.plans,
    callCount: now.callCount ?? before.callCount,
    trades: now.trades.length > 0 ? now.trades : before.trades,
    isAsked: true,
    opening: now.opening,
  }
}

/** How a question begins, with the person left out: does as do, are as is. */
export function openingOf(text: string): string {
  const [first = ''] = plainWords(text)
  return ({ does: 'do', are: 'is', am: 'is' } as Record<string, string>)[first] ?? first
}

function isPlanName(term: Term): boolean {
  return plans.some(({ name }) => termsOf(name).includes(term))
}

function namedPlans(words: readonly string[]): Plan[] {
  return plans.filter(({ name }) =>
    words.some(
      (word, at) =>
        word === name.toLowerCase() &&
        !/^(?:sales|my|our|your|microsoft|ms|support)$/.test(words[at - 1] ?? ''),
    ),
  )
}

/** A month's calls, where a number of them is named: 100 calls a month, 10 calls a day. */
function readCallCount(text: string): number | null {
  if (BARE_COUNT.test(text)) return Number(/\d+/.exec(text.replaceAll(',', ''))?.[0])
  const match = /(?<![£$€\d.,])(\d{1,3}(?:,\d{3})+|\d{1,6})(?![\d%]|\s*(?:p\b|pm\b|am\b|:))/.exec(
    text,
  )
  if (!match || !/\bcalls?\b|\bper (?:day|week|month)\b|\ba (?:day|week|month)\b/i.test(text))
    return null
  const count = Number(match[1]?.replaceAll(',', ''))
  const per = /\b(?:a|per|each|every|\/)\s*(day|week)\b|\b(daily|weekly)\b/i.exec(text)
  const unit = (per?.[1] ?? per?.[2])?.toLowerCase() as keyof typeof MONTH_LENGTH | undefined
  return Math.round(count * (unit ? MONTH_LENGTH[unit] : 1))
}
