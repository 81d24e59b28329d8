import { part } from '../text/patterns.ts'
import { isCommonWord } from './common-words.ts'
import { PROPER } from './name-parser.ts'
import { capitalised } from './spelling.ts'

const RENAMED = new RegExp(
  part`
    \b(sur|last |second )?name\b[^.?!]{0,24}?\b(?:
      to|it's|it is|is|should be|as
    ) (\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?)\W*$
  `,
  'iu',
)

/** "No, put Ronald Sykes", and not "put Ronald Sykes on" or "for the card, put Love Jane" */
const PUT = new RegExp(
  `^(?:(?:[Nn]o|[Oo]h|[Ww]ait|[Ss]orry|[Aa]ctually|[Jj]ust|[Pp]lease),? )*[Pp]ut (?!Love |Happy |Merry )(${PROPER} ${PROPER})(?=\\W*$|,? (?:please|instead|down(?=\\W*$)|(?:it|that|he|she)'s)(?!\\p{L}))`,
  'u',
)

/** Wonders at the name that she has said, and gives the right one: "Stiff? No, it's Craig, Craig Dunn". */
const WONDERED = new RegExp(
  `^(?:[^?]{0,16} )?(${PROPER})[?!]+ (?:[Nn]o,? )(?:[Ii]t's |[Ii]'m |[Nn]ame's )?(?:${PROPER}[,.] )?(${PROPER}(?: ${PROPER})?)(?!\\p{L})`,
  'u',
)

/**
 * The name that a tidy line puts in place of the known one: "change the name to Jo Bellamy", "wrong surname, it's
 * Hale", "put Ronald Sykes".
 */
export function findRenamed(text: string, known: string): string | null {
  const [, put] = PUT.exec(text) ?? []
  if (put !== undefined) return put
  const [, wondered = '', right] = WONDERED.exec(text) ?? []
  if (right !== undefined && known.split(' ').includes(wondered)) return right
  const [, surname, name] = RENAMED.exec(text) ?? []
  if (name === undefined || name.split(' ').some((word) => isCommonWord(word.toLowerCase())))
    return null
  const said = name.split(' ').map(capitalised).join(' ')
  const [first = ''] = known.split(' ')
  return surname === undefined || said.includes(' ') ? said : `${first} ${said}`
}

const SWAPPED = new RegExp(
  part`
    (?:^|(?<![\p{L}'])(?:
      it's|it is|is|i'm|that's|name's|no,?|sorry,?
    ) )(\p{L}[\p{L}'-]+),? (?:and )?not (\p{L}[\p{L}'-]+)
  `,
  'iu',
)

/** "Yes, but not Callum, it's Angela" */
const SWAPPED_LATER = new RegExp(
  part`
    (?<![\p{L}'])not (?<wrong>\p{L}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)?(?: though)?(?:
      [,.;]? (?:and |but )?(?:it's|its|it is|it should be|should be|that's|i'm|name's|the name's|put)
      |[,.;](?: but)?
    ) (?<right>(?!\p{L}+day(?!\p{L}))\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?=\W*$|[,.;!]| (?:for|as|on) (?:the|it|there)\b)
  `,
  'u',
)

/** The name so far without what a line says that it is not: "not Callum, it's Angela"; null if it has no such word. */
export function findPutRight(line: string, known: string): string | null {
  const { wrong = '', right = '' } = SWAPPED_LATER.exec(line)?.groups ?? {}
  const words = known.split(' ')
  const at = words.findIndex((word) => word.toLowerCase() === wrong.toLowerCase())
  if (at < 0 || isCommonWord(right.toLowerCase())) return null
  return right.includes(' ') ? right : words.with(at, right).join(' ')
}

const LETTER = /(?<!\p{L})(\p{Lu}[\p{L}'-]+),? (with|without) an? (\p{L})(?![\p{L}'])/u

