import { phoneOf } from '../../../rules/phone-number.ts'
import { digitRuns, type DigitRun } from './numbers.ts'

/** A telephone number in a line, or the last digits that correct one. */
export type PhoneFound = { phone: string; start: number; end: number } | null

const NOT_PHONE =
  /(?:£|\$|\b(?:order|reference|ref|invoice|account|policy|booking|job|case|ticket|serial|model|page|room|card|membership|member|tracking|parcel|registration|reg|vat|company|sort code|code|pin|quote|claim|nhs|insurance|licence|part|size|batch)(?: number| no| id)?\.?(?: is| was|'s|:|#)*) ?#?\w{0,3}-?$/

/** The telephone number of a plain line: national digits, or + and digits from abroad. */
export function findPhone(text: string, isAsked: boolean): PhoneFound {
  const found = digitRuns(text)
    .map((run) => ({ run, phone: numberOf(run, isAsked) }))
    .filter(({ run, phone }) => phone !== null && !NOT_PHONE.test(text.slice(0, run.start)))
  // The last number counts: "no, it isn't 07700 900123, it's 07700 900124".
  const last = found.at(-1)
  if (!last?.phone) return null
  return { phone: last.phone, start: last.run.start, end: last.run.end }
}

/** When asked for a number, callers may leave out the first 0 of a mobile. */
function numberOf({ digits, hasPlus }: DigitRun, isAsked: boolean): string | null {
  return phoneOf(isAsked && !hasPlus && /^7\d{9}$/.test(digits) ? `0${digits}` : digits, hasPlus)
}

const TAIL =
  /\b(?:end(?:s|ing)?|(?:last|final) (?:(?:two|three|four|five|six|\d|few|couple of) )?(?:digits?|numbers?|ones?|bit|part)?)\b(?:,? ?\b(?:of it|bit|part|in|with|is|are|should|be|it's|actually|was|were)\b)*/
const AT_THE_END = / (?:at|on|for|is) the (?:very )?end\b/

/** Corrects the last digits of a number: "no, it ends 123". */
export function correctTail(text: string, phone: string): PhoneFound {
  const trailing = AT_THE_END.exec(text)
  const tail = TAIL.exec(text)
  const from = trailing || !tail ? 0 : tail.index + tail[0].length
  if (!trailing && !tail) return null
  // "It ends 812, not 821" keeps its length, so that the positions still fit.
  const said = text.replace(/\bnot [\d ]+/g, (denied) => denied.replace(/\d/g, '|'))
  const runs = digitRuns(trailing ? said.slice(0, trailing.index) : said.slice(from))
  // "It ends 456, sorry, 457" corrects itself; "it ends 456, and it's for two" does not.
  const run = trailing
    ? runs.at(-1)
    : runs.findLast(({ digits }) => digits.length === runs[0]?.digits.length)
  if (!run || run.digits.length > 8) return null
  return {
    phone: phone.slice(0, phone.length - run.digits.length) + run.digits,
    start: trailing ? run.start : (tail?.index ?? 0),
    end: from + run.end,
  }
}

/** Whether a line has enough digits to be a phone number that was said wrongly or in part. */
export function isPartOfPhone(text: string): boolean {
  return digitRuns(text).some(
    ({ digits, start }) => digits.length >= 5 && !NOT_PHONE.test(text.slice(0, start)),
  )
}
