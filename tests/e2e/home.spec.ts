import type { Page } from 'playwright/test'
import { expect, hold, test, visit } from './site.ts'

test('the sample call plays, shows its levels and words, pauses, seeks and starts over', async ({
  page,
}) => {
  await visit(page, '/')
  const play = page.getByRole('button', { name: 'Play sample call' })
  const audio = page.locator('audio')
  const bars = page.locator('[data-call-bars]')
  const position = page.getByRole('slider', { name: 'Position in the call' }).first()

  await test.step('the arrow keys move in steps of five seconds', async () => {
    await position.focus()
    for (const [key, seconds] of [
      ['ArrowRight', '5'],
      ['ArrowUp', '10'],
      ['ArrowLeft', '5'],
      ['ArrowDown', '0'],
      ['ArrowLeft', '0'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(position).toHaveValue(seconds)
    }
  })

  const still = await bars.innerHTML()
  await play.click()
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0)
  await expect.poll(() => bars.innerHTML()).not.toBe(still)

  await page.getByRole('button', { name: 'Pause sample call' }).click()
  await expect(play).toBeVisible()

  await position.fill('17')
  await expect(page.getByText('0:17 / 0:40')).toBeVisible()
  await expect(
    page.locator('li[aria-current="true"]', { hasText: 'Saturday works.' }),
  ).toBeVisible()
  expect(await audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBe(17)
  const filledShare = await bars.evaluate(
    (svg: SVGSVGElement) =>
      Number(svg.querySelector('rect')?.getAttribute('width')) / svg.viewBox.baseVal.width,
  )
  expect(filledShare).toBeCloseTo(17 / 40.34, 3)

  await position.fill('40.2')
  await play.click()
  await expect(page.getByText('0:00 / 0:40')).toBeVisible()
  await expect(play).toBeVisible()
  expect(await audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBe(0)
})

test('the transcript comes in as it is spoken, ends with the summary, and can be read without sound', async ({
  page,
}) => {
  await visit(page, '/')
  const list = page.getByRole('list', { name: 'Transcript of the call' })
  const last = list.getByRole('listitem').filter({ hasText: 'Enjoy the viewing.' })
  const message = page.getByText('New viewing: Tom Baker').first()
  await expect(last).toHaveCSS('opacity', '1')
  await expect(message).toBeVisible()

  await page.getByRole('button', { name: 'Play sample call' }).click()
  await expect(page.getByText('On the call')).toBeVisible()
  await expect(last).toHaveCSS('opacity', '0')
  await expect(message).toBeHidden()
  const position = page.getByRole('slider', { name: 'Position in the call' })
  await position.fill('12')
  // A sentence is at the top of the box, not cut off by it.
  const firstShown = () =>
    list.evaluate((box) =>
      [...box.querySelectorAll('li')].findIndex(
        (line) => Math.abs(line.offsetTop - box.scrollTop) < 1,
      ),
    )
  await expect.poll(firstShown).toBeGreaterThan(0)
  await position.fill('38')
  await expect(last).toHaveCSS('opacity', '1')

  await position.fill('40.2')
  await expect(message).toBeVisible()
  await expect(page.getByText('On the call')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'New viewing' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(11)
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})

test('the level bars refresh every 400 ms while the call plays', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const shown = () => page.locator('[data-call-bars]').innerHTML()
  const before = await shown()
  await page.getByRole('button', { name: 'Play sample call' }).click()
  await expect(page.getByRole('button', { name: 'Pause sample call' })).toBeVisible()
  // The page may start its timer a moment after it shows that it plays.
  await expect(async () => {
    await playOn(page)
    await page.clock.runFor(400)
    await expect.poll(shown, { timeout: 3000 }).not.toBe(before)
  }).toPass()
  for (let refresh = 0; refresh < 3; refresh += 1) {
    const last = await shown()
    await playOn(page)
    await page.clock.runFor(399)
    expect(await shown()).toBe(last)
    await page.clock.runFor(1)
    await expect.poll(shown).not.toBe(last)
  }
})

/** Moves the recording on by a second, while the page's clock stands still. */
async function playOn(page: Page): Promise<void> {
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.currentTime += 1
  })
}

test('a call or recording that cannot be loaded or played says so, keeps the words, and can be tried again', async ({
  page,
  complaints,
}) => {
  await page.route('**/media/calls/**', (route) => route.fulfill({ status: 503 }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/assets/finance-*.json', (route) => route.abort(), { times: 1 })
  await visit(page, '/')
  const pill = page.getByRole('button', { name: 'Finance', exact: true })
  await pill.click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t load that call.')
  await expect(page.getByText('Example call: Booking a viewing')).toBeVisible()
  await pill.click()
  await expect(page.getByText('Example call: A card number, and a fraud')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Estate agents', exact: true }).click()
  await expect(page.getByText('Example call: Booking a viewing')).toBeVisible()

  const play = page.getByRole('button', { name: 'Play sample call' }).first()
  await play.click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the recording.')
  await expect(play).toBeVisible()
  await expect(page.getByText('Good morning, Harbour & Lane')).toBeVisible()

  // What Firefox does without an audio device.
  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('No audio device.', 'NotSupportedError'))
  })
  await page.unroute('**/media/calls/**')
  await play.click()
  await expect(page.getByRole('alert')).toContainText('Check that speakers or headphones')
  complaints.length = 0
})

test('the dashboard video plays muted in a loop, stops while out of view, and stays stopped once paused', async ({
  page,
}) => {
  await visit(page, '/')
  const video = page.locator('video')
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible()
  expect(
    await video.evaluate((element: HTMLVideoElement) => [
      element.muted,
      element.loop,
      element.autoplay,
      element.paused,
    ]),
  ).toEqual([true, true, true, false])
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(isPaused).toBe(true)
  await video.scrollIntoViewIfNeeded()
  await expect.poll(isPaused).toBe(false)
  await page.getByRole('button', { name: 'Pause video' }).click()
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await video.scrollIntoViewIfNeeded()
  await expect(video).toBeInViewport()
  // Observers are told in the order they were made: the page's has been told before this one.
  await video.evaluate(
    (element) =>
      new Promise<void>((done) => new IntersectionObserver(() => done()).observe(element)),
  )
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

test('the carousel advances every 3500 ms, ticks every 30 ms, starts over after the fourth, and can be paused', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/')
  const selected = page.locator('button[aria-current="true"]')
  const progress = page.getByRole('listitem').filter({ has: selected }).locator('span')
  // The card's time begins a moment after the mouse has left.
  const isTurning = () => expect(progress).toHaveCSS('transform', /^matrix/)
  await expect(selected).toContainText('Personalized Call Handling')
  // `install` does not stop the clock. From here on, time passes only when the test advances it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByRole('button', { name: /^Anytime Anywhere/ }).click()
  await page.mouse.move(1, 1)
  await expect(selected).toContainText('Anytime Anywhere')
  for (const title of ['Costs That Feel Good', 'Grows With You', 'Personalized Call Handling']) {
    await isTurning()
    await page.clock.runFor(3440)
    await expect(selected).not.toContainText(title)
    await page.clock.runFor(120)
    await expect(selected).toContainText(title)
  }

  await test.step('hovering pauses it, and leaving gives the card its full time', async () => {
    await page.getByRole('button', { name: /^Anytime Anywhere/ }).click()
    await page.clock.runFor(10_000)
    await expect(selected).toContainText('Anytime Anywhere')
    await page.mouse.move(1, 1)
    await isTurning()
    await page.clock.runFor(3400)
    await expect(selected).toContainText('Anytime Anywhere')
    await page.clock.runFor(200)
    await expect(selected).toContainText('Costs That Feel Good')
  })

  await test.step('its button pauses it', async () => {
    await page.getByRole('button', { name: 'Pause the carousel' }).click()
    await page.mouse.move(1, 1)
    await page.locator('body').click({ position: { x: 1, y: 1 } })
    const title = await selected.innerText()
    await page.clock.runFor(10_000)
    await expect(selected).toHaveText(title, { useInnerText: true })
  })
})

test('on a phone the chat button is shown at once, features unfold, and cards keep their height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')

  await test.step('the first screen shows the chat button, the buttons to start and the player', async () => {
    const launcher = page.getByRole('button', { name: 'Open chat' })
    await expect(launcher).toBeVisible()
    expect(await launcher.boundingBox()).toMatchObject({ width: 48, height: 48 })
    const buttons = await page
      .locator('main')
      .getByRole('link', { name: 'Start for free' })
      .first()
      .boundingBox()
    const player = await page.getByRole('button', { name: 'Play sample call' }).boundingBox()
    expect((player?.y ?? 0) - (buttons?.y ?? 0)).toBeLessThan(300)
  })

  await test.step('a button shows what each feature does', async () => {
    const text = page.getByText('Callers pick a time while they still have the phone')
    await expect(text).toBeHidden()
    await page.getByRole('button', { name: 'What each one does' }).click()
    await expect(text).toBeVisible()
  })

  await test.step('only the selected card is shown, its section keeps its height, and no picture is cut off', async () => {
    const section = page.locator('section[aria-labelledby="why"]')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('button', { name: 'Personalized Call Handling' }).click()
      const before = (await section.boundingBox())?.height
      for (const [title, text] of [
        ['Costs That Feel Good', 'Start free with 25 calls'],
        ['Grows With You', 'From one van to four branches'],
        ['Anytime Anywhere', 'Up a ladder, in court'],
      ] as const) {
        await page.getByRole('button', { name: title }).click()
        await expect(page.getByText(text)).toBeVisible()
        await expect(page.getByText('Ava greets callers with your name')).toBeHidden()
        const picture = section.locator('[role="img"]:visible')
        await expect(picture).toHaveCount(1)
        expect(await picture.evaluate(textsOutside), `${title} at ${width} px`).toEqual([])
        expect((await section.boundingBox())?.height).toBe(before)
      }
    }
  })
})

