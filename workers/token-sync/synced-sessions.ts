import type { AccountDataPart } from '../http/account-data.ts'

/** How long another service may believe a synced session: a signed-in client renews it by then. */
export const SYNC_SEC = 24 * 3600

/** Before every key in KV, so that a cookie can name nothing else there. */
const PREFIX = 'token-sync:'

/**
 * The part of KV in which the sessions lie.
 *
 * D1 notes whose each is: KV cannot be asked by user, and a deleted account must leave nothing.
 */
export function syncStore(env: Env, userId: string | null): KVNamespace {
  const store = {
    get: (id: string) => env.KV.get(PREFIX + id),
    async put(id: string, value: string) {
      if (userId === null) throw new Error('A synced session needs its user.')
      await env.DB.prepare(
        `insert into synced_sessions (id, user_id, ends_at_sec) values (?1, ?2, ?3)
         on conflict (id) do update set user_id = ?2, ends_at_sec = ?3`,
      )
        .bind(id, userId, Math.floor(Date.now() / 1000) + SYNC_SEC)
        .run()
      await env.KV.put(PREFIX + id, value, { expirationTtl: SYNC_SEC })
    },
    async delete(id: string) {
      await env.KV.delete(PREFIX + id)
      await env.DB.prepare('delete from synced_sessions where id = ?').bind(id).run()
    },
  }
  // The session storage calls these three only; the type has many more.
  return store as unknown as KVNamespace
}

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
  erase: (c, { id }) => eraseAll(c.env, id),
  endSessions: eraseAll,
}

async function eraseAll(env: Env, userId: string): Promise<void> {
  const { results } = await env.DB.prepare('select id from synced_sessions where user_id = ?')
    .bind(userId)
    .all<{ id: string }>()
  for (const { id } of results) await syncStore(env, null).delete(id)
}
