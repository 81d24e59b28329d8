import type { Page } from 'playwright/test'
import { isListed } from '#app/legal/browser-storage.ts'
import { violations } from '#tests/support/axe.ts'
import { routes } from '#tests/support/routes.ts'
import { createAccount, linkOf, someEmail } from './accounts.ts'
import { expect, test } from './analytics-site.ts'
import { hydrated, visit } from './site.ts'

const CARD = '4242 4242 4242 4242'
const SSN = '123-45-6789'

function question(page: Page) {
  return page.getByRole('region', { name: 'Privacy choices' })
}

async function allow(page: Page) {
  await question(page).getByRole('button', { name: 'Allow' }).click()
}

/** The names of everything that the page and its server keep in the browser. */
async function stored(page: Page) {
  const keys = await page.evaluate(() => ({
    'local storage': Object.keys(localStorage),
    'session storage': Object.keys(sessionStorage),
  }))
  const cookies = await page.context().cookies()
  return { ...keys, cookie: cookies.map(({ name }) => name) }
}

/** Adds controls to the page as a careless feature might. */
async function addControls(page: Page, button: string) {
  await page.evaluate((text) => {
    const main = document.querySelector('main')
    const form = document.createElement('form')
    form.innerHTML =
      '<label>Number <input name="number"></label><label>Secret <input type="password" name="p"></label><button type="button"></button>'
    form.addEventListener('submit', (event) => event.preventDefault())
    const control = form.querySelector('button')
    if (control) control.textContent = text
    control?.setAttribute('data-note', text)
    main?.insertBefore(form, main.firstChild)
  }, button)
}

test('nothing of analytics is loaded, sent or stored before Allow', async ({ page, host }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await visit(page, '/')
  await expect(question(page)).toBeVisible()
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await expect(page).toHaveURL('/blog')
  await expect(question(page)).toBeVisible()
  expect(host.requests).toEqual([])
  expect(scripts.filter((url) => /capture|ingest|posthog/.test(url))).toEqual([])
  expect(await stored(page)).toMatchObject({ 'local storage': [], cookie: [] })
})

test('after Allow page views are counted, on client navigation too', async ({ page, host }) => {
  await visit(page, '/')
  await allow(page)
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => host.events().map(({ event }) => event)).toContain('$pageview')
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect
    .poll(() =>
      host
        .events()
        .filter(({ event }) => event === '$pageview')
        .map(({ properties }) => properties.$pathname),
    )
    .toEqual(['/', '/blog'])
  for (const { url, method, headers } of host.requests) {
    expect(method).toBe('POST')
    expect(url).toMatch(/^\/e\//)
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
    expect(headers['user-agent'] ?? '').not.toContain('Chrome')
  }
  for (const { properties } of host.events()) {
    expect(properties).toMatchObject({ $geoip_disable: true, $process_person_profile: false })
  }
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
  await expect.poll(() => host.events().map(({ event }) => event)).toContain('$pageleave')
  await expect(question(page)).toHaveCount(0)
})

test('nothing after the path of an address arrives, nor a card number typed into a form or shown on a button', async ({
  page,
  host,
  complaints,
}) => {
  await visit(page, '/contact?gclid=abc&name=Xanthippe&utm_term=budgie&card=4242424242424242')
  await allow(page)
  await expect.poll(() => host.events().length).toBeGreaterThan(0)
  const label = `Pay with ${CARD} for ${SSN} ${'a'.repeat(300)}`
  await addControls(page, label)
  await page.getByLabel('Number', { exact: true }).fill(CARD)
  await page.getByLabel('Secret').fill('hunter2')
  await page.getByRole('button', { name: 'Pay with' }).click()
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(`cannot pay with ${text}`)
    })
  }, CARD)
  await expect.poll(() => host.events().map(({ event }) => event)).toContain('$exception')
  await expect
    .poll(() => host.events().filter(({ properties }) => properties.$el_text).length)
    .toBeGreaterThan(0)

  expect(complaints.splice(0)).toEqual([`exception: cannot pay with ${CARD}`])
  const everything = JSON.stringify(host.events())
  expect(everything).not.toMatch(/4242[ +-]*4242|123-45-6789|hunter2|gclid|Xanthippe|budgie/)
  const click = host.events().find(({ properties }) => properties.$el_text)
  expect(click?.event).toBe('$autocapture')
  // posthog-js itself leaves out words that are a social security number and nothing else.
  expect(click?.properties.$el_text).toMatch(/^Pay with \[card\] for a{200,}$/)
  expect(String(click?.properties.$el_text).length).toBeLessThanOrEqual(255)
  expect(String(click?.properties.$elements_chain)).toContain('data-note="Pay with [card]')
  const exception = host.events().find(({ event }) => event === '$exception')
  expect(JSON.stringify(exception?.properties.$exception_list)).toContain('pay with [card]')
})

