import { retryWrite } from './retry-write.ts'

/**
 * So many in so long.
 *
 * **Units**: `windowSec` is the length of the fixed window in which `maxCount` are let through.
 */
export type Limit = { name: string; maxCount: number; windowSec: number }

/** Whether one more was let through, with how many are left and when the window ends. */
export type LimitResult =
  | { kind: 'taken'; leftCount: number; resetSec: number }
  | { kind: 'limited'; retryAfterSec: number }

/**
 * Counts one against a limit, exactly: the count is one atomic write in D1, whichever place it
 * comes from. Once over, nothing is written any more until the window ends.
 *
 * **Units**: counts; the window is fixed, so that at its edge up to twice the limit can pass.
 * **Errors**: throws when D1 does; what then holds is the caller's choice.
 */
export async function takeFromLimit(
  db: D1Database,
  { name, maxCount, windowSec }: Limit,
  key: string,
  nowMs = Date.now(),
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
