import { dateOf, MONTHS, weekdayOf, WEEKDAYS, type Day } from '../calendar.ts'
import type { Slot } from '../diary.ts'

/** "Tuesday 24 November"; with the year if it is another one and at least 300 days away. */
export function sayDay(day: Day, today: Day): string {
  const { year, month, date } = dateOf(day)
  const shown = `${WEEKDAYS[weekdayOf(day)]} ${date} ${MONTHS[month - 1]}`
  // Any nearer, the month makes the year clear.
  return year === dateOf(today).year || day - today < 300 ? shown : `${shown} ${year}`
}

/** "3 pm", "3:30 pm", "12 noon", "12 midnight". */
export function sayTime(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60) % 24, minute % 60]
  if (rest === 0 && hour === 12) return '12 noon'
  if (rest === 0 && hour === 0) return '12 midnight'
  const shown =
    rest === 0 ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${String(rest).padStart(2, '0')}`
  return `${shown} ${hour < 12 ? 'am' : 'pm'}`
}

/** "after 4 pm", "before 10 am", "between 2 pm and 4 pm". */
export function saySpan([from, to]: readonly [number, number]): string {
  if (from === 0) return `before ${sayTime(to)}`
  return to >= 24 * 60 - 1
    ? `after ${sayTime(from)}`
    : `between ${sayTime(from)} and ${sayTime(to)}`
}

/** "Tuesday 24 November at 10 am, 11:30 am or 3 pm". */
export function saySlots(slots: readonly Slot[], today: Day, word: 'and' | 'or' = 'or'): string {
  const days = [...new Set(slots.map(({ day }) => day))]
  const groups = days.map((day) => {
    const times = slots.filter((slot) => slot.day === day).map(({ minute }) => sayTime(minute))
    return `${sayDay(day, today)} at ${sayList(times, word)}`
  })
  return sayList(groups, word)
}

/** "a, b and c". */
export function sayList(items: readonly string[], word: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

/** "£90", "£42.50", "£1,200". */
export function sayPrice(pence: number): string {
  const pounds = String(Math.floor(pence / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return pence % 100 === 0 ? `£${pounds}` : `£${pounds}.${String(pence % 100).padStart(2, '0')}`
}

/** "07700 900 123": in groups, as people read a number out. */
export function sayPhone(phone: string): string {
  if (phone.startsWith('+')) return `+${groups(phone.slice(1))}`
  const isShort = /^(?:02|08001111)/.test(phone) && phone.length === 11
  const first = isShort ? 3 : /^0(?:1\d1|11\d|3|8|9|5)/.test(phone) ? 4 : 5
  const second = isShort ? 7 : first + 3
  return [phone.slice(0, first), phone.slice(first, second), phone.slice(second)].join(' ').trim()
}

function groups(digits: string): string {
  return (digits.match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? [digits]).join(' ')
}

/** A name that keeps its capital in the middle of a sentence. */
const PROPER =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter)\b|^\p{Lu}[\p{Lu}-]/u

/** A service in the middle of a sentence: "boiler service", but "CV review" and "Sunday lunch". */
export function inSentence(name: string): string {
  return /^\p{Lu}/u.test(name) && !PROPER.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name
}

/** A name that has its own article: "the upstairs room", but not "A level maths". */
const HAS_ARTICLE = /^(?:the|our|your|my|an?(?! levels?\b)) /i

/** What follows the noun that a name is about: "leaks and drips", "mirror wills for a couple". */
const AFTER_NOUN = / (?:[-–—&+]|and|or|for|of|with|about|in|on|at|to|from) | ?[,(:]/

/** A name that begins with a verb: "make a single will", "fit new taps"; but not "fit note" or "make up lesson". */
const TELLS_TO_DO =
  /^(?:(?:install|replace|remove|unblock|fit(?! (?:notes?|check|test|out|for|to|and)\b)|make(?! (?:up|over)\b)) |[a-z]+ (?:up )?(?:an?|the|your) )/

/** "a boiler service", "an oil change", "afternoon tea", "radiators - bleed or swap", "make a will". */
export function withArticle(name: string): string {
  const said = inSentence(name)
  const [noun = said] = said.split(AFTER_NOUN)
  if (
    HAS_ARTICLE.test(said) ||
    TELLS_TO_DO.test(said) ||
    (/(?:s|ing|tea|hair|advice|bodywork|probate)$/.test(noun) &&
      !/(?:fill|fitt|view|meet|train|book)ing$/.test(noun))
  )
    return said
  return `${/^(?:[aei]|o(?!ne)|u(?!ni|se)|A(?:-|$)|MOT|HMRC)/.test(said) ? 'an' : 'a'} ${said}`
}

/** A caller's words, shortened for the owner. */
export function firstWords(text: string, count: number): string {
  const words = text.split(/\s+/)
  return words.length <= count ? text : `${words.slice(0, count).join(' ')} …`
}
