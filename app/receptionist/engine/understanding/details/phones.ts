import { phoneOf } from '../../../../rules/phone-number.ts'
import { digitRuns, isShort, type DigitRun } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'

const PIECE_MIN_DIGITS = 3
const AREA_MIN_DIGITS = 3
const UK_MAX_DIGITS = 11

/** A telephone number in a line, or the last digits that correct one. */
export type PhoneFound = { phone: string; start: number; end: number } | null

/** Words that put the digits after them in place of others: "sorry, no, it's". */
const CORRECTS = pattern`
  ^(?:
    [ ,.;:-]
    |\b(?:
      no|er|um|oh|so|and|yes|yeah|yep|aye|then|wait|sorry|again|actually|rather|hang on
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

const NOT_PHONE = pattern`
  (?:
    £|\$
    |\b(?:
      order|reference|ref|invoice|account|policy|booking|job|case|ticket|serial|model|page
      |room|card|membership|member|tracking|parcel|registration|reg|vat|company|sort code
      |code|pin|quote|claim|nhs|insurance|licence|part|size|batch
    )(?: number| no| id)?(?:(?<=\b(?:no|ref|reg))\.)?(?: is| was|'s|:|#)*
  ) ?#?\w{0,3}-?$
`

/** The telephone number of a plain line: national digits, or + and digits from abroad. */
export function findPhone(
  text: string,
  isAsked: boolean,
  runs: readonly DigitRun[] = digitRuns(text),
): PhoneFound {
  const found = runs
    .map((run) => ({
      run,
      phone: numberOf(run, isAsked) ?? (isAsked ? pieceSaidTwice(run, text) : null),
    }))
    .filter(({ run, phone }) => phone !== null && !NOT_PHONE.test(text.slice(0, run.start)))
  // "Hers is ... but ring mine", else the last: "no, it isn't 07700 900123, it's 07700 900124".
  const whose = WHOSE.exec(text)?.[1]
  const sent = found
    .slice(1)
    .findLast(({ run }) => isSentTo(text.slice(found[0]?.run.end, run.start)))
  const own = whose
    ? found.findLast(({ run }) =>
        text.slice(Math.max(0, run.start - 24), run.start).includes(whose),
      )
    : found.findLast(({ run }) => !isOthers(text, run) && !isAtTimes(text, run))
  const last = sent ?? own ?? found.at(-1)
  if (!last?.phone) return null
  return { phone: last.phone, start: last.run.start, end: last.run.end }
}

/** Not of a person: "my new one", "the office". */
const NO_THING =
  '(?!(?:[a-z]+ )?(?:numbers?|mobile|phone|landline|office|shop|work|home|best|new|other|one|line|name)\\b)'
const SOMEBODY = part`
  (?:
    his|hers?|theirs?|him|them
    |(?:s?he|they)(?= on\b|['’ ])
    |(?:my|our|the) ${NO_THING}[a-z]+(?: [a-z]+)?
    |(?:mum|mam|dad|nan|gran|grandma|grandad)
    |(?!(?:it|that|what|here|there|this|number|mobile|phone|one|name)'s)[a-z]+(?='s (?:number|mobile|phone|landline|is|on)\b)
  )
`
const THEIR_NUMBER = "(?:'s|'re)?(?: number| mobile| phone| landline)?"
/** "The tenant's Chloe, on", "my husband Alan's on". */
const THEIR_NAME = "(?:(?: (?!i'm|me|ring|call|text|but|and|so|or)[a-z'-]+){1,2},?(?= on ))?"
/** Says before a number that it is somebody else's: "her number for getting in is", "ring my wife on". */
const OTHERS_BEFORE = new RegExp(
  `\\b${SOMEBODY}${THEIR_NUMBER}${THEIR_NAME}(?:,? (?:for|to) (?:[a-z]+ ){0,3}[a-z]+,?)?(?:(?: is| are| on| at|(?<=number|mobile|phone|landline)'s|(?<=number|mobile|phone|landline|hers|his|theirs|'s))[ ,:]+)$`,
)
const ACCESS =
  '(?:for|to) (?:access|get(?:ting)? in|let(?:ting)? (?:you|him|her|them) in|the keys?)'
/** Says it after the number: "is my wife's", "that's the tenant's", "for access". */
const OTHERS_AFTER = new RegExp(
  `^,? (?:(?:is|that's|it's|which is) ${SOMEBODY}(?:'s)?${THEIR_NUMBER}(?=[.,;!?]|$)|${ACCESS}\\b)`,
)

/** "Ring her first, she works nights, 07…": in a sentence that sends the call to somebody else. */
const SENT = new RegExp(
  `\\b(?:ring|call|text|phone|try) (?:him|her|them|(?:my|our|the) ${NO_THING})(?![^.?!;]*\\b(?:me|mine|my number)\\b)[^.?!;]*$`,
)

/** Whether a line asks that somebody else be rung. */
export const sendsToOther = (text: string) =>
  /\b(?:ring|call|text|phone|try|contact|speak to) (?:him|her|them|(?:my|our|the) (?!number|mobile|phone|landline)[a-z]+)\b/.test(
    text,
  )

/** Whether a number is somebody else's, or only for getting in. */
function isOthers(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(0, start)
  return OTHERS_BEFORE.test(before) || OTHERS_AFTER.test(text.slice(end)) || SENT.test(before)
}

/** Sends the call to the number after it, in place of the one before: "but best ring Mum really, she's on". */
const SENDS =
  /\b(?:but|actually|best|better|rather|instead)\b[^.?!;]*\b(?:ring|call|use|text|phone)\b[^?!;]{0,100}$/
/** Says when the number after it is good: "but after twelve use the office, that's". */
const AT_TIMES =
  /\b(?:after|before|if|unless|when|until|till?|from(?! now\b)|once)\b(?:[^.?!;]{0,30}\b(?:ring|call|use|try|text|phone)\b[^?!;]{0,40}|(?<=\b(?:use|ring|call|try) .*) [a-z0-9:]{2,10},? )$/

const isSentTo = (between: string) => SENDS.test(between) && !AT_TIMES.test(between)

/** Whether a number is only for some hours, or for when another does not answer. */
const isAtTimes = (text: string, { start }: { start: number }) =>
  AT_TIMES.test(text.slice(0, start))

/** Says it after the number: "after five", "in the evenings", "at weekends". */
const TIMES_AFTER =
  /^,? (?:but )?(?:only )?(?:(?:for )?(?:after|before|until|till?|from|once|if|when|between|evenings|weekends|daytime)|in the (?:day|morning|afternoon|evening)|at (?:weekends|night))/

/** Whether a line gives a number only for some hours, or for when another does not answer. */
export function isOnlyAtTimes(text: string): boolean {
  const found = findPhone(text, true)
  return found !== null && (isAtTimes(text, found) || TIMES_AFTER.test(text.slice(found.end)))
}

const OFFERED = new RegExp(
  `\\b(?:want|need|like|give|take|got|have)\\b[^.?!]* ${SOMEBODY}(?:'s)? (?:number|mobile|phone|landline)\\b`,
)

/** Whether a line offers somebody else's number: "do you want the tenant's number?" */
export const offersOthersPhone = (text: string) => OFFERED.test(text)

/** Whether the number of a line is somebody else's, or only for getting in: "the tenant's on 07700 900123". */
export function isOthersPhone(text: string): boolean {
  const found = findPhone(text, true)
  return found !== null && isOthers(text, found)
}

/** Says whose number to ring: "ring his", and not "ring his dad". */
const WHOSE =
  /\b(?:ring|call|use|text|try|on) (mine|hers|theirs|his(?=\W*$| (?:on|first|instead|if|and|not|please|it's|number|mobile|phone)\b|[,.;]))\b/

/**
 * The number that a piece completes: it goes on from the digits before, or repeats some of them:
 * "no, 607 228" after 01943 607 22.
 */
export function completePhone(text: string, before: string): PhoneFound {
  const run = digitRuns(text).findLast(({ digits }) => digits.length >= PIECE_MIN_DIGITS)
  if (!run || run.hasPlus) return null
  const { digits, start, end } = run
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

/** A number whose area code comes last, in one run: "496 0088, oh one one three". */
const AREA_LAST = /^([2-689]\d{5,6})(0[12]\d{2,3})$/

/** A number after its first digits: "double seven, hang on, oh double seven ..." */
const BEGUN_AGAIN = /^(?:[1-9]\d{0,3}|(0\d{2})\d{0,8}(?=\1))(0[127]\d{9})$/

/** When asked for a number, callers may leave out the first 0 of a mobile, or say the area code last. */
function numberOf({ digits: said, hasPlus }: DigitRun, isAsked: boolean): string | null {
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
function pieceSaidTwice({ digits, start, end }: DigitRun, text: string): string | null {
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

/** The digits of a phone number that was said wrongly or in part, or null. */
export function partOfPhone(text: string, runs: readonly DigitRun[]): DigitRun | null {
  return (
    runs.findLast(
      ({ digits, start }) => digits.length >= 5 && !NOT_PHONE.test(text.slice(0, start)),
    ) ?? null
  )
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

/** Whether digits are a UK number with one too many. */
export const isOneTooLong = (digits: string) => /^0\d{11}$/.test(digits)
