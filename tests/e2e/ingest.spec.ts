import { expect, test } from './analytics-site.ts'

const BODY_MAX_BYTES = 512 * 1024

/** Sends a body without a Content-Length. */
function stream(url: string, sizeBytes: number) {
  const chunk = new Uint8Array(64 * 1024).fill(97)
  let leftBytes = sizeBytes
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (leftBytes === 0) return controller.close()
      const size = Math.min(leftBytes, chunk.length)
      controller.enqueue(chunk.slice(0, size))
      leftBytes -= size
    },
  })
  return fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit)
}

test('events reach the host without anything that identifies the visitor', async ({
  server,
  host,
}) => {
  const answer = await fetch(`${server.origin}/ingest/e/?ver=1&compression=base64&_=2&ip=1&q=x`, {
    method: 'POST',
    body: 'data=e30%3D',
    headers: {
      Origin: server.origin,
      Cookie: 'authjs.session-token=secret',
      Authorization: 'Bearer secret',
      Referer: `${server.origin}/welcome?secret`,
      'User-Agent': 'secret',
      'CF-Connecting-IP': '203.0.113.7',
      'X-Forwarded-For': '203.0.113.7',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [received] = host.requests
  expect(received).toMatchObject({
    method: 'POST',
    url: '/e/?_=2&compression=base64&ver=1',
    body: 'data=e30%3D',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(JSON.stringify(received?.headers)).not.toMatch(/secret|203\.0\.113/)
})

test("the host's newer path is served too, and leads nowhere else", async ({ server, host }) => {
  const send = (path: string) =>
    fetch(server.origin + path, { method: 'POST', body: '{}', redirect: 'manual' })
  expect((await send('/ingest/i/v0/e/')).status).toBe(200)
  expect(host.requests.map(({ url }) => url)).toEqual(['/i/v0/e/'])
  for (const path of ['/ingest/flags/', '/ingest/s/', '/ingest/static/array.js', '/ingest/e/x']) {
    expect((await send(path)).status, path).not.toBe(200)
  }
  expect(host.requests).toHaveLength(1)
})

test('a body of 512 KiB passes, and one byte more is stopped, with or without a length', async ({
  server,
  host,
}) => {
  const url = `${server.origin}/ingest/e/`
  const post = (sizeBytes: number) =>
    fetch(url, { method: 'POST', body: 'a'.repeat(sizeBytes) }).then(({ status }) => status)
  expect(await post(BODY_MAX_BYTES)).toBe(200)
  expect(await post(BODY_MAX_BYTES + 1)).toBe(413)
  expect((await stream(url, BODY_MAX_BYTES)).status).toBe(200)
  expect((await stream(url, BODY_MAX_BYTES + 1)).status).toBe(413)
  expect(host.requests.map(({ body }) => body.length)).toEqual([BODY_MAX_BYTES, BODY_MAX_BYTES])
})

test('a host that fails, redirects or hangs does not affect the visitor', async ({
  server,
  host,
}) => {
  const send = () => fetch(`${server.origin}/ingest/e/`, { method: 'POST', body: '{}' })
  for (const behaviour of ['fail', 'redirect'] as const) {
    host.behaviour = behaviour
    expect((await send()).status, behaviour).toBe(204)
  }
  expect(host.requests.map(({ url }) => url)).toEqual(['/e/', '/e/'])

  host.behaviour = 'hang'
  const startMs = performance.now()
  expect((await send()).status).toBe(204)
  const tookMs = performance.now() - startMs
  expect(tookMs).toBeGreaterThan(4900)
  expect(tookMs).toBeLessThan(8000)
})
