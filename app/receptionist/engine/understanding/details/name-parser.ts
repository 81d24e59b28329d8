import { isCommonWord } from './common-words.ts'
import { capitalised } from './spelling.ts'

/** One word of a name, with its capital. A source for patterns with the flag `u`. */
export const PROPER = "\\p{Lu}[\\p{L}-]+(?:'\\p{Lu}\\p{L}+)?"

const PARTICLES =
  /^(?:van|von|der|den|de|da|del|della|di|du|la|le|dos|das|bin|binti|ibn|al|el|st|ap|ó|ní|o|y)$/
const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|doctor|prof|professor|rev|reverend|sir|dame|lady|lord)$/
const NAME_MAX_WORDS = 5

/** Splits text into the name it begins with and the rest. */
export function capture(text: string, isLoose: boolean): { name: string; rest: string } | null {
  const words: string[] = []
  let isProper = false
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[^\s]+/g)) {
    const bare = word.replace(/[,.!?;:]+$/, '')
    const small = bare.toLowerCase()
    const isTitle = TITLES.test(small) && (words.length === 0 || words.at(-1) === 'and')
    // "Mr and Mrs Patel"
    const isCouple =
      TITLES.test(words[0]?.toLowerCase() ?? '') &&
      (words.length === 1
        ? small === 'and'
        : words.length === 2 && words[1] === 'and' && TITLES.test(small))
    const isJoin = PARTICLES.test(small) || isCouple
    const isCapital = /^\p{Lu}/u.test(bare)
    if (!/^\p{L}[\p{L}\p{M}'.-]*$/u.test(bare) || /'(?:s|ll|re|ve|m|d|t)$/.test(small)) break
    const isPlural = words.length === 0 && !isCapital && isCommonWord(small.replace(/s$/, ''))
    if (
      (isPlural || isCommonWord(small)) &&
      !isTitle &&
      !isCouple &&
      !isNameHere(small, words, isCapital, text)
    )
      break
    if (words.length === 0) isProper = isCapital
    if (
      !isCapital &&
      !isJoin &&
      isProper &&
      words.length > 0 &&
      !TITLES.test(words[0]?.toLowerCase() ?? '')
    )
      break
    if (!isCapital && !isLoose && !isJoin) break
    words.push(bare)
    end = index + bare.length
    const isAbbreviated = isTitle && word === `${bare}.`
    if (isAbbreviated) end++
    else if (words.length === NAME_MAX_WORDS || bare !== word) break
  }
  while (words.length > 0 && /^(?:de|da|la|le|y|el|al|o|and)$/.test(words.at(-1) ?? '')) words.pop()
  const [first = ''] = words
  if (
    words.length === 1 &&
    (TITLES.test(first.toLowerCase()) || PARTICLES.test(first) || first.length < 2)
  )
    return null
  if (words.length === 0) return null
  const name = words.join(' ')
  return { name: /\p{Lu}/u.test(name) ? name : capitalised(name), rest: text.slice(end).trim() }
}

/** Whether an everyday word is a name where it stands: "Iris Day", "Anh Do", "An Le". */
function isNameHere(
  word: string,
  before: readonly string[],
  isCapital: boolean,
  text: string,
): boolean {
  if (word === 'o' && before.length > 0) return true
  const all = text.replace(/[.!]+$/, '').split(' ')
  if (before.length === 1 && all.length === 2)
    return !/^(?:please|here|speaking|thanks|calling|now|you|me|him|her|it|us|them|off|out|over|down|gone|broken|bust)$/.test(
      word,
    )
  if (before.length === 1 && isCapital && /^\p{Lu}/u.test(before[0] ?? ''))
    return !/^(?:i|i'm|i'd|and)$/.test(word)
  const second = all[1] ?? ''
  return (
    before.length === 0 &&
    all.length === 2 &&
    isCapital &&
    /^\p{Lu}/u.test(second) &&
    !isCommonWord(second.toLowerCase())
  )
}
