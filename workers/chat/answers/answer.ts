import { brand } from '#app/site/brand.ts'
import { choose, isAboutUs } from './choose.ts'
import { prepareKnowledge } from './knowledge.ts'
import { BARE_COUNT, followUp, readQuestions, type Question } from './question.ts'
import { quote } from './quote.ts'
import { piece, type Piece, type Source, type Topic } from './topic.ts'
import { aboutTrade, tradeSource } from './topics/by-trade.ts'
import { officeHours } from './topics/people.ts'

/**
 * What the site itself has to say to a question.
 *
 * **Shape**: at most three sources; `href` is a path on this site, with its section.
 */
export type Answer = { text: string; sources: Source[] }

/** One message of a conversation. */
export type Message = { role: 'user' | 'assistant'; content: string }

const SOURCE_MAX_COUNT = 3
const PIECE_MAX_COUNT = 3

/** How a question begins that goes on from the one before. */
const GOES_ON = /^\s*(?:and|what about|how about|ok and|or|but)\b/i

/** Answers the last question of a conversation from what the site says, and from nothing else. */
export function answerQuestion(messages: readonly Message[]): Answer {
  prepareKnowledge()
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const last = asked.at(-1) ?? ''
  const questions = sharingPlans(joinedWithBefore(last, readQuestions(last), asked.at(-2)))
  const pieces = answersTo(questions)
  const answered = pieces.filter((each) => each !== null).slice(0, PIECE_MAX_COUNT)
  if (answered.length === 0) return finished([unknown()])
  const missed = questions.some(
    (question, at) => question.isAsked && question.content.length > 0 && pieces[at] === null,
  )
  return finished(missed ? [...answered, unknownRest()] : answered)
}

/** A plan that is named once is meant in the whole message. */
function sharingPlans(questions: readonly Question[]): readonly Question[] {
  const named = [...new Set(questions.flatMap(({ plans }) => plans))]
  return questions.map((question) =>
    question.plans.length > 0 ? question : { ...question, plans: named },
  )
}

/** Adds the question before to one that only makes sense after it. */
function joinedWithBefore(
  message: string,
  questions: readonly Question[],
  before: string | undefined,
): readonly Question[] {
  const [now, ...rest] = questions
  const previous = before === undefined ? undefined : readQuestions(before).at(-1)
  if (!now || !previous || !(GOES_ON.test(message) || BARE_COUNT.test(message))) return questions
  return [followUp(previous, now), ...rest]
}

/** One piece for each question that the site can answer, null for the others. */
function answersTo(questions: readonly Question[]): (Piece | null)[] {
  const choices = questions.map((question) => ({ question, ...choose(question) }))
  const ids = new Set(choices.flatMap(({ topics }) => topics.map(({ id }) => id)))
  const isOnlySmallTalk = choices.every(
    ({ topics, passage, question }) =>
      !passage && question.trades.length === 0 && topics.every(({ isSmallTalk }) => isSmallTalk),
  )
  const said = new Set<Topic>()
  return choices.map(({ question, topics, passage }) => {
    if (passage) return quote(passage.passage, question)
    const fresh = topics.filter(
      (topic) => !said.has(topic) && (isOnlySmallTalk || !topic.isSmallTalk),
    )
    for (const topic of fresh) said.add(topic)
    const pieces = fresh.map((topic) => topic.answer(question, ids)).filter((each) => each !== null)
    const [trade] = question.trades
    if (pieces.length === 0)
      return trade && topics.length === 0 && isAboutUs(question) ? aboutTrade(trade) : null
    return {
      text: pieces.map(({ text }) => text).join('\n\n'),
      sources: [
        ...pieces.flatMap(({ sources }) => sources),
        ...(trade ? [tradeSource(trade)] : []),
      ],
    }
  })
}

function finished(pieces: readonly Piece[]): Answer {
  const sources = new Map(
    pieces.flatMap((each) => each.sources.map((source) => [source.href, source])),
  )
  return {
    text: [...new Set(pieces.map(({ text }) => text))].join('\n\n'),
    sources: [...sources.values()].slice(0, SOURCE_MAX_COUNT),
  }
}

function unknown(): Piece {
  return piece(
    [
      `I don't know that, but I do know what ${brand.name} does on a call, what it costs and how to start.`,
      `For anything else, a person answers on ${brand.phone.label}, ${officeHours()}, and at ${brand.email}.`,
    ],
    { title: 'Contact', href: '/contact' },
    { title: 'Features', href: '/#features' },
    { title: 'Pricing', href: '/#pricing' },
  )
}

function unknownRest(): Piece {
  return piece([`I don't know the rest of what you ask; a person on ${brand.phone.label} may.`], {
    title: 'Contact',
    href: '/contact',
  })
}
