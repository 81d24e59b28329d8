import { createMiddleware } from 'hono/factory'
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

/** Gives each request an id, which the visitor sees on an error page and the log repeats. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const ray = c.req.header('cf-ray') ?? ''
  const requestId = RAY.test(ray) ? ray : crypto.randomUUID()
  c.set('requestId', requestId)
  await next()
  // Not c.header: it would copy the answer, which securityHeaders has made one that takes headers.
  c.res.headers.set('X-Request-Id', requestId)
  logEvent('info', 'request', requestId, {
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
  })
})
