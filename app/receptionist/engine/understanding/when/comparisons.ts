import type { Day } from '../../calendar.ts'
import { count, daysOf } from './date-words.ts'
import { part, pattern } from '../text/patterns.ts'
import type { When } from './when.ts'

/** Counts from the day spoken of: "the week after", "next day", "a couple of days later", "a day earlier". */
const SHIFT = pattern`
  \b(?:
    (following week)
    |((?:following|next) day)
    |(?<!\b(?:any|every) )(?:(an?|\d{1,2}|(?:a )?couple of|a few) )?(day|week|fortnight)s? (
      after(?! next\b| (?:tom|today))
      |later|earlier|before|sooner
    )
    |(back|forward)(?: by| for)? (
      an?|\d{1,2}|(?:a )?couple of|a few
    ) (day|week|fortnight)s?
  )\b
`

const CLOCK_TIME = "(?:half |quarter (?:past |to ))?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m| o'?clock)?"

const WEEKDAY = '(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** Holds to no hour or day: "not 2 specifically", "it doesn't have to be 2", "it needn't be the Friday". */
export const HOLDS_TO_NO_HOUR = new RegExp(
  part`
    \bnot (?:at )?${CLOCK_TIME} (?:specifically|exactly|necessarily|especially|in particular|on the dot)\b
    |\bnot (?:specifically|exactly|necessarily) (?:at )?${CLOCK_TIME}\b
    |\b(?:doesn't|does not|needn't|don't)(?: (?:have|need) to)? be (?:at |exactly )?${CLOCK_TIME}\b(?: exactly| on the dot)?
    |\b(?:doesn't|does not|needn't|don't)(?: (?:have|need) to)? be (?:on )?${WEEKDAY}\b
  `,
  'g',
)

const ANY_TIME = pattern`
  \b(?:
    any ?(?:time|day|when)|whenever|no (?:rush|hurry)
    |(?:in|within) (?:the next|a) (?:week or two|fortnight|couple of weeks|few weeks)
    |soonest|earliest
    |(?:first|next) (?:available|free)
    |(?:first|1th) (?:one |option )?(?:that )?you(?! (?:said|mentioned|offered|gave))
    |soon as|asap
    |(?:soon|earli|quick)er the better
    |you (?:choose|pick|decide)
    |don't mind (?:when|what)
    |wh(?:at|ich)ever(?! (?:happens|it takes|the (?:job|weather|price|cost)))
    |(?:got|have|you|is there) (?:any|some|no)thing else
    |^nothing else
    |any other(?:s| times?| days?| slots?)
    |what(?:ever)?(?:'s| is)? (?:
      else|have you|you've|do you have|you have|slots|times|dates|appointments|free|left
      |availab\w+
    )
    |when(?:'s| is| are| can) (?:you|your next)
    |any (?:availability|slots|appointments|openings|tables)
  )\b
`

/** Adds the relative wishes of a line: "same time next week", "have you anything later?", "any day". */
export function withComparisons(when: When, line: string, asked: Day | null): When {
  const shifted = withShift(withSameTime(when, line, asked), line, asked)
  return {
    ...shifted,
    ...earlierOrLater(shifted, line, asked),
    ...((ANY_TIME.test(line) || line.search(HOLDS_TO_NO_HOUR) >= 0) && { isAny: true }),
  }
}

/** Somebody else comes along: "can Ron come at the same time?" */
const TOGETHER =
  /\b(?:can|could|will|would|may) (?!(?:i|we|you|it|that)\b)(?:[\w']+ ){1,3}(?:come|be|go|get|have|see|pop)\b[^.?!,]*? at the same time\b/g

/** Says what the same time is: "same time, half five", "it's the 11 o'clock, could it be Tuesday, same time?" */
const SAID_TIME = pattern`
  \b(?:
    same (?:(?:sort|kind) of )?time,? (?:(?:so|that's|it's|which is|as in) )?(?:at |of )?(?:the )?(?:\d|half|quarter)
    |(?:it's|it is|mine's|i'm) (?:at )?(?:the )?(?:\d|half|quarter)[^?!]*\bsame (?:(?:sort|kind) of )?time
  )
`

/** "Same time next week" is a week after the day spoken of. */
function withSameTime(when: When, whole: string, asked: Day | null): When {
  const line = whole.replace(TOGETHER, ' ')
  const same = /\bsame (?:(?:sort|kind) of )?time\b/.test(line)
    ? { ...when, isSameTime: true }
    : when
  if (asked === null || !/\b(?:same (?:time|day|again)|that time)\b/.test(line)) return same
  const { days, minute, ...others } = same
  // "Same time, half five"
  const isNamed = minute !== undefined && SAID_TIME.test(line)
  const rest = { ...others, ...(isNamed && { minute }) }
  return days ? { ...rest, shiftDays: 7 } : rest
}

function withShift(when: When, line: string, asked: Day | null): When {
  const [, week, day, a, b, c, d, e, f] = SHIFT.exec(line) ?? []
  const [n, unit, way] = [a ?? e, b ?? f, c ?? d]
  const isWeek = week !== undefined || (n === undefined && unit === 'week')
  const isShift = (week ?? day ?? unit) !== undefined
  if (!isShift || when.day !== undefined || (isWeek && when.days)) return when
  const isBack = way !== undefined && /^(?:ea|be|so|fo)/.test(way)
  const { days: _days, ...rest } = when
  const kept = n === undefined ? when : rest
  // "I pump it up and it's gone down two days later" counts from no day of a booking.
  if (asked === null && (isWeek || isBack || way === 'later')) return kept
  return { ...kept, shiftDays: (isBack ? -1 : 1) * count(n) * (isWeek ? 7 : daysOf(unit)) }
}

/** "Have you anything later?", "the one after that": only a line that names no other day or time. */
function earlierOrLater(
  { shiftDays, day, days, minute, span }: When,
  line: string,
  asked: Day | null,
): Pick<When, 'isNext' | 'isEarlier' | 'isLater'> {
  // "Friday's fine, but have you anything later?"
  const isOtherDay = day !== undefined && day !== asked
  if (shiftDays !== undefined || isOtherDay || minute !== undefined || days || span) return {}
  if (/\boption after\b/.test(line)) return { isNext: true }
  const isEarlier =
    /\b(?:earlier|sooner|(?<!\b(?:not|is it|am i|are we|i'm|we're|if it's) (?:already |now )?)(?:too|bit|little|rather) late)\b/.test(
      line,
    )
  const isLater =
    // "And the cut after that" follows the booking.
    /\b(?:later|(?<!\b(?:the|an?|my) (?!one |next |other )[a-z]+(?<!day) (?:straight |right )?)after that|(?<!not )(?:too|bit|little|rather) (?:early|soon))\b/.test(
      line,
    ) && !/\blater in (?!the day)/.test(line)
  return { ...(isEarlier && { isEarlier }), ...(isLater && { isLater }) }
}
