import type { Locator, Page } from 'playwright/test'
import { violations } from '../support/axe.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { NARROW, WIDE } from '../support/page-quality.ts'
import { expect, hold, hydrated, test, visit, visitWithoutScripts } from './site.ts'

const PLUMBER = '/try?trade=plumber'

async function startCall(page: Page, url = PLUMBER): Promise<void> {
  await visit(page, url)
  await page.getByRole('button', { name: 'Start the call' }).click()
}

/** Types a line and waits for the reply. */
async function say(page: Page, line: string): Promise<void> {
  const lines = transcript(page).getByText('Caller (you)')
  const count = await lines.count()
  await page.locator('#line').fill(line)
  await page.locator('#line').press('Enter')
  await expect(lines).toHaveCount(count + 1)
  await expect(transcript(page).getByText('Ava is thinking…')).toBeHidden()
}

/** Keeps the engine from loading until the returned function is called. */
function holdEngine(page: Page): Promise<() => void> {
  return hold(page, '**/assets/steps.worker-*.js')
}

function transcript(page: Page) {
  return page.getByLabel('What was said')
}

/** Whether the whole element is in the window and nothing lies over its corners and middle. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const points = [
      [left + 20, top + 2],
      [(left + right) / 2, (top + bottom) / 2],
      [right - 20, bottom - 2],
    ] as const
    return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
  })
}

test('a call is typed to its end without a request, and the focus stays in the box', async ({
  page,
}) => {
  await visit(page, PLUMBER)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('button', { name: 'Start the call' }).click()
  await expect(page.locator('#line')).toBeFocused()
  await expect(page.getByText('Nothing you type leaves this page.')).toBeVisible()
  await say(page, "It's Dave Hughes on 07700 900123, I need a boiler service at LS6 1AB")
  const end = page.getByRole('heading', { name: 'This is what you would get' })
  for (const _ of Array.from({ length: 8 })) {
    if ((await end.count()) > 0) break
    await say(page, (await page.locator('[name=suggested]').first().getAttribute('value')) ?? '')
    await expect(page.locator('#line')).toHaveValue('')
  }
  await expect(end).toBeVisible()
  await expect(page.locator('#line')).toBeFocused()
  await expect(page.getByText('Guests', { exact: true })).toHaveCount(0)
  await expect(page.locator('#card')).toContainText(
    /07700 900 123, from line \d+, confirmed by the caller/,
  )
  await expect(
    page.getByText(/^New booking: Boiler service, .* Dave Hughes, 07700 900 123/),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the .ics file' }).click()
  expect((await download).suggestedFilename()).toBe('example-booking.ics')
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([])
})

test('a call that she ends shows its result, whatever came of it', async ({ page }) => {
  const result = page.getByRole('heading', { name: 'This is what you would get' })
  await startCall(page)
  await say(page, 'How much is a boiler service?')
  await expect(result).toBeHidden()
  await say(page, 'No, that’s all')
  await expect(result).toBeVisible()
  await expect(page.getByText('Question answered').first()).toBeVisible()
  await expect(page.getByLabel('Anything else from the caller?')).toBeVisible()
  await say(page, 'Oh, and how much is a tap repair?')
  await expect(result).toBeHidden()
  await page.getByRole('button', { name: 'Hang up' }).click()
  await page.getByRole('button', { name: 'Ring again' }).click()
  await expect(transcript(page).getByRole('listitem')).toHaveCount(1)
  await say(page, 'Bye')
  await expect(result).toBeVisible()
  await expect(page.getByText('Call ended early.')).toBeVisible()
})

test('each reply is announced once, and a reload, a second trade and Back lose no call', async ({
  page,
}) => {
  await startCall(page)
  await say(page, 'Are you a robot?')
  await expect(
    page.getByRole('status').filter({ hasText: "I'm an AI receptionist, not" }),
  ).toHaveCount(1)
  await page.reload()
  await expect(transcript(page)).toContainText('Are you a robot?')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await expect(transcript(page)).toContainText('Are you a robot?')
  const trade = page.getByLabel('What’s your trade?')
  await trade.focus()
  await trade.selectOption('vet')
  await expect(page).toHaveURL('/try?trade=vet')
  await expect(trade).toBeFocused()
  await page.getByRole('button', { name: 'Start the call' }).click()
  await say(page, 'Do you see rabbits?')
  await trade.selectOption('plumber')
  await expect(transcript(page)).toContainText('Are you a robot?')
  await page.goBack()
  await expect(trade).toHaveValue('vet')
  await expect(transcript(page)).toContainText('Do you see rabbits?')
})

test('Back and a reload show the result of a kept call again, not what is below it', async ({
  page,
}) => {
  const result = page.locator('#result')
  await startCall(page)
  await say(page, 'Bye')
  await page.getByRole('link', { name: 'Book a call and keep this set-up' }).click()
  await expect(page).toHaveURL('/welcome')
  await page.goBack()
  await expect(result).toBeInViewport({ ratio: 0.5 })
  await page.reload()
  await expect(result).toBeInViewport({ ratio: 0.5 })
})

test('on a phone the first screen starts the call, and the chat button makes room for its buttons and the caller’s line', async ({
  page,
}) => {
  // As high as a phone's window between the bars of its browser.
  await page.setViewportSize({ width: 390, height: 664 })
  await visit(page, PLUMBER)
  await expect(page.getByRole('button', { name: 'Start the call' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  const chat = page.getByRole('button', { name: 'Open chat' })
  await expect(chat).toBeHidden()
  await page.getByRole('button', { name: 'Start the call' }).click()
  await expect(page.locator('#line')).toBeInViewport()
  await expect(chat).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded()
  await expect(chat).toBeVisible()
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('button', { name: 'Hang up' }).click()
  await expect(page.getByRole('button', { name: 'Ring again' })).toBeInViewport()
  await expect(chat).toBeHidden()
  await page.getByRole('button', { name: 'Ring again' }).click()
  await expect(page.locator('#line')).toBeInViewport()
  await expect(chat).toBeHidden()
})

test('on a phone the strip shows the row that was filled in last, and a long one does not push the others away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startCall(page)
  const card = page.locator('#card')
  await say(page, `Can I leave a message for Sam about the invoice${' that came'.repeat(20)}`)
  const wants = card.getByRole('link', { name: /^Can I leave a message/ })
  await expect(wants).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Hang up' }).click()
  await page.getByRole('button', { name: 'Ring again' }).click()
  await expect(transcript(page).getByRole('listitem')).toHaveCount(1)
  await say(page, "It's Dave Hughes on 07700 900123, I need a boiler service at LS6 1AB")
  const booked = card.getByRole('link', { name: /^Booked/ })
  for (let i = 0; i < 8 && (await booked.count()) === 0; i++) {
    await say(page, (await page.locator('[name=suggested]').first().getAttribute('value')) ?? '')
  }
  await expect(booked).toBeInViewport({ ratio: 1 })
})

test('a long name is shown whole, and letters of twice the size leave room for a line and for times', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await startCall(page)
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  await page
    .getByLabel('Name', { exact: true })
    .fill('Featherstonehaugh & Daughters Plumbing and Heating')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const name = page.getByRole('heading', { name: /^Featherstonehaugh/ })
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const widthOf = async (field: Locator) => (await field.boundingBox())?.width ?? 0
  expect(await widthOf(page.locator('#line'))).toBeGreaterThan(200)
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  expect(await widthOf(page.getByLabel('Monday, open from'))).toBeGreaterThan(200)
})

test('the box stays where it is when the page becomes ready in a call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letScriptsArrive = await visitWithoutScripts(page, PLUMBER)
  await page.getByRole('button', { name: 'Start the call' }).click()
  const box = page.locator('#line')
  await box.fill('How much is')
  const before = await box.boundingBox()
  await letScriptsArrive()
  await expect(page.getByRole('button', { name: 'Speak and listen' })).toBeEnabled()
  expect(await box.boundingBox()).toEqual(before)
  await expect(box).toHaveValue('How much is')
})

test('in a small or enlarged window each reply and the box are in view, with nothing over them', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [320, 568],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => sessionStorage.clear()).catch(() => {})
    await startCall(page)
    // What is free, and so how long a reply about a time is, differs from call to call.
    for (const line of ['Are you a robot?', 'How much is a tap repair?', 'Thanks', 'Goodbye']) {
      const newest = transcript(page).getByRole('listitem').last()
      await expect(newest).toHaveId('latest')
      await expect.poll(() => isUncovered(newest)).toBe(true)
      await expect.poll(() => isUncovered(page.locator('#line'))).toBe(true)
      await say(page, line)
    }
  }
})

test('the box stays in view when a reply comes after the next line was sent', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startCall(page)
  await expect(page.locator('#line')).toBeInViewport({ ratio: 1 })
  const [thread] = page.workers()
  await thread?.evaluate(() => {
    const take = self.onmessage?.bind(self)
    let count = 0
    // The second line gets no reply.
    self.onmessage = (event: MessageEvent) => {
      if (count++ === 0) setTimeout(() => take?.(event), 400)
    }
  })
  for (const line of ['How much is a boiler service?', 'and '.repeat(120)]) {
    await page.locator('#line').fill(line)
    await page.locator('#line').press('Enter')
  }
  await expect(page.locator('#latest')).toContainText('£90')
  await expect(transcript(page)).toContainText('Ava is thinking…')
  await expect(page.locator('#line')).toBeInViewport({ ratio: 1 })
})

test('a line that is refused leaves the focus in the box', async ({ page }) => {
  await startCall(page)
  const box = page.locator('#line')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Type what the caller says, then select Send.')
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription('Type what the caller says, then select Send.')
})

test('a double click on a button counts as one', async ({ page }) => {
  await startCall(page)
  const lines = transcript(page).getByText('Caller (you)')
  await page.getByRole('button', { name: 'I can smell gas in the kitchen' }).dblclick()
  await expect(lines).toHaveCount(1)
  await page.locator('#line').fill('Thank you')
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await expect(lines).toHaveCount(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // A reply that arrives during a press moves the button away from under it.
  await expect(transcript(page).getByRole('listitem')).toHaveCount(5)
  await expect(transcript(page).getByText('Ava is thinking…')).toBeHidden()

  const sheet = page.getByRole('dialog')
  const setup = page.getByRole('button', { name: 'Set-up', exact: true })
  await setup.dblclick()
  await expect(page.getByRole('heading', { name: 'What Ava knows' })).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(sheet).toBeHidden()
  await expect(setup).toBeFocused()
  await page.getByRole('button', { name: 'Hang up' }).dblclick()
  await expect(page.getByText('You rang off.')).toBeFocused()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Ring again' }).dblclick()
  await expect(page.locator('#line')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('while the engine is loading a press counts once, and typed lines wait', async ({ page }) => {
  const letGo = await holdEngine(page)
  await visit(page, PLUMBER)
  const start = page.getByRole('button', { name: 'Start the call' })
  await start.click()
  await expect(page.getByText('Ringing…')).toBeVisible()
  await start.click()
  letGo()
  const turns = transcript(page).getByRole('listitem')
  await expect(turns).toHaveCount(1)
  for (const line of ['How much is a boiler service?', 'And a tap repair?']) {
    await page.locator('#line').fill(line)
    await page.locator('#line').press('Enter')
  }
  await expect(transcript(page).getByText('Caller (you)')).toHaveCount(2)
  await expect(turns).toHaveCount(5)
})

test('if the engine cannot be loaded, the server plays, and the page says so', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/steps.worker-*.js', (route) => route.abort())
  await visit(page, PLUMBER)
  await page.getByRole('button', { name: 'Start the call' }).click()
  await expect(page).toHaveURL('/try?trade=plumber#latest')
  await hydrated(page)
  await expect(page.getByText(/^What you type goes to our server/)).toBeVisible()
  await page.locator('#line').fill('How much is a boiler service?')
  await page.locator('#line').press('Enter')
  await expect(transcript(page).getByText('Caller (you)')).toHaveCount(1)
  await expect(transcript(page)).toContainText('£90')
  complaints.length = 0
})

test('an engine that fails in mid-call hands the call to the server', async ({
  page,
  complaints,
}) => {
  await startCall(page)
  await say(page, 'How much is a boiler service?')
  const [thread] = page.workers()
  await thread?.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of memory')
    })
  })
  await expect(page.getByText(/^What you type goes to our server/)).toBeVisible()
  await page.locator('#line').fill('And a tap repair?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL('/try?trade=plumber#latest')
  await expect(transcript(page).getByText('Caller (you)')).toHaveCount(2)
  await expect(transcript(page)).toContainText('A tap repair is')
  complaints.length = 0
})

test('the page goes on saying that early lines went to the server after a row of the card is selected or the page reloaded', async ({
  page,
}) => {
  const letScriptsArrive = await visitWithoutScripts(page, PLUMBER)
  await page.getByRole('button', { name: 'Start the call' }).click()
  await page.locator('#line').fill('My name is Dave Hughes')
  await page.locator('#line').press('Enter')
  const row = page.getByRole('link', { name: /Dave Hughes/ })
  await expect(row).toBeVisible()
  await letScriptsArrive()
  const early = page.getByText(/^What you typed before this page was ready went to our server/)
  await expect(early).toBeVisible()
  await row.click()
  await expect(page).toHaveURL(/#line-1$/)
  await expect(early).toBeVisible()
  await page.goto(PLUMBER)
  await expect(row).toBeVisible()
  await expect(early).toBeVisible()
  await expect(page.getByText(/Nothing you type leaves/)).toHaveCount(0)
})

test('an engine that fails while the set-up is saved says so there, and the server saves it', async ({
  page,
  complaints,
}) => {
  await startCall(page)
  await say(page, 'Are you a robot?')
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill('Aire Sweeps')
  const [thread] = page.workers()
  await thread?.evaluate(() => {
    self.onmessage = () => {
      throw new Error('out of memory')
    }
  })
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('alert')).toContainText('has stopped in this browser')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL('/try?trade=plumber#latest')
  await expect(page.getByRole('heading', { name: 'Aire Sweeps', exact: true })).toBeVisible()
  await expect(transcript(page)).toContainText('Are you a robot?')
  complaints.length = 0
})

test('a kept call that the engine cannot play is not rung over, and the tab keeps it', async ({
  page,
  complaints,
}) => {
  await startCall(page)
  await say(page, 'Are you a robot?')
  await page.route('**/assets/steps.worker-*.js', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Continue the call' }).click()
  await expect(page).toHaveURL('/try?trade=plumber#latest')
  await expect(transcript(page)).toContainText('Are you a robot?')
  await hydrated(page)
  await page.locator('#line').fill('How much is a boiler service?')
  await page.locator('#line').press('Enter')
  await expect(transcript(page)).toContainText('£90')
  await hydrated(page)
  await page.unrouteAll()
  await page.goto(PLUMBER)
  await expect(transcript(page)).toContainText('How much is a boiler service?')
  complaints.length = 0
})

