import type { Day } from '../../calendar.ts'
import { booking } from '../../limits.ts'
import { choose } from './choose.ts'
import type { DateFound } from './date-words.ts'
import { inContext, isBesides, isIndefinite, isLongRange, isOr } from './dates-in-context.ts'
import { daysFree, limitOf, ONWARD_DAYS } from './day-limits.ts'
import { pattern } from '../text/patterns.ts'
import { daysOut, isFallback, isIfNamed, sortDates } from './roles.ts'
import type { Found } from '../text/scan.ts'
import type { PartFound } from './day-parts.ts'
import type { TimeFound } from './times.ts'
import type { When } from './when.ts'

/**
 * The dates of a line: those not refused (`kept`), those of them that are asked for (`wished`), those that are
 * a second choice beside them, and those refused.
 */
export type DatesRead = ReturnType<typeof sortDates> & {
  wished: Found<DateFound>[]
  second: Found<DateFound>[]
}

/** The times and the parts of the day that a line names. */
type Hours = { times: readonly Found<TimeFound>[]; parts: readonly PartFound[] }

/** A day or days, and those among them that do not suit. */
type DayWish = Pick<When, 'day' | 'days' | 'not' | 'isWeekday'>

/** Wants another day than the one spoken of; "I can't do any other day" keeps it. */
const OTHER_DAY = pattern`
  \b(?:
    have you|got|anything|something|is there|what about|how about|(?:could|can) you do
    |prefer|rather
  )\b[^.?!]{0,40}\b(?:any|some) other day\b
  |^(?:no|nope)\b[, ]+(?:any|some) other day\b(?!'s)
  |\bi (?:could|can) do (?:any|some) other day\b
`

/** Sorts the dates of a line into those asked for and those refused. */
export function readDates(
  line: string,
  dates: readonly Found<DateFound>[],
  [today, asked]: readonly [Day, Day | null],
): DatesRead {
  const read = inContext(dates, line, [today, asked])
  // "Friday, or Thursday if Friday's no good" names its first choice twice, and does not refuse it.
  const again = read.filter(
    (one, i) => isIfNamed(line, one) && read.slice(0, i).some((other) => isSameDay(other, one)),
  )
  const { kept, refused } = sortDates(
    read.filter((one) => !again.includes(one)),
    line,
  )
  const firsts = kept.filter((one) => again.some((other) => isSameDay(one, other)))
  const wished = firsts.length > 0 ? firsts : wishedOf(line, kept, asked)
  const isSecond = (one: Found<DateFound>) =>
    !wished.includes(one) && (firsts.length > 0 || isFallback(line, one.start, one.end))
  return { kept, refused, wished, second: wished.length > 0 ? kept.filter(isSecond) : [] }
}

const isSameDay = ({ value: a }: Found<DateFound>, { value: b }: Found<DateFound>) =>
  a.from === b.from && a.to === b.to

/** The dates asked for: not a second choice, nor the day that another is to replace. */
function wishedOf(line: string, kept: Found<DateFound>[], asked: Day | null): Found<DateFound>[] {
  const firm = kept.filter(({ start, end }) => !isFallback(line, start, end))
  const wanted = firm.length > 0 || asked !== null ? firm : kept
  // "Thursday's the school play. Friday, same time?"
  const moved = wanted.filter(({ value }) => value.from !== asked)
  return moved.length > 0 && /\b(?:instead|same time)\b/.test(line) ? moved : wanted
}

/** What the dates of a line say about the day. */
export function readDays(
  line: string,
  { kept, refused: named, wished, second }: DatesRead,
  hours: Hours,
  [today, asked]: readonly [Day, Day | null],
): DayWish & Pick<When, 'isEither' | 'clash' | 'orDays'> {
  const refused = named.filter((date) => isDayRefused(line, date, hours))
  const clash = wished.find((one) => one.value.clash)?.value.clash
  const isEither = wished.some((one, i) => i > 0 && isOr(line, wished[i - 1], one))
  const wish: DayWish & Pick<When, 'clash'> =
    kept.length > 0 ? wishedDays(line, wished, today) : weekAfter(line, refused)
  const ruledOut = daysRuledOut(line, refused, asked)
  const not = ruledOut || wish.not ? [...(ruledOut ?? []), ...(wish.not ?? [])] : null
  return {
    ...wish,
    ...(clash && { clash }),
    ...(isEither && { isEither }),
    ...(second.length > 0 &&
      wish.day !== undefined && { orDays: second.map(({ value }) => value.from) }),
    ...(not && { not }),
  }
}

/** "Ten tomorrow": whether a time stands right before a day and goes with it. */
export function isTimeOf(
  line: string,
  { end }: Found<TimeFound>,
  { start }: Found<DateFound>,
): boolean {
  return /^ (?:on )?$/.test(line.slice(end, start))
}

/** "I've got a meeting Friday afternoon": whether a part of the day follows a day and goes with it. */
export const isPartOf = (line: string, { start }: PartFound, { end }: Found<DateFound>) =>
  /^(?: in the)? $/.test(line.slice(end, start))

