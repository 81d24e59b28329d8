import { readAnswer } from '../answers/yes-no.ts'
import { clausesOf } from '../asks/clauses.ts'
import { isOfPrice } from '../asks/price-words.ts'
import { isQuestion } from '../asks/questions.ts'
import { type Command, tellsService } from '../command.ts'
import { ASKS_WHEN, type Context } from '../context.ts'
import { isCommonWord } from '../details/common-words.ts'
import { wantsSeveral } from '../services/several.ts'
import { withDigits } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'
import { plain } from '../text/text.ts'
import { isTimed } from './diary-asks.ts'
import { HOUR } from './old-times.ts'

/** Asks for a time for somebody else: "and is there one straight after for Paul?" */
const OTHERS_TIME = new RegExp(
  part`
    (?:[,.;!?]|(?<=[a-z]) (?=and\b|but\b)) ?(?:(?:and|but|then) )*(?:
      is there|are there|have you|do you have|(?:can|could) (?:you|i|we)|(?=(?:can|could) (?:he|she|they) )|(?:what|how)(?= about)
      |one|another|any\w*|something
    )[^.,;!?]*?\b(?:
      (?:for|about|fit|do|see|book|have) (?:him|her|them|(?:my|our|the) [a-z]+|(?<name>[a-z]{3,})(?=\W*$| at\b| too\b| in\b|[,.;!?]))
      |(?:can|could) (?:he|she|they)
    )\b[^.,;!?]*
  `,
  'g',
)

/** Who wants bookings for several chooses a time for one of them first. */
export function withoutOthersTime(text: string, { notes, today }: Context): string {
  const others = [...text.matchAll(OTHERS_TIME)]
  if (others.length === 0 || !wantsSeveral(`${plain(notes ?? '')}. ${text}`)) return text
  const isOther = (name = '') => !isCommonWord(name) && !isTimed(name, today)
  return others
    .filter(({ groups }) => isOther(groups?.name))
    .reduce((rest, [said]) => rest.replace(said, ' '), text)
}

/** "Afternoon tea" names a service, not a time of day. */
export function withoutServices(line: string, told: Command[]): string {
  return told.reduce(
    (rest, command) => (tellsService(command) ? rest.replace(plain(command.value), ' ') : rest),
    line,
  )
}

/** Asks of a sum in pounds: "is that the ninety five quid or the twenty?" */
const asksOfSum = (clause: string) =>
  /£ ?\d|\d ?(?:quid|pounds?)\b/.test(withDigits(clause)) && isQuestion(clause)

/** A line without its questions about a sum and, where she has asked when, its clauses about a price. */
export function withoutPrice(text: string, { open }: Context): string {
  const isAnswer = ASKS_WHEN.includes(open)
  const clauses = clausesOf(text)
  const left = clauses.filter((clause) => !asksOfSum(clause) && !(isAnswer && isOfPrice(clause)))
  return left.length === clauses.length || left.length === 0 ? text : left.join('. ')
}

