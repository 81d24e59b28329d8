import type { Context, Handler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { CLIENT_CLOSED, logEvent, routePattern } from './request-log.ts'
import type { AppEnv } from './app-env.ts'

/** A plain-text 404, for anything that is not a page. */
export function answerNotFound(c: Context<AppEnv>): Response {
  return c.text('Not found', 404)
}

/** The JSON of a refusal: a code for programs and a sentence for people. */
export function answerProblem(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ error: { code, message } }, status, { 'Cache-Control': 'no-store', ...headers })
}

/** Says why nothing could be done: to a program in JSON, to a person as text. */
export function answerFailure(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  code: string,
  message: string,
): Response {
  const isProgram = c.req.path.startsWith('/api/')
  return isProgram ? answerProblem(c, status, code, message) : c.text(message, status)
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
  return answerFailure(
    c,
    500,
    'internal',
    `Something went wrong on our side. If you contact us, quote this reference: ${c.get('requestId')}`,
  )
}
