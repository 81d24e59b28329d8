import { violations } from '../support/axe.ts'
import { readMails } from '../support/mailbox.ts'
import type { BuildServer } from '../support/serve.ts'
import { expect, test } from './accounts.ts'
import { hydrated, visit } from './site.ts'

async function linkTo(server: BuildServer, email: string, page: 'confirm' | 'unsubscribe') {
  let link: string | undefined
  await expect
    .poll(() => {
      const mail = readMails(server).findLast(({ to }) => to === email)
      link = mail?.text.match(new RegExp(`http\\S+/newsletter/${page}\\?token=\\S+`))?.[0]
      return link
    })
    .toBeTruthy()
  return String(link)
}

test('a visitor subscribes on the blog, confirms by the mail, and unsubscribes', async ({
  page,
  server,
}) => {
  await visit(page, '/blog')
  await page.getByLabel('Email address').fill('ada@EXAMPLE.com')
  await page.getByRole('button', { name: 'Subscribe' }).dblclick()
  await expect(page.getByRole('status').getByText('Check your inbox to confirm.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const confirm = await linkTo(server, 'ada@example.com', 'confirm')
  await visit(page, confirm)
  await page.waitForLoadState('networkidle')
  expect(await violations(page)).toEqual([])
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()

  await visit(page, await linkTo(server, 'ada@example.com', 'unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’ve unsubscribed' })).toBeVisible()
  await visit(page, confirm)
  await expect(page.getByRole('heading', { name: 'You’ve unsubscribed' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the footer and the foot of an article take addresses too', async ({ page, server }) => {
  for (const path of ['/contact', '/blog/restaurant-phone-systems-2025']) {
    const email = `from${path.length}@example.com`
    await visit(page, path)
    await page.getByLabel('Email address').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Check your inbox to confirm.')).toBeVisible()
    await linkTo(server, email, 'confirm')
  }
})

test('an unreachable or rate-limiting server shows an error by the field and keeps the address', async ({
  page,
  complaints,
}) => {
  await visit(page, '/blog')
  const field = page.getByLabel('Email address')
  await field.fill('grace@example.com')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })

  await page.route('**/api/newsletter', (route) => route.abort())
  await subscribe.click()
  await expect(page.getByRole('alert')).toContainText('please try again')
  await page.unroute('**/api/newsletter')
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 429, json: {} }))
  await subscribe.click()
  await expect(page.getByRole('alert')).toContainText('in an hour')
  await expect(field).toHaveValue('grace@example.com')
  await expect(field).toHaveAccessibleDescription(/in an hour/)
  expect(await violations(page)).toEqual([])

  await page.unroute('**/api/newsletter')
  const json = { error: { code: 'limited-today' } }
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 429, json }))
  await subscribe.click()
  await expect(page.getByRole('alert')).toContainText('from your network today')
  complaints.length = 0

  await page.unroute('**/api/newsletter')
  await subscribe.click()
  await expect(page.getByText('Check your inbox to confirm.')).toBeVisible()
})

test('without JavaScript the same journey works', async ({ browser, server }) => {
  await using context = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/blog?q=phone')
  await page.getByLabel('Email address').fill('no-script@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(`${server.origin}/blog?newsletter=sent&at=blog#newsletter-blog`)
  await expect(page.getByText('Check your inbox to confirm.')).toBeInViewport()

  await page.goto(await linkTo(server, 'no-script@example.com', 'confirm'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()
  await page.goto(await linkTo(server, 'no-script@example.com', 'unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’ve unsubscribed' })).toBeVisible()
})

test('an expired, cut or unknown link offers a way on, and its page is not cached', async ({
  page,
}) => {
  const response = await visit(page, '/newsletter/confirm?token=cut')
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  await expect(page.getByRole('heading', { name: 'Part of this link is missing' })).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveCount(1)
  await visit(page, '/newsletter/unsubscribe?token=unknown')
  await expect(page.getByRole('heading', { name: 'isn’t on our list' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
