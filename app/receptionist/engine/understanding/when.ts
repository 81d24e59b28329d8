import type { Day } from '../calendar.ts'
import { isOpenAt } from '../diary.ts'
import { booking } from '../limits.ts'
import type { Setup } from '../types.ts'
import type { DateFound } from './date-words.ts'
import { mondayOf } from './date-arithmetic.ts'
import { findDates } from './dates.ts'
import { withDigits } from './numbers.ts'
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
  /** The day was named as a bare weekday, so it belongs to the week under discussion if possible. */
  isWeekday?: boolean
  minute?: number
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

const CORRECTED =
  /\b(?:i mean|i meant|meant|actually|make (?:it|that)|sorry|rather|instead|correction|no(?=,| $)|change|wait|hang on|hold on|oh no|second thoughts|tell you what|know what)\b/

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
  const { dates: named, rest } = findDates(line, today, asked)
  const dates = named.filter((date) => !isNoWish(line, date))
  const parts = findParts(line, setup.trade === 'restaurant' || setup.trade === 'hotel')
  // "Not the afternoon, an evening"
  const part = parts.find(({ isRest }) => !isRest) ?? parts[0]
  const times = findTimes(rest, isAnswer, parts)
  const when: When = {}

  const limited = dates.map((date) => afterThat(line, weekOf(line, date)))
  const sorted = sortDates(inContext(limited, line, [today, asked]), line)
  const { kept } = sorted
  // "Ten tomorrow's no good" refuses ten, and leaves the day alone.
  const isOfDay = ({ end }: Found<TimeFound>, { start }: Found<DateFound>) =>
    /^ (?:on )?$/.test(line.slice(end, start))
  const refused = sorted.refused.filter((date) => !times.some((time) => isOfDay(time, date)))
  const isShort = ({ value }: Found<DateFound>) => value.to - value.from < 7
  if (refused.some(isShort)) when.not = refused.filter(isShort).flatMap(daysOut)
  const away = refused.find(({ value }) => value.from < value.to)
  // "Not this week" means the week after it.
  if (away && kept.length === 0 && !/week\s?end/.test(line.slice(away.start, away.end)))
    when.days = [away.value.to + 1, away.value.to + 7]
  const firm = kept.filter(({ start, end }) => !isFallback(line, start, end))
  const asWished = firm.length > 0 || asked !== null ? firm : kept
  // "Today at three's a bit tight, have you got tomorrow?"
  const isOut = ({ end }: Found<DateFound>) =>
    times.some(
      (time) => /^ (?:at )?$/.test(line.slice(end, time.start)) && isRefusedTime(line, time),
    )
  const wanted = asWished.length > 1 ? asWished.filter((date) => !isOut(date)) : asWished
  // "Thursday's the school play. Friday, same time?"
  const moved = wanted.filter(({ value }) => value.from !== asked)
  const wished = moved.length > 0 && /\b(?:instead|same time)\b/.test(line) ? moved : wanted
  const clash = wished.find((one) => one.value.clash)?.value.clash
  if (clash) when.clash = clash
  const limitsOf = (one: Found<DateFound>) => limitOf(line, one, [today, asked])
  const date =
    // "Away from Monday until Friday"
    wished.find((one) => limitsOf(one)?.isAway) ??
    corrected(wished, line) ??
    choose(
      wished.filter(({ value }) => value.from === value.to),
      line,
    ) ??
    choose(wished, line)
  if (wished.some((one, i) => i > 0 && isOr(line, wished[i - 1], one))) when.isEither = true
  const limit = date && limitsOf(date)
  const every = limit ? undefined : everyWeekday(line, wished, limitsOf, today)
  if (every) Object.assign(when, every)
  else if (limit) when.days = limit.days
  else if (date) setDays(when, date.value)

  const minuteOf = (time: TimeFound) => resolve(setup, when.day ?? asked, time, part?.half)
  const fitting = times.filter(
    (time) => !isRefusedTime(line, time) && !sorted.refused.some((date) => isOfDay(time, date)),
  )
  const chosen = choose(
    fitting.filter(({ value }) => !value.bound),
    line,
  )
  // "The afternoon, four? Actually no, have you got Friday morning?"
  const instead = chosen && parts.find(({ start }) => isAskedInstead(line.slice(chosen.end, start)))
  const exact = instead ? undefined : chosen
  const out = times.filter((time) => !fitting.includes(time) && !time.value.bound)
  if (out.length > 0) when.notMinutes = out.map(({ value }) => minuteOf(value))
  const extreme = out.find((time) => extremeOf(line, time) !== null)
  if (instead) when.span = instead.span
  else if (exact) when.minute = minuteOf(exact.value)
  else if (extreme) {
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
function isNoWish(line: string, date: Found<DateFound>): boolean {
  const { start, end } = date
  // "February? No, this Friday"
  if (/^\?+ no\b/.test(line.slice(end))) return true
  // "My boss sacked me yesterday, can I see someone?"
  if (line.startsWith('yesterday', start)) return !REQUEST.test(clauseBefore(line, start))
  const isLimit = LIMIT.test(line.slice(Math.max(0, start - 64), start))
  return isOfEvent(line, start) && !isLimit && afterThat(line, date) === date
}

/** How far ahead she looks from the first day that suits. */
const ONWARD_DAYS = 14

/** "He has his jab on the tenth, so after that" leaves the days after it. */
function afterThat(line: string, date: Found<DateFound>): Found<DateFound> {
  const isAfter = /^[^.?!;]{0,30}\bso (?:\w+ ){0,2}after (?:that|then|it)\b/.test(
    line.slice(date.end),
  )
  const { to, isWeekday } = date.value
  return isAfter && !isWeekday
    ? { ...date, value: { from: to + 1, to: to + 1 + ONWARD_DAYS } }
    : date
}

/** Whether what follows a time takes it back and asks for what comes next. */
function isAskedInstead(between: string): boolean {
  const last = between.split(/[.?!;]/).at(-1) ?? ''
  return CORRECTED.test(between) && REQUEST.test(last) && !/\b(?:not|\w+n't)\b/.test(last)
}

/** What limits the day after it: "before I go on the 12th", "not before Monday", "away till the fourth". */
const LIMIT =
  /(?:\b(no|not|nothing|nobody|never|cannot|\w+n't(?! (?:you|we)\b))(?:'s)?(?: [\w']+){0,4} )?\b(?:((?<!\bday )before|(?:earlier|sooner) than)|(until|till?)|((?<!(?:day|week) )after|later than)|by|(?:in time|ready|done|fixed|sorted) for)( (?:i|we|he|she|they|my|our)(?:'\w+)?(?: [a-z']+){1,5})?(?: on)?(?: the)? $/

/** The days that a limit leaves: "before Christmas", "by Friday", "after the 3rd", "I'm away till the 4th". */
function limitOf(
  line: string,
  { value: whole, start, end }: Found<DateFound>,
  [today, asked]: readonly [Day, Day | null],
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
    // "No, after Wednesday", of a time next week, is the Wednesday of that week.
    const isLater = value.isWeekday && asked !== null && asked > value.from && /^no\b/.test(line)
    const first = isLater ? day + 7 * Math.ceil((asked - value.from) / 7) : day
    return { days: [first, first + ONWARD_DAYS] as const, isAway: till !== undefined }
  }
  if (before) return isNot ? onward(value.from) : to(value.from - 1)
  if (after) return isNot ? to(value.to) : onward(value.to + 1)
  if (!till) return to(value.to)
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
        !refusalOf(line, week.start, week.end) &&
        !isAlternative(line, date, week),
    )
    const week = weeks.findLast(({ end }) => end <= date.start) ?? weeks[0]
    if (!week) return date
    // "This Friday, in December", said in the middle of it.
    const ahead = { from: Math.max(week.value.from, today), to: week.value.to }
    const day = weekdayIn(ahead.from > ahead.to ? week.value : ahead, date.value.from)
    return { ...date, value: { from: day, to: day } }
  })
}

/** The last of two days or ranges if the line corrects the first: "not before Christmas, sorry, January". */
function corrected(found: Found<DateFound>[], line: string): Found<DateFound> | undefined {
  const [first, last] = [found[0], found.at(-1)]
  const isLimit = first && LIMIT.test(line.slice(0, first.start))
  return last && isLimit && CORRECTED.test(line.slice(first.end, last.start)) ? last : undefined
}

/** How far ahead "any Friday" rules out the other days: twice as far as she looks for a free time. */
const EVERY_DAYS = 2 * booking.searchDays

/** "Any Friday before Christmas": every other day is out, up to the limit. */
function everyWeekday(
  line: string,
  wished: readonly Found<DateFound>[],
  limitsOf: (one: Found<DateFound>) => { days: readonly [Day, Day] } | null,
  today: Day,
): Pick<When, 'days' | 'not'> | undefined {
  const one = wished.find(
    ({ value, start }) =>
      value.isWeekday &&
      /\b(?:any|every|be an?|only an?) $/.test(line.slice(Math.max(0, start - 10), start)),
  )
  if (!one) return undefined
  const [limit] = wished.flatMap((other) => (other === one ? [] : (limitsOf(other) ?? [])))
  const days = limit?.days ?? ([today, today + EVERY_DAYS] as const)
  const not = Array.from({ length: EVERY_DAYS }, (_, i) => today + i).filter(
    (day) => (day - one.value.from) % 7 !== 0,
  )
  return { days, not }
}

/** Whether two days are given as equal: "Wednesday or the Thursday". */
function isOr(line: string, a: Found<DateFound> | undefined, b: Found<DateFound>): boolean {
  if (a === undefined) return false
  const between = line.slice(a.end, b.start)
  // "I'm off Wednesday and Friday" names two days on which the caller is free.
  const isOff = /\b(?:i'm|i am|we're|she's|he's) off(?: work)?(?: on)? $/.test(
    line.slice(0, a.start),
  )
  return / or (?:on |the |maybe )*$/.test(between) || (isOff && /^ and (?:on )?$/.test(between))
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
  // "Thursday before 11 or Wednesday after 3": the times go with the first day.
  if (from && to && minuteOf(from.value) >= minuteOf(to.value)) {
    const [first, last] = from.start < to.start ? [from, to] : [to, from]
    const isCorrected = CORRECTED.test(line.slice(first.end, last.start))
    return setBounds(when, line, [isCorrected ? last : first], minuteOf)
  }
  when.span = [from ? minuteOf(from.value) : 0, to ? minuteOf(to.value) : 24 * 60]
}

/** Reads relative wishes: "same time next week", "have you anything later?", "any day". */
function readComparisons(when: When, line: string, asked: Day | null): void {
  if (/\bsame time\b/.test(line)) when.isSameTime = true
  if (/\b(?:same (?:time|day|again)|that time)\b/.test(line) && asked !== null) {
    if (when.days) when.shiftDays = 7
    delete when.days
    delete when.minute
  }
  if (
    /\b(?:week after(?! next\b)|following week|a week later)\b/.test(line) &&
    asked !== null &&
    !when.days &&
    when.day === undefined
  )
    when.shiftDays = 7
  if (
    /\b(?:the )?(?:(?<!\b(?:any|every) )day after|next day|following day|a day later)\b/.test(
      line,
    ) &&
    when.day === undefined
  )
    when.shiftDays = 1
  if (
    /\b(?:the )?(?:day before|a day earlier)\b/.test(line) &&
    asked !== null &&
    when.day === undefined
  )
    when.shiftDays = -1
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
      !/\blater in\b/.test(line)
    )
      when.isLater = true
  }
  if (
    /\b(?:any ?(?:time|day|when)|whenever|soonest|earliest|first (?:available|free)|next (?:available|free)|soon as|asap|don't mind (?:when|what)|wh(?:at|ich)ever(?:'?s| is)? (?:first|free|left)|any(?:thing)? (?:else|other times?)(?: at all| free| left)? (?:that|the same|on the) day|what(?:ever)?(?:'s| is)? (?:have you|you've|do you have|you have|slots|times|dates|appointments|free|left|availab\w+)|when(?:'s| is| are| can) (?:you|your next)|any (?:availability|slots|appointments|openings|tables))\b/.test(
      line,
    )
  ) {
    when.isAny = true
  }
}

const REQUEST =
  /\b(?:book|reserv\w*|make|schedul\w*|arrange|set up|appointment|table|like|want|need|prefer|(?:can|could) (?:you|i|we|it|he|she|they)|have you|what about|how about|chance|visit|come in|try)\b/

/** Chooses one of several: the last after a word that withdraws the others, else the first that is asked for. */
function choose<Value>(found: Found<Value>[], line: string): Found<Value> | undefined {
  if (found.length < 2) return found[0]
  const [first, last] = [found[0], found.at(-1)]
  const between = line.slice(first?.end ?? 0, last?.start ?? 0)
  if (CORRECTED.test(between)) return last
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
