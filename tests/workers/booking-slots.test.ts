import { expect, test } from 'vitest'
import { weeksBetween } from '#app/booking/days.ts'
import { groupByDay, readClock, spokenDay } from '#app/booking/when.ts'
import { bankHolidays } from '#app/site/bank-holidays.ts'
import { hours, type Hours } from '#workers/booking/hours.ts'
import { listSlots, whyNot } from '#workers/booking/slots.ts'

const MINUTE_MS = 60_000

/** The firm's hours with some of them changed, and no notice unless the test is about it. */
function hoursWith(changes: Partial<Hours>): Hours {
  return { ...hours, noticeMin: 0, closed: new Set(), ...changes }
}

function at(instant: string): number {
  return Date.parse(instant)
}

/** The slots of one day in the firm's zone, as the firm's clocks show them. */
function clockOf(slots: string[], day: string, zone = 'Europe/London'): string[] {
  return (groupByDay(slots, zone).get(day) ?? []).map(({ label }) => label)
}

test('a weekday has sixteen half hours from 09:00, a weekend and a bank holiday none', () => {
  const slots = listSlots(hours, [], at('2026-12-21T12:00:00Z'))
  expect(clockOf(slots, '2026-12-23')).toHaveLength(16)
  expect(clockOf(slots, '2026-12-23').at(0)).toBe('09:00')
  expect(clockOf(slots, '2026-12-23').at(-1)).toBe('16:30')
  for (const closed of ['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2027-01-01']) {
    expect(clockOf(slots, closed), closed).toEqual([])
  }
  expect(clockOf(slots, '2026-12-29')).toHaveLength(16)
})

test('the calendar has as many rows in every zone, at every hour of a week', () => {
  const monday = at('2026-11-23T00:00:00Z')
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const slots = listSlots(hours, [], monday + hour * 60 * MINUTE_MS)
    for (const zone of ['Europe/London', 'Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
      const days = [...groupByDay(slots, zone).keys()]
      const weeks = weeksBetween(days[0] ?? '', days.at(-1) ?? '')
      expect(weeks, `${zone}, ${hour} h`).toHaveLength(4)
    }
  }
})

test('no bank holiday of the table is a weekend, and each of its years has eight', () => {
  for (const day of bankHolidays) expect(spokenDay(day), day).not.toMatch(/^S(atur|un)day/)
  for (const year of ['2026', '2027', '2028']) {
    expect([...bankHolidays].filter((day) => day.startsWith(year))).toHaveLength(8)
  }
})

test('the notice is twelve hours to the minute, and the horizon 21 days', () => {
  const slot = '2026-11-24T09:00:00Z'
  const notice = 12 * 60 * MINUTE_MS
  expect(whyNot(hours, slot, at(slot) - notice)).toBe(null)
  expect(whyNot(hours, slot, at(slot) - notice + MINUTE_MS)).toBe('too-soon')
  expect(listSlots(hours, [], at(slot) - notice)[0]).toBe(slot)
  expect(listSlots(hours, [], at(slot) - notice + 1)[0]).toBe('2026-11-24T09:30:00Z')
  const horizon = 21 * 24 * 60 * MINUTE_MS
  expect(whyNot(hours, slot, at(slot) - horizon)).toBe(null)
  expect(whyNot(hours, slot, at(slot) - horizon - MINUTE_MS)).toBe('too-far')
  expect(listSlots(hours, [], at(slot) - horizon).at(-1)).toBe(slot)
})

test('times in the past, off the grid and outside the hours each have their own reason', () => {
  const now = at('2026-11-23T10:00:00Z')
  expect(whyNot(hours, '2026-11-23T09:30:00Z', now)).toBe('past')
  expect(whyNot(hours, '2026-11-23T10:00:00Z', now)).toBe('past')
  for (const slot of [
    '2026-11-25T08:30:00Z',
    '2026-11-25T17:00:00Z',
    '2026-11-25T09:15:00Z',
    '2026-11-28T10:00:00Z',
  ]) {
    expect(whyNot(hours, slot, now), slot).toBe('closed')
  }
  expect(whyNot(hours, '2026-11-25T16:30:00Z', now)).toBe(null)
  expect(whyNot(hours, '2026-12-25T10:00:00Z', at('2026-12-20T10:00:00Z'))).toBe('closed')
})

test('a firm far from UTC accepts the slots that it offers, whatever their date in UTC', () => {
  const now = at('2026-11-23T10:00:00Z')
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']) {
    const there = hoursWith({ zone, week: { 3: [{ opens: '00:00', closes: '23:59' }] } })
    const slots = listSlots(there, [], now)
    expect(slots, zone).toHaveLength(3 * 47)
    expect(slots.map((slot) => whyNot(there, slot, now)).filter(Boolean), zone).toEqual([])
    const after = new Date(at(slots[46] ?? '') + 30 * MINUTE_MS).toISOString()
    expect(whyNot(there, after, now), zone).toBe('closed')
  }
})

test('a taken slot is not offered, and with a buffer neither are its neighbours', () => {
  const now = at('2026-11-23T00:00:00Z')
  const taken = [{ starts_at: '2026-11-24T10:00:00Z', ends_at: '2026-11-24T10:30:00Z' }]
  const without = clockOf(listSlots(hoursWith({}), taken, now), '2026-11-24')
  expect(without).not.toContain('10:00')
  expect(without).toContain('09:30')
  expect(without).toContain('10:30')
  const buffered = clockOf(listSlots(hoursWith({ bufferMin: 10 }), taken, now), '2026-11-24')
  for (const gone of ['09:30', '10:00', '10:30']) expect(buffered).not.toContain(gone)
  expect(buffered).toContain('09:00')
  expect(buffered).toContain('11:00')
})

