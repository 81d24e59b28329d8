import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { assert, expect, test, vi } from 'vitest'
import { build } from '#workers/http/build.ts'
import { pageContext } from '#workers/services.ts'
import { createSite, type Visit } from '#workers/site.ts'
import { requestContext } from '#app/context.ts'
import { takeErrors } from '#tests/support/setup.ts'

type Page = (request: Request, visit: Visit) => Response | Promise<Response>

const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** A site on an origin of its own, so that no test finds what another has stored. */
function site(page?: Page, origin = `https://${crypto.randomUUID()}.test`) {
  let renderedCount = 0
  const built = createSite(async (request, visit) => {
    renderedCount += 1
    const { nonce, requestId } = visit.ids
    const text = `<p nonce="${nonce}" id="${requestId}">£29 – naïve 😀 ${renderedCount}</p>`
    return (await page?.(request, visit)) ?? new Response(text, { headers: html })
  })
  return {
    renderedCount: () => renderedCount,
    get: async (path: string, init: RequestInit = {}, changes: Record<string, unknown> = {}) => {
      const context = createExecutionContext()
      const request = new Request(origin + path, { redirect: 'manual', ...init })
      const response = await built.fetch(request, { ...env, ...changes }, context)
      await waitOnExecutionContext(context)
      return response
    },
  }
}

function stateOf(response: Response) {
  return response.headers.get('x-page-cache')
}

test('a page is rendered once, then stored with a nonce and an id for each answer', async () => {
  const { get, renderedCount } = site()
  const answers = [await get('/contact'), await get('/contact')] as const
  expect(answers.map(stateOf)).toEqual(['miss', 'hit'])
  expect(renderedCount()).toBe(1)
  for (const response of answers) {
    const policy = response.headers.get('content-security-policy') ?? ''
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
    const id = response.headers.get('x-request-id')
    expect(await response.text()).toBe(`<p nonce="${nonce}" id="${id}">£29 – naïve 😀 1</p>`)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('server-timing')).toContain('page-cache;desc=')
    expect(response.headers.get('x-route')).toBe(null)
  }
  const [first, second] = answers
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
})

test('no stored page is sent with the length that it had with placeholders', async () => {
  const { get } = site()
  await get('/contact')
  const length = (await (await get('/contact')).text()).length
  const { headers } = await get('/contact', { method: 'HEAD' })
  expect([null, String(length)]).toContain(headers.get('content-length'))
})

test('cookies of the platform, analytics and earlier sign-ins change nothing', async () => {
  const { get } = site()
  await get('/')
  for (const name of [
    ...['__cf_bm', '__cflb', '_cfuvid', 'cf_clearance', 'cf_chl_rc_i', 'CF_Authorization'],
    ...['_ga', '_ga_ABC123', '_gid', '_gcl_au', '_fbp', '_fbc', 'ph_abc_posthog', '_hjSession_1'],
    ...['_uetsid', '_clck', '_ttp', 'hubspotutk', '__hstc', '_rdt_uuid', '_scid', '_pin_unauth'],
    ...['authjs.csrf-token', '__Host-authjs.csrf-token', '__Secure-authjs.callback-url'],
    ...['known-browser', '__Host-set-up-call', 'synced-session'],
  ]) {
    const headers = { Cookie: `_ga=1; ${name}=x` }
    expect(stateOf(await get('/', { headers })), name).toBe('hit')
  }
})

test('a request with a session or an unknown cookie is rendered for its visitor', async () => {
  const { get } = site()
  await get('/')
  for (const cookie of [
    'authjs.session-token=x',
    '__Secure-authjs.session-token.0=x',
    '__Host-authjs.session-token=x',
    '_ga=1; authjs.session-token=y',
    'anything=1',
  ]) {
    expect(stateOf(await get('/', { headers: { Cookie: cookie } })), cookie).toBe('bypass')
  }
})

