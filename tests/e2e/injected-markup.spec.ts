import { expect, test, visit } from './site.ts'

/** A file of another site: nobody can put one on ours. */
const EVIL = 'http://evil.example/evil.js'

// Markup that an attacker could inject into a page without knowing its nonce. Pieces that can't affect each
// other share a page.
const MARKUP = {
  'an image that stands in for the running script': `<img src="${EVIL}"><img name="currentScript" src="${EVIL}">`,
  'scripts of its own': [
    `<script type="text/plain" data-modules="${EVIL}">${EVIL}</script>`,
    `<script src="${EVIL}"></script><script>window.isForeign = true</script>`,
    `<script nonce="" src="${EVIL}"></script>`,
    '<img src="/missing.png" onerror="window.isForeign = true">',
  ].join(''),
  'a module that is preloaded': `<link rel="modulepreload" href="${EVIL}"><script type="module" src="${EVIL}"></script>`,
  'an import map': `<script type="importmap">{"imports":{"/assets/":"${EVIL}","react":"${EVIL}"}}</script>`,
  'another base': '<base href="http://127.0.0.1:9/">',
  'names of React Router': `<a id="__reactRouterContext" href="${EVIL}"></a><a id="__reactRouterManifest" href="${EVIL}"></a><form name="__reactRouterRouteModules"></form>`,
}

test('injected markup runs nothing', async ({ page, complaints }) => {
  await page.route('**/evil.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'window.isForeign = true',
    }),
  )
  for (const [what, markup] of Object.entries(MARKUP)) {
    let isInjected = false
    await page.route('/terms', async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replace(/<head[^>]*>/, `$&${markup}`)
        .replace(/<body[^>]*>/, `$&${markup}`)
      isInjected = html.split(markup).length === 3
      await route.fulfill({ response, body: html })
    })
    await visit(page, '/terms')
    expect(isInjected, what).toBe(true)
    // This also covers what is loaded later, on a click.
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(page.getByRole('textbox', { name: /message|question/i }), what).toBeVisible()
    expect(await page.evaluate(() => 'isForeign' in window), what).toBe(false)
    await page.unroute('/terms')
  }
  // The browser reports what it blocked, and React that the page differs from what it renders.
  complaints.length = 0
})
