import { setTimeout } from 'node:timers/promises'
import { env } from 'cloudflare:workers'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { serviceSections } from '#app/legal/privacy-services.tsx'
import { DAY_MS } from '#app/rules/time-units.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSiteWith } from '#tests/support/site.ts'
import { takeTurn } from '#workers/chat/limit.ts'

const NOON = Date.parse('2026-03-01T12:00:00Z')

/** The platform's burst limiter, out of the way of the limits behind it. */
const CHAT_BURST: RateLimit = { limit: async () => ({ success: true }) }

function question(visitor: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': visitor },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'How much is Pro?' }] }),
  }
}

/** Asks a number of times at once, and returns the responses without reading the answers. */
async function flood(
  count: number,
  visitor: string,
  changes: Record<string, unknown>,
): Promise<Response[]> {
  const all = Array.from({ length: count }, async () => {
    const response = await fetchSiteWith(changes, '/api/chat', question(visitor))
    await response.body?.cancel()
    return response
  })
  return await Promise.all(all)
}

/**
 * Waits until at least six seconds are left of a window of ten.
 * The platform's limiter counts in windows by the clock: a flood across two of them passes twice.
 */
async function startOfBurstWindow(): Promise<void> {
  const left = 10_000 - (Date.now() % 10_000)
  if (left < 6000) await setTimeout(left)
}

function passed(responses: Response[]): number {
  return responses.filter(({ status }) => status === 200).length
}

/** KV that counts what is written. */
function countingKv() {
  const written: string[] = []
  const kv = {
    get: (key: string) => env.KV.get(key, 'json'),
    put: (key: string, value: string, options: KVNamespacePutOptions) => {
      written.push(key)
      return env.KV.put(key, value, options)
    },
  } as unknown as KVNamespace
  return { kv, written }
}

function context(kv: KVNamespace = env.KV) {
  const failed: string[] = []
  const pending: Promise<unknown>[] = []
  return {
    kv,
    waitUntil: (work: Promise<unknown>) => void pending.push(work),
    onFailure: (what: string) => void failed.push(what),
    failed,
    written: () => Promise.all(pending),
  }
}

test('ten messages in ten seconds pass, and the burst limit stops a script', async () => {
  await startOfBurstWindow()
  const typed = await flood(10, '198.51.100.1', {})
  expect(passed(typed)).toBe(10)
  const script = await flood(30, '198.51.100.1', {})
  expect(passed(script)).toBeLessThanOrEqual(2)
  const refused = script.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBe(10)
})

test('of 150 requests at once from one address no more than the limit pass', async () => {
  const { kv, written } = countingKv()
  const responses = await flood(150, '198.51.100.2', { CHAT_BURST, KV: kv })
  expect(passed(responses)).toBe(20)
  const refused = responses.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(290)
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(300)
  expect(written, 'one write for each that passed').toHaveLength(20)
  await flood(10, '198.51.100.2', { CHAT_BURST, KV: kv })
  expect(written, 'none once over').toHaveLength(20)
})

test('IPv6 visitors are counted by their network, and another visitor is not touched', async () => {
  for (let host = 1; host <= 20; host += 1) {
    expect(passed(await flood(1, `2001:db8:7:7::${host}`, { CHAT_BURST }))).toBe(1)
  }
  expect(passed(await flood(1, '2001:db8:7:7:ffff::1', { CHAT_BURST }))).toBe(0)
  expect(passed(await flood(1, '2001:db8:7:8::1', { CHAT_BURST }))).toBe(1)
})

test('an asker with 65,536 IPv6 networks has 60 turns in five minutes, and no more stored', async () => {
  const ask = async (address: string) => passed(await flood(1, address, { CHAT_BURST }))
  for (let network = 1; network <= 60; network += 1) {
    expect(await ask(`2001:db8:48:${network.toString(16)}::1`), String(network)).toBe(1)
  }
  const stored = async () => (await env.KV.list({ prefix: 'chat:' })).keys.length
  const before = await stored()
  expect(await ask('2001:db8:48:ffff::1')).toBe(0)
  // Each refused address would otherwise leave a list in KV.
  expect(await stored()).toBe(before)
  expect(await ask('2001:db8:49:1::1')).toBe(1)
})

test('KV holds no address', async () => {
  await flood(1, '198.51.100.4', { CHAT_BURST })
  const { keys } = await env.KV.list()
  expect(keys.length).toBeGreaterThan(0)
  for (const { name } of keys) {
    expect(name).toMatch(/^chat:[\w-]{43}$/)
    expect(name + (await env.KV.get(name))).not.toMatch(/198\.51|2001:db8/)
  }
})

