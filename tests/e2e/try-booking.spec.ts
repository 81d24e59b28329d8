import type { Page } from 'playwright/test'
import { expect, test, visit } from './site.ts'

test('a set-up call is booked with the set-up of the trial call, which is then removed', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': '10.47.0.1' })
  await visit(page, '/try?trade=plumber')
  await page.getByRole('button', { name: 'Make it your business' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Marlowe and Daughters')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start the call' }).click()
  await page.getByRole('button', { name: 'Hang up' }).click()
  await page.getByRole('link', { name: 'Book a call and keep this set-up' }).click()

  await expect(page).toHaveURL('/welcome')
  await chooseSlot(page)
  await expect(page.getByRole('checkbox', { name: /Keep the set-up/ })).toBeChecked()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Your email').fill('ada-trial@example.com')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await page.getByRole('link', { name: 'Move this call' }).click()

  await expect(page.getByText('Marlowe and Daughters, plumber')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the set-up' }).click()
  await expect(page.getByText('We’ve deleted the set-up from this booking.')).toBeFocused()
  await expect(page.getByText('Marlowe and Daughters')).toBeHidden()
})

/** Chooses a time that no other test books, nor the clock takes off the list meanwhile. */
async function chooseSlot(page: Page): Promise<void> {
  const days = page.getByRole('grid').getByRole('button', { name: /available$/, disabled: false })
  await days.nth(1).click()
  const times = page.getByRole('button', { name: /^\d\d:\d\d/ })
  await times.last().click()
}
