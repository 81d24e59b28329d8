import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readSettings, type Settings } from '../env.ts'
import { logEvent } from './request-log.ts'

/**
 * What every handler of the Worker finds in its context: read by `c.get`, since `c.var` makes an
 * object of all of it each time.
 */
export type AppEnv = {
  // Bound by an operator who has turned Analytics Engine on; without it a deploy would fail.
  Bindings: Env & { COUNTERS?: AnalyticsEngineDataset }
  // `url` is the address, parsed once for its many readers; `route` and `hasRenderFailed` are what
  // React Router says of a page.
  Variables: {
    requestId: string
    url: Readonly<URL>
    nonce: string
    settings: Settings
    route?: string | undefined
    hasRenderFailed?: boolean
  }
}

/** The site's canonical origin: what the operator has set, else that of the request. */
export function siteOrigin(c: Context<AppEnv>): string {
  return c.get('settings').SITE_URL ?? c.get('url').origin
}

/** Refuses to serve with a required setting missing: half a site is worse than a clear 503. */
export const requireSettings = createMiddleware<AppEnv>(async (c, next) => {
  const result = readSettings(c.env)
  if (result.kind === 'invalid') {
    logEvent('error', 'settings.invalid', c.get('requestId'), { keys: result.keys })
    return c.text('The site is not set up yet. Its operator finds the reason in the log.', 503, {
      'Retry-After': '60',
    })
  }
  c.set('settings', result.settings)
  return next()
})
