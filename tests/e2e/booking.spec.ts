import ICAL from 'ical.js'
import type { Page } from 'playwright/test'
import { expect, hydrated, test, visit } from './site.ts'

test.use({ timezoneId: 'Asia/Kathmandu' })

/** Opens the page as a visitor whose network has booked nothing yet. */
async function openWelcome(page: Page, network: number) {
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': `10.45.0.${network}` })
  await visit(page, '/welcome')
}

/** Chooses one of the days with free times, and returns its spoken name. */
async function chooseDay(page: Page, index: number): Promise<string> {
  const grid = page.getByRole('grid')
  await expect(
    page.getByRole('combobox', { name: 'Time zone' }).locator('option').nth(9),
  ).toBeAttached()
  const day = grid.getByRole('button', { name: /available$/, disabled: false }).nth(index)
  await day.click()
  return ((await day.getAttribute('aria-label')) ?? '').replace(/, .*/, '')
}

function times(page: Page) {
  return page.getByRole('button', { name: /^\d\d:\d\d/ })
}

/** Cancels the call of the page, which asks first. */
async function cancelCall(page: Page) {
  await page.getByRole('button', { name: 'Cancel this call' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel your call?' })
    .getByRole('button', { name: 'Yes, cancel it' })
    .click()
  await expect(page.getByRole('heading', { name: 'Your call has been cancelled' })).toBeFocused()
}

async function fill(page: Page, email: string) {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Your email').fill(email)
}

/** Reads a calendar file with a parser that throws at what the standard forbids. */
function readEvent(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
  }
}

/** An instant on the clock of a zone, in the season that it is in. */
function clockIn(timeZone: string, instant: string | number): string {
  return new Date(instant).toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  })
}

async function downloadEvent(page: Page) {
  const href = await page.getByRole('link', { name: 'Calendar file (.ics)' }).getAttribute('href')
  const response = await page.request.get(String(href))
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  return readEvent(await response.text())
}

test('a visitor in another zone books, reschedules and cancels, and the calendar file follows', async ({
  page,
  complaints,
}) => {
  await openWelcome(page, 1)
  const day = await chooseDay(page, 1)
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/Kat(h?)mandu$/)
  await expect(page.getByText('GMT+5:45')).toBeVisible()
  const shown = await times(page).first().innerText()
  await times(page).first().click()
  const slot = await page.locator('input[name=slot]').inputValue()
  const slotEndMs = Date.parse(slot) + 30 * 60_000
  expect([clockIn('Europe/London', slot), clockIn('Asia/Kathmandu', slot)]).toEqual([
    '09:00',
    shown,
  ])
  await expect(page.getByText(day)).toBeVisible()
  // Without a trial call no set-up is offered.
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await fill(page, 'kathmandu@example.com')
  const phone = page.getByLabel('Phone number (optional)')
  await phone.fill('+977 1')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/Enter a phone number, such as/)
  await expect(page.getByLabel('Your email')).toHaveValue('kathmandu@example.com')
  await phone.fill('+977 1-4200123')
  await page.getByRole('button', { name: 'Book the call' }).click()

  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeFocused()
  const ending = clockIn('Asia/Kathmandu', slotEndMs)
  await expect(page.getByText(`${shown} to ${ending}`)).toBeVisible()
  await expect(page.getByText('we’ll ring you on the number ending 123.')).toBeVisible()
  const booked = await downloadEvent(page)
  expect(booked.sequence).toBe(0)
  expect(Date.parse(booked.startsAt)).toBe(Date.parse(slot))
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    new RegExp(`dates=${slot.replaceAll(/[-:]/g, '')}%2F`),
  )
  const first = page.getByRole('heading', { name: 'Quick setup call' })
  await expect(first).toContainText('Booked')

  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Your call', exact: true })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Before the call' }).getByRole('listitem'),
  ).toHaveText([
    'Done: Book the call',
    /^To do: Open your account/,
    /^To do: Find your opening hours/,
    'To do: Pick up when we ring',
  ])
  await expect(first).toContainText('Booked')

  await page.getByRole('link', { name: 'Move this call' }).click()
  await chooseDay(page, 2)
  await times(page).nth(1).click()
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByText('We’ve moved your call.')).toBeFocused()
  const moved = await downloadEvent(page)
  expect(moved.uid).toBe(booked.uid)
  expect(moved.sequence).toBe(1)
  expect(clockIn('Europe/London', moved.startsAt)).toBe('09:30')

  await cancelCall(page)
  await visit(page, '/welcome')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(first).not.toContainText('Booked')
  // The browser logs the post with the refused number as an error.
  complaints.length = 0
})

test('changing the zone changes the times', async ({ page }) => {
  await openWelcome(page, 2)
  await chooseDay(page, 3)
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/London')
  await expect(times(page).first()).toHaveText('09:00')
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Pacific/Auckland')
  await expect(page.getByText(/GMT\+1[23]/)).toBeVisible()
})

test('a form that the browser has kept books a call, and a cancelled one can be booked again', async ({
  page,
}) => {
  const key = () => page.locator('input[name="key"]').getAttribute('value')
  const book = async () => {
    await chooseDay(page, 4)
    await times(page).last().click()
    await fill(page, 'again@example.com')
    await page.getByRole('button', { name: 'Book the call' }).click()
    await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible()
  }
  await openWelcome(page, 9)
  await visit(page, '/contact')
  await visit(page, '/welcome')
  const first = await key()
  await book()
  await page.getByRole('link', { name: 'Move this call' }).click()
  await cancelCall(page)
  // The same times are free again: with the old key the cancelled call would be taken for booked.
  await visit(page, '/welcome')
  expect(await key()).not.toBe(first)
  await book()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Your call', exact: true })).toBeVisible()
})

