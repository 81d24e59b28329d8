import { setTimeout as wait } from 'node:timers/promises'

/** The two windows in which pages are judged. */
export const phone = {
  name: '390 px',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
}
export const desktop = { name: '1280 px', viewport: { width: 1280, height: 800 } }

/** Hydration and what starts at the load event are done after this long on a loaded machine. */
const SETTLE_MS = 2000

/** More would make two cores so busy that pages have not settled in time. */
const AT_ONCE_COUNT = 3

const SCROLL_STEP_PX = 300
const SCROLL_STEP_MS = 120

/**
 * Opens a route in a browser profile of its own, so that nothing comes from the cache, waits until
 * it has settled, and hands the page over.
 *
 * **Errors**: an unexpected status, since an error page would pass most measurements.
 */
export async function visit({ browser, url, route, window, prepare }, use) {
  const { name: _, ...options } = window
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  try {
    const page = await context.newPage()
    await page.addInitScript(describeElements)
    await prepare?.(page, context)
    const response = await page.goto(url + route.path, { waitUntil: 'load', timeout: 30_000 })
    if (response.status() !== route.status) {
      throw new Error(`${route.path} answered ${response.status()}, not ${route.status}`)
    }
    await wait(SETTLE_MS)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Does something with every route, a few at once since most of it is waiting; keeps their order. */
export async function forEachRoute(routes, use) {
  const results = Array.from(routes, () => [])
  const queue = [...routes.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, route] = next
      results[index] = await use(route)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE_COUNT }, work))
  return results.flat()
}

/** Scrolls to the end as a reader would, so that what waits for its turn gets it. */
export async function scrollThrough(page) {
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  while (!(await page.evaluate(isAtEnd))) {
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, SCROLL_STEP_PX)
    await wait(SCROLL_STEP_MS)
    if ((await page.evaluate(() => scrollY)) === before) {
      await wait(SCROLL_STEP_MS)
      if ((await page.evaluate(() => scrollY)) === before) break
    }
  }
}

/** Waits until what moves has come to rest; what moves for ever is not waited for. */
export async function animationsDone(page) {
  const finished = page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ).then(() => undefined),
  )
  await Promise.race([finished.catch(() => undefined), wait(1000)])
}

/** Runs in the page: gives it a way to name an element in a report. */
function describeElements() {
  globalThis.describeElement = (node) => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return '(gone)'
    const path = []
    for (let at = element; at && at !== document.body && path.length < 4; at = at.parentElement) {
      const classes = [...at.classList].slice(0, 3).map((name) => `.${name}`)
      path.unshift(at.localName + (at.id ? `#${at.id}` : classes.join('')))
    }
    const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return `${path.join(' > ')}${text ? ` "${text}"` : ''}`
  }
}
