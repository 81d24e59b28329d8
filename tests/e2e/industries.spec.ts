import { claims } from '#app/site/claims.ts'
import { expect, test, visit } from './site.ts'

const faqCounts = { 'estate-agents': 9, lawyers: 7, 'property-management': 7 } as const

const slugs = [
  'estate-agents',
  'lawyers',
  'property-management',
  'sales-teams',
  'customer-support',
  'recruitment',
  'healthcare',
  'finance',
] as const

for (const slug of slugs) {
  test(`the page for ${slug} has its figures, features, call and questions`, async ({ page }) => {
    await visit(page, `/use-cases/${slug}`)
    const main = page.locator('main')
    const figures = main.getByRole('region', { name: 'Key figures' })
    await expect(figures.locator('dd')).toHaveCount(4)
    await expect(main.locator('[aria-labelledby="features-title"] li')).toHaveCount(6)
    for (const icon of await main.locator('svg.icon').all()) {
      await expect
        .poll(() => icon.evaluate((svg: SVGSVGElement) => svg.getBBox().width))
        .toBeGreaterThan(0)
    }
    await expect(main.locator('details')).toHaveCount(
      slug in faqCounts ? faqCounts[slug as keyof typeof faqCounts] : 0,
    )
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(
      slug === 'lawyers' ? 1 : 0,
    )
    for (const name of ['Start Free Trial', 'Start for free']) {
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', '/auth')
    }
    await page.getByRole('button', { name: 'Play sample call' }).click()
    const audio = page.locator('audio')
    await expect
      .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
      .toBeGreaterThan(0)
  })
}

test('every claim appears word for word on the pages it lists', async ({ page }) => {
  const texts = new Map<string, string>()
  for (const { id, figure, pages } of claims) {
    for (const path of pages) {
      if (!texts.has(path)) {
        await visit(page, path)
        texts.set(path, (await page.locator('main').innerText()) + (await page.content()))
      }
      const text = texts.get(path)?.toLowerCase() ?? ''
      // The number of ratings is for machines: it is in the structured data.
      expect(text, `${id} on ${path}`).toContain(figure.toLowerCase())
    }
  }
})

test('the coming-soon page names a trade, links to its page if it has one, and ignores unknown ones', async ({
  page,
}) => {
  await visit(page, '/coming-soon?industry=plumbing')
  await expect(page.locator('h1')).toContainText('Plumbing')
  await expect(page.getByRole('link', { name: 'Keen to chat? Still book a demo' })).toHaveAttribute(
    'href',
    '/auth',
  )
  await visit(page, '/coming-soon?industry=finance')
  await expect(page.locator('main a[href="/use-cases/finance"]').first()).toBeVisible()
  await visit(page, `/coming-soon?industry=${encodeURIComponent('<script>alert(1)</script>')}`)
  await expect(page.locator('h1')).not.toContainText('script')
})

test('moving from one trade to another changes the recording too', async ({ page }) => {
  await visit(page, '/use-cases/lawyers')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Finance' }).click()
  await expect(page).toHaveURL('/use-cases/finance')
  await page.getByRole('button', { name: 'Play sample call' }).click()
  const audio = page.locator('audio')
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentSrc))
    .toContain('/media/calls/finance.')
})

test('an industry page leads to a live call of its trade', async ({ page }) => {
  await visit(page, '/use-cases/lawyers')
  await page.getByRole('link', { name: 'Try it with your own business' }).first().click()
  await expect(page).toHaveURL('/try?trade=solicitor')
  await expect(page.getByLabel('What’s your trade?')).toHaveValue('solicitor')
})
