import type { Context, Handler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { CLIENT_CLOSED, logEvent, routePattern } from './request-log.ts'
import type { AppEnv } from './settings.ts'

/** A plain 404, for what is no page. */
export function answerNotFound(c: Context<AppEnv>): Response {
  return c.text('Not found', 404)
}

/** An answer to a program: why it was refused, as a code and as a sentence for people. */
export function answerProblem(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ error: { code, message } }, status, { 'Cache-Control': 'no-store', ...headers })
}

/** A handler for the methods that a path does not take. */
export function methodNotAllowed(allow: string): Handler<AppEnv> {
  return (c) => c.text('Method not allowed', 405, { Allow: allow })
}

const refuseMethod = methodNotAllowed('GET, HEAD, POST')

/** Refuses the methods that no page takes, also those that nobody has heard of. */
export const pageMethods = createMiddleware<AppEnv>(async (c, next) =>
  /^(GET|HEAD|POST)$/.test(c.req.method) ? next() : refuseMethod(c, next),
)

/** The last resort: logs what happened once, and tells the visitor only the reference. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  // What breaks because the visitor has left is no failure, and nobody reads the answer.
  if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED })
  logEvent('error', 'request.failed', c.get('requestId'), {
    route: routePattern(c),
    error: error.stack ?? String(error),
  })
  return c.text(`Something went wrong on our side. Reference: ${c.get('requestId')}`, 500)
}
