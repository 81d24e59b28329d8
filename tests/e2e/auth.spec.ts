import {
  expect,
  PASSWORD,
  signOut,
  createAccount,
  signUp,
  someEmail,
  test,
  tokenSynced,
  trySignIn,
  welcomeButton,
} from './accounts.ts'
import { hold, hydrated, visit } from './site.ts'

test('a stranger signs up, is greeted after a reload, signs out and comes back in', async ({
  page,
}) => {
  const email = someEmail()
  await signUp(page, email)
  await expect(welcomeButton(page, 'Ada')).toBeVisible()
  await expect(page.getByText('Hello, Ada.')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(welcomeButton(page, 'Ada')).toBeVisible()
  await expect(page.locator('header').getByRole('link', { name: 'Sign In' })).toHaveCount(0)

  await tokenSynced(page)
  await signOut(page, 'Ada')
  await expect(page).toHaveURL('/')
  await expect(page.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible()

  await visit(page, '/auth')
  await trySignIn(page, email)
  await expect(page).toHaveURL('/welcome')
  await expect(welcomeButton(page, 'Ada')).toBeVisible()
})

test('the served header says who is signed in, before any script has run', async ({ request }) => {
  await createAccount({ request }, someEmail(), 'Grace')
  const html = await (await request.get('/blog')).text()
  expect(html).toContain('Welcome, Grace')
  expect(html).not.toContain('Start for free</a></div><div class="lg:hidden"')
})

test('without a name the header shows the email address', async ({ request }) => {
  const email = someEmail()
  await createAccount({ request }, email, '')
  expect(await (await request.get('/blog')).text()).toContain(`Welcome, ${email}`)
})

test('a wrong password and an unknown address get the same sentence, and the next attempt clears it', async ({
  page,
  complaints,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  await page.context().clearCookies()
  await visit(page, '/auth')
  const sentences: (string | null)[] = []
  for (const address of [email, someEmail()]) {
    await trySignIn(page, address, 'not the right one')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(address)
    sentences.push(await page.getByRole('alert').textContent())
  }
  expect(sentences[0]).toBe(sentences[1])

  await page.route('**/auth.data*', async (route) => {
    await page.getByRole('alert').waitFor({ state: 'hidden' })
    await route.continue()
  })
  await trySignIn(page, email)
  await expect(page).toHaveURL('/welcome')
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true)
})

test('while an attempt is pending, both buttons are disabled and a second click does nothing', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await visit(page, '/auth?mode=signup')
  const answer = await hold(page, '**/auth.data*')
  await page.getByLabel('Email', { exact: true }).fill(someEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const submit = page.getByRole('button', { name: 'Sign Up' })
  await submit.click()
  await expect(submit).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  answer()
  await expect(page).toHaveURL('/welcome')
  expect(posts.filter((url) => url.includes('/auth.data'))).toHaveLength(1)
})

test('an address that the server would refuse is not sent, and an unreachable or silent server shows an error', async ({
  page,
  complaints,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await visit(page, '/auth')
  const email = page.getByLabel('Email', { exact: true })
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  for (const address of ['me@localhost', 'a..b@c.example']) {
    await email.fill(address)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(email).toBeFocused()
    expect(await email.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain(
      'like name@example.com',
    )
  }
  expect(posts).toEqual([])
  await email.fill('ann@münchen.example')
  expect(await email.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(true)

  await page.route('**/auth.data*', (route) => route.abort('connectionrefused'))
  await trySignIn(page, someEmail())
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('We couldn’t reach our server.')

  await page.unroute('**/auth.data*')
  await page.route('**/auth.data*', (route) => route.fulfill({ status: 429, json: {} }))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(alert).toContainText('Too many attempts.')

  await page.unroute('**/auth.data*')
  await page.route('**/auth.data*', () => undefined)
  await page.clock.install()
  // `install` alone leaves the clock running, and a slow machine would use the seconds up.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await page.clock.runFor(14_900)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await page.clock.runFor(100)
  await expect(alert).toContainText('We couldn’t reach our server.')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  complaints.length = 0
})

test('signing in leads to the page that asked for it, and never to another site', async ({
  page,
}) => {
  const email = someEmail()
  await visit(page, '/account')
  await expect(page).toHaveURL('/auth?next=%2Faccount')
  await page.getByRole('link', { name: 'Sign up', exact: true }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/account')

  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const path = `/auth?next=${encodeURIComponent(next)}`
    const html = await (await page.request.get(path)).text()
    expect(html.match(/href="([^"]*)"[^>]*>Continue/)?.[1], next).toBe('/welcome')
  }
  await visit(page, `/auth?next=${encodeURIComponent('/\\evil.example')}`)
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/welcome')
})

test('/auth tells a signed-in visitor so, with links to go on and to sign out', async ({
  page,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  await visit(page, '/auth')
  const main = page.getByRole('main')
  await expect(main).toContainText(email)
  await main.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/welcome')
  await visit(page, '/auth')
  await tokenSynced(page)
  await main.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
})

test('other tabs follow when one signs out, and when one signs in', async ({ page, context }) => {
  const email = someEmail()
  await createAccount(page, email)
  await visit(page, '/welcome')
  const other = await context.newPage()
  await visit(other, '/blog')
  await expect(welcomeButton(other, 'Ada')).toBeVisible()
  await tokenSynced(page)
  await signOut(page, 'Ada')
  await expect(page).toHaveURL('/')
  const signIn = other.locator('header').getByRole('link', { name: 'Sign In' })
  await expect(signIn).toBeVisible()
  await expect(other).toHaveURL('/blog')
  const reason = other.getByRole('alert')
  await expect(reason).toContainText('You were signed out in another tab.')

  await visit(page, '/auth')
  await trySignIn(page, email)
  await expect(page).toHaveURL('/welcome')
  await expect(welcomeButton(other, 'Ada')).toBeVisible()
  await expect(reason).toHaveCount(0)
})

test('a link that starts a trial opens the sign-up form, and the address stays /auth', async ({
  page,
  complaints,
}) => {
  await visit(page, '/use-cases/lawyers')
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Welcome to Larkline')
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Email', { exact: true }).fill(someEmail())
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('alert')).toContainText('at least 8 characters')
  await expect(page).toHaveURL('/auth')
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true)

  await page.reload()
  await hydrated(page)
  await expect(heading).toHaveText('Welcome to Larkline')
  const tab = page.getByRole('link', { name: 'I have an account' })
  await tab.click()
  await expect(heading).toHaveText('Welcome back')
  await expect(tab).toHaveAttribute('aria-current', 'true')
  await expect(tab).toBeFocused()
  await page.locator('header').getByRole('link', { name: 'Start for free' }).click()
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeVisible()
  await page.locator('header').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('an address that has an account is carried over to sign-in and password reset', async ({
  page,
  complaints,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  await page.context().clearCookies()
  await visit(page, '/auth?mode=signup')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Sign in instead' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await trySignIn(page, email, 'not the right one')
  await page.getByRole('alert').getByRole('link', { name: 'reset your password' }).click()
  const field = page.getByRole('main').getByLabel('Email address')
  await expect(field).toHaveValue(email)
  const back = page.getByRole('link', { name: 'Back to sign in' })
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await back.click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)

  const other = someEmail()
  await page.getByLabel('Email', { exact: true }).fill(other)
  await page.getByRole('link', { name: 'Forgotten password?' }).click()
  await expect(field).toHaveValue(other)
  expect(complaints.splice(0).every((line) => /40[09]/.test(line))).toBe(true)
})

test('the mobile menu says who is signed in, and signs out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await createAccount(page, someEmail())
  await visit(page, '/welcome')
  await tokenSynced(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.locator('header #mobile-menu')
  await menu.getByRole('button', { name: 'Welcome, Ada', exact: true }).click()
  await menu.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: /^Every call answered/ })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu.getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('the token is synced once per user, and deleted at sign-out', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname !== '/api/token-sync') return
    const { authorization = '' } = request.headers()
    calls.push(`${request.method()} ${authorization.split(' ')[0]} ${request.postData()}`)
  })
  const posted = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/token-sync'),
  )
  await signUp(page, someEmail())
  expect((await posted).status()).toBe(204)
  await tokenSynced(page)
  await visit(page, '/blog')
  await page.reload()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(['POST Bearer null'])

  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await signOut(page, 'Ada')
  expect((await deleted).status()).toBe(204)
  expect(calls).toEqual(['POST Bearer null', 'DELETE  null'])
})

test('a token sync that fails does not break signing in, and a sign-out that fails is only logged', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/token-sync**', (route) => route.fulfill({ status: 500 }))
  await signUp(page, someEmail())
  await expect(welcomeButton(page, 'Ada')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(complaints.splice(0).every((line) => line.includes('500'))).toBe(true)

  await page.unroute('**/api/token-sync**')
  await page.route('**/auth/sign-out', (route) => route.abort('connectionrefused'))
  const logged = page.waitForEvent('console', (line) => line.text().includes('Signing out failed'))
  await signOut(page, 'Ada')
  await logged
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(complaints.splice(0)).not.toEqual([])
})
