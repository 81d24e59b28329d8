import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { played } from '#tests/support/call.ts'
import { limits } from '#workers/http/limit-policies.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { createVisitor } from '#tests/support/visitor.ts'

const call = {
  setup: { trade: 'plumber', name: 'Brook & Sons' },
  lines: ['A boiler service on Tuesday at 3, please', { text: "It's Dave", by: 'spoken' }],
  now: '2026-11-23T09:12',
  seed: 7,
}

const COMMANDS = '/api/receptionist/commands'

function post(
  body: unknown,
  headers: Record<string, string> = {},
  visitor = createVisitor(),
  path = '/api/receptionist',
) {
  return visitor.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

test('a call is played as the engine plays it, and not cached', async () => {
  const response = await post(call)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual(
    played({
      setup: { trade: 'plumber', name: 'Brook & Sons' },
      lines: [
        { text: 'A boiler service on Tuesday at 3, please', by: 'typed' },
        { text: "It's Dave", by: 'spoken' },
      ],
      now: call.now,
      seed: call.seed,
    }),
  )
})

test('an invalid call is refused with the reason', async () => {
  for (const [body, why] of [
    ['{', 'the call must be an object'],
    [{ ...call, setup: { trade: 'astronaut' } }, 'setup.trade must be one of the trades'],
    [{ ...call, now: 'today' }, 'now must be a time such as "2026-11-23T09:12"'],
    [
      { ...call, lines: Array.from({ length: 61 }, () => 'a') },
      'lines must have at most 60 entries',
    ],
    [{ ...call, lines: ['a'.repeat(501)] }, 'a line must be at most 500 characters'],
    [
      { ...call, setup: { trade: 'plumber', town: 'a'.repeat(6 * 1024) } },
      'setup must be at most 6144 bytes',
    ],
  ] as const) {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: { code: 'bad-request', message: why } })
  }
})

test('sixty lines of five hundred characters pass, 32 KB and a byte do not', async () => {
  const lines = Array.from({ length: 60 }, () => 'word '.repeat(100))
  expect((await post({ ...call, lines })).status).toBe(200)
  const long = JSON.stringify(call)
  expect((await post(long.padEnd(32 * 1024))).status).toBe(200)
  expect((await post(long.padEnd(32 * 1024 + 1))).status).toBe(413)
})

test('other methods, other types and other sites are refused', async () => {
  const got = await createVisitor().send('/api/receptionist')
  expect(got.status).toBe(405)
  expect(got.headers.get('Allow')).toBe('POST')
  expect((await post(call, { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await post(call, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(call, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
})

test('a visitor over the burst limit is told to wait', async () => {
  const settings = { CALL_BURST: { limit: async () => ({ success: false }) } }
  const response = await post(call, {}, createVisitor({ settings }))
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('without a key no model is asked, and the call goes on', async () => {
  const line = { text: 'mumble', open: 'name', business: 'Brook & Sons', services: ['Tap repair'] }
  const response = await post(line, {}, createVisitor(), COMMANDS)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ commands: [] })
})

test('when the limits alone take as long as the page waits, no model is asked', async () => {
  let nowMs = Date.now()
  const now = vi.spyOn(Date, 'now').mockImplementation(() => nowMs)
  const ask = vi.spyOn(globalThis, 'fetch')
  const DB = new Proxy(env.DB, {
    get(db, name) {
      if (name === 'prepare') nowMs += 1300
      return Reflect.get(db, name).bind(db)
    },
  })
  const visitor = createVisitor({ settings: { DB, OPENAI_API_KEY: 'sk-key' } })
  const line = { text: 'mumble', open: 'name', business: 'Brook & Sons', services: ['Tap repair'] }
  const response = await post(line, {}, visitor, COMMANDS)
  expect(await response.json()).toEqual({ commands: [] })
  expect(ask).not.toHaveBeenCalled()
  now.mockRestore()
  ask.mockRestore()
})

test('a model that refuses is logged with its status and counted, and so is the last line of the day', async () => {
  // Loading it counts as the model's time, and takes long on a busy machine.
  await import('openai')
  const counted: unknown[] = []
  const COUNTERS = { writeDataPoint: (point: unknown) => void counted.push(point) }
  const visitor = createVisitor({ settings: { COUNTERS, OPENAI_API_KEY: 'sk-key' } })
  using ask = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ error: { message: 'no such key' } }, { status: 401 }),
    )
  const line = { text: 'mumble', open: 'name', business: 'Brook & Sons', services: ['Tap repair'] }
  const send = async () => await (await post(line, {}, visitor, COMMANDS)).json()
  expect(await send()).toEqual({ commands: [] })
  const failed = { event: 'receptionist.model-failed', fault: 'refused', status: 401 }
  expect(takeErrors().map((text) => JSON.parse(text))).toMatchObject([failed])
  expect(counted).toEqual([
    { indexes: ['receptionist'], blobs: ['failed', 'refused'], doubles: [1] },
  ])

  const { maxCount, name } = limits.receptionistDay
  await env.DB.prepare('update limits set taken_count = ?1 where name = ?2')
    .bind(maxCount - 1, name)
    .run()
  await send()
  const spent = { event: 'receptionist.day-spent' }
  expect(takeErrors().map((text) => JSON.parse(text))).toMatchObject([spent, failed])
  await send()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('an invalid or oversized line, or one from another site, is refused', async () => {
  const line = { text: 'mumble', open: null, business: 'B', services: [] }
  const status = async (body: unknown, headers = {}) =>
    (await post(body, headers, createVisitor(), COMMANDS)).status
  expect(await status({ ...line, text: 'a'.repeat(500) })).toBe(200)
  expect(await status({ ...line, text: 'a'.repeat(501) })).toBe(400)
  expect(await status({ ...line, text: ' ' })).toBe(400)
  expect(await status({ ...line, open: '<b>' })).toBe(400)
  expect(await status({ ...line, services: Array.from({ length: 41 }, () => 'a') })).toBe(400)
  expect(await status('{')).toBe(400)
  expect(await status(JSON.stringify(line).padEnd(16 * 1024 + 1))).toBe(413)
  expect(await status(line, { 'Content-Type': 'text/plain' })).toBe(415)
  expect(await status(line, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  const got = await createVisitor().send(COMMANDS)
  expect(got.headers.get('Allow')).toBe('POST')
})