test('without KV the stricter limit of the single machine applies, and chat goes on', async () => {
  const fail = () => Promise.reject(new Error('KV is down'))
  const KV = { get: fail, put: fail } as unknown as KVNamespace
  const responses = await flood(30, '198.51.100.5', { CHAT_BURST, KV })
  expect(passed(responses)).toBe(12)
  const events = takeErrors().map((line) => (JSON.parse(line) as { event: string }).event)
  expect(new Set(events)).toEqual(new Set(['chat.limit-failed']))
})

test('a visitor has 20 turns in any five minutes', async () => {
  const kept = context()
  const take = (afterMs: number) => takeTurn(kept, 'sliding', NOON + afterMs)
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await take(turn * 1000), String(turn)).toBeNull()
  }
  expect(await take(20_000)).toBe(280)
  expect(await take(299_999)).toBe(1)
  expect(await take(300_000)).toBeNull()
  expect(await take(300_001)).not.toBeNull()
  expect(kept.failed).toEqual([])
})

test('a visitor has 100 turns in any 24 hours', async () => {
  const kept = context()
  const take = (afterSec: number) => takeTurn(kept, 'daily', NOON + afterSec * 1000)
  for (let turn = 0; turn < 100; turn += 1) {
    expect(await take(turn * 60), String(turn)).toBeNull()
  }
  expect(await take(6000)).toBe(80_400)
  expect(await take(86_400)).toBeNull()
})

test('the time of a message is kept for two days at most, as /privacy says', async () => {
  const expiries: number[] = []
  let nowMs = NOON
  const kv = {
    get: (key: string) => env.KV.get(key, 'json'),
    put: (key: string, value: string, { expirationTtl = Infinity }: KVNamespacePutOptions) => {
      if (value.includes(String(NOON))) expiries.push(nowMs + expirationTtl * 1000)
      return env.KV.put(key, value)
    },
  } as unknown as KVNamespace
  for (nowMs of [NOON, NOON + DAY_MS - 1, NOON + DAY_MS]) {
    const kept = context(kv)
    expect(await takeTurn(kept, 'kept', nowMs)).toBeNull()
    await kept.written()
  }
  const keptMs = Math.max(...expiries) - NOON
  expect(keptMs).toBeGreaterThan(DAY_MS)
  expect(keptMs).toBeLessThanOrEqual(2 * DAY_MS)
  const chat = serviceSections.find(({ id }) => id === 'chat-assistant')
  expect(renderToStaticMarkup(chat?.body)).toContain(
    'we record when you sent messages and count your ratings, for two days at most.',
  )
})

test('what one machine has allowed counts on another', async () => {
  const one = context()
  for (let turn = 0; turn < 15; turn += 1) await takeTurn(one, 'roaming', NOON + turn)
  await one.written()

  vi.resetModules()
  const other = await import('#workers/chat/limit.ts')
  expect(other.takeTurn).not.toBe(takeTurn)
  const turns = await Promise.all(
    Array.from({ length: 10 }, () => other.takeTurn(context(), 'roaming', NOON + 60_000)),
  )
  expect(turns.filter((waitSec) => waitSec === null)).toHaveLength(5)
})

test('a record that is not ours counts for nothing', async () => {
  await env.KV.put('chat:odd', JSON.stringify({ hello: ['world'] }))
  expect(await takeTurn(context(), 'odd', NOON)).toBeNull()
  await env.KV.put('chat:odder', 'no JSON')
  const kept = context()
  expect(await takeTurn(kept, 'odder', NOON)).toBeNull()
  expect(kept.failed).toEqual(['read'])
})

test('a slow KV delays no answer: the stricter limit of the single machine applies', async () => {
  const never = () => new Promise<never>(() => undefined)
  const kept = context({ get: never, put: async () => undefined } as unknown as KVNamespace)
  const startMs = Date.now()
  expect(await takeTurn(kept, 'slow', NOON)).toBeNull()
  expect(Date.now() - startMs).toBeLessThan(2000)
  expect(kept.failed).toEqual(['read'])
})

test('a burst limiter that throws stops nobody', async () => {
  const CHAT_BURST = { limit: () => Promise.reject(new Error('the limiter is down')) }
  const responses = await flood(2, '198.51.100.6', { CHAT_BURST })
  expect(passed(responses)).toBe(2)
  const events = takeErrors().map((line) => JSON.parse(line) as object)
  expect(events).toMatchObject([{ name: 'chat' }, { name: 'chat' }])
})
