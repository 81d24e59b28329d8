import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { takeErrors } from '#tests/support/setup.ts'
import { changeRow, createUser, createVisitor, findRow, PASSWORD } from '#tests/support/visitor.ts'

const settings = { TOKEN_SYNC_URL: '/api/token-sync' }
const SYNCED = '__Host-synced-session'
const SESSION = '__Host-authjs.session-token'
const NEW_PASSWORD = 'seven geese at noon'

type Visitor = ReturnType<typeof createVisitor>

async function fetchToken(visitor: Visitor): Promise<string> {
  return (await (await visitor.send('/api/token-sync/token')).json<{ token: string }>()).token
}

async function sync(visitor: Visitor, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await visitor.send('/api/token-sync', { method: 'POST', headers })).status
}

/** How many synced sessions of a user the database records, and how many KV holds. */
async function countSynced(email: string): Promise<[inDatabase: number, inKv: number]> {
  const rows = await env.DB.prepare('select 1 from synced_sessions where user_id = ?')
    .bind((await findRow(email))?.id)
    .all()
  const { keys } = await env.KV.list({ prefix: 'token-sync:' })
  return [rows.results.length, keys.length]
}

async function emptyKv() {
  const { keys } = await env.KV.list()
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
}

/** KV whose deletions fail, as in a bad minute of the platform. */
const brokenKv = {
  get: (key: string) => env.KV.get(key),
  put: (key: string, value: string, options: KVNamespacePutOptions) =>
    env.KV.put(key, value, options),
  delete: () => Promise.reject(new Error('KV is away')),
}

/** D1 whose writes of token sync fail. */
const brokenSync = new Proxy(env.DB, {
  get(db, name) {
    if (name !== 'prepare') return (Reflect.get(db, name) as () => void).bind(db)
    return (sql: string) => {
      if (/synced_sessions|signed_out_sessions/.test(sql)) throw new Error('D1 is away')
      return db.prepare(sql)
    }
  },
})

test('a cookie that was copied before signing out is worth nothing afterwards', async () => {
  for (const options of [{}, { settings }]) {
    const email = `copied-${Object.keys(options).length}@example.com`
    const owner = await createUser(email, options)
    const thief = createVisitor(options)
    const other = createVisitor(options)
    await other.post('signIn', { email, password: PASSWORD })
    const copied = [...owner.jar]
    for (const [name, value] of copied) thief.jar.set(name, value)
    expect((await thief.view()).user).toMatchObject({ email })
    await owner.post('signOut')
    expect((await thief.view()).user).toBeNull()
    const again = createVisitor(options)
    for (const [name, value] of copied) again.jar.set(name, value)
    expect(await again.read('readAccount')).toMatchObject({ kind: 'signed-out' })
    // Other sessions of the same user go on.
    expect((await other.view()).user).toMatchObject({ email })
    const kept = await env.DB.prepare(
      'select max(ends_at_sec) from signed_out_sessions where user_id = ?',
    )
      .bind((await findRow(email))?.id)
      .first<number>('max(ends_at_sec)')
    expect(Number(kept) - Date.now() / 1000).toBeGreaterThan(30 * 24 * 3600 - 60)
  }
})

test('signing out deletes the synced cookie although KV or D1 fails', async () => {
  for (const [name, broken] of Object.entries({ KV: brokenKv, DB: brokenSync })) {
    const email = `fails-${name.toLowerCase()}@example.com`
    const visitor = await createUser(email, { settings })
    expect(await sync(visitor, await fetchToken(visitor))).toBe(204)
    const leaving = createVisitor({ settings: { ...settings, [name]: broken } })
    for (const [cookie, value] of visitor.jar) leaving.jar.set(cookie, value)
    await leaving.post('signOut')
    expect([leaving.jar.has(SESSION), leaving.jar.has(SYNCED)], name).toEqual([false, false])
    expect(takeErrors().join(), name).toContain('token-sync.not-deleted')
  }
})

test('signing out ends the synced session of this browser too', async () => {
  await emptyKv()
  for (const way of ['page', '@auth/core']) {
    const email = `leaves-${way.length}@example.com`
    const visitor = await createUser(email, { settings })
    const token = await fetchToken(visitor)
    expect(await sync(visitor, token)).toBe(204)
    expect(await countSynced(email)).toEqual([1, 1])
    if (way === 'page') await visitor.post('signOut')
    else await visitor.callAuth('signout')
    expect(visitor.jar.has(SYNCED), way).toBe(false)
    expect(visitor.jar.has(SESSION), way).toBe(false)
    expect(await countSynced(email), way).toEqual([0, 0])
    expect(await sync(visitor, token), way).toBe(401)
    expect(await countSynced(email), way).toEqual([0, 0])
  }
})

