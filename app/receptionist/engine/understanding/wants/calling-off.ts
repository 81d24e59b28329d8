import { part, pattern } from '../text/patterns.ts'
import { wantsRing } from './call-backs.ts'

/** Must call off what is arranged: "we'll have to cancel", "cancel my appointment". */
const CALLS_OFF = pattern`
  \b(?:need|have|has|got|had|want|must|better|going) (?:to )?cancel\b
  |\bcancel (?:my|our|his|her|the|him|them|us|me)\b
`

/** Whether a line calls off what can only have been arranged before, where this call has agreed nothing. */
export const callsOff = (text: string) => CALLS_OFF.test(text)

/** Sets a condition to a cancellation, denies it, or leaves it open. */
const MAY_STAY =
  /\b(?:if|unless|until)\b|(?<!\bwhy )\b(?:don't|do not|won't|wouldn't|didn't|not|never|than|of|or|(?:are|is) (?:you|he|she|they)) (?:\w+ ){0,2}cancel|\bcancel\w* (?:it |that )?or\b/

/** Whether a line wants a booking cancelled, come what may: "just cancel it". */
export const callsOffPlainly = (text: string) =>
  /\bcancel(?!led|ling|lation)/.test(text) && !MAY_STAY.test(text)

/** Wants what is booked to be no more: "I want it cancelled", "we'll have to call it off". */
const WANTS_OFF = pattern`
  \b(?:need|want|like|get|getting|have) (?:it|that|this|(?:my|our|his|her|the) (?:[\w'-]+ ){1,4}?)(?: to be)? ?cancell(?:ed|ing)\b
  |\bcall(?:ing)? (?:it|that|this|(?:my|our|his|her|the) [\w'-]+) off\b
  |\b(?:call|calling) off (?:my|our|his|her|the)\b
`

/** Wants another day or booking in its place. */
const ANOTHER = part`
  (?:
    instead|re-?book\w*|re-?schedul\w*|re-?arrang\w*
    |(?:another|different|new) (?:day|date|time|week|night|morning|afternoon|evening|one|appointment|booking|slot)
  )
`
/** The same of the booking, and not of the money: "can the deposit go towards another night?" */
const WANTS_ANOTHER = new RegExp(`^(?!.*\\b(?:deposit|refund|voucher|credit)\\b).*\\b${ANOTHER}\\b`)

/** May want another booking in its place, so that a day may be that of the new one. */
const WANTS_OTHER = new RegExp(
  part`
    \b(?:
      ${ANOTHER}|another|different|mov(?:e|ed|ing)|swap|shift|chang(?:e|ed|ing)|keep
      |book (?:me|us|him|her|it|in)|come (?:in )?(?:on|at|this|next)
      |(?:can|could) (?:i|we|you) (?:do|have|come|get)
    )\b
  `,
)

/** Whether a line wants another day or booking in place of one that is called off. */
export const wantsAnother = (text: string) => WANTS_ANOTHER.test(text)

/** Whether what was told calls a booking off and wants none in its place, so that the day told is that of the old one. */
export const onlyCallsOff = (told: string) =>
  (callsOffPlainly(told) || (WANTS_OFF.test(told) && !MAY_STAY.test(told))) &&
  !WANTS_OTHER.test(told) &&
  !wantsRing(told)

/** Takes back that something is to be moved or cancelled: "no, keep it", "leave it as it is", "don't cancel it". */
const STAYS = pattern`
  ^(?:(?:oh|ah|no|yes|yeah|actually|sorry|wait|right|ok|okay|well|er|um|then|you know what),? )*(?:
    (?:please )?(?:don't|do not) (?:move|cancel|change|touch) (?:it|that|anything)
    |(?:(?:please )?(?:just )?|(?:can|could) (?:you|we|i) (?:just )?|i'll (?:just )?|let's (?:just )?)(?:
      keep (?:it|that|the (?:\w+ )?(?:appointment|booking|slot|visit|table|time))(?: as it is| where it is| in| booked)?
      |leave (?:it|that|the (?:\w+ )?(?:appointment|booking|slot|visit|table|time)) (?:as it (?:is|was)|where it is|in|booked|alone)
    )
    |(?:don't|do not) (?:cancel|move|change)\b
  )\b
`

/** Whether a line wants a booking left as it is, which the message was to move or to cancel. */
export const staysArranged = (text: string) =>
  STAYS.test(text) && !/\b(?:if|unless|until)\b/.test(text)

/** Moves what is booked to another day: "shift it to the Friday", "could we do Saturday instead". */
const MOVED_TO = pattern`
  \b(?:
    (?:mov|shift|swap|switch|chang|push|put|bring|re-?schedul|re-?arrang)(?:e|ed|es|ing|ping|ped)?\b[^.?!;]{0,60}? (?:to|till?|until)
    |swap(?:ping)? [^.?!;]{0,60}? for
    |(?:can|could) (?:i|we|you|it) (?:do|have|come|make it|be)(?: on)?
  ) (?=
    (?:the |this |next |a |any )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|week)
  )
`

/** What follows the words that move a booking to another day, or null if none do. */
export function movedTo(text: string): string | null {
  const found = MOVED_TO.exec(text)
  return found && text.slice(found.index + found[0].length)
}
