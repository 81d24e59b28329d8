import type { Day } from '../../calendar.ts'
import { isRequested } from './choose.ts'
import { mondayOf } from './date-arithmetic.ts'
import type { DateFound } from './date-words.ts'
import { isLimited, LIMIT, ONWARD_DAYS } from './day-limits.ts'
import { pattern } from '../text/patterns.ts'
import { isOfEvent, refusalOf } from './roles.ts'
import type { Found } from '../text/scan.ts'

/** "The week commencing the 4th" is that whole week. */
export function weekOf(line: string, date: Found<DateFound>): Found<DateFound> {
  const isWeek = /\b(?:week (?:commencing|beginning|starting|of)|w\/c)(?: on)?(?: the)? $/.test(
    line.slice(Math.max(0, date.start - 32), date.start),
  )
  const from = mondayOf(date.value.from)
  return isWeek ? { ...date, value: { from, to: from + 6 } } : date
}

/** Whether a day is not one that the caller asks for, or limits. */
export function isNoWish(line: string, { start, end }: Found<DateFound>): boolean {
  // "Evenings or weekends": she offers the first.
  if (/\b(?:morning|afternoon|evening|night)s? or (?:at |on )?$/.test(line.slice(0, start)))
    return true
  // "My boss sacked me yesterday, can I see someone?"
  if (line.startsWith('yesterday', start)) return !isRequested(line, start)
  return isOfEvent(line, start, end) && !isLimited(line, start)
}

const SAID =
  /\b(?:i|we)(?:'d|'ve)? (?:said|meant|mean|wanted|want|asked|need(?:ed)? (?:it )?(?:on )?(?:the )?(?:\w+day|\d))\b/
const A_DAY = '(?:\\w+day|tonight|tomorrow)'
/** Before and after the days that she has offered: "that's just Monday and Tuesday". */
const THOSE_ARE = new RegExp(
  `\\b(?:that(?:'s| is)|th(?:ose|ey|ese)(?:'re| are)) (?:(?:only|just|the|both|on|and|or|${A_DAY}) )*$`,
)
const TO_THE_END = new RegExp(`^(?: (?:and|or) (?:the |on )?${A_DAY})*(?:\\W*$|[.,;!?])`)

/** Whether a line says which day she has wrongly understood: "no, next week I said. That's tomorrow". */
export const isObjection = (line: string, { start, end }: Found<DateFound>): boolean =>
  THOSE_ARE.test(line.slice(0, start)) && TO_THE_END.test(line.slice(end)) && SAID.test(line)

