import type { Page } from 'playwright/test'
import { families, withOnly } from '../support/only-fonts.ts'
import { expect, hydrated, test, visit } from './site.ts'

const SEMIBOLD = 'header nav a'
const REGULAR = 'main .lead'

for (const family of families) {
  test(`semibold text is bold while the fonts are missing and only ${family} is installed`, async ({
    baseURL,
    launchOptions,
  }) => {
    await withOnly(family, launchOptions, async (browser) => {
      const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto('/')
      await hydrated(page)
      expect(await fontOf(page, SEMIBOLD)).toMatch(/bold/i)
      expect(await fontOf(page, REGULAR)).not.toMatch(/bold/i)
    })
  })
}

test('the second page uses the fonts that the first one fetched', async ({ page }) => {
  await visit(page, '/contact')
  await page.evaluate(() => document.fonts.ready)
  await visit(page, '/')
  expect(await fontOf(page, REGULAR)).toContain('Figtree')
  expect(await fontOf(page, 'main h1')).toContain('Bricolage')
})

/** The name of the font in which the first element that matches is drawn. */
async function fontOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ postScriptName }) => postScriptName).join(' ')
}