test('a call that comes up while the engine loads is not rung over', async ({ page }) => {
  await startCall(page)
  await say(page, 'Are you a robot?')
  const letGo = await holdEngine(page)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue the call' }).click()
  await expect(page.getByText('Ringing…')).toBeVisible()
  letGo()
  await expect(transcript(page)).toContainText('Are you a robot?')
})

test('a wrong price is corrected and an answer taught, and the call replayed with marks and restored by Undo', async ({
  page,
}) => {
  await startCall(page)
  await say(page, 'How much is a boiler service?')
  await say(page, 'And when are you open?')
  await page.getByRole('button', { name: /^That’s wrong: A boiler service is £90/ }).click()
  const price = page.locator('#service-price-0')
  await expect(price).toBeFocused()
  await expect(page.getByRole('dialog')).toContainText('This comes from your price list.')
  await price.fill('95')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your change applies from the next line.')).toBeVisible()
  await expect(transcript(page)).toContainText('£90')
  await page.getByRole('button', { name: 'Replay the call' }).click()
  await expect(page.getByText('Replayed: 1 turn changed, as marked.')).toBeVisible()
  await expect(transcript(page).getByText('Changed')).toHaveCount(1)
  await expect(transcript(page)).toContainText('£95')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('#line')).toBeFocused()
  await expect(transcript(page)).toContainText('£90')
  await expect(transcript(page).getByText('Changed')).toHaveCount(0)

  await test.step('a taught answer is given in the replay, and from then on', async () => {
    await say(page, 'Do you take dogs?')
    await page.getByRole('button', { name: /^Teach her the answer/ }).click()
    await page.keyboard.type('Yes, well-behaved ones.')
    await page.getByRole('button', { name: 'Save and replay the call' }).click()
    await expect(transcript(page)).toContainText('Yes, well-behaved ones.')
    await say(page, 'Thanks')
    await say(page, 'Do you take dogs?')
    await expect(transcript(page).getByText('Yes, well-behaved ones.')).toHaveCount(2)
  })
})

