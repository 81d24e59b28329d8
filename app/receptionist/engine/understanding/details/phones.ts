import { type DigitRun, digitRuns } from '../text/numbers.ts'
import { part } from '../text/patterns.ts'
import { KIN } from './kin.ts'
import { NOT_PHONE, numberOf, type PhoneFound, pieceSaidTwice } from './phone-digits.ts'

/** Says whose number to ring: "ring his", and not "ring his dad". */
const WHOSE =
  /\b(?:ring|call|use|text|try|on) (mine|hers|theirs|his(?=\W*$| (?:on|first|instead|if|and|not|please|it's|number|mobile|phone)\b|[,.;]))\b/

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
/** Says before a number that it is somebody else's: "her number for getting in is", "ring my wife on", "the tenant's called Kasia,". */
const OTHERS_BEFORE = new RegExp(
  `\\b${SOMEBODY}${THEIR_NUMBER}${THEIR_NAME}(?:,? (?:for|to) (?:[a-z]+ ){0,3}[a-z]+,?)?(?:(?: is| are| on| at|(?<=number|mobile|phone|landline)'s|(?<=number|mobile|phone|landline|hers|his|theirs|'s))[ ,:]+)$|\\b${KIN}(?:'s| is) (?:called|named) (?!(?:you|me|us|round|back|in|before|already|once|twice)\b)[a-z'-]+(?: [a-z'-]+)?,? $`,
)
const ACCESS =
  '(?:for|to) (?:access|get(?:ting)? in|let(?:ting)? (?:you|him|her|them) in|the keys?)'
/** "It's the poodle", after a number, says whom the call is about; "it's my wife" whose it is. */
const NOT_ITS = `(?! (?:my|our|the) (?!${KIN}(?:s|es)?\\b)[^.,;!?']*(?:[.,;!?]|$))`
/** Says it after the number: "is my wife's", "that's the tenant's", "for access". */
const OTHERS_AFTER = new RegExp(
  `^,? (?:(?:is|that's|it's${NOT_ITS}|which is) ${SOMEBODY}(?:'s)?${THEIR_NUMBER}(?=[.,;!?]|$)|${ACCESS}\\b)`,
  'u',
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
