import { DAY_MS } from '#app/rules/time-units.ts'
import { logEvent } from '../http/request-log.ts'

/** How many rows one statement deletes: a long one would hold up every other write. */
const BATCH_ROW_COUNT = 500

/**
 * How many statements one run makes, over all tables. Anything left waits for the next run. The platform
 * allows 1,000 queries to one run.
 */
const RUN_STATEMENT_COUNT = 800

/**
 * Which rows of a table are deleted.
 *
 * **Shape**: `key` names the columns that identify a row. A row is deleted if its column `age` is before
 * `at`, in the table's unit, and `only` is true of it. With `needsMail` nothing is deleted while mail is
 * off.
 */
type Rule = {
  table: string
  key: string
  age: string
  only?: string
  at: (nowMs: number) => unknown
  needsMail?: boolean
}

/** A rule, and how many rows it has deleted in this run. */
type Job = Rule & { removedCount: number }

/** Which rows are deleted, and when. **Source**: the periods named in /privacy. */
const rules: readonly Rule[] = [
  {
    table: 'limits',
    key: 'name, key, ends_at_sec',
    age: 'ends_at_sec',
    at: (nowMs) => Math.floor(nowMs / 1000),
  },
  {
    // A day longer than the wait itself, because earlier refusals make the next wait longer.
    table: 'attempts',
    key: 'key',
    age: 'ends_at_sec',
    at: (nowMs) => Math.floor((nowMs - DAY_MS) / 1000),
  },
  {
    table: 'synced_sessions',
    key: 'id',
    age: 'ends_at_sec',
    at: (nowMs) => Math.floor(nowMs / 1000),
  },
  {
    // Kept for a while so that the operator can be told. Holds no personal data by then.
    table: 'outbox',
    key: 'id',
    age: 'given_up_at_ms',
    at: (nowMs) => nowMs - 30 * DAY_MS,
  },
  {
    table: 'signed_out_sessions',
    key: 'session_id',
    age: 'ends_at_sec',
    at: (nowMs) => Math.floor(nowMs / 1000),
  },
  {
    table: 'address_changes',
    key: 'id',
    age: 'ends_at_sec',
    at: (nowMs) => Math.floor(nowMs / 1000),
  },
  {
    // The address may be someone else's. The column is null for an account whose owner was never asked
    // to confirm, because mail was off or the day's emails were spent, so that account stays.
    table: 'users',
    key: 'id',
    age: 'verify_mailed_at_sec',
    only: 'email_verified_at_sec is null',
    at: (nowMs) => Math.floor((nowMs - 30 * DAY_MS) / 1000),
    needsMail: true,
  },
  {
    table: 'subscribers',
    key: 'email',
    age: 'asked_at_ms',
    only: "status = 'pending'",
    at: (nowMs) => nowMs - 30 * DAY_MS,
  },
  {
    table: 'bookings',
    key: 'id',
    age: 'ends_at',
    at: (nowMs) => new Date(nowMs - 365 * DAY_MS).toISOString(),
  },
  {
    table: 'chat_questions',
    key: 'id',
    age: 'kept_at_ms',
    at: (nowMs) => nowMs - 30 * DAY_MS,
  },
]

/** The columns that name a user in rows which outlive an account that the rule `users` deletes. */
const userColumns = [
  { table: 'subscribers', column: 'asked_by_user_id' },
  // A call that names a user is hidden from the browser that booked it.
  { table: 'bookings', column: 'user_id' },
] as const

/**
 * Deletes expired rows, oldest first, and logs the count per table. The tables take turns, so that a full
 * one does not hold up the others. Two runs at once are safe.
 */
export async function cleanUp(
  db: D1Database,
  nowMs: number,
  options: { sendsMail: boolean },
): Promise<void> {
  const queue = rules
    .filter(({ needsMail = false }) => !needsMail || options.sendsMail)
    .map((rule) => ({ ...rule, removedCount: 0 }))
  for (let count = 0; count < RUN_STATEMENT_COUNT; count += 1) {
    const job = queue.shift()
    if (job === undefined) break
    if (!(await removeBatch(db, job, nowMs))) queue.push(job)
  }
  for (const { table, removedCount } of queue) {
    logEvent('error', 'cleanup.unfinished', 'scheduled', { table, removedCount })
  }
  for (const where of userColumns) await forgetDeletedUsers(db, where)
}

/** Clears the ids of deleted users from a column. */
async function forgetDeletedUsers(
  db: D1Database,
  { table, column }: (typeof userColumns)[number],
): Promise<void> {
  try {
    await db
      .prepare(
        `update ${table} set ${column} = null
         where ${column} is not null and ${column} not in (select id from users)`,
      )
      .run()
  } catch (error) {
    logEvent('error', 'cleanup.failed', 'scheduled', { table, error: String(error) })
  }
}

/** Deletes the oldest expired rows of a table. **Shape**: true if this run is done with the table. */
async function removeBatch(db: D1Database, job: Job, nowMs: number): Promise<boolean> {
  const { table, key, age, only = 'true', at } = job
  try {
    const { meta } = await db
      .prepare(
        `delete from ${table} where (${key}) in (
           select ${key} from ${table} where ${age} < ?1 and ${only}
           order by ${age} limit ${BATCH_ROW_COUNT})`,
      )
      .bind(at(nowMs))
      .run()
    job.removedCount += meta.changes
    if (meta.changes === BATCH_ROW_COUNT) return false
    logEvent('info', 'cleanup.done', 'scheduled', { table, removedCount: job.removedCount })
  } catch (error) {
    // A table that fails does not stop the others; the next run tries it again.
    logEvent('error', 'cleanup.failed', 'scheduled', { table, error: String(error) })
  }
  return true
}
