import { part } from '../text/patterns.ts'
import { isCommonWord } from './common-words.ts'
import { PROPER } from './name-parser.ts'
import { capitalised, isSpelt } from './spelling.ts'

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

/** Says how a word of a name is spelt: "Anne with no e", "Steven with a ph", "Philip, one l", "no e on Anne", "one l". */
const LETTERS = new RegExp(
  part`
    (?:
      (?<!\p{L})(?<said>\p{Lu}[\p{L}'-]+),?[ ]
      |^(?:(?:[Yy](?:es|eah|ep)|[Nn]o|[Oo]h|[Ss]orry|[Aa]ctually|[Bb]ut|[Tt]hat's (?:it|me|right))[,.!]* )*(?:(?:[Ii]t|[Tt]hat|[Tt]here)'s )?(?:just )?(?:the )?
    )(?:
      (?<without>[Ww]ithout (?:an?|the)|(?:[Ww]ith )?[Nn]o)
      |[Ww]ith an?
      |(?:[Ww]ith )?(?<one>[Oo]ne|an? single)
      |(?:[Ww]ith )?(?<two>[Tt]wo|(?:an? )?[Dd]ouble)
    ) (?<letter>[Pp][Hh]|\p{L})(?:'?s)?(?:
      (?=\W*$|[,.;!?]| (?:at|not|and|by|please|though|love)(?!\p{L}))
      | (?:on|in)(?: the end)?(?: of)?(?: (?<of>\p{Lu}[\p{L}'-]+))?(?!\p{L})
    )
  `,
  'u',
)

/** What a line says of the spelling of a name: the name as it is then, or "unclear" if it could be written in several ways. */
function heardLetters(line: string, name: string): string | null {
  const { said = '', of, without, one, two, letter = '' } = LETTERS.exec(line)?.groups ?? {}
  // "Alan Fenner, two f's, no, one f, F E N N E R" spells it.
  if (letter === '' || isSpelt(line)) return null
  const [words, small, word] = [name.split(' '), letter.toLowerCase(), of ?? said]
  const spell = (from: string) =>
    one === undefined && two === undefined
      ? respelt(from, small, without === undefined)
      : withCount(from, small, two !== undefined)
  const at = words.findLastIndex((one) => one.toLowerCase() === word.toLowerCase())
  const put = (index: number, to: string) => (to === UNCLEAR ? to : words.with(index, to).join(' '))
  if (at >= 0) return put(at, spell(words[at] ?? ''))
  const changed = words.map(spell)
  const [index, other] = words.flatMap((from, i) =>
    changed[i] === from || changed[i] === UNCLEAR ? [] : [i],
  )
  // "It's Priya with a P", "Clare without the i", of what was heard otherwise.
  if (word !== '') {
    const alike = words.findLastIndex(
      (known) => Math.abs(known.length - word.length) < 2 && known.at(-1) === word.at(-1),
    )
    return alike >= 0 && spell(word) === word ? words.with(alike, word).join(' ') : null
  }
  return index === undefined || other !== undefined ? null : put(index, changed[index] ?? '')
}

const UNCLEAR = ''

/** The name with one word of it spelt as a line says: "Brown with an e", "it's Priya with a P"; or null. */
export function withLetter(line: string, name: string): string | null {
  const spelt = heardLetters(line, name)
  return spelt === UNCLEAR || spelt === name ? null : spelt
}

/** Whether a line says how a word of the name is spelt in a way that leaves the spelling open: "Geoff with a J". */
export const leavesSpelling = (line: string, name: string) => heardLetters(line, name) === UNCLEAR

/** Letters for each other, where a name has one of them: Katherine, Stephen, Vicki, Elisabeth. */
const ALIKE: Readonly<Record<string, string>> = {
  c: 'k',
  k: 'c',
  ph: 'v|f',
  v: 'ph',
  f: 'ph',
  y: 'i',
  i: 'y',
  s: 'z',
  z: 's',
}

/** A word with, or without, a letter; itself if it is so already, and nothing if it is unclear where the letter goes. */
function respelt(word: string, letter: string, isWith: boolean): string {
  const small = word.toLowerCase()
  const count = small.split(letter).length - 1
  if (isWith ? count > 0 : count === 0) return word
  if (!isWith) {
    const end = new RegExp(`${letter}$`, 'i')
    return end.test(word) ? word.replace(end, '') : count > 1 ? UNCLEAR : put(word, letter, '')
  }
  // Clarke, Browne and Anne, but Allen and Grey.
  if (letter === 'e')
    return /^[^aeiouy]*(?:[aeiou]+[^aeiouy]*|y[^aeiouy]+)$/.test(small) ? `${word}e` : UNCLEAR
  if (letter === 'h' && small.endsWith('a')) return `${word}h`
  const from = ALIKE[letter]
  const isOne = from !== undefined && small.match(new RegExp(from, 'g'))?.length === 1
  return isOne ? put(word, from, letter) : UNCLEAR
}

/** A word with a letter once or twice in a row, or nothing if that may be meant of several. */
function withCount(word: string, letter: string, isTwo: boolean): string {
  const small = word.toLowerCase()
  const isDoubled = small.includes(letter + letter)
  if (isDoubled === isTwo) return word
  const from = isTwo ? letter : letter + letter
  if (small.split(from).length !== 2) return small.includes(from) ? UNCLEAR : word
  return put(word, from, isTwo ? letter + letter : letter)
}

/** A word with letters put for others, as large as they were. */
const put = (word: string, from: string, to: string) =>
  capitalised(word.replace(new RegExp(from, 'i'), to))

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
