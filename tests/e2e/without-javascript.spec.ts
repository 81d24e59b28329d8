import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript the menus open, and everything on the home page can be read', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Use Cases' }).click()
  await expect(page.locator('header').getByRole('link', { name: /^Law firms/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('button', { name: 'Play sample call' })).toBeHidden()
  await expect(page.locator('audio[controls]')).toBeVisible()
  const transcript = page.getByRole('list', { name: 'Transcript of the call' })
  await expect(transcript.getByText('You’re welcome. Enjoy the viewing.')).toBeVisible()
  expect(await transcript.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const text of [
      'Ava greets callers with your name',
      'Up a ladder, in court',
      'Start free with 25 calls',
      'From one van to four branches',
      'Callers pick a time while they still have the phone',
    ]) {
      await expect(page.getByText(text).first(), `${text} at ${width} px`).toBeVisible()
    }
  }

  await page.getByText('Is there a contract?').click()
  await expect(page.getByText('There are no long-term contracts.').last()).toBeVisible()
})

test('without JavaScript the mobile menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('#mobile-menu').getByRole('link', { name: 'Pricing' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.locator('#mobile-menu')).toBeHidden()
})

test('without JavaScript the blog is searched by Enter', async ({ page }) => {
  await page.goto('/blog')
  await page.getByPlaceholder('Search articles...').fill('zebra')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog?q=zebra')
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible()
})

test('without JavaScript the launcher of the chat is a link to /contact', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeHidden()
  await page.getByRole('link', { name: 'Open chat' }).click()
  await expect(page).toHaveURL('/contact')
  await page.goto('/use-cases/lawyers')
  await expect(page.getByRole('link', { name: 'Ask Ava about this' })).toBeHidden()
})
