import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The accessibility faults of a page, or of a part of it, as it stands, each with its first element. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // Once for each document: reading axe takes a browser as long as a look at a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return await page.evaluate(
    async ({ part, tags }) => {
      // In the first frame a panel that opens is transparent, even without motion: it would have no contrast, and
      // not be modal.
      const opening = document.getAnimations().filter((one) => one instanceof CSSTransition)
      await Promise.allSettled(opening.map(({ finished }) => finished))
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const found = await run(part ?? document, {
        runOnly: { type: 'tag', values: tags },
        // Faults only: reporting everything that passed took almost half of the time.
        resultTypes: ['violations'],
      })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
    },
    { part, tags: TAGS },
  )
}
