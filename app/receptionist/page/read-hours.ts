import { DAYS, type SetupFields } from './setup-fields.ts'

/** A week as far as it was read, Monday first. `dayCount`: how many days got the same hours together. */
export type Week = ((SetupFields['hours'][number] & { dayCount: number }) | null)[]

type Times = { from: string; to: string }
type Group = { days: readonly number[]; times: Times }

const CLOSED: Times = { from: '', to: '' }
const DAY =
  '(?:mon(?:days?)?|tue(?:s|sdays?)?|wed(?:s|nesdays?)?|thu(?:r|rs|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)'
const TO = '(?: ?[-–—] ?| (?:to|until|till?|through) )'
const CLOCK = String.raw`\d{1,2}(?:[:.]?\d\d)? ?(?:am|pm)?`
const FILLER =
  'opening|open|business|office|shop|hours?|times?|we|are|re|is|our|from|on|and|every|each|the|inclusive'

/** Everything that a line of opening hours consists of. A word that is not in it is `other`. */
const TOKEN = new RegExp(
  [
    String.raw`(?<group>(?:weekdays|weekends?|daily|every ?day|(?:7|seven) days(?: a week)?)\b)`,
    String.raw`(?<first>${DAY})(?:${TO}(?<last>${DAY}))?\b`,
    String.raw`(?<opens>${CLOCK})${TO}(?<closes>${CLOCK})(?![\p{L}\p{N}])`,
    String.raw`(?<closed>closed)\b`,
    String.raw`(?:${FILLER})(?![\p{L}\p{N}])`,
    String.raw`(?<other>[\p{L}\p{N}£]+)`,
    String.raw`(?<comma>[,;.()])`,
  ].join('|'),
  'giu',
)

const BANK_HOLIDAYS =
  /(?:\b(?:closed|except|excluding|including)(?: on)? (?:all )?)?\b(?:bank|public) hol(?:iday)?s?\b/gi

/**
 * Reads a line of opening hours into `week`. Returns what was understood and what was not.
 *
 * **Errors**: null if any part of the line is not understood: a word such as "except" or "first"
 * would change what the rest means.
 */
export function readHours(
  line: string,
  week: Week,
): { understood: string[]; missed: string[] } | null {
  const text = line
    .replace(/\b(?:12 ?)?(?:noon|midday)\b/gi, '12pm')
    .replace(/\b(?:12 ?)?midnight\b/gi, '12am')
    .replace(/\b([ap])\.m\b\.?/gi, '$1m')
  const missed = text.match(BANK_HOLIDAYS) ?? []
  const groups = groupsOf(text.replace(BANK_HOLIDAYS, ' '))
  if (!groups) return null
  const next = [...week]
  for (const { days, times } of groups) {
    for (const day of days) {
      const old = next[day]
      // "Daily 9-5, Sun 10-4" makes an exception, but "Mon 9-12" and "Mon 1-5" are two parts of a day.
      const isSame = old?.from === times.from && old.to === times.to
      if (old && !isSame && old.dayCount <= days.length) return null
      next[day] = { ...times, dayCount: days.length }
    }
  }
  week.splice(0, week.length, ...next)
  const understood = groups.map(
    ({ days, times: { from, to } }) =>
      `${nameDays(days)}: ${from === '' ? 'closed' : `${from} to ${to}`}`,
  )
  return { understood, missed: [...missed] }
}

/**
 * Closes the days that a week of opening hours leaves out: the example's hours for them are not the visitor's.
 * Hours of a single day are a change of that day. Returns what was understood.
 */
export function closeOtherDays(week: Week): string[] {
  const others = WEEK.filter((day) => week[day] === null)
  const openCount = week.filter((hours) => hours !== null && hours.from !== '').length
  if (openCount < 2 || others.length === 0) return []
  for (const day of others) week[day] = { ...CLOSED, dayCount: others.length }
  return [`${nameDays(others)}: closed, because the text gives no hours`]
}

