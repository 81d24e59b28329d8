import SearchableMap from 'minisearch/SearchableMap'
import { brand } from '#app/site/brand.ts'
import { concepts, fillers, shorthand } from './synonyms.ts'
import { tradeWords } from './trades.ts'

/** A word of a visitor, cut to its stem, or the concept that stands for it and its synonyms. */
export type Term = string

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu

/** Words of this length or longer may be one letter off; longer ones two. */
const ONE_SLIP_CHARS = 5
const TWO_SLIPS_CHARS = 9

/** No word of ours is longer. */
const WORD_MAX_CHARS = 24
const CORRECTION_MAX_COUNT = 12

/** Words whose last letter tells them from others: note from not, here from her. */
const whole = new Set(['note', 'here', 'care', 'site', 'plane', 'bare'])

/** A word of the topics is meant before one that only stands somewhere on the site. */
const STRANGER_SLIPS = 0.5

const stems = new Map<string, string>()
const phrases = new Map<string, { words: string[]; concept: Term }[]>()
const fillerStems = new Set(fillers.split(' ').map(stem))

/** Words that are spelled right: those of the topics, and others of the site. */
const topicWords = new Set(fillerStems)
const siteWords = new Set<string>()
let speller: SearchableMap<number> | null = null

const vocabulary: Record<Term, string> = {
  ...tradeWords,
  ...concepts,
  larkline: brand.name,
  ava: `${brand.persona}, she, her`,
}
for (const [concept, list] of Object.entries(vocabulary)) {
  for (const phrase of list.split(', ')) {
    const words = plainWords(phrase).map(stem)
    const [first = ''] = words
    const sameStart = phrases.get(first) ?? []
    sameStart.push({ words, concept })
    // Of two phrases with one beginning the longer is meant.
    phrases.set(
      first,
      sameStart.sort((a, b) => b.words.length - a.words.length),
    )
    for (const word of words) topicWords.add(word)
  }
}

/** A text's words in lower case, without marks, markup and shorthand. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .replace(/\b24\s*[/x-]\s*7\b/g, '247')
  return (plain.match(WORD) ?? []).flatMap((word) => {
    const bare = word.replace(/['’]s$/, '').replace(/['’]/g, '')
    return Object.hasOwn(shorthand, bare) ? (shorthand[bare]?.split(' ') ?? []) : [bare]
  })
}

/** A word without its ending, so that cancel, cancels and cancelling are one. */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  let end = word
  if (end.length > 3) {
    if (end.endsWith('ies')) end = `${end.slice(0, -3)}y`
    else if (/(?:sses|shes|ches|xes)$/.test(end)) end = end.slice(0, -2)
    else if (/[^su]s$/.test(end)) end = end.slice(0, -1)
    for (const ending of ['ing', 'ed', 'ation', 'ly'])
      if (
        end.endsWith(ending) &&
        /[aeiouy].*$/.test(end.slice(0, -ending.length)) &&
        end.length - ending.length > 2
      )
        end = end.slice(0, -ending.length)
    if (!whole.has(end))
      end = end
        .replace(/(?<=..)(?:at)?e$/, '')
        .replace(/(?<=..)y$/, 'i')
        .replace(/([^aeiou])\1$/, '$1')
  }
  stems.set(word, end)
  return end
}

/** Adds words that count as spelled right. */
export function learnSpellings(words: Iterable<string>): void {
  for (const word of words) siteWords.add(word)
}

function isSpelled(word: string): boolean {
  return topicWords.has(word) || siteWords.has(word)
}

/** Finds like words; built only once somebody has mistyped. */
function openSpeller(): SearchableMap<number> {
  if (speller) return speller
  speller = new SearchableMap()
  for (const words of [siteWords, topicWords])
    for (const word of words)
      if (!/\d/.test(word)) speller.set(word, words === topicWords ? 0 : STRANGER_SLIPS)
  return speller
}

/** Whether a term stands for itself and its synonyms. */
export function isConcept(term: Term): boolean {
  return Object.hasOwn(vocabulary, term)
}

/** Whether a term carries no meaning of its own. */
export function isFiller(term: Term): boolean {
  return fillerStems.has(term) || /^(?:\d+|ava|larkline)$/.test(term)
}

/** Whether the site or its synonyms know the term. */
export function isKnown(term: Term): boolean {
  return isSpelled(term) || isConcept(term)
}

/** A text as terms, in order; with `correct`, words that nobody knows become the nearest known. */
export function termsOf(text: string, { correct = false } = {}): Term[] {
  const words = plainWords(text).map(stem)
  if (correct) correctSpelling(words)
  const terms: Term[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const from = at
    const match = phrases
      .get(word)
      ?.find(({ words: phrase }) => phrase.every((part, offset) => words[from + offset] === part))
    terms.push(match?.concept ?? word)
    at += match?.words.length ?? 1
  }
  return terms
}

/** A text's terms that mean something. */
export function contentOf(text: string): Term[] {
  return termsOf(text).filter((term) => !isFiller(term))
}

/** Mends what is misspelled; a flood of nonsense is left as it is, because each look-up takes time. */
function correctSpelling(words: string[]): void {
  let left = CORRECTION_MAX_COUNT
  for (const [at, word] of words.entries()) {
    if (word.length < 4 || word.length > WORD_MAX_CHARS || /\d/.test(word) || isSpelled(word))
      continue
    if (left === 0) return
    left -= 1
    words[at] = nearest(word)
  }
}

/** The known word that was meant: its letters in order, or the one with the fewest slips. */
function nearest(word: string): string {
  for (let at = 0; at < word.length - 1; at += 1) {
    const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
    if (isSpelled(swapped)) return swapped
  }
  if (word.length < ONE_SLIP_CHARS) return word
  let best = word
  let fewest = Infinity
  for (const [known, [rank, slips]] of openSpeller().fuzzyGet(
    word,
    word.length < TWO_SLIPS_CHARS ? 1 : 2,
  )) {
    const distance = slips + rank
    if (distance < fewest && known[0] === word[0] && known.length > 3) {
      best = known
      fewest = distance
    }
  }
  return best
}
