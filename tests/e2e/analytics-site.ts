import { recordingHost } from '#tests/support/analytics-host.ts'
import { serveBuild, type BuildServer } from '#tests/support/serve.ts'
import { test as base } from './site.ts'

export { expect } from './site.ts'

type Host = Awaited<ReturnType<typeof recordingHost>>
type Running = { host: Host; server: BuildServer }

/**
 * A browser test on a site of its own with analytics set up, at a host that records what it gets. The
 * test fails if a page violates the content policy.
 */
export const test = base.extend<
  { host: Host; server: BuildServer; policy: void },
  { running: Running }
>({
  running: [
    async ({}, use) => {
      await using host = await recordingHost()
      await using server = await serveBuild({ POSTHOG_KEY: 'phc_test', POSTHOG_HOST: host.origin })
      await use({ host, server })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ running }, use) => use(running.server.origin),
  server: async ({ running }, use) => use(running.server),
  host: async ({ running }, use) => {
    running.host.requests.length = 0
    running.host.behaviour = 'take'
    await use(running.host)
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
