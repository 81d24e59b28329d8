import { dateOf, dayOf, isDate, weekdayOf, type Day } from '../calendar.ts'
import { Scanner, type Found } from './scan.ts'

/** A day, or the days of a week or month that leave it open. `isWeekday`: said as a bare weekday. */
export type DateFound = { from: Day; to: Day; isWeekday?: boolean }

const MONTH =
  '(jan(?:uary)?|feb(?:ruary|uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})\\.?'
const WEEKDAY =
  "(mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday|nsday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)(?:'s)?\\b\\.?"
const LONG_WEEKDAY = '(monday|tues(?:day)?|wednesday|thurs(?:day)?|friday|saturday|sunday)s?\\b'
const TH = '(?:st|nd|rd|th)'
const DATE = `(\\d{1,2})${TH}?`
const YEAR = '(?:,? (?:of )?(\\d{4})(?![\\d:]))?'
const COUNT = '(an?|the|\\d{1,2}|couple of|a couple of|a few)'

const monthOf = (name: string) =>
  'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').indexOf(name.slice(0, 3)) + 1
const weekdayNumber = (name: string) =>
  'mon tue wed thu fri sat sun'.split(' ').indexOf(name.slice(0, 3))
const one = (day: Day | null): DateFound | null => (day === null ? null : { from: day, to: day })

/** The dates of a plain line with digits, in order, as seen from `today`. */
export function findDates(text: string, today: Day): { dates: Found<DateFound>[]; rest: string } {
  const scan = new Scanner<DateFound>(text)
  numeric(scan, today)
  named(scan, today)
  relative(scan, today)
  weekdays(scan, today)
  bare(scan, today)
  windows(scan, today)
  return { dates: scan.inOrder, rest: scan.rest }
}

function numeric(scan: Scanner<DateFound>, today: Day): void {
  scan.take(/\b(\d{4})-(\d\d?)-(\d\d?)\b/g, ([, y, m, d]) => exact(Number(y), Number(m), Number(d)))
  scan.take(/\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)\b/g, ([, d, , m, y]) => {
    const year = Number(y) < 100 ? 2000 + Number(y) : Number(y)
    return exact(year, Number(m), Number(d)) ?? exact(year, Number(d), Number(m))
  })
  scan.take(/\b(\d{1,2})\/(\d{1,2})\b(?!\/)/g, ([whole, d, m]) =>
    whole === '24/7' ? null : one(nextDate(today, Number(m), Number(d))),
  )
}

/** A day and its month: "Tuesday the 5th of March", "March 5th", "the 20th of next month". */
function named(scan: Scanner<DateFound>, today: Day): void {
  const first = `(?:\\b${WEEKDAY},? (?:the )?)?`
  const dated = (d?: string, m?: string, y?: string, w?: string) => {
    if (!d || !m) return null
    if (y) return exact(Number(y), monthOf(m), Number(d))
    return one(nextDate(today, monthOf(m), Number(d), w ? weekdayNumber(w) : undefined))
  }
  scan.take(
    new RegExp(
      `${first}\\b${DATE}(?: day)?(?:[ .-]+| of |-of-)(?:the month of )?${MONTH}${YEAR}`,
      'gu',
    ),
    ([, w, d, m, y]) => dated(d, m, y, w),
  )
  scan.take(
    new RegExp(`${first}\\b${MONTH}[ -]?(?:the )?${DATE}\\b(?![:.]\\d| ?[ap]m)${YEAR}`, 'gu'),
    ([, w, m, d, y]) => dated(d, m, y, w),
  )
  scan.take(
    new RegExp(
      `\\b${DATE} (?:day )?(?:of |in )?(?:the )?(this|next|current|coming|following)( current| coming)? month\\b`,
      'g',
    ),
    ([, d, which]) => {
      const { year, month } = dateOf(today)
      const ahead = which === 'next' || which === 'following' ? 1 : 0
      return exact(
        year + Math.floor((month - 1 + ahead) / 12),
        ((month - 1 + ahead) % 12) + 1,
        Number(d),
      )
    },
  )
  scan.take(
    new RegExp(`\\b(\\d)${TH} ${WEEKDAY} (?:of|in) (?:(next|this) month|${MONTH})`, 'gu'),
    ([, n, w, which, m]) => one(nthWeekday(today, Number(n), weekdayNumber(w ?? ''), which, m)),
  )
}

