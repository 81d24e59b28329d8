import { isBankHoliday, isHoliday } from '../bank-holidays.ts'
import type { Day } from '../calendar.ts'
import { isFree, isOpenAt, isTooSoon, type Slot, spanOf } from '../diary.ts'
import { booking } from '../limits.ts'
import { sayDay, saySlots, sayTime, withArticle } from '../speech/format.ts'
import { say } from '../speech/say.ts'
import type { State } from '../state.ts'
import type { Service } from '../types.ts'
import { isOnDay } from '../understanding/services/meals.ts'
import { WHOLE_DAY } from './free-slots.ts'

/** Says why the requested time is not available; returns whether it is available. */
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
    .flatMap((one) => {
      if (one.kind !== 'tell-when' || one.when.minute !== slot.minute) return []
      const { orMinutes = [], orSlots = [] } = one.when
      return [...orMinutes.map((minute) => ({ day: slot.day, minute })), ...orSlots]
    })
    .filter((one) => isOpenAt(setup, one) && !isFree(clock, one, service.minutes))
  const all = [slot, ...others].toSorted((a, b) => a.day - b.day || a.minute - b.minute)
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

/** Says when the firm is open, if it is shut at a time; returns whether it is. */
export function sayIfShutAt(state: State, slot: Slot): boolean {
  if (isOpenAt(state.setup, slot)) return false
  if (!sayIfShut(state, slot.day)) sayHours(state, slot.day)
  return true
}

/** Says that the firm is shut on a day; returns whether it is. */
export function sayIfShut(state: State, day: Day): boolean {
  const span = spanOf(state.setup, day)
  if (span) return false
  const values = { day: sayDay(day, state.clock.now.day) }
  if (isBankHoliday(day)) say(state, 'bank-holiday', values, { kind: 'diary' })
  else say(state, 'closed-on', values, { kind: isHoliday(day) ? 'diary' : 'hours' })
  return true
}

/** Whether a service that starts then ends by closing time; one that goes on past midnight passes here. */
function fitsBeforeEnd({ setup }: State, { day, minute }: Slot, { minutes }: Service): boolean {
  return isOpenAt(setup, { day, minute: minute + minutes - 1 }) || minute + minutes > 24 * 60
}
