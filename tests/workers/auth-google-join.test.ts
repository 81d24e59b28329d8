import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { fakeGoogle, googleSettings, type GooglePerson } from '#tests/support/google.ts'
import { createUser, createVisitor, findRow, PASSWORD } from '#tests/support/visitor.ts'

const settings = { ...googleSettings, TOKEN_SYNC_URL: '/api/token-sync' }
const NEEDS_PASSWORD = 'https://larkline.test/auth/done?error=google-needs-password'
const DONE = 'https://larkline.test/auth/done'

type Visitor = ReturnType<typeof createVisitor>

/** Signs in with Google as somebody, and returns where the browser ends up. */
async function goThroughGoogle(visitor: Visitor, person: GooglePerson) {
  using google = await fakeGoogle(person)
  const { location } = await visitor.read('startGoogle', { returnTo: '/auth/done' })
  const query = google.answer(location ?? 'https://nowhere.test')
  return (await visitor.send(`/api/auth/callback/google?${query}`)).headers.get('Location')
}

/** Somebody with a password and a confirmed address. */
async function createOwner(email: string) {
  const owner = await createUser(email, { settings })
  await owner.post('verifyAddress', { token: owner.linkToken() })
  return owner
}

async function googleIdsOf(email: string) {
  const { results } = await env.DB.prepare(
    'select google_id from google_accounts join users on users.id = user_id where email = ?',
  )
    .bind(email)
    .all<{ google_id: string }>()
  return results.map((row) => row.google_id)
}

test("a stranger's Google account with a verified address cannot enter a password account", async () => {
  const email = 'shared@firm.example'
  const owner = await createOwner(email)
  for (const more of [{}, { hd: 'other.example' }, { hd: 'example' }]) {
    const stranger = createVisitor({ settings })
    const person = { sub: 'j-stranger', email, email_verified: true, ...more }
    expect(await goThroughGoogle(stranger, person)).toBe(NEEDS_PASSWORD)
    expect((await stranger.view()).user).toBeNull()
  }
  expect(await googleIdsOf(email)).toEqual([])
  expect((await owner.view()).user).not.toBeNull()
})

test('Google joins where it runs the mailbox: gmail.com, and a Workspace domain', async () => {
  for (const [email, more] of [
    ['joins@gmail.com', {}],
    ['joins@googlemail.com', {}],
    ['joins@firm.example', { hd: 'FIRM.example' }],
  ] as const) {
    await createOwner(email)
    const visitor = createVisitor({ settings })
    const person = { sub: `j-${email.length}`, email, email_verified: true, ...more }
    expect(await goThroughGoogle(visitor, person), email).toBe(DONE)
    expect((await visitor.view()).user, email).toMatchObject({ email })
  }
})

test('signing in with the password once in the same browser connects Google', async () => {
  const email = 'once@firm.example'
  await createOwner(email)
  const person = { sub: 'j-once', email, email_verified: true }
  const visitor = createVisitor({ settings })
  expect(await goThroughGoogle(visitor, person)).toBe(NEEDS_PASSWORD)
  await visitor.post('signIn', { email, password: 'not the right one' })
  expect(await googleIdsOf(email)).toEqual([])
  // Another user's sign-in does not take the waiting Google account along.
  const other = await createUser('other-once@example.com', { settings })
  other.jar.set('__Host-google-waiting', visitor.jar.get('__Host-google-waiting') ?? '')
  await other.post('signIn', { email: 'other-once@example.com', password: PASSWORD })
  expect(await googleIdsOf('other-once@example.com')).toEqual([])
  await visitor.post('signIn', { email, password: PASSWORD })
  expect(await googleIdsOf(email)).toEqual(['j-once'])
  expect(visitor.jar.has('__Host-google-waiting')).toBe(false)
  expect(visitor.mails.at(-1)?.text).toContain('sign in to your account with Google as well')
  const again = createVisitor({ settings })
  expect(await goThroughGoogle(again, person)).toBe(DONE)
  expect((await again.view()).user).toMatchObject({ email })
})

test("a sibling host cannot plant a stranger's half-finished sign-in to have Google connected", async () => {
  const email = 'planted@firm.example'
  const owner = await createOwner(email)
  using google = await fakeGoogle({ sub: 'j-planted', email, email_verified: true })
  const stranger = createVisitor({ settings })
  const { location } = await stranger.read('startGoogle', { returnTo: '/auth/done' })
  const query = google.answer(location ?? 'https://nowhere.test')
  // What another host of the same domain can set for this one: browsers refuse it `__Host-`.
  for (const [name, value] of stranger.jar)
    if (!name.startsWith('__Host-')) owner.jar.set(name, value)
  const end = await owner.send(`/api/auth/callback/google?${query}`)
  expect(end.headers.get('Location')).toBe(`${DONE}?error=Configuration`)
  await owner.post('signIn', { email, password: PASSWORD })
  expect(await googleIdsOf(email)).toEqual([])
})

