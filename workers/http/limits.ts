import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { answerProblem } from './errors.ts'
import { ofNetwork, type Policy, type VisitorPolicy } from './limit-policies.ts'
import { logEvent } from './request-log.ts'
import { retryWrite } from './retry-write.ts'
import type { AppEnv } from './app-env.ts'
import { networkKey, visitorKey } from './visitor.ts'
import { withTimeout } from './with-timeout.ts'

/** Whether one more request was allowed. */
export type LimitResult =
  | { kind: 'taken'; leftCount: number }
  | { kind: 'limited'; retryAfterSec: number }

/** How long a visitor who asked too often is told to wait: the window of `BURST` and `CALL_BURST`. */
const BURST_WINDOW_SEC = 60

/** How long a visitor is told to wait while D1 fails. */
const DOWN_SEC = 60

/** A policy, and whose requests it counts. */
export type Counted = { policy: Policy; key: string }

/**
 * Counts one request against a policy. **Shape**: with `network`, nothing is counted once its policy is used up.
 *
 * **Errors**: none: while D1 fails or hangs, nobody is let through.
 */
export async function limit(
  c: Context<AppEnv>,
  policy: Policy,
  key: string,
  nowMs = Date.now(),
  network?: Counted,
): Promise<LimitResult> {
  try {
    return await withTimeout(takeOne(c.env.DB, policy, key, nowMs, network), 'D1')
  } catch (error) {
    const { name } = policy
    logEvent('error', 'limit.failed', c.get('requestId'), { name, error: String(error) })
    return { kind: 'limited', retryAfterSec: DOWN_SEC }
  }
}

/**
 * Counts one request against a visitor's limit, and then against the limit of the network. A request
 * that either refuses writes nothing: a /48 has more addresses than the table has room for.
 */
export async function limitByVisitor(
  c: Context<AppEnv>,
  policy: VisitorPolicy,
): Promise<LimitResult> {
  const key = await networkKey(c)
  const network = key === null ? undefined : { policy: ofNetwork(policy), key }
  const turn = await limit(c, policy, await visitorKey(c), Date.now(), network)
  return network === undefined || turn.kind === 'limited'
    ? turn
    : await limit(c, network.policy, network.key)
}

/**
 * How long a limit that is used up refuses requests, or null. Counts nothing.
 *
 * **Errors**: throws when D1 does.
 */
export async function findWaitSec(
  db: D1Database,
  policy: Policy,
  key: string,
  nowMs = Date.now(),
): Promise<number | null> {
  const endsAtSec = windowEndSec(policy, nowMs)
  const row = await db
    .prepare(
      'select 1 from limits where name = ? and key = ? and ends_at_sec = ? and taken_count >= ?',
    )
    .bind(policy.name, key, endsAtSec, policy.maxCount)
    .first()
  return row === null ? null : endsAtSec - Math.floor(nowMs / 1000)
}

/**
 * Counts one request with a single atomic write, so the count is exact across locations.
 * Over the limit, or over the limit of the network that it comes from, nothing is written. Windows are
 * fixed, so up to twice the limit can pass around the boundary.
 */
async function takeOne(
  db: D1Database,
  policy: Policy,
  key: string,
  nowMs: number,
  network: Counted | undefined,
): Promise<LimitResult> {
  const { name, maxCount } = policy
  const nowSec = Math.floor(nowMs / 1000)
  const endsAtSec = windowEndSec(policy, nowMs)
  const row = await retryWrite(() =>
    db
      .prepare(
        `insert into limits (name, key, ends_at_sec, taken_count) select ?1, ?2, ?3, 1
         where not exists (select 1 from limits
           where name = ?5 and key = ?6 and ends_at_sec = ?3 and taken_count >= ?7)
         on conflict (name, key, ends_at_sec) do update set taken_count = taken_count + 1
         where taken_count < ?4
         returning taken_count`,
      )
      .bind(
        name,
        key,
        endsAtSec,
        maxCount,
        network?.policy.name ?? null,
        network?.key ?? null,
        network?.policy.maxCount ?? null,
      )
      .first<{ taken_count: number }>(),
  )
  if (row === null || row.taken_count > maxCount) {
    return { kind: 'limited', retryAfterSec: endsAtSec - nowSec }
  }
  return { kind: 'taken', leftCount: maxCount - row.taken_count }
}

/** When the window that a time is in ends. **Units**: seconds since the epoch. */
export function windowEndSec({ windowSec }: Policy, nowMs: number): number {
  return (Math.floor(nowMs / 1000 / windowSec) + 1) * windowSec
}

/**
 * The statement that counts one request if the write before it in the same batch changed a row. A write
 * that did nothing, or is retried after its response was lost, counts nothing. This statement
 * checks no limit: the write must do that, so that both are one transaction.
 */
export function countIfChanged(
  db: D1Database,
  policy: Policy,
  key: string,
  nowMs: number,
): D1PreparedStatement {
  return db
    .prepare(
      `insert into limits (name, key, ends_at_sec, taken_count) select ?1, ?2, ?3, 1
       where changes() > 0
       on conflict (name, key, ends_at_sec) do update set taken_count = taken_count + 1
       returning taken_count`,
    )
    .bind(policy.name, key, windowEndSec(policy, nowMs))
}

/**
 * Refuses a visitor who requests one path far more often than a browser does, with the platform's
 * limiter (`wrangler.toml`). For paths that are not worth a write per request.
 *
 * **Shape**: `name` keeps the counts of different paths apart; `CALL_BURST` is for paths that play a call, which
 * count everyone in an IPv6 /48 as well.
 * **Errors**: none: a limiter that fails lets everybody through.
 */
export function limitBurst(name: string, binding: 'BURST' | 'CALL_BURST' = 'BURST') {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isWithin = await isWithinBurst(c, c.env[binding], name, await visitorKey(c))
    const isCall = binding === 'CALL_BURST'
    if (isWithin && (!isCall || (await isNetworkWithinBurst(c, name)))) return next()
    return answerProblem(c, 429, 'rate-limited', 'Too many requests. Wait a minute.', {
      'Retry-After': String(BURST_WINDOW_SEC),
    })
  })
}

/**
 * Whether a visitor's IPv6 network is within `BURST`. For costly paths: a /48 is 65,536 visitors, each with a limit
 * of its own.
 */
async function isNetworkWithinBurst(c: Context<AppEnv>, name: string): Promise<boolean> {
  const network = await networkKey(c)
  return network === null || (await isWithinBurst(c, c.env.BURST, `${name}-network`, network))
}

/**
 * Whether the platform's own limiter lets a visitor through. It counts per Cloudflare location and
 * needs no write.
 *
 * **Errors**: none: a limiter that fails lets everybody through.
 */
export async function isWithinBurst(
  c: Context<AppEnv>,
  limiter: RateLimit,
  name: string,
  visitor: string,
): Promise<boolean> {
  try {
    return (await limiter.limit({ key: `${name}:${visitor}` })).success
  } catch (error) {
    logEvent('error', 'limit.failed', c.get('requestId'), { name, error: String(error) })
    return true
  }
}
