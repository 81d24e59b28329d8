import type { Day } from '../calendar.ts'
import { isOpenAt } from '../diary.ts'
import { booking } from '../limits.ts'
import type { Setup } from '../types.ts'
import { count, daysOf, type DateFound } from './date-words.ts'
import { mondayOf } from './date-arithmetic.ts'
import { findDates } from './dates.ts'
import { withDigits } from './numbers.ts'
import { pattern } from './patterns.ts'
import type { Found } from './scan.ts'
import { daysOut, isFallback, isOfEvent, refusalOf, sortDates } from './roles.ts'
import {
  EARLIEST_HOUR,
  findParts,
  findTimes,
  isFreeUntil,
  isKeptBusy,
  type Span,
  type TimeFound,
} from './times.ts'

/** What a line says about when: a day, a time, or limits to them. */
export type When = {
  day?: Day
  /** The day, or each of the days, was named as a bare weekday, so it belongs to the week under discussion if possible. */
  isWeekday?: boolean
  minute?: number
  /** Times that would do if that one is not free: "half seven, or eight at a push". */
  orMinutes?: readonly number[]
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
  isAny?: boolean
  /** "Wednesday or Thursday", "not that early": more than one would suit, so the line takes no offer. */
  isEither?: boolean
  /** "Friday the 19th", of a 19th that is a Saturday: she asks which of the two is meant. */
  clash?: readonly [Day, Day]
}

const CORRECTED = pattern`
  \b(?:
    i mean|i meant|i tell a lie|meant|actually|make (?:it|that)|sorry|rather|instead
    |correction|no(?=,| $)|change|wait|hang on|hold on|oh no|second thoughts|tell you what
    |know what
  )\b
`

/** Two days, and then their dates: "the Friday and Saturday, the 11th and 12th". */
const PAIRED =
  /\b(\w+day) and (?:the )?(\w+day),? the (\d{1,2}(?:st|nd|rd|th)?) and (?:the )?(\d{1,2}(?:st|nd|rd|th)?)\b/g

/** "A Thursday. Not this one, next one" is Thursday week; `withDigits` makes "one" an "option". */
const NEXT_ONE =
  /\b(\w+day)[.,;]? (?:but )?not this (?:option|coming option),? (?:but )?(?:the )?(?:(?:next|following)(?: option)?|option after)\b/g

