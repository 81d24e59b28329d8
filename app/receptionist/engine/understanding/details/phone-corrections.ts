import { phoneOf } from '../../../../rules/phone-number.ts'
import { type DigitRun, digitRuns, isShort } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'
import { type PhoneFound, PIECE_MIN_DIGITS, UK_MAX_DIGITS } from './phone-digits.ts'

/** Words that put the digits after them in place of others: "sorry, no, it's". */
export const CORRECTS = pattern`
  ^(?:
    [ ,.;:-]
    |\b(?:
      no|er|um|oh|so|and|but|yes|yeah|yep|aye|then|wait|sorry|again|actually|rather|hang on
      |(?:i )?tell a lie|i (?:mean|meant|said)
      |i(?:'ve| have)? (?:said|got|given you|gave you) (?:it|that|you) wrong
      |that's wrong|it(?:'?s| is| should be)|that's|make (?:it|that)|should be
    )\b
  )*$
`
/** "At the end", also with the article swallowed: "at end", "on t'end". */
const AT_END = "(?:at|on) (?:the |t'|th')?(?:very )?end"
const AFTER_TAIL = pattern`
  ^(?:
    ,? ${AT_END}\b.*
    |,? (?:my|the|that's (?:my|the)) old (?:one|number)\b.*
    |,? not\b.*
    |(?:[, ]*\b(?:please|then|thanks?|sorry|yes|yeah|love|duck|mate|pal)\b)*(?:
      ,? (?:silly|daft) me
      |,? my (?:mistake|fault|bad)
      |,? i (?:said|mean|meant|should(?: have|'ve) said)
      |,? i (?:always|allus|keep|never) (?:do|get|say|mix|muddle|forget|remember)\b\D*
      |,? i (?:get|got|mix|mixed|muddle|muddled) (?:it|that|them|those|my|the|mixed|muddled)\b\D*
    )?
  )?$
`

/** The last digits said again after a number: "07700 900456. Sorry, 465", or "I mean four six five". */
export function correctSaid(text: string, phone: string, from: number): PhoneFound {
  let start = from
  for (const sentence of text.slice(from).split(/(?<=[.;!?])/)) {
    const said = sentence.replace(/[ .;!?]+$/, '')
    const run = digitRuns(said)[0]
    const lead = said.slice(0, run?.start)
    if (!CORRECTS.test(lead)) return null
    if (run) {
      const rest = said.slice(run.end)
      // "10-4" alone corrects nothing.
      const isSaid = /\p{L}/u.test(text.slice(from, start + run.start) + rest)
      const isTail = isSaid && run.digits.length >= PIECE_MIN_DIGITS && AFTER_TAIL.test(rest)
      return isTail
        ? withTail(phone, { ...onceOf(run, said), end: start + said.length }, from)
        : null
    }
    start += sentence.length
  }
  return null
}

/** What stands between a number and its last digits, said again: "five one, no sorry, five five one". */
const PUT_RIGHT =
  /^[ ,.]*(?:(?:no|sorry|wait|hang on|hold on|er|erm|um|oh|i mean|actually|rather)[ ,.]+)+$/

/** A number whose last digits are put right before it is whole: "0117 496 033, no, 0227". */
export function putRight(text: string, runs: readonly DigitRun[]): PhoneFound {
  for (const [at, first] of runs.entries()) {
    const next = runs[at + 1]
    if (!next || first.hasPlus || !/^0\d{6,10}$/.test(first.digits)) continue
    const between = text.slice(first.end, next.start)
    const kept = UK_MAX_DIGITS - next.digits.length
    const isPart = next.digits.length >= 2 && next.digits.length <= 6 && kept < first.digits.length
    if (
      !isPart ||
      !/\b(?:no|sorry|wait|hang|hold|actually|mean)\b/.test(between) ||
      !PUT_RIGHT.test(between)
    )
      continue
    // It begins with the digit that it puts right, unless the number broke off a digit short.
    const isBroken = first.digits.length === UK_MAX_DIGITS - 1 && /\bno\b/.test(between)
    if (first.digits[kept] !== next.digits[0] && !isBroken) continue
    const phone = phoneOf(first.digits.slice(0, kept) + next.digits, false)
    if (phone !== null) return { phone, start: first.start, end: next.end }
  }
  return null
}

/** Stands between the right digits and the wrong ones: "901, not 900", "901 instead of 900". */
const NOT_THOSE =
  /^(?:,? in the middle)?,? (?:and |it's |that's )?(?:not|instead of|rather than) (?:an? |the )?$/
/** Stands before the wrong digits when they come first: "not 900, 901", "you said 900, it's 901". */
const WRONG_FIRST =
  /\b(?:not|isn't|you(?:'ve| have)? (?:said|say|put|got|have|read)(?: down)?)(?: an?| the)? $/
const RIGHT_NEXT = pattern`
  ^(?:
    [ ,.;-]
    |\b(?:it's|it is|its|it should be|should be|that's|but|and|i said|i mean|an?|the)\b
  )+$
`
/** A correction of one or two digits counts only if the line holds nothing else: "a 5, not a 4". */
const ONLY_DIGITS = pattern`
  ^(?:
    [ ,.;!-]
    |\b(?:no|sorry|er|um|oh|it's|it is|its|that's|there's|should be|i (?:said|mean|meant)|an?|please|love|mate)\b
  )*$
`

