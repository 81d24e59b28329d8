import { DatabaseSync } from 'node:sqlite'
import { dayTotal } from '../../workers/chat/limits.ts'

/** How long to wait while the server itself writes. */
const BUSY_TIMEOUT_MS = 5000

/** Opens the D1 file of a server that runs, for as long as `work` takes. **Shape**: gives what it gives. */
export function withDatabase(file, work) {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** More than any load asks. */
const LENT_COUNT = 1_000_000

/**
 * Lets the model be asked more often, today and tomorrow, than the day's total: a load would spend that
 * within minutes. To be called before the load: a server that finds its database locked answers 500.
 */
export function lendQuestions(file) {
  const { name, windowSec } = dayTotal
  const today = Math.floor(Date.now() / 1000 / windowSec)
  withDatabase(file, (database) => {
    const insert = database.prepare(
      `insert or replace into limits (name, key, ends_at_sec, taken_count) values (?, 'site', ?, ?)`,
    )
    for (const day of [today, today + 1]) insert.run(name, (day + 1) * windowSec, -LENT_COUNT)
  })
}
