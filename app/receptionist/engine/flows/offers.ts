import { isBankHoliday, isHoliday } from '../bank-holidays.ts'
import type { Day } from '../calendar.ts'
import { freeStarts, isFree, isOpenAt, isTooSoon, lastStart, spanOf, type Slot } from '../diary.ts'
import { booking } from '../limits.ts'
import { sayDay, saySlots, sayTime, withArticle } from '../speech/format.ts'
import { ask, say } from '../speech/say.ts'
import { has, serviceOf, type State } from '../state.ts'
import type { Service } from '../types.ts'
import { asksSooner } from '../understanding/when/diary-asks.ts'
import { isOnDay, isOtherMeal } from '../understanding/services/meals.ts'
import { keepsBusy } from '../understanding/when/time-limits.ts'
import { findWhen } from '../understanding/when/when.ts'
import { startMessage } from './message.ts'

const PER_DAY_COUNT = 3
const DAYS_COUNT = 2
const WEEK_DAYS = 7
const WHOLE_DAY = [0, 24 * 60] as const

/** Says why the requested time isn't available. Returns whether it is. */
export function checkAsked(state: State, service: Service): boolean {
  const { asked, clock, setup } = state
  const today = clock.now.day
  if (asked.day === null) return false
  const day = sayDay(asked.day, today)
  const { minute } = asked
  if (asked.day < today) say(state, 'past', { day })
  else if (asked.day > today + booking.aheadMaxDays) say(state, 'too-far', { day })
  else if (!isOnDay(service.name, asked.day))
    say(
      state,
      'other-day',
      { what: withArticle(service.name) },
      { kind: 'service', service: service.name },
    )
  else if (minute === null) sayIfShut(state, asked.day)
  else {
    const slot = { day: asked.day, minute }
    const when = saySlots([slot], today)
    if (isFree(clock, slot, service.minutes)) return true
    if (sayIfShut(state, asked.day) && !isOpenAt(setup, slot)) return false
    if (isTooSoon(clock, slot)) say(state, 'too-soon', { when })
    else if (!isOpenAt(setup, slot)) sayHours(state, asked.day)
    else if (!fitsBeforeEnd(state, slot, service))
      say(state, 'ends-late', { when }, { kind: 'hours' })
    else sayTaken(state, slot, service)
  }
  return false
}

/** Says that a time is taken, with the others that would have done: "is there nothing at twelve or at two?" */
function sayTaken(state: State, slot: Slot, service: Service): void {
  const { clock, commands, setup } = state
  const others = commands
    .flatMap((one) =>
      one.kind === 'tell-when' && one.when.minute === slot.minute ? (one.when.orMinutes ?? []) : [],
    )
    .map((minute) => ({ day: slot.day, minute }))
    .filter((one) => isOpenAt(setup, one) && !isFree(clock, one, service.minutes))
  const all = [slot, ...others].toSorted((a, b) => a.minute - b.minute)
  const when = saySlots(all, clock.now.day, 'and')
  say(state, all.length > 1 ? 'taken-all' : 'taken', { when }, { kind: 'diary' })
}

/** Says the hours of a day. */
function sayHours(state: State, day: Day): void {
  const [from, to] = (spanOf(state.setup, day) ?? WHOLE_DAY).map((minute) =>
    sayTime(minute % WHOLE_DAY[1]),
  )
  const values = { day: sayDay(day, state.clock.now.day), from: from ?? '', until: to ?? '' }
  say(state, 'closed-then', values, { kind: 'hours' })
}

function sayIfShut(state: State, day: Day): boolean {
  const span = spanOf(state.setup, day)
  if (span) return false
  const values = { day: sayDay(day, state.clock.now.day) }
  if (isBankHoliday(day)) say(state, 'bank-holiday', values, { kind: 'diary' })
  else say(state, 'closed-on', values, { kind: isHoliday(day) ? 'diary' : 'hours' })
  return true
}

function fitsBeforeEnd({ setup }: State, { day, minute }: Slot, { minutes }: Service): boolean {
  return isOpenAt(setup, { day, minute: minute + minutes - 1 }) || minute + minutes > 24 * 60
}

