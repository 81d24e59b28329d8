import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createSite } from '#workers/site.ts'

const LIMIT_BYTES = 64 * 1024
const CHUNK_BYTES = 16 * 1024
const FORM = 'application/x-www-form-urlencoded'

const pages = ['/auth', '/auth/forgotten', '/auth/reset', '/auth/verify', '/account', '/welcome']

/** Posts to a page that says how much of the body it was given. */
async function post(path: string, body: BodyInit | null, headers: Record<string, string> = {}) {
  const site = createSite(async (request) => {
    const { byteLength } = await request.arrayBuffer()
    return new Response(String(byteLength))
  })
  const context = createExecutionContext()
  const request = new Request(`https://larkline.test${path}`, { method: 'POST', headers, body })
  const response = await site.fetch(request, env, context)
  await waitOnExecutionContext(context)
  return response
}

/** A megabyte without a length, and how much of it was taken. */
function longBody() {
  let sentBytes = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sentBytes += CHUNK_BYTES
      controller.enqueue(new Uint8Array(CHUNK_BYTES).fill(0x61))
      if (sentBytes >= 16 * LIMIT_BYTES) controller.close()
    },
  })
  return { stream, sentBytes: () => sentBytes }
}

test('a body without a length is refused at 64 KiB, and no more of it is read', async () => {
  for (const path of [...pages, '/auth.data', '/', '/nowhere']) {
    const { stream, sentBytes } = longBody()
    const response = await post(path, stream, { 'Content-Type': FORM })
    expect(response.status, path).toBe(413)
    expect(sentBytes(), path).toBeLessThanOrEqual(LIMIT_BYTES + 2 * CHUNK_BYTES)
  }
})

test('a form of exactly the limit reaches its page whole, and one byte more does not', async () => {
  const form = { 'Content-Type': FORM }
  const chunked = (sizeBytes: number) => new Blob(['a'.repeat(sizeBytes)]).stream()
  expect(await (await post('/auth', chunked(LIMIT_BYTES), form)).text()).toBe(String(LIMIT_BYTES))
  expect((await post('/auth', chunked(LIMIT_BYTES + 1), form)).status).toBe(413)

  const named = (sizeBytes: number) => ({ ...form, 'Content-Length': String(sizeBytes) })
  const most = await post('/auth', 'a'.repeat(LIMIT_BYTES), named(LIMIT_BYTES))
  expect(await most.text()).toBe(String(LIMIT_BYTES))
  const more = await post('/auth', 'a'.repeat(LIMIT_BYTES + 1), named(LIMIT_BYTES + 1))
  expect(more.status).toBe(413)
})

test('a page takes forms and nothing else', async () => {
  for (const type of [
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/x-www-form-urlencodedx',
  ]) {
    expect((await post('/auth', 'a=b', { 'Content-Type': type })).status, type).toBe(415)
  }
  expect((await post('/auth', new Uint8Array([1]))).status).toBe(415)
  expect((await post('/auth', null)).status).toBe(200)
  // How a browser's fetch sends a POST without a body, and what workerd makes of it.
  const empty = await post('/auth', new Uint8Array(), { 'Content-Length': '0' })
  expect(empty.status).toBe(200)
  const withCharset = { 'Content-Type': `${FORM};charset=UTF-8` }
  expect(await (await post('/auth', 'a=b', withCharset)).text()).toBe('3')
})

test('a refused form is answered with a sentence, which a browser without scripts shows', async () => {
  const tooLarge = await post('/auth', 'a'.repeat(LIMIT_BYTES + 1), { 'Content-Type': FORM })
  expect(tooLarge.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(tooLarge.headers.get('Cache-Control')).toBe('no-store')
  expect(await tooLarge.text()).toBe('The form is too large.')
})
