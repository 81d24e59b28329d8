import type { Page } from 'playwright/test'
import { expect, test, welcomeButton } from './accounts.ts'
import { hydrated, test as withoutGoogle, visit } from './site.ts'

const FAILED = 'Failed to sign in with Google. Please try again.'

/** Clicks the button, and returns the pop-up that it opens. */
async function openPopup(page: Page): Promise<Page> {
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
  await visit(page, '/auth')
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

test('cancelling at Google, a forged response and an unverified address each close the pop-up and say that it failed', async ({
  page,
}) => {
  await visit(page, '/auth')
  const forged = new URL('/api/auth/callback/google?code=x&state=forged', page.url()).href
  const failures: [string, (popup: Page) => Promise<void>][] = [
    ['cancelled', (popup) => popup.getByRole('link', { name: 'Cancel' }).click()],
    ['forged', (popup) => popup.evaluate((url) => window.location.assign(url), forged)],
    // Last, because Google then knows who it is and asks no more.
    ['unverified', (popup) => signInThere(popup, 'unverified-eve')],
  ]
  const alert = page.getByRole('alert')
  for (const [what, fail] of failures) {
    const popup = await openPopup(page)
    await expect(alert, what).toHaveCount(0)
    await popup.locator('input[name=login]').waitFor()
    const closed = popup.waitForEvent('close')
    await fail(popup)
    await closed
    await expect(alert, what).toHaveText(FAILED)
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  }
  await page.reload()
  await hydrated(page)
  await expect(page.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('after the pop-up is closed, the page says so and its buttons work again', async ({
  page,
}) => {
  await visit(page, '/auth')
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

test('a provider that is down closes the pop-up and says that it failed', async ({
  page,
  provider,
  complaints,
}) => {
  provider.isDown = true
  await visit(page, '/auth')
  const popup = await openPopup(page)
  if (!popup.isClosed()) await popup.waitForEvent('close')
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  complaints.length = 0
})

withoutGoogle('without Google’s settings there is no button for it', async ({ request }) => {
  const html = await (await request.get('/auth')).text()
  expect(html).toContain('Sign In')
  expect(html).not.toContain('Continue with Google')
})
