import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readSettings, type Settings } from '../env.ts'
import { logEvent } from './request-log.ts'

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

/** Answers 503 while a setting is missing or wrong, because half a site is worse. */
export const requireSettings = createMiddleware<AppEnv>(async (c, next) => {
  const result = readSettings(c.env)
  if (result.kind === 'invalid') {
    logEvent('error', 'settings.invalid', c.get('requestId'), { keys: result.keys })
    return c.text(
      'This site isn’t set up yet. If you run it, check the log to find out why.',
      503,
      {
        'Retry-After': '60',
      },
    )
  }
  c.set('settings', result.settings)
  return next()
})