/** The name with one word of it spelt as a line says: "Brown with an e", "it's Priya with a P"; or null. */
export function withLetter(line: string, name: string): string | null {
  const [, said = '', how, letter = ''] = LETTER.exec(line) ?? []
  const words = name.split(' ')
  const small = said.toLowerCase()
  const at = words.findLastIndex((word) => word.toLowerCase() === small)
  if (at >= 0) {
    const spelt = respelt(said, letter.toLowerCase(), how === 'with')
    return spelt === null ? null : words.with(at, spelt).join(' ')
  }
  const alike = words.findLastIndex(
    (word) => Math.abs(word.length - small.length) < 2 && word.slice(-1) === small.slice(-1),
  )
  const isSaid = how === 'with' && small.includes(letter.toLowerCase())
  return isSaid && alike >= 0 ? words.with(alike, said).join(' ') : null
}

/** A name with, or without, the letter that other spellings of it have: Browne, Smyth, Katherine, Jon. */
function respelt(word: string, letter: string, isWith: boolean): string | null {
  const put = (from: RegExp, to: string) => (from.test(word) ? word.replace(from, to) : null)
  if (!isWith)
    return put(new RegExp(`${letter}$`), '') ?? put(new RegExp(`${letter}(?!.*${letter})`), '')
  if (letter === 'e') return put(/(?<!e)$/, 'e')
  // "Mistry with a y" is right already.
  if (word.toLowerCase().includes(letter)) return null
  if (letter === 'y') return put(/i(?!.*i)/, 'y')
  if (letter === 'k') return put(/^C/, 'K')
  return letter === 'c' ? put(/^K/, 'C') : null
}

/** The name so far with one word of it corrected in a tidy line: "it's Angela, not Callum". */
export function findSwapped(text: string, known: string): string | null {
  const [, name = '', other = ''] = SWAPPED.exec(text) ?? []
  const words = known.split(' ')
  const at = words.findIndex((word) => word.toLowerCase() === other.toLowerCase())
  // "Tattersall, not Tuttersall", where she has heard neither.
  const like = words.findLastIndex((word) => isLike(word.toLowerCase(), name.toLowerCase()))
  const index = at < 0 ? like : at
  return index < 0 || isCommonWord(name.toLowerCase())
    ? null
    : words.with(index, capitalised(name)).join(' ')
}

/** Whether two long words begin alike and end alike. */
const isLike = (one: string, other: string) =>
  one.length > 4 && one !== other && one[0] === other[0] && one.slice(-4) === other.slice(-4)

/** Says a word of the name once more: "no, Philip, one L", "it's Anne with an e", "just the one F! Forster". */
const SAID_AGAIN = new RegExp(
  part`
    (?:
      ^(?:(?:no|oh|sorry|actually|and|but),? )*(?:no,? |sorry,? |it's (?:just )?|that's (?:just )?|it is |and |actually,? )
      |^(?=\p{L}+ (?:with|spelt|spelled)(?!\p{L}))
      |\b(?:one|two|three|double|single) \p{L}(?:'?s)?(?:[.!,]* | (?:and )?)
    )(\p{Lu}\p{Ll}+)(?=\W*$|[,.!;]|,? (?:with|one|two|double|spelt|spelled)(?!\p{L}))
  `,
  'iu',
)

/** The name so far with one word of it said again a little otherwise. */
export function findSaidAgain(text: string, known: string): string | null {
  const [, again = ''] = SAID_AGAIN.exec(text) ?? []
  const words = known.split(' ')
  const isMeant =
    /^\p{Lu}/u.test(again) && !words.includes(again) && !isCommonWord(again.toLowerCase())
  const at = words.findLastIndex(
    (word) => isOneApart(word.toLowerCase(), again.toLowerCase()) || isCutShort(word, again),
  )
  return isMeant && at >= 0 ? words.with(at, again).join(' ') : null
}

/** "It's just Bairstow", of what was heard as a longer word. */
const isCutShort = (word: string, again: string) =>
  again.length > 4 && word.toLowerCase().startsWith(again.toLowerCase())

/** Whether two words differ by one letter, more, less or other. */
function isOneApart(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  return (
    Math.min(one.length, other.length) >= 3 &&
    (rest.slice(1) === otherRest ||
      rest === otherRest.slice(1) ||
      rest.slice(1) === otherRest.slice(1))
  )
}
