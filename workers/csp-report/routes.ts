import * as v from 'valibot'
import { createApp } from '../http/create-app.ts'
import { methodNotAllowed } from '../http/errors.ts'
import { readBody } from '../http/read-body.ts'
import { logEvent } from '../http/request-log.ts'

/** A browser bundles a few reports; more than this is no browser's. */
const BODY_MAX_BYTES = 16 * 1024

/** How many reports one request may bring, and how many an isolate logs in a minute. */
const REPORT_MAX_COUNT = 20
const LOGGED_MAX_COUNT = 60
const MINUTE_MS = 60_000

const field = v.optional(v.pipe(v.string(), v.transform(tidy)), '')

/** What browsers send to `report-to`, and what older ones send to `report-uri`. */
const reports = v.union([
  v.pipe(
    v.array(
      v.object({
        type: v.string(),
        body: v.object({ effectiveDirective: field, blockedURL: field, documentURL: field }),
      }),
    ),
    v.transform((list) => list.map(({ body }) => body)),
  ),
  v.pipe(
    v.object({
      'csp-report': v.object({
        'violated-directive': field,
        'blocked-uri': field,
        'document-uri': field,
      }),
    }),
    v.transform(({ 'csp-report': report }) => [
      {
        effectiveDirective: report['violated-directive'],
        blockedURL: report['blocked-uri'],
        documentURL: report['document-uri'],
      },
    ]),
  ),
])

let windowEndsAtMs = 0
let loggedCount = 0

/**
 * Counts what the content policy has stopped in visitors' browsers: one log line for each report,
 * without queries, and no more than the isolate's share in a minute, since anybody can send some.
 *
 * **Source**: https://www.w3.org/TR/CSP3/#reporting
 */
export const cspReport = createApp()
  .post('/', async (c) => {
    const body = await readBody(c.req.raw, BODY_MAX_BYTES)
    if (body.kind === 'too-large') return c.body(null, 413)
    const parsed = v.safeParse(reports, body.kind === 'read' ? parse(body.text) : null)
    if (!parsed.success) return c.body(null, 400)
    for (const report of parsed.output.slice(0, REPORT_MAX_COUNT)) {
      if (mayLog()) {
        logEvent('info', 'csp.violation', c.get('requestId'), {
          directive: report.effectiveDirective,
          blocked: report.blockedURL,
          page: report.documentURL,
        })
      }
    }
    return c.body(null, 204)
  })
  .all('/', methodNotAllowed('POST'))

/** An address without what may be personal, or one of the policy's words such as `inline`. */
function tidy(text: string): string {
  const short = text.slice(0, 200)
  if (!URL.canParse(short)) return short.replace(/[^\w-]/g, '').slice(0, 40)
  const { origin, pathname } = new URL(short)
  return origin === 'null' ? short.split(':', 1).join('') : origin + pathname
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function mayLog(): boolean {
  const nowMs = Date.now()
  if (nowMs >= windowEndsAtMs) {
    windowEndsAtMs = nowMs + MINUTE_MS
    loggedCount = 0
  }
  loggedCount += 1
  return loggedCount <= LOGGED_MAX_COUNT
}