/**
 * The number with one part of it put right: "it's 901, not 900"; null if the line puts none right. "unclear": the
 * number has those digits more than once.
 */
export function swapPart(
  phone: string,
  text: string,
  [first, second, other]: readonly DigitRun[],
): PhoneFound | 'unclear' {
  if (!first || !second || other) return null
  const [before, between] = [text.slice(0, first.start), text.slice(first.end, second.start)]
  const isWrongFirst = WRONG_FIRST.test(before) && RIGHT_NEXT.test(between)
  if (!isWrongFirst && !NOT_THOSE.test(between)) return null
  const [right, wrong] = isWrongFirst ? [second, first] : [first, second]
  if (right.digits.length !== wrong.digits.length || right.digits === wrong.digits) return null
  const around = before.replace(WRONG_FIRST, '') + text.slice(second.end)
  if (wrong.digits.length < PIECE_MIN_DIGITS && !ONLY_DIGITS.test(around)) return null
  const [start = '', end, more] = phone.split(wrong.digits)
  if (end === undefined) return null
  if (more !== undefined) return 'unclear'
  return { phone: start + right.digits + end, start: 0, end: text.length }
}

/** Says how often a digit comes, but not where: "two 4s, not one". */
const HOW_OFTEN = pattern`
  \b(?:double|two|three|2|3|one|1|a single|only one|just (?:the )?one) (?:\d|one|two|three|four|five|six|seven|eight|nine|oh|nought|zero)'?s?,? not (?:a )?(?:double|two|three|one|single|\d)(?: \d| of them)?(?=\W*$)
`

/** Whether a line corrects how often a digit comes in the number. */
export const correctsCount = (text: string) => HOW_OFTEN.test(text)

const COUNT = '(?:two|three|four|five|six|\\d|few|couple of)'
const TAIL = new RegExp(
  part`
    \b(?:
      end(?:'?s|ing)?
      |(?:last|final) (?:(?:${COUNT} )?(?:digits?|numbers?|ones?|bit|part)|${COUNT})
    )\b(?:,? ?\b(?:of it|bit|part|in|with|is|are|should|be|it's|actually|was|were|the (?:digits|numbers?))\b)*
  `,
  'g',
)
/** How far a correction goes on after "it ends": "456, sorry, 457". */
const TAIL_MAX_CHARS = 80
const AT_THE_END = new RegExp(
  ` (?:${AT_END}|(?:for|is) the (?:very )?end)\\b(?! of (?!it\\b|that\\b|the number\\b))`,
)
/** What follows the digits of a date: "31st", "thirty-first", "30 June". */
const REST_OF_DATE = pattern`
  ^(?:st|nd|rd|th)\b
  |^[ -](?:of )?(?:
    first|second|third|fourth|fifth|sixth|seventh|eighth|ninth
    |(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{3,6})?
  )\b
`

/** Corrects the last digits of a number: "no, it ends 123". A date corrects none: "it ends on the 31st". */
export function correctTail(text: string, phone: string): PhoneFound {
  // "It ends 812, not 821" keeps its length, so that the positions still fit.
  const said = text.replace(/\bnot [\d ]+/g, (denied) => denied.replace(/\d/g, '|'))
  const trailing = AT_THE_END.exec(text)
  if (trailing) {
    const run = digitRuns(said.slice(0, trailing.index)).at(-1)
    if (!run) return null
    return withTail(phone, onceOf(run, said), run.start)
  }
  for (const tail of said.matchAll(TAIL)) {
    const from = tail.index + tail[0].length
    const after = said.slice(from, from + TAIL_MAX_CHARS)
    const runs = digitRuns(after)
    const [first] = runs
    const isNext = first && /^(?:[ ,.:]|\b(?:er|um)\b)*$/.test(after.slice(0, first.start))
    if (!isNext || REST_OF_DATE.test(after.slice(first.end))) continue
    // "It ends 456, sorry, 457" corrects itself; "it ends 456, and it's for two" does not.
    const run = runs.findLast(({ digits }) => digits.length === first.digits.length) ?? first
    return withTail(phone, { ...run, end: from + run.end }, tail.index)
  }
  return null
}

/** Digits that are said twice, once: "250, two five oh at the end". */
function onceOf(run: DigitRun, text: string): DigitRun {
  const isTwice = text.slice(run.start, run.end).includes(',')
  return isTwice ? { ...run, digits: run.digits.replace(/^(\d{3,})\1$/, '$1') } : run
}

function withTail(phone: string, { digits, end }: DigitRun, start: number): PhoneFound {
  if (digits.length > 8) return null
  // "There's a five on the end" adds the digit that is missing.
  const isMissing = isShort(phone) && phone.length + digits.length === UK_MAX_DIGITS
  const kept = isMissing ? phone : phone.slice(0, phone.length - digits.length)
  return { phone: kept + digits, start, end }
}
