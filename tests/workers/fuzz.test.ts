import fc from 'fast-check'
import { expect, test } from 'vitest'
// Loaded before the first request: only a test would wait for their compilation.
import '#app/receptionist/engine/play.ts'
import '#workers/chat/answers/answer.ts'
import routes from '#app/routes.ts'
import { endpoints } from '#tests/support/fuzz-endpoints.ts'
import { findFaults } from '#tests/support/fuzz-faults.ts'
import { fuzzRequest } from '#tests/support/fuzz-requests.ts'
import { fetchSiteWith } from '#tests/support/site.ts'
import site from '#tests/support/worker.ts'

const SEED = 20_261_121
const REQUEST_COUNT = 500
const AUTH_SECRET = 'the-secret-that-no-answer-of-the-tests-may-show'

const settings = { AUTH_SECRET, TOKEN_SYNC_URL: '/api/token-sync' }
const rules = { origin: 'https://larkline.test', foreignOrigins: [], secrets: [AUTH_SECRET] }

test('the fuzz sends requests to every page and to every route of the Worker', () => {
  const pages = routes.map(({ path = '' }) => `/${path.replace(/:\w+/, '*')}`)
  // Under ALL, Hono lists middleware and the refusals of other methods.
  const handlers = site.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path)
  const known = new Set(endpoints.map(({ path }) => path))
  expect([...pages, ...handlers].filter((path) => !known.has(path))).toEqual([])
})

test('hundreds of hostile requests cause no 5xx, injected markup or header, or foreign redirect', async () => {
  const property = fc.asyncProperty(fuzzRequest, async ({ method, target, headers, body }) => {
    const response = await fetchSiteWith(settings, target, { method, headers, body })
    const answer = {
      status: response.status,
      headers: [...response.headers],
      text: await (await response.blob()).text(),
    }
    expect(findFaults(answer, rules)).toEqual([])
  })
  // Without an end it would look for the smallest request that fails until the test's time is up.
  const options = { seed: SEED, numRuns: REQUEST_COUNT, interruptAfterTimeLimit: 40_000 }
  await fc.assert(property, { ...options, markInterruptAsFailure: true })
})
