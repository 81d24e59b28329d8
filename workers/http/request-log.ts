import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { AppEnv } from './settings.ts'

/** What the platform's own id looks like: anything else would stand in pages as whoever sent it wrote it. */
const RAY = /^[\w-]{1,40}$/

/** The status of a request whose visitor left before the answer, as nginx has it. */
export const CLIENT_CLOSED = 499

/** What an address is called that no route matches: it may hold anything. */
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
 * Gives each request its address as a URL and an id, which the visitor sees on an error page, and
 * writes its line, also when the visitor leaves before the answer.
 *
 * **Units**: `ms` until the answer begins; the platform's clock stands still while the Worker
 * computes, so that there it is the time spent waiting for others.
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

  // Not c.header: it would copy the answer, which securityHeaders has made one that takes headers.
  c.res.headers.set('X-Request-Id', requestId)
  c.res.headers.append('Server-Timing', `site;dur=${ms}`)
  if (!signal.aborted) log(c.res.status, ms, c.res.headers.get('X-Page-Cache'))
})
