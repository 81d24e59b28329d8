import type { Day } from '../../calendar.ts'
import { isOpenAt } from '../../diary.ts'
import type { Setup } from '../../types.ts'
import { choose, CORRECTED } from './choose.ts'
import type { DateFound } from './date-words.ts'
import { isFallback, refusalOf } from './roles.ts'
import { pattern } from '../text/patterns.ts'
import type { Found } from '../text/scan.ts'
import { EARLIEST_HOUR, TOO_EARLY_OR_LATE, type TimeFound } from './times.ts'
import { type PartFound, type Span } from './day-parts.ts'
import type { When } from './when.ts'
import { isTimeOf, type DatesRead } from './wished-days.ts'

/** The minute of the day that a time means. A refused one is not of the part of the day that is wished. */
type MinuteOf = (time: TimeFound, isRefused?: boolean) => number

/** A time of day, others that would do, or the part of the day that suits. */
type TimeWish = Pick<When, 'minute' | 'orMinutes' | 'span' | 'isEither'>

/** What the times of a line say about the time of day. */
export function readTimes(
  line: string,
  times: readonly Found<TimeFound>[],
  dates: DatesRead,
  parts: readonly PartFound[],
  minuteOf: MinuteOf,
): TimeWish & Pick<When, 'notMinutes'> {
  const { kept, refused: denied } = sortTimes(line, times, dates.refused)
  // "Eight's pushing it. Go on then, eight" takes the refusal back.
  const refused = denied.filter(
    ({ value }) => !kept.some((one) => !one.value.bound && one.value.minute === value.minute),
  )
  const exact = kept.filter(({ value }) => !value.bound)
  const chosen = chooseTime(line, exact)
  const instead = chosen && partInstead(line, chosen, parts)
  // "Thursday at two or Friday at ten": ten is no time for Thursday.
  const others = chosen && dates.wished.length < 2 ? othersBeside(line, chosen, exact) : []
  const within = () =>
    beyondRefused(line, refused, parts, minuteOf) ?? spanWithin(line, kept, minuteOf)
  const wish =
    chosen && !instead
      ? exactWish(chosen, others, within(), minuteOf)
      : spanWish(line, { kept, refused }, { instead, parts }, minuteOf)
  return {
    ...wish,
    ...(refused.length > 0 && { notMinutes: refused.map(({ value }) => minuteOf(value, true)) }),
  }
}

type SortedTimes = { kept: Found<TimeFound>[]; refused: Found<TimeFound>[] }

/** Splits a line's times into those kept and those refused; a limit that is refused is neither. */
function sortTimes(
  line: string,
  times: readonly Found<TimeFound>[],
  refusedDates: readonly Found<DateFound>[],
): SortedTimes {
  // Read once: a line may name eighty times.
  const out = new Set(times.filter((time) => isRefusedTime(line, time)))
  const kept = times.filter(
    (time, i) =>
      !out.has(time) &&
      !isRefusedWith(line, time, times[i - 1], out) &&
      !isRefusedBefore(line, time, out) &&
      !refusedDates.some((date) => isTimeOf(line, time, date)),
  )
  return { kept, refused: times.filter((time) => !kept.includes(time) && !time.value.bound) }
}

/** "Not before ten" sets a limit, and refuses nothing. */
function isRefusedTime(line: string, { value, start, end }: Found<TimeFound>): boolean {
  const from = value.bound ? start : 0
  return refusalOf(line.slice(from), start - from, end - from) !== null
}

/** "I'm at work at ten and at two" refuses two with ten. */
function isRefusedWith(
  line: string,
  time: Found<TimeFound>,
  before: Found<TimeFound> | undefined,
  refused: ReadonlySet<Found<TimeFound>>,
): boolean {
  return (
    before !== undefined &&
    refused.has(before) &&
    /^ (?:and|or|nor)(?: at)? ?$/.test(line.slice(before.end, time.start))
  )
}

