import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chatSchemas, REQUEST_MAX_BYTES, type ChatMessage } from '#workers/chat/contract.ts'
import { requestBody } from './stream-answer.ts'

test('a request holds the last five messages', () => {
  const messages = Array.from({ length: 9 }, (_, index) => message(`message ${index}`))
  expect(contents(requestBody(messages))).toEqual([4, 5, 6, 7, 8].map((n) => `message ${n}`))
})

test('a request stays under the size limit in any script', () => {
  for (const letter of ['a', 'ü', '字', '😀', '"', '\u0001']) {
    const long = letter.repeat(2000 / letter.length)
    const body = requestBody(Array.from({ length: 5 }, () => message(long)))
    expect(new TextEncoder().encode(body).length, letter).toBeLessThanOrEqual(REQUEST_MAX_BYTES)
    expect(readRequest(body).messages.at(-1)?.content, letter).toBe(long)
  }
})

test('a reply that is longer than a message may be is cut short in the next request', () => {
  const reply: ChatMessage = { role: 'assistant', content: 'a'.repeat(2001) }
  expect(readRequest(requestBody([reply, message('And then?')])).messages).toHaveLength(2)
})

function message(content: string): ChatMessage {
  return { role: 'user', content }
}

/** A request parsed as the Worker does. **Errors**: throws the validation error. */
function readRequest(body: string) {
  return v.parse(chatSchemas.request, JSON.parse(body))
}

function contents(body: string): string[] {
  return readRequest(body).messages.map(({ content }) => content)
}
