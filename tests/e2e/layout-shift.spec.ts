import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { families, withOnly } from '../support/only-fonts.ts'
import { expect, hydrated, test } from './site.ts'

/** How late the fonts come, as on a slow line. */
const FONT_DELAY_MS = 1000

/** The sum of a page's shifts. **Source**: the site's own budget; Lighthouse calls 0.1 good. */
const SHIFT_MAX = 0.01

const paths = [
  '/',
  '/use-cases/lawyers',
  '/blog/virtual-assistant-vs-call-center',
  '/welcome',
  '/auth',
  '/try?trade=vet',
  '/privacy',
  '/chat-accuracy',
]

test('nothing moves when the fonts come late', async ({ page }) => {
  await expectNoShift(page)
})

for (const family of families) {
  test(`nothing moves when the fonts come late and only ${family} is installed`, async ({
    baseURL,
    launchOptions,
  }) => {
    await withOnly(family, launchOptions, async (browser) =>
      expectNoShift(await browser.newPage({ baseURL })),
    )
  })
}

async function expectNoShift(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/*.woff2', async (route) => {
    await delay(FONT_DELAY_MS)
    await route.continue()
  })
  for (const url of paths) {
    const fontsAreHere = page.waitForResponse('**/*.woff2')
    await page.goto(url)
    await hydrated(page)
    await fontsAreHere
    expect(await shiftOf(page), url).toBeLessThanOrEqual(SHIFT_MAX)
  }
}

/** The sum of all shifts so far, those right after a press too, once the fonts are in use. */
async function shiftOf(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    await document.fonts.ready
    // A change of fonts shows in the frame after it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return await new Promise<number>((done) => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value?: number })[]
        done(shifts.reduce((sum, { value }) => sum + (value ?? 0), 0))
      }).observe({ type: 'layout-shift', buffered: true })
      // Where nothing has moved there is nothing to be told.
      setTimeout(() => done(0), 500)
    })
  })
}