/** The days with their hours: "Mon-Fri 9-5, closed Sunday" and "9-5 Mon-Fri". */
function groupsOf(text: string): Group[] | null {
  const groups: Group[] = []
  let days: number[] = []
  let daysBeforeComma: number[] = []
  // Hours that were said before their days.
  let waiting: Times | null = null
  for (const { groups: token = {} } of text.matchAll(TOKEN)) {
    if (token.other) return null
    if (token.comma) [daysBeforeComma, days] = [[...daysBeforeComma, ...days], []]
    days.push(...daysOf(token))
    if (!token.opens && !token.closed) continue
    const times = token.closed ? CLOSED : timesOf(token.opens ?? '', token.closes ?? '')
    if (!times) return null
    const all = [...daysBeforeComma, ...days]
    if (all.length === 0) {
      // After "Mon-Fri 9-12", "1-5" is the rest of these days and not the start of others.
      if (waiting || (groups.length > 0 && times !== CLOSED)) return null
      waiting = times
    } else if (waiting === CLOSED && daysBeforeComma.length > 0 && days.length > 0) {
      // "closed Monday, Tue-Sat 9-5"
      groups.push({ days: daysBeforeComma, times: CLOSED }, { days, times })
      waiting = null
    } else {
      groups.push({ days: all, times: waiting ?? times })
      waiting = waiting && times
    }
    days = []
    daysBeforeComma = []
  }
  const rest = [...daysBeforeComma, ...days]
  if ((waiting === null) !== (rest.length === 0)) return null
  if (waiting) groups.push({ days: rest, times: waiting })
  return groups.length > 0 ? groups : null
}

function daysOf({ group, first, last }: Record<string, string | undefined>): number[] {
  if (group) return /^weekd/i.test(group) ? [0, 1, 2, 3, 4] : /^weeke/i.test(group) ? [5, 6] : WEEK
  if (!first) return []
  const from = dayOf(first)
  const count = last ? ((dayOf(last) - from + 7) % 7) + 1 : 1
  return Array.from({ length: count }, (_, i) => (from + i) % 7)
}

const WEEK = [0, 1, 2, 3, 4, 5, 6]

function dayOf(name: string): number {
  return DAYS.findIndex((day) => day.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase())
}

/** "9-5" ends in the afternoon and "1-5" begins in it; null if it is no time, or the day has no length. */
function timesOf(opens: string, closes: string): Times | null {
  const [from, to] = [readClock(opens), readClock(closes)]
  if (!from || !to) return null
  const isBare = from.isBare && from.hour > 0 && from.hour < 6
  if (isBare && (to.half === 'pm' || to.isBare)) from.hour += 12
  if (to.isBare && to.hour <= from.hour && to.hour < 12 && to.hour + 12 > from.hour) to.hour += 12
  const times = { from: writeClock(from), to: writeClock(to) }
  return times.from === times.to ? null : times
}

/** A time of the clock. `isBare`: without "am" or "pm", and not on the 24-hour clock. */
type Clock = { hour: number; minute: string; half: string | undefined; isBare: boolean }

function readClock(text: string): Clock | null {
  const [, digits = '', minute = '00', said] =
    /^(\d{1,2})(?:[:.]?(\d\d))? ?(am|pm)?$/i.exec(text) ?? []
  const half = said?.toLowerCase()
  let hour = Number(digits)
  if (hour > (half ? 12 : 24) || Number(minute) > 59) return null
  if (half === 'pm' && hour < 12) hour += 12
  if (half === 'am' && hour === 12) hour = 0
  return { hour, minute, half, isBare: !half && hour < 13 && !digits.startsWith('0') }
}

function writeClock({ hour, minute }: Clock): string {
  return `${String(hour % 24).padStart(2, '0')}:${minute}`
}

/** "Monday to Friday", or "Saturday, Sunday". */
function nameDays(days: readonly number[]): string {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
  const isRun = days.every((day, i) => day === (first + i) % 7)
  if (isRun && days.length > 2) return `${DAYS[first]} to ${DAYS[last]}`
  return days.map((day) => DAYS[day]).join(', ')
}
