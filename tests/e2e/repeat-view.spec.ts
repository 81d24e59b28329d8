import type { Page } from 'playwright/test'
import { expect, test } from './site.ts'

test('a repeat view transfers almost nothing, and its scripts still run', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`violation of ${event.violatedDirective}`),
    )
  })
  await page.goto('/')
  await videoIsThere(page)
  await page.goto('/contact')
  await page.goto('/')
  await videoIsThere(page)
  expect(await bytesOver(page)).toBeLessThan(3000)
  await page.getByRole('button', { name: 'Use Cases' }).click()
  await page
    .locator('header')
    .getByRole('link', { name: /^Law firms/ })
    .click()
  await expect(page).toHaveURL('/use-cases/lawyers')
})

/** What a view has fetched. **Units**: bytes over the wire. */
async function bytesOver(page: Page): Promise<number> {
  return await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .concat(performance.getEntriesByType('resource'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  )
}

/**
 * Waits for the video, which is fetched after the load event: without it the page would not be cached
 * in full.
 */
async function videoIsThere(page: Page) {
  await page.waitForFunction(() => {
    const video = document.querySelector('video')
    return video !== null && video.buffered.length > 0 && video.buffered.end(0) >= video.duration
  })
}
