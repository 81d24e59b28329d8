import type { Context } from 'hono'
import { DAY_SEC } from '#app/rules/time-units.ts'
import { isWithinBurst } from '../http/limits.ts'
import { logEvent } from '../http/request-log.ts'
import { setNewest } from '../http/set-newest.ts'
import type { AppEnv } from '../http/app-env.ts'
import { visitorKey, networkKey } from '../http/visitor.ts'
import { withTimeout } from '../http/with-timeout.ts'

/**
 * How many questions one visitor may ask. The first limit stops scripts, the second a visitor who
 * asks all evening. `aloneMaxCount` is the stricter limit per isolate while KV is unavailable.
 */
const visitorLimits = [
  { maxCount: 20, aloneMaxCount: 12, windowSec: 5 * 60 },
  { maxCount: 100, aloneMaxCount: 60, windowSec: DAY_SEC },
] as const

/** How many questions one IPv6 /48 may ask: a rented server may have one, which is 65,536 visitors to us. */
const networkLimits = [
  { maxCount: 60, aloneMaxCount: 36, windowSec: 5 * 60 },
  { maxCount: 300, aloneMaxCount: 180, windowSec: DAY_SEC },
] as const

type TurnLimits = typeof visitorLimits | typeof networkLimits

/** The window of the platform's limiter, `CHAT_BURST` in wrangler.toml, which doesn't report it. */
const BURST_WINDOW_SEC = 10

/** How long an answer waits for each list in KV before it goes on without it. */
const KV_WAIT_MS = 300

/**
 * How many visitors one isolate remembers, so that memory stays flat. The one who has been silent
 * longest is dropped first, and KV still has their turns.
 */
const MEMORY_MAX_COUNT = 1000

const longestSec = Math.max(
  ...[...visitorLimits, ...networkLimits].map(({ windowSec }) => windowSec),
)

/** When each visitor asked, as far as this isolate knows. **Units**: ms since the epoch. */
const memory = new Map<string, number[]>()

/** What `takeTurn` needs from a request. */
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
  const network = await networkKey(c)
  // Asked first, because a /48 has more addresses than KV should hold lists for.
  const networkSec = network === null ? null : await networkWaitSec(request, network)
  if (networkSec !== null) return networkSec
  const ownSec = await takeTurn(request, visitor)
  return network === null || ownSec !== null
    ? ownSec
    : await takeTurn(request, network, Date.now(), networkLimits)
}

/** How long a network has to wait, without counting anything; null if it may ask now. **Units**: s. */
async function networkWaitSec({ kv, onFailure }: TurnContext, network: string) {
  const nowMs = Date.now()
  const known = memory.get(network) ?? []
  const early = waitSec(networkLimits, known, nowMs)
  if (early !== null) return early
  const stored = await readTurns(kv, `chat:${network}`).catch(() => null)
  if (stored === null) onFailure('read')
  return waitSec(networkLimits, joinTurns(stored ?? [], known, nowMs), nowMs, stored === null)
}

/**
 * Counts a question of a visitor, or of a network, if the limits allow one more in each of their
 * windows.
 *
 * Exact within one isolate: a turn is noted in memory before anything is awaited. Other isolates'
 * turns come from KV, which shows a write elsewhere within a minute and may lose one of two
 * concurrent writes. `CHAT_BURST` bounds the excess per location, and the daily limit in D1
 * overall. Over a limit, nothing is written.
 *
 * **Shape**: returns null if the turn was counted, otherwise the seconds until the next one.
 * **Errors**: none. Without KV the isolate's own count is used, with the stricter limit.
 */
export async function takeTurn(
  { kv, waitUntil, onFailure }: TurnContext,
  visitor: string,
  nowMs = Date.now(),
  limits: TurnLimits = visitorLimits,
): Promise<number | null> {
  const known = memory.get(visitor) ?? []
  // Each turn has its own millisecond, which identifies it when lists are merged.
  const turnMs = Math.max(nowMs, (known.at(-1) ?? 0) + 1)
  const early = waitSec(limits, known, turnMs)
  if (early !== null) return early
  remember(visitor, [...known, turnMs])

  const key = `chat:${visitor}`
  const stored = await readTurns(kv, key).catch(() => null)
  if (stored === null) onFailure('read')
  const joined = joinTurns(stored ?? [], memory.get(visitor) ?? [], nowMs)
  const wait = waitSec(limits, joined, turnMs, stored === null)
  remember(visitor, wait === null ? joined : joined.filter((other) => other !== turnMs))
  if (wait !== null) return wait
  // KV accepts one write a second per key. The next turn's write makes up for a failed one.
  const write = kv.put(key, JSON.stringify(joined), { expirationTtl: longestSec })
  waitUntil(write.catch(() => onFailure('write')))
  return null
}

/** The turns of two lists that still count, oldest first. */
function joinTurns(stored: readonly number[], known: readonly number[], nowMs: number): number[] {
  return [...new Set([...stored, ...known])]
    .filter((turn) => turn > nowMs - longestSec * 1000)
    .toSorted((a, b) => a - b)
}

/** **Errors**: rejects when KV fails or is slow, because the visitor is waiting. */
async function readTurns(kv: KVNamespace, key: string): Promise<number[]> {
  const value: unknown = await withTimeout(kv.get(key, 'json'), 'KV', KV_WAIT_MS)
  return Array.isArray(value) ? value.filter((turn) => Number.isSafeInteger(turn)) : []
}

/** How long until the limits allow a turn, given the earlier ones; null if they do now. */
function waitSec(
  limits: TurnLimits,
  turns: readonly number[],
  turnMs: number,
  isAlone = false,
): number | null {
  const waits = limits.flatMap(({ maxCount, aloneMaxCount, windowSec }) => {
    const counted = turns.filter((turn) => turn > turnMs - windowSec * 1000 && turn < turnMs)
    // The limit allows another turn once this one leaves the window.
    const oldest = counted.at(-(isAlone ? aloneMaxCount : maxCount))
    return oldest === undefined ? [] : Math.ceil((oldest + windowSec * 1000 - turnMs) / 1000)
  })
  return waits.length > 0 ? Math.max(...waits) : null
}

function remember(visitor: string, turns: number[]): void {
  setNewest(memory, visitor, turns, MEMORY_MAX_COUNT)
}
