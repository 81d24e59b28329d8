import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Marks } from '#workers/http/marked-page.ts'
import { createSite } from '#workers/site.ts'
import { takeErrors } from '#tests/support/setup.ts'

type Page = (path: string, marks: Marks) => Response | Promise<Response>

/** Letters of two, three and four bytes stand before the marks. */
const HEADING = '<h1>£29 – naïve 😀</h1>'

const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** A site of one origin of its own, so that no test finds what another has stored. */
function site(page?: Page, origin = `https://${crypto.randomUUID()}.test`, create = createSite) {
  let renderedCount = 0
  const built = create(async (request, { marks }) => {
    const { pathname } = new URL(request.url)
    renderedCount += 1
    const text = `${HEADING}<p nonce="${marks.nonce}" id="${marks.requestId}">${renderedCount}</p>`
    return (await page?.(pathname, marks)) ?? new Response(text, { headers: html })
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

function minutesLater(minutes: number) {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000)
}

test('a page is rendered once, then served from the cache with a nonce and an id of its own', async () => {
  const { get, renderedCount } = site()
  const first = await get('/contact')
  const second = await get('/contact')
  expect([stateOf(first), stateOf(second)]).toEqual(['miss', 'hit'])
  expect(renderedCount()).toBe(1)
  for (const response of [first, second]) {
    const [, nonce] =
      /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? []
    const text = await response.text()
    const id = response.headers.get('x-request-id')
    expect(text).toBe(`${HEADING}<p nonce="${nonce}" id="${id}">1</p>`)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('server-timing')).toContain('page-cache')
  }
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
})

test('a session, or a cookie that nobody knows, is rendered afresh; what signing in leaves is not', async () => {
  const { get } = site()
  await get('/')
  const states = async (cookie: string) => stateOf(await get('/', { headers: { Cookie: cookie } }))
  for (const cookie of [
    'authjs.session-token=x',
    '__Secure-authjs.session-token=x',
    '__Secure-authjs.session-token.0=x',
    'authjs.csrf-token=x; authjs.session-token=y',
    'anything=1',
  ]) {
    expect(await states(cookie), cookie).toBe('bypass')
  }
  for (const cookie of [
    'authjs.csrf-token=x',
    '__Host-authjs.csrf-token=x; __Secure-authjs.callback-url=y',
    'ph_abc_posthog=1',
  ]) {
    expect(await states(cookie), cookie).toBe('hit')
  }
})

test('an unknown query is rendered afresh, and a known one is a page of its own', async () => {
  const { get } = site()
  for (const path of [
    '/?utm_source=x',
    '/blog?q=phone',
    '/blog?category=AI%20Technology',
    '/coming-soon?industry=nobody',
    '/coming-soon?industry=finance&x=1',
    '/coming-soon?industry=finance&industry=sales-teams',
    '/auth',
    '/welcome',
    '/nowhere',
  ]) {
    expect(stateOf(await get(path)), path).toBe('bypass')
  }
  expect(stateOf(await get('/coming-soon'))).toBe('miss')
  expect(stateOf(await get('/coming-soon?industry=finance'))).toBe('miss')
  expect(stateOf(await get('/coming-soon?industry=finance'))).toBe('hit')
})

test('the data of a page is stored like the page, and apart from it', async () => {
  const { get } = site()
  expect(stateOf(await get('/_.data'))).toBe('miss')
  expect(stateOf(await get('/_.data'))).toBe('hit')
  expect(stateOf(await get('/'))).toBe('miss')
  expect(stateOf(await get('/contact.data?_routes=contact'))).toBe('bypass')
})

test('HEAD is answered from the same copy, without a body', async () => {
  const { get, renderedCount } = site()
  const head = await get('/', { method: 'HEAD' })
  expect([stateOf(head), await head.text()]).toEqual(['miss', ''])
  expect(await (await get('/')).text()).toContain('>1<')
  expect(renderedCount()).toBe(1)
})

test('what was found once before costs a 304 without a policy, and no render', async () => {
  const { get, renderedCount } = site()
  const etag = (await get('/')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[0-9a-f]{16}"$/)
  const again = await get('/', { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBe(null)
  expect(again.headers.get('etag')).toBe(etag)
  const other = await get('/contact', { headers: { 'If-None-Match': etag } })
  expect(other.status).toBe(200)
  const signedIn = await get('/', {
    headers: { 'If-None-Match': etag, Cookie: 'authjs.session-token=x' },
  })
  expect([signedIn.status, signedIn.headers.get('etag')]).toEqual([200, null])
  expect(renderedCount()).toBe(3)
})

test('a page that is never stored costs a 304 while it says what it said', async () => {
  let slots = '09:00'
  const { get, renderedCount } = site((_, { nonce, formKey }) => {
    const form = `<p nonce="${nonce}">${slots}</p><input name="key" value="${formKey}" />`
    return new Response(form, { headers: html })
  })
  for (const path of ['/welcome', '/auth', '/auth?mode=signup', '/welcome.data']) {
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    const again = await get(path, { headers: { 'If-None-Match': etag } })
    expect([first.status, stateOf(first), again.status, stateOf(again)], path).toEqual([
      200,
      'bypass',
      304,
      'bypass',
    ])
    expect(again.headers.get('content-security-policy')).toBe(null)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    slots += ', 09:30'
    const changed = await get(path, { headers: { 'If-None-Match': etag } })
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining(slots)])
  }
  expect(renderedCount()).toBe(12)
})

test('each view of a form bears a key of its own', async () => {
  const { get } = site((_, { formKey }) => new Response(formKey, { headers: html }))
  const [one, other] = [await get('/welcome'), await get('/welcome')]
  expect(one.headers.get('etag')).toBe(other.headers.get('etag'))
  const keys = [await one.text(), await other.text()]
  expect(keys).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ])
  expect(keys[0]).not.toBe(keys[1])
})

