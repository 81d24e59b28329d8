import { expect, test } from 'vitest'
import {
  assetHeadersFile,
  assetPolicy,
  HSTS,
  HSTS_FOR_ALL,
  popupPaths,
} from '#workers/http/security-policy.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'

const paths = ['/', '/api/health', '/api/nothing', '/blog/', '/%', '/moved', '/media/gone.mp3']

test('every response of the Worker has the security policy, errors and redirects too', async () => {
  const responses = await Promise.all([
    ...paths.map((path) => fetchSite(path)),
    fetchSite('/throws'),
    fetchSiteWith({ AUTH_SECRET: undefined }, '/'),
  ])
  expect(takeErrors()).toHaveLength(2)
  for (const { url, status, headers } of responses) {
    for (const [name, value] of Object.entries(assetPolicy)) {
      expect(headers.get(name), `${name} of ${status} ${url}`).toBe(value)
    }
    expect(headers.get('content-security-policy'), url).toContain("default-src 'none'")
  }
})

test('no response undoes the HSTS that the operator chose, whatever its status', async () => {
  const chosen = { HSTS_PRELOAD: 'true' }
  const file = '/media/calls/home.mp3'
  const etag = (await fetchSite(file)).headers.get('etag') ?? ''
  const responses = [
    await fetchSiteWith(chosen, '/contact'),
    await fetchSiteWith(chosen, file, { headers: { 'If-None-Match': etag } }),
    await fetchSiteWith(chosen, '/Contact'),
    await fetchSiteWith(chosen, '/assets/gone.js'),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 304, 308, 404])
  const hstsOf = ({ headers }: Response) => headers.get('strict-transport-security')
  expect(responses.map(hstsOf)).toEqual(Array(4).fill(HSTS_FOR_ALL))
  expect(hstsOf(await fetchSite('/contact'))).toBe(HSTS)
  expect(hstsOf(await fetchSiteWith({ ...chosen, AUTH_SECRET: undefined }, '/'))).toBe(null)
  expect(takeErrors()).toHaveLength(1)
  expect(assetHeadersFile().toLowerCase()).not.toContain('strict-transport-security')
})

test('only the pages of the sign-in pop-up keep their opener', async () => {
  for (const path of popupPaths) {
    expect((await fetchSite(path)).headers.get('cross-origin-opener-policy'), path).toBe(null)
  }
})

test('each response has a nonce of its own, and none allows unsafe scripts', async () => {
  const nonces = new Set<string>()
  for (let index = 0; index < 20; index += 1) {
    const policy = (await fetchSite('/')).headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe')
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
  }
  expect(nonces.size).toBe(20)
})

test("the headers file for static assets matches the Worker's headers", () => {
  const [everywhere = ''] = assetHeadersFile().split('\n/assets/*')
  for (const [name, value] of Object.entries(assetPolicy)) {
    expect(everywhere).toContain(`  ${name}: ${value}`)
  }
})