/** Days counted from another: "a week on Tuesday", "in two weeks", "the day after tomorrow". */
function relative(scan: Scanner<DateFound>, today: Day): void {
  const count = (word: string | undefined) =>
    word === undefined ? 1 : /couple/.test(word) ? 2 : /few/.test(word) ? 3 : Number(word) || 1
  const unit = (word: string | undefined) =>
    word?.startsWith('fort') ? 14 : word?.startsWith('w') ? 7 : 1
  const anchor = (word: string | undefined) =>
    !word || /^(?:today|now)/.test(word)
      ? today
      : /^tom|^tmr/.test(word)
        ? today + 1
        : comingWeekday(today, weekdayNumber(word))
  scan.take(/\b(?:the )?day after (?:tom+or+ow|tmrw?|tomo)\b/g, () => one(today + 2))
  scan.take(
    new RegExp(
      `\\b${COUNT} (day|week|fortnight)s? (?:from|after|on) (today|now|tom+or+ow|tmrw?|${LONG_WEEKDAY})`,
      'g',
    ),
    ([, n, u, a]) => one(anchor(a) + count(n) * unit(u)),
  )
  scan.take(
    new RegExp(
      `(?<!this |next |last )\\b(week|fortnight) (?:on |from )?(today|tom+or+ow|${LONG_WEEKDAY})`,
      'g',
    ),
    ([, u, a]) => one(anchor(a) + unit(u)),
  )
  scan.take(new RegExp(`\\b(\\d{1,2}) ${LONG_WEEKDAY} (?:later|from now)`, 'g'), ([, n, w]) =>
    one(comingWeekday(today, weekdayNumber(w ?? '')) + 7 * (Number(n) - 1)),
  )
  scan.take(
    new RegExp(`\\b(today|tom+or+ow|${LONG_WEEKDAY}) (week|fortnight)\\b`, 'g'),
    ([, a, , u]) => one(anchor(a) + unit(u)),
  )
  scan.take(
    new RegExp(
      `\\b(?:in |within )?${COUNT} (day|week|fortnight|month)s?(?:'s?)? ?(?:time|later|from now|hence|away|ahead)\\b`,
      'g',
    ),
    ([, n, u]) => one(u === 'month' ? addMonths(today, count(n)) : today + count(n) * unit(u)),
  )
  scan.take(new RegExp(`\\b(?:in )?${COUNT} (?:business|working) days?\\b`, 'g'), ([, n]) => {
    let day = today
    for (let left = Math.min(count(n), 60); left > 0;) if (weekdayOf(++day) < 5) left--
    return one(day)
  })
  scan.take(new RegExp(`\\bin ${COUNT} (day|week|fortnight|month)s?\\b`, 'g'), ([, n, u]) =>
    one(u === 'month' ? addMonths(today, count(n)) : today + count(n) * unit(u)),
  )
}

function weekdays(scan: Scanner<DateFound>, today: Day): void {
  const monday = today - weekdayOf(today)
  scan.take(
    new RegExp(
      `\\b(?:next week(?:'s)?,? (?:on |for |maybe |say )?(?:the )?${LONG_WEEKDAY}|${LONG_WEEKDAY},? (?:of |in )?(?:the )?next week)`,
      'g',
    ),
    ([, a, b]) => one(monday + 7 + weekdayNumber(a ?? b ?? '')),
  )
  scan.take(
    new RegExp(
      `\\b(?:this week,? (?:on )?${LONG_WEEKDAY}|${LONG_WEEKDAY},? (?:of |in )?(?:the )?this week)`,
      'g',
    ),
    ([, a, b]) => one(monday + weekdayNumber(a ?? b ?? '')),
  )
  scan.take(new RegExp(`\\b${WEEKDAY},? (?:the )?(\\d{1,2})${TH}\\b`, 'g'), ([, w, d]) =>
    one(nextDateOfMonth(today, Number(d), weekdayNumber(w ?? ''))),
  )
  scan.take(
    new RegExp(`\\b(?:the )?(\\d{1,2})${TH},? (?:on |a |which is )?(?:a )?${LONG_WEEKDAY}`, 'g'),
    ([, d, w]) => one(nextDateOfMonth(today, Number(d), weekdayNumber(w ?? ''))),
  )
  scan.take(new RegExp(`\\bnext ${WEEKDAY}`, 'g'), ([, w]) =>
    one(monday + 7 + weekdayNumber(w ?? '')),
  )
  scan.take(new RegExp(`\\b(?:the )?${WEEKDAY} after next\\b`, 'g'), ([, w]) =>
    one(monday + 14 + weekdayNumber(w ?? '')),
  )
  const next = (w: string | undefined) => {
    const day = comingWeekday(today, weekdayNumber(w ?? ''))
    return { from: day, to: day, isWeekday: true }
  }
  scan.take(new RegExp(`\\b${LONG_WEEKDAY}`, 'g'), ([, w]) => next(w))
  // Short forms are words of their own ("I sat"), so they need a neighbour that makes them days.
  scan.take(
    new RegExp(
      `(?<=\\b(?:on|this|for|coming|by|or) |^)${WEEKDAY}(?! (?:the|in|down|here|there)\\b)`,
      'g',
    ),
    ([, w]) => next(w),
  )
}

