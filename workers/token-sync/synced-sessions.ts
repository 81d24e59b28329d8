import { DAY_SEC } from '#app/rules/time-units.ts'
import { nowSec } from '../http/now-sec.ts'
import { logEvent } from '../http/request-log.ts'
import type { TokenClaims } from './token.ts'

/** How long another service may trust a synced session. A signed-in client renews it in time. */
export const SYNC_SEC = DAY_SEC

/** The most synced sessions a user can have: a new password has to end each of them. */
const USER_MAX_COUNT = 20

/** The prefix of every key in KV, so that a cookie cannot name anything else there. */
const PREFIX = 'token-sync:'

/** Thrown if a synced session would outlive the session that its token was issued for. */
export class SignedOutError extends Error {}

/**
 * The part of KV that holds the sessions.
 *
 * D1 records the user of each one, because KV cannot be searched by user and a deleted account must
 * leave nothing.
 */
export function syncStore(env: Env, claims: TokenClaims | null): KVNamespace {
  const store = {
    get: (id: string) => env.KV.get(PREFIX + id),
    async put(id: string, value: string) {
      if (claims === null) throw new Error('A synced session needs its user.')
      const dropped = await keepRow(env.DB, id, claims)
      await env.KV.put(PREFIX + id, value, { expirationTtl: SYNC_SEC })
      await deleteValues(env, dropped)
      // A sign-out in the meantime has deleted the row, perhaps before KV had the value.
      if (await isSignedOut(env.DB, claims.sessionId)) {
        await deleteValues(env, [id])
        throw new SignedOutError()
      }
    },
    async delete(id: string) {
      await env.KV.delete(PREFIX + id)
      await env.DB.prepare('delete from synced_sessions where id = ?').bind(id).run()
    },
  }
  // The session storage calls only these three of the type's methods.
  return store as unknown as KVNamespace
}

/**
 * Records a synced session unless its user has signed out, and returns the ids of those over the
 * limit.
 */
async function keepRow(db: D1Database, id: string, claims: TokenClaims): Promise<string[]> {
  const { userId, sessionId } = claims
  const [kept, dropped] = await db.batch<{ id: string }>([
    db
      .prepare(
        `insert into synced_sessions (id, user_id, ends_at_sec, session_id) select ?1, ?2, ?3, ?4
         where not exists (
           select 1 from signed_out_sessions where session_id = ?4)
         on conflict (id) do update set user_id = ?2, ends_at_sec = ?3, session_id = ?4
         returning id`,
      )
      .bind(id, userId, nowSec() + SYNC_SEC, sessionId),
    db
      .prepare(
        `delete from synced_sessions where user_id = ?2 and id not in (
           select id from synced_sessions where user_id = ?2
           order by id = ?1 desc, ends_at_sec desc limit ${USER_MAX_COUNT})
         returning id`,
      )
      .bind(id, userId),
  ])
  if (kept?.results.length !== 1) throw new SignedOutError()
  return (dropped?.results ?? []).map((row) => row.id)
}

async function isSignedOut(db: D1Database, sessionId: string): Promise<boolean> {
  const row = await db
    .prepare('select 1 from signed_out_sessions where session_id = ?')
    .bind(sessionId)
    .first()
  return row !== null
}

/** Ends all synced sessions of a user. */
export async function endAll(env: Env, userId: string): Promise<void> {
  await endWhere(env, 'user_id', userId)
}

/** Ends the synced sessions of one login, those too whose cookie is still on its way to the browser. */
export async function endOfSession(env: Env, sessionId: string): Promise<void> {
  await endWhere(env, 'session_id', sessionId)
}

async function endWhere(env: Env, column: 'user_id' | 'session_id', value: string): Promise<void> {
  const { results } = await env.DB.prepare(
    `delete from synced_sessions where ${column} = ? returning id`,
  )
    .bind(value)
    .all<{ id: string }>()
  await deleteValues(
    env,
    results.map(({ id }) => id),
  )
}

/** Deletes values from KV. What a failure leaves there expires within a day. */
async function deleteValues(env: Env, ids: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(ids.map((id) => env.KV.delete(PREFIX + id)))
  const failedCount = results.filter(({ status }) => status === 'rejected').length
  if (failedCount > 0) logEvent('error', 'token-sync.not-deleted', 'background', { failedCount })
}
