import type { Day } from '../../calendar.ts'
import type { DateFound } from './date-words.ts'
import { isPutOffTo } from './put-off.ts'
import { part, pattern } from '../text/patterns.ts'
import type { Found } from '../text/scan.ts'
import { isFreeUntil, isKeptBusy } from './time-limits.ts'

/** How far ahead she looks from the first day that suits. */
export const ONWARD_DAYS = 14

/** Somebody or something else comes or goes: "the new tenants move in", "people arrive", "the baby's due". */
const COMES = part`
  (?:(?:the|a|an|some|all|new) )*[a-z]+(?: [a-z]+)?(?:'s|'re| is| are)?(?: all)? (?:
    (?:move|come|arrive|start|go|leave|get|land|expire|finish|run|return|open)(?:s|es)?
    |(?:moving|coming|arriving|starting|going|leaving|getting|landing|due|back|up)
    |(?:fly|flies|flying|runs out|begins?)
  )(?: (?:in|out|round|over|back|up|here|home|away|down|off|to|stay))*
`

/** What limits the day after it: "before I go on the 12th", "not before Monday", "away till the fourth", "away from Friday". */
export const LIMIT = pattern`
  (?:\b(no|not|nothing|nobody|never|cannot|\w+n't(?! (?:you|we)\b))(?:'s)?(?: [\w']+){0,4} )?\b(?:
    ((?<!(?<!\bany )\bday )before|(?:this|the right) side of|(?:earlier|sooner) than|(?:away|on holiday|abroad|not (?:here|around|about)) (?:from|as (?:of|from)))
    |(until|till?)
    |((?<!(?:(?<!\bany )\bday|(?<!\b(?:next|this) )week) )after|later than)
    |by
    |(?:in time|ready|done|fixed|sorted) for
  )( (?:(?:i|we|he|she|they|my|our|his|her|their)(?:'\w+)?(?: (?:[a-z']+|[1-9]th)){1,5}|${COMES})(?:, (?:that's|that is|which is|it's))?)?(?: on)?(?: the)? $
`

/** Is free or off work from a day on: "I'm off from the 21st", but not "we're off on the 21st". */
const FREE_FROM = pattern`
  \b(?:
    (?:i'm|i am|he's|she's) (?:off|free|around|available)
    |(?:we're|we are|they're|they are) (?:free|around|available|off (?:work|school|college|uni))
    |(?:i'm|i am|he's|she's) off (?:work|school|college|uni)
  )(?: again)? (?:from|as (?:of|from)|after)(?: about)?(?: the)? $
`
/** Says that being off is being away: "I'm off from the 21st, so before then". */
const GOES_AWAY =
  /\b(?:before (?:then|that|it)|by then|holidays?|abroad|away|cruise|fl(?:y|ying|ight))\b/

/** The days from which somebody is free, beside another limit: "before Christmas, I'm off from the 21st". */
export const daysFree = (line: string, { value: { from }, start }: Found<DateFound>) =>
  FREE_FROM.test(leadTo(line, start)) && !GOES_AWAY.test(line)
    ? { days: [from, from + ONWARD_DAYS] as const, isAway: false }
    : null

/** "They say I've got till January", "work have given me till the 18th to sign" */
const HAS_TILL =
  /\b(?:(?:i|we|you|he|she|they)(?:'ve|'s| have| has)(?: only| still| just)?(?: got)?|(?<!^|\b(?:you|please|just|to) )(?:gave|give|given|giving)(?: (?:me|us|him|her))?(?: only| just)?) (?:until|till?)(?: the)? $/

/** "Have you nothing" and "is there not anything" ask without a question mark too. */
const ASKS_FOR =
  /\b(?:have|has|haven't|hasn't|do|don't|is|isn't|can|can't) (?:you|there|he|she|they)\b[^.!?;]*$/

/** The words before a day that may limit it. */
const leadTo = (line: string, start: number) => line.slice(Math.max(0, start - 64), start)

/** Whether the words before a day limit it. */
export const isLimited = (line: string, start: number) => LIMIT.test(leadTo(line, start))

/** The days that a limit leaves: "before Christmas", "by Friday", "after the 3rd", "I'm away till the 4th". */
export function limitOf(
  line: string,
  { value: whole, start, end }: Found<DateFound>,
  today: Day,
): { days: readonly [Day, Day]; isAway: boolean } | null {
  const lead = leadTo(line, start)
  const found = LIMIT.exec(lead)
  if (!found) return null
  const [said, no, before, till, after, event] = found
  // "Before the end of May" is before its last day.
  const value = line.startsWith('end of', start) ? { ...whole, from: whole.to } : whole
  // "Have you nothing before Friday?" asks for something before it.
  const isQuestion = /^[^.!;?]*\?/.test(line.slice(end)) || ASKS_FOR.test(lead)
  const isAsked = isQuestion && !/^not? (?:before|until|till?) /.test(said)
  const isNot = no !== undefined && !isAsked
  const to = (day: Day) => ({ days: [today, day] as const, isAway: false })
  const onward = (day: Day) => {
    return { days: [day, day + ONWARD_DAYS] as const, isAway: till !== undefined }
  }
  if (before) return isNot ? onward(value.from) : to(value.from - 1)
  if (after) return isNot ? to(value.to) : onward(value.to + 1)
  if (isPutOffTo(lead)) return null
  if (!till || HAS_TILL.test(lead)) return to(value.to)
  if (isNot || event || isKeptBusy(lead)) return onward(value.from)
  return isFreeUntil(lead) ? to(value.to) : null
}
