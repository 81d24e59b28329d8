import { isBankHoliday, isEasterSunday, isHoliday } from '../bank-holidays.ts'
import { dateOf, dayOf, minuteOf, WEEKDAYS, weekdayOf, type Day } from '../calendar.ts'
import { isOpenAt, spanOf } from '../diary.ts'
import { sayDay, sayList, saySlots, sayTime } from '../speech/format.ts'
import { mention, say } from '../speech/say.ts'
import type { State } from '../state.ts'
import type { DayHours } from '../types.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { asksOfHours, speaksOfSeason } from '../understanding/asks/opening-hours.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { WEEKDAY } from '../understanding/when/day-words.ts'
import type { DateFound } from '../understanding/when/date-words.ts'
import { findDates } from '../understanding/when/dates.ts'
import { findReach } from '../visits.ts'

/** How many different opening hours of a week she lists. */
const SPANS_MAX_COUNT = 3
/** The most words of the hours of a week. */
const WEEK_MAX_WORDS = 32

/** Is about to come to the firm: "should I come down now?", "I'm on my way" */
const COMES = pattern`
  \b(?:
    com(?:e|ing)|pop(?:ping)?|head(?:ing)?|get(?:ting)?|driv(?:e|ing)|walk(?:ing)?
    |go(?:ing)?(?! down there)
    |(?:bring|bringing|take|taking) (?:him|her|them|it)
  ) (?:straight |right |over |on )?(?:down|in|over|round|there|to (?:you|the (?!stop|tap|fuse|mains|valve|door)\w+))\b
  |\bon (?:my|our) way\b|\bsetting off\b
  |\bjust (?:bring|take) (?:him|her|them|it)\b
`

/** Somebody of the firm's comes, and not the caller: "is somebody going to go down there?" */
const OTHERS_COME =
  /\b(?:you|some(?:one|body)|any(?:one|body)|he|she|they|it|its|it's|ceiling) (?:\w+ ){0,3}?(?:com|get|pop|head|driv|go )/

/** How many days she looks ahead for the next one that is open. */
const AHEAD_DAYS = 14

/** Whether the caller is about to come to a firm that people come to. */
export function isComingNow({ setup, trade, card, plainText }: State): boolean {
  const isComing = COMES.test(plainText) && !OTHERS_COME.test(plainText)
  const isOfNow =
    card.urgency !== 'normal' || /\b(?:now|straight|right away|on my way)\b/.test(plainText)
  return isComing && isOfNow && findReach(setup, trade) !== 'all'
}

/** Says that the firm is closed, and when it opens, to a caller who is about to come; true if she does. */
export function sayShutNow(state: State): boolean {
  return isComingNow(state) && !isOpenAt(state.setup, state.clock.now) && sayNextOpening(state)
}

/** Says that the firm is closed now, and when it opens; false if it opens on none of the next days. */
function sayNextOpening(state: State): boolean {
  const { setup, clock } = state
  const { now } = clock
  const days = Array.from({ length: AHEAD_DAYS }, (_, i) => now.day + i)
  const next = days.flatMap((day) => {
    const [from] = spanOf(setup, day) ?? []
    return from === undefined || (day === now.day && from <= now.minute)
      ? []
      : [{ day, minute: from }]
  })[0]
  if (!next) return false
  const values = { when: saySlots([next], now.day) }
  mention(state, 'shut-now', values, { kind: 'hours' })
  return true
}

/** Asks when the firm closes, which on an open day is about today, or the day booked: "are you open till what time?" */
const UNTIL_WHEN =
  /\b(?:till?|until) what time\b|\b(?:what time|when) (?:do|are|will) you (?:all )?(?:open (?:till?|until)|shut|clos)/

/** Asks of a weekday in general: "on Saturdays", "on a Friday". */
const EVERY_WEEK = pattern`\b${WEEKDAY}s\b|\b(?:an?|any|every) ${WEEKDAY}\b`

/** Asks for the other days besides one: "are you open today or is it just weekdays?" */
const OF_WEEK_TOO =
  /\b(?:(?:just|only) (?:in the week|week ?days)|what (?:hours|days) (?:do )?you|(?:what time|when) (?:do|are) you (?:usually |normally )?(?:open|close|shut)(?: up)? (?:normally|usually|generally)|(?:what are )?your (?:(?:opening|usual|normal) )?hours(?! (?:on|for|over|at|this|next|to\w+)\b))\b/

/** Asks of several days in a row: "between Monday and Saturday", "Monday to Friday". */
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)'
const OF_SPAN = pattern`
  \bbetween ${DAY}[a-z]* and\b|\b${DAY}[a-z]* (?:to|till?|until|through) ${DAY}
`

