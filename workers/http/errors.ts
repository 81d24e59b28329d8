import type { Context, Handler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { CLIENT_CLOSED, logEvent, routePattern } from './request-log.ts'
import type { AppEnv } from './app-env.ts'

/** A plain-text 404, for anything that is not a page. */
export function answerNotFound(c: Context<AppEnv>): Response {
  return c.text('Not found', 404)
}

/** Says why nothing was done: to a program in JSON, with a code, and to a person as text. */
export function answerProblem(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  more: Record<string, string> = {},
): Response {
  const headers = { 'Cache-Control': 'no-store', ...more }
  const isProgram = c.req.path.startsWith('/api/')
  return isProgram
    ? c.json({ error: { code, message } }, status, headers)
    : c.text(message, status, headers)
}

/** Handles the methods that a path does not allow. */
export function methodNotAllowed(allow: string): Handler<AppEnv> {
  return (c) => c.text('Method not allowed', 405, { Allow: allow })
}

const refuseMethod = methodNotAllowed('GET, HEAD, POST')

/** Refuses every method that no page allows, including unknown ones. */
export const pageMethods = createMiddleware<AppEnv>(async (c, next) =>
  /^(GET|HEAD|POST)$/.test(c.req.method) ? next() : refuseMethod(c, next),
)

/** The last resort: logs the error once, and shows the visitor only a reference. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  // An error caused by the visitor leaving is not a failure, and nobody reads the response.
  if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED })
  logEvent('error', 'request.failed', c.get('requestId'), {
    route: routePattern(c),
    error: error.stack ?? String(error),
  })
  return answerProblem(
    c,
    500,
    'internal',
    `Something went wrong on our side. If you contact us, quote this reference: ${c.get('requestId')}`,
  )
}
