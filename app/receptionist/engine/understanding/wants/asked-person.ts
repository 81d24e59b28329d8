import { isCommonWord } from '../details/common-words.ts'
import type { Setup } from '../../types.ts'
import type { Context } from '../context.ts'
import { part, pattern } from '../text/patterns.ts'
import { contentOf, emptyWords, plain } from '../text/text.ts'

const NAME = "((?:(?:mr|mrs|ms|miss|dr) )?[\\p{L}'-]{2,}(?: \\p{Lu}[\\p{L}'-]+)?)"
/** Asks for somebody: "is Darren there?", "put me through to Sarah", "get Sarah to ring me". */
const ASKS: readonly RegExp[] = [
  `\\bis ${NAME} (?:about|in|there|around)\\b`,
  `\\b(?:speak|talk|chat)(?:ing)? (?:to|with) ${NAME}`,
  `\\b(?:through to|message for|get hold of) ${NAME}`,
  `\\b(?:get|have|ask|tell|want|need|like) ${NAME} (?:to )?(?:please )?(?:ring|call|phone)\\b`,
].map((pattern) => new RegExp(pattern, 'iu'))
/** What somebody did who rang the caller. */
const RANG = part`
  (?:'ve|'s| have| has|'d| had)?(?: just)? (?:
    (?:
      rang|rung|called|phoned
      |tried to (?:ring|call|phone|get hold of)
    ) (?:me|us)\b(?! (?:back|to say|to tell|an?)\b)
    |left (?:me|us) an? (?:message|voicemail)
    |(?:asked|wanted|told) (?:me|us) to (?:ring|call|phone) (?:him|her|them|you|back)\b
  )
`
const PROPER = "((?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?)"
/** Says who rang the caller: "I'm returning Mr Lyle's call", "Priya left me a voicemail". */
const CALLED_BY: readonly RegExp[] = [
  `\\b(?:returning|missed) ${PROPER}'s call\\b`,
  `\\b(?:ringing|calling|phoning) ${PROPER} back\\b`,
  `\\b(?:call|voicemail|(?:got|had|have|left) a (?:message|text)) from ${PROPER}`,
  `(?<![\\p{L}']|\\b(?:my|our|the) \\p{L}+ )${PROPER}(?: from your \\w+)?(?:${RANG}|(?: has)? (?:rang|called|phoned) (?:about|earlier)\\b)`,
].map((pattern) => new RegExp(pattern, 'u'))
/** "Tell Helen I rang", "let Mr Shah know that Olu phoned". */
const TELLS = new RegExp(
  "\\b(?:[Tt]ell|[Ll]et) ((?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?\\p{Lu}[\\p{L}'-]+) (?:[\\p{L}']+ ){0,4}?(?:rang|called|phoned)\\b",
  'u',
)
/** The same without a name: "I'm returning your call", "I had a missed call", "she asked me to ring back". */
const RETURNED = pattern`
  \breturning (?:[\w']+ ){0,3}?calls?\b
  |\bmissed (?:an?|your|his|her|the) (?:phone )?call\b
  |\bmissed calls?\b
  |\b(?:i'm|i am|we're|just|only) (?:just |only )?(?:ringing|calling|phoning) (?!(?:me|us)\b)(?:\w+ ){0,2}back\b
  |(?<!\b(?:if|when|that|before|until|nobody|have) )\b(?:
    you|he|she|they|someone|somebody
    |(?:mr|mrs|ms|miss|dr) \w+
  )${RANG}
  |\byou (?:rang|phoned|called|texted) (?:to say|(?:me|us)\b)
`
const TITLE = /^(?:mr|mrs|ms|miss|dr) /i

/** Whether a caller means the firm by the short form of its name: "Harcourts", of Harcourt Lettings. */
function isShortName(said: string, { name }: Setup): boolean {
  const ours = contentOf(name)
  return said.endsWith('s') && [...contentOf(said)].every((word) => ours.has(word))
}