/** Wants another day than the one spoken of; "I can't do any other day" keeps it. */
const OTHER_DAY = pattern`
  \b(?:
    have you|got|anything|something|is there|what about|how about|(?:could|can) you do
    |prefer|rather
  )\b[^.?!]{0,40}\b(?:any|some) other day\b
  |^(?:no|nope)\b[, ]+(?:any|some) other day\b(?!'s)
  |\bi (?:could|can) do (?:any|some) other day\b
`

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
  const line = withDigits(text)
    .replace(PAIRED, '$1 the $3 and $2 the $4')
    .replace(NEXT_ONE, '$1 week')
    // Shifts leave some hours of the week.
    .replace(/\bon (?:lates|earlies|nights|days) (?:this|next|all) week\b/g, 'on shift')
    // "I'm away this Friday, the Friday after would be great"
    .replace(
      /\b(?:this )?(\w+day)\b((?:(?!\bor\b)[^.?!]){0,60})\bthe \1 after\b(?! (?:the|next|that)\b)/g,
      '$1$2$1 week',
    )
    // "Friday coming, the 27th" is the 27th, whichever Friday was spoken of.
    .replace(/\b(\w+day) coming(?=,? the \d)/g, '$1')
  const { dates: named, rest } = findDates(line, today, asked)
  const events = named.filter((date) => isNoWish(line, date))
  const dates = named.flatMap(
    (date) => fromThat(line, date, today) ?? (events.includes(date) ? [] : date),
  )
  // "We had a table on Friday at eight"
  const isOfEvents = ({ start, end = start }: { start: number; end?: number }) =>
    events.some((date) => {
      const between = end <= date.start ? line.slice(end, date.start) : line.slice(date.end, start)
      return /^,? ?(?:(?:at|on|about|around|in|the) )*$/.test(between)
    })
  const parts = findParts(line, setup.trade === 'restaurant' || setup.trade === 'hotel').filter(
    // "She can't do tonight, tomorrow instead?" leaves the evening alone.
    (part) =>
      !isOfEvents(part) && !(part.isRest && /^(?:tonight|this )/.test(line.slice(part.start))),
  )
  // "Not the afternoon, an evening"
  const meant = parts.filter(({ isRest }) => !isRest)
  const last = meant.toSorted((a, b) => a.start - b.start).at(-1)
  const from = Math.min(...meant.map(({ start }) => start))
  // "Friday morning. No, I tell a lie, Friday afternoon."
  const isCorrected = last !== undefined && CORRECTED.test(line.slice(from, last.start))
  // "Evenings, or really early": she begins with what is said first.
  const first = meant.find(({ start }) => start === from)
  const isEitherPart = last !== first && /[,.]? or\b/.test(line.slice(from, last?.start))
  const part = isCorrected ? last : isEitherPart ? first : (meant[0] ?? parts[0])
  const times = findTimes(rest, isAnswer, parts).filter(
    (time) =>
      !isOfEvents(time) &&
      (time.value.bound !== undefined ||
        /\bit was\b/.test(line) ||
        !isOfEvent(line, time.start, time.end)),
  )
  const when: When = {}

  const limited = dates.map((date) => weekOf(line, date))
  const sorted = sortDates(inContext(limited, line, [today, asked]), line)
  const { kept } = sorted
  // "Ten tomorrow's no good" refuses ten, and leaves the day alone.
  const isOfDay = ({ end }: Found<TimeFound>, { start }: Found<DateFound>) =>
    /^ (?:on )?$/.test(line.slice(end, start))
  const refused = sorted.refused.filter(
    (date) =>
      !times.some((time) => isOfDay(time, date)) &&
      // "I work in the week" leaves the early and the late hours of it.
      !(date.value.to - date.value.from >= 4 && /\bwork/.test(line)),
  )
  const isShort = ({ value }: Found<DateFound>) => value.to - value.from < 7
  if (refused.some(isShort)) when.not = refused.filter(isShort).flatMap(daysOut)
  const away = refused.find(({ value }) => value.from < value.to && !value.isWeekday)
  // "Not this week" means the week after it.
  if (away && kept.length === 0 && !/week\s?end/.test(line.slice(away.start, away.end)))
    when.days = [away.value.to + 1, away.value.to + 7]
  const firm = kept.filter(({ start, end }) => !isFallback(line, start, end))
  const wanted = firm.length > 0 || asked !== null ? firm : kept
  // "Thursday's the school play. Friday, same time?"
  const moved = wanted.filter(({ value }) => value.from !== asked)
  const wished = moved.length > 0 && /\b(?:instead|same time)\b/.test(line) ? moved : wanted
  const clash = wished.find((one) => one.value.clash)?.value.clash
  if (clash) when.clash = clash
  const limitsOf = (one: Found<DateFound>) => limitOf(line, one, today)
  const date =
    // "Away from Monday until Friday"
    wished.find((one) => limitsOf(one)?.isAway) ??
    choose(
      wished.filter(({ value }) => value.from === value.to),
      line,
    ) ??
    choose(wished, line)
  if (wished.some((one, i) => i > 0 && isOr(line, wished[i - 1], one))) when.isEither = true
  const limit = date && limitsOf(date)
  const several = limit ? undefined : severalOf(line, wished, limitsOf, today)
  if (asked !== null && OTHER_DAY.test(line)) when.not = [...(when.not ?? []), asked]
  const not = [...(when.not ?? []), ...(several?.not ?? [])]
  if (several) Object.assign(when, several, not.length > 0 && { not })
  else if (limit) when.days = limit.days
  else if (date) setDays(when, date.value)

  const minuteOf = (time: TimeFound) => resolve(setup, when.day ?? asked, time, part?.half)
  const refusedTimes = times.filter(
    (time, i) =>
      isRefusedTime(line, time) ||
      // "I'm at work at ten and at two"
      (i > 0 &&
        isRefusedTime(line, times[i - 1] ?? time) &&
        /^ (?:and|or|nor)(?: at)? ?$/.test(line.slice(times[i - 1]?.end, time.start))),
  )
  const fitting = times.filter(
    (time) => !refusedTimes.includes(time) && !sorted.refused.some((date) => isOfDay(time, date)),
  )
  const exact = fitting.filter(({ value }) => !value.bound)
  const isSecond = ({ start, end }: Found<TimeFound>) => isFallback(line, start, end)
  const chosen = choose(
    exact.every(isSecond) ? exact : exact.filter((time) => !isSecond(time)),
    line,
  )
  // "Thursday at two or Friday at ten": ten is no time for Thursday.
  const others = exact.filter(
    (time) =>
      chosen &&
      wished.length < 2 &&
      time !== chosen &&
      (isSecond(time) || /^,? or\b[^.?!;]*$/.test(line.slice(chosen.end, time.start))),
  )
  // "Half three. Oh wait, could we do the morning?"
  const instead =
    chosen &&
    parts.find(
      ({ start, isRest }) =>
        !isRest &&
        CORRECTED.test(line.slice(chosen.end, start)) &&
        // "Make it five instead, I'm at work in the morning"
        !/(?:n't|\bwork(?:ing)?)\b[^.?!;]*$/.test(line.slice(chosen.end, start)),
    )
  const out = times.filter((time) => !fitting.includes(time) && !time.value.bound)
  if (out.length > 0) when.notMinutes = out.map(({ value }) => minuteOf(value))
  const extreme = out.find((time) => extremeOf(line, time) !== null)
  if (instead) when.span = instead.span
  else if (chosen) {
    when.minute = minuteOf(chosen.value)
    if (others.length > 0) when.orMinutes = others.map(({ value }) => minuteOf(value))
  } else if (extreme) {
    const minute = minuteOf(extreme.value)
    when.span = extremeOf(line, extreme) === 'late' ? [0, minute - 1] : [minute + 1, 24 * 60]
    when.isEither = true
  } else setBounds(when, line, fitting, minuteOf)

  // "Before eleven" excludes eleven itself.
  if (when.span && !extreme && /\b(?:before|earlier than) /.test(line))
    when.span = [when.span[0], when.span[1] - 1]
  if (part && when.minute === undefined && !when.span) {
    when.span = part.span
    // "Not that early" takes no offer, though only one is left.
    if (part.isRefusal) when.isEither = true
  }
  readComparisons(when, line, asked)
  return Object.keys(when).length > 0 ? when : null
}

