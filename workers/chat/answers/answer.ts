import { brand } from '#app/site/brand.ts'
import type { ChatMessage } from '../contract.ts'
import { asksAboutCalls, dangers } from './intents/safety.ts'
import { foreignLanguages } from './intents/foreign.ts'
import {
  contactLink,
  tradeLink,
  type Facts,
  type Link,
  type Intent,
  type SwitchedOn,
} from './intents/intent.ts'
import { table } from './intents/table.ts'
import { rank, type Match } from './match.ts'
import { officeHours } from './opening.ts'
import { readSlots, type SlotName, type Slots } from './slots.ts'
import { isFiller, plainWords, type Term } from './words.ts'

/**
 * What the site has to say to a question.
 *
 * **Shape**: `outcome` is whether it was answered, whether questions were offered instead, or
 * neither; `intent` is the entry's id; at most three sources and three suggestions.
 */
export type Answer = {
  outcome: 'answered' | 'offered' | 'unknown' | 'danger' | 'language'
  intent: string | null
  text: string
  sources: readonly Link[]
  suggestions: readonly string[]
}

/** What answers depend on beside the conversation. **Units**: `nowMs` since the epoch. */
export type Setting = { on: SwitchedOn; nowMs: number }

/**
 * From which score an entry is the answer, and from which it's worth offering. `LEAD` is how far it
 * must be ahead of the next one. Chosen on the development questions in tests/support.
 */
const ANSWER_FLOOR = 0.6
const OFFER_FLOOR = 0.3
const LEAD = 0.05
const SURE_SCORE = 0.9
const PART_SURE_SCORE = 0.72

/** How much of two questions together an entry must explain for the second to go on from the first. */
const JOINED_SHARE = 0.8

const SUGGESTION_COUNT = 3
const SOURCE_COUNT = 3
const PART_MAX_COUNT = 4
const ANSWER_COUNT = 2
const FACT_COUNT = 6

/** How a question begins that goes on from the one before. */
const GOES_ON = /^\s*(?:and|what about|how about|ok and|or|but|also|then|so)\b/i
const POINTS_BACK = /\b(?:it|that|this|they|them|those|these|there|one)\b/i

/** Where a message may fall into two questions. */
const PART_BREAK =
  /[?!.;,]\s+|,?\s+(?:and|also|plus)\s+(?=(?:what|how|can|do|does|is|are|when|where|who|which|will)\b)/i

/** Answers the last question of a conversation from the table, and from nothing else. */
export function answerQuestion(messages: readonly ChatMessage[], setting: Setting): Answer {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const question = asked.at(-1) ?? ''
  return (
    findDanger(question) ?? foreignAnswer(question) ?? fromTable(question, asked.at(-2), setting)
  )
}

/** The entries nearest to a question, for a model to answer from. */
export function nearestFacts(messages: readonly ChatMessage[], { on, nowMs }: Setting): string {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const { terms, slots } = readSlots(asked.slice(-2).join('\n'))
  const lines = rank(
    terms,
    [],
    slots.trades.map(({ slug }) => slug),
  )
    .slice(0, FACT_COUNT)
    .map(({ intent }) => {
      const pages = linksOf(intent, slots).map(({ title, href }) => `[${title}](${href})`)
      return `- ${intent.asks[0]} ${textOf(intent, { ...slots, on, nowMs })} ${pages.join(' ')}`
    })
  return `Facts that may answer the question:\n${lines.join('\n') || 'none'}`
}

/** What to do when somebody may be in danger: fixed, whoever answers the rest. */
function findDanger(question: string): Answer | null {
  const plain = question.toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ')
  const danger = asksAboutCalls.test(plain)
    ? undefined
    : dangers.find(({ pattern }) => pattern.test(plain))
  if (!danger) return null
  return { outcome: 'danger', intent: null, text: danger.answer, sources: [], suggestions: [] }
}

function foreignAnswer(question: string): Answer | null {
  const words = question.match(/[\p{L}\p{M}]+/gu) ?? []
  const counts = foreignLanguages.map((foreign) => ({
    foreign,
    count: (question.match(foreign.words) ?? []).length,
  }))
  const [best] = counts.toSorted((a, b) => b.count - a.count)
  const englishCount = plainWords(question).filter(isFiller).length
  if (!best || best.count <= englishCount || best.count < Math.min(2, words.length / 2)) return null
  return {
    outcome: 'language',
    intent: null,
    text: best.foreign.sentence,
    sources: [contactLink],
    suggestions: [],
  }
}

/** An entry with the slots that its answer may use. */
type Choice = { match: Match; slots: Slots; terms: readonly Term[] }

function fromTable(question: string, before: string | undefined, setting: Setting): Answer {
  const previous = before === undefined ? null : choose(before)
  const whole = choose(question, previous)
  if (whole && whole.match.score >= SURE_SCORE) return answered([whole], setting)
  const parts = question.split(PART_BREAK).filter((part) => part.trim().length > 1)
  if (parts.length > 1) {
    // A plan that is named once is meant throughout.
    const { plans } = readSlots(question).slots
    const chosen = parts.slice(0, PART_MAX_COUNT).map((part) => withPlans(choose(part), plans))
    const found = [
      ...new Map(chosen.flatMap((one) => (one ? [[one.match.intent, one]] : []))).values(),
    ]
    // A greeting before a question is no question.
    const asked = found.filter(({ match }) => match.intent.links.length > 0)
    const isAll = chosen.every((one) => one !== null)
    const isSure = asked.some(({ match }) => match.score >= PART_SURE_SCORE)
    if (asked.length > 0 && (isAll || (!whole && isSure))) {
      return answered(asked.slice(0, ANSWER_COUNT), setting)
    }
  }
  if (whole) return answered([whole], setting)
  return offered(question, previous, setting)
}

