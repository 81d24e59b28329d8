import { expect, test } from './site.ts'

test('a repeat view costs next to nothing, and its scripts still run', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`violation of ${event.violatedDirective}`),
    )
  })
  for (const path of ['/', '/contact', '/']) await page.goto(path)
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .concat(performance.getEntriesByType('resource'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  )
  expect(bytes).toBeLessThan(3000)
  await page.getByRole('button', { name: 'Use Cases' }).click()
  await page
    .locator('header')
    .getByRole('link', { name: /^Law firms/ })
    .click()
  await expect(page).toHaveURL('/use-cases/lawyers')
})
