import { readFileSync } from 'node:fs'
import { violations } from '../support/axe.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { tablesThatHold } from '../support/rows.ts'
import {
  card,
  expect,
  linkOf,
  NEW_PASSWORD,
  PASSWORD,
  signOut,
  createAccount,
  someAddress,
  someEmail,
  test,
  tokenSynced,
  trySignIn,
  welcomeButton,
} from './accounts.ts'
import { hydrated, visit } from './site.ts'

test('a forgotten password is reset by the mail on disk, once, and ends the other sessions', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  await using elsewhere = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'CF-Connecting-IP': someAddress() },
  })
  const other = await elsewhere.newPage()
  await visit(other, '/auth')
  await other.getByRole('link', { name: 'Forgotten password?' }).click()
  await other.getByRole('main').getByLabel('Email address').fill(email)
  await other.getByRole('button', { name: 'Email me a link' }).click()
  await expect(other.getByRole('status')).toContainText('If there’s an account')
  const link = await linkOf(server, email, '/auth/reset')
  await visit(other, link)
  await other.getByLabel('New password').fill('password')
  await other.getByRole('button', { name: 'Save new password' }).click()
  await expect(other.getByRole('alert')).toContainText('This password is too common')
  await other.getByLabel('New password').fill(NEW_PASSWORD)
  await other.getByRole('button', { name: 'Save new password' }).click()
  await expect(other).toHaveURL('/welcome')
  await expect(welcomeButton(other, 'Ada')).toBeVisible()

  await visit(page, '/account')
  await expect(page).toHaveURL(/\/auth\?.*next=%2Faccount/)
  await expect(page.getByRole('alert')).toContainText('You’ve been signed out')
  await trySignIn(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL('/account')

  await visit(other, link)
  await expect(other.getByRole('alert')).toContainText('This link has already been used')
})

test('a button confirms an address, and the reminder disappears', async ({ page, server }) => {
  const email = someEmail()
  await createAccount(page, email)
  await visit(page, '/welcome')
  const reminder = page.getByText('Please confirm your email address')
  await expect(reminder).toBeVisible()
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await expect(page.getByText(`We’ve just sent a link to ${email}.`)).toBeVisible()
  await visit(page, await linkOf(server, email, '/auth/verify'))
  await page.getByRole('button', { name: 'Confirm this address' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText('Hello, Ada.')).toBeVisible()
  await expect(reminder).toHaveCount(0)
})

test('the account page changes name, password and address, each with its own answer', async ({
  page,
  server,
  complaints,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  await visit(page, '/welcome')
  await welcomeButton(page, 'Ada').click()
  await page.locator('#account-menu').getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')

  await page.getByLabel('Your name').fill('Countess')
  await page.getByLabel('Your name').press('Enter')
  await expect(card(page, 'Name').getByRole('status')).toHaveText('Saved.')
  await expect(welcomeButton(page, 'Countess')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveValue('Countess')
  await tokenSynced(page, 'Countess')

  const password = card(page, 'Change password')
  await password.getByLabel('Current password').fill('not the right one')
  await password.getByLabel('New password').fill(NEW_PASSWORD)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByRole('alert')).toContainText('not your current password')
  await expect(password.getByRole('link', { name: 'reset your password' })).toHaveAttribute(
    'href',
    '/auth/forgotten',
  )
  await password.getByLabel('Current password').fill(PASSWORD)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByRole('status')).toContainText('Your new password has been saved')
  await expect(password.getByLabel('New password')).toHaveValue('')

  const address = card(page, 'Email address')
  const newEmail = someEmail()
  await address.getByLabel('New email address').fill(newEmail)
  await address.getByLabel('Current password').fill(NEW_PASSWORD)
  await address.getByRole('button', { name: 'Email me a link' }).click()
  await expect(address.getByRole('status')).toContainText('sent a link to your new address')
  await expect(page.getByLabel('Account details')).toContainText(email)
  await visit(page, await linkOf(server, newEmail, '/auth/address'))
  await page.getByRole('button', { name: 'Confirm this address' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await tokenSynced(page, newEmail)

  await page.context().clearCookies()
  await visit(page, '/auth?next=/account')
  await trySignIn(page, newEmail, NEW_PASSWORD)
  await expect(page.getByLabel('Account details')).toContainText(newEmail)
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true)
})

test('signing out of other devices ends their sessions and keeps this one', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  await using elsewhere = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'CF-Connecting-IP': someAddress() },
  })
  const other = await elsewhere.newPage()
  await visit(other, '/auth?next=/account')
  await trySignIn(other, email)
  await expect(other).toHaveURL('/account')

  await visit(page, '/account')
  await tokenSynced(page)
  await page.getByRole('button', { name: 'Sign out of other devices' }).click()
  await expect(card(page, 'Other devices').getByRole('status')).toBeVisible()
  await other.getByRole('button', { name: 'Save name' }).click()
  await expect(other).toHaveURL(/\/auth\?/)
  await expect(other.getByRole('alert')).toContainText('You’ve been signed out')
  await expect(other.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveURL('/account')
})

test('an account is downloaded as JSON, and leaves no row once deleted', async ({
  page,
  server,
  complaints,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  await visit(page, '/account')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toContain(email)
  const { id } = (JSON.parse(readFileSync(file, 'utf8')) as { account: { id: string } }).account
  expect(tablesThatHold(server.database(), email)).not.toEqual([])

  await tokenSynced(page)
  const deletion = card(page, 'Delete your account')
  await deletion.getByLabel('Current password').fill(PASSWORD)
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/auth?mode=signup&deleted')
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeFocused()
  await expect(page.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible()
  for (const trace of [email, id]) {
    expect(tablesThatHold(server.database(), trace), trace).toEqual([])
  }
  await page.getByRole('link', { name: 'I have an account' }).click()
  await trySignIn(page, email)
  await expect(page.getByRole('alert')).toContainText('don’t match')
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true)
})

test('after signing out, Back shows nothing of the account', async ({ page }) => {
  const email = someEmail()
  await createAccount(page, email)
  await visit(page, '/contact')
  await expect(page.getByText('You are logged in as Ada')).toBeVisible()
  await visit(page, '/account')
  await tokenSynced(page)
  await signOut(page, 'Ada')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText(email)).toHaveCount(0)
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL('/contact')
  await expect(page.getByText('Ada')).toHaveCount(0)
})

test('with somebody signed in, and a long name, no page has accessibility faults', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await createAccount(page, someEmail(), 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh')
  for (const path of ['/welcome', '/account', '/auth', '/contact']) {
    await visit(page, path)
    for (const [width, menu] of [
      [1024, /^Welcome, /],
      [390, 'Open menu'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('button', { name: menu }).first().click()
      expect(await violations(page), `${path}, ${width} px, menu open`).toEqual([])
      await page.keyboard.press('Escape')
      await expect.poll(() => sidewaysOverflow(page), `${path}, ${width} px`).toBe(0)
    }
  }
})

test('the pages around signing in have no accessibility faults', async ({ page }) => {
  for (const path of ['/auth/forgotten', '/auth/done?error=AccessDenied', '/auth/sign-out']) {
    await visit(page, path)
    expect(await violations(page), path).toEqual([])
  }
})
