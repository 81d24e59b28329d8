import { hasKind, tells, type Changeable, type Command } from '../command.ts'
import type { Context } from '../context.ts'
import { FAMILY } from '../danger/danger-words.ts'
import { pattern } from '../text/patterns.ts'
import { plain } from '../text/text.ts'
import type { Heard } from './answers.ts'

/** Another place: "at his house", "to my mum's". */
const ELSEWHERE = pattern`
  \b(?:at|to|round) (?:
    (?:his|her|their|my|our|(?:(?:my|our) )?[a-z]+'s) (?:house|home|place|flat|office)\b
    |(?:my|our|his|her|their) [a-z]+'s(?=\W*$|[,.;])
  )
`

/** Speaks of somebody else's home: "it's for my mum, she lives in Headingley", "it's my sister's place, not mine". */
const OTHERS_HOME = pattern`
  \b(?:he|she|they|who|(?:my|our) ${FAMILY}) lives?\b
  |\b(?:he|she|they)(?:'s|'re| is| are) (?:over|up|down|out) (?:in|at|by|near)\b
  |\b(?:it|that|this|the \w+)(?:'s| is) (?:at |actually |for )*(?:my|our|his|her|their) [a-z]+'s(?: (?:house|home|place|flat|bungalow)\b|(?=\W*$|[,.;]| not\b| actually\b))
  |\b(?:isn't|not) (?:at |for )?(?:mine|my (?:house|home|place|address))\b
`
const OF_FAMILY = new RegExp(`\\b(?:my|our) ${FAMILY}\\b`)

/** Whether a line moves the visit from the postcode given to somebody who has not been spoken of before. */
const movesHome = (text: string, { isBooking, postcode, open, notes }: Context) =>
  isBooking &&
  postcode !== null &&
  open !== null &&
  open !== 'take-message' &&
  OTHERS_HOME.test(text) &&
  !OF_FAMILY.test(plain(notes ?? ''))

/** Whether a line wants the visit at another place. */
const wantsElsewhere = (text: string) => ELSEWHERE.test(text)

/** Words for a detail, which she then asks for again: "the time", "my number's wrong". The first that fits counts. */
const CHANGES: readonly (readonly [RegExp, Changeable])[] = [
  [/\b(?:times?|days?|dates?|when|hour)\b/, 'when'],
  [/\bname\b/, 'name'],
  [new RegExp(`\\bpost ?code\\b|\\baddress\\b|${ELSEWHERE.source}`), 'postcode'],
  [/\b(?:people|guests|how many|party)\b/, 'party'],
  [/\b(?:phone|number|mobile)\b/, 'phone'],
  [/\b(?:service|what it's for)\b/, 'service'],
]

/** Wants the booking just made at another time, and does not say which: "I need to move it". */
const MOVES = pattern`
  (?<!\b(?:if|might|may) (?:[\w']+ ){0,3})\b(?:change|move|swap|switch|shift|rearrange|re-?schedule|amend|alter) (?:
    it|that|this
    |(?:the|my|our|that|this) (?:
      (?:day|date|time)(?: of (?:it|that|this|(?:the|my|our|that|this) (?:booking|appointment|visit|table)))?
      |(?:booking|appointment|visit|table|reservation|slot)
    )
    |(?:the|that) one
  )(?: (?:that )?(?:i|we|you)(?:'ve| have)? (?:just |only just )?(?:made|booked|arranged|done)(?: (?:just )?now)?)?(?:,? (?:then|please|now|after all|at all|if possible|love|mate))*\W*$
  |\bchanged my mind about the (?:day|date|time)(?: of (?:it|that))?\W*$
  |\b(?:i|we) (?:can't|cannot|won't be able to) (?:make|do|manage) (?:it|that|then)(?=
    \W*$|[,.;!]
    | (?:now|after|any ?more|actually|because)\b
  )
`

/** The number of a house, which is no telephone number: "the neighbour at number 9's got a key". */
const HOUSE_NUMBER =
  /\bnumber (?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! \d)/g

function changeIn(text: string): Changeable | undefined {
  const said = text.replace(HOUSE_NUMBER, 'house')
  return CHANGES.find(([pattern]) => pattern.test(said))?.[1]
}

/** Confirms the number, but not something else: "yes, but it's the wrong Saturday", "yes, but my name's wrong" */
const OTHER_WRONG = pattern`
  ^(?:yes|yeah|yep|aye|that's right|correct)\b.*\b(
    wrong (?:day|date|time|week|hour|\w+day|name|post ?code)
    |(?:name|post ?code)(?:'s| is) (?:wrong|not right)
  )\b
`

/** Says that nothing needs changing: "nothing, it's all fine", "just book it" */
const NOTHING_WRONG = pattern`
  ^(?:(?:no|oh|er|sorry),? )*(?:
    (?:nothing|none|neither)(?! (?:(?:of|about) (?:it|that|them)(?:'s| is| are)? |is )(?:right|ok|fine|good)\b|'s (?:right|ok|fine|good)\b)
    |it's (?:all )?(?:fine|right|ok)
    |that's (?:all )?(?:fine|right|ok)
  )\b
  |^(?:(?:no|please),? )*just book (?:it|that)\b
`

/** What a line corrects in what she has understood, or its word that nothing is wrong. */
export function findCorrection(heard: Heard): Command[] | null {
  const { text, commands, context, answer, isTold } = heard
  const { open, isBooking } = context
  // The number is right, but not what she said before.
  const wrong = open === 'phone-confirm' ? OTHER_WRONG.exec(text)?.[1] : undefined
  if (wrong !== undefined && !hasKind(commands, 'tell'))
    return [{ kind: 'yes' }, { kind: 'change', field: changeIn(wrong) ?? 'when' }]
  // "Nothing, it's all fine" to "What should I change?"
  if (open === 'change' && !isTold && !hasKind(commands, 'message') && NOTHING_WRONG.test(text))
    return [{ kind: 'yes' }]
  const isPlaced = tells(commands, 'postcode')
  if (!isPlaced && movesHome(text, context) && !(open === 'confirm' && answer === 'yes'))
    return [...(answer === 'yes' ? [{ kind: answer }] : []), { kind: 'change', field: 'postcode' }]
  const field = findChange(heard)
  if (field) return [{ kind: 'change', field }]
  if (open === null && isBooking && !isTold && MOVES.test(text))
    return [{ kind: 'change', field: 'when' }]
  return null
}

/** The detail that a line wants changed at the read-back, without the new one. */
function findChange({ text, context, answer, isAsked, isTold }: Heard): Changeable | null {
  const { open } = context
  // "That's at my mum's, isn't it?" checks; "can it be at my mum's?" asks for a change.
  const isChecked = isAsked && !/\b(?:can|could|would) (?:you|it|we|i|he|she|they)\b/.test(text)
  const isOther = answer === 'no' || (answer !== 'yes' && !isChecked && wantsElsewhere(text))
  const isWanted = open === 'change' || (open === 'confirm' && isOther)
  return isWanted && !isTold ? (changeIn(text) ?? null) : null
}
