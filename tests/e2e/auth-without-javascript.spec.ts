import { readMails } from '../support/mailbox.ts'
import {
  expect,
  PASSWORD,
  signUp,
  createAccount,
  someEmail,
  test,
  trySignIn,
  welcomeButton,
} from './accounts.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a visitor signs up, out and in, with the same messages', async ({
  page,
  complaints,
}) => {
  const email = someEmail()
  await signUp(page, email)
  await expect(page.getByText('Hello, Ada.')).toBeVisible()
  await welcomeButton(page, 'Ada').click()
  await page.locator('#account-menu').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/auth?next=/contact')
  await expect(page.getByRole('button', { name: 'Show' })).toBeHidden()
  await trySignIn(page, email, 'not the right one')
  await expect(page.getByRole('alert')).toContainText('don’t match')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await trySignIn(page, email)
  await expect(page).toHaveURL('/contact')
  await expect(page.getByText('You are logged in as Ada.')).toBeVisible()
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true)
})

test('without JavaScript the form changes between signing up and signing in', async ({ page }) => {
  await page.goto('/auth?next=/contact')
  await page.getByRole('link', { name: 'I’m new here' }).click()
  await expect(page).toHaveURL('/auth?mode=signup&next=%2Fcontact')
  await expect(page.getByLabel('Name (optional)')).toBeVisible()
  await page.getByRole('link', { name: 'I have an account' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('without JavaScript a forgotten password is reset by the mail on disk', async ({
  page,
  server,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgotten password?' }).click()
  await page.getByLabel('Email address').first().fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('status')).toContainText('If there’s an account')
  await page.goto(await resetLink(server, email))
  await page.getByLabel('New password').fill(`${PASSWORD} staple`)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL('/welcome')
  await expect(welcomeButton(page, 'Ada')).toBeVisible()
})

test('without JavaScript Continue with Google leads the whole page there and back', async ({
  page,
  complaints,
}) => {
  await page.goto('/auth?next=/contact')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.locator('input[name=login]').fill('nojs')
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL('/contact')
  await expect(welcomeButton(page, 'Nojs of Google')).toBeVisible()
  complaints.length = 0
})

async function resetLink(server: { log(): string }, email: string): Promise<string> {
  const find = () =>
    readMails(server).findLast(({ to, text }) => to === email && text.includes('/auth/reset'))
  await expect.poll(find).toBeDefined()
  return /http\S+/.exec(find()?.text ?? '')?.[0] ?? ''
}
