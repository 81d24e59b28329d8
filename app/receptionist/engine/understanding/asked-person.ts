import { isCommonWord } from './common-words.ts'
import type { Setup } from '../types.ts'
import { emptyWords, plain } from './text.ts'

const NAME = "((?:(?:mr|mrs|ms|miss|dr) )?[\\p{L}'-]{2,}(?: \\p{Lu}[\\p{L}'-]+)?)"
/** Asks for somebody: "is Darren there?", "put me through to Sarah", "get Sarah to ring me". */
const ASKS: readonly RegExp[] = [
  `\\bis ${NAME} (?:about|in|there|around)\\b`,
  `\\b(?:speak|talk|chat)(?:ing)? (?:to|with) ${NAME}`,
  `\\b(?:through to|message for|get hold of) ${NAME}`,
  `\\b(?:get|have|ask|tell|want|need|like) ${NAME} (?:to )?(?:please )?(?:ring|call|phone)\\b`,
].map((pattern) => new RegExp(pattern, 'iu'))
const TITLE = /^(?:mr|mrs|ms|miss|dr) /i

/** The person whom a line asks for by name, other than `to`, who rings everybody back; null if none. */
export function findAskedPerson(original: string, to: string): string | null {
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
    if (/^ava\b/.test(small) || plain(to).includes(small)) return null
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  return null
}

/** Opens a call: "Is that Mick?", "Hello, am I speaking to Karen?" */
const OPENS =
  /^(?:(?:hi|hiya|hello|hey|oh|er|um|(?:good )?(?:morning|afternoon|evening)),? ?)*(?:is (?:that|this)(?: you,?)?|am i (?:speaking|talking) (?:to|with)|have i got) (\p{L}[\p{L}'-]+(?: (?!(?:speaking|there|please)\b)\p{L}[\p{L}'-]+)?)(?: speaking| there)?,?(?: please)?(?:\?|$)/iu

const DEPARTMENT = /^(?:reception|sales|accounts|bookings|enquiries|support|voicemail)$/

/** The person whom a caller takes her for when the call begins, '' for a department, or null. */
export function findTakenFor(original: string, { town, area, name }: Setup): string | null {
  const [, found = ''] = OPENS.exec(original.trim()) ?? []
  const words = plain(found).split(' ')
  const others = plain([town, ...area.towns, name].join(' ')).split(' ')
  const isName = words.every((word) => !isCommonWord(word) && !emptyWords.has(word))
  if (found === '' || !isName || words[0] === 'ava' || words.some((word) => others.includes(word)))
    return null
  // "Is that Tesco's?" asks for a firm, which cannot ring back.
  return DEPARTMENT.test(plain(found)) || /['’]s$/.test(found)
    ? ''
    : found.charAt(0).toUpperCase() + found.slice(1)
}