test('no event holds the token of a page or link that a visitor uses', async ({
  page,
  host,
  server,
}) => {
  const email = someEmail()
  await createAccount(page, email)
  const link = await linkOf(server, email, '/auth/verify')
  await page.context().clearCookies()
  await visit(page, link)
  await allow(page)
  await expect.poll(() => host.events().length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Confirm this address' }).click()

  const { slots } = (await (await page.request.get('/api/booking/slots')).json()) as {
    slots: string[]
  }
  const data = { slot: slots.at(-1), zone: 'Europe/London', name: 'Ada', email: someEmail() }
  const booked = await page.request.post('/api/booking', { data })
  const { call } = (await booked.json()) as { call: { token: string } }
  await visit(page, '/welcome')
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click()
  await page.getByRole('link', { name: 'Move this call' }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'Cancel this call' }).click()
  await page.getByRole('button', { name: 'Keep the call' }).click()
  // Clicks are recorded only once the page's own view is.
  await expect.poll(() => JSON.stringify(host.events())).toContain('/booking/manage')
  // A link as a careless feature might add it, which is sent.
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const careless = document.createElement('a')
    careless.href = `${location.pathname}${location.search}#cancel`
    careless.textContent = 'Careless'
    main?.insertBefore(careless, main.firstChild)
  })
  await page.getByRole('link', { name: 'Careless' }).click()
  const chains = () => host.events().map(({ properties }) => String(properties.$elements_chain))
  await expect.poll(() => chains().join('\n')).toContain('Careless')

  const everything = JSON.stringify(host.events())
  for (const url of [link, `${server.origin}/booking/manage?token=${call.token}`]) {
    const token = new URL(url).searchParams.get('token') ?? ''
    expect(token).toMatch(/^[\w-]{36}\./)
    expect(everything).not.toContain(token.split('.').at(-1))
  }
  expect(everything).toContain('/booking/manage')
})

test('three quick clicks on one spot are a rage click, two are not', async ({ page, host }) => {
  await visit(page, '/contact')
  await allow(page)
  await addControls(page, 'Nothing happens')
  const button = page.getByRole('button', { name: 'Nothing happens' })
  await expect.poll(() => host.events().length).toBeGreaterThan(0)
  const rages = () => host.events().filter(({ event }) => event === '$rageclick').length
  const clicks = () => host.events().filter(({ event }) => event === '$autocapture').length
  await button.click({ clickCount: 2 })
  await expect.poll(clicks).toBe(2)
  expect(rages()).toBe(0)
  await button.click({ clickCount: 3 })
  await expect.poll(rages).toBe(1)
})

