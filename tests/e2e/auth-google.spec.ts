import type { Page } from 'playwright/test'
import { freePort, serveBuild } from '../support/serve.ts'
import { googleClient } from '../support/identity-provider.ts'
import { expect, test, welcomeButton } from './accounts.ts'
import { hydrated, visit } from './site.ts'

const FAILED = 'Failed to sign in with Google. Please try again.'

/** Clicks the button, and returns the pop-up that it opens. */
async function openPopup(page: Page): Promise<Page> {
  await visit(page, '/auth')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  return await opened
}

/** Signs in at the provider, and agrees that the site learns who it is. */
async function signInThere(popup: Page, login: string): Promise<void> {
  await popup.locator('input[name=login]').fill(login)
  await popup.locator('input[name=password]').fill('any')
  await popup.locator('button[type=submit]').click()
  await popup.locator('button[type=submit]', { hasText: 'Continue' }).click()
}

test('Google opens in a centred pop-up of 500 x 600, which closes on success, and the page goes on', async ({
  page,
}) => {
  const popup = await openPopup(page)
  const button = page.getByRole('button', { name: 'Continue with Google' })
  await expect(button).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await popup.locator('input[name=login]').waitFor()
  await expect(button).toBeDisabled()
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
  const closed = popup.waitForEvent('close')
  await signInThere(popup, 'grace')
  await closed
  await expect(page).toHaveURL('/welcome')
  await expect(welcomeButton(page, 'Grace of Google')).toBeVisible()
})

test('cancelling at Google closes the pop-up and says that it failed', async ({ page }) => {
  const popup = await openPopup(page)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('link', { name: 'Cancel' }).click()
  await closed
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
})

test('an address that Google has not verified does not sign in', async ({ page }) => {
  const popup = await openPopup(page)
  const closed = popup.waitForEvent('close')
  await signInThere(popup, 'unverified-eve')
  await closed
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('a forged response from Google closes the pop-up and shows that it failed', async ({
  page,
}) => {
  const popup = await openPopup(page)
  await popup.locator('input[name=login]').waitFor()
  const closed = popup.waitForEvent('close')
  const forged = new URL('/api/auth/callback/google?code=x&state=forged', page.url()).href
  await popup.evaluate((url) => window.location.assign(url), forged)
  await closed
  await expect(page.getByRole('alert')).toHaveText(FAILED)
})

test('after the pop-up is closed, the page says so and its buttons work again', async ({
  page,
}) => {
  const popup = await openPopup(page)
  await popup.locator('input[name=login]').waitFor()
  await popup.close()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await expect(page.getByRole('status').first()).toContainText(
    'If you closed the window, try again',
  )
})

test('a blocked pop-up leads the whole page to Google, and back', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await visit(page, '/auth?next=/contact')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await signInThere(page, 'heather')
  await expect(page).toHaveURL('/contact')
  await expect(welcomeButton(page, 'Heather of Google')).toBeVisible()
  // The provider is another origin, which no page may ask by itself.
  complaints.length = 0
})

test('a provider that is down closes the pop-up and says that it failed', async ({ browser }) => {
  await using server = await serveBuild({
    AUTH_GOOGLE_ISSUER: `http://127.0.0.1:${await freePort()}`,
    AUTH_GOOGLE_ID: googleClient.id,
    AUTH_GOOGLE_SECRET: googleClient.secret,
  })
  await using context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  const popup = await openPopup(page)
  if (!popup.isClosed()) await popup.waitForEvent('close')
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
})

test('without Google’s settings there is no button for it', async ({ browser }) => {
  await using server = await serveBuild()
  await using context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  await visit(page, '/auth')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
})
