import { expect, test } from './site.ts'

for (const file of ['entry.client', 'manifest', 'root', 'home.route', 'panel']) {
  test(`a ${file} script that was tampered with does not run`, async ({ page, complaints }) => {
    await page.route(`**/assets/${file}-*.js`, async (route) => {
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
    expect(await page.evaluate(() => 'isForeign' in window)).toBe(false)
    complaints.length = 0
  })
}
