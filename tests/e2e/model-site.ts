import { mergeTests } from 'playwright/test'
import { newVisitor } from '../support/chat-client.ts'
import type { FakeUpstream } from '../support/fake-upstream.ts'
import type { BuildServer } from '../support/serve.ts'
import { test as complaining } from './site.ts'
import { test as base } from './sites.ts'

export { expect } from './site.ts'
export { KEY } from './sites.ts'

/**
 * A test on the build in workerd, with a key and a fake model on a real socket. Each test is a visitor
 * of its own.
 */
export const test = base.extend<{ upstream: FakeUpstream; site: BuildServer }>({
  upstream: async ({ modelSite }, use) => use(modelSite.upstream),
  site: async ({ modelSite }, use) => use(modelSite.server),
  baseURL: async ({ site }, use) => use(site.origin),
  extraHTTPHeaders: async ({}, use) => use({ 'CF-Connecting-IP': newVisitor() }),
})

/** The same in a browser. The test fails if the page complains. */
export const pageTest = mergeTests(test, complaining)
