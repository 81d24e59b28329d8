import { bankHolidays } from '#app/site/bank-holidays.ts'
import { officeHours } from '#app/site/office-hours.ts'
import { setUpCall } from '#app/site/set-up-call.ts'

/** A period of a day in the firm's own time, such as 09:00 to 17:00. */
export type Stretch = { opens: string; closes: string }

/**
 * When set-up calls can be booked.
 *
 * **Shape**: `week` goes by ISO weekday, 1 for Monday; a day that is not in it is closed. `closed`
 * holds dates such as 2026-12-24 in the firm's zone.
 * **Units**: minutes, except `horizonDays`: days of 24 hours.
 */
export type Hours = {
  zone: string
  week: Readonly<Record<number, readonly Stretch[]>>
  callMin: number
  bufferMin: number
  noticeMin: number
  horizonDays: number
  closed: ReadonlySet<string>
}

const bookingHours = [{ opens: '09:00', closes: '17:00' }]

/** When this firm's set-up calls can be booked: change it here. */
export const hours: Hours = {
  zone: officeHours.zone,
  week: { 1: bookingHours, 2: bookingHours, 3: bookingHours, 4: bookingHours, 5: bookingHours },
  callMin: setUpCall.lengthMin,
  bufferMin: 0,
  noticeMin: 12 * 60,
  horizonDays: setUpCall.horizonDays,
  closed: bankHolidays,
}
