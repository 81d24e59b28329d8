import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  changeRow,
  createUser,
  createVisitor,
  findRow,
  PASSWORD,
  passTime,
} from '#tests/support/visitor.ts'
import { tablesWith } from '#tests/support/tables.ts'

test('a deleted account leaves no row, no session and no way in', async () => {
  const settings = { TOKEN_SYNC_URL: '/api/token-sync' }
  const email = 'leaver@example.com'
  const visitor = await createUser(email, { settings })
  const id = String((await findRow(email))?.id)
  await env.DB.prepare('insert into google_accounts (google_id, user_id) values (?, ?)')
    .bind('g-leaver', id)
    .run()
  const { token } = await (await visitor.send('/api/token-sync/token')).json<{ token: string }>()
  await visitor.send('/api/token-sync', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  })
  await visitor.post('signIn', { email, password: 'wrong once' })
  expect(await tablesWith(id)).toEqual(
    expect.arrayContaining(['users', 'google_accounts', 'synced_sessions', 'attempts']),
  )
  expect(await visitor.post('deleteAccount', { currentPassword: 'wrong' })).toMatchObject({
    code: 'wrong-current-password',
  })
  const other = createVisitor()
  await other.post('signIn', { email, password: PASSWORD })
  expect(await visitor.post('deleteAccount', { currentPassword: PASSWORD })).toMatchObject({
    kind: 'done',
  })
  expect(await tablesWith(id)).toEqual([])
  expect(await tablesWith(email)).toEqual([])
  expect((await env.KV.list({ prefix: 'token-sync:' })).keys).toEqual([])
  expect((await visitor.view()).user).toBeNull()
  expect([...visitor.jar.keys()]).not.toContain('__Host-known-browser')
  expect(await other.read('readAccount')).toMatchObject({ kind: 'signed-out' })
  expect(await other.post('signIn', { email, password: PASSWORD })).toMatchObject({
    code: 'invalid-credential',
  })
})

test('an account without a password needs a fresh sign-in to get one or to be deleted', async () => {
  const email = 'no-password@example.com'
  const visitor = await createUser(email)
  await changeRow(email, 'password_hash', null)
  expect(await visitor.read('readAccount')).toMatchObject({ hasPassword: false, isFresh: true })
  const first = { newPassword: 'the very first one' }
  expect(await visitor.post('changePassword', first)).toMatchObject({ kind: 'done' })
  await changeRow(email, 'password_hash', null)
  {
    using _late = passTime(601_000)
    for (const call of ['changePassword', 'deleteAccount']) {
      expect(await visitor.post(call, first)).toMatchObject({ code: 'requires-recent-login' })
    }
  }
  expect(await visitor.post('deleteAccount')).toMatchObject({ kind: 'done' })
})

test('the download contains everything stored about the user, and no hash', async () => {
  const visitor = await createUser('export@example.com')
  const { data } = await visitor.read('exportData')
  expect(data).toMatchObject({
    account: {
      email: 'export@example.com',
      name: 'Ada Lark',
      emailVerifiedAt: null,
      signsInWith: { password: true, google: false },
    },
    syncedSessions: [],
  })
  expect(JSON.stringify(data)).not.toContain('scrypt')
})

test('nothing of an account is read or changed without a session', async () => {
  const visitor = createVisitor()
  const calls = ['readAccount', 'exportData', 'changeName', 'changePassword', 'changeAddress']
  for (const call of [...calls, 'signOutEverywhere', 'deleteAccount', 'resendVerification']) {
    expect(await visitor.post(call), call).toEqual({ kind: 'signed-out', code: null, headers: [] })
  }
})
