import { Hono, type Context } from 'hono'
import { count } from '../http/counters.ts'
import { answerNotFound, answerProblem, methodNotAllowed } from '../http/errors.ts'
import { limitBurst } from '../http/limits.ts'
import { logEvent } from '../http/request-log.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { AppEnv } from '../http/app-env.ts'
import { stopAfter } from './stop-after.ts'

/**
 * Where posthog-js sends events, by its own default and by the vendor's newer one. With flags,
 * recordings and remote scripts off, as in `app/analytics/capture.client.ts`, it asks for nothing else.
 */
const PATHS = ['/e/', '/i/v0/e/']

/** The parameters that posthog-js adds; no others are passed on. */
const PARAMETERS = ['_', 'beacon', 'compression', 'retry_count', 'ver']

/** The largest batch. Three seconds of events are a few kilobytes, or a hundred with long stack traces. */
const BODY_MAX_BYTES = 512 * 1024

const HOST_TIMEOUT_MS = 5000

/** Passes events on to the analytics host, without anything that identifies the visitor. */
export const ingest = new Hono<AppEnv>()
  .use(async (c, next) => {
    const { POSTHOG_HOST, POSTHOG_KEY } = c.get('settings')
    return POSTHOG_HOST && POSTHOG_KEY ? next() : answerNotFound(c)
  })
  .on('POST', PATHS, requireSameOrigin, limitBurst('ingest'), async (c) => {
    c.header('Cache-Control', 'no-store')
    if (Number(c.req.header('Content-Length') ?? 0) > BODY_MAX_BYTES) return answerTooLarge(c)
    const { body } = c.req.raw
    const isRefused = c.req.header('Sec-GPC') === '1' || c.req.header('DNT') === '1'
    // Not 204: posthog-js would send the events again.
    if (isRefused || body === null) return c.body(null, 200)
    const result = await forward(c, body)
    if (result === 'too-large') return answerTooLarge(c)
    return c.body(null, result === 'taken' ? 200 : 204)
  })
  .on('ALL', PATHS, methodNotAllowed('POST'))
  .all('*', answerNotFound)

/** Streams the body to the host. A failure is logged, and the visitor does not notice it. */
async function forward(
  c: Context<AppEnv>,
  body: ReadableStream<Uint8Array>,
): Promise<'taken' | 'failed' | 'too-large'> {
  const { readable, excess } = stopAfter(BODY_MAX_BYTES, body)
  const visitor = c.req.raw.signal
  try {
    const answer = await fetch(hostAddress(c), {
      method: 'POST',
      headers: { 'Content-Type': c.req.header('Content-Type') ?? 'text/plain' },
      body: readable,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(HOST_TIMEOUT_MS), visitor, excess]),
    })
    await answer.body?.cancel()
    if (answer.ok) return 'taken'
    logEvent('error', 'ingest.refused', c.get('requestId'), { status: answer.status })
    count(c, 'ingest', 'failed', String(answer.status))
  } catch (cause) {
    if (excess.aborted) return 'too-large'
    if (!visitor.aborted) {
      logEvent('error', 'ingest.failed', c.get('requestId'), { cause: String(cause) })
      count(c, 'ingest', 'failed', 'unreachable')
    }
  }
  return 'failed'
}

function hostAddress(c: Context<AppEnv>): URL {
  const asked = c.get('url')
  const address = new URL(
    asked.pathname.replace('/ingest', ''),
    c.get('settings').POSTHOG_HOST ?? '',
  )
  for (const name of PARAMETERS) {
    const value = asked.searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  return address
}

function answerTooLarge(c: Context<AppEnv>): Response {
  return answerProblem(c, 413, 'too-large', 'The request is too large.')
}
