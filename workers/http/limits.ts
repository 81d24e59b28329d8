import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { answerProblem } from './errors.ts'
import { logEvent } from './request-log.ts'
import { retryWrite } from './retry-write.ts'
import type { AppEnv } from './settings.ts'
import { visitorKey } from './visitor.ts'
import { withTimeout } from './with-timeout.ts'

/**
 * How many requests are let through in a fixed window. **Units**: `windowSec` is the window's length.
 */
export type Limit = { name: string; maxCount: number; windowSec: number }

/**
 * A limit that is counted in D1.
 *
 * **Shape**: `whenDown` is what holds while D1 fails: `open` lets everybody through, `closed` nobody.
 */
export type Policy = Limit & { whenDown: 'open' | 'closed' }

/**
 * Whether one more was let through.
 *
 * **Shape**: `isDown` says that the limit holds because D1 failed, not because it was reached.
 */
export type LimitResult =
  | { kind: 'taken'; leftCount: number; resetSec: number }
  | { kind: 'limited'; retryAfterSec: number; isDown?: true }

/** Every limit that is counted in D1, under the name that its rows have. */
export const limits = {
  /** Of one call: each move sends two mails. */
  bookingMoves: {
    name: 'booking.moves',
    maxCount: 10,
    windowSec: 24 * 60 * 60,
    whenDown: 'closed',
  },
  /** Of one visitor: the confirmation mails of sign-ups, counted in the batch that keeps them. */
  newsletterMails: {
    name: 'newsletter-mail',
    maxCount: 5,
    windowSec: 60 * 60,
    whenDown: 'closed',
  },
  /** Of the whole site: questions to the model in a day (UTC). Without a count the bill has no cap. */
  chatQuestions: {
    name: 'chat-day',
    maxCount: 5000,
    windowSec: 24 * 60 * 60,
    whenDown: 'closed',
  },
  /** Of one visitor: ratings of chat answers. */
  chatRatings: {
    name: 'chat-rating',
    maxCount: 60,
    windowSec: 60 * 60,
    whenDown: 'closed',
  },
} as const satisfies Record<string, Policy>

/** How long a visitor who asked too often is told to wait: the window of the binding `BURST`. */
const BURST_WINDOW_SEC = 60

/** How long a visitor is told to wait while D1 fails. */
const DOWN_SEC = 60

/**
 * Counts one against a policy.
 *
 * **Errors**: none: while D1 fails or hangs, the policy says what holds.
 */
export async function limit(
  c: Context<AppEnv>,
  policy: Policy,
  key: string,
  nowMs = Date.now(),
): Promise<LimitResult> {
  try {
    return await withTimeout(takeOne(c.env.DB, policy, key, nowMs), 'D1')
  } catch (error) {
    const { name, whenDown } = policy
    logEvent('error', 'limit.failed', c.get('requestId'), { name, error: String(error) })
    return whenDown === 'open'
      ? { kind: 'taken', leftCount: 0, resetSec: DOWN_SEC }
      : { kind: 'limited', retryAfterSec: DOWN_SEC, isDown: true }
  }
}

/**
 * Counts one with a single atomic write, so the count is exact wherever the request comes from. Over
 * the limit nothing is written. The window is fixed: at its edge twice the limit can pass.
 */
async function takeOne(
  db: D1Database,
  { name, maxCount, windowSec }: Policy,
  key: string,
  nowMs: number,
): Promise<LimitResult> {
  const nowSec = Math.floor(nowMs / 1000)
  const endsAtSec = (Math.floor(nowSec / windowSec) + 1) * windowSec
  const row = await retryWrite(() =>
    db
      .prepare(
        `insert into limits (name, key, ends_at_sec, taken_count) values (?1, ?2, ?3, 1)
         on conflict (name, key, ends_at_sec) do update set taken_count = taken_count + 1
         where taken_count < ?4
         returning taken_count`,
      )
      .bind(name, key, endsAtSec, maxCount)
      .first<{ taken_count: number }>(),
  )
  if (row === null || row.taken_count > maxCount) {
    return { kind: 'limited', retryAfterSec: endsAtSec - nowSec }
  }
  return { kind: 'taken', leftCount: maxCount - row.taken_count, resetSec: endsAtSec - nowSec }
}

/**
 * Refuses a visitor who asks for one thing far more often than a browser does, by the platform's
 * own limiter (`BURST` in `wrangler.toml`): for paths that are too cheap to cost a write each.
 *
 * **Shape**: `name` keeps the counts of different paths apart.
 * **Errors**: none: a limiter that fails lets everybody through.
 */
export function limitBurst(name: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = `${name}:${await visitorKey(c)}`
    const isWithin = await c.env.BURST.limit({ key }).then(
      ({ success }) => success,
      (error: unknown) => {
        logEvent('error', 'limit.failed', c.get('requestId'), { name, error: String(error) })
        return true
      },
    )
    if (isWithin) return next()
    return answerProblem(c, 429, 'rate-limited', 'Too many requests. Wait a minute.', {
      'Retry-After': String(BURST_WINDOW_SEC),
    })
  })
}
