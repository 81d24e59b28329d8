import { expect, test, visit } from './site.ts'

test('the sample call plays, shows its levels and words, pauses, seeks and starts over', async ({
  page,
}) => {
  await visit(page, '/')
  const bars = page.locator('[data-call-bars]')
  const audio = page.locator('audio')
  await page.getByRole('button', { name: 'Play sample call' }).click()
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0)

  const still = await bars.innerHTML()
  await expect.poll(() => bars.innerHTML()).not.toBe(still)

  await page.getByRole('button', { name: 'Pause sample call' }).click()
  await expect(page.getByRole('button', { name: 'Play sample call' })).toBeVisible()

  const position = page.getByRole('slider', { name: 'Position in the call' })
  await position.fill('17')
  await expect(page.getByText('0:17 / 0:40')).toBeVisible()
  await expect(
    page.locator('li[aria-current="true"]', { hasText: 'Saturday works.' }),
  ).toBeVisible()
  expect(await audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBe(17)

  await position.fill('40.2')
  await page.getByRole('button', { name: 'Play sample call' }).click()
  await expect(page.getByText('0:00 / 0:40')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play sample call' })).toBeVisible()
  expect(await audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBe(0)
})

test('the level bars refresh every 400 ms while the call plays', async ({ page }) => {
  await visit(page, '/')
  const times = await page.evaluate(async () => {
    const changes: number[] = []
    const bars = document.querySelector('[data-call-bars]')
    if (!bars) throw new Error('no bars')
    new MutationObserver(() => {
      const now = performance.now()
      // One refresh changes many bars at once.
      if (now - (changes.at(-1) ?? 0) > 50) changes.push(now)
    }).observe(bars, { attributes: true, subtree: true })
    document.querySelector<HTMLElement>('[aria-label="Play sample call"]')?.click()
    await new Promise((done) => setTimeout(done, 4500))
    return changes
  })
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  expect(median).toBeGreaterThan(330)
  expect(median).toBeLessThan(480)
})

test('a recording that cannot be loaded says so, and the words stay', async ({
  page,
  complaints,
}) => {
  await page.route('**/media/calls/**', (route) => route.fulfill({ status: 503 }))
  await visit(page, '/')
  await page.getByRole('button', { name: 'Play sample call' }).click()
  await expect(page.getByRole('alert')).toContainText("We couldn't load the recording.")
  await expect(page.getByRole('button', { name: 'Play sample call' })).toBeVisible()
  await expect(page.getByText('Good morning, Harbour & Lane')).toBeVisible()
  complaints.length = 0
})

test('the whole transcript can be read without sound', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Read all of it' }).click()
  const list = page.getByRole('list', { name: 'Transcript of the call' })
  await expect(list.getByRole('listitem')).toHaveCount(11)
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})

test('the dashboard video plays muted in a loop once the page is there, and can be paused', async ({
  page,
}) => {
  await visit(page, '/')
  const video = page.locator('video')
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible()
  expect(
    await video.evaluate((element: HTMLVideoElement) => [
      element.muted,
      element.loop,
      element.autoplay,
      element.paused,
    ]),
  ).toEqual([true, true, true, false])
  await page.getByRole('button', { name: 'Pause video' }).click()
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible()
})

test('the video rests while it cannot be seen, and once somebody has paused it', async ({
  page,
}) => {
  await visit(page, '/')
  const video = page.locator('video')
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  await expect.poll(isPaused).toBe(false)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(isPaused).toBe(true)
  await video.scrollIntoViewIfNeeded()
  await expect.poll(isPaused).toBe(false)
  await page.getByRole('button', { name: 'Pause video' }).click()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await video.scrollIntoViewIfNeeded()
  await expect(video).toBeInViewport()
  // Longer than the browser takes to tell that something has come into view.
  await page.waitForTimeout(300)
  expect(await isPaused()).toBe(true)
})

test('the carousel turns only while it can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.clock.runFor(8000)
  const selected = page.locator('button[aria-current="true"]')
  await expect(selected).toContainText('Personalized Call Handling')
  await selected.scrollIntoViewIfNeeded()
  await expect(selected).toBeInViewport()
  await expect(async () => {
    await page.clock.runFor(3600)
    await expect(selected).not.toContainText('Personalized Call Handling', { timeout: 100 })
  }).toPass()
})

