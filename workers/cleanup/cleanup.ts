import { DAY_MS } from '#app/rules/time-units.ts'
import { logEvent } from '../http/request-log.ts'

/** How many rows one statement deletes: a long one would hold up every other write. */
const BATCH_ROW_COUNT = 500

/** How many statements one run makes for a table. Anything left waits for the next run. */
const BATCH_COUNT = 20

/**
 * What is deleted, and when.
 *
 * **Shape**: `key` names the columns that identify a row; `expired` is true of the rows to delete,
 * where `?1` is the time of the run in the table's unit. With `needsMail` nothing is deleted while
 * mail is off.
 * **Source**: the periods named in /privacy.
 */
const rules: readonly {
  table: string
  key: string
  expired: string
  at: (nowMs: number) => unknown
  needsMail?: boolean
}[] = [
  {
    table: 'limits',
    key: 'name, key, ends_at_sec',
    expired: 'ends_at_sec < ?1',
    at: (nowMs) => Math.floor(nowMs / 1000),
  },
  {
    // A day longer than the wait itself, because earlier refusals make the next wait longer.
    table: 'attempts',
    key: 'key',
    expired: 'ends_at_sec < ?1',
    at: (nowMs) => Math.floor((nowMs - DAY_MS) / 1000),
  },
  {
    table: 'synced_sessions',
    key: 'id',
    expired: 'ends_at_sec < ?1',
    at: (nowMs) => Math.floor(nowMs / 1000),
  },
  {
    // Kept for a while so that the operator can be told. Holds no personal data by then.
    table: 'outbox',
    key: 'id',
    expired: 'given_up_at_ms < ?1',
    at: (nowMs) => nowMs - 30 * DAY_MS,
  },
  {
    table: 'signed_out_sessions',
    key: 'session_id',
    expired: 'ends_at_sec < ?1',
    at: (nowMs) => Math.floor(nowMs / 1000),
  },
  {
    table: 'address_changes',
    key: 'id',
    expired: 'ends_at_sec < ?1',
    at: (nowMs) => Math.floor(nowMs / 1000),
  },
  {
    // The address may be someone else's. Without mail nobody could confirm it, so nothing is
    // deleted.
    table: 'users',
    key: 'id',
    expired: 'email_verified_at_sec is null and created_at_sec < ?1',
    at: (nowMs) => Math.floor((nowMs - 30 * DAY_MS) / 1000),
    needsMail: true,
  },
  {
    table: 'subscribers',
    key: 'email',
    expired: "status = 'pending' and asked_at_ms < ?1",
    at: (nowMs) => nowMs - 30 * DAY_MS,
  },
  {
    table: 'bookings',
    key: 'id',
    expired: 'ends_at < ?1',
    at: (nowMs) => new Date(nowMs - 365 * DAY_MS).toISOString(),
  },
  {
    table: 'chat_questions',
    key: 'id',
    expired: 'kept_at_ms < ?1',
    at: (nowMs) => nowMs - 30 * DAY_MS,
  },
]

/** Deletes expired rows in batches, and logs the count per table. Two runs at once are safe. */
export async function cleanUp(
  db: D1Database,
  nowMs: number,
  options: { sendsMail: boolean },
): Promise<void> {
  for (const { table, key, expired, at, needsMail = false } of rules) {
    if (needsMail && !options.sendsMail) continue
    try {
      const statement = db
        .prepare(
          `delete from ${table} where (${key}) in
             (select ${key} from ${table} where ${expired} limit ${BATCH_ROW_COUNT})`,
        )
        .bind(at(nowMs))
      let removedCount = 0
      for (let batch = 0; batch < BATCH_COUNT; batch += 1) {
        const { meta } = await statement.run()
        removedCount += meta.changes
        if (meta.changes < BATCH_ROW_COUNT) break
      }
      logEvent('info', 'cleanup.done', 'scheduled', { table, removedCount })
    } catch (error) {
      // A table that fails does not stop the others; the next run tries it again.
      logEvent('error', 'cleanup.failed', 'scheduled', { table, error: String(error) })
    }
  }
}
