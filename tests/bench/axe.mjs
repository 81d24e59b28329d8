import { violations } from '../support/axe.ts'

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/**
 * Runs axe-core on every route at two widths: as loaded, with every FAQ open, with the chat open.
 */
export async function measure({ browser, url, routes }) {
  const faults = []
  for (const { path } of routes) {
    for (const viewport of windows) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto(url + path, { waitUntil: 'networkidle' })
      for (const state of states) {
        if (!(await state.open(page))) continue
        const found = await violations(page)
        faults.push(
          ...found.map((line) => `${path} (${viewport.width} px, ${state.name}): ${line}`),
        )
      }
      await context.close()
    }
  }
  return [
    {
      what: `axe-core, faults on ${routes.length} routes at ${windows.length} widths`,
      measured: String(faults.length),
      budget: '0',
      ok: faults.length === 0,
      details: faults,
    },
  ]
}

/** The states of a page to check. `open` returns whether the page has that state. */
const states = [
  { name: 'as loaded', open: async () => true },
  {
    name: 'answers open',
    open: (page) =>
      page.locator('main details').evaluateAll((all) => {
        // Of the details that share a name, the browser keeps only one open.
        for (const details of all) details.removeAttribute('name')
        for (const details of all) details.open = true
        return all.length > 0
      }),
  },
  {
    name: 'chat open',
    open: async (page) => {
      const button = page.getByRole('button', { name: 'Open chat' })
      if ((await button.count()) === 0) return false
      await button.click()
      // From then on the page behind it is inert, if it is to be.
      await page.locator('[aria-modal]:popover-open').waitFor()
      return true
    },
  },
]
