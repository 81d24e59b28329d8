import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { fetchSite } from '#tests/support/site.ts'
import { createVisitor } from '#tests/support/visitor.ts'
import site from '#tests/support/worker.ts'

test('garbage in the callback-url cookie or query breaks no call of @auth/core', async () => {
  const visitor = createVisitor()
  for (const garbage of ['garbage', '%', 'https://evil.example/', '//evil.example', 'http://[']) {
    visitor.jar.set('__Secure-authjs.callback-url', garbage)
    expect((await visitor.send('/api/auth/session')).status, garbage).toBe(200)
    visitor.jar.set('__Secure-authjs.callback-url', garbage)
    const query = new URLSearchParams({ callbackUrl: garbage })
    expect((await visitor.send(`/api/auth/csrf?${query}`)).status, garbage).toBe(200)
    const url = await visitor.callAuth('signout', { callbackUrl: garbage })
    expect(url.origin, garbage).toBe('https://larkline.test')
  }
})

test('no call of @auth/core is cached, taken from another site, or broken by odd requests', async () => {
  const visitor = createVisitor()
  const send = async (path: string, init?: RequestInit) => {
    const response = await visitor.send(`/api/auth/${path}`, init)
    expect(response.headers.get('Cache-Control'), path).toBe('no-store')
    return response.status
  }
  expect(await send('session')).toBe(200)
  expect(await send('nonsense')).toBe(400)
  expect(await send('session', { method: 'PUT' })).toBe(405)
  const headers = { Origin: 'https://evil.example' }
  expect(await send('callback/credentials', { method: 'POST', headers })).toBe(403)
  expect(
    await send('signout', { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  ).toBe(403)
  const json = (body: string) =>
    send('signout', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  expect(await json('{')).toBe(400)
  expect(await json('null')).toBe(400)
  expect(await json('{"callbackUrl":["/account"]}')).toBe(302)
  expect(await json(JSON.stringify({ text: 'x'.repeat(10_001) }))).toBe(413)
})

test("an error's name with line breaks or controls is not written into a redirect", async () => {
  for (const name of ['a\r\nx-injected: 1', '\u0001', 'é', '\0', '<b>', 'a&code=user-disabled']) {
    const query = new URLSearchParams({ error: name })
    const response = await createVisitor().send(`/api/auth/error?${query}`, { redirect: 'manual' })
    expect(response.status, name).toBe(302)
    expect(response.headers.get('Location'), name).toBe('/auth/done?error=undefined')
    expect(response.headers.has('x-injected'), name).toBe(false)
  }
  const response = await createVisitor().send('/api/auth/error?error=AccessDenied')
  expect(response.headers.get('Location')).toBe('/auth/done?error=AccessDenied')
})

test('a GET that brings a body breaks no call of @auth/core', async () => {
  // No client of ours can send one, but a socket can.
  const request = new Request('https://larkline.test/api/auth/session')
  Object.defineProperty(request, 'body', { value: new Blob(['x']).stream() })
  const response = await site.fetch(request, env, createExecutionContext())
  expect(response.status).toBe(200)
})

test('a request for an unknown provider logs no error', async () => {
  const visitor = createVisitor()
  for (const path of ['callback/google', 'signin/google', 'callback/credentials', 'callback/<b>']) {
    const response = await visitor.send(`/api/auth/${path}`)
    expect(response.status, path).toBe(302)
  }
})

test('HEAD of a session is answered like GET, without a body', async () => {
  const response = await fetchSite('/api/auth/session', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})
