import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { failingDatabase } from '#tests/support/failing-database.ts'
import { fakeGoogle, googleSettings } from '#tests/support/google.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'
import { changeRow, createUser, createVisitor, findRow, PASSWORD } from '#tests/support/visitor.ts'

const CALLBACK = '/api/auth/callback/google'
const settings = googleSettings

/** Claims of somebody whose mailbox Google runs for example.com. */
const workspace = { email_verified: true, hd: 'example.com' }

/** Starts signing in with Google in a browser, and returns where it is redirected. */
async function start(visitor: ReturnType<typeof createVisitor>, returnTo = '/auth/done') {
  const { location } = await visitor.read('startGoogle', { returnTo })
  return new URL(location ?? 'https://nowhere.test')
}

/** Signs in with Google to the end, and returns where the browser ends up. */
async function signIn(
  visitor: ReturnType<typeof createVisitor>,
  google: Awaited<ReturnType<typeof fakeGoogle>>,
  returnTo?: string,
) {
  const query = google.answer(await start(visitor, returnTo))
  return (await visitor.send(`${CALLBACK}?${query}`)).headers.get('Location')
}

test('Google makes a verified user where it runs the mailbox, and finds it again', async () => {
  const email = 'Gina@Example.com'
  using google = await fakeGoogle({ ...workspace, sub: 'g-1', email, name: 'Gina' })
  const visitor = createVisitor({ settings })
  const location = await start(visitor)
  expect(location.origin).toBe(settings.AUTH_GOOGLE_ISSUER)
  for (const check of ['state', 'nonce', 'code_challenge']) {
    expect(location.searchParams.get(check), check).toBeTruthy()
  }
  expect(await signIn(visitor, google, '/welcome')).toBe('https://larkline.test/welcome')
  expect((await visitor.view()).user).toMatchObject({ email: 'gina@example.com', isVerified: true })
  const again = createVisitor({ settings })
  expect(await signIn(again, google)).toBe('https://larkline.test/auth/done')
  expect((await again.view()).user).toEqual((await visitor.view()).user)
  expect(await findRow('gina@example.com')).toMatchObject({ password_hash: null })
})

test('where Google does not run the mailbox a new user confirms the address by mail', async () => {
  const email = 'outside@firm.example'
  for (const more of [{}, { hd: 'other.example' }]) {
    using google = await fakeGoogle({ sub: 'g-out', email, email_verified: true, ...more })
    const visitor = createVisitor({ settings })
    expect(await signIn(visitor, google)).toBe('https://larkline.test/auth/done')
    expect((await visitor.view()).user).toMatchObject({ email, isVerified: false })
    if (visitor.mails.length === 0) continue
    expect(visitor.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Confirm your email address for Larkline'],
    ])
    const token = visitor.linkToken()
    // Whoever reads the mail but has not signed in with Google gains nothing by the link.
    expect(await createVisitor().post('verifyAddress', { token })).toMatchObject({
      code: 'requires-recent-login',
    })
    expect((await visitor.view()).user).toMatchObject({ isVerified: false })
  }
  using google = await fakeGoogle({ sub: 'g-out', email, email_verified: true })
  const again = createVisitor({ settings })
  await signIn(again, google)
  await again.post('resendVerification')
  expect(await again.post('verifyAddress', { token: again.linkToken() })).toEqual({
    kind: 'done',
    headers: expect.anything(),
  })
  expect((await again.view()).user).toMatchObject({ email, isVerified: true })
})

test('the client may start Google itself, with the token of @auth/core', async () => {
  using google = await fakeGoogle({ sub: 'g-2', email: 'two@example.com', email_verified: true })
  const visitor = createVisitor({ settings })
  const url = await visitor.callAuth('signin/google', { callbackUrl: '/auth/done' })
  const response = await visitor.send(`${CALLBACK}?${google.answer(url)}`)
  expect(response.headers.get('Location')).toBe('https://larkline.test/auth/done')
  expect((await visitor.view()).user).toMatchObject({ email: 'two@example.com' })
})

