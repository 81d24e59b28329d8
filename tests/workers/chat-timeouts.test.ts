import { expect, test, vi } from 'vitest'
// Loaded before the first question: the clock stands still while it is asked.
import 'openai'
import '#workers/chat/answers/answer.ts'
import '#workers/chat/instruction.ts'
import '#workers/chat/model-answer.ts'
import { readAnswer } from '#tests/support/chat-client.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSiteWith } from '#tests/support/site.ts'

const WORD = `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: { content: 'word ' } }] })}\n\n`

/** A model that answers with this speech, or not at all. */
function fakeModel(speech: UnderlyingDefaultSource<Uint8Array> | null) {
  let resolve: (signal: AbortSignal | null | undefined) => void = () => {}
  const called = new Promise<AbortSignal | null | undefined>((done) => (resolve = done))
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    resolve(init?.signal)
    if (speech === null) return await new Promise<Response>(() => {})
    const body = new ReadableStream(speech)
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  })
  return { called, [Symbol.dispose]: () => spy.mockRestore() }
}

type Speech = ReadableStreamDefaultController<Uint8Array>

const say = (speech: Speech) => speech.enqueue(new TextEncoder().encode(WORD))

/** A word a second, until nobody listens. */
function endlessSpeech() {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    start: (speech: Speech) => void (timer = setInterval(() => say(speech), 1000)),
    cancel: () => clearInterval(timer),
  }
}

test.each([
  { part: 'to begin', limitMs: 10_000, speech: null, heard: /^$/ },
  { part: 'to say a word', limitMs: 10_000, speech: {}, heard: /^$/ },
  { part: 'between two words', limitMs: 10_000, speech: { start: say }, heard: /^word/ },
  { part: 'in all', limitMs: 30_000, speech: endlessSpeech(), heard: /^(word ){20}/ },
])('the model has $limitMs ms $part', async ({ limitMs, speech, heard }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  using _real = { [Symbol.dispose]: () => vi.useRealTimers() }
  using model = fakeModel(speech)
  const response = await fetchSiteWith({ OPENAI_API_KEY: 'sk-key' }, '/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.77' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'How much is Pro?' }] }),
  })
  let isOver = false
  const answer = readAnswer(response).finally(() => (isOver = true))
  const signal = await model.called
  await vi.advanceTimersByTimeAsync(limitMs - 1)
  expect([isOver, signal?.aborted]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(1)
  const { text, rest } = await answer
  expect(text).toMatch(heard)
  expect(rest).toMatchObject([{ event: 'error', data: { code: 'timeout' } }])
  expect(signal?.aborted).toBe(true)
  expect(takeErrors().join()).toContain('chat.failed')
})
