/** What D1 says when a write failed for a reason that passes. */
const TRANSIENT =
  /network connection lost|storage caused object to be reset|internal error|D1 DB is overloaded|reset because its code was updated|object has moved/i

const ATTEMPT_COUNT = 3
const FIRST_PAUSE_MS = 50

/**
 * Runs a D1 write, again if D1 says that it failed for the moment.
 *
 * **Errors**: throws what D1 threw when it is no such failure, or stays one. The write must leave
 * the same rows when it runs twice: a lost connection does not tell whether it was done.
 */
export async function retryWrite<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt === ATTEMPT_COUNT || !TRANSIENT.test(String(error))) throw error
      await new Promise((done) => setTimeout(done, FIRST_PAUSE_MS * 4 ** (attempt - 1)))
    }
  }
}
