import type { Page } from 'playwright/test'

/** How far a page scrolls sideways. **Units**: CSS pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
