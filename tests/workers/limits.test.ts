import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Policy } from '#workers/http/limit-policies.ts'
import { limit, type Counted, type LimitResult } from '#workers/http/limits.ts'
import type { AppEnv } from '#workers/http/app-env.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSiteWith } from '#tests/support/site.ts'

const NOON = Date.parse('2026-03-01T12:00:00Z')

function policy(name: string, maxCount: number): Policy {
  return { name, maxCount, windowSec: 60 }
}

/** Counts one against a policy, at a time, with some bindings changed. */
async function take(
  of: Policy,
  key: string,
  nowMs = NOON,
  changes: object = {},
  network?: Counted,
) {
  const app = new Hono<AppEnv>().get('/', async (c) =>
    c.json(await limit(c, of, key, nowMs, network)),
  )
  const response = await app.fetch(
    new Request('https://larkline.test/'),
    { ...env, ...changes },
    createExecutionContext(),
  )
  return await response.json<LimitResult>()
}

test('a limit lets n through and refuses n + 1, until its window ends', async () => {
  const three = policy('test', 3)
  for (const leftCount of [2, 1, 0]) {
    const result = await take(three, 'a', NOON + 15_000)
    expect(result).toEqual({ kind: 'taken', leftCount })
  }
  const refused = await take(three, 'a', NOON + 15_000)
  expect(refused).toEqual({ kind: 'limited', retryAfterSec: 45 })
  expect(await take(three, 'b')).toMatchObject({ kind: 'taken' })
  expect(await take(three, 'a', NOON + 60_000)).toMatchObject({ kind: 'taken' })
})

test('a network over its limit refuses its visitors, until its window ends', async () => {
  const network = { policy: policy('network', 1), key: 'n' }
  const fromNetwork = (nowMs: number) => take(policy('visitor', 5), 'v', nowMs, {}, network)
  expect(await fromNetwork(NOON)).toEqual({ kind: 'taken', leftCount: 4 })
  await take(network.policy, network.key)
  expect(await fromNetwork(NOON)).toMatchObject({ kind: 'limited' })
  expect(await fromNetwork(NOON + 60_000)).toMatchObject({ kind: 'taken' })
})

test('of fifty at once no more than the limit get through', async () => {
  const seven = policy('parallel', 7)
  const all = await Promise.all(Array.from({ length: 50 }, () => take(seven, 'a')))
  expect(all.filter(({ kind }) => kind === 'taken')).toHaveLength(7)
})

test('while D1 fails, a limit lets nobody through', async () => {
  const DB = {
    prepare() {
      throw new Error('D1 is away')
    },
  }
  expect(await take(policy('failing', 1), 'a', NOON, { DB })).toMatchObject({ kind: 'limited' })
  expect(takeErrors().map((line) => JSON.parse(line) as object)).toMatchObject([
    { event: 'limit.failed', name: 'failing' },
  ])
})

test('a D1 that hangs delays a limit by two seconds', async () => {
  const statement = { bind: () => statement, first: () => new Promise(() => undefined) }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asked = take(policy('hang', 1), 'a', NOON, { DB: { prepare: () => statement } })
    await vi.advanceTimersByTimeAsync(2000)
    expect(await asked).toMatchObject({ kind: 'limited' })
  } finally {
    vi.useRealTimers()
  }
  expect(takeErrors().join()).toContain('D1 took longer than 2000 ms')
})

/** The paths that the platform's limiter guards. */
const guarded: [
  path: string,
  init: { method?: string; body?: string; headers?: Record<string, string> },
  allowed: number,
][] = [
  ['/api/booking/slots', {}, 200],
  ['/api/csp-report', { method: 'POST', body: '[]' }, 204],
  [
    '/api/newsletter',
    {
      method: 'POST',
      body: '{"email":"ann@example.com"}',
      headers: { 'Content-Type': 'application/json' },
    },
    200,
  ],
  ['/api/auth/session', {}, 200],
  ['/api/token-sync', { method: 'DELETE' }, 204],
  ['/ingest/e/', { method: 'POST', body: '{}', headers: { DNT: '1' } }, 200],
]

test('slots, reports, sign-ups, sign-ins, token sync and events have a limit for each visitor, each of its own', async () => {
  const services = {
    POSTHOG_KEY: 'phc_test',
    POSTHOG_HOST: 'http://127.0.0.1:9',
    TOKEN_SYNC_URL: '/api/token-sync',
  }
  const keys = new Set<string>()
  for (const [path, init, allowed] of guarded) {
    const send = async (isWithin: boolean, address: string) => {
      const BURST = {
        limit: async ({ key }: { key: string }) => (keys.add(key), { success: isWithin }),
      }
      const headers = { ...init.headers, 'CF-Connecting-IP': address }
      return await fetchSiteWith({ ...services, BURST }, path, { ...init, headers })
    }
    expect((await send(true, '203.0.113.1')).status, path).toBe(allowed)
    const refused = await send(false, '203.0.113.2')
    expect([refused.status, refused.headers.get('retry-after')], path).toEqual([429, '60'])
  }
  expect(keys.size).toBe(2 * guarded.length)
  expect([...keys].join()).not.toContain('203.0.113')
})

