import { brand } from '#app/site/brand.ts'
import type { ChatMessage } from '../contract.ts'
import { findForeign } from './intents/foreign.ts'
import type { Intent, SwitchedOn } from './intents/intent.ts'
import { contactLink, tradeLink, type Link } from './intents/links.ts'
import { findDanger } from './intents/safety.ts'
import { table } from './intents/table.ts'
import { rank, type Match } from './match.ts'
import { sayWhenOpen } from './opening.ts'
import { readSlots, type Slots } from './slots.ts'
import type { Term } from './words.ts'

/**
 * The site's answer to a question.
 *
 * **Shape**: `outcome` says whether it was answered, or other questions were suggested, or neither;
 * `intent` is the entry's id; at most three sources and three suggestions.
 */
export type Answer = {
  outcome: 'answered' | 'offered' | 'unknown' | 'danger' | 'language'
  intent: string | null
  text: string
  sources: readonly Link[]
  suggestions: readonly string[]
}

/** What answers depend on besides the conversation. **Units**: `nowMs` since the epoch. */
export type Setting = { on: SwitchedOn; nowMs: number }

/**
 * The lowest scores at which an entry is the answer, or is suggested. The answer must be ahead of the
 * next entry by `LEAD`, unless its score reaches `SURE_SCORE`. Chosen on the development questions in
 * tests/support.
 */
const ANSWER_FLOOR = 0.65
const OFFER_FLOOR = 0.3
const LEAD = 0.05
const SURE_SCORE = 0.95

/**
 * A question is a follow-up if an entry explains this share of it and the question before it
 * together.
 */
const JOINED_SHARE = 0.8

const SUGGESTION_COUNT = 3
const SOURCE_COUNT = 3
const PART_MAX_COUNT = 4
const ANSWER_COUNT = 2
const FACT_COUNT = 6

/** How a follow-up question starts, or what it refers to. */
const GOES_ON = /^\s*(?:and|what about|how about|ok and|or|but|also|then|so)\b/i
const POINTS_BACK = /\b(?:it|that|this|they|them|those|these|there|one)\b/i
const SHORT_TERM_COUNT = 4

/** Where a message may be split into two questions. */
const PART_BREAK =
  /[?!.;,]\s+|,?\s+(?:and|also|plus)\s+(?=(?:what|how|can|do|does|is|are|when|where|who|which|will)\b)/i

/** An entry with the slots that its answer may use, and the terms that matched it. */
type Choice = { match: Match; slots: Slots; terms: readonly Term[] }

const byId = new Map(table.map((intent) => [intent.id, intent]))

/** Answers the last question of a conversation from the table alone. */
export function answerQuestion(messages: readonly ChatMessage[], setting: Setting): Answer {
  const [before, question = ''] = lastQuestions(messages)
  const danger = findDanger(question)
  if (danger !== null) return fixed('danger', danger, [])
  const foreign = findForeign(question)
  if (foreign !== null) return fixed('language', foreign, [contactLink])
  const choices = chooseAll(question, before)
  return choices.length > 0 ? answered(choices, setting) : offered(question, setting)
}

/** The entries nearest to a question, for a model to answer from. */
export function nearestFacts(messages: readonly ChatMessage[], setting: Setting): string {
  const { terms, slots } = readSlots(lastQuestions(messages).join('\n'))
  const lines = rank(terms)
    .slice(0, FACT_COUNT)
    .map(({ intent }) => {
      const pages = linksOf(intent, slots).map(({ title, href }) => `[${title}](${href})`)
      return `- ${intent.asks[0]} ${textOf(intent, slots, setting)} ${pages.join(' ')}`
    })
  return `Facts that may answer the question:\n${lines.join('\n') || 'none'}`
}

/** The visitor's last two questions; the earlier one is undefined for the first. */
function lastQuestions(messages: readonly ChatMessage[]): [string | undefined, string | undefined] {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  return [asked.at(-2), asked.at(-1)]
}

