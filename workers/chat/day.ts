import type { Context } from 'hono'
import { takeFromLimit } from '../http/limit.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'
import { dayTotal } from './limits.ts'

const DAY_MS = dayTotal.windowSec * 1000

/** The day that this isolate has last logged as spent. */
let spentDay = -1

/**
 * Takes one from what the whole site may ask of the model today; false when nothing is left.
 *
 * Without a count there is no cap on the bill: then it's false too.
 */
export async function takeFromDay(c: Context<AppEnv>, nowMs = Date.now()): Promise<boolean> {
  try {
    const { kind } = await takeFromLimit(c.env.DB, dayTotal, 'site', nowMs)
    const day = Math.floor(nowMs / DAY_MS)
    if (kind === 'limited' && day !== spentDay) {
      spentDay = day
      logEvent('error', 'chat.day-spent', c.get('requestId'))
    }
    return kind === 'taken'
  } catch (cause) {
    logEvent('error', 'chat.day-unknown', c.get('requestId'), { cause: String(cause) })
    return false
  }
}