test('the calendar is one Tab stop, in which keys choose a day, and Tab goes on to the times', async ({
  page,
}) => {
  await openWelcome(page, 3)
  const day = await chooseDay(page, 4)
  await page.keyboard.press('Home')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('aria-label', /^Monday /)
  // Past the last day and the first: the focus stays in the calendar.
  for (const key of ['PageDown', 'PageUp', 'PageUp']) await page.keyboard.press(key)
  for (let press = 0; press < 40; press += 1) {
    if (((await focused.getAttribute('aria-label')) ?? '').startsWith(day)) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(focused).toHaveAttribute('aria-label', new RegExp(`^${day}, `))
  await page.keyboard.press('Enter')
  // The zone picker is between the grid, which is a single tab stop, and the times.
  await page.keyboard.press('Tab')
  await expect(focused).toHaveRole('combobox')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Chosen time' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Change time')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your name')).toBeFocused()
})

test('if someone else takes the time, the next ones are offered and what was typed is kept', async ({
  page,
  complaints,
}) => {
  await openWelcome(page, 4)
  await chooseDay(page, 5)
  await times(page).first().click()
  await fill(page, 'late@example.com')
  const slot = await page.locator('input[name=slot]').inputValue()
  const other = await page.request.post('/api/booking', {
    data: { slot, name: 'Bob', email: 'early@example.com' },
  })
  expect(other.status()).toBe(201)
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('alert')).toContainText('Someone else has just booked that time.')
  await page.getByRole('region', { name: 'Nearest free times' }).getByRole('button').first().click()
  await expect(page.getByLabel('Your email')).toHaveValue('late@example.com')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible()
  complaints.length = 0
})

test('a reload keeps the chosen time, and Back leads to the calendar and keeps what was typed', async ({
  page,
}) => {
  await openWelcome(page, 11)
  await chooseDay(page, 8)
  await times(page).first().click()
  const chosen = page.getByRole('group', { name: 'Chosen time' })
  await expect(chosen).toBeFocused()
  const shown = await chosen.locator('p').innerText()
  await page.reload()
  await hydrated(page)
  await expect(chosen.locator('p')).toHaveText(shown, { useInnerText: true })

  await fill(page, 'back@example.com')
  await page.goBack()
  await times(page).nth(1).click()
  await expect(page.getByLabel('Your email')).toHaveValue('back@example.com')
  await chosen.getByRole('button', { name: 'Change time' }).click()
  await times(page).last().click()
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible()
})

test('a booking whose response is lost can be retried, and books one call', async ({
  page,
  complaints,
}) => {
  await openWelcome(page, 5)
  await chooseDay(page, 6)
  await times(page).first().click()
  await fill(page, 'tunnel@example.com')
  await page.route('**/api/booking', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('alert')).toContainText('Your details are still here')
  await page.unroute('**/api/booking')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible()
  complaints.length = 0
})

test('a move or cancellation that does not reach the server says so each time, and can be sent again', async ({
  page,
  context,
  complaints,
}) => {
  await openWelcome(page, 7)
  await chooseDay(page, 4)
  await times(page).first().click()
  await fill(page, 'roof@example.com')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await page.getByRole('link', { name: 'Move this call' }).click()
  await hydrated(page)
  const alert = page.getByRole('alert')

  await times(page).nth(1).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(alert).toContainText('Check your internet connection')
  await expect(alert).toBeFocused()
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(alert).toBeFocused()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByText('We’ve moved your call.')).toBeFocused()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cancel this call' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel your call?' })
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(question).toBeHidden()
  await expect(alert).toBeFocused()
  await context.setOffline(false)
  await cancelCall(page)
  complaints.length = 0
})

test('a tab in which the call is still as it was before says why a move failed, and shows the call as it is', async ({
  page,
  context,
  complaints,
}) => {
  await openWelcome(page, 10)
  await chooseDay(page, 7)
  await times(page).first().click()
  await fill(page, 'tabs@example.com')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await page.getByRole('link', { name: 'Move this call' }).click()
  await hydrated(page)
  await times(page).nth(1).click()
  const wanted = await page.locator('input[name=slot]').inputValue()
  const other = await context.newPage()
  await visit(other, page.url())

  // The other tab moves the call, and somebody else takes the time that this tab has chosen.
  await times(other).nth(3).click()
  await other.getByRole('button', { name: 'Move the call' }).click()
  await expect(other.getByText('We’ve moved your call.')).toBeFocused()
  const moved = await other.locator('main time').innerText()
  const taken = { slot: wanted, name: 'Bob', email: 'bob.of.tabs@example.com' }
  expect((await page.request.post('/api/booking', { data: taken })).status()).toBe(201)
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByRole('alert')).toContainText('Someone else has just booked that time.')
  await expect(page.locator('main time')).toHaveText(moved)

  await times(page).nth(2).click()
  await cancelCall(other)
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByRole('alert')).toContainText('This call has been cancelled')
  await expect(page.getByRole('heading', { name: 'Your call has been cancelled' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book another call' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move the call' })).toBeHidden()
  complaints.length = 0
})

test('an incomplete link says so and offers a way back', async ({ page }) => {
  await visit(page, '/booking/manage?token=x.1.y')
  await expect(page.getByText('Part of this link is missing.')).toBeVisible()
  await page.getByRole('link', { name: 'Book a call' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})