/** The person whom a line asks for by name, other than the one who rings everybody back; null if none. */
export function findAskedPerson(original: string, setup: Setup): string | null {
  const { to } = setup.urgent
  const called = findCalledBy(original)
  if (called !== null) return plain(to).includes(plain(called)) ? null : called
  for (const [at, pattern] of ASKS.entries()) {
    const [, found = ''] = pattern.exec(original) ?? []
    const words = found.split(' ')
    const count = TITLE.test(found) ? 2 : 1
    const name = words.slice(0, count + (/^\p{Lu}/u.test(words[count] ?? '') ? 1 : 0)).join(' ')
    const small = plain(name)
    const isCapital = /^\p{Lu}/u.test(name)
    // In small letters "speak to reception" may be anything.
    if (name === '' || (!isCapital && (at > 0 || isCommonWord(small) || emptyWords.has(small))))
      continue
    if (/^(?:ava|room)\b/.test(small) || plain(to).includes(small)) return null
    if (isShortName(small, setup)) return null
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  return null
}

/** The person who rang the caller, or who is to be told of this call. */
function findCalledBy(original: string): string | null {
  const names = [...CALLED_BY, TELLS].map((pattern) => pattern.exec(original)?.[1] ?? null)
  const isPerson = (name: string | null) => {
    if (name === null) return false
    const [first = ''] = plain(name).split(' ')
    return first !== '' && !/^ava\b/.test(first) && !isCommonWord(first) && !emptyWords.has(first)
  }
  // "Till Sam's rung me"
  return names.find(isPerson)?.replace(/'s$/, '') ?? null
}

/** Whether a line returns a call of the firm's, or leaves word of this one. */
export const returnsCall = (original: string) =>
  findCalledBy(original) !== null || RETURNED.test(plain(original))

/** Asks who is speaking: "Is that Mick?", "Hello, am I speaking to Karen?" */
const OPENS = new RegExp(
  part`
    ^(?:(?:hi|hiya|hello|hey|oh|er|um|sorry|al+ ?right|ey up|ay up|yo|(?:good )?(?:morning|afternoon|evening))[,?.!]? ?)*(?:
      is (?:that|this)(?: not)?(?: you,?)?
      |are you
      |am i (?:speaking|talking) (?:to|with)
      |have i got
    ) (\p{L}[\p{L}'-]+(?: (?!(?:speaking|there|please)\b)\p{L}[\p{L}'-]+)?)(?: speaking| there)?,?(?: please)?(?:\?|$)
  `,
  'iu',
)

/** Asks for a firm by a name of two words: "is that the Golden Dragon?", "is that Bargain Carpets?" */
const OPENS_FIRM = new RegExp(
  part`
    ^(?:\p{L}+(?: \p{L}+)?[,.!] ?)*(?:(?:[Hh]ello|[Hh]i|[Hh]iya|[Mm]orning) )?(?:
      [Ii]s (?:that|this|it)(?: not)?
      |[Hh]ave I got|[Aa]m I through to
    ) (the )?((?!\p{L}+day\b)\p{Lu}\p{Ll}[\p{L}'&-]+(?: (?:and|of|&))? \p{Lu}\p{Ll}[\p{L}'-]+)(?: (?:here|there|please))?(?=[?.,]|$)
  `,
  'u',
)
const KIND_OF_FIRM =
  /\b(?:shop|clinic|practice|surgery|office|centre|team|desk|line|service|company|manager)$/

/** What a firm's name ends in, and no person's. */
const TRADE_WORD = pattern`
  \b(?:
    autos?|bakery|bathrooms|blinds|cabs|carpets|cars|cleaners|electrical|electrics|energy
    |flooring|foods?|furniture|heating|insurance|interiors|jewellers|kebabs?|kitchens
    |motors|pets|pizzas?|plumbers|plumbing|removals|roofing|scaffolding|skips|sofas|taxis
    |tiles|timber|tools|travel|tyres|windows
  )$
`

/** Whether a first line asks for another firm by its name. */
export function asksForOtherFirm(original: string, { open, before, setup }: Context): boolean {
  const [, the, firm] = OPENS_FIRM.exec(original.trim()) ?? []
  if (firm === undefined || open !== 'service' || before !== '') return false
  if (the === undefined && !TRADE_WORD.test(plain(firm))) return false
  const { name, trade, services } = setup
  const ours = contentOf([name, trade, ...services.map((one) => one.name)].join(' '))
  return !KIND_OF_FIRM.test(plain(firm)) && ![...contentOf(firm)].some((word) => ours.has(word))
}

const DEPARTMENT = /^(?:reception|sales|accounts|bookings|enquiries|support|voicemail)$/

/** The person whom a caller takes her for, '' for a department, or null. */
export function findTakenFor(original: string, { open, setup }: Context): string | null {
  const { town, area, name } = setup
  const [said = '', found = ''] = OPENS.exec(original.trim()) ?? []
  // "Is that included?", "are you insured?", "is this dangerous?"
  const isSure = /that you/.test(said) || /^\p{Lu}\p{Ll}/u.test(found)
  if (!isSure && (open !== 'service' || /are you|(?:ed|ing|ble|ful|ous)\b/.test(said))) return null
  const words = plain(found).split(' ')
  const others = plain([town, ...area.towns, name].join(' ')).split(' ')
  const isName = words.every((word) => !isCommonWord(word) && !emptyWords.has(word))
  if (found === '' || !isName || words[0] === 'ava' || words.some((word) => others.includes(word)))
    return null
  if (isShortName(plain(found), setup)) return null
  // "Is that Tesco's?" asks for a firm, which cannot ring back.
  return [DEPARTMENT, TRADE_WORD].some((one) => one.test(plain(found))) || /'s\b/.test(found)
    ? ''
    : found.charAt(0).toUpperCase() + found.slice(1)
}
