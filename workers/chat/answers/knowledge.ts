import MiniSearch from 'minisearch'
import { passages } from 'virtual:site-passages'
import type { Passage } from './passage.ts'
import { isFiller, learnSpellings, plainWords, stem, termsOf, type Term } from './words.ts'

/** What a search found, and which share of the question it speaks of, from 0 to 1. */
export type Found = { passage: Passage; coverage: number; matched: readonly Term[] }

/** A heading tells more of what a passage is about than a word inside it. */
const TITLE_BOOST = 1.8

/** How many of the best matches are weighed. */
const CANDIDATE_COUNT = 6

type Index = { search: MiniSearch; frequency: Map<Term, number> }

let index: Index | null = null

/** Builds the index on first use: a visitor who asks nothing pays nothing. */
function openIndex(): Index {
  if (index) return index
  const frequency = new Map<Term, number>()
  const search = new MiniSearch({
    fields: ['title', 'text'],
    // Both sides bring terms already; MiniSearch only counts them.
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { title: TITLE_BOOST } },
  })
  for (const [id, { title, text }] of passages.entries()) {
    learnSpellings(plainWords(`${title} ${text}`).map(stem))
    const fields = { title: contentOf(title), text: contentOf(text) }
    for (const term of new Set([...fields.title, ...fields.text]))
      frequency.set(term, (frequency.get(term) ?? 0) + 1)
    search.add({ id, title: fields.title.join(' '), text: fields.text.join(' ') })
  }
  index = { search, frequency }
  return index
}

/** Makes the site's own words known to the speller, before a question is read. */
export function prepareKnowledge(): void {
  openIndex()
}

/** How much a term tells: rare ones more, unknown ones most. */
export function weightOf(term: Term): number {
  const { frequency } = openIndex()
  return Math.log(1 + passages.length / (0.5 + (frequency.get(term) ?? 0)))
}

/** The passage that speaks of most of these terms, or null. */
export function findBest(terms: readonly Term[]): Found | null {
  const { search } = openIndex()
  const wanted = [...new Set(terms)]
  const total = sum(wanted)
  if (total === 0) return null
  let best: Found | null = null
  for (const { id, terms: matched } of search.search(wanted.join(' ')).slice(0, CANDIDATE_COUNT)) {
    const passage = passages[Number(id)]
    const coverage = sum(matched) / total
    if (passage && (!best || coverage > best.coverage + 0.1)) best = { passage, coverage, matched }
  }
  return best
}

/** The first passage with such a heading, on a page or anywhere; null once the site says it no more. */
export function findPassage(title: RegExp, href = ''): Passage | null {
  return passages.find((each) => title.test(each.title) && each.href.startsWith(href)) ?? null
}

/** A text's terms that mean something. */
export function contentOf(text: string): Term[] {
  return termsOf(text).filter((term) => !isFiller(term))
}

function sum(terms: readonly Term[]): number {
  return terms.reduce((total, term) => total + weightOf(term), 0)
}
