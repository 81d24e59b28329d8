import { serveBuild } from '../support/serve.ts'
import { expect, test as base, visit } from './site.ts'

/** A server of its own, whose page cache is empty. */
const test = base.extend({
  baseURL: async ({}, use) => {
    await using server = await serveBuild()
    await use(server.origin)
  },
})

test('visitors from advertisements get the stored page, which keeps their parameters in its address', async ({
  page,
  request,
  baseURL,
}) => {
  const address = (path: string, campaign: string) => {
    const url = new URL(path, baseURL)
    url.searchParams.set('utm_campaign', campaign)
    url.searchParams.set('gclid', campaign)
    return url.href
  }
  for (const path of ['/', '/use-cases/lawyers', '/blog', '/coming-soon?industry=finance']) {
    await request.get(address(path, 'the-first-campaign'))
    const response = await request.get(address(path, 'the-second-campaign'))
    expect(response.headers()['x-page-cache'], path).toBe('hit')
    expect(await response.text(), path).not.toMatch(/the-(first|second)-campaign/)
  }
  // The two pages that read their query.
  for (const path of ['/blog', '/coming-soon?industry=finance']) {
    const response = await visit(page, address(path, 'the-second-campaign'))
    expect(response?.headers()['x-page-cache'], path).toBe('hit')
    // Analytics read it there.
    expect(page.url(), path).toBe(address(path, 'the-second-campaign'))
    await page.getByRole('button', { name: 'Use Cases' }).click()
    await page
      .locator('header')
      .getByRole('link', { name: /^Property management/ })
      .click()
    await expect(page).toHaveURL('/use-cases/property-management')
  }
})
