import { tablesThatHold } from '../support/rows.ts'
import {
  card,
  expect,
  linkOf,
  NEW_PASSWORD,
  PASSWORD,
  createAccount,
  someEmail,
  test,
  trySignIn,
  welcomeButton,
} from './accounts.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript "This wasn\'t me" deletes the account somebody opened', async ({
  page,
  server,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  const link = await linkOf(server, email, '/auth/verify')
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this your email address?')
  await page.getByRole('button', { name: 'This wasn’t me' }).click()
  await expect(page.getByText('We’ve deleted the account')).toBeVisible()
  expect(tablesThatHold(server.database(), email).filter((name) => name !== 'outbox')).toEqual([])
})

test('without JavaScript the password confirms an address in another browser', async ({
  page,
  server,
  complaints,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  const link = await linkOf(server, email, '/auth/verify')
  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel('Your password').fill('not the right one')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('alert')).toContainText('not your current password')
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('You’ve confirmed your email address.')).toBeVisible()
  await expect(welcomeButton(page, 'Ada')).toBeVisible()
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true)
})

test('without JavaScript a new password and signing out elsewhere keep this browser signed in', async ({
  page,
}) => {
  await createAccount(page, someEmail())
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out of other devices' }).click()
  await expect(page).toHaveURL('/account')
  await expect(card(page, 'Other devices').getByRole('status')).toBeVisible()
  const password = card(page, 'Change password')
  await password.getByLabel('Current password').fill(PASSWORD)
  await password.getByLabel('New password').fill(NEW_PASSWORD)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/account')
  await expect(password.getByRole('status')).toContainText('Your new password has been saved')
  await page.goto('/account')
  await expect(welcomeButton(page, 'Ada')).toBeVisible()
})

test('without JavaScript signing out ends the synced session', async ({ page, server }) => {
  await createAccount(page, someEmail())
  const answer = await page.request.get('/api/token-sync/token')
  const { token } = (await answer.json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.post('/api/token-sync', { headers })).status()).toBe(204)
  await page.goto('/auth/sign-out')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => /synced|session/.test(name))).toEqual([])
  expect((await page.request.post('/api/token-sync', { headers })).status()).toBe(401)
  expect(server.log()).not.toContain(token)
})

test('without JavaScript the old address undoes a change', async ({ page, server }) => {
  const [email, newEmail] = [someEmail(), someEmail()]
  await createAccount(page, email)
  // An address that was never confirmed gets no notice of the change.
  await page.goto(await linkOf(server, email, '/auth/verify'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.goto('/account')
  const address = card(page, 'Email address')
  await address.getByLabel('New email address').fill(newEmail)
  await address.getByLabel('Current password').fill(PASSWORD)
  await address.getByRole('button', { name: 'Email me a link' }).click()
  await page.goto(await linkOf(server, newEmail, '/auth/address'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(await linkOf(server, email, '/auth/undo-address'))
  await expect(page.getByRole('main')).toContainText(email)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Restore my address' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByLabel('Account details')).toContainText(email)
})

test('without JavaScript a double click on a link’s page shows no error', async ({
  page,
  server,
}) => {
  const [email, newEmail] = [someEmail(), someEmail()]
  await createAccount(page, email)
  await page.goto(await linkOf(server, email, '/auth/verify'))
  await page.getByRole('button', { name: 'Confirm this address' }).dblclick()
  await expect(page.getByText('You’ve confirmed your email address.')).toBeVisible()
  await page.goto('/account')
  const address = card(page, 'Email address')
  await address.getByLabel('New email address').fill(newEmail)
  await address.getByLabel('Current password').fill(PASSWORD)
  await address.getByRole('button', { name: 'Email me a link' }).click()
  await page.goto(await linkOf(server, newEmail, '/auth/address'))
  await page.getByRole('button', { name: 'Confirm this address' }).dblclick()
  await expect(page.getByText('Your email address has been changed.')).toBeVisible()
})

test('without JavaScript an account connects Google with its password, and disconnects it', async ({
  page,
  complaints,
}) => {
  // The fake provider's address for the login 'joiner'.
  const email = 'joiner@example.com'
  await createAccount(page, email)
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.locator('input[name=login]').fill('joiner')
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]').click()
  await expect(page.getByRole('alert')).toContainText('sign in with your password once')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await trySignIn(page, email)
  await expect(page).toHaveURL('/welcome')
  await page.goto('/account')
  await expect(page.getByLabel('Account details')).toContainText('Password or Google')
  const google = card(page, 'Google')
  await google.getByLabel('Current password').fill(PASSWORD)
  await google.getByRole('button', { name: 'Disconnect Google' }).click()
  await expect(google.getByRole('status')).toContainText('Google has been disconnected')
  await expect(page.getByLabel('Account details')).not.toContainText('Google')
  complaints.length = 0
})