const LATER = /\b(?:later|(?:too|bit|little) early)\b/
const wantsLater = (state: State) => namesHour(state) && LATER.test(state.plainText)

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
  if (!slots.some((slot) => isWithin(slot, state.span))) state.span = null
  putOffer(state)
}

/** Whether the line names the hour that is asked for. */
const namesHour = ({ commands, asked, plainText }: State) =>
  asked.minute !== null &&
  !/\b(?:by|soonest|earliest|asap|soon as)\b/.test(plainText) &&
  commands.some((one) => one.kind === 'tell-when' && one.when.minute === asked.minute)

/** Whether the line names several days of which one would do, and the firm is open on one: "next week, after work". */
function namesOpenDays({ commands, days, setup }: State): boolean {
  const isNamed = commands.some((one) => one.kind === 'tell-when' && one.when.days !== undefined)
  if (!isNamed || !days) return false
  const [from, to] = days
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).some(
    (day) => spanOf(setup, day) !== null,
  )
}

function keyOfDays({ span }: State, slots: readonly Slot[]) {
  if (!span) return 'full-days'
  return slots.some((slot) => isWithin(slot, span)) ? 'full-days-then' : 'none-then'
}

const isWished = ({ day, minute }: Slot, { days, span }: State) =>
  days !== null && day >= days[0] && day <= days[1] && isWithin({ minute }, span)

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
    slots.some((slot) => slot.day === day && isWithin(slot, state.span))
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

function isWithin({ minute }: Pick<Slot, 'minute'>, span: State['span']): boolean {
  return !span || (minute >= span[0] && minute <= span[1])
}

/** Answers "have you anything sooner?" and "nothing today?"; false if nothing is being booked. */
export function sayFree(state: State, asked: string): boolean {
  const service = serviceOf(state)
  if (state.flow !== 'booking' || !service?.isBookable) return false
  // "Have you anything earlier, like seven?" was read as a wish, and her offers answer it.
  if (
    !state.slot &&
    state.commands.some(
      (one) => one.kind === 'tell-when' && (one.when.minute ?? one.when.span) !== undefined,
    )
  )
    return true
  if (!asksSooner(asked)) return sayFreeOn(state, service, asked)
  const slots = soonerSlots(state, service, !/\bearlier\b/.test(asked))
  if (slots.length === 0) say(state, 'soonest', {}, { kind: 'diary' })
  else if (state.slot) sayAlso(state, slots)
  else {
    state.declined.push(...state.offered)
    state.offered = slots
    // The wish is reset, but stays on the card.
    state.asked = { day: null, minute: null }
    state.days = null
    state.span = null
  }
  return true
}

function sayFreeOn(state: State, service: Service, asked: string): boolean {
  const { clock, setup } = state
  const today = clock.now.day
  const when = findWhen(asked, { setup, today, asked: state.asked.day, isAnswer: false })
  const { day, days = null, span = null } = when ?? {}
  // Her offers answer for the day that the line asks for.
  if (state.slot?.day === day && state.open === 'slot') return true
  if (!state.slot && (day === state.asked.day || String(days) === String(state.days))) return true
  const open = { ...state, span, declined: state.slot ? [state.slot] : [] }
  const slots =
    day !== undefined
      ? pick(slotsOf(open, day, service), null)
      : days
        ? around(open, Math.max(today, days[0]), days[1], service)
        : []
  if (slots.length > 0) sayAlso(state, slots)
  else if (day === undefined) say(state, 'nothing-then', {}, { kind: 'diary' })
  else if (!sayIfShut(state, day))
    say(state, span ? 'full-then' : 'full', { day: sayDay(day, today) }, { kind: 'diary' })
  return true
}

function sayAlso(state: State, slots: readonly Slot[]): void {
  say(state, 'also-free', { slots: saySlots(slots, state.clock.now.day) }, { kind: 'diary' })
}

