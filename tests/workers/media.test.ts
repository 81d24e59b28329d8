import { expect, test } from 'vitest'
import { parseRange } from '#workers/media/range.ts'
import { fetchSite } from '#tests/support/site.ts'

const CALL = '/media/calls/home.mp3'

async function range(value: string, headers: Record<string, string> = {}) {
  return await fetchSite(CALL, { headers: { Range: value, ...headers } })
}

test('a recording is served whole, says that it takes ranges, and has its type', async () => {
  const response = await fetchSite(CALL)
  expect(response.status).toBe(200)
  expect(response.headers.get('accept-ranges')).toBe('bytes')
  expect(response.headers.get('content-type')).toBe('audio/mpeg')
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
})

test('a range of a recording is exactly those bytes of the whole', async () => {
  const whole = new Uint8Array(await (await fetchSite(CALL)).arrayBuffer())
  for (const [value, first, last] of [
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=1000-', 1000, whole.length - 1],
    ['bytes=-500', whole.length - 500, whole.length - 1],
    [`bytes=10-${whole.length + 5}`, 10, whole.length - 1],
  ] as const) {
    const response = await range(value)
    expect(response.status, value).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${whole.length}`)
    expect(response.headers.get('content-length')).toBe(String(last - first + 1))
    const part = new Uint8Array(await response.arrayBuffer())
    // `toEqual` takes a second of processor time over these hundreds of thousands of bytes.
    expect(Buffer.compare(part, whole.slice(first, last + 1)), value).toBe(0)
  }
})

test('a range beyond the end gets 416 and the size', async () => {
  const response = await range('bytes=99999999-')
  expect(response.status).toBe(416)
  expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
  expect(await response.text()).toBe('')
})

test('a malformed range, several ranges or another unit get the whole file', async () => {
  for (const value of [
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,5-6',
    'items=0-1',
    'nonsense',
  ]) {
    expect((await range(value)).status, value).toBe(200)
  }
})

test('a range for the current copy is those bytes, and for an outdated one the whole new file', async () => {
  const etag = (await fetchSite(CALL)).headers.get('etag') ?? ''
  expect((await range('bytes=0-9', { 'If-Range': etag })).status).toBe(206)
  expect((await range('bytes=0-9', { 'If-Range': '"another"' })).status).toBe(200)
})

test('HEAD on a recording ignores the range and sends no body', async () => {
  const response = await fetchSite(CALL, { method: 'HEAD', headers: { Range: 'bytes=0-9' } })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('a recording that does not exist gets a plain 404, and writing to one 405', async () => {
  expect((await fetchSite('/media/calls/gone.mp3')).status).toBe(404)
  const posted = await fetchSite(CALL, { method: 'POST' })
  expect(posted.status).toBe(405)
  expect(posted.headers.get('allow')).toBe('GET, HEAD')
})

test('a fresh copy gets 304', async () => {
  const etag = (await fetchSite(CALL)).headers.get('etag')
  const response = await fetchSite(CALL, { headers: { 'If-None-Match': etag ?? '' } })
  expect(response.status).toBe(304)
  expect(response.headers.get('cache-control')).toContain('max-age=86400')
})

test('ranges are read at both edges of a file', () => {
  expect(parseRange('bytes=9-9', 10)).toEqual({ first: 9, last: 9 })
  expect(parseRange('bytes=10-10', 10)).toBe('unsatisfiable')
  expect(parseRange('bytes=-0', 10)).toBe('unsatisfiable')
  expect(parseRange('bytes=-11', 10)).toEqual({ first: 0, last: 9 })
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(parseRange(null, 10)).toBe(null)
})
