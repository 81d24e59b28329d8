import { serveBuild } from '../support/serve.ts'
import { expect, hydrated, test as base } from './site.ts'

/** A server of its own, whose page cache is empty. */
const test = base.extend({
  baseURL: async ({}, use) => {
    await using server = await serveBuild()
    await use(server.origin)
  },
})

test('visitors from advertisements get the stored page, which keeps their parameters in its address', async ({
  page,
  baseURL,
}) => {
  const pages = ['/', '/use-cases/lawyers', '/blog', '/coming-soon?industry=finance']
  for (const path of pages) {
    const address = (campaign: string) => {
      const url = new URL(path, baseURL)
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
    await expect(page).toHaveURL('/use-cases/property-management')
  }
})
