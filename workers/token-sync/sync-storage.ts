import { createWorkersKVSessionStorage } from '@react-router/cloudflare'
import type { Context } from 'hono'
import { createCookie } from 'react-router'
import type { AppEnv } from '../http/settings.ts'
import { SYNC_SEC, syncStore } from './synced-sessions.ts'
import type { TokenClaims } from './token.ts'

/** The sessions in KV behind a signed, HttpOnly cookie; without claims none can be stored. */
export function syncStorage(c: Context<AppEnv>, claims: TokenClaims | null) {
  const secure = c.get('url').protocol === 'https:'
  const cookie = createCookie(syncCookieName(c), {
    secrets: [...c.get('settings').AUTH_SECRET],
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: SYNC_SEC,
  })
  return createWorkersKVSessionStorage({ cookie, kv: syncStore(c.env, claims) })
}

/** The name of that cookie. */
export function syncCookieName(c: Context<AppEnv>): string {
  return c.get('url').protocol === 'https:' ? '__Host-synced-session' : 'synced-session'
}

/** Removes the synced session of this browser; gives the `Set-Cookie` header that says so. */
export async function endSyncedSession(c: Context<AppEnv>): Promise<string> {
  const storage = syncStorage(c, null)
  return await storage.destroySession(await storage.getSession(c.req.header('Cookie')))
}
