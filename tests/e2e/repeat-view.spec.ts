import type { Page } from 'playwright/test'
import { serveBuild } from '../support/serve.ts'
import { expect, test } from './site.ts'

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`violation of ${event.violatedDirective}`),
    )
  }),
)

test('a repeat view costs next to nothing, and its scripts still run', async ({ page }) => {
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

test('pages that are made for each view cost next to nothing the second time, and are alive', async ({
  page,
  complaints,
}) => {
  // Where nobody else books, which would change what /welcome says.
  await using site = await serveBuild()
  const secondView = async (path: string) => {
    await page.goto(site.origin + path)
    await page.waitForLoadState('networkidle')
    await page.goto(`${site.origin}/contact`)
    await page.goto(site.origin + path)
    await page.waitForLoadState('networkidle')
    return await bytesOver(page)
  }
  expect(await secondView('/auth?mode=signup')).toBeLessThan(3000)
  expect(await secondView('/auth')).toBeLessThan(3000)
  await page.getByRole('button', { name: 'Use Cases' }).click()
  await expect(page.locator('header').getByRole('link', { name: /^Law firms/ })).toBeVisible()

  expect(await secondView('/welcome')).toBeLessThan(3000)
  expect(complaints.filter((complaint) => !complaint.startsWith('foreign: '))).toEqual([])
  complaints.length = 0
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

/** The film comes after the page's load event: who leaves earlier has not all of the page in the cache. */
async function videoIsThere(page: Page) {
  await page.waitForFunction(() => {
    const video = document.querySelector('video')
    return video !== null && video.buffered.length > 0 && video.buffered.end(0) >= video.duration
  })
}
