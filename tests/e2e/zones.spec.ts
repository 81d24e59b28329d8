import type { Page } from 'playwright/test'
import { expect, test, visit } from './site.ts'

// London's winter time, all year round. Any hydration error fails the test.
test.use({ timezoneId: 'Africa/Abidjan' })

async function bookCall(page: Page, zone: string, network: number): Promise<string> {
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': `10.47.0.${network}` })
  const headers = { 'CF-Connecting-IP': `10.47.0.${network}` }
  const { slots } = await (await page.request.get('/api/booking/slots')).json()
  const data = {
    slot: slots.at(-network),
    zone,
    name: 'Ada',
    email: `winter${network}@example.com`,
  }
  const booked = await page.request.post('/api/booking', { data, headers })
  expect(booked.status()).toBe(201)
  return (await booked.json()).call.token
}

for (const [index, zone] of ['Africa/Abidjan', 'Europe/London'].entries()) {
  test(`a call booked in ${zone} is shown without a hydration error`, async ({ page }) => {
    const token = await bookCall(page, zone, index + 1)
    await visit(page, `/booking/manage?token=${token}`)
    await expect(page.getByText(/(Abidjan|London) time, GMT/).first()).toBeVisible()
    await visit(page, '/welcome')
    await expect(page.getByRole('heading', { name: 'Your call', exact: true })).toBeVisible()
  })
}

test('the calendar starts at this week, and the zone list with UK time, in current names', async ({
  page,
}) => {
  await visit(page, '/welcome')
  const options = page.getByRole('combobox', { name: 'Time zone' }).locator('option')
  await expect(options.nth(9)).toBeAttached()
  const names = await options.allTextContents()
  expect(names.slice(0, 3)).toEqual(['UK time (London)', 'Abidjan (Africa)', 'UTC'])
  expect(names).toContain('Kyiv (Europe)')
  expect(names).toContain('Kolkata (Asia)')
  expect(names).toContain('Ho Chi Minh City (Asia)')
  expect(names.filter((name) => /Kiev|Calcutta|Saigon|Katmandu|Rangoon/.test(name))).toEqual([])

  const first = page.getByRole('grid').getByRole('button').first()
  const label = (await first.getAttribute('aria-label')) ?? ''
  const day = Date.parse(`${label.replace(/^\w+ (\d+ \w+ \d+),.*$/, '$1')} UTC`)
  expect(label).toMatch(/^Monday /)
  expect(Math.abs(day - Date.now())).toBeLessThan(8 * 86_400_000)
})