test('an address that Google has not verified signs nobody in and joins nothing', async () => {
  const email = 'unproven@example.com'
  await createUser(email)
  using google = await fakeGoogle({ sub: 'g-3', email, email_verified: false })
  const visitor = createVisitor({ settings })
  expect(await signIn(visitor, google)).toBe('https://larkline.test/auth/done?error=AccessDenied')
  expect((await visitor.view()).user).toBeNull()
  const { results } = await env.DB.prepare(
    "select 1 from google_accounts where google_id = 'g-3'",
  ).all()
  expect(results).toEqual([])
})

test('Google joins a verified account where it runs the mailbox, and its owner is told', async () => {
  const email = 'joined@example.com'
  const owner = await createUser(email)
  await owner.post('verifyAddress', { token: owner.linkToken() })
  using google = await fakeGoogle({ ...workspace, sub: 'g-4', email, name: 'Other' })
  const visitor = createVisitor({ settings })
  await signIn(visitor, google)
  expect(visitor.mails.at(-1)?.text).toContain('sign in to your account with Google as well')
  expect(await visitor.read('readAccount')).toMatchObject({
    user: { name: 'Ada Lark' },
    hasPassword: true,
    hasGoogle: true,
  })
  expect((await owner.view()).user).not.toBeNull()
})

test("a squatter in an account with someone else's address is signed out by its owner", async () => {
  const email = 'squatted@example.com'
  const squatter = await createUser(email)
  const waiting = squatter.linkToken()
  await squatter.post('changeAddress', { email: 'squatter@example.com', currentPassword: PASSWORD })
  using google = await fakeGoogle({ ...workspace, sub: 'g-5', email, name: 'Owner' })
  const owner = createVisitor({ settings })
  await signIn(owner, google)
  expect(await owner.read('readAccount')).toMatchObject({
    user: { name: 'Owner', isVerified: true },
    hasPassword: false,
  })
  expect(await squatter.view()).toMatchObject({ user: null })
  const fields = { email, password: PASSWORD }
  expect(await createVisitor().post('signIn', fields)).toMatchObject({ code: 'invalid-credential' })
  for (const mail of squatter.mails) {
    const token = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? 'https://x.test').searchParams.get(
      'token',
    )
    expect(await squatter.post('confirmAddress', { token: token ?? '' })).toMatchObject({
      kind: 'refused',
    })
  }
  // The address is confirmed, but not for this browser.
  expect(await squatter.post('verifyAddress', { token: waiting })).toEqual({
    kind: 'done',
    headers: [],
  })
  expect(await squatter.read('readAccount')).toMatchObject({ kind: 'signed-out' })
})

test('a closed account is not entered with Google either', async () => {
  const email = 'closed-google@example.com'
  await createUser(email)
  await changeRow(email, 'disabled_at_sec', 1)
  using google = await fakeGoogle({ ...workspace, sub: 'g-6', email })
  const visitor = createVisitor({ settings })
  expect(await signIn(visitor, google)).toBe('https://larkline.test/auth/done?error=user-disabled')
  expect((await visitor.view()).user).toBeNull()
})

test('a callback cannot be replayed, forged, or used in another browser', async () => {
  using google = await fakeGoogle({ sub: 'g-7', email: 'seven@example.com', email_verified: true })
  const visitor = createVisitor({ settings })
  const query = google.answer(await start(visitor))
  const failed = 'https://larkline.test/auth/done?error=Configuration'
  const other = createVisitor({ settings })
  const end = async (browser: typeof visitor, params: URLSearchParams) =>
    (await browser.send(`${CALLBACK}?${params}`)).headers.get('Location')
  expect(await end(other, query)).toBe(failed)
  const forged = new URLSearchParams({ code: 'a-code', state: 'forged' })
  expect(await end(createCopy(visitor), forged)).toBe(failed)
  const foreign = google.answer(await start(other))
  google.answer(`https://x.test/?${query}`)
  expect(await end(createCopy(visitor), foreign)).toBe(failed)
  expect((await other.view()).user).toBeNull()
  expect((await visitor.view()).user).toBeNull()
  const fresh = google.answer(await start(visitor))
  expect(await end(visitor, fresh)).toBe('https://larkline.test/auth/done')
  await visitor.post('signOut')
  expect(await end(visitor, fresh)).toBe(failed)
  expect((await visitor.view()).user).toBeNull()
})