test('advertising parameters change nothing and appear in no page', async () => {
  const asked: string[] = []
  const { get } = site(({ url }) => {
    asked.push(new URL(url).pathname + new URL(url).search)
    return new Response(url, { headers: html })
  })
  const first = await get('/?utm_source=first&gclid=secret-1')
  expect([stateOf(first), asked]).toEqual(['miss', ['/']])
  expect(await first.text()).not.toContain('secret-1')
  for (const name of [
    ...['utm_campaign', 'gclid', 'gbraid', 'wbraid', 'dclid', 'gad_source', 'gad_campaignid'],
    ...['_gl', 'srsltid', 'fbclid', 'msclkid', 'mc_cid', 'mc_eid', 'ttclid', 'twclid', 'li_fat_id'],
    ...['igshid', 'epik', 'yclid', '_hsenc', '_hsmi', 'hsCtaTracking', 'mkt_tok', 'rdt_cid'],
    ...['sccid', 'ScCid'],
  ]) {
    expect(stateOf(await get(`/?${name}=x%20y&utm_medium=cpc`)), name).toBe('hit')
  }
  await get('/coming-soon?utm_source=x&industry=finance&gclid=y')
  expect(stateOf(await get('/coming-soon?industry=finance'))).toBe('hit')
  expect(stateOf(await get('/coming-soon?utm_source=x'))).toBe('miss')
  expect(asked).toEqual(['/', '/coming-soon?industry=finance', '/coming-soon'])
})

test('another query is rendered for its visitor, and a known one is a page of its own', async () => {
  const { get } = site()
  for (const path of [
    '/?x=1',
    '/?utm_source=x&newsletter=sent',
    '/blog?q=phone',
    '/coming-soon?industry=nobody',
    '/coming-soon?industry=finance&x=1',
    '/coming-soon?industry=finance&industry=sales-teams',
    '/_.data',
    '/blog.data?_routes=blog%2Fblog.route',
    '/nowhere',
  ]) {
    expect(stateOf(await get(path)), path).toBe('bypass')
  }
  for (const path of [
    '/coming-soon',
    '/coming-soon?industry=finance',
    // A trade without a page of its own.
    '/coming-soon?industry=plumbing',
  ]) {
    expect(stateOf(await get(path)), path).toBe('miss')
  }
})

test('/auth and /welcome are rendered each time, without an ETag', async () => {
  const { get, renderedCount } = site()
  for (const path of ['/auth', '/auth?mode=signup', '/welcome', '/welcome.data', '/welcome']) {
    const response = await get(path, { headers: { 'If-None-Match': '*' } })
    expect([response.status, stateOf(response)], path).toEqual([200, 'bypass'])
    expect(response.headers.get('etag'), path).toBe(null)
    const kept = path.startsWith('/auth') ? 'no-store' : 'private, no-cache'
    expect(response.headers.get('cache-control'), path).toBe(kept)
  }
  expect(renderedCount()).toBe(5)
  const posted = await get('/welcome', { method: 'POST' })
  expect(posted.headers.get('cache-control')).toBe('no-store')
})

test('the response to a post on /try stays in the browser for Back, and in no cache of ours', async () => {
  const { get } = site()
  const posted = await get('/try', { method: 'POST' })
  expect(stateOf(posted)).toBe('bypass')
  expect(posted.headers.get('cache-control')).toBe('private, no-cache')
  const data = await get('/try.data', { method: 'POST' })
  expect(data.headers.get('cache-control')).toBe('no-store')
})

test('HEAD is answered from the same copy, without a body', async () => {
  const { get, renderedCount } = site()
  const head = await get('/', { method: 'HEAD' })
  expect([stateOf(head), await head.text()]).toEqual(['miss', ''])
  expect(stateOf(await get('/'))).toBe('hit')
  expect(renderedCount()).toBe(1)
})

