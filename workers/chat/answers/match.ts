import type { Intent } from './intents/intent.ts'
import { table } from './intents/table.ts'
import { readSlots } from './slots.ts'
import { isFiller, learnWords, type Term } from './words.ts'

/**
 * How well an entry fits; `share` is how much of the question it explains. **Units**: both 0 to 1.
 */
export type Match = { intent: Intent; score: number; share: number }

/** The weight of a word that is only in another wording of the same entry. */
const SIBLING_WORTH = 0.6

/** The weights of a word with little meaning, and of one that isn't in the table. */
const FILLER_WEIGHT = 0.25
const UNKNOWN_WEIGHT = 0.7

/** How much the coverage of the question counts against that of the wording. */
const QUESTION_POWER = 0.62

type Entry = { intent: Intent; wordings: readonly ReadonlySet<Term>[]; terms: ReadonlySet<Term> }

for (const { asks } of table) for (const wording of asks) learnWords(wording)

/** Parsed when the first question loads this module, so that pages don't pay for it. */
const entries: readonly Entry[] = table.map((intent) => {
  const wordings = intent.asks.map((text) => new Set(readSlots(text).terms))
  return { intent, wordings, terms: new Set(wordings.flatMap((terms) => [...terms])) }
})

const weights = weighTerms()

/** The entries that fit a question, best first. */
export function rank(terms: readonly Term[]): Match[] {
  const asked = [...new Set(terms)]
  const total = sum(asked.map(weightOf))
  return entries
    .flatMap((entry) => fit(entry, asked, total) ?? [])
    .toSorted((a, b) => b.score - a.score)
}

/** Scores the wording that is closest to the question. */
function fit({ intent, wordings, terms }: Entry, asked: readonly Term[], total: number) {
  const known = sum(asked.filter((term) => terms.has(term)).map(weightOf))
  if (known === 0) return null
  let best = { intent, score: 0, share: 0 }
  for (const wording of wordings) {
    const repeated = sum(asked.filter((term) => wording.has(term)).map(weightOf))
    if (repeated === 0) continue
    const share = (repeated + (known - repeated) * SIBLING_WORTH) / total
    const coverage = Math.min(1, repeated / sum([...wording].map(weightOf)))
    const score = share ** QUESTION_POWER * coverage ** (1 - QUESTION_POWER)
    if (score > best.score) best = { intent, score, share }
  }
  return best
}

/** Words in fewer entries weigh more. */
function weighTerms(): ReadonlyMap<Term, number> {
  const counts = new Map<Term, number>()
  for (const { terms } of entries) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const rarity = (count: number) =>
    Math.log(1 + entries.length / count) / Math.log(1 + entries.length)
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
