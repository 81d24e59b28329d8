import type { Context } from 'hono'
import type { AccountDataPart } from '../http/account-data-part.ts'
import type { AppEnv } from '../http/app-env.ts'
import { logEvent } from '../http/request-log.ts'
import { readOwnCookie } from '../http/own-cookie.ts'
import { withTimeout } from '../http/with-timeout.ts'
import { endSyncedSession, SYNC_COOKIE } from './sync-storage.ts'
import { endAll, endOfSession } from './synced-sessions.ts'

/** What token sync keeps about a user. */
export const syncedSessions: AccountDataPart = {
  name: 'syncedSessions',
  async list(env, { id }) {
    const { results } = await env.DB.prepare(
      'select ends_at_sec from synced_sessions where user_id = ?',
    )
      .bind(id)
      .all<{ ends_at_sec: number }>()
    return results.map((row) => ({ endsAt: new Date(row.ends_at_sec * 1000).toISOString() }))
  },
  async erase({ env }, { id }) {
    await endAll(env, id)
    await env.DB.prepare('delete from signed_out_sessions where user_id = ?').bind(id).run()
  },
  endSessions: endAll,
  async leaveBrowser(c, session) {
    if (c.get('settings').TOKEN_SYNC_URL === null) return []
    if (session) c.executionCtx.waitUntil(endLogin(c, session.sessionId))
    const isSynced = readOwnCookie(c, SYNC_COOKIE) !== undefined
    return isSynced ? [['Set-Cookie', await endSyncedSession(c)]] : []
  },
}

async function endLogin(c: Context<AppEnv>, sessionId: string): Promise<void> {
  try {
    await withTimeout(endOfSession(c.env, sessionId), 'KV')
  } catch (error) {
    logEvent('error', 'token-sync.not-deleted', c.get('requestId'), { error: String(error) })
  }
}
