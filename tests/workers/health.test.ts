import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'

test('health is ok while the database answers', async () => {
  const response = await fetchSite('/api/health')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ status: 'ok', version: packageJson.version })
})

test('health takes no other method', async () => {
  const response = await fetchSite('/api/health', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('health names the part that fails and keeps the cause to the log', async () => {
  const DB = {
    prepare() {
      throw new Error('no such database: secret-name')
    },
  } as unknown as D1Database
  const response = await fetchSiteWith({ DB }, '/api/health')
  expect(response.status).toBe(503)
  const body = await response.text()
  expect(JSON.parse(body)).toMatchObject({ status: 'failing', part: 'database' })
  expect(body).not.toContain('secret-name')
  expect(takeErrors()[0]).toContain('secret-name')
})

test('a missing binding fails only its own part, and health says which', async () => {
  expect((await fetchSiteWith({ KV: undefined }, '/api/health')).status).toBe(200)
  expect((await fetchSiteWith({ KV: undefined }, '/')).status).toBe(200)
  const response = await fetchSiteWith({ DB: undefined }, '/api/health')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: 'failing', part: 'database' })
  expect(takeErrors()).toHaveLength(1)
})
