import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from 'playwright/test'
import type { IdentityProvider } from '../support/identity-provider.ts'
import { readMails } from '../support/mailbox.ts'
import type { BuildServer } from '../support/serve.ts'
import { expect, test as base } from './site.ts'

export { expect } from './site.ts'

/** A password that the rules accept. */
export const PASSWORD = 'correct horse battery'

/** Another password that the rules accept. */
export const NEW_PASSWORD = 'a quite different sentence'

/**
 * Browser tests on a server of their own, with Google's stand-in behind it.
 *
 * Each test comes from an address of its own, so that their limits do not add up.
 */
export const test = base.extend<{ server: BuildServer; provider: IdentityProvider }>({
  server: async ({ accountsSite }, use) => use(accountsSite.server),
  provider: async ({ accountsSite: { provider } }, use) => {
    await use(provider)
    provider.isDown = false
  },
  baseURL: async ({ server }, use) => use(server.origin),
  extraHTTPHeaders: async ({}, use) => use({ 'CF-Connecting-IP': someAddress() }),
})

/** An address on the internet that no other test comes from. */
export function someAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
}

/** A mail address that nobody has used. */
export function someEmail(): string {
  return `ada-${randomUUID().slice(0, 8)}@example.com`
}

/** Signs up without the form, for tests that begin with an account; a page passed in is signed in. */
export async function createAccount(
  { request }: { request: APIRequestContext },
  email: string,
  name = 'Ada',
): Promise<void> {
  const form = { mode: 'signup', name, email, password: PASSWORD }
  const response = await request.post('/auth', { form, maxRedirects: 0 })
  expect(response.headers().location).toBe('/welcome')
}

/** Fills in the form and signs up; ends on /welcome. */
export async function signUp(page: Page, email: string, name = 'Ada'): Promise<void> {
  // Not `visit`, which would wait for hydration: the form works without its script.
  await page.goto('/auth?mode=signup')
  await page.getByLabel('Name (optional)').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/welcome')
  // The URL changes before the page does, and a menu opened in between would close.
  await expect(page.getByRole('heading', { level: 1, name: /^Half an hour/ })).toBeVisible()
}

/**
 * Waits until the tab has told the other service who is signed in; `who` is a part of what it told.
 *
 * A session that ends before leaves the service a token to refuse, which the console reports.
 */
export async function tokenSynced(page: Page, who = ''): Promise<void> {
  await page.waitForFunction(
    (part) => sessionStorage.getItem('token-sync')?.includes(part) ?? false,
    who,
  )
}

/** Fills in the form and tries to sign in. */
export async function trySignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** The header's button that says who is signed in, in wide windows. */
export function welcomeButton(page: Page, label: string) {
  return page.locator('header').getByRole('button', { name: `Welcome, ${label}`, exact: true })
}

/** Signs out by the header's menu. */
export async function signOut(page: Page, label: string): Promise<void> {
  await welcomeButton(page, label).click()
  await page.locator('#account-menu').getByRole('button', { name: 'Sign Out' }).click()
}

/** The link in the newest email to an address that leads to `path`. */
export async function linkOf(server: BuildServer, to: string, path: string): Promise<string> {
  const find = () =>
    readMails(server).findLast((mail) => mail.to === to && mail.text.includes(path))
  await expect.poll(find, `an email to ${to} with a link to ${path}`).toBeDefined()
  return /http\S+/.exec(find()?.text ?? '')?.[0] ?? ''
}

/** A section of the account page, by its heading. */
export function card(page: Page, title: string) {
  return page.getByRole('region', { name: title })
}
