import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { failingDatabase } from '#tests/support/failing-database.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSiteWith } from '#tests/support/site.ts'
import site from '#tests/support/worker.ts'
import { createUser } from '#tests/support/visitor.ts'

const never = () => new Promise<never>(() => undefined)

/** A database that takes every question and answers none. */
const hangingStatement = { bind: () => hangingStatement, first: never, all: never, run: never }
const hangingDatabase = { prepare: () => hangingStatement, batch: never }

const hangingKv = { get: never, put: async () => undefined, delete: async () => undefined }

/** The response to a request under the test's clock, and how long it took. **Units**: ms. */
async function timed(ask: () => Promise<Response>): Promise<{ response: Response; ms: number }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let response: Response | undefined
    void ask().then((answer) => (response = answer))
    let ms = 0
    for (; !response && ms < 10_000; ms += 100) await vi.advanceTimersByTimeAsync(100)
    return { response: response ?? expect.fail('no answer within ten seconds'), ms }
  } finally {
    vi.useRealTimers()
  }
}

test('every D1 read that hangs fails after two seconds', async () => {
  const visitor = await createUser('hanging@example.com')
  const session = [...visitor.jar].map((pair) => pair.join('=')).join('; ')
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json', Cookie: session } }
  const requests: [path: string, status: number, init?: RequestInit][] = [
    ['/api/health', 503],
    ['/api/booking/slots', 500],
    ['/api/auth/check', 503, { headers: { Cookie: session } }],
    ['/api/auth/session', 503, { headers: { Cookie: session } }],
    [
      '/page/sign-in',
      500,
      { method: 'POST', body: new URLSearchParams('email=a@b.example&password=c') },
    ],
    ['/page/subscription?token=abc', 500],
    ['/api/newsletter', 503, { ...json, body: '{"email":"ann@example.com"}' }],
    ['/api/token-sync/token', 500, { headers: { Cookie: session } }],
    ['/', 200, { headers: { Cookie: session } }],
  ]
  for (const [path, status, init] of requests) {
    const askWith = (DB: object) => () =>
      fetchSiteWith({ DB, TOKEN_SYNC_URL: '/api/token-sync' }, path, init)
    // First, since it loads what the other must not wait for.
    expect((await askWith(failingDatabase)()).status, path).toBe(status)
    const hung = await timed(askWith(hangingDatabase))
    expect([hung.response.status, hung.ms], path).toEqual([status, 2000])
  }
  expect(takeErrors().join()).toContain('D1 took longer than 2000 ms')
})

test('a page that reads the session and then more data fails after two seconds, too', async () => {
  const visitor = await createUser('hanging-page@example.com')
  const Cookie = [...visitor.jar].map((pair) => pair.join('=')).join('; ')
  const { response, ms } = await timed(() =>
    fetchSiteWith({ DB: hangingDatabase }, '/page/read-account', { headers: { Cookie } }),
  )
  expect([response.status, ms]).toEqual([500, 2000])
  expect(takeErrors()).toHaveLength(2)
})

test('a store that hung is tried again by the next request', async () => {
  const visitor = await createUser('hung-once@example.com')
  const Cookie = [...visitor.jar].map((pair) => pair.join('=')).join('; ')
  let isHanging = true
  const DB = new Proxy(env.DB, {
    get(db, name) {
      const own = Reflect.get(isHanging ? hangingDatabase : db, name) as () => void
      return own.bind(db)
    },
  })
  const bindings = { ...env, DB }
  const ask = async () =>
    await site.fetch(
      new Request('https://larkline.test/page/read-account', { headers: { Cookie } }),
      bindings,
      createExecutionContext(),
    )
  expect((await timed(ask)).response.status).toBe(500)
  isHanging = false
  expect((await ask()).status).toBe(200)
  expect(takeErrors()).toHaveLength(2)
})

test('a batch of reads is limited as well, and the errors of D1 and KV come through', async () => {
  const visitor = await createUser('whole-data@example.com')
  const hung = await timed(async () => {
    const DB = new Proxy(env.DB, {
      get: (db, name) =>
        name === 'batch' ? never : (Reflect.get(db, name) as () => void).bind(db),
    })
    const Cookie = [...visitor.jar].map((pair) => pair.join('=')).join('; ')
    return await fetchSiteWith({ DB }, '/page/export-data', { headers: { Cookie } })
  })
  expect([hung.response.status, hung.ms >= 2000, hung.ms <= 2200]).toEqual([500, true, true])
  expect(takeErrors().join()).toContain('D1 took longer than 2000 ms')
  expect(await visitor.read('exportData')).toMatchObject({
    kind: 'data',
    data: { newsletter: { subscriptions: [], sent: [], asked: [] } },
  })
})

test('a KV that hangs delays a synced session, and its sign-out, by two seconds', async () => {
  const settings = { TOKEN_SYNC_URL: '/api/token-sync' }
  const visitor = await createUser('hanging-kv@example.com', { settings })
  const { token } = await (await visitor.send('/api/token-sync/token')).json<{ token: string }>()
  const headers = { Authorization: `Bearer ${token}` }
  await visitor.send('/api/token-sync', { method: 'POST', headers })
  const Cookie = [...visitor.jar].map((pair) => pair.join('=')).join('; ')
  const init = { method: 'POST', headers: { ...headers, Cookie } }
  const { response, ms } = await timed(() =>
    fetchSiteWith({ ...settings, KV: hangingKv }, '/api/token-sync', init),
  )
  expect([response.status, ms]).toEqual([500, 2000])
  expect(takeErrors().join()).toContain('KV took longer than 2000 ms')

  const KV = { get: (key: string) => env.KV.get(key), delete: never }
  const body = new URLSearchParams()
  const leaving = await timed(() =>
    fetchSiteWith({ ...settings, KV }, '/page/sign-out', {
      method: 'POST',
      headers: { Cookie: [...visitor.jar].map((pair) => pair.join('=')).join('; ') },
      body,
    }),
  )
  expect([leaving.response.status, leaving.ms <= 2200]).toEqual([200, true])
  expect(leaving.response.headers.getSetCookie().join()).toMatch(/synced-session=[^;]*; Path=/)
  expect(takeErrors().join()).toContain('token-sync.not-deleted')
})

test('a D1 that hangs delays a sign-out by two seconds, and the cookie goes', async () => {
  const visitor = await createUser('hanging-sign-out@example.com')
  const hung = { bind: () => hung, run: never, first: never, all: never }
  const DB = new Proxy(env.DB, {
    get(db, name) {
      if (name !== 'prepare') return (Reflect.get(db, name) as () => void).bind(db)
      return (sql: string) =>
        /insert .*into signed_out_sessions/s.test(sql) ? hung : db.prepare(sql)
    },
  })
  const leaving = await timed(() =>
    fetchSiteWith({ DB }, '/page/sign-out', {
      method: 'POST',
      headers: { Cookie: [...visitor.jar].map((pair) => pair.join('=')).join('; ') },
      body: new URLSearchParams(),
    }),
  )
  expect([leaving.response.status, leaving.ms >= 2000]).toEqual([200, true])
  expect(leaving.response.headers.getSetCookie().join()).toMatch(/session-token=; Max-Age=0/)
  expect(takeErrors().join()).toContain('session.not-noted')
})