test('every failed sign-in ends at the page that closes the pop-up', async () => {
  using google = await fakeGoogle({ sub: 'g-8', email: 'eight@example.com', email_verified: true })
  const visitor = createVisitor({ settings })
  const state = google.answer(await start(visitor)).get('state') ?? ''
  const cancelled = new URLSearchParams({ error: 'access_denied', state })
  const response = await visitor.send(`${CALLBACK}?${cancelled}`)
  expect(response.headers.get('Location')).toBe(
    'https://larkline.test/auth/done?error=OAuthCallbackError',
  )
})

test('garbage at the callback logs no error and counts no failure', async () => {
  const person = { sub: 'g-9', email: 'nine@example.com', email_verified: true }
  using google = await fakeGoogle(person, { status: 400, error: 'invalid_grant' })
  const visitor = createVisitor({ settings })
  const state = google.answer(await start(visitor)).get('state') ?? ''
  const queries = [
    '',
    'code=x',
    'state=x',
    'code=x&state=x',
    `state=${state}`,
    `code=&state=${state}`,
    `code=a&code=b&state=${state}`,
    `code=x&state=${state}&state=${state}`,
    `code=x&state=${state}&iss=https://evil.example`,
    `code=unknown-to-google&state=${state}`,
    `error=server_error&state=${state}`,
    'error=%00%ff&state=x',
  ]
  for (const browser of [visitor, createVisitor({ settings })]) {
    for (const query of queries) {
      const response = await createCopy(browser).send(`${CALLBACK}?${query}`)
      expect(response.headers.get('Location'), query).toContain('/auth/done?error=')
    }
  }
  expect(takeErrors()).toEqual([])
})

test('a sign-in that the database cannot finish is logged as an error', async () => {
  const person = { sub: 'g-11', email: 'eleven@example.com', email_verified: true }
  using google = await fakeGoogle(person)
  const visitor = createVisitor({ settings })
  const query = google.answer(await start(visitor))
  const response = await createCopy(visitor, { DB: failingDatabase }).send(`${CALLBACK}?${query}`)
  expect(response.headers.get('Location')).toContain('/auth/done?error=')
  expect(takeErrors().join()).toMatch(/auth\.failed.*AccessDenied.*D1 is away/)
})

test('a provider that does not know our client counts as our failure', async () => {
  const person = { sub: 'g-10', email: 'ten@example.com', email_verified: true }
  using google = await fakeGoogle(person, { status: 401, error: 'invalid_client' })
  const visitor = createVisitor({ settings })
  await visitor.send(`${CALLBACK}?${google.answer(await start(visitor))}`)
  expect(takeErrors()).toHaveLength(1)
})

test('a provider that is down refuses the start with a message', async () => {
  using _down = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('connection refused'))
  const visitor = createVisitor({ settings })
  expect(await visitor.read('startGoogle', { returnTo: '/auth/done' })).toEqual({
    kind: 'refused',
    code: 'google-failed',
  })
  expect(takeErrors()).toHaveLength(1)
})

test('without its two settings Google is neither offered nor reachable', async () => {
  const visitor = createVisitor()
  expect(await visitor.read('offers')).toMatchObject({ google: false })
  expect(await visitor.read('startGoogle', { returnTo: '/' })).toMatchObject({
    code: 'operation-not-allowed',
  })
  const providers = await (await fetchSite('/api/auth/providers')).json<object>()
  expect(Object.keys(providers)).toEqual(['credentials'])
})

test('a form may be redirected to the provider that is configured, and nowhere else', async () => {
  const policyOf = (response: Response) => response.headers.get('Content-Security-Policy')
  expect(policyOf(await fetchSite('/'))).toContain("form-action 'self';")
  expect(policyOf(await fetchSiteWith(settings, '/'))).toContain(
    `form-action 'self' ${settings.AUTH_GOOGLE_ISSUER};`,
  )
  const google = { ...settings, AUTH_GOOGLE_ISSUER: '' }
  expect(policyOf(await fetchSiteWith(google, '/'))).toContain(
    "form-action 'self' https://accounts.google.com;",
  )
})

/** A second use of the same cookies, which does not see what the first does to them. */
function createCopy(visitor: ReturnType<typeof createVisitor>, bindings = {}) {
  const copy = createVisitor({ settings: { ...settings, ...bindings } })
  for (const [name, value] of visitor.jar) copy.jar.set(name, value)
  return copy
}
