import { phoneOf } from '../../../../rules/phone-number.ts'
import type { Command } from '../command.ts'
import { ASKS_WHEN, type Context } from '../context.ts'
import { type DigitRun, digitRuns } from '../text/numbers.ts'
import { part } from '../text/patterns.ts'
import { plain } from '../text/text.ts'
import { completePhone, joinedPhone, joinPiece, otherPhone } from './phone-pieces.ts'
import { correctSaid, correctsCount, correctTail, putRight, swapPart } from './phone-corrections.ts'
import { findPhone } from './phones.ts'
import { isOneTooLong, partOfPhone, type PhoneFound } from './phone-digits.ts'
import { correctHalf, findPostcode } from './postcodes.ts'

/** Looks for the next digits: "07700, hang on, it's a new one, 900 159", "let me get my glasses". */
const SEARCHES = new RegExp(
  part`
    (?:[,.…]* ?\b(?:oh,? )?(?:
      hang on|hold on
      |let me (?:think|see|look|get it|(?:get|find|fetch) my [a-z]+)
      |what is it(?: now| again)?|where is it|is that right|it's a new (?:one|number|phone)|bear with me
      |(?:i've|i have|it's|we've) (?:got )?(?:it )?(?:written|wrote|stuck|pinned|saved)(?: down)?(?: (?:on|in|by|to|up|somewhere|here)(?: (?:the|my|a|our) [a-z]+(?: [a-z]+)?)?)?
      |where(?:'s| did i put| have i put) (?:it|that|my [a-z]+|the [a-z]+)
      |i (?:can never|never) (?:remember|ring) (?:it|my own number|that|myself)
    )\b[,.…]*)+
  `,
  'g',
)

/** "Not ten, eleven" denies a time. */
const DENIED_MIN_DIGITS = 3