test('under reduced motion neither video nor carousel moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await visit(page, '/')
  await page.clock.runFor(8000)
  await expect(page.locator('[aria-current="true"]', { hasText: 'Personalized' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible()
  await page.getByRole('button', { name: /^Grows With You/ }).click()
  await expect(page.locator('button[aria-current="true"]')).toContainText('Grows With You')
})

test('the carousel turns every 3500 ms, ticks every 30 ms, and starts over after the fourth', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/')
  const selected = page.locator('button[aria-current="true"]')
  await expect(selected).toContainText('Personalized Call Handling')
  // Install stops nothing yet: from here time only passes by our hand.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByRole('button', { name: /^Anytime Anywhere/ }).click()
  await page.mouse.move(1, 1)
  await expect(selected).toContainText('Anytime Anywhere')
  for (const title of ['Costs That Feel Good', 'Grows With You', 'Personalized Call Handling']) {
    await page.clock.runFor(3440)
    await expect(selected).not.toContainText(title)
    await page.clock.runFor(120)
    await expect(selected).toContainText(title)
  }
})

test('hover holds the carousel and leaving gives the card its full time', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const selected = page.locator('button[aria-current="true"]')
  await page.getByRole('button', { name: /^Anytime Anywhere/ }).click()
  await page.clock.runFor(10_000)
  await expect(selected).toContainText('Anytime Anywhere')
  await page.mouse.move(1, 1)
  await page.clock.runFor(3400)
  await expect(selected).toContainText('Anytime Anywhere')
  await page.clock.runFor(200)
  await expect(selected).toContainText('Costs That Feel Good')
})

test('the carousel has a pause button', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByRole('button', { name: 'Pause the carousel' }).click()
  await page.mouse.move(1, 1)
  await page.locator('body').click({ position: { x: 1, y: 1 } })
  const selected = page.locator('button[aria-current="true"]')
  const title = await selected.innerText()
  await page.clock.runFor(10_000)
  await expect(selected).toHaveText(title, { useInnerText: true })
})

test('one question at a time is open', async ({ page }) => {
  await visit(page, '/')
  const open = page.locator('details[open]')
  await expect(open).toHaveCount(1)
  await page.getByText('Is there a contract?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('There are no long-term contracts.')
})

test('everything that starts an account leads to /auth', async ({ page }) => {
  await visit(page, '/')
  for (const name of ['Start Free Trial', 'Start for free', 'Get Started Free', 'Contact sales']) {
    const links = page.getByRole('link', { name, exact: true })
    expect(await links.count(), name).toBeGreaterThan(0)
    for (const link of await links.all()) expect(await link.getAttribute('href')).toBe('/auth')
  }
})

test('where there is nothing to play sound on, the player says so', async ({ page }) => {
  // What Firefox does without an audio device.
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('No audio device.', 'NotSupportedError'))
  })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Play sample call' }).first().click()
  await expect(page.getByRole('alert')).toContainText('Check that speakers or headphones')
})

test('the arrow keys move through the call in steps of five seconds', async ({ page }) => {
  await visit(page, '/')
  const slider = page.getByRole('slider', { name: 'Position in the call' }).first()
  await slider.focus()
  for (const [key, position] of [
    ['ArrowRight', '5'],
    ['ArrowUp', '10'],
    ['ArrowLeft', '5'],
    ['ArrowDown', '0'],
    ['ArrowLeft', '0'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(slider).toHaveValue(position)
  }
})