/** Whether a refusal is of the day itself, and not only of some of its hours. */
function isDayRefused(line: string, date: Found<DateFound>, { times, parts }: Hours): boolean {
  if (parts.some((one) => one.isRest && isPartOf(line, one, date))) return false
  // "Ten tomorrow's no good" refuses ten, and leaves the day alone.
  if (times.some((time) => isTimeOf(line, time, date))) return false
  // "I work in the week" leaves the early and the late hours of it.
  return !(date.value.to - date.value.from >= 4 && /\bwork/.test(line))
}

/** "Not this week" means the week after it. */
function weekAfter(line: string, refused: DatesRead['refused']): DayWish {
  const away = refused.find(({ value }) => value.from < value.to && !value.isWeekday)
  if (!away || /week\s?end/.test(line.slice(away.start, away.end))) return {}
  return { days: [away.value.to + 1, away.value.to + 7] }
}

/** The days that a line rules out, or null if it rules out none. */
function daysRuledOut(
  line: string,
  refused: DatesRead['refused'],
  asked: Day | null,
): Day[] | null {
  const short = refused.filter(({ value }) => value.to - value.from < 7)
  const isOther = asked !== null && OTHER_DAY.test(line)
  if (short.length === 0 && !isOther) return null
  return [...short.flatMap(daysOut), ...(isOther ? [asked] : [])]
}

/** The day that is asked for, or the days: a limit, a range, a list, a week. */
function wishedDays(
  line: string,
  wished: readonly Found<DateFound>[],
  today: Day,
): DayWish & Pick<When, 'clash'> {
  const isLimited = wished.some((one) => limitOf(line, one, today) !== null)
  const limitsOf = (one: Found<DateFound>) =>
    limitOf(line, one, today) ?? (isLimited ? daysFree(line, one) : null)
  const single = wished.filter(({ value }) => value.from === value.to)
  const first =
    // "Away from Monday until Friday"
    wished.find((one) => limitsOf(one)?.isAway) ?? choose(single, line) ?? choose(wished, line)
  if (!first) return {}
  const limit = limitsOf(first)
  const exact = limit && single.find((one) => !one.value.isWeekday && !limitsOf(one))
  const day = exact && dayWithin(line, { first, limit: limit.days, exact })
  if (day === 'exact') {
    return wishedDays(
      line,
      wished.filter((one) => one !== first),
      today,
    )
  }
  if (day) return { days: limit?.days ?? day, clash: day }
  // "Some time before Christmas, the week of the 14th"
  const span = wished.find(
    (one) => one.value.from < one.value.to && !one.value.isWeekday && !limitsOf(one),
  )
  // "Anything before Christmas, I'm off from the 21st"
  const also = wished.find((one) => one !== first && limitsOf(one) !== null)
  const alsoDays = also && limitsOf(also)?.days
  const other = span?.value ?? (alsoDays && { from: alsoDays[0], to: alsoDays[1] })
  const boundOf = (one: Found<DateFound>) => limitsOf(one)?.days ?? longRange(one, today)
  const several = severalOf(line, wished, boundOf, today)
  if (limit && !several?.isEvery)
    return { days: (!limit.isAway && other && overlap(limit.days, other)) || limit.days }
  return several?.wish ?? dayOrDays(withinBoth(first, wished))
}

/**
 * Whether a date says which of the days that are left is meant: "she doesn't land till the Thursday after. It'd be
 * the thirteenth", "before New Year, the 31st". If it is none of them, the nearest of them and the date.
 */
function dayWithin(
  line: string,
  {
    first,
    limit,
    exact,
  }: Record<'first' | 'exact', Found<DateFound>> & { limit: readonly [Day, Day] },
): 'exact' | readonly [Day, Day] | null {
  const between = line.slice(first.end, exact.start)
  const { from } = exact.value
  const isSame = /^,? (?:(?:so|like|say|on|the) )*$/.test(between)
  if (/[.;!?]/.test(between) || (isSame && isIn(from, limit))) return 'exact'
  // "Before Christmas, the 25th of December" only dates it.
  const isOther =
    isSame && from !== first.value.from && /^(?: please)?\W*$/.test(line.slice(exact.end))
  if (!isOther) return null
  return from > limit[1] ? [limit[1], from] : [from, limit[0]]
}

const isIn = (day: Day, [from, to]: readonly [Day, Day]) => day >= from && day <= to

/** "Next week, it runs out on the 12th so before then": what a week and the days before something share. */
function withinBoth({ value }: Found<DateFound>, wished: readonly Found<DateFound>[]): DateFound {
  if (value.from === value.to || value.isWeekday) return value
  const shared = wished.flatMap(({ value: one }) =>
    one === value || one.isWeekday || one.from === one.to
      ? []
      : (overlap([value.from, value.to], one) ?? []),
  )
  const [from, to] = shared
  return from === undefined || to === undefined ? value : { from, to }
}

/** The days that are in both, or null if none is. */
function overlap([first, last]: readonly [Day, Day], { from, to }: DateFound) {
  const days = [Math.max(first, from), Math.min(last, to)] as const
  return days[0] > days[1] ? null : days
}

