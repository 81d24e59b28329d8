import { WEEKDAY } from './day-words.ts'
import type { Day } from '../../calendar.ts'
import type { Setup } from '../../types.ts'
import { CORRECTED } from './choose.ts'
import { HOLDS_TO_NO_HOUR, withComparisons } from './comparisons.ts'
import type { DateFound } from './date-words.ts'
import { findDates } from './dates.ts'
import { fromThat, isNoWish, isObjection, onEventDay, weekOf } from './dates-in-context.ts'
import { withDigits } from '../text/numbers.ts'
import { isOfEvent } from './roles.ts'
import type { Found } from '../text/scan.ts'
import { findParts, type PartFound, type Span } from './day-parts.ts'
import { findTimes, type TimeFound } from './times.ts'
import { isPartOf, isTimeOf, readDates, readDays } from './wished-days.ts'
import { readTimes, resolve } from './wished-times.ts'
import { part } from '../text/patterns.ts'

/** What a line says about when: a day, a time, or limits to them. */
export type When = {
  day?: Day
  /** The day, or each of the days, was named as a bare weekday, so it belongs to the week under discussion if possible. */
  isWeekday?: boolean
  minute?: number
  /** Days that would do if that one is full: "Friday, or Thursday if Friday's no good". */
  orDays?: readonly Day[]
  /** Times that would do if that one is not free: "half seven, or eight at a push". */
  orMinutes?: readonly number[]
  /** Days with times of their own that would do if that one is not free: "Friday at two or Saturday at ten". */
  orSlots?: readonly { day: Day; minute: number }[]
  /** The range of days that suit, both ends included. */
  days?: readonly [Day, Day]
  /** The part of the day that suits. */
  span?: Span
  /** Days that do not suit. */
  not?: readonly Day[]
  /** Times of day that do not suit. */
  notMinutes?: readonly number[]
  /** Days to add to the earlier wish: "same time next week". */
  shiftDays?: number
  isSameTime?: boolean
  isEarlier?: boolean
  isLater?: boolean
  /** The free time that comes after the offers: "the one after that". */
  isNext?: boolean
  /** The last free time of the day: "what's the latest you do?" */
  isLatest?: boolean
  isAny?: boolean
  /** "Wednesday or Thursday", "not that early": more than one would suit, so the line takes no offer. */
  isEither?: boolean
  /** "Friday the 19th", of a 19th that is a Saturday: she asks which of the two is meant. */
  clash?: readonly [Day, Day]
}

/** Two days, and then their dates: "the Friday and Saturday, the 11th and 12th". */
const PAIRED =
  /\b(\w+day) and (?:the )?(\w+day),? the (\d{1,2}(?:st|nd|rd|th)?) and (?:the )?(\d{1,2}(?:st|nd|rd|th)?)\b/g

/** "A Thursday. Not this one, next one" is Thursday week; `withDigits` makes "one" an "option". */
const NEXT_ONE = new RegExp(
  part`
    \b(\w+day)[.,;]? (?:but |just )*not (?:this|this coming|the coming) (?:
      option(?:,? (?:but )?(?:the )?(?:(?:next|following)(?: option)?|option after))?
      |\1
    )\b(?!(?: coming)?,? (?:but )?the \w+ after\b)
  `,
  'g',
)

/** "One Friday before Christmas", "one Friday at two" names no hour. */
const ONE_DAY = /\b1 (?=\w+days?\b,? (?:before|after|in|at|next month|this month)\b)/g

/** Two days of one week, which is named after the second. */
const TWO_OF_WEEK = new RegExp(
  `(?<!\\b(?:this|next) )\\b(${WEEKDAY} (?:or|and) )(?:on |the )?(${WEEKDAY})(?: (?:of|in))? (next week)\\b`,
  'g',
)

