import type { Page } from 'playwright/test'
import {
  createAccount,
  expect,
  someAddress,
  someEmail,
  test,
  tokenSynced,
  trySignIn,
  welcomeButton,
} from './accounts.ts'
import { visit } from './site.ts'

const CHECK = '**/api/auth/check'

/** Opens /welcome with a new account, and waits until the page has done what it does in the background. */
async function openSignedIn(page: Page, email: string): Promise<void> {
  await createAccount(page, email)
  await visit(page, '/welcome')
  await tokenSynced(page)
}

/** Looks at a tab again, more than a minute after it has asked who is signed in. */
async function lookAgain(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 90_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a session check that gets no answer gives up after five seconds and changes nothing', async ({
  page,
}) => {
  await openSignedIn(page, someEmail())
  await page.route(CHECK, () => new Promise(() => {}))
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/check'))
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  let isGivenUp = false
  void givenUp.then(() => (isGivenUp = true))
  const checked = page.waitForRequest(CHECK)
  await lookAgain(page)
  await checked
  await page.clock.runFor(4900)
  expect(isGivenUp).toBe(false)
  await page.clock.runFor(100)
  await givenUp
  expect((await warned).text()).toContain('could not be checked')
  await expect(welcomeButton(page, 'Ada')).toBeVisible()
  await expect(page).toHaveURL('/welcome')

  // The tab's next page asks the server, instead of reusing the user that it knows.
  const asked = page.waitForRequest((request) => request.url().endsWith('/terms.data'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await asked
  await expect(welcomeButton(page, 'Ada')).toBeVisible()
})

test('a tab that becomes visible learns that its session was ended elsewhere, and why', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = someEmail()
  await openSignedIn(page, email)
  const held = page.waitForResponse(CHECK)
  await lookAgain(page)
  expect((await held).status()).toBe(200)
  await expect(welcomeButton(page, 'Ada')).toBeVisible()

  await using elsewhere = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'CF-Connecting-IP': someAddress() },
  })
  const other = await elsewhere.newPage()
  await visit(other, '/auth?next=/account')
  await trySignIn(other, email)
  await other.getByRole('button', { name: 'Sign out of other devices' }).click()
  await expect(
    other.getByRole('region', { name: 'Other devices' }).getByRole('status'),
  ).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 200_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('alert')).toContainText('You’ve been signed out')
  await expect(page.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible()
})
