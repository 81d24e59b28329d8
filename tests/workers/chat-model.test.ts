import { expect, test, vi } from 'vitest'
// Loaded before the first question, which would wait for their compilation.
import 'openai'
import '#workers/chat/answers/answer.ts'
import '#workers/chat/instruction.ts'
import '#workers/chat/model-answer.ts'
import { readAnswer } from '#tests/support/chat-client.ts'
import { fetchSiteWith } from '#tests/support/site.ts'

const WHOLE = { choices: [{ index: 0, delta: { content: 'Hello.' }, finish_reason: 'stop' }] }

async function ask(): Promise<string> {
  const settings = { OPENAI_API_KEY: 'sk-key', OPENAI_MODEL: 'a-new-model' }
  const response = await fetchSiteWith(settings, '/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.78' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'How much is Pro?' }] }),
  })
  return (await readAnswer(response)).text
}

test('a model that refuses max_tokens is asked again with max_completion_tokens, and then always so', async () => {
  const asked: object[] = []
  using _model = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const body = await new Response(init?.body).json<object>()
    asked.push(body)
    const error = { message: 'x', param: 'max_tokens', code: 'unsupported_parameter' }
    if ('max_tokens' in body) return Response.json({ error }, { status: 400 })
    return new Response(`data: ${JSON.stringify(WHOLE)}\n\ndata: [DONE]\n\n`, {
      headers: { 'Content-Type': 'text/event-stream' },
    })
  })
  expect([await ask(), await ask()]).toEqual(['Hello.', 'Hello.'])
  const renamed = { model: 'a-new-model', max_completion_tokens: 120 }
  expect(asked).toMatchObject([{ max_tokens: 120 }, renamed, renamed])
  // Such a model takes no temperature either.
  expect(asked[1]).not.toHaveProperty('temperature')
})
