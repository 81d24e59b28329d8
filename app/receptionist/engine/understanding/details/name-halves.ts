import { part } from '../text/patterns.ts'
import { isCommonWord } from './common-words.ts'
import { capitalised } from './spelling.ts'

const IS = String.raw`(?:['’]?s| is|:|,)? `
const FIRST = '(?:first|christian|given) name|forename'
const LAST = 'surname|(?:last|second|family) name'
/** A word of a name, but no spelling: "P-U-G-H". */
const WORD = String.raw`(?!(?:is|it|the|on|in|my|spelt|spelled|same|\p{L}-\p{L})(?!\p{L}))(\p{L}[\p{L}'’-]+)`
/** "First name Jo, surname Hale" */
const BOTH = new RegExp(
  part`^(?:.*[,.] )?(?:it's |it is )?(?:my |the )?(?:${FIRST})${IS}${WORD}[,.]? (?:and )?(?:my |the )?(?:${LAST})${IS}${WORD}\W*$`,
  'iu',
)
/** "The surname's Hale", "my first name is Jo" */
const ONE = new RegExp(
  part`^(?:(?:it's|it is|oh|er|and|sorry|yes|yeah|the|my),? )*(?:(${FIRST})|(?:${LAST}))${IS}${WORD}\W*$`,
  'iu',
)

/** The name whose halves a line gives by their terms, put to the half that is `known`; null if it gives none. */
export function completedName(line: string, known: string | null): string | null {
  const [, first, last] = BOTH.exec(line) ?? []
  if (first !== undefined && last !== undefined) return `${capitalised(first)} ${capitalised(last)}`
  const [, isFirst, said] = ONE.exec(line) ?? []
  if (said === undefined) return null
  const half = capitalised(said)
  if (known === null || known.includes(' ')) return known === null ? half : null
  return isFirst === undefined ? `${known} ${half}` : `${half} ${known}`
}

/** Before the caller's own name in a message: "ask for Jo Hale", "it's Jo Hale", "the name's Jo Hale". */
const TO_SELF = part`
  (?<![\p{L}'])(?:
    ask(?:ing)? (?:reception )?for|it's|its|that's|thats|i'm|im|this is|name's|name is|names|put(?: down)?|say(?: it's)?
    |(?:tell|let) (?:him|her|them|the \p{L}+)(?: know)?(?: that)?(?: it's)?|from|mark(?:ed)? (?:it )?for
  )[ ]
`

/** The first name that she has, said again with its surname: "ask for Jo Hale", "0113 496 0822, Jo Hale"; or null. */
export function surnameAdded(line: string, known: string): string | null {
  if (known.includes(' ')) return null
  const said = new RegExp(
    `(?:^|[.!?;,] (?:and )?|\\d,? |(?<self>${TO_SELF}))${known} (?<surname>\\p{L}[\\p{L}'’-]+)(?=[.!?;,]|\\W*$|,? (?:please|thanks|on|at|from|here|speaking|about|again|and)(?!\\p{L}))`,
    'iu',
  )
  const { self, surname = '' } = said.exec(line)?.groups ?? {}
  const isWritten = /^\p{Lu}/u.test(surname)
  const isName = surname !== '' && !isCommonWord(surname.toLowerCase())
  return isName && (isWritten || self !== undefined) ? `${known} ${capitalised(surname)}` : null
}
