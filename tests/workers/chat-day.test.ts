import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
// Loaded before the first question: only a test would wait for their compilation.
import 'openai'
import '#workers/chat/answers/answer.ts'
import { dayTotal } from '#workers/chat/limits.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSiteWith } from '#tests/support/site.ts'

let visitorCount = 0

async function ask(changes: object): Promise<Response> {
  visitorCount += 1
  const response = await fetchSiteWith({ OPENAI_API_KEY: 'sk-key', ...changes }, '/api/chat', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': `203.0.113.${visitorCount}`,
    },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'How much is Pro?' }] }),
  })
  return new Response(await response.text(), response)
}

/** How many the site has taken of today's total. */
async function takenCount(): Promise<number | null> {
  return await env.DB.prepare('select taken_count from limits where name = ?1')
    .bind(dayTotal.name)
    .first<number>('taken_count')
}

// In this order: the machine remembers for the rest of the day that it is spent.
test('without a count of the day there is no cap: the site answers, and the log says so', async () => {
  const DB = {
    prepare() {
      throw new Error('D1 is down')
    },
  } as unknown as D1Database
  const response = await ask({ DB })
  expect(response.status).toBe(200)
  expect(response.headers.get('x-chat-mode')).toBe('site')
  expect(takeErrors().map((line) => JSON.parse(line))).toMatchObject([
    { event: 'chat.day-unknown' },
  ])
})

test('a site without a key counts nothing', async () => {
  expect((await ask({ OPENAI_API_KEY: '' })).headers.get('x-chat-mode')).toBe('site')
  expect(await takenCount()).toBeNull()
})

test('the 5,000th question of a day goes to the model, the next to the site, and the log says so once', async () => {
  // A port on which nothing listens: what counts is that the model was asked.
  const closed = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }
  const first = await ask(closed)
  expect(first.headers.get('x-chat-mode')).toBe('model')
  expect(await first.text()).toBe(': hb\n\nevent: error\ndata: {"code":"unavailable"}\n\n')
  expect(await takenCount()).toBe(1)
  await env.DB.prepare('update limits set taken_count = 4999 where name = ?1')
    .bind(dayTotal.name)
    .run()
  expect((await ask(closed)).headers.get('x-chat-mode')).toBe('model')
  expect(await takenCount()).toBe(5000)
  expect(takeErrors().map((line) => JSON.parse(line))).toMatchObject([
    { event: 'chat.failed', fault: 'unreachable' },
    { event: 'chat.failed', fault: 'unreachable' },
  ])
  for (const response of [await ask(closed), await ask(closed)]) {
    expect(response.headers.get('x-chat-mode')).toBe('site')
    expect(await response.text()).toContain('£50')
  }
  expect(await takenCount()).toBe(5000)
  expect(takeErrors().map((line) => JSON.parse(line))).toMatchObject([{ event: 'chat.day-spent' }])
})

test('in the last tenth of a day no machine lets more through than are left', async () => {
  await env.DB.prepare('update limits set taken_count = 4990 where name = ?1')
    .bind(dayTotal.name)
    .run()
  vi.resetModules()
  const { takeFromDay } = await import('#workers/chat/day-total.ts')
  let spentCount = 0
  const context = {
    db: env.DB,
    waitUntil: () => expect.fail('counted after the fact'),
    onSpent: () => void (spentCount += 1),
  }
  expect(await takeFromDay(context)).toBe(true)
  const results = await Promise.all(Array.from({ length: 20 }, () => takeFromDay(context)))
  expect(results.filter(Boolean)).toHaveLength(9)
  expect(spentCount).toBe(1)
})

test('far from its end a day is counted while the model is asked, unless counting has failed', async () => {
  await env.DB.prepare('update limits set taken_count = 0 where name = ?1')
    .bind(dayTotal.name)
    .run()
  vi.resetModules()
  const { takeFromDay } = await import('#workers/chat/day-total.ts')
  const pending: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void pending.push(work)
  const onSpent = () => expect.fail('the day is young')
  const prepare = () => {
    throw new Error('D1 is down')
  }
  const context = { db: env.DB, waitUntil, onSpent }
  const broken = { ...context, db: { prepare } as unknown as D1Database }
  expect(await takeFromDay(context)).toBe(true)
  expect(pending).toHaveLength(0)
  expect(await takeFromDay(context)).toBe(true)
  expect(pending).toHaveLength(1)
  await pending[0]
  expect(await takenCount()).toBe(2)
  expect(await takeFromDay(broken)).toBe(true)
  await pending[1]
  await expect(takeFromDay(broken)).rejects.toThrow('D1 is down')
})
