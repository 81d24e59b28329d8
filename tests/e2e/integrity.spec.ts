import { expect, test } from './site.ts'

test('a script that was tampered with does not run', async ({ page, complaints }) => {
  for (const file of ['entry.client', 'manifest', 'root', 'home.route', 'panel']) {
    const scripts = `**/assets/${file}-*.js`
    await page.route(scripts, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};window.isForeign = true` })
    })
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await page.goto('/')
    await page
      .getByRole('link', { name: 'Open chat' })
      .or(page.getByRole('button', { name: 'Open chat' }))
      .click()
    await refused
    expect(await page.evaluate(() => 'isForeign' in window), file).toBe(false)
    await page.unroute(scripts)
  }
  complaints.length = 0
})
