import { phoneOf } from '../../../../rules/phone-number.ts'
import { type DigitRun, digitRuns } from '../text/numbers.ts'
import { CORRECTS } from './phone-corrections.ts'
import { numberOf, type PhoneFound, PIECE_MIN_DIGITS, UK_MAX_DIGITS } from './phone-digits.ts'

/** A piece repeats no digits of the area code. */
const AREA_MIN_DIGITS = 3

/** The area code of a place. */
const AREA_CODE = /^0[12]\d{2,3}$/

/** Whether digits are a whole number with an area code. */
const isWhole = (digits: string) => /^0[12]/.test(digits) && digits.length === UK_MAX_DIGITS

/**
 * The number that a piece completes: it goes on from the digits before, or repeats some of them:
 * "no, 607 228" after 01943 607 22. Another area code takes the place of the first.
 */
export function completePhone(text: string, before: string): PhoneFound {
  const run = digitRuns(text).findLast(({ digits }) => digits.length >= PIECE_MIN_DIGITS)
  if (!run || run.hasPlus) return null
  const { digits, start, end } = run
  // "No, it's oh one seven four nine", of a number that is whole.
  if (AREA_CODE.test(digits) && isWhole(before))
    return { phone: digits + before.slice(digits.length), start, end }
  const at = before.indexOf(digits.slice(0, PIECE_MIN_DIGITS), AREA_MIN_DIGITS)
  const phone = phoneOf(at < 0 ? before + digits : before.slice(0, at) + digits, false)
  return phone === null ? null : { phone, start, end }
}

/** A number whose area code comes last: "870 455, and it's 01379". */
export function joinedPhone(runs: readonly DigitRun[]): PhoneFound {
  const [first, last] = runs
  if (!first || !last || first.digits.startsWith('0') || first.hasPlus) return null
  if (!/^0\d{2,4}$/.test(last.digits) || first.digits.length < 5) return null
  const phone = phoneOf(last.digits + first.digits, false)
  return phone === null ? null : { phone, start: first.start, end: last.end }
}

/** The other number that the caller gave before, at the read-back of one: "the other one, 656". */
export function otherPhone(
  text: string,
  { notes, phone }: { notes: string | null; phone: string | null },
): PhoneFound {
  const other = /\b(?:the )?other (?:one|number)\b/.exec(text)
  if (!other || phone === null) return null
  // The "one" is no digit.
  const rest = text.replace(/\bother one\b/, 'other ...')
  const run = digitRuns(rest).findLast(({ digits }) => digits.length >= PIECE_MIN_DIGITS)
  const found = digitRuns(notes?.toLowerCase() ?? '').flatMap((one) => {
    const said = numberOf(one, true)
    return said !== null && said !== phone && said.endsWith(run?.digits ?? '') ? [said] : []
  })
  const [only] = new Set(found)
  if (only === undefined || new Set(found).size > 1) return null
  const start = Math.min(other.index, run?.start ?? other.index)
  return { phone: only, start, end: Math.max(other.index + other[0].length, run?.end ?? 0) }
}

/** Begins the number again instead of going on with it. */
const AGAIN = /\b(?:no|sorry|again|start)\b/

/**
 * The digits of a number that is given in pieces, with those of a line that is nothing but a piece: "then
 * double oh nine" after 0770; null if it is none.
 */
export function joinPiece(
  text: string,
  [run, other]: readonly DigitRun[],
  before: string | null,
): string | null {
  if (!run || other || !CORRECTS.test(text.slice(0, run.start) + text.slice(run.end))) return null
  if (before === null) return /^(?:0[1-9]|7|44)/.test(run.digits) ? run.digits : null
  const joined = before + run.digits
  return AGAIN.test(text) || joined.length > UK_MAX_DIGITS ? run.digits : joined
}
