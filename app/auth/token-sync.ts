import { DAY_MS } from '#app/rules/time-units.ts'
import { TOKEN_MAX_AGE_SEC } from '#workers/token-sync/contract.ts'

/** Where the Worker hands the signed-in user a token. */
const TOKEN_PATH = '/api/token-sync/token'

/** The other service forgets a user after a day: a tab tells it again well before. */
const RENEW_MS = DAY_MS / 2

const CALL_LIMIT_MS = 15_000

/**
 * The `sessionStorage` key under which a tab remembers whom it has reported to the other service.
 */
const STORED = 'token-sync'

let lastToken: string | null = null

/**
 * Tells the service at `url` who is signed in, if that has changed since this tab last did.
 *
 * **Shape**: `user` is a text that differs from user to user; 'null' means nobody.
 * **Errors**: throws when a call fails; it is then made again at the next change or load.
 */
export async function syncToken(url: string, user: string): Promise<void> {
  const target = new URL(url, window.location.href)
  if (target.origin !== window.location.origin || user === readSynced()) return
  if (user === 'null') {
    await call(target, { method: 'DELETE' })
    sessionStorage.removeItem(STORED)
  } else {
    await sendToken(target)
    sessionStorage.setItem(STORED, JSON.stringify({ user, atMs: Date.now() }))
  }
}

async function sendToken(target: URL): Promise<void> {
  // Measured from the request: by the token's own time, every token would look too old on a device
  // whose clock is fast.
  const startedAtMs = Date.now()
  const { token } = (await (await call(TOKEN_PATH)).json()) as { token: string }
  if (token === lastToken) return
  if (Date.now() - startedAtMs > TOKEN_MAX_AGE_SEC * 1000) throw new Error('The token is too old.')
  await call(target, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  lastToken = token
}

async function call(target: URL | string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(target, { ...init, signal: AbortSignal.timeout(CALL_LIMIT_MS) })
  if (!answer.ok) throw new Error(`${String(target)} answered ${answer.status}.`)
  return answer
}

/** The user whom this tab last reported; 'null' for nobody, '' if the report must be renewed. */
function readSynced(): string {
  const stored = sessionStorage.getItem(STORED)
  if (stored === null) return 'null'
  const { user, atMs } = JSON.parse(stored) as { user: string; atMs: number }
  return Date.now() - atMs > RENEW_MS ? '' : user
}
