import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { Passage } from './passage.ts'
import { contentOf } from './words.ts'

/** A heading tells more of what a passage is about than a word inside it. */
const TITLE_BOOST = 1.8

/** How passages are indexed: as the terms of both sides, which MiniSearch only counts and ranks. */
const options: Options = {
  fields: ['title', 'text'],
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term,
  searchOptions: { boost: { title: TITLE_BOOST } },
}

/** Indexes passages by their place in the list, for a build to write down. */
export function buildIndex(passages: readonly Passage[]): AsPlainObject {
  const index = new MiniSearch(options)
  for (const [id, { title, text }] of passages.entries())
    index.add({ id, title: contentOf(title).join(' '), text: contentOf(text).join(' ') })
  return index.toJSON()
}

/** Takes up an index that a build has written down. */
export function openIndex(written: AsPlainObject): MiniSearch {
  return MiniSearch.loadJS(written, options)
}
