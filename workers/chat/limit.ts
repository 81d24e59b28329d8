import type { Context } from 'hono'
import { isWithinBurst } from '../http/limits.ts'
import { logEvent } from '../http/request-log.ts'
import { setNewest } from '../http/set-newest.ts'
import type { AppEnv } from '../http/settings.ts'
import { visitorKey } from '../http/visitor.ts'
import { withTimeout } from '../http/with-timeout.ts'

/**
 * How much one visitor may ask. The first stops scripts; the second one visitor asking all evening.
 * `aloneMaxCount` is the stricter limit per isolate, used while KV is unavailable.
 */
const visitorLimits = [
  { maxCount: 20, aloneMaxCount: 12, windowSec: 5 * 60 },
  { maxCount: 100, aloneMaxCount: 60, windowSec: 24 * 60 * 60 },
] as const

/** The window of the platform's own limiter, `CHAT_BURST` in wrangler.toml, which doesn't tell it. */
const BURST_WINDOW_SEC = 10

/** How long an answer waits for KV before it goes on without. */
const KV_WAIT_MS = 300

/**
 * How many visitors one isolate remembers; the longest silent one is forgotten first. What is
 * forgotten then stands in KV, and memory stays flat.
 */
const MEMORY_MAX_COUNT = 1000

const longestSec = Math.max(...visitorLimits.map(({ windowSec }) => windowSec))

/** When each visitor has asked, as far as this isolate knows. **Units**: ms since the epoch. */
const memory = new Map<string, number[]>()

/** What `takeTurn` needs of a request. */
type TurnContext = {
  kv: KVNamespace
  waitUntil: (work: Promise<unknown>) => void
  onFailure: (what: 'read' | 'write') => void
}

/** How long a visitor has to wait before asking, or null when they may ask now. **Units**: s. */
export async function limitVisitor(c: Context<AppEnv>): Promise<number | null> {
  const visitor = await visitorKey(c)
  if (!(await isWithinBurst(c, c.env.CHAT_BURST, 'chat', visitor))) return BURST_WINDOW_SEC
  const request = {
    kv: c.env.KV,
    waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    onFailure: (failed: string) =>
      logEvent('error', 'chat.limit-failed', c.get('requestId'), { failed }),
  }
  return await takeTurn(request, visitor)
}

/**
 * Lets a visitor ask, as often as `visitorLimits` allow in any window that long.
 *
 * In one isolate this is exact: a turn is noted in memory before anything is awaited. What others
 * have let through comes from KV, which shows a write elsewhere within a minute and may lose one of
 * two at once; `CHAT_BURST` bounds what slips through for each place, and the day's total in D1 for
 * all of them. Over a limit, nothing is written.
 *
 * **Shape**: returns null for a turn taken, otherwise the seconds until there is room for one.
 * **Errors**: none. Without KV the isolate's own count holds, against the stricter limit.
 */
export async function takeTurn(
  { kv, waitUntil, onFailure }: TurnContext,
  visitor: string,
  nowMs = Date.now(),
): Promise<number | null> {
  const known = memory.get(visitor) ?? []
  // Each turn its own millisecond: that is its name when lists are joined.
  const turnMs = Math.max(nowMs, (known.at(-1) ?? 0) + 1)
  const early = waitSec(known, turnMs)
  if (early !== null) return early
  remember(visitor, [...known, turnMs])

  const key = `chat:${visitor}`
  const stored = await readTurns(kv, key).catch(() => null)
  if (stored === null) onFailure('read')
  const all = new Set([...(stored ?? []), ...(memory.get(visitor) ?? [])])
  const joined = [...all]
    .filter((turn) => turn > nowMs - longestSec * 1000)
    .toSorted((a, b) => a - b)
  const wait = waitSec(joined, turnMs, stored === null)
  remember(visitor, wait === null ? joined : joined.filter((other) => other !== turnMs))
  if (wait !== null) return wait
  // KV takes one write a second for a key: one that fails is made good by the next turn's.
  const write = kv.put(key, JSON.stringify(joined), { expirationTtl: longestSec })
  waitUntil(write.catch(() => onFailure('write')))
  return null
}

/** **Errors**: rejects when KV does, and when it's slow: the visitor waits for the first word. */
async function readTurns(kv: KVNamespace, key: string): Promise<number[]> {
  const value: unknown = await withTimeout(kv.get(key, 'json'), 'KV', KV_WAIT_MS)
  return Array.isArray(value) ? value.filter((turn) => Number.isSafeInteger(turn)) : []
}

/** How long until the limits have room for a turn, counting those before it; null if they have. */
function waitSec(turns: readonly number[], turnMs: number, isAlone = false): number | null {
  const waits = visitorLimits.flatMap(({ maxCount, aloneMaxCount, windowSec }) => {
    const counted = turns.filter((turn) => turn > turnMs - windowSec * 1000 && turn < turnMs)
    // The turn whose leaving the window makes room for one.
    const oldest = counted.at(-(isAlone ? aloneMaxCount : maxCount))
    return oldest === undefined ? [] : Math.ceil((oldest + windowSec * 1000 - turnMs) / 1000)
  })
  return waits.length > 0 ? Math.max(...waits) : null
}

function remember(visitor: string, turns: number[]): void {
  setNewest(memory, visitor, turns, MEMORY_MAX_COUNT)
}