test('an answer that is not saved yet stays when the sheet is closed, refused or opened for another', async ({
  page,
}) => {
  await startCall(page)
  await say(page, 'Do you take dogs?')
  await say(page, 'And do you do gift vouchers?')
  const [teachDogs, teachVouchers] = [0, 1].map((i) =>
    page.getByRole('button', { name: /^Teach her the answer/ }).nth(i),
  ) as [Locator, Locator]
  const answers = page.getByRole('textbox', { name: 'She says' })
  const written = () =>
    answers.evaluateAll((all: HTMLInputElement[]) => all.slice(2).map(({ value }) => value))
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  await page.locator('#question-2').fill('Where can I park?')
  await page.locator('#answer-2').fill('On the street.')
  await page.keyboard.press('Escape')
  await teachDogs.click()
  await expect(page.getByRole('dialog')).toContainText('Write it below, then save or replay')
  await page.keyboard.type('Yes, well-behaved ones.')
  await page.keyboard.press('Escape')
  await teachVouchers.click()
  expect(await written()).toEqual(['Yes, well-behaved ones.', '', 'On the street.'])
  await page.keyboard.press('Escape')
  await teachDogs.click()
  // The question without an answer is gone: it would be refused.
  expect(await written()).toEqual(['Yes, well-behaved ones.', 'On the street.'])
  await page.locator('#service-price-0').fill('ninety')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('“ninety” isn’t a price.')
  await page.keyboard.press('Escape')
  await say(page, 'Thanks')
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  expect(await written()).toEqual(['Yes, well-behaved ones.', 'On the street.'])
  await page.locator('#service-price-0').fill('90')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  expect(await written()).toEqual(['Yes, well-behaved ones.', 'On the street.', ''])
})

