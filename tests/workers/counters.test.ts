import { expect, test, vi } from 'vitest'
// Loaded before the first question: only a test would wait for its compilation.
import 'openai'
import { newAddress } from '#tests/support/newsletter.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'

/** A dataset that keeps what it is given. */
function dataset() {
  const points: AnalyticsEngineDataPoint[] = []
  const COUNTERS: AnalyticsEngineDataset = {
    writeDataPoint: (point = {}) => void points.push(point),
  }
  return { points, changes: { COUNTERS } }
}

function point(feature: string, outcome: string, cause: string) {
  return { indexes: [feature], blobs: [outcome, cause], doubles: [1] }
}

const foreign = { method: 'POST', headers: { Origin: 'https://evil.example' } }

test('refusals and failures are counted by feature; successes are not', async () => {
  const { points, changes } = dataset()
  for (const path of ['/', '/blog/x', '/api/health', '/no-such-page', '/api/no-such', '/moved']) {
    await fetchSiteWith(changes, path)
  }
  expect(points).toEqual([])
  await fetchSiteWith(changes, '/api/chat', foreign)
  await fetchSiteWith(changes, '/auth/reset', foreign)
  await fetchSiteWith(changes, '/', foreign)
  await fetchSiteWith(changes, '/throws')
  takeErrors()
  expect(points).toEqual([
    point('chat', 'refused', '415'),
    point('unknown', 'refused', '403'),
    point('unknown', 'refused', '403'),
    point('unknown', 'failed', '500'),
  ])
})

test('a visitor who asks too often is counted as limited', async () => {
  const { points, changes } = dataset()
  const CHAT_BURST = { limit: async () => ({ success: false }) }
  await fetchSiteWith({ ...changes, CHAT_BURST }, '/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Hello?' }] }),
  })
  expect(points).toEqual([point('chat', 'limited', '429')])
})

test('an answer of the chat that breaks off is counted, though its status was 200', async () => {
  const { points, changes } = dataset()
  const model = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }
  const response = await fetchSiteWith({ ...changes, ...model }, '/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What does it cost?' }] }),
  })
  expect(await response.text()).toContain('unavailable')
  takeErrors()
  expect(points).toEqual([point('chat', 'failed', 'unreachable')])
})

test('a refused form that returns to its page is counted as a refusal', async () => {
  const { points, changes } = dataset()
  const response = await fetchSiteWith(changes, '/api/newsletter', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: new URLSearchParams({ email: 'no address', page: '/blog' }),
  })
  expect(response.status).toBe(303)
  expect(points).toEqual([point('newsletter', 'refused', '400')])
})

test('a mail that fails is counted by its kind', async () => {
  const { points, changes } = dataset()
  const EMAIL = {
    async send() {
      throw new TypeError('the mail service is away')
    },
  }
  await fetchSiteWith({ ...changes, EMAIL, EMAIL_FROM: 'us@larkline.test' }, '/api/newsletter', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: newAddress() }),
  })
  takeErrors()
  expect(points).toEqual([point('mail', 'failed', 'newsletter-confirm')])
})

test('without a dataset the log has the counts, and Analytics Engine accepts our points', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const counts = () =>
    log.mock.calls
      .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
      .filter(({ event }) => event === 'count')
  expect((await fetchSite('/api/booking/move', foreign)).status).toBe(403)
  expect(counts()).toEqual([])
  const response = await fetchSiteWith({ COUNTERS: undefined }, '/api/booking/move', foreign)
  const requestId = response.headers.get('x-request-id')
  expect(counts()).toEqual([
    { event: 'count', requestId, feature: 'booking', outcome: 'refused', cause: '403' },
  ])
})
