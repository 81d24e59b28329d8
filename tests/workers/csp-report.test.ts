import { expect, test, vi } from 'vitest'
import { fetchSite } from '#tests/support/site.ts'

function post(body: string) {
  return fetchSite('/api/csp-report', { method: 'POST', body })
}

function watchLog() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  return () =>
    log.mock.calls
      .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
      .filter(({ event }) => event === 'csp.violation')
}

test('both kinds of report are logged, without what stands in a query', async () => {
  const violations = watchLog()
  const modern = [
    {
      type: 'csp-violation',
      body: {
        effectiveDirective: 'img-src',
        blockedURL: 'https://evil.example/x.png?who=ann@example.com',
        documentURL: 'https://larkline.test/auth/reset?token=secret',
      },
    },
  ]
  expect((await post(JSON.stringify(modern))).status).toBe(204)
  const old = { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline' } }
  expect((await post(JSON.stringify(old))).status).toBe(204)
  expect(violations()).toMatchObject([
    {
      directive: 'img-src',
      blocked: 'https://evil.example/x.png',
      page: 'https://larkline.test/auth/reset',
    },
    { directive: 'script-src', blocked: 'inline' },
  ])
})

test('what is no report gets 400, too much of it 413, and another method 405', async () => {
  for (const body of ['', '{', '[]x', '{"csp-report":1}', '[{"type":"x"}]']) {
    expect((await post(body)).status, body).toBe(400)
  }
  expect((await post(`[${' '.repeat(16 * 1024)}]`)).status).toBe(413)
  expect((await fetchSite('/api/csp-report')).status).toBe(405)
})

test('a flood of reports does not flood the log', async () => {
  const violations = watchLog()
  const report = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } }
  const many = JSON.stringify(Array.from({ length: 50 }, () => report))
  for (let index = 0; index < 10; index += 1) await post(many)
  expect(violations().length).toBeLessThanOrEqual(60)
})
