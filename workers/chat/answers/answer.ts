import { brand } from '#app/site/brand.ts'
import type { ChatMessage } from '../contract.ts'
import { findForeign } from './topics/foreign.ts'
import type { AnswerContext, Topic } from './topics/topic.ts'
import { contactLink, tradeLink, type Link } from './topics/links.ts'
import { findDangerAdvice } from './topics/safety.ts'
import { topics } from './topics/topics.ts'
import { rank, type Match } from './match.ts'
import { sayWhenOpen } from './opening.ts'
import { readSlots, type Slots } from './slots.ts'
import type { Term } from './words.ts'

/**
 * The site's answer to a question.
 *
 * **Shape**: `outcome` says whether it was answered, or other questions were suggested, or neither;
 * `topic` is the id of the topic that matched, or the outcome where none did; at most three sources
 * and three suggestions.
 */
export type Answer = {
  outcome: 'answered' | 'offered' | 'unknown' | 'danger' | 'language'
  topic: string
  text: string
  sources: readonly Link[]
  suggestions: readonly string[]
}

/**
 * The lowest scores at which a topic is the answer, or is suggested. The answer must be ahead of the
 * next topic by `LEAD`, unless its score reaches `SURE_SCORE`. Chosen on the development questions in
 * tests/support.
 */
const ANSWER_FLOOR = 0.65
const OFFER_FLOOR = 0.3
const LEAD = 0.05
const SURE_SCORE = 0.95

/**
 * A question is a follow-up if a topic explains this share of it and the question before it
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

/** A topic with the slots that its answer may use, and the terms that matched it. */
type Choice = { match: Match; slots: Slots; terms: readonly Term[] }

const byId = new Map(topics.map((topic) => [topic.id, topic]))

/** Answers the last question of a conversation from our own topics alone. */
export function answerQuestion(messages: readonly ChatMessage[], context: AnswerContext): Answer {
  const [before, question = ''] = lastQuestions(messages)
  const advice = findDangerAdvice(question)
  if (advice !== null) return fixed('danger', advice, [])
  const foreign = findForeign(question)
  if (foreign !== null) return fixed('language', foreign, [contactLink])
  const choices = chooseAll(question, before)
  return choices.length > 0 ? answered(choices, context) : offered(question, context)
}

/** The topics nearest to a question, for a model to answer from. */
export function nearestFacts(messages: readonly ChatMessage[], context: AnswerContext): string {
  const { terms, slots } = readSlots(lastQuestions(messages).join('\n'))
  const lines = rank(terms)
    .slice(0, FACT_COUNT)
    .map(({ topic }) => {
      const pages = linksOf(topic, slots).map(({ title, href }) => `[${title}](${href})`)
      return `- ${topic.asks[0]} ${textOf(topic, slots, context)} ${pages.join(' ')}`
    })
  return `Facts that may answer the question:\n${lines.join('\n') || 'none'}`
}

/** The visitor's last two questions; the earlier one is undefined for the first. */
function lastQuestions(messages: readonly ChatMessage[]): [string | undefined, string | undefined] {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  return [asked.at(-2), asked.at(-1)]
}

/** The topic that answers a question, or those that answer its parts; none if nothing is sure. */
function chooseAll(question: string, before: string | undefined): Choice[] {
  const whole = choose(question, before === undefined ? null : choose(before))
  if (whole && whole.match.score >= SURE_SCORE) return [whole]
  const parts = question.split(PART_BREAK).filter((part) => part.trim().length > 1)
  const chosen = parts.slice(0, PART_MAX_COUNT).map((part) => choose(part))
  const found = chosen.filter((choice) => choice !== null)
  // A greeting before a question is not a question.
  const asked = found.filter(({ match }) => match.topic.links.length > 0)
  const isAll = found.length === chosen.length
  if (parts.length > 1 && asked.length > 0 && (isAll || !whole)) return asked.slice(0, ANSWER_COUNT)
  return whole ? [whole] : []
}

/** The topic that answers a question, alone or with the one before it. */
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
  const following = match.topic.next.map((id) => byId.get(id))
  return [match.topic, ...following].some((topic) => topic?.takesCount)
}

/** The best match, if it's good enough and clearly ahead. */
function sure([best, second]: readonly Match[]): Match | null {
  if (!best || best.score < ANSWER_FLOOR) return null
  if (best.score < SURE_SCORE && second && best.score - second.score < LEAD) return null
  return best
}

function answered(choices: readonly Choice[], context: AnswerContext): Answer {
  const chosen = [...new Set(choices.map(({ match }) => match.topic))]
  const texts = choices.map(({ match, slots }) => textOf(match.topic, slots, context))
  const links = choices.flatMap(({ match, slots }) => linksOf(match.topic, slots))
  const next = chosen.flatMap((topic) => topic.next.flatMap((id) => byId.get(id) ?? []))
  return {
    outcome: 'answered',
    topic: chosen[0]?.id ?? 'answered',
    text: [...new Set(texts)].join('\n\n'),
    sources: [...new Map(links.map((link) => [link.href, link])).values()].slice(0, SOURCE_COUNT),
    suggestions: titles(next.filter((topic) => !chosen.includes(topic))),
  }
}

/** The answer to an unclear question: suggests the likeliest questions, or a way to contact a person. */
function offered(question: string, { nowMs }: AnswerContext): Answer {
  const near = rank(readSlots(question).terms)
  // The topics start with what most people ask.
  const suggestions = titles([...near.map(({ topic }) => topic), ...topics])
  if ((near[0]?.score ?? 0) >= OFFER_FLOOR) {
    const text = 'I’m not sure what you’re asking. Did you mean one of these?'
    return { ...fixed('offered', text, []), topic: near[0]?.topic.id ?? 'offered', suggestions }
  }
  const text = `I don’t know the answer to that. For anything this site doesn’t cover, ring ${brand.phone.label} or email ${brand.email}. ${sayWhenOpen(nowMs)}`
  return { ...fixed('unknown', text, [contactLink]), suggestions }
}

function fixed(outcome: Answer['outcome'], text: string, sources: readonly Link[]): Answer {
  return { outcome, topic: outcome, text, sources, suggestions: [] }
}

/** The questions of topics as the chat suggests them. */
function titles(asked: readonly Topic[]): string[] {
  return [...new Set(asked.map(({ asks }) => asks[0] ?? ''))].slice(0, SUGGESTION_COUNT)
}

function textOf({ answer }: Topic, slots: Slots, context: AnswerContext): string {
  return typeof answer === 'string' ? answer : answer({ ...slots, ...context })
}

function linksOf({ links }: Topic, { trades }: Slots): readonly Link[] {
  return [...links, ...trades.map(tradeLink)]
}