/** A line without the digits that it denies, if it says others: "six two one, sorry, not six one two". */
function withoutDeniedDigits(text: string): string {
  const runs = digitRuns(text)
  const isDenied = ({ digits, start }: DigitRun) =>
    digits.length >= DENIED_MIN_DIGITS && /\bnot (?:the )?$/.test(text.slice(0, start))
  const denied = runs.filter(isDenied)
  if (denied.length === runs.length) return text
  return denied.reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start).replace(/[ ,]*\bnot (?:the )?$/, '')}${rest.slice(end)}`,
    text,
  )
}

/** Takes back what stands before it: "no, sorry", "I mean". */
const TAKEN_BACK =
  /^[ ,.;-]*(?:(?:er|um|oh|wait|hang on|actually)[ ,.]+)*(?:no|nah|sorry|i mean|i meant|i tell a lie|tell a lie)\b/

/** Reads the telephone number and postcode, and hides their words from the later grammars. */
export function findNumbers(line: string, context: Context): { commands: Command[]; rest: string } {
  const commands: Command[] = []
  const { open, phone, phonePart, hasParty } = context
  const isAsked = open === 'phone' || open === 'phone-confirm'
  const said = isAsked ? line.replace(SEARCHES, (aside) => ' '.repeat(aside.length)) : line
  const swapped = open === 'phone-confirm' && phone ? swappedIn(said, phone, hasParty) : null
  // She asks for the number again: "two 4s, not one" does not say where.
  if (swapped === 'unclear') return { commands: [{ kind: 'no' }], rest: '' }
  if (swapped)
    return { commands: [{ kind: 'tell', field: 'phone', value: swapped.phone }], rest: '' }
  const text = isAsked ? withoutDeniedDigits(said) : said
  const before = phonePart ?? phone
  const runs = digitRuns(text)
  const again = open === 'phone' || open === 'phone-confirm' ? saidAgain(text) : null
  const joined = open === 'phone' ? joinPiece(text, runs, phonePart) : null
  const joinedWhole = phonePart && joined ? phoneOf(joined, false) : null
  const whole =
    (joinedWhole ? { phone: joinedWhole, start: 0, end: text.length } : null) ??
    again ??
    (isAsked ? putRight(text, runs) : null) ??
    (isAsked ? correctedOrSaid(text, context, runs) : findPhone(text, false, runs)) ??
    (isAsked ? (otherPhone(text, context) ?? joinedPhone(runs)) : null) ??
    (before && isAsked ? completePhone(text, before) : null) ??
    (phone && isAsked ? correctSaid(text, phone, 0) : null)
  // "07700 900123, so half nine" gives a time after the number; "no, sorry, 132" puts it right anywhere.
  const canCorrect = isAsked || (whole !== null && TAKEN_BACK.test(text.slice(whole.end)))
  const corrected = whole && canCorrect ? correctSaid(text, whole.phone, whole.end) : null
  const found = corrected && whole ? { ...corrected, start: whole.start } : whole
  let rest = text
  if (found) {
    commands.push({ kind: 'tell', field: 'phone', value: found.phone })
    // "07700 900123 is my mum's" asks nothing.
    const after = text.slice(found.end).replace(/^ (?=is\b)/, ' it ')
    rest = `${beforeNumber(text, found.start, runs)} ${after}`.replace(/\s+/g, ' ')
  } else {
    const part = partOfPhone(text, runs)
    if (joined) commands.push({ kind: 'part-of-phone', digits: joined })
    else if (part && (isAsked || isOneTooLong(part.digits)))
      commands.push({ kind: 'part-of-phone', digits: part.digits })
    // "... six oh three" at the end of a number that is too long is no time.
    if (part && isOneTooLong(part.digits))
      rest = `${text.slice(0, part.start)} ${text.slice(part.end)}`.replace(/\s+/g, ' ')
  }
  const isPut = context.postcode !== null && /^(?:no|sorry|eh|er|it's|that's)\b/.test(rest)
  const postcode = findPostcode(rest, open === 'postcode' || isPut)
  if (postcode) {
    commands.push({ kind: 'tell', field: 'postcode', value: postcode })
    const compact = postcode.toLowerCase().replace(' ', '')
    rest = rest.replace(new RegExp(compact.split('').join('[ ,.-]{0,3}')), ' ')
  }
  // At the question again, after "LS6 8AM", which is none.
  const half = context.postcode ?? (open === 'postcode' ? context.before : null)
  const halfCorrected = postcode === null && half ? correctHalf(rest, plain(half)) : null
  // "So 12, please", to her offers, is a time.
  const areaOf = (code: string) => /^[A-Z]+/.exec(code.toUpperCase())?.[0]
  const isOther = halfCorrected && half && areaOf(halfCorrected) !== areaOf(half)
  if (halfCorrected && !(isOther && ASKS_WHEN.includes(open)))
    return {
      commands: [...commands, { kind: 'tell', field: 'postcode', value: halfCorrected }],
      rest: '',
    }
  return { commands, rest }
}

/** The number read back with a part of it put right, unless the line corrects its end or says it whole. */
function swappedIn(text: string, phone: string, hasParty: boolean): PhoneFound | 'unclear' {
  if (correctsCount(text)) return 'unclear'
  // "Not 900, 901" is no number of six digits.
  const apart = text.replace(/(\bnot [^,.]{1,40}),/, '$1;')
  const runs = digitRuns(apart)
  // "It's five, not four", of a table, counts people.
  const isCount = hasParty && runs.every(({ digits }) => digits.length < DENIED_MIN_DIGITS)
  return isCount || correctTail(text, phone) !== null ? null : swapPart(phone, apart, runs)
}

/** A number that is said whole in the last sentence, after a try at it: "… oh one, no, oh double one, seven. 0113 496 0117". */
function saidAgain(text: string): PhoneFound {
  const start = text.lastIndexOf('. ') + 2
  if (start < 2 || !/\b(?:no|sorry|wait)\b/.test(text.slice(0, start))) return null
  const last = text.slice(start)
  const found = digitRuns(text.slice(0, start)).length > 0 ? findPhone(last, true) : null
  return found && { phone: found.phone, start: 0, end: start + found.end }
}

/** The number with its last digits corrected, unless the line then says it whole: "a five on the end, 0113 496 0275". */
function correctedOrSaid(
  text: string,
  { phone, phonePart }: Context,
  runs: readonly DigitRun[],
): PhoneFound {
  const said = findPhone(text, true, runs)
  const corrected = correctTail(text, phone ?? phonePart ?? '')
  if (phone === null && (corrected === null || phoneOf(corrected.phone, false) === null))
    return said
  return corrected && said && said.start >= corrected.end ? said : (corrected ?? said)
}

/** Digits before a number at which they are that number, said wrongly at first. */
const FIRST_TRY_MIN_DIGITS = 9

/** What a line says before its number, without an earlier try at it: "is 07700 9001, no, sorry". */
function beforeNumber(text: string, start: number, runs: readonly DigitRun[]): string {
  const tries = runs.filter((run) => run.end <= start && run.digits.length >= FIRST_TRY_MIN_DIGITS)
  return (
    tries
      .reduceRight(
        (left, run) => `${left.slice(0, run.start)} ${left.slice(run.end)}`,
        text.slice(0, start),
      )
      // "Is 07700 900123" asks nothing.
      .replace(/^is(?=\W*(?:$|(?:no|sorry|wait|er|oh)\b))/, 'it is')
  )
}
