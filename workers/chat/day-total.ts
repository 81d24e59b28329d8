import { takeFromLimit } from '../http/limit.ts'
import { dayTotal } from './limits.ts'

/** With more than so many left, a question need not wait until it is counted. */
const NEAR_THE_END_COUNT = dayTotal.maxCount / 10

/** How long a count that nobody waits for is put off. */
const COUNT_DELAY_MS = 50

/** How long what D1 has said of the rest is taken to be roughly true. */
const FRESH_MS = 60_000

/** What D1 has last said to this machine. **Units**: times in ms since the epoch. */
let known = { leftCount: 0, saidAtMs: 0, dayEndsAtMs: 0 }

/** What `takeFromDay` needs of a request. */
export type DayContext = {
  db: D1Database
  waitUntil: (work: Promise<unknown>) => void
  /** Told that the day is spent, once for each day and machine. */
  onSpent: () => void
}

/**
 * Takes one from the day's total of the whole site; false when nothing is left.
 *
 * Far from the end it is counted while the model is being asked, for D1 may be half a world away:
 * only more than a tenth of the day's total asked within a minute could get past the cap. In the
 * last tenth each question waits until it has been counted, which is exact.
 *
 * **Errors**: throws when D1 does; without a count the model must not be asked.
 */
export async function takeFromDay(context: DayContext, nowMs = Date.now()): Promise<boolean> {
  if (nowMs < known.dayEndsAtMs) {
    if (known.leftCount < 0) return false
    if (known.leftCount > NEAR_THE_END_COUNT && nowMs - known.saidAtMs < FRESH_MS) {
      context.waitUntil(countLater(context, nowMs).catch(forget))
      return true
    }
  }
  return await count(context, nowMs)
}

/** After the first word, which the visitor waits for. */
async function countLater(context: DayContext, nowMs: number): Promise<void> {
  await scheduler.wait(COUNT_DELAY_MS)
  await count(context, nowMs)
}

async function count({ db, onSpent }: DayContext, nowMs: number): Promise<boolean> {
  const result = await takeFromLimit(db, dayTotal, 'site', nowMs)
  const isTaken = result.kind === 'taken'
  const leftSec = isTaken ? result.resetSec : result.retryAfterSec
  const isNews = known.leftCount >= 0 || nowMs >= known.dayEndsAtMs
  known = {
    leftCount: isTaken ? result.leftCount : -1,
    saidAtMs: nowMs,
    dayEndsAtMs: nowMs + leftSec * 1000,
  }
  if (!isTaken && isNews) onSpent()
  return isTaken
}

/** The next question waits for D1, and the log tells of it. */
function forget(): void {
  known.saidAtMs = 0
}
