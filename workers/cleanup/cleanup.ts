import { logEvent } from '../http/request-log.ts'

const DAY_MS = 86_400_000

/** How many rows one statement removes: a long one would hold up every other write. */
const BATCH_ROW_COUNT = 500

/** How many statements one run makes for a table; what is left waits for the next run. */
const BATCH_COUNT = 20

/**
 * What is removed, and when.
 *
 * **Shape**: `key` names the columns that tell a row; `expired` is true of the rows to remove, with
 * the time of the run as `?1`, in the unit that the table keeps. With `needsMail` nothing is removed
 * while the site sends no mail.
 * **Source**: the times that /privacy names.
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
    // A day longer than the wait itself: how often somebody was refused makes the next wait longer.
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
    // Kept for a while so that the operator can be told; empty of anybody's data.
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
    // It keeps an address that may be somebody else's. Without mail nobody could confirm one.
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

/** Removes what has had its time, in batches, and logs how much of each; may run twice at once. */
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
      // One table that fails leaves the others their turn; the next run tries again.
      logEvent('error', 'cleanup.failed', 'scheduled', { table, error: String(error) })
    }
  }
}
