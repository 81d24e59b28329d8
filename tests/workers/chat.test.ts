import { expect, test } from 'vitest'
import { fetchSite } from '#tests/support/site.ts'

test('chat answers a question as a stream of events that ends with done', async () => {
  const response = await fetchSite('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '192.0.2.1' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'How much is Pro?' }] }),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('x-chat-mode')).toBe('site')
  const text = await response.text()
  expect(text).toMatch(/^: hb\n\nevent: delta\ndata: \{"text":"/)
  expect(text).toMatch(/event: done\ndata: \{\}\n\n$/)
})