/** "The week commencing the 4th" is that whole week. */
function weekOf(line: string, date: Found<DateFound>): Found<DateFound> {
  const isWeek = /\b(?:week (?:commencing|beginning|starting|of)|w\/c)(?: on)?(?: the)? $/.test(
    line.slice(Math.max(0, date.start - 32), date.start),
  )
  const from = mondayOf(date.value.from)
  return isWeek ? { ...date, value: { from, to: from + 6 } } : date
}

/** Whether a day is not one that the caller asks for, or limits. */
function isNoWish(line: string, { start, end }: Found<DateFound>): boolean {
  // "Evenings or weekends": she offers the first.
  if (/\b(?:morning|afternoon|evening|night)s? or (?:at |on )?$/.test(line.slice(0, start)))
    return true
  // "My boss sacked me yesterday, can I see someone?"
  if (line.startsWith('yesterday', start)) return !REQUEST.test(clauseBefore(line, start))
  return isOfEvent(line, start, end) && !LIMIT.test(line.slice(Math.max(0, start - 64), start))
}

/** How far ahead she looks from the first day that suits. */
const ONWARD_DAYS = 14

/** Counts from the day of something else: "it's due on the tenth, so before then", "the day before". */
const FROM_THAT = pattern`
  ^([^?!;]{0,40}\b)(?:
    ((?:day|night|evening) before)\b
    |(before|by|after) (?:that|then|it)\b
    |(?:on )?that (?:day|morning|afternoon|evening)\b
    |(day after)\b
  )
`