/** The entry that answers a question, or those that answer its parts; none if nothing is sure. */
function chooseAll(question: string, before: string | undefined): Choice[] {
  const whole = choose(question, before === undefined ? null : choose(before))
  if (whole && whole.match.score >= SURE_SCORE) return [whole]
  const parts = question.split(PART_BREAK).filter((part) => part.trim().length > 1)
  const chosen = parts.slice(0, PART_MAX_COUNT).map((part) => choose(part))
  const found = chosen.filter((choice) => choice !== null)
  // A greeting before a question is not a question.
  const asked = found.filter(({ match }) => match.intent.links.length > 0)
  const isAll = found.length === chosen.length
  if (parts.length > 1 && asked.length > 0 && (isAll || !whole)) return asked.slice(0, ANSWER_COUNT)
  return whole ? [whole] : []
}

/** The entry that answers a question, alone or with the one before it. */
function choose(question: string, previous: Choice | null = null): Choice | null {
  const { slots, terms } = readSlots(question, previous !== null && takesCount(previous))
  const alone = sure(rank(terms))
  const pointsBack = POINTS_BACK.test(question)
  const follows = GOES_ON.test(question) || pointsBack || terms.length <= SHORT_TERM_COUNT
  if (previous !== null && follows && (alone === null || pointsBack)) {
    const joined = sure(rank([...previous.terms, ...terms]))
    if (joined && joined.share >= JOINED_SHARE) return { match: joined, slots, terms }
  }
  return alone && { match: alone, slots, terms }
}

/** Whether a bare number after this answer means a number of calls. */
function takesCount({ match }: Choice): boolean {
  const following = match.intent.next.map((id) => byId.get(id))
  return [match.intent, ...following].some((intent) => intent?.takes === 'count')
}

/** The best match, if it's good enough and clearly ahead. */
function sure([best, second]: readonly Match[]): Match | null {
  if (!best || best.score < ANSWER_FLOOR) return null
  if (best.score < SURE_SCORE && second && best.score - second.score < LEAD) return null
  return best
}

function answered(choices: readonly Choice[], setting: Setting): Answer {
  const intents = [...new Set(choices.map(({ match }) => match.intent))]
  const texts = choices.map(({ match, slots }) => textOf(match.intent, slots, setting))
  const links = choices.flatMap(({ match, slots }) => linksOf(match.intent, slots))
  const next = intents.flatMap((intent) => intent.next.flatMap((id) => byId.get(id) ?? []))
  return {
    outcome: 'answered',
    intent: intents[0]?.id ?? null,
    text: [...new Set(texts)].join('\n\n'),
    sources: [...new Map(links.map((link) => [link.href, link])).values()].slice(0, SOURCE_COUNT),
    suggestions: titles(next.filter((intent) => !intents.includes(intent))),
  }
}

/** Not sure: suggests the likeliest questions, or a way to contact a person. */
function offered(question: string, { nowMs }: Setting): Answer {
  const near = rank(readSlots(question).terms)
  // The table starts with what most people ask.
  const suggestions = titles([...near.map(({ intent }) => intent), ...table])
  if ((near[0]?.score ?? 0) >= OFFER_FLOOR) {
    const text = 'I’m not sure what you’re asking. Did you mean one of these?'
    return { ...fixed('offered', text, []), intent: near[0]?.intent.id ?? null, suggestions }
  }
  const text = `I don’t know the answer to that. For anything this site doesn’t cover, ring ${brand.phone.label} or email ${brand.email}. ${sayWhenOpen(nowMs)}`
  return { ...fixed('unknown', text, [contactLink]), suggestions }
}

function fixed(outcome: Answer['outcome'], text: string, sources: readonly Link[]): Answer {
  return { outcome, intent: null, text, sources, suggestions: [] }
}

/** The questions of entries as the chat suggests them. */
function titles(intents: readonly Intent[]): string[] {
  return [...new Set(intents.map(({ asks }) => asks[0] ?? ''))].slice(0, SUGGESTION_COUNT)
}

function textOf({ answer }: Intent, slots: Slots, setting: Setting): string {
  return typeof answer === 'string' ? answer : answer({ ...slots, ...setting })
}

function linksOf({ links }: Intent, { trades }: Slots): readonly Link[] {
  return [...links, ...trades.map(tradeLink)]
}
