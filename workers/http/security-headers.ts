import { createMiddleware } from 'hono/factory'
import { googleIssuer } from './identity-provider.ts'
import { SCHEDULING_PATH, schedulingProvider } from './scheduling-provider.ts'
import {
  assetPolicy,
  contentSecurityPolicy,
  HSTS_FOR_ALL,
  popupPaths,
  REPORT_PATH,
} from './security-policy.ts'
import type { Settings } from '../settings.ts'
import type { AppEnv } from './app-env.ts'

const NONCE_BYTES = 16

/**
 * Adds `assetPolicy` to every response of the Worker, and the content policy to all but a 304. Assets get
 * `assetPolicy` from `public/_headers`.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))))
  c.set('nonce', nonce)
  await next()
  if (!takesHeaders(c.res)) c.res = new Response(c.res.body, c.res)
  for (const [name, value] of Object.entries(assetPolicy)) c.res.headers.set(name, value)
  if (popupPaths.includes(c.req.path)) c.res.headers.delete('Cross-Origin-Opener-Policy')
  // With a new nonce, a 304 would block every script of the page that the browser has stored.
  if (c.res.status === 304) return
  // Missing if the settings are invalid, or if the request was answered before they were read.
  const settings = c.get('settings') as Settings | undefined
  const issuer = settings ? googleIssuer(settings) : null
  const policy = contentSecurityPolicy({
    nonce,
    formTargets: issuer === null ? [] : [issuer],
    embedded: settings && c.req.path === SCHEDULING_PATH ? schedulingProvider(settings) : null,
  })
  c.res.headers.set('Content-Security-Policy', policy)
  c.res.headers.set('Reporting-Endpoints', `csp="${REPORT_PATH}"`)
  if (settings?.HSTS_PRELOAD) c.res.headers.set('Strict-Transport-Security', HSTS_FOR_ALL)
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
