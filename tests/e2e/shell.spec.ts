import { expect, test, visit } from './site.ts'

test('every link of the header leads to its page', async ({ page }) => {
  await visit(page, '/')
  const header = page.locator('header')
  await expect(header.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
  await expect(header.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await expect(header.getByRole('link', { name: 'Start for free' })).toHaveAttribute(
    'href',
    '/auth',
  )
})

test('the skip link jumps past the header', async ({ page }) => {
  await visit(page, '/blog')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('Features, Pricing and About scroll to their sections and set the hash', async ({ page }) => {
  await visit(page, '/')
  for (const name of ['Features', 'Pricing', 'About']) {
    await page.locator('header').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/#${name.toLowerCase()}`)
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport()
  }
})

test('from another page an anchor leads home first and scrolls 100 ms later', async ({ page }) => {
  await visit(page, '/use-cases/lawyers')
  await page.evaluate(() => {
    const states: [string, number][] = []
    Object.assign(window, { states })
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = history[method].bind(history)
      history[method] = (state, unused, url) => {
        states.push([String(url), performance.now()])
        original(state, unused, url)
      }
    }
  })
  await page.locator('header').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/#pricing')
  await expect(page.locator('#pricing')).toBeInViewport()
  const states = await page.evaluate(
    () => (window as unknown as { states: [string, number][] }).states,
  )
  const home = states.find(([url]) => url === '/')
  const pricing = states.find(([url]) => url === '/#pricing')
  expect((pricing?.[1] ?? 0) - (home?.[1] ?? 0)).toBeGreaterThanOrEqual(99)
  await page.goBack()
  await expect(page).toHaveURL('/use-cases/lawyers')
})

test('the Use Cases menu opens by click and closes on Escape, outside click and navigation', async ({
  page,
}) => {
  await visit(page, '/')
  const button = page.getByRole('button', { name: 'Use Cases' })
  const law = page.locator('header').getByRole('link', { name: /^Law firms/ })

  await button.click()
  await expect(law).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(law).toBeHidden()

  await button.click()
  await expect(law).toBeVisible()
  await page.mouse.click(5, 600)
  await expect(law).toBeHidden()

  await button.click()
  await law.click()
  await expect(page).toHaveURL('/use-cases/lawyers')
  await expect(law).toBeHidden()
})

test('a mouse event that React replays after hydration opens no menu', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  const button = page.getByRole('button', { name: 'Use Cases' })
  await button.dispatchEvent('pointerover', { pointerType: 'mouse' })
  // Longer than a mouse has to rest on the button.
  await page.clock.runFor(500)
  await expect(page.locator('#use-cases-menu')).toBeHidden()
})

test('the Use Cases menu opens by hover and by keyboard', async ({ page }) => {
  await visit(page, '/')
  const button = page.getByRole('button', { name: 'Use Cases' })
  const law = page.locator('header').getByRole('link', { name: /^Law firms/ })
  await button.hover()
  await expect(law).toBeVisible()
  await page.mouse.move(5, 600)
  await expect(law).toBeHidden()

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(law).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('header').getByRole('link', { name: /^Real estate/ })).toBeFocused()
})

test('a click on the menu that hovering has opened keeps it open, and leaving does not close it', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/')
  const button = page.getByRole('button', { name: 'Use Cases' })
  const law = page.locator('header').getByRole('link', { name: /^Law firms/ })
  await button.hover()
  await expect(law).toBeVisible()
  await button.click()
  await expect(law).toBeVisible()
  await page.mouse.move(5, 600)
  // Longer than the menu waits for a mouse to come back.
  await page.clock.runFor(500)
  await expect(law).toBeVisible()
  await button.click()
  await expect(law).toBeHidden()
})

test('navigating to another page cancels a pending scroll to an anchor', async ({ page }) => {
  await visit(page, '/blog')
  await page.clock.install()
  // `install` alone leaves the clock running, and on a slow machine the scroll would begin.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('header').getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveURL('/')
  await page.locator('header').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL('/contact')
})

