import { lastStart, type Slot, spanOf } from '../diary.ts'
import { booking } from '../limits.ts'
import { sayDay, saySlots, sayTime } from '../speech/format.ts'
import { ask, say } from '../speech/say.ts'
import type { State } from '../state.ts'
import type { Service } from '../types.ts'
import { isOnDay } from '../understanding/services/meals.ts'
import { startMessage } from './message.ts'
import { findSlots, isWithin, namesHour, wantsLater, WHOLE_DAY } from './free-slots.ts'

/** Offers the times nearest to the wish, or takes a message if the diary has none. */
export function offerSlots(state: State, service: Service): void {
  const { minute } = state.asked
  // "Noon's a bit early, have you anything later, like three?" wants nothing before three.
  if (minute !== null && wantsLater(state)) state.span = [minute, state.span?.[1] ?? WHOLE_DAY[1]]
  let slots = findSlots(state, service)
  if (slots.length === 0 && state.span) {
    state.span = null
    slots = findSlots(state, service)
    const isOfDay = state.asked.day === null || isOnDay(service.name, state.asked.day)
    if (slots.length > 0 && isOfDay) say(state, 'none-then', {}, { kind: 'diary' })
  } else sayIfFull(state, slots, service)
  if (slots.length === 0) {
    say(state, state.not.length > 0 ? 'none-suits' : 'no-slots', {}, { kind: 'diary' })
    startMessage(state)
    return
  }
  state.offered = slots
  if (!slots.some(({ minute }) => isWithin(minute, state.span))) state.span = null
  putOffer(state)
}

/** Whether the line names several days of which one would do, and the firm is open on one: "next week, after work". */
function namesOpenDays({ commands, days, setup }: State): boolean {
  const isNamed = commands.some((one) => one.kind === 'tell-when' && one.when.days !== undefined)
  if (!isNamed || !days) return false
  const [from, to] = days
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).some(
    (day) => spanOf(setup, day) !== null,
  )
}

/** The sentence for days that are full, or of which only the part wished for is full. */
function keyOfDays({ span }: State, slots: readonly Slot[]) {
  if (!span) return 'full-days'
  return slots.some(({ minute }) => isWithin(minute, span)) ? 'full-days-then' : 'none-then'
}

/** Whether a time is on one of the days wished for, and in the part of the day wished for. */
const isWished = ({ day, minute }: Slot, { days, span }: State) =>
  days !== null && isWithin(day, days) && isWithin(minute, span)

/** Says why she offers another day than the requested one. */
function sayIfFull(state: State, slots: readonly Slot[], service: Service): void {
  const { asked, clock, setup } = state
  const { day, minute } = asked
  if (
    day === null &&
    minute !== null &&
    namesHour(state) &&
    slots.every((slot) => slot.minute !== minute)
  )
    say(state, 'none-at', { time: sayTime(minute) }, { kind: 'diary' })
  else if (day === null && namesOpenDays(state) && !slots.some((slot) => isWished(slot, state)))
    say(state, keyOfDays(state, slots), {}, { kind: 'diary' })
  if (
    day === null ||
    minute !== null ||
    slots.some((slot) => slot.day === day && isWithin(slot.minute, state.span))
  )
    return
  const today = clock.now.day
  const hours = spanOf(setup, day)
  if (day < today || day > today + booking.aheadMaxDays || hours === null) return
  if (!isOnDay(service.name, day)) return
  const last = lastStart(hours, service.minutes)
  const isSaid = state.commands.some((one) => one.kind === 'tell-when' && one.when.span)
  if (isSaid && state.span && last !== null && state.span[0] > last) {
    const values = { day: sayDay(day, today), time: sayTime(last) }
    return say(state, 'last-start', values, { kind: 'hours' })
  }
  const key = state.span !== null || state.declined.length > 0 ? 'full-then' : 'full'
  say(state, key, { day: sayDay(day, today) }, { kind: 'diary' })
}

/** Wants the start of the day: "Monday first thing", "early as you can". */
const EARLY = /\b(?:first thing|(?<!too |bit )early)\b/

/** How long after the opening a time is no longer early. */
const EARLY_MINUTES = 90

/** Whether the line wants the start of a day whose early times are taken, so that the first offer is all that is left of it. */
function isEarlyGone({ asked, offered: [first], plainText, setup, commands }: State): boolean {
  const isAsked = commands.some((one) => one.kind === 'tell-when' && one.when.span?.[0] === 0)
  if (!first || !isAsked || asked.day !== first.day || !EARLY.test(plainText)) return false
  const hours = spanOf(setup, first.day)
  return hours !== null && first.minute >= hours[0] + EARLY_MINUTES
}

/** "Today" or "tomorrow", if the line asks whether that day has nothing free and all offers are on it; else null. */
function dayAskedAfter({ commands, offered, clock }: State): string | null {
  const free = commands.find((one) => one.kind === 'ask' && one.topic === 'free')
  const about = free?.kind === 'ask' ? (free.about ?? '') : ''
  const [day] = /\b(?:today|tomorrow)\b/.exec(about) ?? []
  const on = clock.now.day + (day === 'tomorrow' ? 1 : 0)
  return day !== undefined && offered.every((slot) => slot.day === on) ? day : null
}

/** Lists the offers. */
export function putOffer(state: State): void {
  const { offered, clock } = state
  const slots = saySlots(offered, clock.now.day)
  if (state.misses > 0) {
    const again = offered.length > 1 ? 'ask-slots-again' : 'ask-slot-again'
    ask(state, 'slot', again, { slots }, { kind: 'diary' })
    return
  }
  const day = dayAskedAfter(state)
  if (day !== null) say(state, 'offer-on', { day, slots }, { kind: 'diary' })
  else say(state, isEarlyGone(state) ? 'offer-earliest' : 'offer', { slots }, { kind: 'diary' })
  ask(state, 'slot', offered.length > 1 ? 'ask-slots' : 'ask-slot')
}
