import { DAY_MS } from '#app/rules/time-units.ts'
import type { Context } from 'hono'
import { limit, limits } from '../http/limits.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'

/** The day that this isolate has last logged as spent. */
let spentDay = -1

/** Takes one from what the whole site may ask of the model today; false when nothing is left. */
export async function takeFromDay(c: Context<AppEnv>, nowMs = Date.now()): Promise<boolean> {
  const result = await limit(c, limits.chatQuestions, 'site', nowMs)
  if (result.kind === 'taken') return true
  const day = Math.floor(nowMs / DAY_MS)
  if (!result.isDown && day !== spentDay) {
    spentDay = day
    logEvent('error', 'chat.day-spent', c.get('requestId'))
  }
  return false
}
