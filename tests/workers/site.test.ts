import { expect, test } from 'vitest'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'

test('a page gets its path, the request id and the origin of the request', async () => {
  const response = await fetchSite('/contact')
  expect(await response.json()).toMatchObject({
    page: '/contact',
    id: response.headers.get('x-request-id'),
    origin: 'https://larkline.test',
  })
})

test('the origin of links comes from SITE_URL when it is set', async () => {
  const response = await fetchSiteWith({ SITE_URL: 'https://www.larkline.example/' }, '/contact')
  expect(await response.json()).toMatchObject({ origin: 'https://www.larkline.example' })
})

test('a forwarded host header does not change the origin of links', async () => {
  const response = await fetchSite('/contact', {
    headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' },
  })
  expect(await response.json()).toMatchObject({ origin: 'https://larkline.test' })
})

test('a missing required setting answers 503 with a constant body and logs only its name', async () => {
  const response = await fetchSiteWith({ AUTH_SECRET: undefined }, '/')
  expect(response.status).toBe(503)
  expect(await response.text()).toBe(
    'This site isn’t set up yet. If you run it, check the log to find out why.',
  )
  expect(takeErrors().map((line) => JSON.parse(line))).toMatchObject([
    { event: 'settings.invalid', keys: ['AUTH_SECRET'] },
  ])
})

test('programs get a missing setting as JSON', async () => {
  for (const path of ['/api/health', '/api/chat']) {
    const response = await fetchSiteWith({ AUTH_SECRET: undefined }, path)
    expect(response.status, path).toBe(503)
    expect(response.headers.get('retry-after'), path).toBe('60')
    expect(await response.json(), path).toMatchObject({ error: { code: 'settings' } })
  }
  takeErrors()
})

test('a malformed setting is named in the log, and its value is not', async () => {
  const response = await fetchSiteWith({ SITE_URL: 'javascript:alert(1)' }, '/')
  expect(response.status).toBe(503)
  const [line = ''] = takeErrors()
  expect(JSON.parse(line)).toMatchObject({ keys: ['SITE_URL'] })
  expect(line).not.toContain('alert')
})

test('a secret of 31 characters is refused and one of 32 is taken', async () => {
  const short = await fetchSiteWith({ AUTH_SECRET: 'x'.repeat(31) }, '/')
  expect(short.status).toBe(503)
  expect(takeErrors()).toHaveLength(1)
  const long = await fetchSiteWith({ AUTH_SECRET: 'x'.repeat(32) }, '/')
  expect(long.status).toBe(200)
})

test('a trailing slash is redirected for good, with its query', async () => {
  const response = await fetchSite('/blog/?q=phone%20bill')
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('/blog?q=phone%20bill')
})

test('doubled slashes collapse and never lead to another host', async () => {
  for (const [path, target] of [
    ['//evil.example/x', '/evil.example/x'],
    ['//evil.example//', '/evil.example'],
    ['/use-cases//lawyers', '/use-cases/lawyers'],
    ['///', '/'],
  ] as const) {
    const response = await fetchSite(path)
    expect(response.status, path).toBe(308)
    expect(response.headers.get('location'), path).toBe(target)
  }
})

test('a path in capitals, or with letters escaped, is redirected to its one spelling', async () => {
  for (const [path, target] of [
    ['/Auth/forgotten', '/auth/forgotten'],
    ['/auth/DONE?error=X&code=Y', '/auth/done?error=X&code=Y'],
    ['/%41uth/r%65set?token=Ab', '/auth/reset?token=Ab'],
    ['/account.DATA', '/account.data'],
    ['/Blog/%C3%84%2Fx', '/blog/%C3%84%2Fx'],
    ['/API/health', '/api/health'],
  ] as const) {
    const response = await fetchSite(path)
    expect([response.status, response.headers.get('location')], path).toEqual([308, target])
    const again = await fetchSite(target)
    expect(again.status, target).not.toBe(308)
  }
  expect((await fetchSite('/%2541')).status).not.toBe(308)
})

test('every spelling of a private page leads to an answer with no-store', async () => {
  for (const path of ['/Auth/reset', '/ACCOUNT', '/auth.Data', '/%61uth/reset']) {
    const { headers } = await fetchSite(path)
    const page = await fetchSite(headers.get('location') ?? '')
    expect(page.headers.get('cache-control'), path).toBe('no-store')
  }
})

test('a path that is not valid text leads to one that is, which a page answers', async () => {
  for (const [path, target] of [
    ['/blog/%E0%A4%A', '/blog/%25e0%25a4%25a'],
    ['/%', '/%25'],
    ['/blog/%00', '/blog/%2500'],
    ['/a%0d%0aSet-Cookie:x', '/a%250d%250aset-cookie:x'],
    ['//%5C%5Cevil.example', '/%255c%255cevil.example'],
  ] as const) {
    const response = await fetchSite(path)
    expect([response.status, response.headers.get('location')], path).toEqual([308, target])
    expect(await (await fetchSite(target)).json(), path).toMatchObject({ page: target })
  }
})

test('unknown api paths and missing build files get a plain 404, not a page', async () => {
  for (const path of ['/api/nothing', '/api', '/assets/gone-abc.js']) {
    const response = await fetchSite(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('content-type'), path).toMatch(/^text\/plain/)
  }
})

test('pages take no method but GET, HEAD and POST', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const response = await fetchSite('/contact', { method })
    expect(response.status, method).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  }
})

test('a page that throws answers 500 with the reference from the log, and no detail', async () => {
  const response = await fetchSite('/throws')
  const id = response.headers.get('x-request-id')
  expect(response.status).toBe(500)
  expect(await response.text()).toBe(
    `Something went wrong on our side. If you contact us, quote this reference: ${id}`,
  )
  const [line = ''] = takeErrors()
  expect(JSON.parse(line)).toMatchObject({ event: 'request.failed', requestId: id })
})

test("a request id that a client makes up as markup is not taken for the platform's", async () => {
  const send = (ray: string) => fetchSite('/contact', { headers: { 'CF-Ray': ray } })
  for (const ray of ['<x-abc123>', 'a b', '', 'x'.repeat(41)]) {
    expect((await send(ray)).headers.get('x-request-id'), ray).toMatch(/^[\da-f-]{36}$/)
  }
  expect((await send('9f1b2c3d4e5f6789-LHR')).headers.get('x-request-id')).toBe(
    '9f1b2c3d4e5f6789-LHR',
  )
})
