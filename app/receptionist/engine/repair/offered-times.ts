import { isFree, type Slot } from '../diary.ts'
import { takeSlot } from '../flows/booking.ts'
import { hasLater, isWithin, latestOn } from '../flows/free-slots.ts'
import { booking } from '../limits.ts'
import { saySlots, sayTime } from '../speech/format.ts'
import { isSaid, say } from '../speech/say.ts'
import { asksAbout, fillAsked, has, serviceOf, type State } from '../state.ts'
import type { When } from '../understanding/when/when.ts'
import { sameWeekday, wantedDay } from './weekdays.ts'
import { pattern } from '../understanding/text/patterns.ts'

/** **Units**: minutes. */
export const HALF_DAY = 12 * 60

/** Whether a time of day is refused. "Not 3" refuses 3 am and 3 pm. */
export function isRefused(minute: number, notMinutes: readonly number[] = []): boolean {
  return notMinutes.some((one) => (one - minute) % HALF_DAY === 0)
}

/** Declines the offers at the times that the line refuses, and those times of the day asked for. */
export function declineMinutes(state: State, { notMinutes = [] }: When): void {
  const { day } = state.asked
  state.declined.push(...state.offered.filter(({ minute }) => isRefused(minute, notMinutes)))
  if (day !== null) state.declined.push(...notMinutes.map((minute) => ({ day, minute })))
  state.offered = state.offered.filter(({ minute }) => !isRefused(minute, notMinutes))
}

/** Goes back to the time settled on before: "just keep the nine o'clock". */
const KEEPS = /\b(?:keep|keeping|stick (?:with|to)|stay with|go back to|leave it at)\b/i