/** An echo of what was said, before more or in wonder: "Tomorrow? Is there nobody there now?", "Tomorrow?!" */
const ECHO =
  /^(?:(?:what|oh|sorry|er|um|no|hang on)[,.! ]+)*(?:(?:on|at|the|for|you mean|did you say) )*[\w':]+(?: [\w':]+){0,2}(?:\?+ +(?!(?:oh )?no\b(?! one))(?=.*(?:\?|\b(?:no|not|never|nothing|nobody|\w+n't)\b))|(?:\?+!+|!+\?+)[?!]*(?: +|$))/

/** A line without the day that it only echoes before another question or a refusal. */
export function withoutEcho(text: string): string {
  const rest = text.replace(ECHO, '')
  return readAnswer(rest) === 'yes' ? text : rest
}

/** "Could he make it a bit later, ten or eleven?", "nothing later? Like 8 or half 8?" */
const LATER_HOURS = new RegExp(
  `(\\b(?:later|earlier|sooner)\\b[^.?!]{0,30}[,?] )(?:(?:like|say|maybe),? )?(${HOUR}) or ((?:half(?: past)? |quarter past )?${HOUR})(?=[,.?!]|$)`,
)

/** Puts "at" before two hours that would do: "a bit later, ten or eleven". */
export const withLaterHours = (text: string) =>
  /\b(?:later|earlier|sooner)\b/.test(text)
    ? withDigits(text).replace(LATER_HOURS, '$1at $2 or at $3')
    : text

/** An hour without "at" that replaces the time in hand: "change it to 11", "can you do 11 instead", "actually, 11". */
const BARE_HOUR = pattern`
  (
    \b(?:
      (?:make|change|move|push|bring|put|switch) (?:it|that)(?: back| forward)?(?: to)?(?: (?:on )?(?:\w+day|tomorrow)(?: instead| please)?,)?
      |(?:can|could|may) (?:i|we|you) (?:do|have|get)
      |(?:would|do|have) you (?:have|got|do)
    )
  )(?: the)? (${HOUR})(?= (?:instead|please|then|if|not|option|on (?:the )?\w+day|or not)\b|[?.;]|\W*$)
  |^((?:(?:no|oh|ooh|er|sorry|actually|wait|hang on|hold on),? )*)(${HOUR})(?= (?:instead|(?:would be|is|'d be) better)\b)
`

/** Says again which hour it was to be: "no, four I said". */
const SAID_HOUR = new RegExp(
  `^((?:(?:no|sorry|oh|er|eh)[,.?! ]+)*)(${HOUR})(?=,? (?:i|we) (?:said|meant)\\b)`,
)

/** Puts "at" before the hour that replaces the time settled on. */
export function withBareHour(text: string, { open, isBooking, minute, hasParty }: Context): string {
  if (!isBooking || minute === null || hasParty) return text
  const line = withDigits(text).replace(
    BARE_HOUR,
    (_, lead = '', hour = '', before = '', only = '') =>
      lead ? `${lead} at ${hour}` : `${before}at ${only}`,
  )
  // "No, four I said" may be a digit of the number.
  return open === 'phone' || open === 'phone-confirm' ? line : line.replace(SAID_HOUR, '$1at $2')
}

const NAMED_OFFER = new RegExp(
  part`
    \bthe (?:first|second|third)(?= one|'s| is| would| will|\W*$|[,.;])
    |\bthe (?:
      first|second|third|earlier|earliest|later|latest
    ) of (?:(?:those|them|these|the)(?: (?:two|three))?)\b
  `,
  'g',
)

/** Names an offer by its day or by how early it is: "Wednesday one please", "that early one". */
const ONE_OFFERED = new RegExp(
  part`
    \b(\w+day|tomorrow|today|mon|tues?|weds?|thurs?|fri|sat|sun|early|late) one(?!
      ,? (?:o'?clock|thirty|fifteen|forty|[ap]\.?m|or (?:half|two))\b
      |-
    )\b
  `,
  'g',
)

/** Takes back one of the hours offered for another: "Monday at twelve, no hang on, I've the dentist. Four?" */
const TAKEN_BACK = new RegExp(
  `^(?:(?:oh|ooh|erm?|um|well|say|the|at|on|yes|yeah),? )*((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)?),? ?(?:(?:at|the) )*(?:(?:half|quarter)(?: past| to)? )?${HOUR}(?:[:. ]\\d\\d)?(?: ?[ap]m| ?o'?clock)?(?: please)?[,.!]* (?:(?:oh|ooh|actually|ah|sorry|er|um),? )*(?:no|hang on|hold on|wait)\\b[^?]*[,.!] (?:(?:make it|say|the|at|yes|yeah|ok|so|go on|maybe|(?:can|could) (?:i|we|you) (?:do|have|make it|come at)|(?:what|how) about|have you(?: got)?|is),? )*((?:(?:half|quarter)(?: past| to)? )?${HOUR}(?:[:.]\\d\\d)?)(?=(?: please| then| will do| instead| better| ok| free)*\\W*$)`,
)

const ONE_OCLOCK = [1, 13].map((hour) => hour * 60)

/**
 * At offers of times "the eleven" is an hour, not a date. Nor is "the second's fine" the 2nd, nor "Friday one"
 * one o'clock, unless she offers that.
 */
export function withOfferedHour(text: string, offered: Context['offered']): string {
  const hour =
    /\b(?:the|that) (\d{1,2})(?: 1\b)?(?= option| please| then| (?:sounds|looks|will|would|is)\b|'|[.,;!] |\W*$)/g
  // "Not the eight, the next one, eleven, that'd be smashing"
  const apart = new RegExp(`(?<=\\b(?:one|option), )(${HOUR})(?=[,.!]|$)`)
  const isOneOffered = offered.some(({ minute }) => ONE_OCLOCK.includes(minute))
  const named = isOneOffered ? text : text.replace(ONE_OFFERED, '$1 option')
  return withDigits(named.replace(NAMED_OFFER, 'that'))
    .replace(TAKEN_BACK, '$1 at $2')
    .replace(hour, 'at $1')
    .replace(apart, 'at $1')
}
