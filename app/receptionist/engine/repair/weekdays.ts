import { type Day, weekdayOf, WEEKDAYS } from '../calendar.ts'
import { isWithin } from '../flows/free-slots.ts'
import { has, type State } from '../state.ts'
import type { When } from '../understanding/when/when.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { MONTH, WEEKDAY } from '../understanding/when/day-words.ts'
import { mondayOf } from '../understanding/when/date-arithmetic.ts'
import { plain } from '../understanding/text/text.ts'

/** Names a later week, or a day of one. */
const LATER_WEEK = pattern`
  \b(?:
    next (?:week|\w+day)|\w+day week|weeks?|fortnight|${MONTH}|\d{1,2}(?:st|nd|rd|th)
    |(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|\w+teen|twentie|thirtie)th
  )\b
`

/** "No wait, Monday's no good" only thinks again. */
const SOONER =
  /\b(?:sooner|before|earlier|too (?:far|late|long)|(?:can't|cannot|not|never|to|long) wait|this|urgent\w*)\b/

/** Puts a day in place of the one noted. */
const REPLACES = /\b(?:make (?:it|that)|instead)\b/

/** A weekday of this week, whatever week was spoken of: "I'll stick with this Thursday". */
const THIS_DAY = /\bthis (?:coming )?\w+day\b/

/**
 * "Tuesday" after a time, offers or a wish in some week is the Tuesday of that week. `refused`: the days that
 * the same line refuses.
 */
export function sameWeekday(
  { offered, declined, days, slot: settled, kept, from: sources, line, asked, ...state }: State,
  day: Day | undefined,
  refused: readonly Day[] = [],
): Day | undefined {
  if (day === undefined || THIS_DAY.test(state.plainText)) return day
  const { not, before, plainText, clock } = state
  // "I want the bath instead. Same time, Saturday" has just put another service in place of the first.
  const slot = settled ?? (sources.service === line ? kept : null)
  // "Is that Friday?" on the Friday that was asked for means today, and not the next.
  const isAsked = asked.day !== null && asked.day < day && (day - asked.day) % 7 === 0
  if (isAsked && !slot && !days && offered.length === 0 && !not.includes(asked.day ?? day))
    return asked.day ?? day
  // Of the days that she has just offered, "Tuesday" is the Tuesday.
  const own = slot === null ? offered.find((one) => (one.day - day) % 7 === 0) : undefined
  if (own) return own.day
  // "Next week, say Wednesday. No, can we make it Thursday?", and "forget Wednesday, make it Thursday"
  const name = asked.day === null ? undefined : WEEKDAYS[weekdayOf(asked.day)]?.toLowerCase()
  const isLaterWeek =
    (LATER_WEEK.test(plain(before)) ||
      refused.includes(asked.day ?? -1) ||
      (name !== undefined && plainText.includes(name)) ||
      (state.flow === 'message' && REPLACES.test(plainText))) &&
    !SOONER.test(plainText)
  const ofAsked =
    isLaterWeek && asked.day !== null && asked.day >= mondayOf(clock.now.day) + 7 && !days
      ? { day: asked.day }
      : undefined
  const spokenOf = slot ?? (offered.length === 0 && !days ? declined.at(-1) : undefined) ?? ofAsked
  const week =
    spokenOf && ([Math.max(mondayOf(spokenOf.day), day), mondayOf(spokenOf.day) + 6] as const)
  const [from, to] = week ?? days ?? [offered[0]?.day ?? day, offered.at(-1)?.day ?? day]
  const first = from + ((((day - from) % 7) + 7) % 7)
  // "Tuesday", said on a Tuesday of the days wished for, is the next one.
  return first <= to && first !== clock.now.day ? first : day
}

/** "Thursday or Friday" after offers in some week are the days of that week. */
export function inWeek(state: State, when: When): When {
  const { isWeekday, days, not } = when
  const isOtherWeek = /\b(?:this|sooner|earlier|away|coming|today|tomorrow)\b/.test(state.plainText)
  if (!isWeekday || !days || state.days === null || isOtherWeek) return when
  const by = (sameWeekday(state, days[0]) ?? days[0]) - days[0]
  return {
    ...when,
    days: [days[0] + by, days[1] + by],
    ...(not && { not: not.map((day) => day + by) }),
  }
}

const ANY_DAY = /\b(?:any|whichever) (?:\w+ )?day\b|\bany of the days\b/

/** Whether a line takes back that it must be some weekday: "any day next week" after "it'd have to be a Wednesday". */
export function takesAnyDay({ plainText, not, clock }: State): boolean {
  const refused = WEEKDAYS.filter((_, index) => not.includes(clock.now.day + index))
  return ANY_DAY.test(plainText) && refused.length >= WEEKDAYS.length - 2
}

/** "The last week in March" after "on a Saturday" is the Saturday of that week. */
function dayOfWeek(state: State, { days, shiftDays }: When): Day | undefined {
  const { day } = state.asked
  if (!state.isWeekday || day === null || !days || shiftDays !== undefined || has(state, 'no'))
    return undefined
  if (ANY_DAY.test(state.plainText)) return undefined
  const [from, to] = days
  return to - from <= 6 && from > day ? from + ((((day - from) % 7) + 7) % 7) : undefined
}

/** The one day that the line wishes for, if it names one. */
export function wantedDay(state: State, when: When): Day | undefined {
  if (when.isWeekday) return sameWeekday(state, when.day, when.not)
  return when.day ?? dayOfWeek(state, when)
}

/** Says on which day the booking is that exists: "it's Friday at ten, I want it the week after". */
const IS_NOW = new RegExp(
  `(?:^|[.,;] )(?:it's|it is|mine's|mine is) (?:(?:on|for|at|this) )*(${WEEKDAY})\\b(?! (?:i|we|instead)\\b)`,
)

/** Whether the day of a line is that of the booking that exists. */
export function isNow({ plainText }: State, { day }: When): boolean {
  const [, weekday] = IS_NOW.exec(plainText) ?? []
  return day !== undefined && WEEKDAYS[weekdayOf(day)]?.toLowerCase() === weekday
}

/** Whether a line chooses a day of those wished for: "the Wednesday", after "any day next week". */
export function narrowsWish(state: State, when: When): boolean {
  const day = when.isWeekday ? sameWeekday(state, when.day) : when.day
  return state.days !== null && day !== undefined && isWithin(day, state.days)
}
