import { test as base } from 'playwright/test'
import { recordingHost } from '../support/analytics-host.ts'
import { fakeUpstream, type FakeUpstream } from '../support/fake-upstream.ts'
import {
  googleClient,
  startIdentityProvider,
  type IdentityProvider,
} from '../support/identity-provider.ts'
import { freePort, serveBuild, type BuildServer } from '../support/serve.ts'

/** A fake PostHog. */
export type Host = Awaited<ReturnType<typeof recordingHost>>

/** The site's key for the model, which no response or log may contain. */
export const KEY = 'sk-nobody-sees-this'

type Sites = {
  /** With Google's stand-in behind it. */
  accountsSite: { server: BuildServer; provider: IdentityProvider }
  /** With analytics set up, at a host that records what it gets. */
  analyticsSite: { server: BuildServer; host: Host }
  /** With a key and a fake model on a real socket. */
  modelSite: { server: BuildServer; upstream: FakeUpstream }
}

/**
 * A test that may ask for a site with settings of its own, which the first test of a worker starts.
 *
 * Every test file builds on this one: Playwright ends the worker and its browser before a test whose worker
 * fixtures are declared elsewhere.
 */
export const test = base.extend<object, Sites>({
  accountsSite: [
    async ({}, use) => {
      const port = await freePort()
      await using server = await serveBuild({
        AUTH_GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
        AUTH_GOOGLE_ID: googleClient.id,
        AUTH_GOOGLE_SECRET: googleClient.secret,
        TOKEN_SYNC_URL: '/api/token-sync',
      })
      await using provider = await startIdentityProvider(port, server.origin)
      await use({ server, provider })
    },
    { scope: 'worker' },
  ],
  analyticsSite: [
    async ({}, use) => {
      await using host = await recordingHost()
      await using server = await serveBuild({ POSTHOG_KEY: 'phc_test', POSTHOG_HOST: host.origin })
      await use({ server, host })
    },
    { scope: 'worker' },
  ],
  modelSite: [
    async ({}, use) => {
      await using upstream = await fakeUpstream()
      await using server = await serveBuild({
        OPENAI_API_KEY: KEY,
        OPENAI_BASE_URL: upstream.baseUrl,
        OPENAI_MODEL: 'a-small-model',
      })
      await use({ server, upstream })
    },
    { scope: 'worker' },
  ],
})