test('the turn that a replay has changed is in view', async ({ page }) => {
  await startCall(page)
  await say(page, 'How much is a boiler service?')
  for (const line of ['Are you a robot?', 'When are you open?', 'Are you recording this?']) {
    await say(page, line)
  }
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  await page.locator('#service-price-0').fill('95')
  await page.getByRole('button', { name: 'Save and replay the call' }).click()
  const changed = transcript(page).getByRole('listitem').filter({ hasText: 'Changed' })
  await expect(changed).toHaveCount(1)
  await expect.poll(() => isUncovered(changed)).toBe(true)
})

test('the field with the focus is never under the first and last rows of the sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await startCall(page)
  await say(page, 'Do you take dogs?')
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  // Within, because a field for a time has a button that `:focus` does not match.
  const focused = page.locator(':focus-within').last()
  await expect(page.getByRole('heading', { name: 'What Ava knows' })).toBeFocused()
  for (const [key, end] of [
    ['Tab', page.getByRole('button', { name: 'Save and replay the call' })],
    ['Shift+Tab', page.locator('#paste')],
  ] as const) {
    while (!(await end.evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press(key)
      expect(await isUncovered(focused), (await focused.getAttribute('id')) ?? '').toBe(true)
    }
  }
  await test.step('before the first field the focus does not go to the page behind', async () => {
    for (const _ of Array.from({ length: 3 })) {
      await page.keyboard.press('Shift+Tab')
      await expect(page.locator('#call, header').locator(':focus')).toHaveCount(0)
    }
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Set-up', exact: true })).toBeFocused()

  await test.step('in a window too low for these rows, they scroll away', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.getByRole('button', { name: /^Teach her the answer/ }).click()
    await expect.poll(() => isUncovered(focused)).toBe(true)
  })
})

test('on a phone no field has letters so small that Safari on iOS zooms in on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startCall(page)
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByLabel('Link to this set-up')).toBeVisible()
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  const fields = page.getByRole('main').locator('input, select, textarea')
  expect(await fields.count()).toBeGreaterThan(40)
  const small = await fields.evaluateAll((all) =>
    all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).map(({ id }) => id),
  )
  expect(small).toEqual([])
})

