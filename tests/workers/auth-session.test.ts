import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { failingDatabase } from '#tests/support/failing-database.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSiteWith } from '#tests/support/site.ts'
import { changeRow, createUser, createVisitor, PASSWORD, passTime } from '#tests/support/visitor.ts'

const SESSION = '__Host-authjs.session-token'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

test('the cookies of a session are bound to https and hidden from scripts', async () => {
  const body = new URLSearchParams({ email: 'cookies@example.com', password: PASSWORD })
  const response = await fetchSiteWith({}, '/page/sign-up', { method: 'POST', body })
  const cookies = response.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([SESSION, '__Host-known-browser'])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  }
  expect(cookies[0]).toContain('; Max-Age=2592000;')
  const csrf = (await fetchSiteWith({}, '/api/auth/csrf')).headers.getSetCookie()
  expect(csrf.some((cookie) => cookie.startsWith('__Host-authjs.csrf-token='))).toBe(true)
})

test('a session in use is renewed after a day and ends 30 days after it was last used', async () => {
  const visitor = await createUser('sliding@example.com')
  const first = visitor.jar.get(SESSION)
  {
    using _day = passTime(DAY_MS - 5000)
    await visitor.view()
    expect(visitor.jar.get(SESSION)).toBe(first)
  }
  {
    using _later = passTime(29 * DAY_MS)
    expect((await visitor.view()).user).not.toBeNull()
    expect(visitor.jar.get(SESSION)).not.toBe(first)
  }
  {
    using _muchLater = passTime(58 * DAY_MS)
    expect((await visitor.view()).user).not.toBeNull()
  }
  using _end = passTime(89 * DAY_MS)
  expect(await visitor.view()).toMatchObject({ user: null, sessionEnd: 'user-token-expired' })
  expect(visitor.jar.has(SESSION)).toBe(false)
})

test('a session elsewhere ends within a minute on pages, and at once on /account and on writes', async () => {
  const email = 'everywhere@example.com'
  const here = await createUser(email)
  const there = createVisitor()
  await there.post('signIn', { email, password: PASSWORD })
  {
    using _warm = passTime(2000)
    await there.view()
    await env.DB.prepare('update users set session_version = session_version + 1 where email = ?')
      .bind(email)
      .run()
    // The change was made in another isolate: this one still trusts its cached copy.
    expect((await there.view()).user).not.toBeNull()
  }
  expect(await createCopy(there).read('readAccount')).toMatchObject({ code: 'user-token-expired' })
  expect(await createCopy(there).post('changeName', { name: 'Eve' })).toMatchObject({
    kind: 'signed-out',
    code: 'user-token-expired',
  })
  {
    using _minute = passTime(2000 + MINUTE_MS)
    expect((await there.view()).user).toBeNull()
  }
  expect((await here.view()).user).toBeNull()
})

test('signing out everywhere keeps the session that asked for it', async () => {
  const email = 'all-out@example.com'
  const here = await createUser(email)
  const there = createVisitor()
  await there.post('signIn', { email, password: PASSWORD })
  expect(await here.post('signOutEverywhere')).toMatchObject({ kind: 'done' })
  expect((await here.view()).user).not.toBeNull()
  expect(await here.read('readAccount')).toMatchObject({ kind: 'account' })
  expect(await there.view()).toMatchObject({ user: null, sessionEnd: 'user-token-expired' })
  expect(there.jar.has(SESSION)).toBe(false)
})

test('a new password ends the other sessions and tells the owner', async () => {
  const email = 'renewed@example.com'
  const here = await createUser(email)
  const there = createVisitor()
  await there.post('signIn', { email, password: PASSWORD })
  const fields = { currentPassword: PASSWORD, newPassword: 'seven geese at noon' }
  expect(await here.post('changePassword', fields)).toMatchObject({ kind: 'done' })
  expect(here.mails.at(-1)).toMatchObject({ to: email })
  expect((await here.view()).user).not.toBeNull()
  expect((await there.view()).user).toBeNull()
})