/** Refuses only some hours of the day asked for: "not this Friday if it's after two". */
const NOT_IF_THEN =
  /\b(?:but )?not (?:on )?(?:this |next |the )?(?:\w+day|tomorrow|\d{1,2}th) if (?:it|that)(?:'s| is|'d be| would be|'ll be| has to be| (?:can )?only be)?(?: any)? (?:after|before|past|later than|earlier than)\b[^.,;!?]*/g

/** Until, in the north: "I'm at work while three". */
const WHILE =
  /\bwhile(?= (?:(?:about|around|gone|nearly|half|quarter (?:past|to)) )*(?:\d{1,2}|noon|dinner|lunch|tea|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! (?:of|is|are|was|were|people)\b|'s))/g

/** Reads what a plain line says about when, or null. */
export function findWhen(
  text: string,
  {
    setup,
    today,
    asked,
    isAnswer,
  }: { setup: Setup; today: Day; asked: Day | null; isAnswer: boolean },
): When | null {
  const told = withPlainDays(withDigits(text))
  const whole = asked === null ? told : told.replace(NOT_IF_THEN, ' ')
  const line = whole.replace(HOLDS_TO_NO_HOUR, ' ')
  const { dates: said, rest } = findDates(line, today, asked)
  const named = said.filter((date) => !isObjection(line, date))
  const events = named.filter((date) => isNoWish(line, date))
  const dated = named
    .flatMap((date) => fromThat(line, date, named, today) ?? (events.includes(date) ? [] : date))
    .map((date) => onEventDay(line, weekOf(line, date), events))
  const dates = readDates(line, dated, [today, asked])
  const isOfEvenings = setup.trade === 'restaurant' || setup.trade === 'hotel'
  // "I'm in all day today but not tomorrow morning"
  const unwished = [
    ...(dates.kept.length > 0 ? [...events, ...dates.refused] : events),
    ...dates.second,
  ]
  // "I've got the dentist Friday morning" leaves the rest of that Friday, and the other days alone.
  const elsewhere = dates.refused.filter(({ value }) => !isOn(asked, value))
  const parts = findParts(line, isOfEvenings).filter(
    (one) =>
      isWishedPart(line, one, unwished) && !elsewhere.some((date) => isPartOf(line, one, date)),
  )
  const times = findTimes(rest, isAnswer, parts).filter((one) =>
    isWishedTime(line, one, [...events, ...dates.second]),
  )
  const days = readDays(line, dates, { times, parts }, [today, asked])
  const part = choosePart(line, parts)
  const minuteOf = (time: TimeFound, isRefused = false) =>
    resolve(setup, days.day ?? asked, time, isRefused ? null : part?.half)
  const time = readTimes(line, times, dates, parts, minuteOf)
  const isTimed = time.minute !== undefined || time.span !== undefined
  const isWithin = part?.isLimit && time.minute !== undefined && isIn(time.minute, part.span)
  const hours = !part ? {} : isTimed && !isWithin ? limitsTo(part, time.span) : spanOf(part)
  const orSlots = days.isEither && isTimed ? slotsBeside(line, dates.wished, times, setup) : []
  const when = withComparisons(
    { ...days, ...time, ...(orSlots.length > 0 && { orSlots }), ...hours },
    whole,
    asked,
  )
  return Object.keys(when).length > 0 ? when : null
}

/** The days after the first that have a time of their own: "Friday at two or Saturday at ten". */
function slotsBeside(
  line: string,
  [, ...wished]: readonly Found<DateFound>[],
  times: readonly Found<TimeFound>[],
  setup: Setup,
): { day: Day; minute: number }[] {
  return wished.flatMap((date) => {
    const day = date.value.from
    const time = times.find(
      (one) =>
        !one.value.bound &&
        (isTimeOf(line, one, date) ||
          /^,? (?:(?:at|about|around) )*$/.test(line.slice(date.end, one.start))),
    )
    return time ? [{ day, minute: resolve(setup, day, time.value) }] : []
  })
}

const isOn = (day: Day | null, { from, to, isWeekday }: DateFound) =>
  day !== null && (isWeekday ? (day - from) % 7 === 0 : day >= from && day <= to)

/** A line in which every day is said as `findDates` reads it. */
function withPlainDays(line: string): string {
  return (
    line
      .replace(PAIRED, '$1 the $3 and $2 the $4')
      .replace(NEXT_ONE, '$1 week')
      .replace(ONE_DAY, 'a ')
      .replace(WHILE, 'till')
      // "No, no Saturday. Friday, I said"
      .replace(
        /(?<=^no[,.] )no (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=\W|$)(?! (?:slots?|left|free|at)\b))/,
        'not ',
      )
      // Shifts leave some hours of the week.
      .replace(/\bon (?:lates|earlies|nights|days) (?:this|next|all) week\b/g, 'on shift')
      // "It's Tuesday, not Monday, the 22nd" is Tuesday the 22nd.
      .replace(/\b(\w+day),? not (\w+day),? the (\d{1,2}(?:st|nd|rd|th)?)\b/g, '$1 the $3, not $2')
      // "Thursday or Friday next week": both are in it.
      .replace(TWO_OF_WEEK, '$3 $1$2')
      // "I'm away this Friday, the Friday after would be great"
      .replace(
        /\b(?:this )?(\w+day)\b((?:(?!\bor\b)[^.?!]){0,60})\bthe \1 after\b(?! (?:the|next|that)\b)/g,
        '$1$2$1 week',
      )
      // "Friday coming, the 27th" is the 27th, whichever Friday was spoken of.
      .replace(/\b(\w+day) coming(?=,? the \d)/g, '$1')
  )
}

/** Whether a time or part of the day is that of something else: "we had a table on Friday at eight". */
function isBesideEvent(
  line: string,
  { start, end = start }: { start: number; end?: number },
  events: readonly Found<DateFound>[],
): boolean {
  return events.some((date) => {
    const between = end <= date.start ? line.slice(end, date.start) : line.slice(date.end, start)
    return /^,? ?(?:(?:at|on|about|around|in|the) )*$/.test(between)
  })
}

function isWishedPart(line: string, part: PartFound, events: readonly Found<DateFound>[]): boolean {
  if (isBesideEvent(line, part, events)) return false
  // "She can't do tonight, tomorrow instead?" leaves the evening alone.
  return !(part.isRest && /^(?:tonight|this )/.test(line.slice(part.start)))
}

function isWishedTime(
  line: string,
  time: Found<TimeFound>,
  events: readonly Found<DateFound>[],
): boolean {
  if (isBesideEvent(line, time, events)) return false
  if (time.value.bound !== undefined || /\bit was\b/.test(line)) return true
  return !isOfEvent(line, time.start, time.end)
}

/** "After half nine, so an afternoon": what the limits of a line leave of a part of the day that it names. */
function limitsTo({ span, isRest }: PartFound, limits: Span | undefined): Pick<When, 'span'> {
  if (!limits || isRest) return {}
  const [from, to] = [Math.max(span[0], limits[0]), Math.min(span[1], limits[1])]
  return from < to ? { span: [from, to] } : {}
}

/** Chooses the part of the day that is meant; what a refused part leaves counts only without another. */
function choosePart(line: string, parts: readonly PartFound[]): PartFound | undefined {
  // "Not the afternoon, an evening"
  const meant = parts.filter(({ isRest }) => !isRest)
  const inOrder = meant.toSorted((a, b) => a.start - b.start)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last) return parts[0]
  const between = line.slice(first.start, last.start)
  // "Friday morning. No, I tell a lie, Friday afternoon."
  if (CORRECTED.test(between)) return last
  // "Evenings, or really early": she begins with what is said first.
  return /[,.]? or\b/.test(between) ? first : meant[0]
}

const isIn = (minute: number, [from, to]: Span) => minute >= from && minute <= to

function spanOf({ span, isRefusal }: PartFound): Pick<When, 'span' | 'isEither'> {
  // "Not that early" takes no offer, though only one is left.
  return { span, ...(isRefusal && { isEither: true }) }
}