/** "Tomorrow", "the 4th". */
function bare(scan: Scanner<DateFound>, today: Day): void {
  scan.take(/\b(?:tom+or+ow|tmrw?|tomoz|tmr)\b/g, () => one(today + 1))
  scan.take(
    /\b(?:today|tonight|tonite|this (?:very )?(?:morning|afternoon|evening)|same day)\b/g,
    () => one(today),
  )
  scan.take(/\byesterday\b/g, () => one(today - 1))
  scan.take(
    new RegExp(
      `\\b(\\d{1,2})${TH}\\b(?! (?:time|one|1|visit|lesson|class|option|floor|slot|name|person|appointment|thing|consultation|assessment|available|free|child|baby|birthday|of all|half))`,
      'g',
    ),
    ([, d]) => one(nextDateOfMonth(today, Number(d))),
  )
  scan.take(
    /\b(?:on(?: the)?|the) (\d{1,2})\b(?! ?(?:in the|[ap]\.?m|:|\.\d|o'clock|of us|people|minute|hour|digit|number))/g,
    ([, d]) => one(nextDateOfMonth(today, Number(d))),
  )
}

/** What leaves the day open: "next week", "the weekend", "in March". */
function windows(scan: Scanner<DateFound>, today: Day): void {
  const monday = today - weekdayOf(today)
  scan.take(/\b(?:the )?week after next\b/g, () => ({ from: monday + 14, to: monday + 20 }))
  scan.take(/\bnext week(?:end)?\b/g, ([w]) => ({
    from: monday + (w === 'next week' ? 7 : 12),
    to: monday + 13,
  }))
  scan.take(/\b(?:(?:this|the|at the) )?weekend\b/g, () => ({
    from: Math.max(today, monday + 5),
    to: monday + 6,
  }))
  scan.take(/\b(?:this week|later in the week)\b/g, () => ({ from: today, to: monday + 6 }))
  scan.take(/\bnext month\b/g, () => monthSpan(addMonths(today, 1)))
  scan.take(new RegExp(`\\b(?:in|during|sometime in|early|late|mid) ${MONTH}`, 'gu'), ([, m]) => {
    const day = nextDate(today, monthOf(m ?? ''), 28)
    return day === null ? null : monthSpan(day)
  })
}

function exact(year: number, month: number, date: number): DateFound | null {
  return isDate(year, month, date) ? one(dayOf(year, month, date)) : null
}

/** The next such date, within the eight years that a 29 February may take; with its weekday if one fits soon. */
function nextDate(today: Day, month: number, date: number, weekday?: number): Day | null {
  const { year } = dateOf(today)
  const days: Day[] = []
  for (let y = year; y <= year + 8; y++) {
    if (isDate(y, month, date)) days.push(dayOf(y, month, date))
  }
  const coming = days.filter((day) => day >= today)
  const fitting =
    weekday === undefined ? undefined : coming.slice(0, 1).find((day) => weekdayOf(day) === weekday)
  return fitting ?? coming[0] ?? null
}

/** The next day of the month with this number; of the next three months, one with its weekday first. */
function nextDateOfMonth(today: Day, date: number, weekday?: number): Day | null {
  if (date < 1 || date > 31) return null
  const fitting: Day[] = []
  for (let day = today; day < today + 92; day++) if (dateOf(day).date === date) fitting.push(day)
  return fitting.find((day) => weekdayOf(day) === weekday) ?? fitting[0] ?? null
}

/** The next such weekday after today. */
function comingWeekday(today: Day, weekday: number): Day {
  return today + (((weekday - weekdayOf(today) + 6) % 7) + 1)
}

function nthWeekday(
  today: Day,
  n: number,
  weekday: number,
  which?: string,
  month?: string,
): Day | null {
  const now = dateOf(today)
  const start = month
    ? (nextDate(today, monthOf(month), 28) ?? today)
    : which === 'next'
      ? addMonths(dayOf(now.year, now.month, 1), 1)
      : today
  const { from } = monthSpan(start)
  return from + ((weekday - weekdayOf(from) + 7) % 7) + 7 * (n - 1)
}

function addMonths(day: Day, count: number): Day {
  const { year, month, date } = dateOf(day)
  const index = year * 12 + month - 1 + count
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1]
  let d = date
  while (!isDate(y, m, d)) d--
  return dayOf(y, m, d)
}

function monthSpan(day: Day): DateFound {
  const { year, month } = dateOf(day)
  const from = dayOf(year, month, 1)
  return { from, to: addMonths(from, 1) - 1 }
}