test('the bar says from where a change of the set-up applies, and nothing after an unchanged one', async ({
  page,
}) => {
  const setup = page.getByRole('button', { name: 'Set-up', exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const replay = page.getByRole('button', { name: 'Replay the call' })
  await startCall(page)
  await say(page, 'How much is a boiler service?')
  await setup.click()
  await save.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(replay).toBeHidden()
  await setup.click()
  await page.locator('#service-price-0').fill('95')
  await save.click()
  await expect(page.getByText('Your change applies from the next line.')).toBeVisible()
  await say(page, 'How much is a boiler service?')
  await expect(
    page.getByText('The start of this call was played before your change.'),
  ).toBeVisible()
  await setup.click()
  await page.locator('#service-price-0').fill('96')
  await save.click()
  await page.getByRole('button', { name: 'Hang up' }).click()
  await expect(page.getByText('This call was played before your change.')).toBeVisible()
  await expect(replay).toBeVisible()
})

test('“That’s wrong” says so if what she said has since been renamed', async ({ page }) => {
  await startCall(page)
  await say(page, 'How much is a boiler service?')
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  await page.locator('#service-name-0').fill('Boiler check')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: /^That’s wrong: A boiler service is £90/ }).click()
  await expect(page.getByRole('dialog')).toContainText('You’ve since renamed or removed it')
})

test('on a phone the strip marks the rows that a replay has changed, also those it has emptied', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startCall(page)
  await say(page, 'I’m Dave Hughes, I need a boiler service')
  const strip = page.getByLabel('What you would get')
  await expect(strip.getByText('Boiler service')).toBeVisible()
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  for (const i of [0, 1, 2, 3]) await page.locator(`#service-name-${i}`).fill(`Roofing ${i}`)
  await page.getByRole('button', { name: 'Save and replay the call' }).click()
  await expect(page.getByText(/^Replayed: .*1 row changed, as marked/)).toBeVisible()
  await expect(strip.getByText('Changed')).toHaveCount(1)
  await expect(strip.getByText('Changed')).toBeInViewport()
  await expect(strip.getByText('Wants')).toBeInViewport()
})

