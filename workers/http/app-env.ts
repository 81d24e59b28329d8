import type { Context } from 'hono'
import type { Settings } from '../settings.ts'

/**
 * What every handler finds in its context. Read it with `c.get`: `c.var` copies all of it each
 * time.
 */
export type AppEnv = {
  // Optional: a deploy that binds it fails until the operator has turned on Analytics Engine.
  Bindings: Env & { COUNTERS?: AnalyticsEngineDataset }
  // `url` is the address, parsed once; React Router sets `route` and `hasRenderFailed` for a page.
  Variables: {
    requestId: string
    url: Readonly<URL>
    nonce: string
    settings: Settings
    route?: string | undefined
    hasRenderFailed?: boolean
  }
}

/** The site's canonical origin: the operator's setting, or else the request's origin. */
export function siteOrigin(c: Context<AppEnv>): string {
  return c.get('settings').SITE_URL ?? c.get('url').origin
}
