import { expect, test, vi } from 'vitest'
import { fetchSite } from '#tests/support/site.ts'

function post(body: string) {
  return fetchSite('/api/csp-report', { method: 'POST', body })
}

function report(
  documentURL: string,
  blockedURL = 'inline',
  effectiveDirective = 'script-src-elem',
) {
  return { type: 'csp-violation', body: { effectiveDirective, blockedURL, documentURL } }
}

function watchLog() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  log.mockClear()
  return () =>
    log.mock.calls
      .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
      .filter(({ event }) => event === 'csp.violation')
}

const ORIGIN = 'https://larkline.test'

test('both kinds of report are logged with the route of the page and the blocked origin', async () => {
  const violations = watchLog()
  const image = 'https://evil.example/ann@example.com.png?who=ann'
  const modern = report(`${ORIGIN}/auth/reset?token=secret`, image, 'img-src')
  expect((await post(JSON.stringify([modern]))).status).toBe(204)
  const old = {
    'violated-directive': 'script-src',
    'blocked-uri': 'inline',
    'document-uri': `${ORIGIN}/use-cases/lawyers?utm_source=x`,
  }
  expect((await post(JSON.stringify({ 'csp-report': old }))).status).toBe(204)
  expect(violations()).toMatchObject([
    { directive: 'img-src', blocked: 'https://evil.example', page: '/auth/*' },
    { directive: 'script-src', blocked: 'inline', page: '/use-cases/lawyers' },
  ])
})

test('a prefetch that Firefox blocked is not logged', async () => {
  const violations = watchLog()
  const url = (origin: string) => `${origin}/use-cases/lawyers.data`
  const blocked = [url(ORIGIN), url('https://evil.example')]
  await post(JSON.stringify(blocked.map((url) => report(`${ORIGIN}/`, url, 'default-src'))))
  expect(violations()).toMatchObject([{ blocked: 'https://evil.example' }])
})

test('a report about a page that is not ours is not logged', async () => {
  const violations = watchLog()
  const others = ['https://evil.example/', 'about:blank', '', 'ann@example.com', '/']
  const response = await post(JSON.stringify(others.map((url) => report(url))))
  expect([response.status, violations()]).toEqual([204, []])
})

test('nothing that a client writes into a report gets into the log', async () => {
  const violations = watchLog()
  const hostile = ['ann@example.com', 'data:text/html,ann', 'ann', 'chrome-extension://ann/x.js']
  const sent = hostile.flatMap((text) => [
    report(`${ORIGIN}/${text}`, text, text),
    report(`${ORIGIN}/blog/${text}`, text, `script-src ${text}`),
  ])
  await post(JSON.stringify(sent))
  expect(violations()).toHaveLength(8)
  expect(JSON.stringify(violations())).not.toContain('ann')
})

test('an invalid report gets 400, an oversized one 413, and another method 405', async () => {
  for (const body of ['', '{', '[]x', '{"csp-report":1}', '[{"type":"x"}]', 'null']) {
    expect((await post(body)).status, body).toBe(400)
  }
  expect((await post(`[${' '.repeat(16 * 1024)}]`)).status).toBe(413)
  expect((await fetchSite('/api/csp-report')).status).toBe(405)
})

test('of one request no more than twenty reports are logged', async () => {
  const violations = watchLog()
  await post(JSON.stringify(Array.from({ length: 21 }, () => report(`${ORIGIN}/`))))
  expect(violations()).toHaveLength(20)
})

test('a host that is longer than any host can be does not fill the log', async () => {
  const violations = watchLog()
  const longest = `https://${'a'.repeat(200)}.example`
  const tooLong = `https://${'a'.repeat(14_000)}.example`
  await post(JSON.stringify([report(`${ORIGIN}/`, longest), report(`${ORIGIN}/`, tooLong)]))
  expect(violations()).toMatchObject([{ blocked: longest }, { blocked: 'other' }])
})
