import { DAY_SEC } from '#app/rules/time-units.ts'
import { retryWrite } from '../http/retry-write.ts'
import type { Refused } from './contract.ts'

/** How many attempts are allowed in one window. */
export const ATTEMPT_MAX_COUNT = 10
const ATTEMPT_WINDOW_SEC = 600

/** Each full window in a row doubles the wait, up to 16 windows, so nobody is locked out for good. */
const DOUBLING_MAX_COUNT = 4

/** A full window is cleared after this long without attempts. */
const MEMORY_SEC = DAY_SEC

/** Whether an attempt may be made, and if not, when to come back. */
export type AttemptResult = { kind: 'taken' } | { kind: 'limited'; retryAfterSec: number }

/**
 * Counts one attempt under each of the keys, before anything costly is done for it. The window
 * starts with the first attempt; the count is one atomic write in D1.
 *
 * **Errors**: throws when D1 does: without a count nothing is hashed.
 */
export async function takeAttempt(
  db: D1Database,
  keys: readonly string[],
  nowMs = Date.now(),
): Promise<AttemptResult> {
  const nowSec = Math.floor(nowMs / 1000)
  for (const key of keys) {
    const row = await take(db, key, nowSec)
    if (row === null) {
      const endsAtSec = await findEnd(db, key)
      return { kind: 'limited', retryAfterSec: Math.max(1, endsAtSec - nowSec) }
    }
  }
  return { kind: 'taken' }
}

/** Counts an attempt as `takeAttempt` does. Returns its refusal, or null. */
export async function refuseTooMany(
  db: D1Database,
  keys: readonly string[],
): Promise<Refused | null> {
  const result = await takeAttempt(db, keys)
  return result.kind === 'taken' ? null : refuseFor(result)
}

/** The refusal of a visitor who is over a limit. */
export function refuseFor({ retryAfterSec }: { retryAfterSec: number }): Refused {
  return { kind: 'refused', code: 'too-many-requests', retryAfterSec }
}

async function take(db: D1Database, key: string, nowSec: number) {
  const id = crypto.randomUUID()
  return await retryWrite(() =>
    db
      .prepare(
        // In an update every expression sees the row as it was before. A row with this attempt's id
        // was written by a try whose response was lost, so it must not count twice.
        `insert into attempts (key, taken_count, full_count, ends_at_sec, last_id)
         values (?1, 1, 0, ?2 + ?3, ?7)
         on conflict (key) do update set
           last_id = ?7,
           taken_count = case
             when last_id = ?7 then taken_count
             when ends_at_sec > ?2 then taken_count + 1
             else 1
           end,
           full_count = case
             when ends_at_sec > ?2 then full_count
             when taken_count >= ?4 and ends_at_sec > ?2 - ?5 then min(full_count + 1, ?6)
             else 0
           end,
           ends_at_sec = case
             when last_id = ?7 then ends_at_sec
             when ends_at_sec <= ?2 then ?2 + ?3
             when taken_count + 1 = ?4 then ?2 + (?3 << full_count)
             else ends_at_sec
           end
         where ends_at_sec <= ?2 or taken_count < ?4 or last_id = ?7
         returning taken_count`,
      )
      .bind(key, nowSec, ATTEMPT_WINDOW_SEC, ATTEMPT_MAX_COUNT, MEMORY_SEC, DOUBLING_MAX_COUNT, id)
      .first<{ taken_count: number }>(),
  )
}

async function findEnd(db: D1Database, key: string): Promise<number> {
  const row = await db
    .prepare('select ends_at_sec from attempts where key = ?')
    .bind(key)
    .first<{ ends_at_sec: number }>()
  return row?.ends_at_sec ?? 0
}

/** Gives back an attempt that succeeded, so that an office behind one address isn't locked out. */
export async function giveBackAttempt(db: D1Database, key: string): Promise<void> {
  await db
    .prepare('update attempts set taken_count = taken_count - 1 where key = ? and taken_count > 0')
    .bind(key)
    .run()
}

/** Clears the attempts under some keys, once the owner has signed in. */
export async function forgetAttempts(db: D1Database, keys: readonly string[]): Promise<void> {
  await db.batch(keys.map((key) => db.prepare('delete from attempts where key = ?').bind(key)))
}
