import type { BuildServer } from '../support/serve.ts'
import { test as base } from './site.ts'
import type { Host } from './sites.ts'

export { expect } from './site.ts'

/**
 * A browser test on a site of its own with analytics set up, at a host that records what it gets. The
 * test fails if a page violates the content policy.
 */
export const test = base.extend<{ host: Host; server: BuildServer; policy: void }>({
  baseURL: async ({ server }, use) => use(server.origin),
  server: async ({ analyticsSite }, use) => use(analyticsSite.server),
  host: async ({ analyticsSite: { host } }, use) => {
    host.requests.length = 0
    host.behaviour = 'take'
    await use(host)
  },
  policy: [
    async ({ page, complaints }, use) => {
      await page.exposeFunction('onViolation', (text: string) => complaints.push(text))
      await page.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI }) => {
            const { onViolation } = window as unknown as { onViolation: (text: string) => void }
            onViolation(`policy: ${violatedDirective} ${blockedURI}`)
          },
        )
      })
      await use()
    },
    { auto: true },
  ],
})