test('a replay waits at a question that nobody has answered', async ({ page }) => {
  await startCall(page)
  await say(page, 'I need a boiler service')
  await say(page, 'Whenever suits you')
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  await page.locator('#service-books-0').selectOption('no')
  await page.getByRole('button', { name: 'Save and replay the call' }).click()
  await expect(page.getByText('Your turn. She’s asking something')).toBeVisible()
  await page.getByRole('button', { name: 'Leave the rest out' }).click()
  await expect(page.getByText(/^Replayed: \d turns? /)).toBeVisible()
})

test('a pasted price list fills the set-up in, and says what it left out', async ({ page }) => {
  await visit(page, PLUMBER)
  await page.getByRole('button', { name: 'Make it your business' }).click()
  await page
    .getByLabel('Paste from your website or price list')
    .fill(
      'Chimney sweep £1,250.50, 90 min\nStove check free\nMon-Sat 8-6, Sunday 10-4\nA family firm',
    )
  await page.getByRole('button', { name: 'Fill in from this text' }).click()
  const said = page.getByRole('dialog').getByRole('status')
  await expect(said).toContainText('Chimney sweep: £1,250.50, 90 minutes')
  await expect(said).toContainText('Not usedA family firm')
  await page.getByRole('button', { name: 'Add a service' }).click()
  await expect(page.locator('#service-name-3')).toBeFocused()
  await expect(page.locator('#service-name-1')).toHaveValue('Stove check')
  await expect(page.locator('#open-5')).toHaveValue('08:00')
  await expect(page.locator('#open-6')).toHaveValue('10:00')
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Enter the name')
  await page.getByLabel('Name', { exact: true }).fill('Aire Sweeps')
  await page.getByLabel(/^Postcodes/).fill('LS6, banana')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('“banana” isn’t a postcode')
  await expect(page.getByLabel(/^Postcodes/)).toBeFocused()
  await page.getByRole('button', { name: 'Close the set-up' }).click()
  await page.getByRole('button', { name: 'Start the call' }).click()
  await say(page, 'How much is a chimney sweep?')
  await expect(transcript(page)).toContainText('£1,250.50')
})

test('a call that is started while the set-up is being saved begins with it', async ({ page }) => {
  const letGo = await holdEngine(page)
  await visit(page, PLUMBER)
  await page.getByRole('button', { name: 'Make it your business' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Aire Sweeps')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start the call' }).dblclick()
  letGo()
  await expect(transcript(page).getByRole('listitem')).toHaveCount(1)
  await expect(transcript(page)).toContainText('Aire Sweeps')
})

test('while a pasted text is read, the fields that it will replace take no typing', async ({
  page,
}) => {
  const letGo = await holdEngine(page)
  await visit(page, PLUMBER)
  await page.getByRole('button', { name: 'Make it your business' }).click()
  await page.getByLabel('Paste from your website or price list').fill('Chimney sweep £80')
  const fill = page.getByRole('button', { name: 'Fill in from this text' })
  await fill.dblclick()
  const name = page.getByLabel('Name', { exact: true })
  await name.focus()
  await page.keyboard.type('Aire Sweeps')
  await expect(name).toHaveValue('Brook & Sons Plumbing')
  letGo()
  await expect(page.locator('#service-name-4')).toHaveValue('Chimney sweep')
  await name.fill('Aire Sweeps')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Aire Sweeps').first()).toBeVisible()
})

test('what is typed in the set-up and not saved is said beside its button until it is saved or put back', async ({
  page,
}) => {
  await startCall(page)
  const setup = page.getByRole('button', { name: 'Set-up', exact: true })
  const unsaved = page.getByText('Something you typed or pasted in the set-up isn’t saved')
  const name = page.getByLabel('Name', { exact: true })
  await setup.click()
  await name.fill('Aire Sweeps')
  await page.locator('#service-books-0').selectOption('no')
  await page.getByRole('button', { name: 'Close the set-up' }).click()
  await expect(unsaved).toBeVisible()
  await setup.click()
  await name.fill('Brook & Sons Plumbing')
  await page.keyboard.press('Escape')
  await expect(unsaved).toBeVisible()
  await setup.click()
  await page.locator('#service-books-0').selectOption('yes')
  await page.keyboard.press('Escape')
  await expect(unsaved).toBeHidden()
  await setup.click()
  await name.fill('Aire Sweeps')
  await page.keyboard.press('Escape')
  await expect(unsaved).toBeVisible()
  await setup.click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Aire Sweeps', exact: true })).toBeVisible()
  await expect(unsaved).toBeHidden()
})

