import { setTimeout as wait } from 'node:timers/promises'
import { closeMenus, menuSteps } from './menus.mjs'
import { row } from './report.mjs'
import { forEachRoute, visit } from './visit.mjs'

const WIDTHS_PX = [320, 360, 768, 1280]
const HEIGHT_PX = 800
const RESIZE_MS = 300

/** Looks for pages, and open menus, that are wider than their window. */
export async function overflow({ browser, url, routes }) {
  const misses = await forEachRoute(routes, (route) =>
    visit({ browser, url, route, window: windowOf(WIDTHS_PX[0]) }, async (page) => {
      const found = []
      for (const widthPx of WIDTHS_PX) found.push(...(await lookAt(page, route.path, widthPx)))
      return found
    }),
  )
  return [
    row({
      what: `sideways overflow at ${WIDTHS_PX.join(', ')} px, menus open too`,
      measured: misses.length === 0 ? 'none' : String(misses.length),
      wanted: 'none',
      misses,
    }),
  ]
}

async function lookAt(page, path, widthPx) {
  const window = windowOf(widthPx)
  await page.setViewportSize(window.viewport)
  await wait(RESIZE_MS)
  const found = []
  for (const { name, open } of [{ name: 'as it comes' }, ...menuSteps(window)]) {
    const where = `${path} at ${widthPx} px, ${name}`
    try {
      await open?.(page)
      const lines = await page.evaluate(findOverflow, widthPx)
      found.push(...lines.map((line) => `${where}: ${line}`))
    } catch (error) {
      found.push(`${where}: could not be checked: ${error.message.split('\n')[0]}`)
    }
  }
  await closeMenus(page)
  return found
}

function windowOf(width) {
  return { viewport: { width, height: HEIGHT_PX } }
}

/** Runs in the page. A root that merely hides what sticks out would cut it off: that counts too. */
function findOverflow(widthPx) {
  const found = []
  const root = document.documentElement
  if (root.scrollWidth > widthPx) found.push(`the page is ${root.scrollWidth} px wide`)
  for (const { id, scrollWidth, clientWidth } of document.querySelectorAll(':popover-open')) {
    if (scrollWidth > clientWidth) found.push(`#${id} is ${scrollWidth} px in ${clientWidth} px`)
  }
  const isHeldIn = (element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true
    }
    return false
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue
    const { left, right, width, height } = element.getBoundingClientRect()
    const sticksOut = right > widthPx + 1 || left < -1
    if (sticksOut && width > 1 && height > 1 && !isHeldIn(element)) {
      const span = `${Math.round(left)} to ${Math.round(right)} px`
      found.push(`${globalThis.describeElement(element)} spans ${span}`)
    }
  }
  return found.slice(0, 6)
}
