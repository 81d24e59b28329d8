import { setNewest } from '#app/site/set-newest.ts'
import { visitorLimits, type VisitorLimit } from './limits.ts'

/**
 * How many visitors one machine remembers; the longest silent one is forgotten first. Not more than
 * ask within the minute that KV may need: what is forgotten then stands there, and memory stays flat.
 */
const MEMORY_MAX_COUNT = 1000

/** How long the note in KV is put off. */
const NOTE_DELAY_MS = 50

const longestSec = Math.max(...visitorLimits.map(({ windowSec }) => windowSec))

/** When each visitor has asked, as far as this machine knows. **Units**: ms since the epoch. */
const memory = new Map<string, number[]>()

/** How one limit stands for a visitor. */
export type Standing = { name: string; leftCount: number; resetSec: number }

/** Whether a visitor may ask now, with how the limits stand; over one of them, until when. */
export type TurnResult =
  | { kind: 'taken'; standings: Standing[] }
  | { kind: 'limited'; retryAfterSec: number; standings: Standing[] }
  | { kind: 'burst' }

/** What `takeTurn` needs of a request. */
export type TurnContext = {
  kv: KVNamespace
  waitUntil: (work: Promise<unknown>) => void
  /** Whether the visitor keeps to the burst limit; asked beside KV, for both are a call away. */
  isCalm?: () => Promise<boolean>
  /** Told when KV fails, at most twice: on reading and on writing. */
  onKvFailure: (failed: 'read' | 'write') => void
}

/**
 * Lets a visitor ask, as often as `visitorLimits` allow in any window that long.
 *
 * On one machine this is exact: a turn is noted in memory before anything is awaited, and counts
 * only those noted before it, so that of any number at once no more than the limit pass. What other
 * machines have let through comes from KV, which shows a write within a minute elsewhere and may
 * lose one of two at once. So a visitor who reaches n machines at once gets at most n times the
 * limit within that minute; `CHAT_BURST` bounds it for each place, and the day's total in D1 for
 * all of them. Over a limit, nothing is written.
 *
 * **Errors**: none: without KV the machine's own count holds, against the stricter limit.
 */
export async function takeTurn(
  { kv, waitUntil, isCalm = async () => true, onKvFailure }: TurnContext,
  visitor: string,
  nowMs = Date.now(),
): Promise<TurnResult> {
  const known = recent(memory.get(visitor) ?? [], nowMs)
  // Each turn its own millisecond: that is its name when lists are joined.
  const turnMs = Math.max(nowMs, (known.at(-1) ?? 0) + 1)
  const early = judge(known, turnMs)
  if (early.kind === 'limited') return early
  remember(visitor, [...known, turnMs])

  const key = `chat:${visitor}`
  const [stored, isInTime] = await Promise.all([readTurns(kv, key).catch(() => null), isCalm()])
  if (!isInTime) {
    remember(
      visitor,
      (memory.get(visitor) ?? []).filter((turn) => turn !== turnMs),
    )
    return { kind: 'burst' }
  }
  if (stored === null) onKvFailure('read')
  const joined = recent([...new Set([...(stored ?? []), ...(memory.get(visitor) ?? [])])], nowMs)
  const result = judge(joined, turnMs, stored === null)
  if (result.kind === 'limited') {
    remember(
      visitor,
      joined.filter((turn) => turn !== turnMs),
    )
    return result
  }
  remember(visitor, joined)
  // One that fails, for KV takes one write a second for a key, is made good by the next turn's.
  const write = async () => {
    // After the first word, which the visitor waits for.
    await scheduler.wait(NOTE_DELAY_MS)
    await kv.put(key, JSON.stringify(joined), { expirationTtl: longestSec })
  }
  waitUntil(write().catch(() => onKvFailure('write')))
  return result
}

async function readTurns(kv: KVNamespace, key: string): Promise<number[]> {
  const value: unknown = await kv.get(key, 'json')
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
): Exclude<TurnResult, { kind: 'burst' }> {
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