test('a user whom the operator disables is signed out and told why', async () => {
  const visitor = await createUser('disabled@example.com')
  await changeRow('disabled@example.com', 'disabled_at_sec', 1)
  const copy = createCopy(visitor)
  expect(await copy.read('readAccount')).toMatchObject({ code: 'user-disabled' })
  expect(await visitor.view()).toMatchObject({ user: null, sessionEnd: 'user-disabled' })
  expect(visitor.jar.has(SESSION)).toBe(false)
})

test('asking @auth/core for the session never changes its cookie: the answer may be late', async () => {
  const visitor = await createUser('core-ended@example.com')
  await changeRow('core-ended@example.com', 'session_version', 9)
  const response = await visitor.send('/api/auth/session')
  expect(await response.json()).toBeNull()
  expect(visitor.jar.has(SESSION)).toBe(true)
  expect(response.headers.getSetCookie().join()).not.toContain('session-token')
})

test('only opening a page deletes the cookie of an ended session', async () => {
  const email = 'late-answer@example.com'
  const there = await createUser(email)
  const fields = { email, password: PASSWORD }
  await changeRow(email, 'session_version', 2)
  // A script's request from before the new sign-in, answered after it.
  for (const [path, mode] of [
    ['/welcome.data', 'cors'],
    ['/account.data', 'same-origin'],
    ['/welcome.data', undefined],
  ] as const) {
    const headers: HeadersInit = mode ? { 'Sec-Fetch-Mode': mode } : {}
    const late = await createCopy(there).send(path, { headers })
    expect(late.headers.getSetCookie(), path).toEqual([])
  }
  await there.post('signIn', fields)
  expect((await there.view()).user).not.toBeNull()
  await changeRow(email, 'session_version', 3)
  // Within the minute a page may still trust what it read.
  using _minute = passTime(MINUTE_MS + 1000)
  await there.send('/', { headers: { 'Sec-Fetch-Mode': 'navigate' } })
  expect(there.jar.has(SESSION)).toBe(false)
})

test('while the database is away @auth/core says 503, and the cookie stays', async () => {
  const visitor = await createUser('core-away@example.com')
  const away = createCopy(visitor, { DB: failingDatabase })
  const response = await away.send('/api/auth/session')
  expect(response.status).toBe(503)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(takeErrors().join()).toContain('session.unchecked')
})

test('a loader that runs after a change in the same request still finds the session', async () => {
  const visitor = await createUser('no-script@example.com')
  const change = { currentPassword: PASSWORD, newPassword: 'seven geese at noon' }
  for (const [call, fields] of [
    ['signOutEverywhere', {}],
    ['changePassword', change],
  ] as const) {
    const answer = await createCopy(visitor).post(`${call}?then=read`, fields)
    expect(answer, call).toMatchObject({ kind: 'account' })
    await visitor.post('signIn', { email: 'no-script@example.com', password: PASSWORD })
  }
})

test('a session check says who is signed in, and leaves it to a page to say why a session ended', async () => {
  const check = async (of: ReturnType<typeof createVisitor>) => {
    const answer = await of.send('/api/auth/check')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    return [answer.status, await answer.json()]
  }
  const visitor = await createUser('checked@example.com')
  expect(await check(visitor)).toEqual([200, { user: (await visitor.view()).user }])
  expect(await check(createVisitor())).toEqual([200, { user: null }])
  // Within the minute the check may still trust what it read.
  using _minute = passTime(MINUTE_MS + 1000)
  const [status] = await check(createCopy(visitor, { DB: failingDatabase }))
  expect(status).toBe(503)
  expect(takeErrors().join()).toContain('session.unchecked')
  await changeRow('checked@example.com', 'session_version', 9)
  expect(await check(visitor)).toEqual([200, { user: null }])
  expect(await visitor.view()).toMatchObject({ user: null, sessionEnd: 'user-token-expired' })
})

