import { brand } from '#app/site/brand.ts'
import { officeHours as hours } from '#app/site/office-hours.ts'
import { bankHolidays } from '#app/site/bank-holidays.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_AHEAD_COUNT = 14

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: hours.zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  weekday: 'long',
  hourCycle: 'h23',
})

/** The firm's hours, with what they mean at a moment. */
export const officeHours = { ...hours, say: sayWhenOpen }

/** Whether people are there now or when they will be: 'We're open until 17:30.' */
function sayWhenOpen(nowMs: number): string {
  const now = readClock(nowMs)
  if (isWorkingDay(now) && now.time < hours.closes) {
    return now.time >= hours.opens
      ? `We’re open until ${hours.closes}.`
      : `We open today at ${shortTime(hours.opens)}.`
  }
  for (let ahead = 1; ahead <= DAYS_AHEAD_COUNT; ahead += 1) {
    const day = readClock(nowMs + ahead * DAY_MS)
    if (!isWorkingDay(day)) continue
    return `We open ${ahead === 1 ? 'tomorrow' : `on ${day.weekday}`} at ${shortTime(hours.opens)}.`
  }
  return `Email us at ${brand.email}.`
}

type Clock = { date: string; time: string; weekday: string }

function readClock(ms: number): Clock {
  const parts = Object.fromEntries(
    clock.formatToParts(ms).map(({ type, value }) => [type, value]),
  ) as Record<string, string>
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
    weekday: parts.weekday ?? '',
  }
}

function isWorkingDay({ date }: Clock): boolean {
  const isoWeekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7
  return hours.weekdays.some((day) => day === isoWeekday) && !bankHolidays.has(date)
}

function shortTime(time: string): string {
  return time.replace(/^0/, '')
}