/** The free times before the one settled on, or before all that she has offered: of that day, unless `isSoonest`. */
function soonerSlots(state: State, service: Service, isSoonest: boolean): Slot[] {
  const { offered, slot, declined, clock } = state
  const [first] = (slot ? [slot] : offered.length > 0 ? offered : declined).toSorted(
    (a, b) => a.day - b.day || a.minute - b.minute,
  )
  const open = { ...state, span: null, asked: { day: null, minute: null } }
  if (!first) return around(open, clock.now.day, clock.now.day + booking.searchDays, service)
  const own = slotsOf(open, first.day, service).filter(({ minute }) => minute < first.minute)
  const sameDay = pick(own, first.minute)
  const before = around(open, clock.now.day, first.day - 1, service)
  return (isSoonest && before.length > 0) || sameDay.length === 0 ? before : sameDay
}

/** The last free time of a day, or null if none is left. */
export function latestOn(state: State, day: Day): Slot | null {
  const service = serviceOf(state)
  return service === null ? null : (slotsOf({ ...state, span: null }, day, service).at(-1) ?? null)
}

/** Whether a day has a free time after one that she has offered. */
export function hasLater(state: State, { day, minute }: Slot): boolean {
  const service = serviceOf(state)
  const open = { ...state, span: null, asked: { day, minute: null } }
  return service === null || slotsOf(open, day, service).some((slot) => slot.minute > minute)
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
  if (state.misses > 0) {
    const slots = saySlots(offered, clock.now.day)
    const again = offered.length > 1 ? 'ask-slots-again' : 'ask-slot-again'
    ask(state, 'slot', again, { slots }, { kind: 'diary' })
    return
  }
  const slots = saySlots(offered, clock.now.day)
  const day = dayAskedAfter(state)
  if (day !== null) say(state, 'offer-on', { day, slots }, { kind: 'diary' })
  else say(state, isEarlyGone(state) ? 'offer-earliest' : 'offer', { slots }, { kind: 'diary' })
  ask(state, 'slot', offered.length > 1 ? 'ask-slots' : 'ask-slot')
}

/** How far a time may be from the part of the day asked for, to be offered in its place. */
const NEAR_MINUTES = 60

const isNear = ({ minute }: Slot, span: State['span']) =>
  span === null || (minute >= span[0] - NEAR_MINUTES && minute <= span[1] + NEAR_MINUTES)

/** Leaves no other hours: "I don't finish till four", "it has to be after half three". */
const FIRM_HOURS =
  /\bfinish|\b(?:has|have|needs?|got) to be (?:after|before|past)\b|\b(?:must be|only) (?:after|before)\b/

/** Leaves no other day: "no, it has to be Saturday". */
const ONLY_DAY =
  /\b(?:has|have|needs?|got) to be (?:on |this |the |a )?\w+day\b|\b(?:must be|only) (?:on |this |the |a )?\w+day\b/

