import type { Intent } from './intents/intent.ts'
import { table } from './intents/table.ts'
import { readSlots } from './slots.ts'
import { isFiller, learnWords, type Term } from './words.ts'

/** How well an entry fits a question. **Units**: `score` and `share`, of the question that it explains, from 0 to 1. */
export type Match = { intent: Intent; score: number; share: number }

/** What a word adds that isn't in the wording itself but in another one of the entry. */
const SIBLING_WORTH = 0.6

/** What a word of little meaning weighs, and one that the table doesn't know. */
const FILLER_WEIGHT = 0.25
const UNKNOWN_WEIGHT = 0.7

/** In which share of an entry's wordings a word must stand to be at the heart of it. */
const HEART_SHARE = 0.5

/** How much of a question counts against how much of the wording. */
const QUESTION_POWER = 0.62

/** What it adds to an entry that it follows from the question before, or belongs to the trade that is named. */
const FAVOUR = 0.1
const OTHER_TRADE = -0.04

type Entry = {
  intent: Intent
  wordings: readonly ReadonlySet<Term>[]
  counts: ReadonlyMap<Term, number>
}

type Index = { entries: readonly Entry[]; weights: ReadonlyMap<Term, number> }

/** What a question is matched against. */
export function buildIndex(intents: readonly Intent[]): Index {
  for (const { asks } of intents) for (const wording of asks) learnWords(wording)
  const entries = intents.map((intent) => {
    const wordings = intent.asks.map((text) => new Set(readSlots(text).terms))
    const counts = new Map<Term, number>()
    for (const term of wordings.flatMap((terms) => [...terms])) {
      counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    return { intent, wordings, counts }
  })
  const spread = new Map<Term, number>()
  for (const { counts } of entries) {
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  }
  const weights = new Map<Term, number>()
  for (const [term, count] of spread) {
    const rarity = Math.log(1 + entries.length / count) / Math.log(1 + entries.length)
    weights.set(term, isFiller(term) ? FILLER_WEIGHT * rarity : rarity)
  }
  return { entries, weights }
}

/**
 * The entries by how well they fit a question, the best first.
 *
 * **Shape**: `favoured` are likelier than others, by what was said before; `trades` are those named.
 */
export function rank(
  terms: readonly Term[],
  favoured: readonly string[] = [],
  trades: readonly string[] = [],
  { entries, weights }: Index = index,
): Match[] {
  const asked = new Map<Term, number>()
  for (const term of new Set(terms)) {
    const unknown = isFiller(term) ? FILLER_WEIGHT : UNKNOWN_WEIGHT
    asked.set(term, weights.get(term) ?? unknown)
  }
  const total = sum(asked.values())
  if (total === 0) return []
  const found = entries.flatMap((entry) => fit(entry, asked, total, weights) ?? [])
  const leaning = ({ id, trade }: Intent) =>
    (favoured.includes(id) || (trade !== null && trades.includes(trade)) ? FAVOUR : 0) +
    (trade !== null && !trades.includes(trade) ? OTHER_TRADE : 0)
  return found
    .map((match) => ({ ...match, score: match.score + leaning(match.intent) }))
    .toSorted((a, b) => b.score - a.score)
}

/** Half by the wording that is most like the question, half by what all of them have in common. */
function fit(
  { intent, wordings, counts }: Entry,
  asked: ReadonlyMap<Term, number>,
  total: number,
  weights: ReadonlyMap<Term, number>,
): Match | null {
  let siblings = 0
  let heart = 0
  for (const [term, weight] of asked) {
    const count = counts.get(term) ?? 0
    if (count === 0) continue
    siblings += weight * SIBLING_WORTH
    heart += weight * Math.min(1, count / (wordings.length * HEART_SHARE))
  }
  if (siblings === 0) return null
  let best = { likeness: 0, share: 0 }
  for (const wording of wordings) {
    let repeated = 0
    for (const [term, weight] of asked) if (wording.has(term)) repeated += weight
    if (repeated === 0) continue
    const share = (repeated + siblings - repeated * SIBLING_WORTH) / total
    const own = sum([...wording].map((term) => weights.get(term) ?? 0)) || 1
    const likeness = share ** QUESTION_POWER * Math.min(1, repeated / own) ** (1 - QUESTION_POWER)
    if (likeness > best.likeness) best = { likeness, share }
  }
  // A wording repeated word for word is the question, however seldom its words are used.
  const score =
    best.likeness > EXACT ? best.likeness : (best.likeness + Math.sqrt(heart / total)) / 2
  return { intent, score, share: best.share }
}

const EXACT = 0.985

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Built when the first question loads this module: a page pays nothing for it. */
const index = buildIndex(table)
