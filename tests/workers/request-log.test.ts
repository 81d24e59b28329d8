import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { requestContext } from '#app/context.ts'
import { pageContext } from '#workers/services.ts'
import { createSite } from '#workers/site.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'

/** Sends a request, and returns the response with its line in the log. */
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
    route: '/stub/:page',
    status: 200,
    ms: expect.any(Number),
    cache: 'miss',
    country: 'GB',
  })
  expect(response.headers.get('server-timing')).toContain(`site;dur=${String(line.ms)}`)
  const { line: stored } = await logged('/terms')
  expect(stored).toMatchObject({ cache: 'hit', route: '/stub/:page', country: null })
})

test('an API route, a refusal, a missing page and a failure each have one line', async () => {
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

test('the log names a feature by the route that answered', async () => {
  expect(await routeOf('/api/chat')).toBe('/api/chat')
  expect(await routeOf('/api/auth/session?code=c')).toBe('/api/auth/*')
  expect(await routeOf('/api/booking/slots')).toBe('/api/booking/slots')
  expect(await routeOf('/media/nothing.mp3')).toBe('/media/*')
  expect(await routeOf('/newsletter/confirm?token=t', { method: 'POST' })).toBe(
    '/newsletter/confirm',
  )
})

test('a request refused before routing is logged under a fixed name', async () => {
  const foreign = { method: 'POST', headers: { Origin: 'https://evil.example' } }
  for (const path of ['/ann@example.com', '/blog/a/b', '/constructor']) {
    expect(await routeOf(path, foreign), path).toBe('unknown')
  }
  expect(await routeOf('/ann@example.com/')).toBe('unknown')
  expect(await routeOf('/%E0%A4%A')).toBe('unknown')
})

test('a visitor who leaves early is logged, and the errors this causes are not failures', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  log.mockClear()
  const leaving = new AbortController()
  const site = createSite(async () => {
    leaving.abort()
    throw new Error('the render broke off')
  })
  const init = { signal: leaving.signal, headers: { 'CF-Ray': 'broken-off' } }
  const context = createExecutionContext()
  await site.fetch(new Request('https://larkline.test/welcome', init), env, context)
  await waitOnExecutionContext(context)
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as object)
  expect(lines).toEqual([
    expect.objectContaining({ event: 'request', requestId: 'broken-off', status: 499 }),
  ])
})

test('what a page threw is logged once, under the id of its request', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const site = createSite(async (_, visit) => {
    pageContext(visit).get(requestContext).logFailure(new Error('a loader broke'))
    return new Response('the error page', { status: 500 })
  })
  const request = new Request('https://larkline.test/welcome', { headers: { 'CF-Ray': 'broke' } })
  await site.fetch(request, env, createExecutionContext())
  expect(takeErrors().map((line) => JSON.parse(line) as object)).toEqual([
    {
      event: 'page.failed',
      requestId: 'broke',
      error: expect.stringContaining('a loader broke') as string,
    },
  ])
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
