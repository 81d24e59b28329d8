import { phoneOf } from '../../../../rules/phone-number.ts'
import type { DigitRun } from '../text/numbers.ts'
import { pattern } from '../text/patterns.ts'

/** Fewer digits are an hour, people or a house, and no piece of a number. */
export const PIECE_MIN_DIGITS = 3
/** The most digits that a number of the United Kingdom has, with its first 0. */
export const UK_MAX_DIGITS = 11

/** A telephone number in a line, or the last digits that correct one. */
export type PhoneFound = { phone: string; start: number; end: number } | null

/** Before digits that are no telephone number: "£", "my reference is". */
export const NOT_PHONE = pattern`
  (?:
    £|\$
    |\b(?:
      order|reference|ref|invoice|account|policy|booking|job|case|ticket|serial|model|page
      |room|card|membership|member|tracking|parcel|registration|reg|vat|company|sort code
      |code|pin|quote|claim|nhs|insurance|licence|part|size|batch
    )(?: number| no| id)?(?:(?<=\b(?:no|ref|reg))\.)?(?: is| was|'s|:|#)*
  ) ?#?\w{0,3}-?$
`

/** A number whose area code comes last, in one run: "496 0088, oh one one three". */
const AREA_LAST = /^([2-689]\d{5,6})(0[12]\d{2,3})$/

/** A number after its first digits: "double seven, hang on, oh double seven ..." */
const BEGUN_AGAIN = /^(?:[1-9]\d{0,3}|(0\d{2})\d{0,8}(?=\1))(0[127]\d{9})$/

/** When asked for a number, callers may leave out the first 0 of a mobile, or say the area code last. */
export function numberOf({ digits: said, hasPlus }: DigitRun, isAsked: boolean): string | null {
  // "Ooh, oh one six three two ..." begins with one nought: no number abroad is as short.
  const digits = said.replace(/^00(?=[17]\d{9}$)/, '0')
  if (!isAsked || hasPlus) return phoneOf(digits, hasPlus)
  const whole =
    digits.length === UK_MAX_DIGITS
      ? digits.replace(AREA_LAST, '$2$1')
      : digits.replace(BEGUN_AGAIN, '$2')
  return phoneOf(/^7\d{9}$/.test(whole) ? `0${whole}` : whole, false)
}

/** A stop inside a number. A search such as "hang on" has been blanked out. */
const STOPS = /\b(?:e+r+m*|u+m+|u+h+)\b| {7}/
const TWICE_MIN_DIGITS = 2

/** The number of a run that has a piece twice, after a stop: "900 four two, er, four two six". */
export function pieceSaidTwice({ digits, start, end }: DigitRun, text: string): string | null {
  const length = digits.length - UK_MAX_DIGITS
  if (length < TWICE_MIN_DIGITS || !STOPS.test(text.slice(start, end))) return null
  const whole = new Set(
    Array.from(digits, (_, at) => at)
      .filter((at) => digits.slice(at, at + length) === digits.slice(at + length, at + 2 * length))
      .map((at) => digits.slice(0, at) + digits.slice(at + length)),
  )
  const [only = ''] = whole
  return whole.size === 1 ? phoneOf(only, false) : null
}

/** The digits of a phone number that was said wrongly or in part, or null. */
export function partOfPhone(text: string, runs: readonly DigitRun[]): DigitRun | null {
  return (
    runs.findLast(
      ({ digits, start }) => digits.length >= 5 && !NOT_PHONE.test(text.slice(0, start)),
    ) ?? null
  )
}

/** Whether digits are a UK number with one too many. */
export const isOneTooLong = (digits: string) => /^0\d{11}$/.test(digits)
