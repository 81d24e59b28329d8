import { violations } from '../support/axe.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { checkAccessibility, checkLayout, NARROW, WIDE } from '../support/page-quality.ts'
import { routes } from '../support/routes.ts'
import { expect, test, visit } from './site.ts'

const forms = ['/auth', '/auth?mode=signup', '/welcome', '/try', '/contact']
// industries.spec.ts visits the pages of trades.
const groups = {
  'pages with forms': forms,
  'other pages': [
    ...routes.filter((path) => !path.startsWith('/use-cases/') && !forms.includes(path)),
    '/coming-soon?industry=finance',
  ],
}

for (const [group, paths] of Object.entries(groups)) {
  test(`${group} load without complaint, sideways scrolling or accessibility faults`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      const response = await visit(page, path)
      expect.soft(response?.status(), path).toBe(200)
      await checkLayout(page, path)
      await checkAccessibility(page, path)
    }
  })
}

test('open menus have no accessibility faults, and lead everywhere at 200% zoom', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Use Cases' }).click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.setViewportSize(NARROW)
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Use Cases' }).click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  // A 1280 px window at 200% is 640 CSS pixels wide.
  await page.setViewportSize({ width: 640, height: 400 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('#mobile-menu').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/auth')
})

test('the home page is at most 9,500 px long on a phone, its footer 1,000, and text at twice its size stays on the screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(NARROW)
  await visit(page, '/')
  const heights = await page.evaluate(() =>
    [document.documentElement, document.querySelector('footer')].map(
      (element) => element?.getBoundingClientRect().height ?? Infinity,
    ),
  )
  expect(heights[0]).toBeLessThanOrEqual(9500)
  expect(heights[1]).toBeLessThanOrEqual(1000)

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => sidewaysOverflow(page), `overflow at ${width} px`).toBe(0)
  }
})
