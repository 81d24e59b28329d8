import { setTimeout as wait } from 'node:timers/promises'
import { row } from './report.mjs'
import { desktop, forEachRoute, phone, scrollThrough, visit } from './visit.mjs'

const MAX_SHIFT = 0.02

/** The carousel turns every 3.5 s: long enough to see it turn twice. */
const CAROUSEL_MS = 8000
const AFTER_SCROLL_MS = 1500

/** A run of shifts ends after this pause, or this long after its first; the worst run counts. */
const SESSION_GAP_MS = 1000
const SESSION_MAX_MS = 5000

/** Measures how far each route's content jumps while it loads, is scrolled, and turns by itself. */
export async function layoutShift({ browser, url, routes }) {
  const measured = await forEachRoute(routes, async (route) => [
    await observe({ browser, url, route, window: phone }),
    await observe({ browser, url, route, window: desktop }),
  ])
  const worst = measured.toSorted((a, b) => b.value - a.value)[0]
  return [
    row({
      what: 'largest layout shift of any route, 390 and 1280 px',
      measured: `${worst.value.toFixed(4)}${worst.value > 0 ? ` on ${worst.where}` : ''}`,
      wanted: String(MAX_SHIFT),
      misses: measured.filter(({ value }) => value > MAX_SHIFT).map(line),
      notes: measured.filter(({ value }) => value > 0 && value <= MAX_SHIFT).map(line),
    }),
  ]
}

async function observe({ browser, url, route, window }) {
  const prepare = (page) => page.addInitScript(watchShifts)
  return visit({ browser, url, route, window, prepare }, async (page) => {
    await scrollThrough(page)
    await wait(AFTER_SCROLL_MS)
    const carousel = page.locator('main button[aria-current="true"]').first()
    if ((await carousel.count()) > 0) {
      await carousel.evaluate((card) => card.scrollIntoView({ block: 'center' }))
      await wait(CAROUSEL_MS)
    }
    const shifts = await page.evaluate(() => globalThis.layoutShifts)
    return { where: `${route.path} (${window.name})`, value: worstSession(shifts), shifts }
  })
}

/** Runs in the page before anything else does. */
function watchShifts() {
  globalThis.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      const nodes = sources.map(({ node }) => globalThis.describeElement(node))
      globalThis.layoutShifts.push({ value, startTime, nodes })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The figure that Core Web Vitals call CLS. */
function worstSession(shifts) {
  let worst = 0
  let session = { value: 0, startMs: -Infinity, lastMs: -Infinity }
  for (const { value, startTime } of shifts) {
    const goesOn =
      startTime - session.lastMs < SESSION_GAP_MS && startTime - session.startMs < SESSION_MAX_MS
    session = goesOn
      ? { ...session, value: session.value + value, lastMs: startTime }
      : { value, startMs: startTime, lastMs: startTime }
    worst = Math.max(worst, session.value)
  }
  return worst
}

function line({ where, value, shifts }) {
  const largest = shifts.toSorted((a, b) => b.value - a.value)[0]
  const atMs = Math.round(largest.startTime)
  return `${where}: ${value.toFixed(4)}, most of it at ${atMs} ms by ${largest.nodes.join(' + ')}`
}
