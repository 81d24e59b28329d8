import { takeFromLimit } from '../http/limit.ts'
import { dayTotal } from './limits.ts'

/** Until when this machine knows that the day is spent. **Units**: ms since the epoch. */
let spentUntilMs = 0

/** Whether the model may be asked once more today; `just-spent` once for each day and machine. */
export type DayResult = 'taken' | 'spent' | 'just-spent'

/**
 * Takes one from the day's total of the whole site.
 *
 * **Errors**: throws when D1 does; without a count the model must not be asked.
 */
export async function takeFromDay(db: D1Database, nowMs = Date.now()): Promise<DayResult> {
  if (nowMs < spentUntilMs) return 'spent'
  const result = await takeFromLimit(db, dayTotal, 'site', nowMs)
  if (result.kind === 'taken') return 'taken'
  const isNews = nowMs >= spentUntilMs
  spentUntilMs = nowMs + result.retryAfterSec * 1000
  return isNews ? 'just-spent' : 'spent'
}