test('a pasted text counts as not saved until it is filled in from', async ({ page }) => {
  await visit(page, PLUMBER)
  const open = page.getByRole('button', { name: 'Make it your business' })
  const unsaved = page.getByText('Something you typed or pasted in the set-up isn’t saved')
  const paste = page.getByLabel('Paste from your website or price list')
  await open.click()
  await paste.fill('Chimney sweep £80')
  await page.keyboard.press('Escape')
  await expect(unsaved).toBeVisible()
  await open.click()
  await page.getByLabel('Name', { exact: true }).fill('Aire Sweeps')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Aire Sweeps', exact: true })).toBeVisible()
  await expect(unsaved).toBeVisible()
  await open.click()
  await page.getByRole('button', { name: 'Fill in from this text' }).click()
  await expect(page.locator('#service-name-4')).toHaveValue('Chimney sweep')
  await page.keyboard.press('Escape')
  await expect(unsaved).toBeHidden()
  await open.click()
  await expect(paste).toHaveValue('Chimney sweep £80')
})

test('an answer without a question is refused at its field, and a saved one ends like a sentence', async ({
  page,
}) => {
  await startCall(page)
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  await page.locator('#answer-2').fill('Yes from £10')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('When does she say “Yes from £10”?')
  await expect(page.locator('#question-2')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#answer-2')).toHaveValue('Yes from £10')
  await page.locator('#question-2').fill('Do you take dogs?')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await say(page, 'Do you take dogs?')
  await expect(page.locator('#latest')).toContainText('Yes from £10.')
})

test('a service without a name is refused at its field, and one whose name was cleared is removed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, PLUMBER)
  await page.getByRole('button', { name: 'Make it your business' }).click()
  const services = page.getByRole('textbox', { name: 'Service' })
  const boiler = page.getByRole('group', { name: 'Boiler service' })
  await expect(boiler.getByRole('textbox', { name: 'Price £' })).toHaveValue('90')
  const [first, blank] = [services.first(), services.last()]
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(first).toHaveValue('Boiler service')
  await first.fill('')
  await page.getByRole('textbox', { name: 'Price £' }).last().fill('65')
  await save.click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('Which service has the price “65”?')
  await expect(blank).toBeFocused()
  await expect(blank).toHaveAccessibleDescription(/Enter its name/)
  await expect.poll(() => isUncovered(alert)).toBe(true)
  await expect.poll(() => isUncovered(blank)).toBe(true)
  await page.keyboard.type('Chimney sweep')
  await save.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(/Chimney sweep £65/)).toBeVisible()
  await expect(page.getByText(/Boiler service £/)).toBeHidden()
})

test('Back to the example drops what was typed and not saved', async ({ page }) => {
  await visit(page, PLUMBER)
  const open = page.getByRole('button', { name: 'Make it your business' })
  const name = page.getByLabel('Name', { exact: true })
  await open.click()
  await name.fill('Aire Sweeps')
  await page.getByRole('button', { name: 'Back to the example' }).click()
  await expect(name).toBeHidden()
  await open.click()
  await expect(name).toHaveValue('Brook & Sons Plumbing')
})

test('Back to the example asks first where it would remove a saved set-up', async ({ page }) => {
  await visit(page, PLUMBER)
  const open = page.getByRole('button', { name: 'Make it your business' })
  const name = page.getByLabel('Name', { exact: true })
  await open.click()
  await name.fill('Aire Sweeps')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await open.click()
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('button', { name: 'Back to the example' }).click()
  await expect(name).toHaveValue('Aire Sweeps')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Back to the example' }).click()
  await expect(page.getByRole('heading', { name: 'Brook & Sons Plumbing' })).toBeVisible()
})

