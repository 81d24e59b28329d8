import { expect, test } from 'vitest'
import { maskText } from '#app/analytics/masking.ts'
import { signLink } from '#workers/http/signed-link.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'

/** Port 9 discards: nothing listens there, so whatever is passed on fails. */
const settings = { POSTHOG_KEY: 'phc_test', POSTHOG_HOST: 'http://127.0.0.1:9' }
const event = { method: 'POST', body: '{}' }

test('unless both settings are set, nothing reaches the host', async () => {
  const { POSTHOG_KEY, POSTHOG_HOST } = settings
  for (const given of [{}, { POSTHOG_KEY }, { POSTHOG_HOST }]) {
    for (const path of ['/ingest/e/', '/ingest', '/ingest/anything']) {
      expect((await fetchSiteWith(given, path, event)).status, path).toBe(404)
    }
  }
  expect((await fetchSite('/ingest/e/')).status).toBe(404)
})

test('only the paths that our client uses are there, and only for POST', async () => {
  for (const path of [
    '/ingest/',
    '/ingest/decide',
    '/ingest/flags/',
    '/ingest/batch/',
    '/ingest/array/phc_test/config.js',
    '/ingest/static/exception-autocapture.js',
    '/ingest/e/../flags/',
    '/ingest/E/',
  ]) {
    const response = await fetchSiteWith(settings, path, event)
    expect(response.status, path).toBe(404)
  }
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await fetchSiteWith(settings, '/ingest/e/', { method })
    expect(response.status, method).toBe(405)
    expect(response.headers.get('allow'), method).toBe('POST')
  }
})

test('another site cannot make a visitor send events', async () => {
  for (const [name, value] of [
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
    ['Sec-Fetch-Site', 'cross-site'],
  ] as const) {
    const headers = { [name]: value }
    const response = await fetchSiteWith(settings, '/ingest/e/', { ...event, headers })
    expect(response.status).toBe(403)
  }
})

test('events from a browser that sends Do Not Track go nowhere', async () => {
  for (const name of ['Sec-GPC', 'DNT']) {
    const headers = { [name]: '1' }
    const response = await fetchSiteWith(settings, '/ingest/e/', { ...event, headers })
    expect(response.status).toBe(200)
    expect(takeErrors()).toEqual([])
  }
})

test('a host that cannot be reached is logged, and the visitor gets an empty answer', async () => {
  for (const path of ['/ingest/e/', '/ingest/i/v0/e/']) {
    const response = await fetchSiteWith(settings, path, event)
    expect(response.status).toBe(204)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [line = ''] = takeErrors()
    expect(JSON.parse(line)).toMatchObject({ event: 'ingest.failed' })
    expect(line).not.toContain('phc_test')
  }
})

test('the token of a link in an email is masked wherever a text holds it', async () => {
  const token = await signLink(['a-secret'], 'booking', crypto.randomUUID(), Date.now() + 60_000)
  for (const text of [token, `token=${token}&x=1`, `{"token":"${token}"}`, `No ${token}.`]) {
    expect(maskText(text)).toBe(text.replace(token, '[token]'))
  }
})
