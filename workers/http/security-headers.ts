import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { SCHEDULING_PATH, schedulingProvider } from './scheduling-provider.ts'
import { assetPolicy, contentSecurityPolicy, type EmbeddedSources } from './security-policy.ts'
import type { Settings } from '../env.ts'
import type { AppEnv } from './settings.ts'

const NONCE_BYTES = 16

/** Puts the security policy on every response of the Worker; `public/_headers` does it for assets. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))))
  c.set('nonce', nonce)
  await next()
  // A fetched or redirected response has immutable headers: without a copy, setting one throws.
  c.res = new Response(c.res.body, c.res)
  for (const [name, value] of Object.entries(assetPolicy)) c.res.headers.set(name, value)
  if (c.res.status !== 304) {
    c.res.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, embeddedIn(c)))
  }
})

function embeddedIn(c: Context<AppEnv>): EmbeddedSources | null {
  // Not there when they are wrong, or when the request went no further than its address.
  const settings: Settings | undefined = c.var.settings
  return c.req.path === SCHEDULING_PATH && settings ? schedulingProvider(settings) : null
}
