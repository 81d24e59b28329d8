import type { Context } from 'hono'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'
import { visitorKey } from '../http/visitor.ts'
import { BURST_WINDOW_SEC, visitorLimits } from './limits.ts'
import { takeTurn, type Standing } from './visitor-limit.ts'

/** Whether a visitor may ask now, with the headers that say so. */
export type VisitorResult = { kind: 'taken' | 'limited'; headers: Record<string, string> }

/** Counts a question against the visitor's limits. */
export async function limitVisitor(c: Context<AppEnv>): Promise<VisitorResult> {
  const visitor = await visitorKey(c)
  const turn = await takeTurn(
    {
      kv: c.env.KV,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      isCalm: async () => (await c.env.CHAT_BURST.limit({ key: visitor })).success,
      onKvFailure: (failed) => logEvent('error', 'chat.kv-failed', c.get('requestId'), { failed }),
    },
    visitor,
  )
  if (turn.kind === 'burst') {
    return { kind: 'limited', headers: { 'Retry-After': String(BURST_WINDOW_SEC) } }
  }
  const headers = rateLimitHeaders(turn.standings)
  if (turn.kind === 'taken') return { kind: 'taken', headers }
  return {
    kind: 'limited',
    headers: { ...headers, 'Retry-After': String(turn.retryAfterSec) },
  }
}

/**
 * How the visitor's limits stand, for programs.
 *
 * **Source**: draft-ietf-httpapi-ratelimit-headers-11
 */
function rateLimitHeaders(standings: readonly Standing[]): Record<string, string> {
  return {
    'RateLimit-Policy': visitorLimits
      .map(({ name, maxCount, windowSec }) => `"${name}";q=${maxCount};w=${windowSec}`)
      .join(', '),
    RateLimit: standings
      .map(({ name, leftCount, resetSec }) => `"${name}";r=${leftCount};t=${resetSec}`)
      .join(', '),
  }
}
