import { expect, test, visit } from './site.ts'

const HOSTILE = '"><img src=x onerror=alert(1)>'

test('the search filters as you type, tolerates a misspelt word and markup, and updates the URL, which Back leaves', async ({
  page,
}) => {
  await visit(page, '/blog')
  const search = page.getByRole('searchbox', { name: 'Search articles' })
  await search.pressSequentially('VIRTUAL')
  await expect(page).toHaveURL('/blog?q=VIRTUAL')
  const entries = await page.evaluate(() => history.length)
  await search.press('Enter')
  await expect(search).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(search).toBeFocused()
  await expect(page.getByRole('heading', { name: /Virtual assistant/ })).toBeVisible()
  await search.fill('virtaul')
  await expect(page.getByRole('status').filter({ hasText: '1 article found' })).toBeVisible()
  await search.fill(HOSTILE)
  await expect(page).toHaveURL(/onerror/)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await search.fill('zebra')
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible()
  await expect(page.getByText('Featured Article')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(search).toHaveValue('')
  await expect(page.getByText('No articles found matching your criteria.')).toBeHidden()
  await page.goForward()
  await expect(search).toHaveValue('zebra')
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(search).toHaveValue('')
})

test('categories combine with the search, and the server renders the same list', async ({
  page,
}) => {
  await visit(page, '/blog')
  await page.getByRole('link', { name: 'Business Solutions' }).click()
  await expect(page).toHaveURL('/blog?category=Business+Solutions')
  await expect(page.getByRole('heading', { name: /Virtual assistant/ })).toBeVisible()
  await page.getByRole('link', { name: 'Small Business' }).click()
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '0 articles found' })).toBeVisible()
  await page.getByRole('link', { name: 'Industry Insights' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 article found' })).toBeVisible()

  const html = await (await page.request.get('/blog?q=zebra')).text()
  expect(html).toContain('No articles found matching your criteria.')
  const found = await (
    await page.request.get('/blog?q=CALL%20CENTRE&category=Business+Solutions')
  ).text()
  expect(found).not.toContain('No articles found')
  const hostile = await (await page.request.get(`/blog?q=${encodeURIComponent(HOSTILE)}`)).text()
  expect(hostile).toContain('onerror=alert(1)')
  expect(hostile).not.toContain('<img src=x')
})

test('the picture of an article leads to it', async ({ page }) => {
  for (const name of ['restaurant-phone-systems-2025', 'virtual-assistant-vs-call-center']) {
    const path = `/blog/${name}`
    await visit(page, '/blog')
    // By its file: the link lies over the picture.
    const picture = page.locator(`main img[src="${path}.svg"]`)
    await picture.click({ force: true })
    await expect(page).toHaveURL(path)
  }
})

test('an article shows its facts, its body and the ways to share it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/blog/virtual-assistant-vs-call-center')
  const main = page.locator('main')
  await expect(main.getByText('Business Solutions')).toBeVisible()
  await expect(main.getByText('January 15, 2025')).toBeVisible()
  await expect(main.getByText('6-minute read')).toBeVisible()
  await expect(main.getByText('By The Larkline team')).toBeVisible()
  const url = encodeURIComponent(`${baseURL}/blog/virtual-assistant-vs-call-center`)
  for (const network of ['X', 'Facebook', 'LinkedIn']) {
    const link = main.getByRole('link', { name: `Share on ${network}` })
    expect(await link.getAttribute('href')).toContain(url)
  }
  await main.getByRole('button', { name: 'Copy link' }).click()
  await expect(main.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(decodeURIComponent(url))
  expect((await main.locator('.prose').innerText()).split(/\s+/).length).toBeGreaterThan(900)
  await expect(main.getByRole('link', { name: 'Schedule Demo' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await main.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('an unknown article gets a 404 page of its own', async ({ page, complaints }) => {
  const response = await visit(page, '/blog/no-such-article')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible()
  complaints.length = 0
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
})