function findSlots(state: State, service: Service): Slot[] {
  const { asked, days, clock } = state
  const today = clock.now.day
  const isInReach =
    asked.day !== null && asked.day >= today && asked.day <= today + booking.aheadMaxDays
  if (asked.day !== null && isInReach) {
    const own = slotsOf(state, asked.day, service)
    const minute = asked.minute
    const isShut = minute !== null && spanOf(state.setup, asked.day) === null
    if (own.length > 0 && !isShut) return pick(own, minute)
    const open = { ...state, span: null }
    const others = state.span ? slotsOf(open, asked.day, service) : []
    const near = around(state, asked.day + 1, asked.day + WEEK_DAYS, service)
    // "I can't do twelve, I'm at work till one", "I don't finish till four" leave no morning.
    const isBusy =
      FIRM_HOURS.test(state.plainText) ||
      keepsBusy(state.plainText) ||
      (has(state, 'no') &&
        /\b(?:work|school|busy|(?:i|we) (?:can't|cannot))\b/.test(state.plainText))
    const isLater = state.span !== null && minute !== null && wantsLater(state)
    // "Four's a bit late" wants no half past four.
    const isRefused = state.commands.some(
      (one) => one.kind === 'tell-when' && one.when.notMinutes && one.when.span === state.span,
    )
    const isFirm = isLater || (state.span !== null && (isBusy || isRefused))
    const [later] = isLater ? others.filter((slot) => slot.minute > minute) : []
    // "Nothing later this morning, like eleven?": the afternoon is later, too.
    if (later) return [later, ...near.slice(0, 1)]
    if (isFirm && near.length > 0) return near
    const wished = minute ?? state.span?.[0] ?? null
    if (others.length > 0 && ONLY_DAY.test(state.plainText)) return pick(others, wished)
    // Nothing after four: what is nearest to four on the day, and after four on another.
    if (others.length > 0) {
      const nearest = pick(others, wished)
      if (near.length === 0) return nearest
      const [closest] = byCloseness(nearest, state.span?.[0] ?? null)
      // "After three" wants no half past one.
      return closest && isNear(closest, state.span) ? [closest, ...near.slice(0, 1)] : near
    }
    // Who wants it tonight wants the soonest time, and no evening two weeks on.
    if (state.span && (asked.day === today || near.length === 0))
      return around(open, asked.day + 1, asked.day + booking.searchDays, service)
    return around(state, asked.day + 1, asked.day + booking.searchDays, service)
  }
  const from = Math.max(today, days?.[0] ?? today)
  // "Next week at ten": the days on which ten is free come first.
  const last = days?.[1] ?? from + 2 * WEEK_DAYS
  const exact = !namesHour(state) ? [] : around(state, from, last, service, true)
  if (exact.length > 0) return exact
  const within = days ? around(state, from, days[1], service) : []
  if (within.length > 0) return within
  const later = around(state, from, from + booking.searchDays, service)
  if (!days || !state.span) return later
  // Nothing after five next week: what is nearest to five then, and after five later on.
  const nearFive = { ...state, span: null, asked: { ...asked, minute: state.span[0] } }
  const near = around(nearFive, from, days[1], service)
  if (near.length === 0 || later.length === 0) return [...near, ...later]
  return [...near.slice(0, 1), ...later.slice(0, 1)]
}

/** The best time of each of the next two days that have free times. `isExact`: only the hour asked for. */
function around(state: State, from: Day, to: Day, service: Service, isExact = false): Slot[] {
  const found: Slot[] = []
  for (let day = from; day <= to && found.length < DAYS_COUNT; day++) {
    if (day > state.clock.now.day + booking.aheadMaxDays) break
    const [first] = byCloseness(slotsOf(state, day, service), state.asked.minute)
    if (first && (!isExact || first.minute === state.asked.minute)) found.push(first)
  }
  return found
}

function slotsOf(state: State, day: Day, { name, minutes }: Service): Slot[] {
  if (state.not.includes(day) || !isOnDay(name, day)) return []
  const [from, to] = state.span ?? WHOLE_DAY
  const isDeclined = (minute: number) =>
    state.declined.some((slot) => slot.day === day && slot.minute === minute)
  // Afternoon tea is offered in the afternoon, unless the caller names a time.
  const isAtMeal = (minute: number) => state.asked.minute !== null || !isOtherMeal({ minute }, name)
  return freeStarts(state.clock, day, minutes)
    .filter((minute) => minute >= from && minute <= to && !isDeclined(minute) && isAtMeal(minute))
    .map((minute) => ({ day, minute }))
}

/** The two nearest to a time, or three spread over the day. */
function pick(slots: readonly Slot[], minute: number | null): Slot[] {
  if (minute !== null) {
    return byCloseness(slots, minute)
      .slice(0, 2)
      .toSorted((a, b) => a.minute - b.minute)
  }
  if (slots.length <= PER_DAY_COUNT) return [...slots]
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const middle = byCloseness(slots.slice(1, -1), (first.minute + last.minute) / 2).slice(0, 1)
  return [first, ...middle, last]
}

function byCloseness(slots: readonly Slot[], minute: number | null): Slot[] {
  if (minute === null) return [...slots]
  return slots.toSorted(
    (a, b) => Math.abs(a.minute - minute) - Math.abs(b.minute - minute) || a.minute - b.minute,
  )
}
