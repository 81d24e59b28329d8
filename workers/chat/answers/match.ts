import type { Topic } from './topics/topic.ts'
import { topics } from './topics/topics.ts'
import { readSlots } from './slots.ts'
import { isFiller, learnWords, type Term } from './words.ts'

/**
 * How well a topic fits; `share` is how much of the question it explains. **Units**: both 0 to 1.
 */
export type Match = { topic: Topic; score: number; share: number }

/** The weight of a word that is only in another wording of the same topic. */
const SIBLING_WORTH = 0.6

/** The weights of a word with little meaning, and of one that no topic has. */
const FILLER_WEIGHT = 0.25
const UNKNOWN_WEIGHT = 0.7

/** How much the coverage of the question counts against that of the wording. */
const QUESTION_POWER = 0.62

type KnownTopic = { topic: Topic; wordings: readonly ReadonlySet<Term>[]; terms: ReadonlySet<Term> }

for (const { asks } of topics) for (const wording of asks) learnWords(wording)

/** Parsed when the first question loads this module, so that pages don't pay for it. */
const known: readonly KnownTopic[] = topics.map((topic) => {
  const wordings = topic.asks.map((text) => new Set(readSlots(text).terms))
  return { topic, wordings, terms: new Set(wordings.flatMap((terms) => [...terms])) }
})

const weights = weighTerms()

/** The topics that fit a question, best first. */
export function rank(terms: readonly Term[]): Match[] {
  const asked = [...new Set(terms)]
  const total = sum(asked.map(weightOf))
  return known
    .flatMap((topic) => fit(topic, asked, total) ?? [])
    .toSorted((a, b) => b.score - a.score)
}

/** Scores the wording that is closest to the question. */
function fit({ topic, wordings, terms }: KnownTopic, asked: readonly Term[], total: number) {
  const understood = sum(asked.filter((term) => terms.has(term)).map(weightOf))
  if (understood === 0) return null
  let best = { topic, score: 0, share: 0 }
  for (const wording of wordings) {
    const repeated = sum(asked.filter((term) => wording.has(term)).map(weightOf))
    if (repeated === 0) continue
    const share = (repeated + (understood - repeated) * SIBLING_WORTH) / total
    const coverage = Math.min(1, repeated / sum([...wording].map(weightOf)))
    const score = share ** QUESTION_POWER * coverage ** (1 - QUESTION_POWER)
    if (score > best.score) best = { topic, score, share }
  }
  return best
}

/** Words in fewer topics weigh more. */
function weighTerms(): ReadonlyMap<Term, number> {
  const counts = new Map<Term, number>()
  for (const { terms } of known) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const rarity = (count: number) => Math.log(1 + known.length / count) / Math.log(1 + known.length)
  return new Map([...counts].map(([term, count]) => [term, rarity(count)]))
}

function weightOf(term: Term): number {
  const rarity = weights.get(term)
  if (isFiller(term)) return FILLER_WEIGHT * (rarity ?? 1)
  return rarity ?? UNKNOWN_WEIGHT
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