test('a password reset disconnects Google, and says so', async () => {
  const email = 'reset-google@gmail.com'
  const owner = await createOwner(email)
  const person = { sub: 'j-reset', email, email_verified: true }
  const stranger = createVisitor({ settings })
  await goThroughGoogle(stranger, person)
  await owner.post('requestReset', { email })
  const token = owner.linkToken()
  expect(await owner.read('checkLink', { purpose: 'reset', token })).toMatchObject({
    hasGoogle: true,
  })
  await owner.post('resetPassword', { token, newPassword: 'a brand new one' })
  expect(await googleIdsOf(email)).toEqual([])
  expect(owner.mails.at(-1)?.text).toContain('Google has been disconnected')
  expect(await stranger.read('readAccount')).toMatchObject({ kind: 'signed-out' })
})

test('Google is disconnected with the password, which ends the other sessions', async () => {
  const email = 'disconnects@gmail.com'
  const owner = await createOwner(email)
  const stranger = createVisitor({ settings })
  await goThroughGoogle(stranger, { sub: 'j-gone', email, email_verified: true })
  expect(await owner.post('disconnectGoogle', { currentPassword: 'a guess' })).toMatchObject({
    code: 'wrong-current-password',
  })
  expect(await owner.post('disconnectGoogle', { currentPassword: PASSWORD })).toMatchObject({
    kind: 'done',
  })
  expect(await googleIdsOf(email)).toEqual([])
  expect(owner.mails.at(-1)?.text).toContain('Google has been disconnected')
  expect(await owner.read('readAccount')).toMatchObject({ hasGoogle: false })
  expect(await stranger.read('readAccount')).toMatchObject({ kind: 'signed-out' })
})

test('Google stays connected if it is the only way to sign in', async () => {
  const email = 'only-google@gmail.com'
  const owner = createVisitor({ settings })
  await goThroughGoogle(owner, { sub: 'j-only', email, email_verified: true })
  expect(await owner.post('disconnectGoogle')).toMatchObject({ code: 'google-only-way' })
  expect(await googleIdsOf(email)).toEqual(['j-only'])
})

test('a squatter in an unconfirmed account loses the synced session, too', async () => {
  const email = 'squatted-sync@gmail.com'
  const squatter = await createUser(email, { settings })
  const { token } = await (await squatter.send('/api/token-sync/token')).json<{ token: string }>()
  const headers = { Authorization: `Bearer ${token}` }
  await squatter.send('/api/token-sync', { method: 'POST', headers })
  const { id } = (await findRow(email)) ?? {}
  const owner = createVisitor({ settings })
  await goThroughGoogle(owner, { sub: 'j-owner', email, email_verified: true })
  const rows = await env.DB.prepare('select 1 from synced_sessions where user_id = ?')
    .bind(id)
    .all()
  expect(rows.results).toEqual([])
  expect((await env.KV.list({ prefix: 'token-sync:' })).keys).toEqual([])
})

test('a Google account that a stranger has connected loses an unconfirmed account to its owner', async () => {
  const email = 'older-google@firm.example'
  const stranger = createVisitor({ settings })
  const older = { sub: 'j-older', email, email_verified: true }
  await goThroughGoogle(stranger, older)
  const owner = createVisitor({ settings })
  await goThroughGoogle(owner, { ...older, sub: 'j-newer', hd: 'firm.example' })
  expect((await owner.view()).user).toMatchObject({ email, isVerified: true })
  expect(await googleIdsOf(email)).toEqual(['j-newer'])
  expect(await goThroughGoogle(createVisitor({ settings }), older)).toBe(NEEDS_PASSWORD)
  expect(await stranger.read('readAccount')).toMatchObject({ kind: 'signed-out' })
})

test("Google's name and address pass the rules of our own forms", async () => {
  const longName = `Eve\u202e ${'x'.repeat(3026)}`
  const email = 'long-name@gmail.com'
  const visitor = createVisitor({ settings })
  await goThroughGoogle(visitor, { sub: 'j-name', email, email_verified: true, name: longName })
  const { user } = await visitor.view()
  expect(user?.name).toMatch(/^Eve x+$/)
  expect(user?.name?.length).toBe(80)
  for (const wrong of [
    'no-address',
    `${'x'.repeat(250)}@gmail.com`,
    'two@a.example, b@c.example',
  ]) {
    const stranger = createVisitor({ settings })
    const person = { sub: `j-${wrong.length}`, email: wrong, email_verified: true }
    expect(await goThroughGoogle(stranger, person), wrong).toBe(`${DONE}?error=AccessDenied`)
  }
})
