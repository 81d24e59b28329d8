import { newVisitor } from '../support/chat-client.ts'
import { expect, test } from './site.ts'

test.use({
  javaScriptEnabled: false,
  // Each test is a visitor of its own: posts are limited by address.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'CF-Connecting-IP': newVisitor() })
  },
})

/** A whole booking, the press that starts the call included. */
const POST_MAX_COUNT = 9

test('without JavaScript a whole call is booked in nine posts, and only the browser keeps it', async ({
  page,
}) => {
  const posts: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST') posts.push(response.headers()['cache-control'])
  })
  await page.goto('/try?trade=electrician')
  await page.getByRole('button', { name: 'Start the call' }).click()
  await expect(page.getByText('What you type goes to our server')).toBeVisible()
  const booked = page.getByRole('heading', { name: 'This is what you would get' })
  while ((await booked.count()) === 0 && posts.length < POST_MAX_COUNT) {
    await page.locator('[name=suggested]').first().click()
  }
  await expect(booked).toBeVisible()
  expect(new Set(posts)).toEqual(new Set(['private, no-cache']))
  await expect(page.getByRole('link', { name: /^Dave Hughes/ })).toBeVisible()
  await expect(page.getByText(/^New booking: Socket repair/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download the .ics file' })).toBeVisible()
})

test('without JavaScript a caller types a line, and a row of the card links to it', async ({
  page,
}) => {
  await page.goto('/try')
  await page.getByRole('button', { name: 'Start the call' }).click()
  const box = page.getByLabel('What does the caller say?')
  await box.press('Enter')
  await expect(page.getByText('Type what the caller says, then select Send.')).toBeVisible()
  await box.fill("Hi, it's <b>Siobhán</b> O'Neill, my tap is dripping")
  await box.press('Enter')
  await expect(page.getByText("Hi, it's <b>Siobhán</b> O'Neill, my tap is dripping")).toBeVisible()
  await page.getByRole('link', { name: /^Tap repair/ }).click()
  await expect(page.locator('#line-1')).toBeInViewport()
})

test('without JavaScript Back takes back a line, and the call goes on from there', async ({
  page,
}) => {
  await page.goto('/try')
  await page.getByRole('button', { name: 'Start the call' }).click()
  const box = page.getByLabel('What does the caller say?')
  const lines = page.getByLabel('What was said').getByRole('listitem')
  for (const [line, count] of [
    ['I need a boiler service', 3],
    ['How much is it?', 5],
  ] as const) {
    await box.fill(line)
    await box.press('Enter')
    await expect(lines).toHaveCount(count)
  }
  await expect(page.locator('noscript > p')).toHaveText(/Back button takes back your last line/)
  await page.goBack()
  await expect(lines).toHaveCount(3)
  await page.goBack()
  await expect(lines).toHaveCount(1)
  await box.fill('Are you a robot?')
  await box.press('Enter')
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(1)).toContainText('Are you a robot?')
  await page.goBack()
  await expect(lines).toHaveCount(1)
})

test('without JavaScript the set-up can be changed, and unusable input comes back', async ({
  page,
}) => {
  await page.goto('/try')
  await page.getByRole('button', { name: 'Make it your business' }).click()
  const sheet = page.getByRole('dialog', { name: 'What Ava knows' })
  await sheet.getByLabel('Name').fill('Aire Heating')
  await sheet.getByLabel('Price £').first().fill('ninety')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').first()).toContainText('“ninety” isn’t a price')
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  await expect(sheet.getByLabel('Name')).toHaveValue('Aire Heating')
  await expect(sheet.getByLabel('Price £').first()).toBeFocused()
  await sheet.getByLabel('Price £').first().fill('95')
  await sheet.getByLabel('Minutes').last().fill('30')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').first()).toContainText('Which service takes “30” minutes?')
  await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  const nameless = sheet.locator('[name=service-name][aria-invalid]')
  await expect(nameless).toBeFocused()
  await nameless.fill('Tap washer')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Start the call' }).click()
  await expect(page.getByLabel('What was said')).toContainText('AI receptionist at Aire Heating')
  await page.getByLabel('What does the caller say?').fill('How much is a boiler service?')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What was said')).toContainText('£95')
})

test('without JavaScript a pasted text that was not filled in from comes back, and the page says so', async ({
  page,
}) => {
  await page.goto('/try')
  await page.getByRole('button', { name: 'Make it your business' }).click()
  const paste = page.getByLabel('Paste from your website or price list')
  await paste.fill('Chimney sweep £80')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Something you typed or pasted')).toBeVisible()
  await page.getByRole('button', { name: 'Make it your business' }).click()
  await expect(paste).toHaveValue('Chimney sweep £80')
  await page.locator('#town').fill('')
  await page.getByRole('button', { name: 'Fill in from this text' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Enter the town')
  await page.getByRole('button', { name: 'Make it your business' }).click()
  await expect(paste).toHaveValue('Chimney sweep £80')
})

test('a post without a form gets 400 and the page', async ({ request }) => {
  const answer = await request.post('/try')
  expect(answer.status()).toBe(400)
  expect(await answer.text()).toContain('so we’ve started it again')
})

test('a refused set-up of thousands of rows comes back with those that the form offers', async ({
  request,
}) => {
  const trial = encodeURIComponent(JSON.stringify({ setup: { trade: 'plumber' }, call: null }))
  for (const row of ['service-name', 'question']) {
    const start = `do=save&trial=${trial}&service-name=a&service-price=x`
    const rows = `&${row}`.repeat((65_000 - start.length) / (row.length + 1))
    const answer = await request.post('/try', {
      data: start + rows,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toContain('“x” isn’t a price')
    expect(html.length).toBeLessThan(400_000)
  }
})

test('a damaged hidden field restarts the call, and keeps what was typed', async ({ page }) => {
  await page.goto('/try')
  await page.getByRole('button', { name: 'Start the call' }).click()
  const answer = await page.request.post('/try?trade=plumber', {
    form: { trial: '{"setup":{"trade":"plumber"},"call":{"lines":7}}', line: 'Hello again' },
    headers: { Origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('so we’ve started it again')
  expect(html).toContain('value="Hello again"')
})
