import type { Day } from '../../calendar.ts'
import { asksToMove, isQuestion } from '../asks/questions.ts'
import type { Context } from '../context.ts'
import { withDigits } from '../text/numbers.ts'
import { pattern } from '../text/patterns.ts'
import { wantsRing } from '../wants/call-backs.ts'
import { isTimeAlone } from './diary-asks.ts'
import { putsOff } from './put-off.ts'
import { DENIES } from './roles.ts'
import type { When } from './when.ts'

/** Words that ask for a time instead of describing somebody's week. */
const WISH = pattern`
  \b(?:
    make (?:it|that)|change|move|switch|actually|instead|rather|prefer|could we|can we
    |can i|could i|meant|i'd like|i want|want|book\w*|reserv\w+|appointment|table
    |same time|better|please|not|then$
  )\b
  |\b(?:i|we)(?:'ve)? (?:said|told you)\b
`

/** Openings that ask for other times than those just spoken of: "what about later?" */
const INSTEAD = pattern`
  ^(?:(?:no|oh|sorry|actually|wait|and),? )*(?:
    (?:what|how) about
    |(?:have you got|do you have|is there) (?:anything|something|any)\b
    |(?:i mean |i said )?(?:later|earlier|sooner)
  )\b
`

/** "Half seven", at another question than the one for the time. */
const TIME_ALONE =
  /^(?:(?:at|make it|actually|no|sorry),? )*(?:half|quarter (?:past|to)) \w+(?: please)?$/

/** Moves the booking that was made: "make it Friday instead". */
const MOVES = pattern`
  \b(?:
    move|change|switch|swap|shift|re-?schedule|rearrange
    |(?:bring|push|put) (?:it|that|him|her|them)
    |make (?:it|that)|instead|rather|prefer|better|same time|meant
    |(?:can|could|would) (?:it|that|he|she|they|you|somebody|someone) (?:be|come|do)
    |can't (?:make|do)
  )\b
`

/** Puts another day or time in place of the one in hand: "actually, can we make it the five o'clock?" */
export const PUTS_OTHER = pattern`
  (?<!\b(?:can't|cannot|couldn't|won't|not|never|to) )\b(?:
    make|change|move|switch|swap
  ) (?:it|that) (?:(?:to|for|at|on|in|a|an|the|about|around|next|this) )*(?:
    \d|half|quarter|noon|midday|morning|afternoon|evening|\w+day|tomorrow|tonight|week
  )
  |(?:
    \b(?:can|could|may) (?:i|we)|(?:i|we)'(?:ll|d)
  ) (?:have|take|do|go for|prefer) (?:the |at )?(?:
    \d|half|quarter|noon|midday|(?:morning|afternoon|evening)(?! (?:off|tea))|\w+day|tomorrow
  )[^.?!;,]{0,20}\b(?:instead|after all)\b
`

/** Asks for something of the firm's: "would the Monday be any good?" */
const IN_ORDER = pattern`
  ^(?:(?:and|so|but|or|oh|actually|no|sorry|h+m+|wait|er|um|if),? )*(?:
    or|can|could|would|will|might|shall|may|does|do you|is|are|have you|any chance|what
    |how
  )\b
`

/** Limits the day of a booking, whatever she asks: "no, we're away till the fourth. After that". */
const LIMITS = /^no\b|\bafter that\b|\bnot (?:before|until|till?)\b|\bprefer\w*/

/** Tells of what takes up a time, so that the time is no wish: "I'm at work until five". */
const TAKEN_UP =
  /\b(?:busy|remember\w*|interview|already have|(?<!\b(?:can|could|may) (?:i|we) )have a|i work|at work|until|since|from \d|every)\b/

/** "A bit later", and not "I'd sooner not". */
const SHIFT =
  /\b(?:later|earlier|sooner)(?=\W*$| (?:please|then|though|if|on|that|than|in|time|one|slot)\b|[,.;!?])/

/** Asks for another part of the day: "yes, but could we do the afternoon?" */
const ASKS_PART =
  /\b(?:can|could) (?:i|we|you) (?:do|have|make it|come in|say) (?:in )?the (?:morning|afternoon|evening)(?=\W*$| (?:please|instead|if)\b|[,.;?])/

/** Asks for such a time beside something else: "yes, but have you got anything later?" */
const ASKS_SHIFT =
  /\b(?:have you|you got|is there|any(?:thing| chance)?|(?:can|could) (?:i|we|you|it)|(?:what|how) about|make it)\b[^.?!;]{0,24}\b(?:later|earlier|sooner)\b/

/** The words of "a bit later, please". */
const SHIFT_MAX_WORDS = 5

/** Whether a line with a time in it moves the booking that was made; "can I pay on Friday?" does not. */
export function isMove(text: string, { not, notMinutes }: When, today: Day): boolean {
  return (
    (not ?? notMinutes) !== undefined ||
    INSTEAD.test(text) ||
    MOVES.test(text) ||
    text.split(/[,.;!?] /).some((part) => isTimeAlone(part, today))
  )
}

/** Takes the time settled on only within some hours: "yes, but after two". */
const BUT_WITHIN =
  /\b(?:but|as long as|only if|provided) (?:(?:it|it's|that|that's|is|has|needs|would have|to|be|only|not) )*(?:after|before|(?:earlier|later) than)\b/