test('who has a session, an unknown cookie or a booked call is never told that a page is as it was', async () => {
  const { get } = site(() => new Response('<p>Ada</p>', { headers: html }))
  const etag = (await get('/welcome')).headers.get('etag') ?? ''
  for (const cookie of ['authjs.session-token=x', 'anything=1', 'set-up-call=x']) {
    const answer = await get('/welcome', { headers: { Cookie: cookie, 'If-None-Match': etag } })
    expect([answer.status, answer.headers.get('etag')], cookie).toEqual([200, null])
  }
  const posted = await get('/welcome', { method: 'POST', headers: { 'If-None-Match': etag } })
  expect(posted.headers.get('etag')).toBe(null)
})

test('a failing page that is never stored has no mark for the browser to ask with', async () => {
  const { get } = site(() => new Response('<p>no</p>', { status: 500, headers: html }))
  const answer = await get('/welcome')
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([
    500,
    null,
    '<p>no</p>',
  ])
})

test('a changed setting is another page, also without a new build', async () => {
  const { get } = site()
  const etag = (await get('/')).headers.get('etag') ?? ''
  const changed = await get('/', { headers: { 'If-None-Match': etag } }, { POSTHOG_KEY: 'phc_x' })
  expect([changed.status, stateOf(changed)]).toEqual([200, 'miss'])
})

test('after five minutes the old page is served while a new one is made', async () => {
  const { get, renderedCount } = site()
  await get('/')
  minutesLater(4.9)
  expect(stateOf(await get('/'))).toBe('hit')
  minutesLater(0.2)
  const stale = await get('/')
  expect([stateOf(stale), await stale.text()]).toEqual(['stale', expect.stringContaining('>1<')])
  expect(renderedCount()).toBe(2)
  const fresh = await get('/')
  expect([stateOf(fresh), await fresh.text()]).toEqual(['hit', expect.stringContaining('>2<')])
  vi.mocked(Date.now).mockRestore()
})

test('a refresh that fails keeps the old page', async () => {
  let isBroken = false
  const { get } = site(() => {
    if (isBroken) throw new Error('the render breaks')
    return new Response('<p>good</p>', { headers: html })
  })
  await get('/')
  isBroken = true
  minutesLater(6)
  for (const _ of [1, 2]) {
    const response = await get('/')
    expect([stateOf(response), await response.text()]).toEqual(['stale', '<p>good</p>'])
  }
  expect(takeErrors()).toHaveLength(2)
  vi.mocked(Date.now).mockRestore()
})