test('the forms of all pages have one limit for each visitor, with JavaScript or without', async () => {
  const keys = new Set<string>()
  const body = new URLSearchParams('line=Hello')
  for (const path of ['/try', '/try.data', '/auth', '/welcome']) {
    for (const [success, status] of [
      [true, 200],
      [false, 429],
    ] as const) {
      const BURST = { limit: async ({ key }: { key: string }) => (keys.add(key), { success }) }
      const response = await fetchSiteWith({ BURST }, path, { method: 'POST', body })
      expect(response.status, path).toBe(status)
    }
  }
  expect(keys.size).toBe(1)
})

test('the calls that the server plays have one stricter limit, on /try and for programs', async () => {
  const keys = new Set<string>()
  const paths: [path: string, init: RequestInit][] = [
    ['/try', { body: new URLSearchParams('do=replay') }],
    ['/try.data', { body: new URLSearchParams('do=replay') }],
    ['/try/.data', { body: new URLSearchParams('do=replay') }],
    ['/try/_.data', { body: new URLSearchParams('do=replay') }],
    ['/api/receptionist', { body: '{}', headers: { 'Content-Type': 'application/json' } }],
  ]
  for (const [path, init] of paths) {
    const CALL_BURST = {
      limit: async ({ key }: { key: string }) => (keys.add(key), { success: false }),
    }
    const refused = await fetchSiteWith({ CALL_BURST }, path, { method: 'POST', ...init })
    expect([refused.status, refused.headers.get('retry-after')], path).toEqual([429, '60'])
    expect((await fetchSiteWith({ CALL_BURST }, path)).status, path).not.toBe(429)
  }
  expect(keys.size).toBe(1)
})

test('an IPv6 network has one limit for the calls of all its addresses, and IPv4 has none', async () => {
  const keys: string[] = []
  const BURST = { limit: async ({ key }: { key: string }) => (keys.push(key), { success: false }) }
  const CALL_BURST = { limit: async () => ({ success: true }) }
  const post = async (address: string) => {
    const headers = { 'CF-Connecting-IP': address, 'Content-Type': 'application/json' }
    const init = { method: 'POST', body: '{}', headers }
    return (await fetchSiteWith({ BURST, CALL_BURST }, '/api/receptionist', init)).status
  }
  expect(await post('2001:db8:1:1::1')).toBe(429)
  expect(await post('2001:db8:1:ffff::1')).toBe(429)
  expect(await post('2001:db8:2:1::1')).toBe(429)
  expect(keys[0]).toMatch(/^call-network:/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(await post('203.0.113.9')).toBe(400)
  expect(keys).toHaveLength(3)
})

test('the links of newsletters have one limit for each visitor', async () => {
  const keys = new Set<string>()
  for (const path of ['/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x']) {
    const BURST = {
      limit: async ({ key }: { key: string }) => (keys.add(key), { success: false }),
    }
    const refused = await fetchSiteWith({ BURST }, path, { method: 'POST' })
    expect([refused.status, refused.headers.get('retry-after')], path).toEqual([429, '60'])
  }
  expect(keys.size).toBe(1)
})

test('a limiter of the platform that fails lets everybody through', async () => {
  const BURST = {
    limit: async () => {
      throw new Error('the limiter is away')
    },
  }
  const response = await fetchSiteWith({ BURST }, '/api/booking/slots')
  expect(response.status).toBe(200)
  expect(takeErrors()).toHaveLength(1)
})

test('the platform counts three hundred requests a minute, and forty calls', async () => {
  const headers = { 'CF-Connecting-IP': '198.51.100.77' }
  for (const [path, maxCount] of [
    ['/api/csp-report', 300],
    ['/api/receptionist', 40],
  ] as const) {
    let passedCount = 0
    // A minute that ends meanwhile lets as many more through.
    while (passedCount <= 2 * maxCount) {
      const { status } = await fetchSiteWith({}, path, { method: 'POST', body: '[]', headers })
      if (status === 429) break
      passedCount += 1
    }
    expect(passedCount, path).toBeGreaterThanOrEqual(maxCount)
    expect(passedCount, path).toBeLessThanOrEqual(2 * maxCount)
  }
})
