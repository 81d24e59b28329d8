import { createWorkersKVSessionStorage } from '@react-router/cloudflare'
import type { Context } from 'hono'
import { createCookie } from 'react-router'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'
import { isSecure, ownCookieName } from '../http/own-cookie.ts'
import { withTimeout } from '../http/with-timeout.ts'
import { SYNC_SEC, syncStore } from './synced-sessions.ts'
import type { TokenClaims } from './token.ts'

/** The cookie of a synced session. */
export const SYNC_COOKIE = 'synced-session'

/** Sessions in KV behind a signed, HttpOnly cookie. Without claims, none can be stored. */
export function syncStorage(c: Context<AppEnv>, claims: TokenClaims | null) {
  return createWorkersKVSessionStorage({ cookie: syncCookie(c), kv: syncStore(c.env, claims) })
}

function syncCookie(c: Context<AppEnv>) {
  return createCookie(ownCookieName(c, SYNC_COOKIE), {
    secrets: [...c.get('settings').AUTH_SECRET],
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(c),
    maxAge: SYNC_SEC,
  })
}

/**
 * Deletes this browser's synced session, and returns the `Set-Cookie` header that removes its
 * cookie.
 *
 * **Errors**: none: the cookie goes even when KV hangs, so that the next person at this browser
 * does not have it. What is left in KV expires within a day.
 */
export async function endSyncedSession(c: Context<AppEnv>): Promise<string> {
  const storage = syncStorage(c, null)
  try {
    const session = await storage.getSession(c.req.header('Cookie'))
    if (session.id === '') return await clearedCookie(c)
    return await withTimeout(storage.destroySession(session), 'KV')
  } catch (error) {
    logEvent('error', 'token-sync.not-deleted', c.get('requestId'), { error: String(error) })
    return await clearedCookie(c)
  }
}

function clearedCookie(c: Context<AppEnv>): Promise<string> {
  return syncCookie(c).serialize('', { maxAge: undefined, expires: new Date(0) })
}
