import { violations } from '../support/axe.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { expect, test, visit } from './site.ts'

test("at twice the browser's text size the header fits at every width", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of ['/', '/blog', '/auth', '/welcome']) {
    await visit(page, path)
    for (const width of [360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => sidewaysOverflow(page), `${path}, ${width} px`).toBe(0)
      const menu = page.getByRole('button', { name: /^(Open menu|Use Cases)$/ }).first()
      await expect(menu, `${path}, ${width} px`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('with a style sheet that doubles the text, the header wraps instead of running off', async ({
  page,
}) => {
  await visit(page, '/contact')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const header = page.locator('header').first()
  const overflow = () => header.evaluate((box) => box.scrollWidth - box.clientWidth)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(overflow, `${width} px`).toBe(0)
  }
})

test('with more space between letters, no day or time of the calendar is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/welcome')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { letter-spacing: .12em !important; word-spacing: .16em !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const region = page.getByRole('region', { name: 'Book the set-up call' })
  // The box around it cuts off what is wider.
  const excess = () =>
    region.evaluate(
      ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
    )
  await expect.poll(excess).toBe(0)
})

test('more contrast darkens muted text, and in forced colours icons and selections are visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/blog')
  const colour = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  const muted = await colour('.lead', 'color')
  await page.emulateMedia({ contrast: 'more' })
  expect(await colour('.lead', 'color')).not.toBe(muted)
  await visit(page, '/auth')
  expect(await violations(page)).toEqual([])
  await visit(page, '/blog')

  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
  const ground = await colour('body', 'background-color')
  const icon = 'button[aria-label="Open menu"] svg'
  expect(await colour(icon, 'color')).not.toBe(ground)
  const chosen = 'nav[aria-label="Categories"] [aria-current]'
  const other = 'nav[aria-label="Categories"] a:not([aria-current])'
  for (const property of ['outline-style', 'background-color']) {
    expect(await colour(chosen, property)).not.toBe(await colour(other, property))
  }
  await visit(page, '/welcome')
  expect(await colour('td[aria-selected=true] button', 'outline-style')).toBe('solid')
  await visit(page, '/')
  expect(await colour('[data-popular]', 'outline-style')).toBe('solid')
  expect(await colour('[data-popular] li svg', 'color')).toBe(
    await colour('[data-popular] li', 'color'),
  )
  expect(await colour('main a[href="/auth"]', 'border-top-style')).toBe('solid')
})