/** "Half three is too early, school ends at half three" refuses both; "no, half three is fine" takes it back. */
const isRefusedBefore = (
  line: string,
  { value, start, end }: Found<TimeFound>,
  refused: ReadonlySet<Found<TimeFound>>,
) =>
  [...refused].some(
    (one) => one.start < start && one.value.minute === value.minute && !one.value.bound,
  ) &&
  !/\b(?:go on(?: then)?|al(?:l )?right|ok|okay|fine|oh well|make it|then)[, ]+$/.test(
    line.slice(0, start),
  ) &&
  !/^(?:'s| is|'ll| will)?,? (?:fine|ok|okay|good|then|works|do|suits)\b/.test(line.slice(end))

const isSecondChoice = (line: string, { start, end }: Found<TimeFound>) =>
  isFallback(line, start, end)

/** A second choice is taken only if there is no first. */
function chooseTime(
  line: string,
  exact: readonly Found<TimeFound>[],
): Found<TimeFound> | undefined {
  const firm = exact.filter((time) => !isSecondChoice(line, time))
  return choose(firm.length > 0 ? firm : exact, line)
}

/** The part of the day that replaces a time: "half three. Oh wait, could we do the morning?" */
function partInstead(
  line: string,
  chosen: Found<TimeFound>,
  parts: readonly PartFound[],
): PartFound | undefined {
  return parts.find(({ start, isRest }) => {
    const between = line.slice(chosen.end, start)
    return (
      !isRest &&
      CORRECTED.test(between) &&
      // "Make it five instead, I'm at work in the morning"
      !/(?:n't|\bwork(?:ing)?)\b[^.?!;]*$/.test(between)
    )
  })
}

/** The times that would do if the chosen one is not free. */
function othersBeside(
  line: string,
  chosen: Found<TimeFound>,
  exact: readonly Found<TimeFound>[],
): Found<TimeFound>[] {
  return exact.filter(
    (time) =>
      time !== chosen &&
      (isSecondChoice(line, time) || /^,? or\b[^.?!;]*$/.test(line.slice(chosen.end, time.start))),
  )
}

/** `within`: what the limits of the line leave, or a time that it refuses as too late or too early. */
function exactWish(
  chosen: Found<TimeFound>,
  others: readonly Found<TimeFound>[],
  within: Span | null,
  minuteOf: MinuteOf,
): TimeWish {
  const minute = minuteOf(chosen.value)
  return {
    minute,
    ...(others.length > 0 && { orMinutes: others.map(({ value }) => minuteOf(value)) }),
    ...(within && minute >= within[0] && minute <= within[1] && { span: within }),
  }
}

/** The part of the day that suits: one in place of a time, what an extreme leaves, or what the limits leave. */
function spanWish(
  line: string,
  { kept, refused }: SortedTimes,
  { instead, parts }: { instead: PartFound | undefined; parts: readonly PartFound[] },
  minuteOf: MinuteOf,
): TimeWish {
  const beyond = beyondRefused(line, refused, parts, minuteOf)
  if (beyond && !instead) return { span: beyond, isEither: true }
  const span = instead?.span ?? spanWithin(line, kept, minuteOf)
  if (!span) return {}
  // "Before eleven" excludes eleven itself.
  const isBefore = !beyond && /\b(?:before|earlier than) /.test(line)
  return { span: isBefore ? [span[0], span[1] - 1] : span }
}

/** What is left before or after a time that is refused as too late or too early, or null if none is. */
function beyondRefused(
  line: string,
  refused: readonly Found<TimeFound>[],
  parts: readonly PartFound[],
  minuteOf: MinuteOf,
): Span | null {
  const left = refused.flatMap((time) =>
    extremeOf(line, time) === null ? [] : [spanBeside(line, time, parts, minuteOf)],
  )
  const [first] = left
  // "Half eight's too early, ten's too late"
  const both: Span = [
    Math.max(...left.map(([from]) => from)),
    Math.min(...left.map(([, to]) => to)),
  ]
  return first === undefined ? null : both[0] < both[1] ? both : first
}

/** Whether a time is refused as too late, or as too early: "half three's a bit late for us". */
function extremeOf(line: string, { end }: Found<TimeFound>): 'late' | 'early' | null {
  const [, said] = TOO_EARLY_OR_LATE.exec(line.slice(end)) ?? []
  return said === undefined ? null : said === 'late' ? 'late' : 'early'
}

const WISHES_NEXT = pattern`
  [.;!?]
  |\b(?:so|but|any\w*|have you|what about|how about|could|can|prefer|like|need|want)\b
  |^[^,]*,(?: (?:in|the|an?|some|maybe|so|preferably|this))* $
`
/** Tells of somebody's day, and wishes for nothing: ", I've got to pick them up in the". */
const TELLS_NEXT = /\b(?:i|we|he|she|they)\b(?!'d\b| (?:would|could|need|want|prefer|like)\b)/

/** "Half three's a bit late for us" leaves the time before it, "nine's too early. Late morning?" a part of the rest. */
function spanBeside(
  line: string,
  extreme: Found<TimeFound>,
  parts: readonly PartFound[],
  minuteOf: MinuteOf,
): Span {
  const minute = minuteOf(extreme.value, true)
  const [from, to] = extremeOf(line, extreme) === 'late' ? [0, minute - 1] : [minute + 1, 24 * 60]
  const part = parts.find(({ start, isRest, isRefusal }) => {
    const between = line.slice(extreme.end, start)
    // "Five's too late, I've got to pick them up in the afternoon" wishes for no afternoon.
    return !isRest && !isRefusal && WISHES_NEXT.test(between) && !TELLS_NEXT.test(between)
  })
  const within: Span = part
    ? [Math.max(from, part.span[0]), Math.min(to, part.span[1])]
    : [from, to]
  return within[0] < within[1] ? within : [from, to]
}

const FINISHES =
  /\b(?:i|we|he|she|they|school|work|shift)(?:'ll| do(?:es)?n't| don't)? finish(?:es|ed)?\b[^.?!;,]{0,24}$/

/** The time that the limits of a line leave, or null if it has none: "after three", "between ten and two". */
function spanWithin(
  line: string,
  times: readonly Found<TimeFound>[],
  minuteOf: MinuteOf,
): Span | null {
  const [from, to] = [
    times.find(({ value }) => value.bound === 'from'),
    times.find(({ value }) => value.bound === 'to'),
  ]
  if (!from && !to) return null
  // "Six till two" starts in the morning.
  if (
    from &&
    to &&
    !from.value.half &&
    /^ (?:(?:to|till?) )?$/.test(line.slice(from.end, to.start))
  ) {
    const start = minuteOf(from.value)
    return [start < minuteOf(to.value) ? start : start - 12 * 60, minuteOf(to.value)]
  }
  // "Thursday before 11 or Wednesday after 3": the times go with the first day.
  if (from && to && minuteOf(from.value) >= minuteOf(to.value)) {
    const [first, last] = from.start < to.start ? [from, to] : [to, from]
    const isCorrected = CORRECTED.test(line.slice(first.end, last.start))
    return spanWithin(line, [isCorrected ? last : first], minuteOf)
  }
  // Who finishes at half four is not there at half four, nor who starts work then.
  const isBusyThen = from !== undefined && FINISHES.test(line.slice(0, from.start))
  const end = to ? minuteOf(to.value) - Number(to.value.isAway === true) : 24 * 60
  return [from ? minuteOf(from.value) + Number(isBusyThen) : 0, end]
}

/**
 * Morning or afternoon: as said, else within the opening hours, else as the line says of another time
 * (`of`), or as people usually mean it.
 */
export function resolve(
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
