import { mergeTests, test as base } from 'playwright/test'
import { newVisitor } from '../support/chat-client.ts'
import { fakeUpstream, type FakeUpstream } from '../support/fake-upstream.ts'
import { serveBuild, type BuildServer } from '../support/serve.ts'
import { test as complaining } from './site.ts'

export { expect } from './site.ts'

/** The site's key for the model, which no response or log may contain. */
export const KEY = 'sk-nobody-sees-this'

/**
 * A test on the build in workerd, with a key and a fake model on a real socket. Each test is a visitor
 * of its own.
 */
export const test = base.extend<object, { upstream: FakeUpstream; site: BuildServer }>({
  upstream: [
    async ({}, use) => {
      await using upstream = await fakeUpstream()
      await use(upstream)
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ upstream }, use) => {
      await using site = await serveBuild({
        OPENAI_API_KEY: KEY,
        OPENAI_BASE_URL: upstream.baseUrl,
        OPENAI_MODEL: 'a-small-model',
      })
      await use(site)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  extraHTTPHeaders: async ({}, use) => use({ 'CF-Connecting-IP': newVisitor() }),
})

/** The same in a browser. The test fails if the page complains. */
export const pageTest = mergeTests(test, complaining)