/** "Friday at two is fine, he'll have gone by then" counts from no day. */
const SPARE_BY_THEN =
  /\b(?:i|we|he|she|they)(?:'ll|'d| will| would| should) (?:have (?!to\b)|be )(?:[a-z]+ ){1,3}$/

const ASKS_FOR_THEN =
  /^,? (?:so |and )?(?:can|could|may) (?:i|we)\b(?:(?!\b(?:next|another|week|day|not)\b)[^.!?;])* (?<!\b(?:before|ahead of|by|after|until|till?|from|since|except|but) )(?:then|that day)\W*$/

/** The day of something else, put where the line counts from it, or null if it does not. */
function fromThat(line: string, date: Found<DateFound>, today: Day): Found<DateFound> | null {
  const [said = '', lead = '', dayBefore, way, dayAfter] =
    FROM_THAT.exec(line.slice(date.end)) ?? []
  // "I'm moving in Friday, can I get my keys then?"
  if (ASKS_FOR_THEN.test(line.slice(date.end))) return date
  if (said === '' || SPARE_BY_THEN.test(lead)) return null
  // "Thursday, the day before": that Thursday is the day before something else.
  if (dayBefore && /^,? (?:the )?$/.test(lead)) return null
  const isLimited = LIMIT.test(line.slice(Math.max(0, date.start - 64), date.start))
  const { from, to } = date.value
  const only = (day: Day) => ({ from: day, to: day })
  // "We're away till the fourth, after that": the fourth may do.
  const first = isLimited ? from : to + 1
  const value = dayBefore
    ? only(from - 1)
    : dayAfter
      ? only(to + 1)
      : way === 'after'
        ? { from: first, to: first + ONWARD_DAYS }
        : way
          ? { from: today, to: way === 'by' ? to : from - 1 }
          : { from, to }
  return { value, start: date.end + lead.length, end: date.end + said.length }
}

/** What limits the day after it: "before I go on the 12th", "not before Monday", "away till the fourth". */
const LIMIT = pattern`
  (?:\b(no|not|nothing|nobody|never|cannot|\w+n't(?! (?:you|we)\b))(?:'s)?(?: [\w']+){0,4} )?\b(?:
    ((?<!(?<!\bany )\bday )before|(?:earlier|sooner) than)
    |(until|till?)
    |((?<!(?:day|(?<!\b(?:next|this) )week) )after|later than)
    |by
    |(?:in time|ready|done|fixed|sorted) for
  )( (?:i|we|he|she|they|my|our)(?:'\w+)?(?: [a-z']+){1,5})?(?: on)?(?: the)? $
`

/** "They say I've got till January" */
const HAS_TILL =
  /\b(?:i|we|you|he|she|they)(?:'ve|'s| have| has)(?: only| still| just)?(?: got)? (?:until|till?)(?: the)? $/

/** The days that a limit leaves: "before Christmas", "by Friday", "after the 3rd", "I'm away till the 4th". */
function limitOf(
  line: string,
  { value: whole, start, end }: Found<DateFound>,
  today: Day,
): { days: readonly [Day, Day]; isAway: boolean } | null {
  const lead = line.slice(Math.max(0, start - 64), start)
  const found = LIMIT.exec(lead)
  if (!found) return null
  const [said, no, before, till, after, event] = found
  // "Before the end of May" is before its last day.
  const value = line.startsWith('end of', start) ? { ...whole, from: whole.to } : whole
  // "Have you nothing before Friday?" asks for something before it.
  const isAsked = /^[^.!;?]*\?/.test(line.slice(end)) && !/^not? (?:before|until|till?) /.test(said)
  const isNot = no !== undefined && !isAsked
  const to = (day: Day) => ({ days: [today, day] as const, isAway: false })
  const onward = (day: Day) => {
    return { days: [day, day + ONWARD_DAYS] as const, isAway: till !== undefined }
  }
  if (before) return isNot ? onward(value.from) : to(value.from - 1)
  if (after) return isNot ? to(value.to) : onward(value.to + 1)
  if (!till || HAS_TILL.test(lead)) return to(value.to)
  if (isNot || event || isKeptBusy(lead)) return onward(value.from)
  return isFreeUntil(lead) ? to(value.to) : null
}