/** The texts in a picture that lie above or below it, where it is cut off. */
function textsOutside(picture: Element): (string | null)[] {
  const box = picture.getBoundingClientRect()
  return [...picture.querySelectorAll('b, span')]
    .filter((text) => {
      const { top, bottom } = text.getBoundingClientRect()
      return text.textContent && (top < box.top || bottom > box.bottom)
    })
    .map((text) => text.textContent)
}

test("a trade's pill loads its call into the player, the last one pressed wins, and a card plays its own instead", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const pill = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(pill('Estate agents')).toHaveAttribute('aria-pressed', 'true')
  const letGo = await hold(page, '**/assets/lawyers-*.json')
  await pill('Law firms').click()
  await pill('Property management').click()
  await expect(page.getByText('Example call: A burst pipe at night')).toBeVisible()
  await expect(page.getByText('Joanne, flat 6')).toBeVisible()
  const late = page.waitForResponse('**/assets/lawyers-*.json')
  letGo()
  await late
  await expect(page.getByText('Example call: A burst pipe at night')).toBeVisible()
  await expect(pill('Property management')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Play sample call' }).click()
  await expect(page.getByRole('button', { name: 'Pause sample call' })).toBeVisible()

  await test.step('a trade’s card plays its call in place and stops the one in the hero', async () => {
    await expect(page.getByRole('button', { name: 'Pause sample call' })).toHaveCount(1)
    const letLoad = await hold(page, '**/assets/customer-support-*.json')
    await page.getByRole('button', { name: 'Play “The parcel that never came”' }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'The parcel that never came' })
    await expect(card.getByText('Loading the call…')).toBeVisible()
    letLoad()
    await expect(card.getByRole('button', { name: 'Pause sample call' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause sample call' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Close “The parcel that never came”' }).click()
    await expect(page.locator('audio')).toHaveCount(1)
  })
})

