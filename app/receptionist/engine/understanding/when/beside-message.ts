import type { Open } from '../../types.ts'
import type { Context } from '../context.ts'
import { isTimeAlone, isTimed } from './diary-asks.ts'
import { dayOfOld } from './old-times.ts'
import { withDigits } from '../text/numbers.ts'
import { pattern } from '../text/patterns.ts'

const BESIDE_DETAILS: readonly (Open | null)[] = ['name', 'phone', 'phone-confirm', 'postcode']
/** Says when something suits, or asks for it. */
const SUITS = pattern`
  \b(?:
    any\w*|best|better|suits?|fine|ok|okay|good|great|perfect|free|available|prefer\w*
    |rather|please|can|could|would|after|before|until|till?|between|from|not|no|ring|call
    |phone|want\w*|need\w*|like|instead|make it|move|same|asap|today|tonight
  )\b
`

/** Says as many digits as a time never has. */
const IN_DIGITS = /(?:\d[\s,.-]*){7}/
/** Names a time as more than a figure. */
const NAMES_TIME =
  /\b(?:o'? ?clock|[ap]\.?m|half|quarter|noon|midday|mornings?|afternoons?|evenings?|\w+days?|tomorrow|tonight|weeks?|weekend|after|before|at|by|until|till?|lunch\w*|dinner\w*|january|february|march|april|may|june|july|august|september|october|november|december|\d+(?:st|nd|rd|th)|\w+th|first|second|third)\b/

/** Speaks of the owner's call. */
const RINGS = pattern`
  \b(?:
    \w+(?:'ll|'d| will| can| could| would)
    |he|she|they|you|someone|somebody
  ) (?:ring|call|phone)
  |\brings\b
  |\b(?:ring|call|phone) (?:me|us)\b
`

const MOVES = /\b(?:mov|chang|swap|make it|instead)/

/** Tells what else is on a day, or begins on it. */
const ELSEWHERE = pattern`
  \b(?:
    out|away|off|at (?:my|our|the)|busy|working|on shift|starts?|starting|exchang\w+
    |complet\w+|court|hearing
  )\b
`

const LEAD = /^(?:(?:ok|okay|right|so|well|yes|yeah|no|and|but|great|good|lovely|fine|alright),? )+/

/** "It should have been in on the fifth" */
const OVERDUE = /\b(?:should|would|could|ought to)(?: have|'ve) (?:been|come|arrived|gone)\b/

/** Tells something of somebody: "boiler service tomorrow" does not. */
const TELLS =
  /\b(?:i|we|you|he|she|they|it|who|which|there)\b|\b\w+'(?:s|re|ve|m|ll)\b|\b(?:is|are|was|were|has|have|had)\b/

/** Wishes for a day or time. In a message all others are those of a story, a deadline or a shop. */
const WISHES = pattern`
  \b(?:
    any ?(?:time|day|thing)|any (?:of|morning|afternoon|evening|\w+day)|best|better|easie(?:r|st)|suits?|ideal\w*
    |perfect|great|good|fine|ok|okay|prefer\w*|rather|instead|make it|must be|mov(?:e|ed|ing)
    |chang(?:e|ed|ing)|swap|free|available|like|want\w*|poss(?:ible|ibly)?|please|pls|say|maybe|perhaps
    |i meant?|arriv\w+|book\w*|reserv\w+|appointment|appt|schedul\w+|visits?|wish|let's|try|be there|make (?:it|the|an?)|(?:what|how) about|(?:can|could|would) (?:i|we|you(?! (?:please |just )?(?:tell|let|pass|ask))|he|she|they|it|that|some(?:one|body)|any(?:one|body))
    |(?:'d|would) be|it's for (?:the |this |next )?(?:\w+day|\d{1,2}(?:st|nd|rd|th))|said|(?:will|'ll) (?:do|suit|be (?:best|better|good|great|fine|ok|perfect|ideal|free))|looking|hoping|need(?!\w* to (?:know|be|hear))\w*|not|no|or|either|if (?:he|she|they|you|it|some(?:one|body))(?:'s| can(?!')| could| is)
  )\b
`

/** A weekday beside the week after: "could it be the week after, like the Tuesday?" */
const OTHER_WEEKDAY = /\bthe week after\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

/** Whether the day or time in a line about a message is not when something should be done. */
export function isBesideMessage(text: string, context: Context): boolean {
  const { open, isMessage, today, askedDay } = context
  const parts = text
    .split(
      open === 'take-message' || open === 'confirm'
        ? /[,.;!?] /
        : /[.;!?] |, (?:and|but|so) |,? but /,
    )
    .filter((part) => isTimed(part, today) || isTimeAlone(part, today))
  // When he rings is not the day that they asked for.
  const hasDay = askedDay !== null || open === 'take-message'
  const isElse = (part: string) => /\bcancel/.test(part) || (hasDay && RINGS.test(part))
  if (open === 'take-message') return parts.length > 0 && parts.every(isElse)
  // "Hold off booking, can he ring me before ten?" moves nothing.
  if (open === 'confirm' && !isMessage)
    return parts.length > 0 && parts.every((part) => RINGS.test(part) && !MOVES.test(part))
  // "No, last is seven, five five seven" speaks of the number.
  const isNumberOpen =
    open === 'phone' || open === 'phone-confirm' || IN_DIGITS.test(withDigits(text))
  const isOfNumber = isNumberOpen && !NAMES_TIME.test(text)
  if (isMessage && isOfNumber) return true
  const isWished = (part: string) =>
    !OVERDUE.test(part) &&
    !isElse(part) &&
    (isTimeAlone(part, today) || WISHES.test(part.replace(LEAD, '')) || !TELLS.test(part))
  if (isMessage && !parts.some(isWished)) return true
  const isSuited = (part: string) =>
    isTimeAlone(part, today) || (!isElse(part) && (SUITS.test(part) || !ELSEWHERE.test(part)))
  // "The Thursday after" that of a booking whose day has not been said.
  if (
    isMessage &&
    askedDay === null &&
    (dayOfOld(context) === null || OTHER_WEEKDAY.test(text)) &&
    /\b(?:\w+day|the week) after\b(?! (?:next|new|christmas|easter|about|around|half|quarter|noon|lunch|dinner|work|school|\d+)\b)/.test(
      withDigits(text),
    )
  )
    return true
  return isMessage && BESIDE_DETAILS.includes(open) && !parts.some(isSuited)
}
