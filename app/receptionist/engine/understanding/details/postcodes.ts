import { withDigits } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'
import { isCommonWord } from './common-words.ts'

/** **Source**: Royal Mail, the 124 postcode areas. */
const AREAS =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
const areas = new Set(AREAS.split(' '))

const TYPED = /\b([a-z]{1,2})(\d[a-z\d]?)[ ,.-]{0,3}([\dio])([abd-hjlnp-uw-z]{2})\b/g
const SPACED =
  /\b([a-z]) ?([a-z])? ?(\d) ?([a-z\d])?[ ,.-]{0,3}(\d) ?([abd-hjlnp-uw-z]) ?([abd-hjlnp-uw-z])\b/g

/** The same with spaces between the area and its digits: "LS 11 5 RT". "So", "me" and the like are words. */
const APART =
  /(?<![\w'])(?!(?:al|ha|la|le|me|pa|so)\b)([a-z]{1,2}) (\d[a-z\d]?)[ ,.-]{1,3}(\d) ?([abd-hjlnp-uw-z]) ?([abd-hjlnp-uw-z])\b/g

/**
 * What is no second half: "LS6, 1st of May", and words that would be one if their I or O were a digit, as in
 * "LS6, its 1HR" and "LS6, old road".
 */
const NO_HALF =
  /\b(?:i(?:an|ds|ll|nn|ns|rs|sh|ts)|o(?:ak|al|dd|ff|ld|ur|ut|wn|wt|yd)|(?:1st|2nd|3rd|\dth)(?= [a-z]))\b/g

const LETTERS: ReadonlyMap<string, string> = new Map(Object.entries({
  alpha: 'a', alfa: 'a', bravo: 'b', charlie: 'c', delta: 'd', echo: 'e', foxtrot: 'f', golf: 'g',
  hotel: 'h', india: 'i', juliet: 'j', juliett: 'j', kilo: 'k', lima: 'l', mike: 'm', november: 'n',
  oscar: 'o', papa: 'p', quebec: 'q', romeo: 'r', sierra: 's', tango: 't', uniform: 'u',
  victor: 'v', whiskey: 'w', whisky: 'w', xray: 'x', 'x-ray': 'x', yankee: 'y', zulu: 'z',
  ay: 'a', bee: 'b', cee: 'c', see: 'c', dee: 'd', ee: 'e', ef: 'f', eff: 'f', gee: 'g', aitch: 'h', haitch: 'h',
  jay: 'j', kay: 'k', el: 'l', ell: 'l', em: 'm', en: 'n', pee: 'p', cue: 'q', queue: 'q', ar: 'r', are: 'r',
  ess: 's', tee: 't', tea: 't', you: 'u', vee: 'v', ex: 'x', why: 'y', wye: 'y', zed: 'z', zee: 'z',
})) // prettier-ignore

/** Hesitation between the characters: "8 er hang on 8 A N". A last "er" is two letters. */
const HESITATION =
  /(?: ?(?:(?<![\p{L}\d])(?:u+h+m?|u+m+|e+r+m+|e+r+(?=[,. ]+(?:no\b|sorry|wait|hang|hold|i mean|u+m|[a-z\d]\b|\d[a-z]{2}\b))|o+h+(?=, ?\d ?[a-z] ?[a-z]\b)|hang on|hold on|wait|sorry|no|i (?:mean|think)|it's|is it)\b[,. ]*))+/gu

/** Joins the second half to the first, once she has asked: "LS6 and I think its 1HR", "LS6, it ends in 4ND". */
const JOINS = new RegExp(
  part`
    (?<=\b[a-z]{1,2} ?\d[a-z\d]?)(?:[ ,.]+(?:
      and|then|but|well|i (?:think|believe|reckon)|um+|er+m?
      |it'?s|is|it|ends?|in|with
      |the (?:rest|(?:other|second|last) (?:half|bit|part)|end)(?:'?s)?
    )\b)+[ ,.]+(?=\d|(?:one|two|three|four|five|six|seven|eight|nine) [a-z] [a-z]\b)
  `,
  'g',
)

function withoutHesitation(text: string, isAsked: boolean): string {
  const joined = isAsked ? text.replace(JOINS, ' ') : text
  const marked = joined.replace(HESITATION, ' | ')
  return (
    marked
      // "LS20 8AB, no, 8AN" puts the end right, and "8 er 8 A N" says it again.
      .replace(/\b\d ?(?:[a-z](?: ?[a-z])?)?[,. ]* (?:\| *)+(?=\d ?[a-z] ?[a-z]\b)/g, '')
      .replace(/ \| /g, ' ')
  )
}

/** Takes back what was said before: "BD18 2, no, sorry, BD18 4RT". */
const TAKEN_BACK = /\b(?:no|sorry|wait|i mean)[,.]? (?!.*\b(?:no|sorry|wait|i mean)\b)/

/** The postcode in a plain line, as "LS6 1AB". `isAsked`: she has just asked, so letters said one by one count too. */
export function findPostcode(line: string, isAsked: boolean): string | null {
  const [, instead] = isAsked ? line.split(TAKEN_BACK) : []
  return (instead && postcodeIn(instead, isAsked)) || postcodeIn(line, isAsked)
}

function postcodeIn(line: string, isAsked: boolean): string | null {
  const text = withoutHesitation(line, isAsked).replace(NO_HALF, '|')
  for (const found of text.replace(/\bone\b/g, '1').matchAll(TYPED)) {
    const digit = found[3] ?? ''
    // Some people type the letters I and O for 1 and 0.
    if (!isAsked && !/\d/.test(digit)) continue
    const inward = (digit === 'i' ? '1' : digit === 'o' ? '0' : digit) + (found[4] ?? '')
    const code = make(found[1] ?? '', found[2] ?? '', inward)
    if (code) return code
  }
  // "L S 6 1 A X"
  for (const found of text.replace(/(?<![\w'])([a-z]) ([a-z])(?= ?\d)/g, '$1$2').matchAll(APART)) {
    const [, area = '', district = '', digit = '', y = '', z = ''] = found
    const code = make(area, district, digit + y + z)
    if (code) return code
  }
  if (!isAsked && !text.includes('postcode') && !text.includes('post code')) return null
  return findSpelt(text)
}

const INWARD = /\b(\d) ?([abd-hjlnp-uw-z]) ?([abd-hjlnp-uw-z])\b/
const OUTWARD = /\b([a-z]{1,2}) ?(\d[a-z\d]?)\b/
/** What is taken back, and words that may stand beside half of a postcode. */
const NOT_HALF = /\bnot (?:\d ?[a-z] ?[a-z]|[a-z]{1,2} ?\d[a-z\d]?)\b/g
const BESIDE = new RegExp(
  part`
    \b(?:
      no|oh|sorry|actually|wait|it|its|that|is|the|post ?code|ends?|in|with|last|bit|part|half
      |should|be|i|said|mean|meant|for|please|thanks
    )(?:'s)?\b
  `,
  'g',
)

/** The postcode of which a line puts one half right: "it's 8AN, not 8AB", "LS7, not LS6". `before`: the one it is about. */
export function correctHalf(line: string, before: string): string | null {
  const text = withDigits(line.replace(NOT_HALF, ' '))
  const found = INWARD.exec(text) ?? OUTWARD.exec(text)
  if (!found || /[\p{L}\d]/u.test(text.replace(found[0], ' ').replace(BESIDE, ' '))) return null
  const half = found.slice(1).join('')
  const [outward = '', inward = ''] = before.split(' ')
  return findPostcode(/^\d/.test(half) ? `${outward} ${half}` : `${half} ${inward}`, true)
}

function findSpelt(text: string): string | null {
  const spelt = withDigits(
    text
      // "LS16, up by the ring road" and "LS6, 2 as in number 2" have no second half.
      .replace(
        /\b([a-z]{1,2}\d[a-z\d]?(?:[ ,.-]{0,3}\d)?)[,.]? (?=(?:up|at|by|as|an|us|we|he)\b [a-z])/g,
        '$1 | ',
      )
      .replace(/\p{L}+'\p{L}+/gu, ' ')
      .replace(/\bdouble[ -](?:you|u)\b/g, 'w')
      .replace(/\b(\p{L}+) for \p{L}+(?:'\p{L}+)?\b/gu, (whole, letter: string) =>
        letter.length === 1 ? letter : whole,
      )
      .replace(/\bdouble (\p{L}+|\d)\b/gu, '$1 $1'),
  )
    .replace(/\b(?:oh|zero|nought)\b/g, '0')
    .replace(/\p{L}+(?:-ray)?/gu, (word) => LETTERS.get(word) ?? word)
    // "O" is a zero between a digit and letters, and after the area's digits.
    .replace(/(?<=\d ?)o(?= ?[a-z] ?[a-z]\b)/g, '0')
    .replace(/(?<=\d) (?=\d)/g, '')
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
  for (const found of spelt.matchAll(SPACED)) {
    const [, a = '', b = '', d = '', e = '', inward = '', y = '', z = ''] = found
    const code = make(a + b, d + e, inward + y + z)
    if (code) return code
  }
  return null
}

function make(area: string, district: string, inward: string): string | null {
  if (!areas.has(area.toUpperCase())) return null
  return `${area}${district} ${inward}`.toUpperCase()
}

/** "LS six"; "so six" and "me two" are words. */
const SPOKEN_OUTWARD =
  /\b(?!(?:al|ha|la|le|me|pa|so)\b)[a-z]{2} (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b/g

/** The first half of a postcode in a plain line, as "NG1": "it's NG1 something". */
export function findOutward(text: string): string | null {
  const said = text.replace(SPOKEN_OUTWARD, (half) => withDigits(half).replace(' ', ''))
  const found = [...said.matchAll(/\b([a-z]{1,2})\d[a-z\d]?\b/g)]
  const [code] = found.find(([, area = '']) => areas.has(area.toUpperCase())) ?? []
  return code?.toUpperCase() ?? null
}

/** The outward part, as "LS6". */
export function outwardOf(postcode: string): string {
  return postcode.split(' ')[0] ?? ''
}

/** Whether a list of districts and whole areas, such as "LS6" and "HG", has a district. */
export function coversDistrict(list: readonly string[], district: string): boolean {
  return list.includes(district) || list.includes(district.replace(/\d.*/, ''))
}

/** Doubts the postcode beside it: "ls8 4hx I think", "LS8 4HX or 4HA", "I'm not sure of the postcode". */
const DOUBTED = pattern`
  \b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2},? (?:
    or (?:is it |maybe |was it )?(?:[a-z]{1,2}\d[a-z\d]? ?)?\d[a-z]{2}\b
    |(?:i (?:think|believe|reckon)|maybe|possibly|something like that|or (?:is it|something|thereabouts)|(?:but )?(?:i'm )?not (?:\w+ )?(?:sure|certain))(?! (?:it|that|the|there|you|he|she|we|my|if|about (?!that|it)))\b
  )
  |\b(?:i think|maybe|might be|could be|not sure if) (?:it's |it is |the post ?code is |its )*[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b
  |\bnot (?:\w+ )?(?:sure|certain) (?:of|about|what|on) the (?:end of the |last (?:bit|part) of the )?post ?code\b
`

/** Whether a plain line gives a postcode that the caller is not sure of. */
export const isPostcodeDoubted = (text: string) => DOUBTED.test(text)

const HOUSE = pattern`
  \b(?:flat|number|no\.?|unit|apartment|plot) \d{1,4}[a-z]?\b(?! ?\d{3})
  |\b\d{1,4}[a-z]? (?:[a-z']+ ){1,3}(?:
    road|street|lane|avenue|close|drive|way|court|place|crescent|terrace|gardens?|grove|hill
    |park|square|view|mount|mews|fold|croft|garth|parade|cottages?|rd|st|ave|ln
  )\b
  |(?:^|[,.] )\d{1,4}[a-z]? [a-z']+ (?:bank|bottom|brow|end|gate|green|rise|row|top|walk|yard)(?=[,.]|$)
  |\b(?:
    (?:address|house|place|property)(?:'s| is)(?: at)?
    |(?:lives?|living|i'm|we're|it's|he's|she's) at
  ) \d{1,4}[a-z]?,? (?!
    (?:am|pm|o'clock|in|on|this|next|every|most|to|til|till|until|tonight|today|tomorrow|\w+days?|minutes|miles|years?|weeks?|months?)\b
  )[a-z']{3,}
`

/** Whether a plain line names a house or flat: "I'm at 22 Chapel Street", "HX1 4QP, number 22". */
export const namesHouse = (text: string) => HOUSE.test(withDigits(text))

/** Half of a postcode, whose rest the caller does not know: "LS9 something, I've only just moved in". */
const HALF_KNOWN =
  /\b[a-z]{1,2}\d[a-z\d]?(?:,? (?:and )?\d?|\d?) ?(?:something|summat|somat|whatever|blah|thingy)\b/

/** Whether a plain line gives half of a postcode, and does not know the rest. */
export const knowsHalf = (text: string) => HALF_KNOWN.test(text)

const IS = "(?:['’](?:m|re|s)|\\b(?:[Ii]m|am|is|are|lives?|living|based|house|flat|place|property))"
/** Says where somebody or a house is: "I'm in Belper", "my sister's over in DE21". In small letters it may be a state: "I'm in pain". */
const IS_IN = new RegExp(
  `${IS} (?:(?:over|out|up|down|just|actually|only) )*in (\\p{Lu}[\\p{L}'’-]+|[A-Za-z]{1,2}\\d[A-Za-z\\d]?)(?=$|[,.;!?]| (?:and|but|so|can|could|would|if|i|I|is|do|by|now|actually)\\b)`,
  'gu',
)

/** Where a line says that the caller or the house is, as "Belper" or "DE21": the last such place, or null. */
export function findWhere(line: string): string | null {
  const places = [...line.matchAll(IS_IN)].map(([, place = '']) => place)
  return places.findLast((place) => !isCommonWord(place.toLowerCase())) ?? null
}
