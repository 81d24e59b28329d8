import { test as base, type Page, type Response } from 'playwright/test'

export { expect } from 'playwright/test'

/**
 * A browser test that fails when the page complains: errors on the console, uncaught exceptions,
 * failed requests, and requests to a foreign host. A test that expects one takes it out of
 * `complaints`. Its page answers clicks once it has been opened; `openDead` opens one that does not.
 */
export const test = base.extend<{ complaints: string[] }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) await waitUntilAlive(page)
    await use(page)
  },
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

/** Makes a tab's `goto` and `reload` wait for the page to be alive, but where a test says how far. */
async function waitUntilAlive(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('alive', () => Object.assign(window, { isAlive: true })),
  )
  const alive = () =>
    page.waitForFunction(
      () => 'isAlive' in window || !document.querySelector('[data-modules], [type=module]'),
      null,
      // Not at each frame: a page in the background has none.
      { polling: 50 },
    )
  const settle = async (opened: Promise<Response | null>, waitUntil?: string) => {
    const answer = await opened
    if (waitUntil === undefined) await alive()
    return answer
  }
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = (url, options) => settle(goto(url, options), options?.waitUntil)
  page.reload = (options) => settle(reload(options), options?.waitUntil)
}

/**
 * Opens a page whose modules do not arrive, so that it can be seen but hears no script's clicks yet.
 *
 * **Shape**: what is returned lets them arrive, and resolves once the page is alive.
 */
export async function openDead(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const alive = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('alive', resolve, { once: true })),
  )
  return async () => {
    letGo()
    await alive
  }
}