/**
 * The dates of a line, each read with the others: "that weekend" is that of the date before it, and
 * a weekday belongs to the week that the line names.
 */
function inContext(
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
  return known.map((date, i) => {
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
        !isAlternative(line, date, week),
    )
    const week = weeks.findLast(({ end }) => end <= date.start) ?? weeks[0]
    if (!week) return besideExact(date, known[i - 1], line, today)
    // "This Friday, in December", said in the middle of it.
    const length = date.value.to - date.value.from
    const ahead = { from: Math.max(week.value.from, today), to: week.value.to }
    const day = weekdayIn(ahead.from > ahead.to ? week.value : ahead, date.value.from)
    return { ...date, value: { from: day, to: day + length } }
  })
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

/** How far ahead "any Friday" rules out the other days: twice as far as she looks for a free time. */
const EVERY_DAYS = 2 * booking.searchDays

/** The days of a range or a list: "Monday to Wednesday", "the fourth onwards", "Tuesdays or Thursdays", "any Friday". */
function severalOf(
  line: string,
  wished: readonly Found<DateFound>[],
  limitsOf: (one: Found<DateFound>) => { days: readonly [Day, Day] } | null,
  today: Day,
): Pick<When, 'days' | 'not' | 'isWeekday'> | undefined {
  const [first] = wished
  if (!first) return undefined
  const before = (one: Found<DateFound>) => line.slice(Math.max(0, one.start - 14), one.start)
  const last = MOVED.test(line)
    ? undefined
    : wished.find(
        (one, i) =>
          i > 0 && isRange(before(wished[i - 1] ?? one), line.slice(wished[i - 1]?.end, one.start)),
      )
  if (last) {
    const { from } = wished[wished.indexOf(last) - 1]?.value ?? first.value
    const { to } = last.value
    return { days: [from, to < from ? to + 7 : to] }
  }
  if (/^ (?:onwards?|or (?:after|later))\b/.test(line.slice(first.end)))
    return { days: [first.value.from, first.value.to + ONWARD_DAYS] }
  const isEvery = (one: Found<DateFound>) =>
    one.value.isWeekday &&
    (one.value.from < one.value.to || /\b(?:any|every|be an?|only an?) $/.test(before(one)))
  const every = wished.find(isEvery)
  const list = wished.filter(
    (one, i) =>
      one === (every ?? first) ||
      (i > 0 &&
        /^,? (?:or|and) (?:on |the |maybe )*$/.test(line.slice(wished[i - 1]?.end, one.start))),
  )
  if (!every && (list.length < 2 || list.some(({ value }) => value.from < value.to)))
    return undefined
  const [limit] = wished.flatMap((other) => (list.includes(other) ? [] : (limitsOf(other) ?? [])))
  const all = list.map(({ value }) => value)
  const days = every
    ? (limit?.days ?? ([today, today + EVERY_DAYS] as const))
    : ([Math.min(...all.map(({ from }) => from)), Math.max(...all.map(({ to }) => to))] as const)
  const isIn = (day: Day) =>
    all.some(({ from, to }) => (every ? (((day - from) % 7) + 7) % 7 <= to - from : day === from))
  const length = every ? EVERY_DAYS + 1 : days[1] - days[0] + 1
  const out = Array.from({ length }, (_, i) => (every ? today : days[0]) + i)
  const isNamed = !every && all.every(({ isWeekday }) => isWeekday)
  return {
    days,
    not: out.filter((day) => !isIn(day)),
    ...(isNamed && { isWeekday: true as const }),
  }
}

const MOVED = /\b(?:mov|swap|chang|switch|shift|push|bring|re-?sched)/