const PARTY_ON = /\b(?:birthday|anniversary)(?:'s| is| falls)?(?: on)?(?: the)? $/

/** "Her birthday's the 13th, which is a Sunday, so Sunday dinner time": the weekday is that of the date. */
export function onEventDay(
  line: string,
  date: Found<DateFound>,
  events: readonly Found<DateFound>[],
): Found<DateFound> {
  const isNamed = ({ start, end }: Found<DateFound>) =>
    /day\b/.test(line.slice(start, end)) || PARTY_ON.test(line.slice(0, start))
  const event = events.find(
    (one) =>
      one.end <= date.start &&
      one.value.from === one.value.to &&
      !one.value.isWeekday &&
      (one.value.from - date.value.from) % 7 === 0 &&
      isNamed(one),
  )
  return event && date.value.isWeekday ? { ...date, value: event.value } : date
}

/** Counts from the day of something else: "it's due on the tenth, so before then", "the day before". */
const FROM_THAT = pattern`
  ^([^?!;]{0,40}\b)(?:
    ((?:day|night|evening|(week)) before)\b
    |(before|by|after) (?:that|then|it)\b
    |(?:on )?that (?:day|morning|afternoon|evening)\b
    |(day after)\b(?! tomorrow)
  )
`

/** "Friday at two is fine, he'll have gone by then" counts from no day. */
const SPARE_BY_THEN =
  /\b(?:i|we|he|she|they)(?:'ll|'d| will| would| should) (?:have (?!to\b)|be )(?:[a-z]+ ){1,3}$/

const ASKS_FOR_THEN =
  /^,? (?:so |and )?(?:can|could|may) (?:i|we)\b(?:(?!\b(?:next|another|week|day|not)\b)[^.!?;])* (?<!\b(?:before|ahead of|by|after|until|till?|from|since|except|but) )(?:then|that day)\W*$/

/** The day of something else, put where the line counts from it, or null if it does not: it counts from the last of `dates`. */
export function fromThat(
  line: string,
  date: Found<DateFound>,
  dates: readonly Found<DateFound>[],
  today: Day,
): Found<DateFound> | null {
  const [said = '', lead = '', dayBefore, week, way, dayAfter] =
    FROM_THAT.exec(line.slice(date.end)) ?? []
  // "I'm moving in Friday, can I get my keys then?"
  if (ASKS_FOR_THEN.test(line.slice(date.end))) return date
  if (said === '' || SPARE_BY_THEN.test(lead)) return null
  // "What have you got next week, it runs out on the 12th so before then"
  const isOfLater = dates.some(({ start }) => start >= date.end && start < date.end + lead.length)
  if (isOfLater) return null
  // "Any Thursday after that" counts from a day spoken of before.
  if (way === 'after' && lead === ' ' && /\b(?:any|every) $/.test(line.slice(0, date.start)))
    return null
  // "Thursday, the day before": that Thursday is the day before something else.
  if (dayBefore && /^,? (?:the )?$/.test(lead)) return null
  // "It has to be before the 21st, they move in that day" wishes for no 21st.
  const isThatDay = !dayBefore && !way && !dayAfter
  if (isThatDay && isLimited(line, date.start)) return null
  const { from, to } = date.value
  const only = (day: Day) => ({ from: day, to: day })
  // "We're away till the fourth, after that": the fourth may do.
  const first = isLimited(line, date.start) ? from : to + 1
  const value = dayBefore
    ? { from: from - (week ? 7 : 1), to: from - 1 }
    : dayAfter
      ? only(to + 1)
      : way === 'after'
        ? { from: first, to: first + ONWARD_DAYS }
        : way
          ? { from: today, to: way === 'by' ? to : from - 1 }
          : { from, to }
  return { value, start: date.end + lead.length, end: date.end + said.length }
}

/**
 * The dates of a line, each read with the others: "that weekend" is that of the date before it, and
 * a weekday belongs to the week that the line names.
 */
export function inContext(
  dates: readonly Found<DateFound>[],
  line: string,
  [today, asked]: readonly [Day, Day | null],
): Found<DateFound>[] {
  let spoken = asked
  const known = dates.flatMap((date) => {
    const { of, from, to, isWeekday } = date.value
    // "That week" means nothing before a day is spoken of.
    if (of && spoken === null && from < to) return []
    const value = of && spoken !== null ? of(spoken) : date.value
    if (!isWeekday) spoken = value.from
    return [{ ...date, value }]
  })
  return besideDay(known, line, today).map((date, i) => {
    if (!date.value.isWeekday) return date
    // "Friday. Friday the 4th": the later one says which.
    const exact = known
      .slice(i + 1)
      .find(({ value: { from, to, isWeekday } }) => !isWeekday && from === to)?.value
    const isSame = exact && (exact.from - date.value.from) % 7 === 0
    // "Any Friday before Christmas", which is a Friday too.
    const isLimit = LIMIT.test(line.slice(date.end, known[i + 1]?.start))
    if (isSame && !isLimit && !refusalOf(line, date.start, date.end))
      return { ...date, value: exact }
    const weeks = known.filter(
      (week) =>
        week.value.from < week.value.to &&
        !week.value.isWeekday &&
        !refusalOf(line, week.start, week.end) &&
        !isAlternative(line, date, week) &&
        // "I can't make Thursday. Have you got anything next week?" refuses the next Thursday.
        !(
          week.start > date.end &&
          !isBesides(line, date, week) &&
          refusalOf(line, date.start, date.end)
        ),
    )
    const week = weeks.findLast(({ end }) => end <= date.start) ?? weeks[0]
    // "A Friday in January" may be any of them.
    const isOpen = week && isLongRange(week.value) && isBesides(line, date, week)
    if (isOpen && isIndefinite(line.slice(0, date.start))) return date
    if (!week) return besideExact(date, known[i - 1], line, today)
    // "This Friday, in December", said in the middle of it.
    const length = date.value.to - date.value.from
    const ahead = { from: Math.max(week.value.from, today), to: week.value.to }
    const day = weekdayIn(ahead.from > ahead.to ? week.value : ahead, date.value.from)
    return { ...date, value: { from: day, to: day + length } }
  })
}

/** Counts a weekday from the date that follows it: "the Friday before Christmas", "the Monday after the 4th". */
function besideDay(
  dates: readonly Found<DateFound>[],
  line: string,
  today: Day,
): Found<DateFound>[] {
  const counted: Found<DateFound>[] = []
  for (const date of dates) {
    const last = counted.at(-1)
    const day = last && weekdayBeside(last, date, line)
    if (!last || day === null || day === undefined || day < today) counted.push(date)
    else counted[counted.length - 1] = { ...last, value: { from: day, to: day }, end: date.end }
  }
  return counted
}

/** The weekday right before or after a date, or null if the line names none. */
function weekdayBeside(
  { value: weekday, start, end }: Found<DateFound>,
  { value: date, start: next }: Found<DateFound>,
  line: string,
): Day | null {
  const isOne = weekday.isWeekday === true && weekday.from === weekday.to && !date.isWeekday
  const [, way] = /^ (before|after)(?: the)? $/.exec(line.slice(end, next)) ?? []
  if (!isOne || !way || !/\bthe $/.test(line.slice(0, start))) return null
  // "One of the Fridays before Christmas"
  if (line.slice(start, end).endsWith('s')) return null
  return way === 'after'
    ? date.to + 1 + ((((weekday.from - date.to - 1) % 7) + 7) % 7)
    : date.from - 1 - ((((date.from - 1 - weekday.from) % 7) + 7) % 7)
}

/** "Next Tuesday or the Wednesday": that of the same week. */
function besideExact(
  date: Found<DateFound>,
  before: Found<DateFound> | undefined,
  line: string,
  today: Day,
): Found<DateFound> {
  const isExact = before && !before.value.isWeekday && before.value.from === before.value.to
  if (!isExact || !isOr(line, before, date) || refusalOf(line, before.start, before.end))
    return date
  const own = mondayOf(before.value.from) + ((((date.value.from - mondayOf(today)) % 7) + 7) % 7)
  const day = own < today ? date.value.from : own
  return { ...date, value: { from: day, to: day } }
}

/** Whether two days are given as equal: "Wednesday or the Thursday". */
export function isOr(line: string, a: Found<DateFound> | undefined, b: Found<DateFound>): boolean {
  if (a === undefined) return false
  const between = line.slice(a.end, b.start)
  return / or (?:on |the |maybe )*$/.test(between)
}

/** "Next week or Monday", "Friday at 11, or if not that sometime next week": the day is not in that week. */
function isAlternative(line: string, a: Found<DateFound>, b: Found<DateFound>): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  return /^[^.?!]{0,24}\b(?:or|if not|failing that|otherwise)\b,?(?: (?:if not|that|on|the|maybe|else|possibly|some ?time|any ?time|any day|some day|another day))*\W*$/.test(
    line.slice(first.end, second.start),
  )
}

/** Whether the words before a weekday leave open which it is: "a", "some". */
export const isIndefinite = (before: string) => /\b(?:an?|some|any|every|any old) $/.test(before)

/** Whether days are more than a week: a weekday is then more than one of them. */
export const isLongRange = ({ from, to }: DateFound) => to - from >= 7

/** Whether two days are named in one sentence. */
export const isBesides = (line: string, a: Found<DateFound>, b: Found<DateFound>) =>
  !/[.;!?]/.test(line.slice(a.end, b.start) + line.slice(b.end, a.start))

/** "The week after next, a Tuesday": the first such day of those weeks. */
function weekdayIn({ from, to }: DateFound, day: Day): Day {
  const first = from + ((((day - from) % 7) + 7) % 7)
  return first <= to ? first : day
}