test('the firm opens at nine on its own clocks before and after both clock changes', () => {
  const first = (slots: string[], day: string) => slots.find((slot) => slot.startsWith(day))
  const spring = listSlots(hoursWith({}), [], at('2027-03-22T00:00:00Z'))
  expect(first(spring, '2027-03-25')).toBe('2027-03-25T09:00:00Z')
  expect(first(spring, '2027-03-30')).toBe('2027-03-30T08:00:00Z')
  const autumn = listSlots(hoursWith({}), [], at('2026-10-19T00:00:00Z'))
  expect(first(autumn, '2026-10-23')).toBe('2026-10-23T08:00:00Z')
  expect(first(autumn, '2026-10-26')).toBe('2026-10-26T09:00:00Z')
  for (const day of ['2026-10-23', '2026-10-26']) expect(clockOf(autumn, day)[0]).toBe('09:00')
})

test('visitors elsewhere see the same instants on their own clocks and days', () => {
  const slots = listSlots(hoursWith({}), [], at('2026-10-19T00:00:00Z'))
  const clock = (slot: string, zone: string) => {
    const { day, time, offset } = readClock(slot, zone)
    return `${day} ${time} ${offset}`
  }
  expect(slots).toContain('2026-10-23T08:00:00Z')
  expect(clock('2026-10-23T08:00:00Z', 'America/New_York')).toBe('2026-10-23 04:00 GMT-4')
  expect(clock('2026-10-23T08:00:00Z', 'Asia/Kathmandu')).toBe('2026-10-23 13:45 GMT+5:45')
  expect(clock('2026-10-23T08:00:00Z', 'Pacific/Auckland')).toBe('2026-10-23 21:00 GMT+13')
  // The week in which Britain has changed its clocks and America has not.
  expect(clock('2026-10-28T09:00:00Z', 'America/New_York')).toBe('2026-10-28 05:00 GMT-4')
  expect(clock('2026-11-02T09:00:00Z', 'America/New_York')).toBe('2026-11-02 04:00 GMT-5')
  expect(clock('2026-10-26T16:30:00Z', 'Pacific/Auckland')).toBe('2026-10-27 05:30 GMT+13')
  expect(clock('2026-07-06T08:00:00Z', 'Europe/London')).toBe('2026-07-06 09:00 GMT+1')
  expect(clock('2026-12-07T09:00:00Z', 'Europe/London')).toBe('2026-12-07 09:00 GMT')
})

test('an Auckland day is not a London day: a morning there is the evening before here', () => {
  const slots = listSlots(hoursWith({}), [], at('2026-11-22T00:00:00Z'))
  const days = groupByDay(slots, 'Pacific/Auckland')
  expect(days.get('2026-11-23')?.map(({ label }) => label)).toEqual([
    '22:00',
    '22:30',
    '23:00',
    '23:30',
  ])
  expect(days.get('2026-11-24')).toHaveLength(16)
  expect(days.get('2026-11-28')?.at(-1)?.label).toBe('05:30')
})

test('an hour that the clocks skip has no slots, even if the firm opens or closes in it', () => {
  const sundays = (opens: string, closes: string) => {
    const night = hoursWith({ week: { 7: [{ opens, closes }] } })
    return clockOf(listSlots(night, [], at('2027-03-26T00:00:00Z')), '2027-03-28')
  }
  expect(sundays('00:00', '03:00')).toEqual(['00:00', '00:30', '02:00', '02:30'])
  expect(sundays('01:00', '03:00')).toEqual(['02:00', '02:30'])
  expect(sundays('01:30', '03:00')).toEqual(['02:00', '02:30'])
  expect(sundays('00:00', '01:30')).toEqual(['00:00', '00:30'])
  expect(sundays('01:00', '02:00')).toEqual([])
})

test('an hour that occurs twice has each half hour twice, labelled with its offset', () => {
  const night = hoursWith({ week: { 7: [{ opens: '00:30', closes: '02:30' }] } })
  const slots = listSlots(night, [], at('2026-10-23T00:00:00Z'))
  expect(slots.filter((slot) => slot < '2026-10-26')).toEqual([
    '2026-10-24T23:30:00Z',
    '2026-10-25T00:00:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:00:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-25T02:00:00Z',
  ])
  expect(clockOf(slots, '2026-10-25')).toEqual([
    '00:30',
    '01:00 (GMT+1)',
    '01:30 (GMT+1)',
    '01:00 (GMT)',
    '01:30 (GMT)',
    '02:00',
  ])
  for (const slot of slots) expect(whyNot(night, slot, at('2026-10-23T00:00:00Z'))).toBe(null)
})

test("clock changes in the visitor's zone work too: New York has one o'clock twice, Auckland no two o'clock", () => {
  const sunday = hoursWith({
    week: { 7: [{ opens: '04:00', closes: '08:00' }] },
  })
  const american = listSlots(sunday, [], at('2026-10-30T00:00:00Z'))
  expect(clockOf(american, '2026-11-01', 'America/New_York')).toEqual([
    '00:00',
    '00:30',
    '01:00 (GMT-4)',
    '01:30 (GMT-4)',
    '01:00 (GMT-5)',
    '01:30 (GMT-5)',
    '02:00',
    '02:30',
  ])
  const saturday = hoursWith({ week: { 6: [{ opens: '13:00', closes: '16:00' }] } })
  const newZealand = listSlots(saturday, [], at('2026-09-24T00:00:00Z'))
  expect(clockOf(newZealand, '2026-09-27', 'Pacific/Auckland')).toEqual([
    '00:00',
    '00:30',
    '01:00',
    '01:30',
    '03:00',
    '03:30',
  ])
})
