import { findBest, weightOf, type Found } from './knowledge.ts'
import type { Question } from './question.ts'
import type { Topic } from './topic.ts'
import { topics } from './topics/topics.ts'
import { contentOf, isConcept, isFiller, stem, type Term } from './words.ts'

/** What answers a question: topics, a passage of the site, or nothing. */
export type Choice = { topics: readonly Topic[]; passage: Found | null }

/** A passage must speak of this share of a question, in this many words, to answer it. */
const COVERAGE_FLOOR = 0.68
const MATCH_MIN_COUNT = 2

/** How much of its heading a question repeats that is meant by more than chance. */
const ASIDE_LIKENESS = 0.3

/** How much more of a question than the topics a passage must speak of to go before them. */
const PASSAGE_LEAD = 0.25

/** How alike a question and a heading are that ask the same. */
const HEADING_SHARE = 0.85

/** What a word that nobody knows takes off a topic; less where the product is meant. */
const DOUBT = { elsewhere: 0.75, clear: 0.4, aboutUs: 0.25 } as const
const TOPIC_FLOOR = 0.5

/** At most so many topics answer one question. */
const TOPIC_MAX_COUNT = 2

/** What a word without meaning of its own adds to a cue. */
const FILLER_WORTH = 0.3

/** Words that people use of anything in the world: beside unknown ones they prove little. */
const vague = new Set(
  'cost free talk change example fast best choose contact address review email card blog down founder support learn start train teach voice number suits human'.split(
    ' ',
  ),
)

/** Words by which a question is about the product or the visitor's firm. */
const aboutUs = new Set(
  'you your larkline ava call caller plan busi business firm compani receptionist servic phone talk my we our'.split(
    ' ',
  ),
)

type Cue = { terms: Term[]; isWhole: boolean }

const cuesOf = new Map<Topic, { cues: Cue[]; also: Set<Term> }>(
  topics.map((topic) => [
    topic,
    {
      cues: topic.cues.split(', ').map(readCue),
      also: new Set(topic.also?.split(' ').map(asTerm)),
    },
  ]),
)

/** Decides what answers a question. */
export function choose(question: Question): Choice {
  const chosen = chooseTopics(question)
  const passage = findBest(question.content)
  if (!passage || passage.coverage < COVERAGE_FLOOR) return { topics: chosen.topics, passage: null }
  if (isHeading(passage)) return { topics: [], passage }
  const news = passage.matched.filter((term) => !chosen.explained.has(term))
  const isClose =
    news.length > MATCH_MIN_COUNT || passage.likeness >= ASIDE_LIKENESS || !isAside(passage)
  const isBetter =
    chosen.topics.length === 0 ||
    passage.coverage > shareOf(question, chosen.explained) + PASSAGE_LEAD
  if (news.length >= MATCH_MIN_COUNT && isClose && isBetter) return { topics: [], passage }
  return { topics: chosen.topics, passage: null }
}

/** Whether a passage tells a story around its point, where any two words may meet by chance. */
function isAside({ passage: { href, text } }: Found): boolean {
  return href.startsWith('/blog/') || text.startsWith('A caller says')
}

/** Whether a question is about the product or the visitor's firm, or holds nothing foreign. */
export function isAboutUs({ terms, unknown }: Question): boolean {
  return unknown.length === 0 || terms.some((term) => aboutUs.has(term) || term === 'suits')
}

/** Whether somebody asks what the site itself asks in a heading, word for word or nearly. */
function isHeading({ passage: { title }, coverage, likeness }: Found): boolean {
  return (
    title.endsWith('?') &&
    coverage >= HEADING_SHARE &&
    likeness >= HEADING_SHARE &&
    contentOf(title).length >= MATCH_MIN_COUNT
  )
}

function chooseTopics(question: Question): { topics: Topic[]; explained: Set<Term> } {
  const fitting = topics
    .map((topic) => fit(topic, question))
    .filter((each) => each !== null)
    .toSorted((a, b) => b.score - a.score)
  const explained = new Set<Term>(question.trades.map(({ slug }) => `trade-${slug}`))
  const chosen: Topic[] = []
  for (const { topic, terms, cueTerms, score } of fitting) {
    if (chosen.length >= TOPIC_MAX_COUNT) break
    if (cueTerms.some((term) => explained.has(term))) continue
    const isFaint = score < 1 || cueTerms.every((term) => vague.has(term) || isFiller(term))
    if (chosen.length > 0 && (topic.isSmallTalk || isFaint)) continue
    chosen.push(topic)
    for (const term of terms) explained.add(term)
  }
  return { topics: chosen, explained }
}

/** How well a topic fits: by the words that its cues take up, less those that nobody knows. */
function fit(topic: Topic, question: Question) {
  const { cues, also } = cuesOf.get(topic) ?? { cues: [], also: new Set<Term>() }
  const asked = new Set(question.terms)
  if (topic.unless && asked.has(topic.unless)) return null
  const heard = cues.filter(
    ({ terms, isWhole }) =>
      terms.every((term) => asked.has(term)) &&
      (!isWhole || question.content.every((term) => terms.includes(term))),
  )
  if (heard.length === 0) return null
  const cueTerms = [...new Set(heard.flatMap(({ terms }) => terms))]
  const alsoTerms = [...also].filter((term) => asked.has(term) && !cueTerms.includes(term))
  const score =
    cueTerms.reduce((sum, term) => sum + (isFiller(term) ? FILLER_WORTH : 1), 0) +
    alsoTerms.filter((term) => !isFiller(term)).length * 0.9
  const isAboutUs = question.terms.some((term) => aboutUs.has(term) && !cueTerms.includes(term))
  const isVague = cueTerms.every((term) => vague.has(term) || isFiller(term))
  const doubt = topic.expectsUnknown
    ? 0
    : question.unknown.length *
      (isAboutUs ? DOUBT.aboutUs : isVague ? DOUBT.elsewhere : DOUBT.clear)
  if (score - doubt < TOPIC_FLOOR) return null
  return { topic, score, terms: [...cueTerms, ...alsoTerms], cueTerms }
}

function shareOf({ content }: Question, explained: ReadonlySet<Term>): number {
  const weight = (terms: readonly Term[]) => terms.reduce((sum, term) => sum + weightOf(term), 0)
  const terms = [...new Set(content)]
  return weight(terms.filter((term) => explained.has(term))) / (weight(terms) || 1)
}

function readCue(cue: string): Cue {
  const isWhole = cue.startsWith('=')
  return { terms: cue.replace(/^=/, '').split(' ').map(asTerm), isWhole }
}

/** A cue's word: a concept by its name, or any word by its stem. */
function asTerm(word: string): Term {
  return word.startsWith('#') || isConcept(word) ? word : stem(word)
}
