import { WEEKDAYS, weekdayOf, type Day } from '../../calendar.ts'
import { part } from '../text/patterns.ts'

const PART = '(?: (?:morning|afternoon|evening|night|dinner ?time|tea ?time))?'
const NAMED = '(?:bank holiday )?(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const DAY = `${NAMED}${PART}`
/** What may follow a day that is wished for: "it's Sunday we want it for", "it's Saturday night, half seven". */
const WISHED = part`
  (?:
    '|,? (?:at |about |around |half |quarter |\d|for\b|or\b|not\b|please|to\b|then\b|i'd\b|we'd\b|that (?:i|we)\b|(?:i|we)(?! (?:can't|cannot)\b))|\W*$
  )
`

/** Comes before the day of the call in a line that ends with it: "where do I go, it's Saturday", "and it's Sunday". */
const ASKS_HELP =
  "(?<=(?:^|[.,!?] |\\b(?:and|but|so) )(?:where|what|who|how)(?:'s| (?:do|can|should|shall|am|is|else|will))\\b[^.!?]{0,40}[ ?] ?|\\b(?:and|but|because|cos|since) )"

/** Says which day it is, or which day it was bound to be: "it's Sunday night", "typical, a Sunday". */
const SAYS_DAY = new RegExp(
  part`
    \b(?:it'?s|it is|it being|being|today'?s|today is)(?: (?:only|just|still|already|late|early|nearly|on))* (?:an? |the )?${NAMED}\b(?!${PART}${WISHED})${PART}(?: today(?=\W*$))?
    |${ASKS_HELP}\b(?:it'?s|it is|with it being|it being) (?:an? )?${DAY}(?=\W*$)
    |\b(?:typical|trust it to be|just my luck|of all (?:the )?(?:days|nights|times)|had to be)[,:]? (?:on )?(?:an? )?${DAY}\b
    |\bwould(?: have to)? be (?:on )?(?:an? )?${DAY},? wouldn't it\b
    |(?<=[,.!] (?:and )?)on an? ${DAY}(?=[.,;!])
    |\bon an? ${DAY},? (?:too|as well|as usual|obviously|naturally|of course|and all|an'? all)\b
    |(?:\bon )?(?:\ban? )?\b${DAY},? (?:
      typical|just my luck|of all (?:the )?(?:days|nights|times|things)|wouldn't you know|isn't it always
    )\b
    |\b(?:gone|past|nearly|after) (?:\d[\d:.]*|[a-z]+)(?: ?(?:am|pm|o.?clock))? (?:at night )?on an? ${DAY}\b
    |(?<!\b(?:you|they)(?:'re| are)? )\b(?:shut|closed)(?: up)? (?:on )?(?:an? )?${DAY}\b
    |\b${DAY},? (?:and|with|an) (?=[^.,;!?]{0,24}\b(?:shut|closed|nobody|no ?one|nowhere)\b)
  `,
  'g',
)

/** A plain line without the weekday that only says which day the call is on: "it's Sunday night and the vet's shut". */
export function withoutDayOfCall(text: string, today: Day): string {
  const name = WEEKDAYS[weekdayOf(today)]?.toLowerCase()
  return text.replace(SAYS_DAY, (said) => (name && said.includes(name) ? ' ' : said))
}

/** Says which hours are those of the visit, and not of the call back: "so it'll be after four, yeah?" */
const IT_WILL_BE =
  /^(?!.*\b(?:ring|call|phon|text)).*\b(?:(?:it|that)(?:'ll be|'s| will be| would be|'d be| is)|(?:he|she|they|you|someone|somebody)(?:'ll| will) (?:come|be here|be round|be there)) (?:(?:still|definitely|for|just|any ?time) )*(?:after|before|from|between|in the|mornings?|afternoons?|evenings?)\b/

/** Whether a line says which hours are those of the visit. */
export const isHourOfVisit = (text: string) => IT_WILL_BE.test(text)

/** Says when to ring, without the day: "could I come on the 14th? Best ring after one". */
const RING_AT =
  /\b(?:come|book|visit|appointment|be seen|move)\b.*(?:[.,;!?]|\b(?:and|but)) (?:[a-z']+ ){0,2}(?:ring|call|phone)(?: (?:me|us))?(?: back)? (?:any ?time )?(?:after|before|between|from|about|in the)\b(?![^.,;!?]*(?:day|tomorrow|tonight|\d(?:st|nd|rd|th))\b)/

/** Whether the hours of a line that asks to come on some day are those of the call back. */
export const isHourOfCall = (text: string) => RING_AT.test(text)
