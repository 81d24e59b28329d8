import { expect, test, vi } from 'vitest'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'

/** Sends a request, and gives the answer with the line that the log has of it. */
async function logged(path: string, init?: RequestInit, changes?: Record<string, unknown>) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  log.mockClear()
  const response = await (changes ? fetchSiteWith(changes, path, init) : fetchSite(path, init))
  await response.text()
  const lines = log.mock.calls.map(([line]) => String(line))
  const [line = '', ...others] = lines.filter((text) => text.includes('"event":"request"'))
  expect(others).toEqual([])
  return { response, text: lines.join('\n'), line: JSON.parse(line) as Record<string, unknown> }
}

async function routeOf(path: string, init?: RequestInit) {
  return (await logged(path, init)).line.route
}

test('a page has one line, with these fields and no other', async () => {
  const from = { cf: { country: 'GB' } } as RequestInit
  const { response, line } = await logged('/terms', from)
  expect(line).toEqual({
    event: 'request',
    requestId: response.headers.get('x-request-id'),
    method: 'GET',
    route: '/terms',
    status: 200,
    ms: expect.any(Number),
    cache: 'miss',
    country: 'GB',
  })
  expect(response.headers.get('server-timing')).toContain(`site;dur=${String(line.ms)}`)
  expect((await logged('/terms')).line).toMatchObject({ cache: 'hit', country: null })
})

test('an API route, a refusal, a missing page and a failure have theirs', async () => {
  const { line: health } = await logged('/api/health')
  expect(health).toMatchObject({ method: 'GET', route: '/api/health', status: 200, cache: null })

  const from = { method: 'POST', headers: { Origin: 'https://evil.example' } }
  const { line: refused } = await logged('/api/booking/move', from)
  expect(refused).toMatchObject({ method: 'POST', route: '/api/booking/*', status: 403 })

  const { line: missing } = await logged('/api/ann@example.com')
  expect(missing).toMatchObject({ route: '/api/*', status: 404 })
  const { line: unknown } = await logged('/api/chat/ann@example.com')
  expect(unknown).toMatchObject({ route: '/api/*', status: 404 })

  const { line: failed, response } = await logged('/throws')
  expect(failed).toMatchObject({ route: 'unknown', status: 500 })
  const [error = ''] = takeErrors()
  expect(JSON.parse(error)).toMatchObject({
    event: 'request.failed',
    route: 'unknown',
    requestId: response.headers.get('x-request-id'),
  })
})

test('a page is named by its pattern, also when it is fetched as data', async () => {
  expect(await routeOf('/')).toBe('/')
  expect(await routeOf('/_.data')).toBe('/')
  expect(await routeOf('/blog/an-article')).toBe('/blog/:id')
  expect(await routeOf('/blog/an-article.data')).toBe('/blog/:id')
  expect(await routeOf('/blog/rss.xml')).toBe('/blog/rss.xml')
  expect(await routeOf('/use-cases/lawyers?x=1')).toBe('/use-cases/:industry')
  expect(await routeOf('/account.data')).toBe('/account')
  expect(await routeOf('/newsletter/confirm?token=t')).toBe('/newsletter/confirm')
})

test('a feature is named by the route that has answered', async () => {
  expect(await routeOf('/api/chat')).toBe('/api/chat')
  expect(await routeOf('/api/auth/session?code=c')).toBe('/api/auth/*')
  expect(await routeOf('/api/booking/slots')).toBe('/api/booking/slots')
  expect(await routeOf('/media/nothing.mp3')).toBe('/media/*')
  expect(await routeOf('/newsletter/confirm?token=t', { method: 'POST' })).toBe(
    '/newsletter/confirm',
  )
})

test('an address that is nowhere is a constant, whatever it holds', async () => {
  for (const path of ['/ann@example.com', '/blog/a/b', '/blog/', '/%E0%A4%A', '/constructor']) {
    expect(await routeOf(path), path).toBe('unknown')
  }
})

test('no token, address or question of a visitor gets into the log', async () => {
  const secrets = ['tok-5ecret', 'ann@example.com', '203.0.113.9']
  const headers = {
    'CF-Connecting-IP': '203.0.113.9',
    'User-Agent': 'ann@example.com',
    Referer: 'https://larkline.test/?token=tok-5ecret',
    Cookie: 'authjs.session-token=tok-5ecret',
  }
  for (const path of [
    '/newsletter/confirm?token=tok-5ecret',
    '/booking/manage?token=tok-5ecret',
    '/blog/ann@example.com?q=tok-5ecret',
    '/ann@example.com/tok-5ecret',
    '/api/auth/callback/ann@example.com?code=tok-5ecret',
    '/api/booking/invite.ics?token=tok-5ecret',
    '/media/ann@example.com',
  ]) {
    const { text } = await logged(path, { headers })
    const all = [text, ...takeErrors()].join('\n')
    for (const secret of secrets) expect(all, path).not.toContain(secret)
  }
})