test('a link carries the set-up, says that a visitor made it, and carries the call only if ticked', async ({
  page,
}) => {
  await startCall(page)
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill('Aire Heating 07700 900123')
  await page.getByLabel('Who rings people back').fill('B a r c l a y s')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByText('She answers as “Aire Heating”. She says that “the team” will ring back.'),
  ).toBeVisible()
  const link = page.getByLabel('Link to this set-up')
  await page.getByRole('button', { name: 'Copy a link' }).click()
  const withoutCall = await link.inputValue()
  await say(page, 'Are you a robot?')
  await expect(link).toHaveValue(withoutCall)
  await page.getByLabel('With this call').check()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(link).not.toHaveValue(withoutCall)
  await expect(page.getByText('Anyone who opens it gets this set-up and this call.')).toBeVisible()
  const withCall = await link.inputValue()
  await page.getByRole('button', { name: 'Hang up' }).click()
  await expect(link).toBeHidden()

  await page.evaluate(() => sessionStorage.clear())
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  // Left in between, because a change of the hash alone loads no page.
  await page.goto('about:blank')
  await visit(page, withoutCall)
  await expect(page.getByText('Another visitor made this set-up')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aire Heating', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the call' })).toBeVisible()
  await expect(page).toHaveURL(PLUMBER)
  await page.getByRole('button', { name: 'Make it your business' }).click()
  await page.getByRole('button', { name: 'Back to the example' }).click()
  await expect(page.getByText('Another visitor made this set-up')).toBeHidden()
  await page.goto('about:blank')
  await visit(page, withCall)
  await expect(transcript(page)).toContainText('Are you a robot?')
  expect(seen.filter((url) => url.includes('#') || url.includes('set-up-'))).toEqual([])
})

test('a link is copied in the press itself, because Safari copies nothing later', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    for (const name of ['write', 'writeText'] as const) {
      const copy = navigator.clipboard[name].bind(navigator.clipboard) as (
        what: unknown,
      ) => Promise<void>
      navigator.clipboard[name] = (what: unknown) =>
        window.event?.type === 'click' ? copy(what) : Promise.reject(new Error('too late'))
    }
  })
  await visit(page, PLUMBER)
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByText('Copied. Anyone who opens it gets this set-up.')).toBeVisible()
  const link = await page.getByLabel('Link to this set-up').inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('a link stays in the address until it is open, so that a reload loses nothing', async ({
  page,
}) => {
  await startCall(page)
  await page.getByRole('button', { name: 'Copy a link' }).click()
  const link = await page.getByLabel('Link to this set-up').inputValue()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  const letGo = await holdEngine(page)
  await visit(page, link)
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('status').filter({ hasText: 'Opening the set-up' })).toBeVisible()
  letGo()
  await expect(page.getByText('Opening the set-up')).toBeHidden()
  await expect(page.getByText('Another visitor made this set-up')).toBeVisible()
  await expect(page).toHaveURL(PLUMBER)
})

test('damaged, huge and hostile links show a message and the example', async ({ page }) => {
  const bomb = await page.evaluate(async () => {
    const zeros = new Blob([new Uint8Array(2_000_000)]).stream()
    const packed = zeros.pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
  })
  for (const packed of ['', 'zzzz', '%3Cscript%3E', 'A'.repeat(5000), bomb]) {
    await page.goto('about:blank')
    await visit(page, `/try#set-up-${packed}`)
    await expect(
      page.getByText('This link is damaged or too long'),
      packed.slice(0, 20),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Brook & Sons Plumbing' })).toBeVisible()
  }
  // On the page itself, as a link that was pasted with what stood behind it.
  await page.evaluate(() => {
    location.hash = '#set-up-zzzz).'
  })
  await expect(page).toHaveURL('/try')
  await expect(page.getByText('This link is damaged or too long')).toBeVisible()
})

test('a whole call, a correction and the end work by keyboard alone', async ({ page }) => {
  await visit(page, PLUMBER)
  await page.getByRole('button', { name: 'Start the call' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#line')).toBeFocused()
  await page.keyboard.type('How much is a boiler service?')
  await page.keyboard.press('Enter')
  const wrong = page.getByRole('button', { name: /^That’s wrong: A boiler service/ })
  for (let i = 0; i < 12 && !(await wrong.evaluate((one) => one === document.activeElement)); i++) {
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('#service-price-0')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(wrong).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(wrong).toBeFocused()
  await expect(page.getByText('Your change applies from the next line.')).toBeVisible()
})

test('no state of the page has accessibility faults or scrolls sideways', async ({ page }) => {
  const expectNoFaults = async (state: string) => {
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size)
      expect(await violations(page), `${state}, ${size.width} px`).toEqual([])
      await expect.poll(() => sidewaysOverflow(page), `${state}, ${size.width} px`).toBe(0)
    }
  }
  await startCall(page, '/try?trade=solicitor')
  // The strip with the card has more rows than a phone is wide.
  await say(page, 'I need a will next Tuesday at 10, my name is Philippa Featherstone')
  await say(page, 'My number is 07700 900123')
  await say(page, 'Do you take dogs?')
  await expectNoFaults('in the call')
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  await expectNoFaults('in the set-up')
  await page.getByRole('button', { name: 'Close the set-up' }).click()
  await page.getByRole('button', { name: 'Hang up' }).click()
  await expectNoFaults('at the end')
})
