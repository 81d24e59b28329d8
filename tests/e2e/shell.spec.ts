import { expect, hold, test, visit } from './site.ts'

test('the skip link jumps past the header, whose links lead to their pages', async ({ page }) => {
  await visit(page, '/blog')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const header = page.locator('header')
  await expect(header.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
  await expect(header.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await expect(header.getByRole('link', { name: 'Start for free' })).toHaveAttribute(
    'href',
    '/auth',
  )
})

test('Features, Pricing and About scroll to their sections and set the hash', async ({ page }) => {
  await visit(page, '/')
  for (const name of ['Features', 'Pricing', 'About']) {
    await page.locator('header').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/#${name.toLowerCase()}`)
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport()
  }

  await test.step('no strip of the section above shows when an anchor is opened', async () => {
    await page.goto('about:blank')
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
})

test('nothing is drawn over the header while the page scrolls under it', async ({ page }) => {
  await visit(page, '/blog')
  const box = await page.locator('header').boundingBox()
  const header = () => page.screenshot({ clip: box ?? undefined, animations: 'disabled' })
  const line = () => page.locator('header').evaluate((one) => getComputedStyle(one).boxShadow)
  // The browser links an animation to the page's scrolling with the first frame.
  await expect.poll(line).toContain('rgba(0, 0, 0, 0)')
  const atTop = await header()
  await page.evaluate(() => scrollTo({ top: 42, behavior: 'instant' }))
  await expect.poll(line).toContain('rgb(228, 229, 222)')
  expect((await header()).equals(atTop)).toBe(true)
})

test('from another page an anchor leads home first and scrolls 100 ms later, unless the visitor moves on', async ({
  page,
}) => {
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
  // The address changes before the page, whose links would still scroll.
  await expect(page.locator('#pricing')).toHaveCount(0)

  await page.clock.install()
  // `install` alone leaves the clock running, and on a slow machine the scroll would begin.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('header').getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveURL('/')
  const letGo = await hold(page, '**/assets/contact.route-*.js')
  await page.locator('header').getByRole('link', { name: 'Contact' }).click()
  // The page is still home while the next one loads.
  await page.clock.runFor(1000)
  letGo()
  await expect(page).toHaveURL('/contact')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL('/contact')
})

test('the Use Cases menu opens by click, hover and keyboard, and closes on Escape, outside click and navigation', async ({
  page,
}) => {
  await visit(page, '/contact')
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
  // Open, it would lie over what has the focus.
  await page.keyboard.press('Shift+Tab')
  await expect(law).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(law).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(law).toBeHidden()

  await test.step('it lists three popular trades and nineteen more', async () => {
    await button.click()
    const menu = page.locator('#use-cases-menu')
    await expect(menu.getByText('Popular industries')).toBeVisible()
    await expect(menu.getByText('Hate missed calls? Us too.')).toBeVisible()
    await expect(menu.locator('a[href^="/use-cases/"]')).toHaveCount(3)
    await expect(menu.locator('a[href^="/coming-soon?industry="]')).toHaveCount(19)
  })
  await page.mouse.click(5, 600)
  await expect(law).toBeHidden()

  await button.click()
  await law.click()
  await expect(page).toHaveURL('/use-cases/lawyers')
  await expect(law).toBeHidden()
})

test('a mouse opens the menu only by resting on it, and a click keeps it open until the next', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/contact')
  const button = page.getByRole('button', { name: 'Use Cases' })
  const law = page.locator('header').getByRole('link', { name: /^Law firms/ })

  // Such an event is what React replays after hydration.
  await button.dispatchEvent('pointerover', { pointerType: 'mouse' })
  // Longer than a mouse has to rest on the button.
  await page.clock.runFor(500)
  await expect(page.locator('#use-cases-menu')).toBeHidden()

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

test('the mobile menu keeps the focus, hides the page behind it, returns the focus, and closes on navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/contact')
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
  await page.getByRole('button', { name: 'Use Cases' }).click()
  await menu.getByRole('link', { name: 'Plumbing' }).click()
  await expect(page).toHaveURL('/coming-soon?industry=plumbing')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await test.step('in a wider window the page can be used again', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
  })
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

test('a slow navigation shows a progress bar, and one that fails the error page, without another request’s reference', async ({
  page,
  complaints,
}) => {
  await visit(page, '/contact')
  await page.route('**/*.data*', async (route) => {
    await page.getByRole('progressbar').waitFor()
    await route.continue()
  })
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.unroute('**/*.data*')
  await page.goBack()
  await expect(page).toHaveURL('/contact')

  await page.route('**/blog.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { name: /went wrong on our side/ })).toBeVisible()
  await expect(page.getByText('quote this reference')).toHaveCount(0)
  complaints.length = 0
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a page that is out of reach says so, can be tried again, and neither time loses the focus', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, '/blog')
  await page.locator('header').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await context.setOffline(true)
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeFocused()
  await context.setOffline(false)
  complaints.length = 0
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the front desk')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('an unknown page gets the 404 page, with the main pages and the search, and the path is logged', async ({
  page,
  complaints,
}) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'))
  const response = await visit(page, '/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('404 - Page Not Found')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await logged
  expect(complaints.splice(0).every((line) => /404/.test(line))).toBe(true)
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')

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
})

test('addresses that people guess lead to the page they mean', async ({ request }) => {
  for (const [path, target] of [
    ['/pricing', '/#pricing'],
    ['/features', '/#features'],
    ['/about', '/#about'],
    ['/login', '/auth'],
    ['/signup', '/auth?mode=signup'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], path).toEqual([302, target])
  }
})
