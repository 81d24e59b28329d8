import type { Slot } from '../diary.ts'
import { booking } from '../limits.ts'
import { sayDay, saySlots } from '../speech/format.ts'
import { say } from '../speech/say.ts'
import { serviceOf, type State } from '../state.ts'
import type { Service } from '../types.ts'
import { asksSooner } from '../understanding/when/diary-asks.ts'
import { findWhen } from '../understanding/when/when.ts'
import { around, pick, slotsOf } from './free-slots.ts'
import { sayIfShut } from './asked-time.ts'

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

/** Answers with the free times of the days that the line asks about, unless her offers answer. */
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

/** Says what else is free, and offers none of it in place of the time taken. */
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
