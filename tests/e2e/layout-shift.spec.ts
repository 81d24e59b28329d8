import type { Page } from 'playwright/test'
import { families, withOnly } from '../support/only-fonts.ts'
import { routes } from '../support/routes.ts'
import { expect, hold, hydrated, test } from './site.ts'

/** The sum of a page's shifts. **Source**: the site's own budget; Lighthouse calls 0.1 good. */
const SHIFT_MAX = 0.01

/** The same while the visitor turns the wheel, which moves late content into view. */
const WHEEL_SHIFT_MAX = 0.05
const WHEEL_PX = 700

/** One page of each layout; `SHIFT_ROUTES=all` visits every route. */
const kinds = [
  '/',
  '/use-cases/lawyers',
  '/blog/virtual-assistant-vs-call-center',
  '/welcome',
  '/auth',
  '/try?trade=vet',
  '/privacy',
  '/chat-accuracy',
]
const paths = process.env.SHIFT_ROUTES === 'all' ? [...new Set([...kinds, ...routes])] : kinds

test('little moves when the visitor scrolls with the wheel while the fonts load', async ({
  page,
}) => {
  await expectNoShift(page, { wheelPx: WHEEL_PX, max: WHEEL_SHIFT_MAX })
})

// With several families installed a page takes one of them.
if (families.length === 0) {
  test('nothing moves when the fonts load late', async ({ page }) => {
    await expectNoShift(page)
  })
}

for (const family of families) {
  test(`nothing moves when the fonts load late and only ${family} is installed`, async ({
    baseURL,
    launchOptions,
  }) => {
    await withOnly(family, launchOptions, async (browser) =>
      expectNoShift(await browser.newPage({ baseURL })),
    )
  })
}

async function expectNoShift(page: Page, { wheelPx = 0, max = SHIFT_MAX } = {}): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    function add(entries: PerformanceEntryList) {
      for (const { value } of entries as (PerformanceEntry & { value: number })[]) {
        shifts.sum += value
      }
    }
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { takeShifts: () => (add(observer.takeRecords()), shifts.sum) })
  })
  for (const url of paths) {
    const letGo = await hold(page, '**/*.woff2')
    const fontsAreHere = page.waitForResponse('**/*.woff2')
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await framesPainted(page)
    await page.mouse.wheel(0, wheelPx)
    letGo()
    await fontsAreHere
    await page.waitForLoadState()
    expect(await shiftOf(page), url).toBeLessThanOrEqual(max)
    await page.unroute('**/*.woff2')
  }
}

/** The sum of all shifts so far, those right after a press too, once the fonts are in use. */
async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // A change of fonts shows in the next frame, and its shift is reported after that frame.
  await framesPainted(page)
  return await page.evaluate(() => (window as unknown as Shifts).takeShifts())
}

type Shifts = { takeShifts(): number }

/** Waits until the browser has painted what there is now. */
async function framesPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 4; count += 1) await new Promise(requestAnimationFrame)
  })
}
