import { DAY_MS } from '#app/rules/time-units.ts'
import { bankHolidays } from '#app/site/bank-holidays.ts'
import { brand } from '#app/site/brand.ts'
import { officeHours } from '#app/site/office-hours.ts'

const DAYS_AHEAD_COUNT = 14

/** London time as `2026-11-23 10:00`, which is the Swedish format. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: officeHours.zone,
  dateStyle: 'short',
  timeStyle: 'short',
})
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: officeHours.zone, weekday: 'long' })

/** Whether the team is there now, or when it will be: 'We’re open until 17:30.' */
export function sayWhenOpen(nowMs: number): string {
  for (let ahead = 0; ahead < DAYS_AHEAD_COUNT; ahead += 1) {
    const dayMs = nowMs + ahead * DAY_MS
    const [date = '', time = ''] = clock.format(dayMs).split(' ')
    if (!isWorkingDay(date)) continue
    if (ahead === 1) return `We open tomorrow at ${officeHours.opens}.`
    if (ahead > 1) return `We open on ${weekday.format(dayMs)} at ${officeHours.opens}.`
    if (time < officeHours.opens) return `We open today at ${officeHours.opens}.`
    if (time < officeHours.closes) return `We’re open until ${officeHours.closes}.`
  }
  return `Email us at ${brand.email}.`
}

function isWorkingDay(date: string): boolean {
  const isoWeekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7
  return officeHours.weekdays.some((day) => day === isoWeekday) && !bankHolidays.has(date)
}
