import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
// Loaded before the first question: only a test would wait for their compilation.
import 'openai'
import '#workers/chat/answers/answer.ts'
import { plans } from '#app/site/pricing.ts'
import { limits } from '#workers/http/limit-policies.ts'
import { windowEndSec } from '#workers/http/limits.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSiteWith } from '#tests/support/site.ts'

const [, pro] = plans
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
    .bind(limits.chatQuestions.name)
    .first<number>('taken_count')
}

/** Makes the site have taken this many of today's total. */
async function setTakenCount(count: number): Promise<void> {
  const { name } = limits.chatQuestions
  const endsAtSec = windowEndSec(limits.chatQuestions, Date.now())
  await env.DB.prepare(
    `insert into limits (name, key, ends_at_sec, taken_count) values (?1, 'site', ?2, ?3)
     on conflict do update set taken_count = ?3`,
  )
    .bind(name, endsAtSec, count)
    .run()
}

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
    { event: 'limit.failed', name: 'chat-day' },
    { event: 'chat.count-failed' },
  ])
})

test('a site without a key counts nothing', async () => {
  await setTakenCount(7)
  expect((await ask({ OPENAI_API_KEY: '' })).headers.get('x-chat-mode')).toBe('site')
  expect(await takenCount()).toBe(7)
})

test('the 5,000th question of a day goes to the model and is logged as the last, the next goes to the site', async () => {
  // A port on which nothing listens: what counts is that the model was asked.
  const closed = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }
  await setTakenCount(0)
  const first = await ask(closed)
  expect(first.headers.get('x-chat-mode')).toBe('model')
  const events = await first.text()
  expect(events).toContain(
    `event: error\ndata: {"code":"unavailable","instead":"Pro is ${pro.price}`,
  )
  expect(await takenCount()).toBe(1)
  await setTakenCount(4999)
  expect((await ask(closed)).headers.get('x-chat-mode')).toBe('model')
  expect(await takenCount()).toBe(5000)
  expect(takeErrors().map((line) => JSON.parse(line))).toMatchObject([
    { event: 'chat.failed', fault: 'unreachable' },
    { event: 'chat.day-spent' },
    { event: 'chat.failed', fault: 'unreachable' },
  ])
  for (const response of [await ask(closed), await ask(closed)]) {
    expect(response.headers.get('x-chat-mode')).toBe('site')
    expect(await response.text()).toContain(pro.price)
  }
  expect(await takenCount()).toBe(5000)
})

test('of many questions at once, only as many as the day has left go to the model', async () => {
  await setTakenCount(4997)
  const closed = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(closed)))
  const modes = answers.map(({ headers }) => headers.get('x-chat-mode'))
  expect(modes.filter((mode) => mode === 'model')).toHaveLength(3)
  takeErrors()
})