test('a changed name is seen at once, wherever the next page is rendered', async () => {
  const visitor = await createUser('renamed@example.com')
  {
    using _warm = passTime(2000)
    await visitor.view()
    expect(await visitor.post('changeName', { name: '  Grace \n Hopper ' })).toMatchObject({
      kind: 'done',
    })
    expect((await visitor.view()).user).toMatchObject({ name: 'Grace Hopper' })
    await visitor.post('changeName', { name: ' ' })
    expect((await visitor.view()).user).toMatchObject({ name: null })
  }
})

test('sessions signed with the older secret stay valid during a rotation, and end after it', async () => {
  const [older, newer] = [
    'the-older-secret-of-the-operator-000',
    'the-newer-secret-of-the-operator-000',
  ]
  const visitor = await createUser('rotated@example.com', { settings: { AUTH_SECRET: older } })
  const during = createCopy(visitor, { AUTH_SECRET: `${newer}, ${older}` })
  expect((await during.view()).user).not.toBeNull()
  expect(await (await during.send('/api/auth/session')).json()).toMatchObject({ user: {} })
  {
    using _tomorrow = passTime(DAY_MS + 5000)
    await during.view()
  }
  const after = createCopy(visitor, { AUTH_SECRET: newer })
  expect(await after.view()).toMatchObject({ user: null, sessionEnd: 'user-token-expired' })
  const renewed = createCopy(during, { AUTH_SECRET: newer })
  expect((await renewed.view()).user).not.toBeNull()
})

test('a forged session cookie signs nobody in and is deleted', async () => {
  const visitor = createVisitor()
  for (const forged of ['garbage', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.']) {
    visitor.jar.set(SESSION, forged)
    expect(await visitor.view()).toMatchObject({ user: null, sessionEnd: 'user-token-expired' })
    expect(visitor.jar.has(SESSION)).toBe(false)
  }
})

test('interleaved requests of two users never see each other', async () => {
  const users = await Promise.all(
    ['ann@example.com', 'ben@example.com'].map(async (email) => ({
      email,
      visitor: await createUser(email),
    })),
  )
  const rounds = Array.from({ length: 20 }, () => users).flat()
  const seen = await Promise.all(
    rounds.map(async ({ email, visitor }) => [email, (await visitor.view()).user?.email]),
  )
  for (const [email, viewed] of seen) expect(viewed).toBe(email)
})

test('pages take only reads from another site, and private ones are not stored', async () => {
  const visitor = await createUser('private@example.com')
  const headers = { Origin: 'https://evil.example' }
  const body = new URLSearchParams()
  const foreign = await visitor.send('/page/sign-out', { method: 'POST', headers, body })
  expect(foreign.status).toBe(403)
  for (const method of ['GET', 'HEAD'])
    expect((await visitor.send('/', { method, headers })).status, method).toBe(200)
  expect((await visitor.view()).user).not.toBeNull()
  for (const path of ['/account', '/account.data', '/auth/reset?token=x', '/auth']) {
    expect((await visitor.send(path)).headers.get('Cache-Control'), path).toBe('no-store')
  }
  // Otherwise Back would show it after signing out.
  expect((await visitor.send('/')).headers.get('Cache-Control')).toBe('no-store')
  expect((await createVisitor().send('/')).headers.get('Cache-Control')).toBe('private, no-cache')
})

test('a page is rendered signed out while the database is away, and the session stays', async () => {
  const visitor = await createUser('patient@example.com')
  const away = createCopy(visitor, { DB: failingDatabase })
  expect(await away.view()).toMatchObject({ user: null, sessionEnd: null })
  expect(away.jar.has(SESSION)).toBe(true)
  expect(takeErrors().join()).toContain('session.unchecked')
})

/** Another tab's view of the same cookies, which does not see what the first does to them. */
function createCopy(visitor: ReturnType<typeof createVisitor>, settings = {}) {
  const copy = createVisitor({ settings })
  for (const [name, value] of visitor.jar) copy.jar.set(name, value)
  return copy
}
