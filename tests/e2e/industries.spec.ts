import { claims } from '#app/site/claims.ts'
import { industries } from '#app/site/industries.ts'
import { checkAccessibility, checkLayout } from '../support/page-quality.ts'
import { expect, test, visit } from './site.ts'

const faqCounts = { 'estate-agents': 9, lawyers: 7, 'property-management': 7 } as const

test('the page of every trade has its figures, features, call and questions, and fits every window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { slug } of industries) {
    const path = `/use-cases/${slug}`
    const response = await visit(page, path)
    expect.soft(response?.status(), path).toBe(200)
    await checkLayout(page, path)
    // All trades share one template, and the bench looks at each.
    if (slug === 'lawyers') await checkAccessibility(page, path)
    const main = page.locator('main')
    const figures = main.getByRole('region', { name: 'Key figures' })
    await expect(figures.locator('dd'), slug).toHaveCount(4)
    await expect(main.locator('[aria-labelledby="features-title"] li'), slug).toHaveCount(6)
    const widths = () =>
      main
        .locator('svg.icon')
        .evaluateAll((icons) => icons.map((icon) => (icon as SVGSVGElement).getBBox().width))
    expect(await main.locator('svg.icon').count(), slug).toBeGreaterThan(0)
    await expect.poll(async () => Math.min(...(await widths())), slug).toBeGreaterThan(0)
    await expect(main.locator('details'), slug).toHaveCount(
      slug in faqCounts ? faqCounts[slug as keyof typeof faqCounts] : 0,
    )
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }), slug).toHaveCount(
      slug === 'lawyers' ? 1 : 0,
    )
    for (const name of ['Start Free Trial', 'Start for free']) {
      await expect(main.getByRole('link', { name }).first(), slug).toHaveAttribute('href', '/auth')
    }
    await page.getByRole('button', { name: 'Play sample call' }).click()
    const audio = page.locator('audio')
    await expect
      .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime), slug)
      .toBeGreaterThan(0)
  }
})

test('every claim appears word for word on the pages it lists', async ({ request }) => {
  const texts = new Map<string, string>()
  for (const { id, figure, pages } of claims) {
    for (const path of pages) {
      if (!texts.has(path)) {
        const html = await (await request.get(path)).text()
        // The number of ratings is for machines: it is in the structured data.
        texts.set(path, (html.replaceAll(/<[^>]*>/g, '') + html).toLowerCase())
      }
      expect(texts.get(path), `${id} on ${path}`).toContain(figure.toLowerCase())
    }
  }
})

test('the coming-soon page names a trade, links to its page if it has one, and ignores unknown ones', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/coming-soon?industry=plumbing')
  // Hydration adds no second one.
  await expect(page.locator('head link[rel="preload"][as="video"]')).toHaveCount(1)
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

test('an industry page leads to a live call of its trade, and to other trades, whose recording it then plays', async ({
  page,
}) => {
  await visit(page, '/use-cases/lawyers')
  await page.getByRole('link', { name: 'Try it with your own business' }).first().click()
  await expect(page).toHaveURL('/try?trade=solicitor')
  await expect(page.getByLabel('What’s your trade?')).toHaveValue('solicitor')
  await page.goBack()
  await expect(page).toHaveURL('/use-cases/lawyers')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Finance' }).click()
  await expect(page).toHaveURL('/use-cases/finance')
  await page.getByRole('button', { name: 'Play sample call' }).click()
  const audio = page.locator('audio')
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentSrc))
    .toContain('/media/calls/finance.')
})
