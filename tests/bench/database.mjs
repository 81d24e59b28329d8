import { DatabaseSync } from 'node:sqlite'

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
