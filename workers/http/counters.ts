import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { CLIENT_CLOSED, logEvent, routePattern } from './request-log.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Why a request failed: `refused` (rejected), `limited` (rate-limited) or `failed` (server error).
 */
export type RequestOutcome = 'refused' | 'limited' | 'failed'

/** Not counted: bots request thousands of missing pages, and a visitor who left was not refused. */
const UNCOUNTED = [404, CLIENT_CLOSED]

/**
 * Counts one refusal, rate limit or failure: in Analytics Engine if `COUNTERS` is bound, otherwise
 * in the log.
 *
 * **Shape**: `cause` is a status or a fixed word, never anything a visitor sent.
 */
export function count(
  c: Context<AppEnv>,
  feature: string,
  outcome: RequestOutcome,
  cause: string,
): void {
  countEvent(c.env, c.get('requestId'), feature, outcome, cause)
}

/** The same, outside a request, such as in a scheduled run. */
export function countEvent(
  env: AppEnv['Bindings'],
  requestId: string,
  feature: string,
  outcome: RequestOutcome,
  cause: string,
): void {
  if (env.COUNTERS) {
    env.COUNTERS.writeDataPoint({ indexes: [feature], blobs: [outcome, cause], doubles: [1] })
  } else {
    logEvent('info', 'count', requestId, { feature, outcome, cause })
  }
}

/**
 * Counts a response by its status if that is a refusal or a failure. For a response that reports it
 * in another way, pass the status it stands for.
 */
export function countStatus(c: Context<AppEnv>, status: number): void {
  const outcome = outcomeOf(status)
  if (outcome !== null) count(c, featureOf(routePattern(c)), outcome, String(status))
}

/** Counts every response by its status. */
export const countOutcomes = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  countStatus(c, c.res.status)
})

function outcomeOf(status: number): RequestOutcome | null {
  if (status < 400 || UNCOUNTED.includes(status)) return null
  if (status === 429) return 'limited'
  return status < 500 ? 'refused' : 'failed'
}

/** The feature that a route belongs to: `chat` for `/api/chat`, `auth` for `/auth/reset`. */
function featureOf(route: string): string {
  const [feature = ''] = route.replace(/^\/(api\/)?/, '').split('/')
  return feature === '' ? 'home' : feature
}
