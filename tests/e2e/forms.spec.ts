import { PASSWORD, someEmail } from './accounts.ts'
import { expect, test, visit } from './site.ts'

test('a submit button keeps the focus while busy, and an error then receives it', async ({
  page,
  complaints,
}) => {
  await visit(page, '/auth')
  await page.getByLabel('Email', { exact: true }).fill(someEmail())
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/auth.data*', async (route) => {
    await isAsked
    await route.continue()
  })
  const submit = page.getByRole('button', { name: 'Sign In' })
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toBeFocused()
  answer()
  await expect(page.getByRole('alert')).toBeFocused()
  complaints.length = 0
})

test('a refused password field takes the focus, is marked invalid and described by the error', async ({
  page,
  complaints,
}) => {
  await visit(page, '/auth?mode=signup')
  await page.getByLabel('Email', { exact: true }).fill(someEmail())
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('short')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(/8 characters.*8 characters/)
  complaints.length = 0
})

test('the password fields of the account page each say what they are for', async ({
  page,
  complaints,
}) => {
  await visit(page, '/auth?mode=signup')
  await page.getByLabel('Email', { exact: true }).fill(someEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/welcome')
  await visit(page, '/account')
  const deletion = page.getByLabel('Current password, to delete your account')
  await expect(page.getByLabel('Current password, to change it')).toBeVisible()
  await deletion.fill('not the right one')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(deletion).toBeFocused()
  await expect(deletion).toHaveAccessibleDescription(/password/)
  complaints.length = 0
})

test('a newsletter form hands the focus to its answer, or back to the refused address', async ({
  page,
  complaints,
}) => {
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': '10.47.1.1' })
  await visit(page, '/contact')
  const email = page.getByLabel('Email address')
  await email.fill('ada@-example.com')
  await email.evaluate((input) => input.closest('form')?.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill(someEmail())
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Check your inbox' })).toBeFocused()
  complaints.length = 0
})