test('one page is refreshed at a time, and a refresh that hangs holds up the others for 30 seconds', async () => {
  let isHanging = false
  let letGo = () => {}
  const { get, renderedCount } = site(async () => {
    if (isHanging) await new Promise<void>((resolve) => (letGo = resolve))
    return new Response('<p>good</p>', { headers: html })
  })
  await get('/')
  await get('/contact')
  isHanging = true
  minutesLater(6)
  const hanging = get('/')
  await expect.poll(renderedCount).toBe(3)
  isHanging = false
  expect(stateOf(await get('/contact'))).toBe('stale')
  expect(renderedCount()).toBe(3)
  minutesLater(0.5)
  expect(stateOf(await get('/contact'))).toBe('stale')
  expect(renderedCount()).toBe(4)
  letGo()
  await hanging
  vi.mocked(Date.now).mockRestore()
})

test('two builds that are served side by side never give each other’s pages', async () => {
  const origin = `https://${crypto.randomUUID()}.test`
  const one = site(() => new Response('<p>one</p>', { headers: html }), origin)
  vi.resetModules()
  vi.doMock('#workers/http/build.ts', () => ({
    build: { id: 'another', marks: { nonce: 'mark-a', requestId: 'mark-b', formKey: 'mark-c' } },
  }))
  const { createSite: createOther } = await import('#workers/site.ts')
  const other = site(() => new Response('<p>other</p>', { headers: html }), origin, createOther)
  const seen = async (from: typeof one, init?: RequestInit) => {
    const response = await from.get('/', init)
    const etag = response.headers.get('etag') ?? ''
    return { told: `${stateOf(response)} ${await response.text()}`, etag }
  }
  const first = await seen(one)
  const second = await seen(other)
  expect([first.told, second.told]).toEqual(['miss <p>one</p>', 'miss <p>other</p>'])
  expect(first.etag).not.toBe(second.etag)
  expect((await seen(one)).told).toBe('hit <p>one</p>')
  const crossed = await seen(other, { headers: { 'If-None-Match': first.etag } })
  expect(crossed.told).toBe('hit <p>other</p>')
  vi.doUnmock('#workers/http/build.ts')
})

test('an error, a redirect or an answer that sets a cookie is never stored', async () => {
  const answers: Record<string, () => Response> = {
    '/': () => new Response('no', { status: 500 }),
    '/blog/gone': () => new Response('no', { status: 404 }),
    '/terms': () => new Response(null, { status: 302, headers: { Location: '/' } }),
    '/privacy': () => new Response('yes', { headers: { 'Set-Cookie': 'a=b' } }),
  }
  const { get } = site((path) => answers[path]?.() ?? new Response('?'))
  for (const path of Object.keys(answers)) {
    await get(path)
    const second = await get(path)
    expect(stateOf(second), path).toBe('miss')
    expect(second.headers.get('etag'), path).toBe(null)
  }
})

test('no page ever holds the name of another visitor', async () => {
  const origin = `https://${crypto.randomUUID()}.test`
  const built = createSite(async (request) => {
    const name = /session-token=(\w+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? 'nobody'
    return new Response(`<p>${name}</p>`, { headers: html })
  })
  const visits = Array.from({ length: 40 }, async (_, index) => {
    const name = index % 2 === 0 ? `user${index}` : 'nobody'
    const headers: HeadersInit = name === 'nobody' ? {} : { Cookie: `authjs.session-token=${name}` }
    const context = createExecutionContext()
    const response = await built.fetch(new Request(`${origin}/`, { headers }), env, context)
    expect(await response.text()).toBe(`<p>${name}</p>`)
    await waitOnExecutionContext(context)
  })
  await Promise.all(visits)
})

test('a cache that fails leaves the pages as they are', async () => {
  const broken = vi.spyOn(caches, 'open').mockRejectedValue(new Error('the cache is full'))
  const { get } = site()
  const response = await get('/')
  expect([response.status, stateOf(response)]).toEqual([200, 'miss'])
  expect(takeErrors()).toHaveLength(2)
  broken.mockRestore()
})

test('text that looks like the mark of a nonce gets none', async () => {
  const { get } = site(() => new Response('<p>nonce-mark-x</p>', { headers: html }))
  expect(await (await get('/')).text()).toBe('<p>nonce-mark-x</p>')
})

test('what the cache gave once is ready for five minutes, and then the cache is asked again', async () => {
  const { get } = site()
  await get('/contact')
  await get('/contact')
  using opened = vi.spyOn(caches, 'open')
  expect(stateOf(await get('/contact'))).toBe('hit')
  expect(opened).not.toHaveBeenCalled()
  minutesLater(6)
  expect(stateOf(await get('/contact'))).toBe('stale')
  expect(opened).toHaveBeenCalled()
  vi.mocked(Date.now).mockRestore()
})
