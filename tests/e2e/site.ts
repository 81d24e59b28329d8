import type { Page, Response } from 'playwright/test'
import { test as base } from './sites.ts'

export { expect } from 'playwright/test'

/**
 * A browser test that fails when the page complains: errors on the console, uncaught exceptions,
 * failed requests, and requests to a foreign host. A test that expects one takes it out of
 * `complaints`. A test that asks for no page starts none.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints, baseURL, javaScriptEnabled }, use) => {
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
    await use(page)
    base.expect(complaints).toEqual([])
  },
})

/** Opens a page and waits until its scripts answer; `page.goto` opens one that may not answer yet. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url)
  await hydrated(page)
  return response
}

/** Waits until the document that a tab has loaded is hydrated: scripts answer, effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Holds a page's requests for these addresses, until what it returns is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/**
 * Opens a page whose scripts do not arrive yet, as on a slow line.
 *
 * **Shape**: what is returned lets them arrive, and resolves once the page is hydrated.
 */
export async function visitWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await hold(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    letGo()
    await hydrated(page)
  }
}