test('signing out ends a synced session whose cookie is still on its way', async () => {
  await emptyKv()
  const email = 'on-its-way@example.com'
  let stored = () => {}
  const isStored = new Promise<void>((resolve) => (stored = resolve))
  let goOn = () => {}
  const isLate = new Promise<void>((resolve) => (goOn = resolve))
  const slowKv = {
    get: (key: string) => env.KV.get(key),
    async put(key: string, value: string, options: KVNamespacePutOptions) {
      stored()
      await isLate
      await env.KV.put(key, value, options)
    },
    delete: (key: string) => env.KV.delete(key),
  }
  const visitor = await createUser(email, { settings: { ...settings, KV: slowKv } })
  const token = await fetchToken(visitor)
  const syncing = sync(visitor, token)
  await isStored
  await visitor.post('signOut')
  goOn()
  expect(await syncing).toBe(401)
  expect(await countSynced(email)).toEqual([0, 0])
  // The cookie of another sync had not reached the browser when it signed out.
  const again = await createUser('just-synced@example.com', { settings })
  expect(await sync(again, await fetchToken(again))).toBe(204)
  again.jar.delete(SYNCED)
  await again.post('signOut')
  await expect.poll(() => countSynced('just-synced@example.com')).toEqual([0, 0])
})

test('a token of one device goes on working when another device signs out', async () => {
  const email = 'two-devices@example.com'
  const there = await createUser(email, { settings })
  const here = createVisitor({ settings })
  await here.post('signIn', { email, password: PASSWORD })
  await there.post('signOut')
  expect(await sync(here, await fetchToken(here))).toBe(204)
})

test('signing out and deleting the account both remove the cookie of a booked call', async () => {
  for (const [call, fields] of [
    ['signOut', {}],
    ['deleteAccount', { currentPassword: PASSWORD }],
  ] as const) {
    const visitor = await createUser(`booked-${call}@example.com`)
    visitor.jar.set('__Host-set-up-call', 'a-token')
    await visitor.post(call, fields)
    expect(visitor.jar.has('__Host-set-up-call'), call).toBe(false)
  }
})

test('while KV is down a password change still sends its mail, sets the cookie and ends sessions', async () => {
  const email = 'kv-away@example.com'
  const visitor = await createUser(email, { settings: { ...settings, KV: brokenKv } })
  await changeRow(email, 'email_verified_at_sec', 1)
  await sync(visitor, await fetchToken(visitor))
  const fields = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  expect(await visitor.post('changePassword', fields)).toMatchObject({ kind: 'done' })
  expect(visitor.mails.at(-1)?.text).toContain('A new password has been set for your account.')
  expect((await visitor.view()).user).toMatchObject({ email })
  await visitor.post('requestReset', { email })
  const reset = { token: visitor.linkToken(), newPassword: PASSWORD }
  expect(await visitor.post('resetPassword', reset)).toMatchObject({ kind: 'signed-in' })
  await sync(visitor, await fetchToken(visitor))
  expect(await visitor.post('signOut')).toMatchObject({ kind: 'done' })
  expect(visitor.jar.has(SESSION)).toBe(false)
  expect(takeErrors().join()).toMatch(/token-sync\.not-deleted|session\.not-ended/)
})

test('while D1 fails for synced sessions a password change still sends its mail', async () => {
  const email = 'sync-table-away@example.com'
  const DB = {
    prepare(sql: string) {
      if (sql.includes('synced_sessions')) throw new Error('D1 is away')
      return env.DB.prepare(sql)
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  }
  const visitor = await createUser(email, { settings: { ...settings, DB } })
  await changeRow(email, 'email_verified_at_sec', 1)
  const fields = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  expect(await visitor.post('changePassword', fields)).toMatchObject({ kind: 'done' })
  expect(visitor.mails.at(-1)?.text).toContain('A new password has been set for your account.')
  expect(takeErrors().join()).toContain('session.not-ended')
})

test('one user has at most twenty synced sessions, the newest, and they end together', async () => {
  await emptyKv()
  const email = 'many-syncs@example.com'
  const visitor = await createUser(email, { settings })
  const token = await fetchToken(visitor)
  const statuses = await Promise.all(
    Array.from({ length: 25 }, () => sync(createCopy(visitor), token)),
  )
  expect(new Set(statuses)).toEqual(new Set([204]))
  expect(await countSynced(email)).toEqual([20, 20])
  await visitor.post('signOutEverywhere')
  expect(await countSynced(email)).toEqual([0, 0])
})

/** Another client with the same session and no synced one. */
function createCopy(visitor: Visitor): Visitor {
  const copy = createVisitor({ settings })
  copy.jar.set(SESSION, visitor.jar.get(SESSION) ?? '')
  return copy
}
