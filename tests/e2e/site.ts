import { test as base } from 'playwright/test'

export { expect } from 'playwright/test'

/**
 * A browser test that fails when the page complains: errors on the console, uncaught exceptions,
 * failed requests, and requests to a foreign host. A test that expects one takes it out of
 * `complaints`.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
      page.on('requestfailed', (request) => {
        // Leaving a page aborts what it was still loading.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return
        if (!javaScriptEnabled && request.resourceType() === 'script') return
        complaints.push(`failed: ${request.url()}`)
      })
      page.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(String(baseURL)) && !/^(data|blob):/.test(url)) {
          complaints.push(`foreign: ${url}`)
        }
      })
      await use(complaints)
      base.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
