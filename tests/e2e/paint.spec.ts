import { expect, test } from './site.ts'

/**
 * When the page has handed a frame over, whatever the screen then takes.
 *
 * **Source**: https://w3c.github.io/paint-timing/#the-paint-timing-mixin
 */
type PaintTiming = PerformanceEntry & { paintTime: number }

test('the page is painted before its scripts and fonts are fetched, and load waits for them', async ({
  page,
}) => {
  await page.goto('/')
  const times = await page.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
    const startsOf = (pattern: RegExp) =>
      resources.filter(({ name }) => pattern.test(name)).map(({ startTime }) => startTime)
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    const [paint] = performance.getEntriesByName('first-paint') as PaintTiming[]
    return {
      paint: paint?.paintTime ?? 0,
      scripts: startsOf(/\/assets\/.*\.js$/),
      fonts: startsOf(/\.woff2$/),
      ends: resources
        .filter(({ name }) => /\/assets\/(root|home)[^/]*\.js$/.test(name))
        .map(({ responseEnd }) => responseEnd),
      load: navigation.loadEventStart,
    }
  })
  expect(times.scripts.length).toBeGreaterThan(5)
  expect(times.fonts).toHaveLength(2)
  expect(times.paint).toBeGreaterThan(0)
  expect(Math.min(...times.scripts, ...times.fonts)).toBeGreaterThanOrEqual(times.paint)
  expect(times.ends).toHaveLength(2)
  expect(times.load).toBeGreaterThanOrEqual(Math.max(...times.ends))
})

test('a page that is opened in the background gets ready without ever being painted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/whole/)
})

test('a poster that a phone shows without scrolling is asked for once, before any script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/coming-soon')
  await expect(page.locator('html')).toHaveClass(/whole/)
  const resources = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  )
  const posters = resources.filter(({ name }) => name.endsWith('/dashboard-poster.avif'))
  const scripts = resources.filter(({ name }) => name.endsWith('.js'))
  expect(posters).toHaveLength(1)
  expect(scripts.length).toBeGreaterThan(5)
  expect(posters[0]?.startTime).toBeLessThan(Math.min(...scripts.map((one) => one.startTime)))
})