/** Limits the hours, and chooses none: "not before seven", "nothing earlier than ten". */
const NOT_BEFORE =
  /\b(?:no|not|nothing|nowt|never|cannot|\w+n't)\b[^.?!;,]{0,20}\b(?:before|(?:earlier|sooner|later) than|until|till?|after)\b/

/** Finds fault with a part of every day, and chooses none: "mornings are no good", "I can't do afternoons". */
const MORNINGS_OFF = /\b(?:mornings|afternoons|evenings|lunch ?times)\b/

/** Takes the offer that the line names; returns whether it names one. */
export function takeOffered(state: State, when: When): boolean {
  // "Wednesday or Thursday" chooses neither, and "four is too late" not the one before.
  const isOnlyNot = when.notMinutes !== undefined && when.minute === undefined
  // "What time do you open on Monday, then?" chooses no Monday.
  const isOfHours = asksAbout(state, 'hours')
  // "Not before seven" asks for times from then on, of which she may have offered one.
  // Nor does "no, mornings are no good" choose the one of them that is at noon.
  const isLimit =
    when.span !== undefined &&
    (NOT_BEFORE.test(state.plainText) || (has(state, 'no') && MORNINGS_OFF.test(state.plainText)))
  const isChoice = state.open === 'slot' && !when.isEither && !isOnlyNot && !isOfHours && !isLimit
  const offered = isChoice ? offeredBy(state, when) : undefined
  if (!offered) return false
  // Who names the time that they take asks for it, whatever they asked for before.
  fillAsked(state, offered)
  takeSlot(state, offered)
  // "I need somebody now" names no time, so she says which.
  if (has(state, 'book') && when.minute === undefined) {
    const at = saySlots([offered], state.clock.now.day)
    say(state, 'is-free', { when: at }, { kind: 'diary' })
  }
  return true
}

/** Goes back to the time settled on before; returns whether the line keeps it. */
export function takeKept(state: State, when: When): boolean {
  const { kept, text } = state
  const isKept = kept && KEEPS.test(text) && offeredBy({ ...state, offered: [kept] }, when)
  if (!isKept) return false
  fillAsked(state, kept)
  state.span = null
  takeSlot(state, kept)
  return true
}

/** The offer that fits the line's day and time. "At 3" fits 3 am and 3 pm. */
function offeredBy(
  state: State,
  { day: said, days, isWeekday, minute, span }: When,
): Slot | undefined {
  const { offered } = state
  const day = isWeekday ? sameWeekday(state, said) : said
  const onDay = offered.filter((slot) => (day ?? slot.day) === slot.day && isWithin(slot.day, days))
  if (minute === undefined) {
    const isOpen = day === undefined && !span
    const fitting = isOpen ? [] : onDay.filter((slot) => isWithin(slot.minute, span))
    // Of 10 and 12, "the afternoon one" is noon.
    const isOfNoon = fitting.length === 0 && /\bthe afternoon one\b/.test(state.plainText)
    const [only, other] = isOfNoon ? offered.filter((one) => one.minute === HALF_DAY) : fitting
    return other ? undefined : only
  }
  const found =
    onDay.find((slot) => slot.minute === minute) ??
    onDay.find((slot) => slot.minute === (minute + HALF_DAY) % (2 * HALF_DAY))
  return found && day === undefined ? (backOn(state, found) ?? found) : found
}

/** Gives in to what was offered before: "ok 7.30", "go on then, ten". */
const GIVES_IN = /^(?:(?:oh|well|no|right|yeah),? )*(?:ok(?:ay)?|go on|fine|all ?right)\b/

/** The same hour of the day asked for, which she offered before that of another day, if the line gives in to it. */
function backOn(state: State, { day, minute }: Slot): Slot | undefined {
  const { asked, clock, declined, plainText } = state
  if (asked.day === day || !GIVES_IN.test(plainText)) return undefined
  const { minutes } = serviceOf(state) ?? { minutes: 0 }
  return declined.find(
    (slot) => slot.day === asked.day && slot.minute === minute && isFree(clock, slot, minutes),
  )
}

/** Offers the last free time of the day that the line asks about; returns whether there is one. */
export function offerLatest(state: State, when: When): boolean {
  const day = wantedDay(state, when) ?? state.asked.day ?? lastOffer(state)?.day
  const latest = day === undefined ? null : latestOn(state, day)
  if (latest === null) return false
  fillAsked(state, { day: latest.day, minute: null })
  state.span = null
  state.slot = null
  state.offered = [latest]
  return true
}

/** What she offered last, or else the time settled on. */
const lastOffer = ({ offered, slot }: State) => offered.at(-1) ?? slot

/** "Have you anything later?", "a bit later?", "that's a bit early"; a later day, or a call later on, is something else. */
const ASKS_LATER = pattern`
  ^(?!.*\blater (?:day|date|one|in|on|that week)\b)(?!.*\b(?:ring|call)\b).*\b(?:
    (?:any\w*|nothing|something|bit|little|slightly|much|got) later
    |(?:too|bit|little|rather) (?:early|soon)
  )\b
`

/** "Anything later?" after the last time of the day: she says so once, and her offers stand. */
export function asksAfterLatest(state: State, { isLater, day }: When): boolean {
  const last = lastOffer(state)
  if (!isLater || !last || !ASKS_LATER.test(state.plainText)) return false
  const isOfDay = day === undefined || day === last.day
  // "Five's good, but can it be a bit later?" says no plain yes.
  const isPlain = state.slot !== null ? !has(state, 'no') : !has(state, 'yes', 'no')
  return isOfDay && isPlain && !hasLater(state, last)
}

/**
 * Says once which of her times is the last of the day; returns whether she does. A time that the line takes only if
 * it were later is not taken.
 */
export function sayLatest(state: State): boolean {
  const last = lastOffer(state)
  const values = { time: sayTime(last?.minute ?? 0) }
  if (!last || isSaid(state, 'latest', values)) return false
  say(state, 'latest', values, { kind: 'diary' })
  if (state.open === 'slot' && state.slot) {
    state.offered = [state.slot]
    state.slot = null
  }
  return true
}

/** Moves the wish to before or after what she has offered. */
export function moveFromOffers(state: State, when: When, isAfterLatest: boolean): void {
  const first = state.offered[0] ?? state.slot
  const last = lastOffer(state)
  if (when.isLater && last) {
    if (isAfterLatest) moveToLaterDays(state, last)
    else {
      const slot = lastOnDay(state, when) ?? last
      narrow(state, slot, [slot.minute + 1, 2 * HALF_DAY])
    }
  }
  if (when.isNext && last) moveToNext(state, last)
  if (when.isEarlier && first) narrow(state, first, [0, first.minute - 1])
}

/** "Anything later on the Saturday?", after offers of other days too: what she offered or refused of it. */
function lastOnDay({ declined, asked }: State, { day }: When): Slot | undefined {
  if (day === undefined || day !== asked.day) return undefined
  return declined.findLast((slot) => slot.day === day)
}

/** "Anything later?", said again after the last time of a day: the days after it. */
function moveToLaterDays(state: State, { day }: Slot): void {
  fillAsked(state, { day: null, minute: null })
  state.days = [day + 1, day + booking.searchDays]
}

/** "The one after that": declines the offers, and all that comes before the last of them on its day. */
function moveToNext(state: State, { day, minute }: Slot): void {
  const before = Array.from({ length: minute / booking.gridMinutes }, (_, i) => ({
    day,
    minute: i * booking.gridMinutes,
  }))
  state.declined.push(...before, ...state.offered)
  state.days = [day, day + booking.searchDays]
  fillAsked(state, { day: null, minute: null })
}

/** Wishes for another time of that day than what she has offered. */
function narrow(state: State, { day }: Slot, span: readonly [number, number]): void {
  state.declined.push(...state.offered)
  fillAsked(state, { day, minute: null })
  state.span = span
}

/** "No, only half seven will do" refuses the offers; "no, the ninth, I said" does not refuse the ninth. */
export function declineOffers(state: State, { minute, span, isAny }: When): void {
  const isNamed = ({ day, minute: at }: Slot) =>
    day === state.asked.day && minute === undefined && isWithin(at, span) && !isAny
  const declined = state.offered.filter((slot) => !isNamed(slot))
  state.declined.push(...declined.map((slot) => ({ ...slot, instead: minute })))
}
