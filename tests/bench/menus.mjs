import { animationsDone } from './visit.mjs'

/** From this width on the header shows its links in a row. */
const WIDE_MIN_PX = 1024

const TIMEOUT_MS = 5000

/** The header's buttons to press, one after the other, with what is then open. */
export function menuSteps({ viewport }) {
  const useCases = { name: 'Use Cases open', open: (page) => press(page, 'Use Cases') }
  if (viewport.width >= WIDE_MIN_PX) return [useCases]
  return [{ name: 'menu open', open: (page) => press(page, 'Open menu') }, useCases]
}

async function press(page, name) {
  const panels = page.locator('header :popover-open')
  const before = await panels.count()
  await page.locator('header').getByRole('button', { name }).click({ timeout: TIMEOUT_MS })
  await panels.nth(before).waitFor({ timeout: TIMEOUT_MS })
  await animationsDone(page)
}

/** Closes every panel of the header. */
export function closeMenus(page) {
  return page.evaluate(() => {
    for (const panel of document.querySelectorAll('header :popover-open')) panel.hidePopover()
  })
}
