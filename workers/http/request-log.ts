import { createMiddleware } from 'hono/factory'
import { routePattern } from './route-pattern.ts'
import type { AppEnv } from './settings.ts'

/** What the platform's own id looks like: anything else would stand in pages as whoever sent it wrote it. */
const RAY = /^[\w-]{1,40}$/

/** Writes one log line: a JSON object with the event's name and ids, never bodies or addresses. */
export function logEvent(
  level: 'info' | 'error',
  event: string,
  requestId: string,
  fields: Record<string, unknown> = {},
): void {
  const line = JSON.stringify({ event, requestId, ...fields })
  if (level === 'error') console.error(line)
  else console.log(line)
}

/**
 * Gives each request its address as a URL and an id, which the visitor sees on an error page, and
 * writes its line.
 *
 * **Units**: `ms` until the answer begins; the platform's clock stands still while the Worker
 * computes, so that there it is what the request has waited for others.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const ray = c.req.header('cf-ray') ?? ''
  const requestId = RAY.test(ray) ? ray : crypto.randomUUID()
  const startMs = Date.now()
  c.set('requestId', requestId)
  c.set('url', new URL(c.req.url))
  await next()
  const ms = Date.now() - startMs
  // Not c.header: it would copy the answer, which securityHeaders has made one that takes headers.
  c.res.headers.set('X-Request-Id', requestId)
  c.res.headers.append('Server-Timing', `site;dur=${ms}`)
  logEvent('info', 'request', requestId, {
    method: c.req.method,
    route: routePattern(c),
    status: c.res.status,
    ms,
    cache: c.res.headers.get('X-Page-Cache'),
    country: (c.req.raw.cf as { country?: string } | undefined)?.country ?? null,
  })
})
