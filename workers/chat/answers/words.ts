import { fillers, shorthand, synonyms } from './synonyms.ts'

/** A word of a question: cut to its stem, the name of a meaning, or a slot such as `#plan`. */
export type Term = string

/** The similarity that a misspelt word needs to a known one. **Units**: Dice's coefficient. */
const ALIKE_FLOOR = 0.56
const SLIP_MIN_CHARS = 5

const fillerStems = new Set(fillers.split(' ').map(stem))

/** Known words with their trigrams, by first letter, which people rarely mistype. */
const knownWords = new Map<string, Map<string, ReadonlySet<string>>>()

type Phrase = { words: string[]; term: Term }

/** Phrases by their first word, the longest first. */
const phrases = new Map<string, Phrase[]>()

/** Makes each phrase of a comma-separated list stand for one term. */
export function addPhrases(term: Term, list: string): void {
  learnWords(list)
  for (const phrase of list.split(', ')) {
    const words = plainWords(phrase).map(stem)
    const [first = ''] = words
    const sameStart = [...(phrases.get(first) ?? []), { words, term }]
    phrases.set(
      first,
      sameStart.toSorted((a, b) => b.words.length - a.words.length),
    )
  }
}

for (const [term, list] of synonyms) addPhrases(term, list)
learnWords(fillers)

/** A text's words in lower case, without abbreviations, punctuation and markup. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .replace(/\b24\s*[/x-]\s*7\b/g, '247')
    .replace(/['’`]/g, '')
  const words = plain.match(/#?[a-z0-9]+/g) ?? []
  return words.flatMap((word) => shorthand.get(word)?.split(' ') ?? word)
}

/** The terms of a text, in order; a phrase is one term. */
export function termsOf(text: string): Term[] {
  const words = plainWords(text).map(stem).map(spelled)
  const terms: Term[] = []
  for (let at = 0; at < words.length;) {
    const found = phrases
      .get(words[at] ?? '')
      ?.find(({ words: phrase }) => phrase.every((word, offset) => words[at + offset] === word))
    terms.push(found?.term ?? words[at] ?? '')
    at += found?.words.length ?? 1
  }
  return terms
}

/** Whether a term carries little meaning by itself. */
export function isFiller(term: Term): boolean {
  return fillerStems.has(term)
}

/** Removes a common ending, so that cancel, cancels and cancelling are one term. */
function stem(word: string): string {
  if (word.length <= 3 || word.startsWith('#') || word === 'teams') return word
  let end = word
  if (end.endsWith('ies')) end = `${end.slice(0, -3)}y`
  else if (/(?:ss|sh|ch|x)es$/.test(end)) end = end.slice(0, -2)
  else if (/[^su]s$/.test(end)) end = end.slice(0, -1)
  const bare = end.replace(/(?:ing|ed)$/, '')
  if (bare.length >= 3 && bare !== end) end = bare.replace(/([^aeiouls])\1$/, '$1')
  return end.replace(/e$/, '')
}

/** Adds a text's words to the speller. */
export function learnWords(text: string): void {
  for (const word of plainWords(text).map(stem)) {
    const sameStart = knownWords.get(word.charAt(0)) ?? new Map<string, ReadonlySet<string>>()
    knownWords.set(word.charAt(0), sameStart)
    if (!sameStart.has(word)) sameStart.set(word, trigrams(word))
  }
}

/** A word, or the known word that it is most likely meant to be. */
function spelled(word: string): string {
  const sameStart = knownWords.get(word.charAt(0))
  if (word.length < SLIP_MIN_CHARS || sameStart?.has(word) || /[\d#]/.test(word)) return word
  const own = trigrams(word)
  let best = word
  let bestAlike = ALIKE_FLOOR
  for (const [known, grams] of sameStart ?? []) {
    if (Math.abs(known.length - word.length) > 2) continue
    const alike = dice(own, grams)
    if (alike > bestAlike) [best, bestAlike] = [known, alike]
  }
  return best
}

function trigrams(word: string): ReadonlySet<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 3)))
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const each of a) if (b.has(each)) shared += 1
  return (2 * shared) / (a.size + b.size)
}