test('the Use Cases menu lists three popular trades and nineteen more', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Use Cases' }).click()
  const menu = page.locator('#use-cases-menu')
  await expect(menu.getByText('Popular industries')).toBeVisible()
  await expect(menu.getByText('Hate missed calls? Us too.')).toBeVisible()
  await expect(menu.locator('a[href^="/use-cases/"]')).toHaveCount(3)
  await expect(menu.locator('a[href^="/coming-soon?industry="]')).toHaveCount(19)
})

test('the mobile menu opens, keeps the focus, and closes on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.locator('header #mobile-menu')
  await expect(menu.getByRole('link', { name: 'Features' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('button', { name: 'Use Cases' })).toBeFocused()
  await expect(menu.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/auth')
  await expect(menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth')

  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Use Cases' }).click()
  await menu.getByRole('link', { name: 'Plumbing' }).click()
  await expect(page).toHaveURL('/coming-soon?industry=plumbing')
  await expect(menu).toBeHidden()
})

test('Back restores the scroll position and the focus on the link', async ({ page }) => {
  await visit(page, '/')
  const link = page.locator('main').getByRole('link', { name: /The parcel that never came/ })
  await link.scrollIntoViewIfNeeded()
  // The scroll position at the click itself: Playwright may scroll once more before it clicks.
  await link.evaluate((element) =>
    element.addEventListener('click', () => (document.body.dataset.leftAt = String(scrollY))),
  )
  await link.click()
  await expect(page.locator('h1')).toBeFocused()
  const leftAt = await page.locator('body').getAttribute('data-left-at')
  expect(Number(leftAt)).toBeGreaterThan(1000)
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => String(scrollY))).toBe(leftAt)
})

test('a slow navigation shows a progress bar', async ({ page }) => {
  await visit(page, '/')
  await page.route('**/*.data*', async (route) => {
    await page.getByRole('progressbar').waitFor()
    await route.continue()
  })
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('an unknown page gets the 404 page, and the path is logged', async ({ page, complaints }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'))
  const response = await visit(page, '/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('404 - Page Not Found')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await logged
  expect(complaints.splice(0).every((line) => /404/.test(line))).toBe(true)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a navigation that fails shows the error page, with a link home and no other request’s reference', async ({
  page,
  complaints,
}) => {
  await visit(page, '/')
  await page.route('**/blog.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { name: /went wrong on our side/ })).toBeVisible()
  await expect(page.getByText('quote this reference')).toHaveCount(0)
  complaints.length = 0
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the page behind the open mobile menu cannot be reached, and a closed menu returns the focus to its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  const useCases = page.locator('#mobile-menu').getByRole('button', { name: 'Use Cases' })
  const back = page.getByRole('button', { name: 'Back to menu' })
  for (const leave of [() => back.click(), () => page.keyboard.press('Escape')]) {
    await useCases.click()
    await expect(back).toBeFocused()
    await leave()
    await expect(useCases).toBeFocused()
  }
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('header') !== null
    })
    expect(place).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('addresses that people guess lead to the page they mean', async ({ page }) => {
  for (const [path, target] of [
    ['/pricing', '/#pricing'],
    ['/features', '/#features'],
    ['/about', '/#about'],
    ['/login', '/auth'],
    ['/signup', '/auth?mode=signup'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(target)
  }
})

test('the page of an unknown address offers the main pages and the search', async ({
  page,
  complaints,
}) => {
  await visit(page, '/nowhere-at-all')
  const pages = page.getByRole('navigation', { name: 'Main pages' })
  await expect(pages.getByRole('link')).toHaveText([
    'Features',
    'Pricing',
    'Blog',
    'Contact',
    'Sign In',
  ])
  await page.getByLabel('Search our articles').fill('restaurant')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/blog?q=restaurant')
  complaints.length = 0
})

test('an anchor scrolls no strip of the section above into view', async ({ page }) => {
  await visit(page, '/#pricing')
  const gap = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return Math.abs(
        (document.querySelector('#pricing')?.getBoundingClientRect().top ?? 99) - header,
      )
    })
  await expect.poll(gap).toBeLessThan(1)
})
