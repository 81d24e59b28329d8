import type MiniSearch from 'minisearch'
import type { AsPlainObject } from 'minisearch'
import { index, passages } from 'virtual:site-passages'
import type { Passage } from './passage.ts'
import { openIndex } from './search-index.ts'
import { contentOf, learnSpellings, type Term } from './words.ts'

/**
 * What a search found.
 *
 * **Shape**: `coverage` is the share of the question that the passage speaks of, `likeness` the share
 * of its heading that the question repeats; both from 0 to 1, rare words counting more.
 */
export type Found = {
  passage: Passage
  coverage: number
  likeness: number
  matched: readonly Term[]
}

/** How many of the best matches are weighed. */
const CANDIDATE_COUNT = 6

type Site = { search: MiniSearch; postings: Map<Term, AsPlainObject['index'][number][1]> }

let site: Site | null = null

/** Opens the index on first use: a visitor who asks nothing pays nothing. */
function openSite(): Site {
  if (site) return site
  const written = JSON.parse(index) as AsPlainObject
  const postings = new Map(written.index)
  learnSpellings(postings.keys())
  site = { search: openIndex(written), postings }
  return site
}

/** Makes the site's own words known to the speller, before a question is read. */
export function prepareKnowledge(): void {
  openSite()
}

/** How much a term tells: rare ones more, unknown ones most. */
export function weightOf(term: Term): number {
  const fields = openSite().postings.get(term) ?? {}
  const places = new Set(Object.values(fields).flatMap((places) => Object.keys(places)))
  return Math.log(1 + passages.length / (0.5 + places.size))
}

/** The passage that speaks of most of these terms, or null. */
export function findBest(terms: readonly Term[]): Found | null {
  const { search } = openSite()
  const wanted = [...new Set(terms)]
  const total = sum(wanted)
  if (total === 0) return null
  let best: Found | null = null
  for (const { id, terms: matched } of search.search(wanted.join(' ')).slice(0, CANDIDATE_COUNT)) {
    const passage = passages[Number(id)]
    const coverage = sum(matched) / total
    if (passage && (!best || coverage > best.coverage + 0.1))
      best = { passage, coverage, likeness: likeness(passage, wanted), matched }
  }
  return best
}

/** Which share of a passage's heading these terms repeat. */
export function likeness({ title }: Passage, terms: readonly Term[]): number {
  const heading = [...new Set(contentOf(title))]
  return sum(heading.filter((term) => terms.includes(term))) / (sum(heading) || 1)
}

/** The first passage with such a heading, on a page or anywhere; null once the site says it no more. */
export function findPassage(title: RegExp, href = ''): Passage | null {
  return passages.find((each) => title.test(each.title) && each.href.startsWith(href)) ?? null
}

/** The articles of the blog, as links. */
export function articleSources(): { title: string; href: string }[] {
  const titles = new Map(
    passages
      .filter(({ href }) => /^\/blog\/[^#]+$/.test(href))
      .map(({ href, source }) => [href, source]),
  )
  return [...titles].map(([href, title]) => ({ title, href }))
}

function sum(terms: readonly Term[]): number {
  return terms.reduce((total, term) => total + weightOf(term), 0)
}