/** Adds the bank holidays to a day of the week: "do you do Sundays or bank holidays?" */
const AND_BANK_HOLIDAYS =
  /\w,? (?:and|or|n|nor|plus) (?:on |the )*bank holidays?\b(?! \w+day)|\bbank holidays? (?:and|or|n|nor|plus)\b/

/** Asks for the hour at which it opens or closes. */
const NAMES_HOUR = /\b(?:(?:what|which) (?:time|hours)|when|hours|till?|until|how late)\b/

/** Whether a day is today, and the firm has closed already. */
function isOver({ setup, clock: { now } }: State, day: number): boolean {
  const [, to] = spanOf(setup, day) ?? []
  return day === now.day && to !== undefined && now.minute >= to
}

/** Whether a line asks for the hours in more than one of its parts. */
const isHoursOfBoth = (text: string) => clausesOf(text).filter(asksOfHours).length > 1

/** Adds a day to the one before it: "Sunday, and what about Boxing Day?" Two ends of a time are one: "between". */
const AND_DAY =
  /(?<!\bbetween\b[^,.?!]{0,40})\b(?:and|or|n|plus)(?: (?:what|how) about)?(?: on| the)*\s*$/

/** The second of two days that a question about the hours names in one breath. */
function dayBesides(text: string, today: Day): DateFound | undefined {
  const line = withDigits(text)
  const [, second] = findDates(line, today).dates
  const isAdded = second !== undefined && AND_DAY.test(line.slice(0, second.start))
  return isAdded && second.value.from === second.value.to ? second.value : undefined
}

/** Whether a day is Christmas Eve or New Year's Eve, on which many firms close early. */
function isEve(day: Day): boolean {
  const { year } = dateOf(day)
  return day === dayOf(year, 12, 24) || day === dayOf(year, 12, 31)
}

/** Says when the firm is open on a day; false on Easter Sunday, of which the hours of a week tell nothing. */
function sayHoursOf(
  state: State,
  { from: day, isWeekday }: Pick<DateFound, 'from' | 'isWeekday'>,
  text: string,
): boolean {
  const weekday = WEEKDAYS[weekdayOf(day)] ?? ''
  const hours = state.setup.hours[weekdayOf(day)] ?? null
  const isEvery = EVERY_WEEK.test(text)
  const isOrdinary = !isHoliday(day) && !isEasterSunday(day)
  // "Are you open on Saturdays?", of which the next is Boxing Day.
  const isNamed = (isWeekday === true && isOrdinary) || (isEvery && hours === null)
  const said = isNamed ? weekday : sayDay(day, state.clock.now.day)
  const open = hours && { from: sayHour(hours[0]), to: sayHour(hours[1]) }
  if (open && isHoliday(day) && isEvery)
    say(state, 'hours-day', { day: weekday, ...open }, { kind: 'hours' })
  if (isBankHoliday(day) && !isNamed) say(state, 'bank-holiday', { day: said }, { kind: 'diary' })
  else if (isHoliday(day) && !isNamed) say(state, 'closed-day', { day: said }, { kind: 'diary' })
  else if (open && isEasterSunday(day)) return false
  else if (open && isEve(day) && !isEvery)
    say(
      state,
      'hours-eve',
      { weekday, day: sayDay(day, state.clock.now.day), from: open.from, until: open.to },
      { kind: 'hours' },
    )
  else if (open) say(state, 'hours-day', { day: said, ...open }, { kind: 'hours' })
  else say(state, 'closed-day', { day: said }, { kind: 'hours' })
  return true
}

/** Says that the firm is closed on bank holidays, and when it is open on the weekday asked for besides. */
function sayBankHolidays(state: State, beside: DateFound | null, text: string): void {
  const weekday = beside && weekdayOf(beside.from)
  const isShut = weekday !== null && !state.setup.hours[weekday]
  if (beside && !isShut) sayHoursOf(state, beside, text)
  const day = isShut ? `${WEEKDAYS[weekday]} and on bank holidays` : 'bank holidays'
  say(state, 'closed-day', { day }, { kind: isShut ? 'hours' : 'diary' })
}

