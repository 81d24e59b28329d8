import type { Day } from '../../calendar.ts'
import { monthOf, nextDate } from './date-arithmetic.ts'
import { DATE_WORD, dateRules } from './date-rules.ts'
import type { DateFound } from './date-words.ts'
import { pattern } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'
import { Scanner, type Found } from '../text/scan.ts'

/** A weekday in a month that is named, of which the date may follow. */
const IN_MONTH = pattern`
  \b\w+day(?: lunch| evening| night| morning| afternoon)? in (
    january|february|march|april|may|june|july|august|september|october|november|december
  )\b(?! ?\d)
`

type Dates = { dates: readonly Found<DateFound>[]; rest: string }

/** The dates in a plain line with digits, in order, relative to `today`. `asked`: the day under discussion. */
export const findDates = remembered((text, today: Day, asked: Day | null = null): Dates => {
  if (!DATE_WORD.test(text)) return { dates: [], rest: text }
  const scan = new Scanner<DateFound>(text)
  // "A Saturday in January, the 16th"
  const [, name] = asked === null ? (IN_MONTH.exec(text) ?? []) : []
  // This month counts until its 28th.
  const spoken = name === undefined ? asked : nextDate(today, monthOf(name), 28)
  for (const [pattern, read] of dateRules) {
    scan.take(pattern, (groups) => {
      const found = read(groups, today, spoken)
      return typeof found === 'number' ? { from: found, to: found } : found
    })
  }
  return { dates: scan.inOrder, rest: scan.rest }
})