/** A bare weekday is kept as such: it belongs to the week under discussion. */
function dayOrDays({ from, to, isWeekday }: DateFound): DayWish {
  return {
    ...(from === to && { day: from }),
    ...(isWeekday ? { isWeekday } : { days: [from, to] }),
  }
}

/** Asks in a sentence of its own for one of the days named before it. */
const ASKS_FOR = /[.;!?] [^.;!?]*\b(?:can|could|chance|have you|(?:what|how) about)\b[^.;!?]*$/

const ONLY = /\b(?:only|just)\b[^.,;!?]{0,24}$/

/** How far ahead "any Friday" rules out the other days: twice as far as she looks for a free time. */
const EVERY_DAYS = 2 * booking.searchDays

/** The days of a range or a list: "Monday to Wednesday", "the fourth onwards", "Tuesdays or Thursdays", "any Friday". */
function severalOf(
  line: string,
  wished: readonly Found<DateFound>[],
  boundOf: (one: Found<DateFound>) => readonly [Day, Day] | null,
  today: Day,
): { wish: DayWish; isEvery?: boolean } | undefined {
  const [first] = wished
  if (!first) return undefined
  const before = (one: Found<DateFound>) => line.slice(Math.max(0, one.start - 14), one.start)
  const last = MOVED.test(line)
    ? undefined
    : wished.find(
        (one, i) =>
          i > 0 && isRange(before(wished[i - 1] ?? one), line.slice(wished[i - 1]?.end, one.start)),
      )
  const bounds = wished.filter((one) => boundOf(one) !== null)
  const isBound = (one: Found<DateFound>) => bounds.some((bound) => isBesides(line, one, bound))
  const every = wished.find((one) => isEvery(line, one, isBound(one)))
  // "It's Monday to Friday, is it? Could you do Wednesday?"
  const asked = wished.find(
    ({ start, value }) => value.from === value.to && ASKS_FOR.test(line.slice(first.end, start)),
  )
  if (asked && asked !== every && (last || every)) return { wish: dayOrDays(asked.value) }
  if (last) {
    const { from } = wished[wished.indexOf(last) - 1]?.value ?? first.value
    const { to } = last.value
    return { wish: { days: [from, to < from ? to + 7 : to] } }
  }
  if (/^ (?:onwards?|or (?:after|later))\b/.test(line.slice(first.end)))
    return { wish: { days: [first.value.from, first.value.to + ONWARD_DAYS] } }
  const list = wished.filter(
    (one, i) =>
      one === (every ?? first) ||
      (i > 0 &&
        /^,? (?:or|and) (?:on |the |an? |maybe )*$/.test(
          line.slice(wished[i - 1]?.end, one.start),
        )) ||
      // "Tuesday, Thursday or Friday"
      isOr(line, one, wished[i + 1] ?? one),
  )
  if (!every && (list.length < 2 || list.some(({ value }) => value.from < value.to)))
    return undefined
  const bound = wished
    .filter((one) => !list.includes(one))
    .map(boundOf)
    .find((one) => one !== null)
  const all = list.map(({ value }) => value)
  const days = every
    ? (bound ?? ([today, today + EVERY_DAYS] as const))
    : ([Math.min(...all.map(({ from }) => from)), Math.max(...all.map(({ to }) => to))] as const)
  const isOne = (day: Day) =>
    all.some(({ from, to }) => (every ? (((day - from) % 7) + 7) % 7 <= to - from : day === from))
  const length = every ? EVERY_DAYS + 1 : days[1] - days[0] + 1
  const out = Array.from({ length }, (_, i) => days[0] + i)
  const isNamed = !every && all.every(({ isWeekday }) => isWeekday)
  const not = out.filter((day) => !isOne(day))
  const wish = { days, not, ...(isNamed && { isWeekday: true as const }) }
  return { wish, ...(every && { isEvery: true }) }
}

/** A month or more that a line names. */
function longRange({ value }: Found<DateFound>, today: Day): readonly [Day, Day] | null {
  const isLong = !value.isWeekday && isLongRange(value)
  return isLong ? [Math.max(value.from, today), value.to] : null
}

/** Whether a weekday is that of every week: "any Friday", "only Thursdays", "a Friday" in days that are bounded. */
const isEvery = (line: string, { value, start, end }: Found<DateFound>, isBound: boolean) => {
  const before = line.slice(0, start)
  const isPlural = line.slice(start, end).endsWith('days')
  return (
    value.isWeekday &&
    (value.from < value.to ||
      // "She's only free Thursdays"
      (isPlural && (isBound || ONLY.test(before))) ||
      (isBound && isIndefinite(before)) ||
      /\b(?:any|every|be an?|only an?) $/.test(before))
  )
}

const MOVED = /\b(?:mov|swap|chang|switch|shift|push|bring|re-?sched)/

/** Whether two days are the ends of a range: "between the 7th and the 11th", "Monday to Wednesday". */
const isRange = (before: string, between: string) =>
  /^ ?(?:to|till?|until|through|-) ?(?:the )?$/.test(between) ||
  (/\bbetween (?:the )?$/.test(before) && /^ and (?:the )?$/.test(between))