/** Whether two days are the ends of a range: "between the 7th and the 11th", "Monday to Wednesday". */
const isRange = (before: string, between: string) =>
  /^ ?(?:to|till?|until|through|-) ?(?:the )?$/.test(between) ||
  (/\bbetween (?:the )?$/.test(before) && /^ and (?:the )?$/.test(between))

/** Whether two days are given as equal: "Wednesday or the Thursday". */
function isOr(line: string, a: Found<DateFound> | undefined, b: Found<DateFound>): boolean {
  if (a === undefined) return false
  const between = line.slice(a.end, b.start)
  return / or (?:on |the |maybe )*$/.test(between)
}

/** "Next week or Monday": Monday is not in that week. */
function isAlternative(line: string, a: Found<DateFound>, b: Found<DateFound>): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  return /^\W*(?:or|if not|failing that|otherwise)\b(?: on| the| maybe)*\W*$/.test(
    line.slice(first.end, second.start),
  )
}

/** "The week after next, a Tuesday": the first such day of those weeks. */
function weekdayIn({ from, to }: DateFound, day: Day): Day {
  const first = from + ((((day - from) % 7) + 7) % 7)
  return first <= to ? first : day
}

function setDays(when: When, { from, to, isWeekday }: DateFound): void {
  if (from === to) when.day = from
  if (isWeekday) when.isWeekday = true
  else when.days = [from, to]
}

/** "Not before ten" sets a limit, and refuses nothing. */
function isRefusedTime(line: string, { value, start, end }: Found<TimeFound>): boolean {
  const from = value.bound ? start : 0
  return refusalOf(line.slice(from), start - from, end - from) !== null
}

/** Whether a time is refused as too late, or as too early: "half three's a bit late for us". */
function extremeOf(line: string, { end }: Found<TimeFound>): 'late' | 'early' | null {
  const [, said] =
    /^(?:'s| is| was|'d be| would be)?(?: a| far| way| much| just| still| bit| little| touch| tad| quite| rather| too){1,4} (late|early|soon)\b/.exec(
      line.slice(end),
    ) ?? []
  return said === undefined ? null : said === 'late' ? 'late' : 'early'
}

function setBounds(
  when: When,
  line: string,
  times: Found<TimeFound>[],
  minuteOf: (time: TimeFound) => number,
): void {
  const [from, to] = [
    times.find(({ value }) => value.bound === 'from'),
    times.find(({ value }) => value.bound === 'to'),
  ]
  if (!from && !to) return
  // "Six till two" starts in the morning.
  if (
    from &&
    to &&
    !from.value.half &&
    /^ (?:(?:to|till?) )?$/.test(line.slice(from.end, to.start))
  ) {
    const start = minuteOf(from.value)
    when.span = [start < minuteOf(to.value) ? start : start - 12 * 60, minuteOf(to.value)]
    return
  }
  // "Thursday before 11 or Wednesday after 3": the times go with the first day.
  if (from && to && minuteOf(from.value) >= minuteOf(to.value)) {
    const [first, last] = from.start < to.start ? [from, to] : [to, from]
    const isCorrected = CORRECTED.test(line.slice(first.end, last.start))
    return setBounds(when, line, [isCorrected ? last : first], minuteOf)
  }
  when.span = [from ? minuteOf(from.value) : 0, to ? minuteOf(to.value) : 24 * 60]
}

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
    |wh(?:at|ich)ever
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

