import { createMiddleware } from 'hono/factory'
import { googleIssuer } from './identity-provider.ts'
import { SCHEDULING_PATH, schedulingProvider } from './scheduling-provider.ts'
import {
  assetPolicy,
  contentSecurityPolicy,
  HSTS,
  HSTS_FOR_ALL,
  popupPaths,
  REPORT_PATH,
} from './security-policy.ts'
import { readSettings } from '../settings.ts'
import type { AppEnv } from './app-env.ts'

const NONCE_BYTES = 16

/**
 * Adds `assetPolicy` and HSTS to every response of the Worker, and the content policy to all but a 304.
 * Assets get `assetPolicy` from `public/_headers`.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))))
  c.set('nonce', nonce)
  // Before `limitStoreTime` replaces `env`, under which the settings are cached.
  const result = readSettings(c.env)
  const settings = result.kind === 'valid' ? result.settings : null
  await next()
  if (!takesHeaders(c.res)) c.res = new Response(c.res.body, c.res)
  for (const [name, value] of Object.entries(assetPolicy)) c.res.headers.set(name, value)
  if (popupPaths.includes(c.req.path)) c.res.headers.delete('Cross-Origin-Opener-Policy')
  // A browser keeps the newest, so while the settings are invalid it gets none.
  if (settings) {
    const value = settings.HSTS_PRELOAD ? HSTS_FOR_ALL : HSTS
    c.res.headers.set('Strict-Transport-Security', value)
  }
  // With a new nonce, a 304 would block every script of the page that the browser has stored.
  if (c.res.status === 304) return
  const issuer = settings ? googleIssuer(settings) : null
  const policy = contentSecurityPolicy({
    nonce,
    formTargets: issuer === null ? [] : [issuer],
    embedded: settings && c.req.path === SCHEDULING_PATH ? schedulingProvider(settings) : null,
  })
  c.res.headers.set('Content-Security-Policy', policy)
  c.res.headers.set('Reporting-Endpoints', `csp="${REPORT_PATH}"`)
})

/** Whether headers can be added, so that only fetched responses and redirects are copied. */
function takesHeaders(response: Response): boolean {
  try {
    response.headers.delete('X-Never-Sent')
    return true
  } catch {
    return false
  }
}