function withPlans(choice: Choice | null, plans: Slots['plans']): Choice | null {
  return choice && { ...choice, slots: { ...choice.slots, plans } }
}

/** The entry that answers a question, or null when none is sure enough. */
function choose(question: string, previous: Choice | null = null): Choice | null {
  const takesCount =
    previous !== null &&
    [previous.match.intent, ...previous.match.intent.next.map((id) => byId.get(id))].some(
      (intent) => intent?.takes === 'count',
    )
  const { slots, terms } = readSlots(question, takesCount)
  const follows =
    previous !== null && (GOES_ON.test(question) || POINTS_BACK.test(question) || terms.length <= 4)
  if (follows) {
    const same = withNewSlots(previous, slots, terms)
    if (same) return same
  }
  const named = slots.trades.map(({ slug }) => slug)
  const alone = sure(rank(terms, follows ? previous.match.intent.next : [], named))
  const joined = follows ? sure(rank([...previous.terms, ...terms])) : null
  const isJoined =
    joined !== null &&
    joined.share >= JOINED_SHARE &&
    (alone === null || POINTS_BACK.test(question))
  const match = isJoined ? joined : alone
  return match && { match, slots, terms }
}

/** The best match, if it's good enough and clearly ahead. */
function sure([best, second]: readonly Match[]): Match | null {
  if (!best || best.score < ANSWER_FLOOR) return null
  if (best.score < SURE_SCORE && second && best.score - second.score < LEAD) return null
  return best
}

/** The question before, asked again of another plan, number or trade. */
function withNewSlots(
  { match, slots: before }: Choice,
  slots: Slots,
  terms: readonly string[],
): Choice | null {
  const rest = terms.filter((term) => !term.startsWith('#') && !isFiller(term))
  const given: SlotName[] = [
    ...(slots.plans.length > 0 ? ['plan' as const] : []),
    ...(slots.callCount === null ? [] : ['count' as const]),
    ...(slots.trades.length > 0 ? ['trade' as const] : []),
  ]
  const taker = [match.intent, ...match.intent.next.map((id) => byId.get(id))].find((intent) =>
    given.some((name) => intent?.takes === name),
  )
  if (rest.length > 0 || !taker) return null
  return {
    match: { ...match, intent: taker },
    terms,
    slots: {
      plans: slots.plans.length > 0 ? slots.plans : before.plans,
      callCount: slots.callCount ?? before.callCount,
      trades: slots.trades.length > 0 ? slots.trades : before.trades,
    },
  }
}

function answered(choices: readonly Choice[], { on, nowMs }: Setting): Answer {
  const [first] = choices
  const texts = choices.map(({ match, slots }) => textOf(match.intent, { ...slots, on, nowMs }))
  const ids = choices.flatMap(({ match }) => match.intent.next)
  const said = new Set(choices.map(({ match }) => match.intent.id))
  return {
    outcome: 'answered',
    intent: first?.match.intent.id ?? null,
    text: texts.filter(Boolean).join('\n\n'),
    sources: uniqueLinks(choices.flatMap(({ match, slots }) => linksOf(match.intent, slots))),
    suggestions: titles(ids.filter((id) => !said.has(id))),
  }
}

/** Not sure: the likeliest questions to choose from, or the way to a person. */
function offered(question: string, previous: Choice | null, { nowMs }: Setting): Answer {
  const { terms, slots } = readSlots(question)
  const near = rank(
    terms,
    previous?.match.intent.next,
    slots.trades.map(({ slug }) => slug),
  )
  const isNear = (near[0]?.score ?? 0) >= OFFER_FLOOR
  const ids = near.map(({ intent }) => intent.id)
  const suggestions = titles([...ids, ...FALLBACK_IDS])
  if (isNear) {
    return {
      outcome: 'offered',
      intent: ids[0] ?? null,
      text: 'I’m not sure what you’re asking. Did you mean one of these?',
      sources: [],
      suggestions,
    }
  }
  return {
    outcome: 'unknown',
    intent: null,
    text: `I don’t know the answer to that. For anything this site doesn’t say, ring ${brand.phone.label} or email ${brand.email}. ${officeHours.say(nowMs)}`,
    sources: [contactLink],
    suggestions,
  }
}

/** The first of the table, when nothing is near. */
const FALLBACK_IDS = table.slice(0, SUGGESTION_COUNT).map(({ id }) => id)

const byId = new Map(table.map((intent) => [intent.id, intent]))

function titles(ids: readonly string[]): string[] {
  const found = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  return found.slice(0, SUGGESTION_COUNT).flatMap(({ asks }) => asks.slice(0, 1))
}

function textOf({ answer }: Intent, facts: Facts): string {
  return typeof answer === 'string' ? answer : answer(facts)
}

function linksOf({ links: own }: Intent, { trades }: Slots): readonly Link[] {
  return [...own, ...trades.map(tradeLink)]
}

function uniqueLinks(all: readonly Link[]): Link[] {
  return [...new Map(all.map((link) => [link.href, link])).values()].slice(0, SOURCE_COUNT)
}
