import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { AppEnv } from './app-env.ts'

/**
 * The format of the platform's own id. Anything else came from the client, and must not get into
 * pages.
 */
const RAY = /^[\w-]{1,40}$/

/** The status logged when the visitor left before the response, as in nginx. */
export const CLIENT_CLOSED = 499

/** The name logged when no route matches: the path itself may contain anything. */
const UNKNOWN_ROUTE = 'unknown'

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
 * The route that answers a request, such as `/blog/:id`, never the path that a visitor typed.
 *
 * Pages are named by React Router, everything else by Hono; a page that was refused before React
 * Router saw it is `unknown`.
 */
export function routePattern(c: Context<AppEnv>): string {
  const route = c.get('route') ?? routePath(c)
  return route === '/*' ? UNKNOWN_ROUTE : route
}

/**
 * Gives each request its parsed URL and an id, which error pages show, and writes its log line,
 * even if the visitor leaves before the response.
 *
 * **Units**: `ms` until the response begins. The platform's clock stands still while the Worker
 * computes, so there it is the time spent waiting.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const ray = c.req.header('cf-ray') ?? ''
  const requestId = RAY.test(ray) ? ray : crypto.randomUUID()
  const startMs = Date.now()
  c.set('requestId', requestId)
  c.set('url', new URL(c.req.url))

  const log = (status: number, ms: number, cache: string | null) => {
    logEvent('info', 'request', requestId, {
      method: c.req.method,
      route: routePattern(c),
      status,
      ms,
      cache,
      country: (c.req.raw.cf as { country?: string } | undefined)?.country ?? null,
    })
  }
  // The platform may end the Worker as soon as the visitor is gone: nothing after `next` would run.
  const { signal } = c.req.raw
  const logBreak = () => log(CLIENT_CLOSED, Date.now() - startMs, null)
  signal.addEventListener('abort', logBreak)
  await next()
  signal.removeEventListener('abort', logBreak)
  const ms = Date.now() - startMs

  // Not c.header: it would copy the response, whose headers securityHeaders has already made
  // mutable.
  c.res.headers.set('X-Request-Id', requestId)
  c.res.headers.append('Server-Timing', `site;dur=${ms}`)
  if (!signal.aborted) log(c.res.status, ms, c.res.headers.get('X-Page-Cache'))
})
