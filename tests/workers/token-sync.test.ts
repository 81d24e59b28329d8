import { env } from 'cloudflare:workers'
import { sign } from 'hono/jwt'
import { expect, test } from 'vitest'
import { changeRow, createUser, createVisitor, findRow, passTime } from '#tests/support/visitor.ts'
import { hmac } from '#workers/http/hmac.ts'
import { issueToken } from '#workers/token-sync/token.ts'

const settings = { TOKEN_SYNC_URL: '/api/token-sync' }
const COOKIE = '__Host-synced-session'
const SECRET = 'a-secret-of-the-tests-that-is-long-enough'

type Visitor = ReturnType<typeof createVisitor>

async function fetchToken(visitor: Visitor): Promise<string> {
  return (await (await visitor.send('/api/token-sync/token')).json<{ token: string }>()).token
}

function post(visitor: Visitor, token: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` }
  return visitor.send('/api/token-sync', { method: 'POST', headers })
}

/** What KV holds for synced sessions. */
async function stored(): Promise<unknown[]> {
  const { keys } = await env.KV.list({ prefix: 'token-sync:' })
  return await Promise.all(keys.map(({ name }) => env.KV.get(name, 'json')))
}

async function clear() {
  const { keys } = await env.KV.list()
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
}

test('a synced user is stored in KV behind a signed cookie, and a deletion removes both', async () => {
  await clear()
  const visitor = await createUser('synced@example.com', { settings })
  const response = await post(visitor, await fetchToken(visitor))
  expect(response.status).toBe(204)
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^__Host-synced-session=\S+; Max-Age=86400; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  )
  const { id } = (await findRow('synced@example.com')) ?? {}
  expect(await stored()).toEqual([expect.objectContaining({ userId: id, version: 1 })])
  // Posting another token renews the stored session.
  await post(visitor, await fetchToken(visitor))
  expect(await stored()).toHaveLength(1)
  expect((await visitor.send('/api/token-sync', { method: 'DELETE' })).status).toBe(204)
  expect(visitor.jar.has(COOKIE)).toBe(false)
  expect(await stored()).toEqual([])
})

test('forged, old, foreign and outdated tokens get the same 401 and store nothing', async () => {
  await clear()
  const visitor = await createUser('refused@example.com', { settings })
  const good = await fetchToken(visitor)
  const [head, body, signature] = good.split('.')
  const claims = JSON.parse(atob(body ?? '')) as Record<string, unknown>
  const key = await hmac(SECRET, 'token-sync', 'key')
  const unsigned = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '')
  const forged = [
    '',
    'x',
    `${head}.${body}.`,
    `${unsigned}.${body}.`,
    `${unsigned}.${body}.${signature}`,
    `${head}.${btoa(JSON.stringify({ ...claims, sub: 'eve' })).replaceAll('=', '')}.${signature}`,
    await sign(claims, 'another-secret-altogether', 'HS256'),
    await sign({ ...claims, aud: 'somebody-else' }, key, 'HS256'),
    await sign({ ...claims, iss: 'https://evil.example' }, key, 'HS256'),
    await sign({ ...claims, sub: 'nobody' }, key, 'HS256'),
    await sign({ ...claims, ver: 0 }, key, 'HS256'),
    await sign({ ...claims, iat: Number(claims.iat) - 301 }, key, 'HS256'),
    await sign({ ...claims, iat: Number(claims.iat) + 60 }, key, 'HS256'),
    await sign({ ...claims, iat: undefined }, key, 'HS256'),
    visitor.jar.get('__Host-authjs.session-token') ?? '',
    await issueToken(['a-secret-that-is-not-ours-any-more-0'], 'https://larkline.test', {
      userId: String(claims.sub),
      version: 1,
      sessionId: String(claims.sid),
    }),
  ]
  const answers = new Set<string>()
  for (const token of forged) {
    const response = await post(visitor, token)
    expect(response.status, token).toBe(401)
    expect(response.headers.get('Set-Cookie'), token).toBeNull()
    answers.add(await response.text())
  }
  expect(answers.size).toBe(1)
  expect(await stored()).toEqual([])
  await changeRow('refused@example.com', 'disabled_at_sec', 1)
  expect((await post(visitor, good)).status).toBe(401)
  await changeRow('refused@example.com', 'disabled_at_sec', null)
  expect((await post(visitor, good)).status).toBe(204)
})

test('a token is taken until 300 seconds after it was issued', async () => {
  const visitor = await createUser('aged@example.com', { settings })
  const nowMs = Math.floor(Date.now() / 1000) * 1000
  const at = async (ms: number, act: () => Promise<unknown>) => {
    using _then = passTime(nowMs + ms - Date.now())
    return await act()
  }
  const token = String(await at(0, () => fetchToken(visitor)))
  const statusAt = (ms: number) => at(ms, async () => (await post(visitor, token)).status)
  expect(await statusAt(299_000)).toBe(204)
  expect(await statusAt(300_000)).toBe(204)
  expect(await statusAt(301_000)).toBe(401)
})

test("another user's synced session is not carried over", async () => {
  await clear()
  const visitor = await createUser('first-synced@example.com', { settings })
  await post(visitor, await fetchToken(visitor))
  const before = visitor.jar.get(COOKIE)
  await visitor.post('signUp', { email: 'next-synced@example.com', password: 'two geese by night' })
  await post(visitor, await fetchToken(visitor))
  expect(visitor.jar.get(COOKIE)).not.toBe(before)
  const { id } = (await findRow('next-synced@example.com')) ?? {}
  expect(await stored()).toEqual([expect.objectContaining({ userId: id })])
})

test('signing out everywhere ends synced sessions, too', async () => {
  await clear()
  const visitor = await createUser('ends-syncs@example.com', { settings })
  await post(visitor, await fetchToken(visitor))
  await visitor.post('signOutEverywhere')
  expect(await stored()).toEqual([])
})

test('an unsigned cookie gives access to nothing in KV', async () => {
  await env.KV.put('token-sync:victim', JSON.stringify({ userId: 'v' }))
  const visitor = createVisitor({ settings })
  visitor.jar.set(COOKIE, btoa(JSON.stringify('victim')))
  expect((await visitor.send('/api/token-sync', { method: 'DELETE' })).status).toBe(204)
  expect(await env.KV.get('token-sync:victim')).not.toBeNull()
  await env.KV.delete('token-sync:victim')
})

test('ending a session without a cookie writes nothing to KV', async () => {
  const deleted: string[] = []
  const KV = { delete: async (key: string) => void deleted.push(key) }
  const visitor = createVisitor({ settings: { ...settings, KV } })
  const ended = await visitor.send('/api/token-sync', { method: 'DELETE' })
  expect([ended.status, deleted]).toEqual([204, []])
  expect(ended.headers.get('Set-Cookie')).toContain('Expires=Thu, 01 Jan 1970')
})

test('token sync refuses other methods and other sites, and does not exist without its setting', async () => {
  const off = await createUser('sync-off@example.com')
  expect((await off.send('/api/token-sync/token')).status).toBe(404)
  expect((await off.send('/api/token-sync', { method: 'POST' })).status).toBe(404)
  const visitor = createVisitor({ settings })
  expect((await visitor.send('/api/token-sync/token')).status).toBe(401)
  const got = await visitor.send('/api/token-sync')
  expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST, DELETE'])
  const headers = { Origin: 'https://evil.example' }
  for (const method of ['POST', 'DELETE']) {
    expect((await visitor.send('/api/token-sync', { method, headers })).status).toBe(403)
  }
})
