import { brand } from '#app/site/brand.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { openChat, panelOf, test } from './chat.ts'
import { expect, visit } from './site.ts'

test('by keyboard alone: Enter opens, Tab goes on into the page, Escape closes and restores the focus, but closes a menu first', async ({
  page,
}) => {
  const { dialog, box, open } = panelOf(page)
  await visit(page, '/contact')
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(0)
  await box.focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  // From the page too.
  await open.click()
  await expect(box).toBeFocused()
  const menu = page.getByRole('button', { name: 'Use Cases' })
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await menu.focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('in a small window the panel is modal, so the focus stays out of the page behind it, until the window is widened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { dialog, box, open } = panelOf(page)
  await visit(page, '/contact')
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [640, 380],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open.click()
    await expect(box).toBeFocused()
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      const isUnder = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement !== body && !activeElement?.closest('#chat')
      })
      expect(isUnder, `at ${width}x${height}, after ${presses + 1} presses of Tab`).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1)
  }

  await open.click()
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(dialog).toHaveAttribute('aria-modal', 'false')
  // By keyboard: the panel may lie over it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).press('Enter')
  await expect(page).toHaveURL('/blog')
  await expect(dialog).toBeVisible()
})

test('on a phone a link in a reply shows its page, and a tap outside the panel closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { box, dialog, log, open } = await openChat(page)
  await page.mouse.click(100, 50)
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await box.fill('Do you have a blog?')
  await box.press('Enter')
  await log.getByRole('list', { name: 'Read more' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await open.click()
  await expect(log).toContainText('Do you have a blog?')
})

test('a double click opens the chat and activates nothing inside', async ({ page }) => {
  const { dialog, open } = panelOf(page)
  await visit(page, '/contact')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open.dblclick()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/contact')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('the panel keeps to 80% of the window, fills a very low one, and a person is one tap away', async ({
  page,
}) => {
  const { dialog, box, send } = await openChat(page)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
    [640, 400],
    [640, 380],
  ] as const) {
    await page.setViewportSize({ width, height })
    const size = await dialog.boundingBox()
    if (height < 400) expect(size).toMatchObject({ y: 0, height })
    else expect(size?.height, `${width} x ${height}`).toBeLessThanOrEqual(height * 0.8 + 0.5)
    if (width < 640) expect(size?.width).toBe(width)
    await expect(box).toBeInViewport({ ratio: 1 })
    await expect(send).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('link', { name: brand.phone.label })).toBeInViewport({ ratio: 1 })
    for (const name of ['Email us', 'Book a call']) {
      await expect(dialog.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
    await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  }
})