/** Reads relative wishes: "same time next week", "have you anything later?", "any day". */
function readComparisons(when: When, line: string, asked: Day | null): void {
  if (/\bsame time\b/.test(line)) when.isSameTime = true
  if (/\b(?:same (?:time|day|again)|that time)\b/.test(line) && asked !== null) {
    if (when.days) when.shiftDays = 7
    delete when.days
    delete when.minute
  }
  const [, week, day, a, b, c, d, e, f] = SHIFT.exec(line) ?? []
  const [n, unit, way] = [a ?? e, b ?? f, c ?? d]
  const isWeek = week !== undefined || (n === undefined && unit === 'week')
  if ((week ?? day ?? unit) && when.day === undefined && (!isWeek || !when.days)) {
    const isBack = way !== undefined && /^(?:ea|be|so|fo)/.test(way)
    // "I pump it up and it's gone down two days later" counts from no day of a booking.
    if (asked !== null || (!isWeek && !isBack && way !== 'later'))
      when.shiftDays = (isBack ? -1 : 1) * count(n) * (isWeek ? 7 : daysOf(unit))
    if (n !== undefined) delete when.days
  }
  if (
    when.shiftDays === undefined &&
    // "Friday's fine, but have you anything later?"
    (when.day === undefined || when.day === asked) &&
    when.minute === undefined &&
    !when.days &&
    !when.span
  ) {
    if (/\boption after\b/.test(line)) when.isNext = true
    else if (/\b(?:earlier|sooner|(?<!not )(?:too|bit|little|rather) late)\b/.test(line))
      when.isEarlier = true
    if (
      !when.isNext &&
      /\b(?:later|after that|(?<!not )(?:too|bit|little|rather) (?:early|soon))\b/.test(line) &&
      !/\blater in (?!the day)/.test(line)
    )
      when.isLater = true
  }
  if (ANY_TIME.test(line)) {
    when.isAny = true
  }
}

const REQUEST = pattern`
  \b(?:
    book|reserv\w*|make|schedul\w*|arrange|set up|appointment|table|like|want|need|prefer
    |(?:can|could) (?:you|i|we|it|he|she|they)
    |have you|what about|how about|chance|visit|come in|try
  )\b
`

/** Wanted what is not to be had: "I meant twelve, but half eleven'll do". */
const WANTED = /\b(?:meant|wanted|was after|hoped|was hoping)\b/
const CONCEDES =
  /^(?: option)?(?:'ll| will| would|'d) do\b|^(?: option)?(?:'s| is) (?:fine|ok|okay|all ?right)\b/

/** Chooses one of several: the last after a word that withdraws the others, else the first that is asked for. */
function choose<Value>(found: Found<Value>[], line: string): Found<Value> | undefined {
  if (found.length < 2) return found[0]
  const [first, last] = [found[0], found.at(-1)]
  const between = line.slice(first?.end ?? 0, last?.start ?? 0)
  if (CORRECTED.test(between)) return last
  // "I meant twelve, but half eleven'll do"
  const isMissed = first && WANTED.test(line.slice(0, first.start)) && /\bbut $/.test(between)
  if (last && isMissed && CONCEDES.test(line.slice(last.end))) return last
  // "Half three is still school. The half six then."
  if (last && /^(?: one| option)? then\b/.test(line.slice(last.end))) return last
  return found.find(({ start }) => REQUEST.test(clauseBefore(line, start))) ?? first
}

function clauseBefore(line: string, start: number): string {
  return (
    line
      .slice(0, start)
      .split(/[.?!;]|, (?:so|but|and) /)
      .at(-1) ?? ''
  )
}

/**
 * Morning or afternoon: as said, else within the opening hours, else as the line says of another time
 * (`of`), or as people usually mean it.
 */
function resolve(
  setup: Setup,
  day: Day | null,
  { minute, half }: TimeFound,
  of: 'am' | 'pm' | null = null,
): number {
  if (half || minute >= 12 * 60) return minute
  const late = minute + 12 * 60
  const isOpen = (m: number) => day !== null && isOpenAt(setup, { day, minute: m })
  const isEverOpen = (m: number) =>
    [0, 1, 2, 3, 4, 5, 6].some((weekday) => isWithin(setup, weekday, m))
  // On a day that is shut, the hours of the other days decide.
  for (const is of [isOpen, isEverOpen])
    if (is(minute) !== is(late)) return is(minute) ? minute : late
  const isMorning = minute >= EARLIEST_HOUR * 60
  return isMorning && of !== 'pm' ? minute : late
}

function isWithin(setup: Setup, weekday: number, minute: number): boolean {
  const hours = setup.hours[weekday]
  if (!hours) return false
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return hours[0] < hours[1]
    ? time >= hours[0] && time < hours[1]
    : time >= hours[0] || time < hours[1]
}