/** Whether a line limits the day or the hours of the booking; "not before Friday", at the number, says when to ring. */
function limitsBooking(text: string, { days, span }: When, context: Context): boolean {
  const { open, isBooking, minute } = context
  if (open === 'name' && isBooking && span && minute !== null && BUT_WITHIN.test(text))
    return (minute < span[0] || minute > span[1]) && !wantsRing(text)
  const limits = open === 'phone' ? /^no\b/ : LIMITS
  return isBooking && days !== undefined && limits.test(text) && !wantsRing(text)
}

/** Denies what she has understood: "I never said tomorrow". */
const DENIES_SAID = new RegExp(`\\b${DENIES}\\b`)

/** Whether a line asks for its day or time, though the question was for something else. */
export function isAskedFor(text: string, when: When, context: Context): boolean {
  const { open, isBooking, isMessage } = context
  return (
    // In a message, any day or time counts.
    (isMessage && open !== 'about') ||
    isWish(text, when, context) ||
    limitsBooking(text, when, context) ||
    (isBooking && DENIES_SAID.test(text))
  )
}

/** How a time or a day begins. */
const SPOKEN_TIME =
  '(?:half|quarter|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d|\\w+day|tomorrow)'

/** Takes a time in a sentence of its own: "tomorrow then, ten o'clock's lovely. It's Mrs Pickering". */
const TAKES_TIME = new RegExp(
  `^(?:(?:oh|ooh|well|yes|yeah|actually|sorry|no|wait|hang on),? )*(?:the |this |next |at )?${SPOKEN_TIME}\\b[^.?!;]*\\b(?:lovely|fine|perfect|great|brilliant|grand|'ll do|will do|suits)\\b`,
)

/** Asks for another in one: "Priya Nair. Actually, have you got the five o'clock?" */
const ASKS_TIME = new RegExp(
  `^(?:(?:oh|actually|sorry|no|wait|hang on),? )+(?:(?:so )?(?:there's |have you )?nothing(?: free| left)? (?:at|on|for)|have you(?: got)?|is|could (?:we|i|you)|can (?:we|i|you|it)|(?:what|how) about)\\b[^.!;]*\\b${SPOKEN_TIME}\\b`,
)

/** Goes back to a time, or takes another: "I'll stick with this Thursday, four o'clock". */
const STICKS_TO = new RegExp(
  `\\b(?:i'll|we'll|i will|let's) (?:just )?(?:stick (?:with|to)|stay with|go (?:back to|with|for)|keep|have|take|do) (?:the |this |next )?${SPOKEN_TIME}\\b`,
)

const choosesTime = (sentence: string) => TAKES_TIME.test(sentence) || ASKS_TIME.test(sentence)

/** Whether a line takes or turns down a time in place of the one settled on, whatever else it tells of its day. */
function putsAnother(text: string, when: When, { askedDay, minute, open }: Context): boolean {
  const { not, notMinutes } = when
  const isRefused = not !== undefined || notMinutes !== undefined
  return (
    // "I can't do Thursday after all", of the day settled on.
    (askedDay !== null && not?.includes(askedDay) === true) ||
    // "Half three's no good, actually", of the time settled on.
    (minute !== null && notMinutes?.includes(minute) === true) ||
    // "Five's too late, have you got quarter to four?"
    (isRefused && (when.day !== undefined || when.minute !== undefined)) ||
    STICKS_TO.test(text) ||
    PUTS_OTHER.test(withDigits(text)) ||
    putsOff(text) ||
    (open !== 'party' && text.split(/(?<=[.!?;]) /).some(choosesTime)) ||
    ASKS_PART.test(text)
  )
}

/** Whether a line asks for an earlier or a later time: "can it be a bit later?" */
export function asksToShift(text: string, { isEarlier, isLater }: When): boolean {
  if (!(isLater ?? isEarlier) || !SHIFT.test(text) || wantsRing(text)) return false
  const isShort = text.split(' ').length <= SHIFT_MAX_WORDS
  return isShort || asksToMove(text) || ASKS_SHIFT.test(text)
}

/** Whether a line asks for another time than the one settled on, and tells of nothing that takes up its day. */
function asksForAnother(text: string, when: When, { minute, open, today }: Context): boolean {
  if (minute !== null && asksToShift(text, when)) return true
  const [first = ''] = text.split(/[.!;] /)
  if (INSTEAD.test(text) || TIME_ALONE.test(first)) return true
  // "Jo Hale, or any afternoon next week"; beside a number that may say when to ring.
  const isAsked = (part: string) =>
    isTimeAlone(part, today) &&
    (IN_ORDER.test(part) || MOVES.test(part) || (open === 'name' && /^(?:any|some)\b/.test(part)))
  return open !== 'party' && !wantsRing(text) && text.split(/[,.;!?] /).some(isAsked)
}

/** Asks to change something: no question about the firm, though it has the form of one. */
const CAN_WE =
  /^(?:(?:oh|actually|no|sorry|wait),? )*(?:can|could) (?:we|i|you) (?:make|change|move|switch|do|have)/

function isWish(text: string, when: When, context: Context): boolean {
  const { isBooking } = context
  if (isBooking && putsAnother(text, when, context)) return true
  if (TAKEN_UP.test(text)) return false
  if (isBooking && asksForAnother(text, when, context)) return true
  if (when.day === undefined && when.minute === undefined && !when.shiftDays) return false
  return WISH.test(text) && !isQuestion(text.replace(CAN_WE, ''))
}