/** The hours of the day in question, else of the week. */
export function sayHours(state: State): boolean {
  const source = { kind: 'hours' } as const
  const today = state.clock.now.day
  if (sayShutNow(state)) return true
  // "I need it by Monday. What time are you open till today?"
  const clause = clausesOf(state.plainText).find(asksOfHours) ?? ''
  const isDated = findDates(withDigits(clause), today).dates.length > 0
  // "What time are you open till, and are you open over Christmas?"
  const isApart = speaksOfSeason(state.plainText) && clause !== '' && !speaksOfSeason(clause)
  const asked = isDated || isApart ? clause : state.plainText
  // "And between Christmas and New Year?"
  if (speaksOfSeason(asked)) return false
  const text = asked.replace(/\b(?:now|still|the day(?! (?:after|before)))\b/, 'today')
  // "What time do you shut, in case we run on?", of the day that is booked
  const near = (state.card.booked && state.slot?.day) ?? today
  const isNear = UNTIL_WHEN.test(asked) && spanOf(state.setup, near) !== null
  const day =
    findDates(withDigits(text), today).dates[0]?.value ??
    (isNear ? { from: near, to: near } : undefined)
  const isOfDay = day !== undefined && day.from === day.to
  // "Bank holiday Monday" is no Monday like others.
  if (/\bbank holidays?\b/.test(text) && !(isOfDay && isBankHoliday(day.from))) {
    sayBankHolidays(state, isOfDay && AND_BANK_HOLIDAYS.test(text) ? day : null, text)
    return true
  }
  const isOfWeek = OF_WEEK_TOO.test(state.plainText) || OF_SPAN.test(text)
  // The hours of the week tell those of an open day, too.
  const isTold = isOfWeek && isOfDay && !isHoliday(day.from) && spanOf(state.setup, day.from)
  if (isOfDay && !isTold) {
    // "Are you open on Sundays, and what time do you close on Saturdays?"
    const others = findDates(withDigits(state.plainText), today).dates.map(({ value }) => value)
    const next = others.find((one) => one.from === one.to && one.from !== day.from)
    // At the end of a message one sentence must do: with two she would not say that it is passed on.
    const isEnding = state.flow === 'message' && state.open === 'phone-confirm'
    if (isEnding && isOver(state, day.from) && !isOfWeek && !NAMES_HOUR.test(asked))
      return sayNextOpening(state)
    const isBoth = !isOfWeek && !isApart && isHoursOfBoth(state.plainText)
    const second = (isBoth ? next : undefined) ?? dayBesides(text, today)
    if (!sayHoursOf(state, day, text)) return false
    if (second) sayHoursOf(state, second, text)
    // "What time do you shut?", half an hour after they have.
    else if (isOver(state, day.from) && !isEnding) sayNextOpening(state)
    if (!isOfWeek) return true
  }
  const list = weekOf(state.setup.hours)
  if (list === '') say(state, 'closed-always', {}, source)
  else say(state, 'hours', { list }, source)
  return true
}

/** "Monday to Friday from 9 am to 5 pm and Saturday from 9 am to 12 noon". */
function weekOf(week: readonly DayHours[]): string {
  const spans: { from: number; to: number; hours: DayHours }[] = []
  week.forEach((hours, i) => {
    const last = spans.at(-1)
    if (last && String(last.hours) === String(hours)) last.to = i
    else spans.push({ from: i, to: i, hours })
  })
  const open = spans.flatMap(({ from, to, hours }) => {
    if (!hours) return []
    const days =
      from === 0 && to === 6
        ? 'every day'
        : from === to
          ? WEEKDAYS[from]
          : `${WEEKDAYS[from]} ${to === from + 1 ? 'and' : 'to'} ${WEEKDAYS[to]}`
    return [`${days} from ${sayHour(hours[0])} to ${sayHour(hours[1])}`]
  })
  if (sayList(open, 'and').split(' ').length <= WEEK_MAX_WORDS) return sayList(open, 'and')
  return sayList([...open.slice(0, SPANS_MAX_COUNT), 'other times on other days'], 'and')
}

const sayHour = (time: string) => sayTime(minuteOf(time))
