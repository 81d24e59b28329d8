import type { Day } from '../calendar.ts'
import { DATE_WORD, dateRules } from './date-rules.ts'
import type { DateFound } from './date-words.ts'
import { Scanner, type Found } from './scan.ts'

/** The dates in a plain line with digits, in order, relative to `today`. `asked`: the day under discussion. */
export function findDates(
  text: string,
  today: Day,
  asked: Day | null = null,
): { dates: Found<DateFound>[]; rest: string } {
  if (!DATE_WORD.test(text)) return { dates: [], rest: text }
  const scan = new Scanner<DateFound>(text)
  for (const [pattern, read] of dateRules) {
    scan.take(pattern, (groups) => {
      const found = read(groups, today, asked)
      return typeof found === 'number' ? { from: found, to: found } : found
    })
  }
  return { dates: scan.inOrder, rest: scan.rest }
}