test('the figures, links, questions and prices of the home page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')

  await test.step('dollar figures are labelled as figures of the United States', async () => {
    const cells = page.getByRole('cell').filter({ hasText: '$' })
    await expect(cells).toHaveCount(2)
    for (const cell of await cells.all()) await expect(cell).toContainText('US figure')
  })

  await test.step('everything that starts an account leads to /auth', async () => {
    for (const name of [
      'Start Free Trial',
      'Start for free',
      'Get Started Free',
      'Contact sales',
    ]) {
      const links = page.getByRole('link', { name, exact: true })
      expect(await links.count(), name).toBeGreaterThan(0)
      for (const link of await links.all()) expect(await link.getAttribute('href')).toBe('/auth')
    }
  })

  await test.step('one question at a time is open', async () => {
    const open = page.locator('details[open]')
    await expect(open).toHaveCount(1)
    await page.getByText('Is there a contract?').click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('There are no long-term contracts.')
  })

  await test.step('the slider shows what a month of calls costs on each plan and marks the cheapest', async () => {
    const slider = page.getByRole('slider', { name: 'Calls a month' })
    const plan = (name: string) =>
      page.locator('#pricing li').filter({ has: page.getByRole('heading', { name, exact: true }) })
    for (const [count, cheapest, bills] of [
      ['50', 'Starter', ['£37.50', '£50.00', '£250.00']],
      ['60', 'Pro', ['£52.50', '£50.00', '£250.00']],
      ['680', 'Teams', ['£982.50', '£650.00', '£647.50']],
    ] as const) {
      await slider.fill(count)
      await expect(page.locator('output')).toContainText(`${cheapest} is cheapest`)
      for (const [index, name] of ['Starter', 'Pro', 'Teams'].entries()) {
        await expect(plan(name)).toContainText(`${bills[index]} for ${count} calls`)
        await expect(plan(name).getByText('Cheapest')).toHaveCount(name === cheapest ? 1 : 0)
      }
    }
  })
})
