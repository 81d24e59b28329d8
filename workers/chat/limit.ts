import type { Context } from 'hono'
import { setNewest } from '../http/set-newest.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'
import { visitorKey } from '../http/visitor.ts'
import { withTimeout } from '../http/with-timeout.ts'
import { BURST_WINDOW_SEC, KV_WAIT_MS, visitorLimits, type VisitorLimit } from './limits.ts'

/**
 * How many visitors one isolate remembers; the longest silent one is forgotten first. What is
 * forgotten then stands in KV, and memory stays flat.
 */
const MEMORY_MAX_COUNT = 1000

const longestSec = Math.max(...visitorLimits.map(({ windowSec }) => windowSec))

/** When each visitor has asked, as far as this isolate knows. **Units**: ms since the epoch. */
const memory = new Map<string, number[]>()

/** How one limit stands for a visitor. */
type Standing = { name: string; leftCount: number; resetSec: number }

type Turn =
  | { kind: 'taken'; standings: Standing[] }
  | { kind: 'limited'; retryAfterSec: number; standings: Standing[] }
  | { kind: 'burst' }

/** What `takeTurn` needs of a request. */
export type TurnContext = {
  kv: KVNamespace
  waitUntil: (work: Promise<unknown>) => void
  /** Whether the visitor keeps to the platform's burst limit. */
  isCalm?: () => Promise<boolean>
  onFailure: (what: 'read' | 'write' | 'burst') => void
}

/** Whether a visitor may ask now, with the headers that say so. */
export async function limitVisitor(
  c: Context<AppEnv>,
): Promise<{ kind: 'taken' | 'limited'; headers: Record<string, string> }> {
  const visitor = await visitorKey(c)
  const turn = await takeTurn(
    {
      kv: c.env.KV,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      isCalm: async () => (await c.env.CHAT_BURST.limit({ key: visitor })).success,
      onFailure: (failed) => logEvent('error', 'chat.limit-failed', c.get('requestId'), { failed }),
    },
    visitor,
  )
  if (turn.kind === 'burst') {
    return { kind: 'limited', headers: { 'Retry-After': String(BURST_WINDOW_SEC) } }
  }
  const headers = rateLimitHeaders(turn.standings)
  if (turn.kind === 'taken') return { kind: 'taken', headers }
  return { kind: 'limited', headers: { ...headers, 'Retry-After': String(turn.retryAfterSec) } }
}

/**
 * Lets a visitor ask, as often as `visitorLimits` allow in any window that long.
 *
 * In one isolate this is exact: a turn is noted in memory before anything is awaited. What others
 * have let through comes from KV, which shows a write elsewhere within a minute and may lose one of
 * two at once; `CHAT_BURST` bounds what slips through for each place, and the day's total in D1 for
 * all of them. Over a limit, nothing is written.
 *
 * **Errors**: none. Without KV the isolate's own count holds, against the stricter limit; without
 * the burst limiter the others do.
 */
export async function takeTurn(
  { kv, waitUntil, isCalm = async () => true, onFailure }: TurnContext,
  visitor: string,
  nowMs = Date.now(),
): Promise<Turn> {
  const known = recent(memory.get(visitor) ?? [], nowMs)
  // Each turn its own millisecond: that is its name when lists are joined.
  const turnMs = Math.max(nowMs, (known.at(-1) ?? 0) + 1)
  const early = judge(known, turnMs)
  if (early.kind === 'limited') return early
  remember(visitor, [...known, turnMs])
  const takeBack = (turns: readonly number[]) =>
    remember(
      visitor,
      turns.filter((turn) => turn !== turnMs),
    )

  const key = `chat:${visitor}`
  const [stored, isInTime] = await Promise.all([
    readTurns(kv, key).catch(() => null),
    isCalm().catch(() => {
      onFailure('burst')
      return true
    }),
  ])
  if (!isInTime) {
    takeBack(memory.get(visitor) ?? [])
    return { kind: 'burst' }
  }
  if (stored === null) onFailure('read')
  const joined = recent([...new Set([...(stored ?? []), ...(memory.get(visitor) ?? [])])], nowMs)
  const result = judge(joined, turnMs, stored === null)
  if (result.kind === 'limited') {
    takeBack(joined)
    return result
  }
  remember(visitor, joined)
  // KV takes one write a second for a key: one that fails is made good by the next turn's.
  const write = kv.put(key, JSON.stringify(joined), { expirationTtl: longestSec })
  waitUntil(write.catch(() => onFailure('write')))
  return result
}

/** **Errors**: rejects when KV does, and when it's slow: the visitor waits for the first word. */
async function readTurns(kv: KVNamespace, key: string): Promise<number[]> {
  const value: unknown = await withTimeout(kv.get(key, 'json'), 'KV', KV_WAIT_MS)
  return Array.isArray(value) ? value.filter((turn) => Number.isSafeInteger(turn)) : []
}

/** The turns that still count for a limit, in order. */
function recent(turns: readonly number[], nowMs: number): number[] {
  return turns.filter((turn) => turn > nowMs - longestSec * 1000).toSorted((a, b) => a - b)
}

/** How the limits stand for a turn, counting those before it. */
function judge(
  turns: readonly number[],
  turnMs: number,
  isAlone = false,
): Exclude<Turn, { kind: 'burst' }> {
  const standings = visitorLimits.map((limit) => stand(limit, turns, turnMs, isAlone))
  const over = standings.filter(({ leftCount }) => leftCount < 0)
  if (over.length === 0) return { kind: 'taken', standings }
  return {
    kind: 'limited',
    retryAfterSec: Math.max(...over.map(({ resetSec }) => resetSec)),
    standings: standings.map((one) => ({ ...one, leftCount: Math.max(0, one.leftCount) })),
  }
}

function stand(
  { name, maxCount, aloneMaxCount, windowSec }: VisitorLimit,
  turns: readonly number[],
  turnMs: number,
  isAlone: boolean,
): Standing {
  const startMs = turnMs - windowSec * 1000
  const counted = turns.filter((turn) => turn > startMs && turn < turnMs)
  const max = isAlone ? aloneMaxCount : maxCount
  // The turn whose leaving the window makes room for one.
  const oldest = counted[Math.max(0, counted.length - max)] ?? turnMs
  return {
    name,
    leftCount: max - counted.length - 1,
    resetSec: Math.ceil((oldest + windowSec * 1000 - turnMs) / 1000),
  }
}

function remember(visitor: string, turns: number[]): void {
  setNewest(memory, visitor, turns, MEMORY_MAX_COUNT)
}

/** **Source**: draft-ietf-httpapi-ratelimit-headers-11 */
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