test('product events arrive with the properties that the list names, and no others', async ({
  page,
  host,
}) => {
  await visit(page, '/')
  await allow(page)
  await expect.poll(() => host.events().length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Play sample call' }).first().click()
  await page.evaluate(() => {
    const send = (detail: object) =>
      window.dispatchEvent(new CustomEvent('product-event', { detail }))
    send({ name: 'question_asked', text: 'my secret question' })
    send({ name: 'no_such_event' })
    send({ name: 'toString' })
  })
  await page.locator('#pricing').getByRole('link', { name: 'Start Free Trial' }).click()
  await expect
    .poll(() =>
      host.events().map(({ event, properties }) => [event, properties.call ?? properties.plan]),
    )
    .toEqual(
      expect.arrayContaining([
        ['demo_played', 'home'],
        ['question_asked', undefined],
        ['plan_chosen', 'Pro'],
      ]),
    )
  expect(JSON.stringify(host.events())).not.toMatch(/secret question|no_such|toString/)
})

test('Decline sends and stores nothing but the answer, and is remembered', async ({
  page,
  host,
}) => {
  await visit(page, '/')
  await question(page).getByRole('button', { name: 'Decline' }).click()
  await expect(question(page)).toHaveCount(0)
  await visit(page, '/blog')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(question(page)).toHaveCount(0)
  expect(await stored(page)).toMatchObject({ 'local storage': ['analytics.choice'], cookie: [] })
  expect((await stored(page))['session storage'].filter((key) => key.startsWith('ph_'))).toEqual([])
  expect(host.requests).toEqual([])
})

test('withdrawing stops at once, in every tab, and removes what was stored', async ({
  page,
  context,
  host,
}) => {
  await visit(page, '/')
  await allow(page)
  await expect.poll(() => host.events().length).toBeGreaterThan(0)
  const second = await context.newPage()
  await visit(second, '/blog')
  await expect.poll(() => host.events().some((e) => e.properties.$pathname === '/blog')).toBe(true)
  await addControls(page, 'Not sent yet')
  await addControls(second, 'Not sent yet')
  await second.getByRole('button', { name: 'Not sent yet' }).click()
  await page.getByRole('button', { name: 'Not sent yet' }).click()

  const choices = page.getByRole('button', { name: 'Privacy choices' })
  await choices.click()
  await expect(question(page)).toBeFocused()
  await question(page).getByRole('button', { name: 'Decline' }).click()
  await expect(choices).toBeFocused()
  for (const tab of [page, second]) {
    await expect
      .poll(async () => {
        const { 'local storage': local, 'session storage': session } = await stored(tab)
        return [...local, ...session].filter((key) => /ph_|posthog/.test(key))
      })
      .toEqual([])
  }
  host.requests.length = 0

  for (const tab of [page, second]) {
    await tab.getByRole('button', { name: 'Not sent yet' }).click()
    await tab.locator('header').getByRole('link', { name: 'Contact' }).click()
    await expect(tab).toHaveURL('/contact')
  }
  const { 'local storage': local } = await stored(page)
  expect(local).toEqual(['analytics.choice'])
  expect(host.requests).toEqual([])

  await choices.click()
  await allow(page)
  await expect.poll(() => host.events().map((e) => e.properties.$pathname)).toContain('/contact')
  // posthog-js holds events back before it sends them: those of either tab would have come by now.
  expect(JSON.stringify(host.events())).not.toContain('Not sent yet')
})

for (const [name, script] of [
  [
    'Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  ],
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
] as const) {
  test(`${name} counts as Decline: nobody is asked, and an old Allow is void`, async ({
    page,
    host,
  }) => {
    await page.addInitScript(script)
    await page.addInitScript(() => localStorage.setItem('analytics.choice', `allow ${Date.now()}`))
    await visit(page, '/')
    const choices = page.getByRole('button', { name: 'Privacy choices' })
    await choices.click()
    await expect(question(page)).toContainText('we treat that as Decline')
    await expect(question(page).getByRole('button', { name: 'Allow' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)
    await expect(choices).toBeFocused()
    expect(await stored(page)).toMatchObject({ 'local storage': ['analytics.choice'] })
    expect(host.requests).toEqual([])
  })
}

test('/privacy lists every cookie and storage key that a walk of the site leaves', async ({
  page,
  host,
}) => {
  await visit(page, '/')
  await allow(page)
  await expect.poll(() => host.events().length).toBeGreaterThan(0)
  for (const route of routes) {
    const link = page.getByRole('contentinfo').locator(`a[href="${route}"]`)
    if ((await link.count()) > 0) await link.first().press('Enter')
    else await visit(page, route)
    await expect(page).toHaveURL(route)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    const found = await stored(page)
    for (const place of ['cookie', 'local storage', 'session storage'] as const) {
      const unlisted = found[place].filter((key) => !isListed(place, key))
      expect(unlisted, `${place} at ${route}`).toEqual([])
    }
  }
  await visit(page, '/privacy')
  await expect(page.locator('#cookies')).toContainText('ph_*_posthog')
})

test('the consent question takes no focus, shifts no layout and covers no focused element', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/blog')
  await expect(question(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // When the fonts change after the first paint, text may move by a hair's breadth.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  const [allowBox, declineBox] = await Promise.all(
    ['Allow', 'Decline'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
  )
  expect(await violations(page, '#privacy-choices')).toEqual([])
  expect(allowBox).toMatchObject({ width: declineBox?.width, height: declineBox?.height })

  for (const link of await page.locator('footer').getByRole('link').all()) {
    await link.focus()
    const box = await link.boundingBox()
    const top = (await question(page).boundingBox())?.y ?? 0
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
  }
})

test('each call on /try is counted, and sends only its trade, lines, outcome and time', async ({
  page,
  host,
}) => {
  await visit(page, '/try?trade=vet')
  await allow(page)
  await expect.poll(() => host.events().length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Start the call' }).click()
  await page.locator('#line').fill('My name is Xanthippe and my budgie is ill')
  await page.locator('#line').press('Enter')
  const lines = page.getByLabel('What was said').getByText('Caller (you)')
  await expect(lines).toHaveCount(1)
  await page.locator('[name=suggested]').first().click()
  await expect(lines).toHaveCount(2)
  await page.getByRole('link', { name: /Xanthippe/ }).click()
  await page.getByRole('button', { name: 'Hang up' }).click()
  const told = (name: string) => host.events().find(({ event }) => event === name)?.properties
  await expect.poll(() => told('try_ended')).toMatchObject({ trade: 'vet', turns: '2' })
  expect(told('try_started')).toMatchObject({ trade: 'vet' })
  // Also one after a call that the caller hung up on.
  await page.getByRole('button', { name: 'Ring again' }).click()
  await page.getByRole('button', { name: 'Hang up' }).click()
  const count = (name: string) => host.events().filter(({ event }) => event === name).length
  await expect.poll(() => count('try_ended')).toBe(2)
  await expect.poll(() => count('try_started')).toBe(2)
  expect(JSON.stringify(host.requests)).not.toMatch(/Xanthippe|budgie/)
})
