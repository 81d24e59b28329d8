import { someEmail } from './accounts.ts'
import { expect, hold, test, visit } from './site.ts'

test('a submit button keeps the focus while busy, and an error then receives it', async ({
  page,
  complaints,
}) => {
  await visit(page, '/auth')
  await page.getByLabel('Email', { exact: true }).fill(someEmail())
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  const answer = await hold(page, '**/auth.data*')
  const submit = page.getByRole('button', { name: 'Sign In' })
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toBeFocused()
  answer()
  await expect(page.getByRole('alert')).toBeFocused()
  complaints.length = 0
})

test('while a sign-up is being sent, its links do not lead away from the answer', async ({
  page,
}) => {
  await visit(page, '/auth?mode=signup')
  await page.getByLabel('Email', { exact: true }).fill(someEmail())
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  const answer = await hold(page, '**/auth.data*')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  for (const name of ['I have an account', 'Sign in'])
    await page.getByRole('main').getByText(name, { exact: true }).click({ force: true })
  await expect(page).toHaveURL('/auth?mode=signup')
  answer()
  await expect(page).toHaveURL('/welcome')
})

test('a refused password field takes the focus, is marked invalid and described by the error', async ({
  page,
  complaints,
}) => {
  await visit(page, '/auth?mode=signup')
  await page.getByLabel('Email', { exact: true }).fill(someEmail())
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await password.fill('short')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(/8 characters.*8 characters/)
  complaints.length = 0
})
