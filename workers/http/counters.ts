import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { CLIENT_CLOSED, logEvent, routePattern } from './request-log.ts'
import type { AppEnv } from './settings.ts'

/** What came of a thing that did not come off: we would not, we would not so often, we could not. */
export type Outcome = 'refused' | 'limited' | 'failed'

/** Not counted: robots ask for thousands of missing pages, and a visitor who left was not refused. */
const UNCOUNTED = [404, CLIENT_CLOSED]

/**
 * Counts one thing that was refused, limited or failed: in Analytics Engine where `COUNTERS` is
 * bound, else as a line of the log.
 *
 * **Shape**: `cause` is a status or a word of ours, and never anything that a visitor has sent.
 */
export function count(c: Context<AppEnv>, feature: string, outcome: Outcome, cause: string): void {
  countEvent(c.env, c.get('requestId'), feature, outcome, cause)
}

/** The same for what no request has caused, such as a scheduled run. */
export function countEvent(
  env: AppEnv['Bindings'],
  requestId: string,
  feature: string,
  outcome: Outcome,
  cause: string,
): void {
  if (env.COUNTERS) {
    env.COUNTERS.writeDataPoint({ indexes: [feature], blobs: [outcome, cause], doubles: [1] })
  } else {
    logEvent('info', 'count', requestId, { feature, outcome, cause })
  }
}

/**
 * Counts an answer whose status says that it was a refusal or a failure; of an answer that says so
 * in another way, the status that it stands for.
 */
export function countStatus(c: Context<AppEnv>, status: number): void {
  const outcome = outcomeOf(status)
  if (outcome !== null) count(c, featureOf(routePattern(c)), outcome, String(status))
}

/** Counts every answer of the site by its status. */
export const countOutcomes = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  countStatus(c, c.res.status)
})

function outcomeOf(status: number): Outcome | null {
  if (status < 400 || UNCOUNTED.includes(status)) return null
  if (status === 429) return 'limited'
  return status < 500 ? 'refused' : 'failed'
}

/** The first word of a route that is a feature's: `chat` of `/api/chat`, `auth` of `/auth/reset`. */
function featureOf(route: string): string {
  const [feature = ''] = route.replace(/^\/(api\/)?/, '').split('/')
  return feature === '' ? 'home' : feature
}
