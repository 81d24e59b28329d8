import type { Context } from 'hono'
import type { AccountDataPart, BrowserSession } from '../http/account-data-part.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { ResponseHeaders } from './contract.ts'
import { noteSignOut } from './session.ts'
import { readClaims } from './session-cookie.ts'
import { withTimeout } from '../http/with-timeout.ts'

/**
 * Ends, in the background, what other features store for a user's sessions.
 *
 * **Errors**: none: the change is already made, and its owner must get the cookie and the notice.
 */
export function endSyncs(
  c: Context<AppEnv>,
  accountData: readonly AccountDataPart[],
  userId: string,
): void {
  const work = accountData.map(async (part) => {
    try {
      await part.endSessions?.(c.env, userId)
    } catch (error) {
      logFailure(c, part, error)
    }
  })
  c.executionCtx.waitUntil(Promise.all(work))
}

/**
 * Ends what other features store in this browser besides the session, and returns the headers that
 * remove their cookies. Call it before the session's own cookie is removed.
 *
 * **Errors**: none: a browser is signed out even when a part fails.
 */
export async function leaveBrowser(
  c: Context<AppEnv>,
  accountData: readonly AccountDataPart[],
): Promise<ResponseHeaders> {
  const claims = await readClaims(c)
  const session: BrowserSession | null = claims
    ? { userId: claims.userId, sessionId: claims.sessionId }
    : null
  if (session) await noteOrLog(c, session)
  const headers = accountData.map(async (part) => {
    try {
      return (await part.leaveBrowser?.(c, session)) ?? []
    } catch (error) {
      logFailure(c, part, error)
      return []
    }
  })
  return (await Promise.all(headers)).flat()
}

/** Records the sign-out. A failure, or a D1 that hangs, is only logged: the cookie must still be removed. */
async function noteOrLog(c: Context<AppEnv>, session: BrowserSession): Promise<void> {
  try {
    await withTimeout(noteSignOut(c.env.DB, session), 'D1')
  } catch (error) {
    logEvent('error', 'session.not-noted', c.get('requestId'), { error: String(error) })
  }
}

function logFailure(c: Context<AppEnv>, { name }: AccountDataPart, error: unknown): void {
  logEvent('error', 'session.not-ended', c.get('requestId'), { part: name, error: String(error) })
}