test('a repeat view costs a 304 without a policy: a new nonce would block the stored scripts', async () => {
  const { get, renderedCount } = site()
  const etag = (await get('/')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[0-9a-f]{16}"$/)
  const again = (value: string) => get('/', { headers: { 'If-None-Match': value } })
  for (const known of [etag, `"other", ${etag}`]) {
    const response = await again(known)
    expect([response.status, response.headers.get('etag')], known).toEqual([304, etag])
    expect(response.headers.get('content-security-policy')).toBe(null)
  }
  expect((await again('W/"0123456789abcdef"')).status).toBe(200)
  const headers = { 'If-None-Match': etag, Cookie: 'authjs.session-token=x' }
  const signedIn = await get('/', { headers })
  expect([signedIn.status, signedIn.headers.get('etag')]).toEqual([200, null])
  expect(renderedCount()).toBe(2)
})

test('the ETag changes with the content', async () => {
  const origin = `https://${crypto.randomUUID()}.test`
  const etagOf = async (text: string, path: string) => {
    const { get } = site(() => new Response(text, { headers: html }), origin)
    return (await get(path)).headers.get('etag')
  }
  expect(await etagOf('one', '/')).toBe(await etagOf('one', '/contact'))
  expect(await etagOf('one', '/terms')).not.toBe(await etagOf('two', '/privacy'))
})

test('changed settings or another build never serve the earlier page', async () => {
  const origin = `https://${crypto.randomUUID()}.test`
  const one = site(undefined, origin)
  await one.get('/')
  for (const POSTHOG_KEY of ['phc_x', 'phc_y'])
    expect(stateOf(await one.get('/', {}, { POSTHOG_KEY })), POSTHOG_KEY).toBe('miss')
  assert(build)
  {
    using _another = vi.spyOn(build, 'id', 'get').mockReturnValue('another')
    expect(stateOf(await one.get('/'))).toBe('miss')
  }
  expect(stateOf(await one.get('/'))).toBe('hit')
})

test('an error, a redirect or an answer that sets a cookie is never stored', async () => {
  const answers: Record<string, () => Response> = {
    '/': () => new Response('no', { status: 500 }),
    '/blog/gone': () => new Response('no', { status: 404 }),
    '/terms': () => new Response(null, { status: 302, headers: { Location: '/' } }),
    '/privacy': () => new Response('yes', { headers: { 'Set-Cookie': 'a=b' } }),
  }
  const { get } = site(({ url }) => answers[new URL(url).pathname]?.() ?? new Response('?'))
  for (const path of Object.keys(answers)) {
    await get(path)
    const second = await get(path)
    expect([stateOf(second), second.headers.get('etag')], path).toEqual(['miss', null])
  }
})

test('a page whose render failed half-way is not stored', async () => {
  const { get } = site((_, visit) => {
    const { setFailed } = pageContext(visit).get(requestContext)
    const halfPage = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<p>half'))
        setFailed()
        controller.close()
      },
    })
    return new Response(halfPage, { headers: html })
  })
  await get('/')
  const second = await get('/')
  expect([stateOf(second), second.headers.get('etag')]).toEqual(['miss', null])
})

test('a visitor who leaves while a shared page is rendered does not cut it short', async () => {
  const leaving = new AbortController()
  const { get } = site(async (request) => {
    leaving.abort()
    const text = request.signal.aborted ? 'cut short' : 'whole'
    return new Response(text, { headers: html })
  })
  await get('/', { signal: leaving.signal })
  const next = await get('/')
  expect([stateOf(next), await next.text()]).toEqual(['hit', 'whole'])
})

test('a shared page is rendered without anything of the visitor who asks first', async () => {
  const { get } = site((request) => {
    const text = JSON.stringify([request.url, [...request.headers]])
    return new Response(text, { headers: html })
  })
  const headers = { Cookie: '_ga=ann', 'User-Agent': 'ann', Referer: 'https://ann.test/' }
  const text = await (await get('/?gclid=ann', { headers })).text()
  expect(text).not.toContain('ann')
})

test('no page ever holds the name of another visitor', async () => {
  const { get } = site((request) => {
    const name = /session-token=(\w+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? 'nobody'
    return new Response(`<p>${name}</p>`, { headers: html })
  })
  const visits = Array.from({ length: 40 }, async (_, index) => {
    const name = index % 2 === 0 ? `user${index}` : 'nobody'
    const headers: HeadersInit = name === 'nobody' ? {} : { Cookie: `authjs.session-token=${name}` }
    expect(await (await get('/', { headers })).text()).toBe(`<p>${name}</p>`)
  })
  await Promise.all(visits)
})

test('a cache that fails leaves the pages as they are', async () => {
  using broken = vi.spyOn(caches, 'open').mockRejectedValue(new Error('the cache is full'))
  const { get } = site()
  const response = await get('/')
  expect([response.status, stateOf(response), broken.mock.calls.length]).toEqual([200, 'miss', 2])
  expect(takeErrors()).toHaveLength(2)
})

test('a cache that hangs is given up after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  using _real = { [Symbol.dispose]: () => vi.useRealTimers() }
  const cache = await caches.open('pages')
  using opened = vi
    .spyOn(caches, 'open')
    .mockResolvedValueOnce(
      Object.assign(Object.create(cache), { match: () => new Promise(() => {}) }),
    )
  const { get } = site()
  const answer = get('/')
  await expect.poll(() => opened.mock.calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect([(await answer).status, stateOf(await answer)]).toEqual([200, 'miss'])
  expect(takeErrors()[0]).toContain('took longer than 2000 ms')
})

test('text that looks like the placeholder of a nonce is not replaced by one', async () => {
  const { get } = site(() => new Response('<p>nonce-placeholder-x</p>', { headers: html }))
  expect(await (await get('/')).text()).toBe('<p>nonce-placeholder-x</p>')
})
