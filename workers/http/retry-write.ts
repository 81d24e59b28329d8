/** D1's messages for a write that failed temporarily. */
const TRANSIENT =
  /network connection lost|storage caused object to be reset|internal error|D1 DB is overloaded|reset because its code was updated|object has moved/i

const ATTEMPT_COUNT = 3
const FIRST_PAUSE_MS = 50

/**
 * Runs a D1 write, and retries it if it failed temporarily.
 *
 * **Errors**: throws D1's error if it is permanent or the retries fail too. The write must be
 * idempotent: after a lost connection nobody knows whether it was done.
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
