import { serveBuild } from '../support/serve.ts'
import { expect, hydrated, test } from './site.ts'

test('visitors from advertisements get the stored page, and it works with their address', async ({
  page,
  complaints,
}) => {
  await using site = await serveBuild()
  const pages = ['/', '/use-cases/lawyers', '/blog', '/coming-soon?industry=finance']
  for (const path of pages) {
    const address = (campaign: string) => {
      const url = new URL(path, site.origin)
      url.searchParams.set('utm_campaign', campaign)
      url.searchParams.set('gclid', campaign)
      return url.href
    }
    await page.request.get(address('the-first-campaign'))
    const response = await page.goto(address('the-second-campaign'))
    expect(response?.headers()['x-page-cache'], path).toBe('hit')
    expect(await response?.text(), path).not.toMatch(/the-(first|second)-campaign/)
    await hydrated(page)
    // Analytics read it there.
    expect(page.url(), path).toBe(address('the-second-campaign'))
    await page.getByRole('button', { name: 'Use Cases' }).click()
    await page
      .locator('header')
      .getByRole('link', { name: /^Property management/ })
      .click()
    await expect(page).toHaveURL(`${site.origin}/use-cases/property-management`)
  }
  // A page that differs from what the server sent would be reported on the console.
  expect(complaints.filter((complaint) => !complaint.startsWith('foreign: '))).toEqual([])
  complaints.length = 0
  // The server stops before the page closes: a request still under way would be a complaint.
  await page.goto('about:blank')
})
