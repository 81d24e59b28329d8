import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { pages } from '#app/site/pages.ts'
import { answerProblem, methodNotAllowed } from '../http/errors.ts'
import { limitBurst } from '../http/limits.ts'
import { readJson } from '../http/read-body.ts'
import { logEvent } from '../http/request-log.ts'
import { siteOrigin, type AppEnv } from '../http/app-env.ts'

/** The largest body: browsers send a few reports at a time, and never more than this. */
const BODY_MAX_BYTES = 16 * 1024
const REPORT_MAX_COUNT = 20

/** The directives of our policy, and the more specific ones that browsers report instead. */
const DIRECTIVE =
  /^(default|script|style|img|media|font|connect|frame|manifest|object|worker)-src(-elem|-attr)?$|^(form-action|base-uri|frame-ancestors)$/

/** Values that browsers report as blocked that are not URLs. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'filesystem'],
  ...['trusted-types-policy', 'trusted-types-sink'],
])

/** The longest host name. **Source**: RFC 1035, 2.3.4. */
const HOST_MAX_CHARS = 253

const publicPaths: ReadonlySet<string> = new Set(pages.map(({ path }) => path))

/** How much of a URL is read: the time to parse some hosts grows with the square of their length. */
const URL_MAX_CHARS = 2000

const field = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.slice(0, URL_MAX_CHARS)),
)

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

/**
 * Logs what the content policy blocked on our pages. Anyone can post here, so only known words, our
 * routes and the blocked origin get into the log.
 *
 * **Source**: https://www.w3.org/TR/CSP3/#reporting
 */
export const cspReport = new Hono<AppEnv>()
  .post('/', limitBurst('csp-report'), async (c) => {
    const body = await readJson(c.req.raw, BODY_MAX_BYTES, reports)
    if (body.kind === 'too-large') return answerProblem(c, 413, 'too-large', 'Too many reports.')
    if (body.kind === 'malformed') return answerProblem(c, 400, 'malformed', 'This isn’t a report.')
    for (const report of body.value.slice(0, REPORT_MAX_COUNT)) {
      const page = routeOf(c, report.documentURL)
      if (page === null || isPrefetch(c, report)) continue
      logEvent('info', 'csp.violation', c.get('requestId'), {
        directive: DIRECTIVE.test(report.effectiveDirective) ? report.effectiveDirective : 'other',
        blocked: blockedOrigin(report.blockedURL),
        page,
      })
    }
    return c.body(null, 204)
  })
  .all('/', methodNotAllowed('POST'))

/** The name of our page in the log, or null if it is not one of ours. */
function routeOf(c: Context<AppEnv>, documentUrl: string): string | null {
  if (!URL.canParse(documentUrl)) return null
  const { origin, pathname } = new URL(documentUrl)
  if (origin !== c.get('url').origin && origin !== siteOrigin(c)) return null
  if (publicPaths.has(pathname)) return pathname
  const [, area = ''] = /^\/(account|auth|blog|booking|newsletter)\//.exec(`${pathname}/`) ?? []
  return area === '' ? 'unknown' : `/${area}/*`
}

/**
 * Whether Firefox only skipped a prefetch. It applies `default-src` to prefetching, so each hovered
 * link would otherwise be logged.
 */
function isPrefetch(
  c: Context<AppEnv>,
  { effectiveDirective, blockedURL }: { effectiveDirective: string; blockedURL: string },
): boolean {
  const isOwn = [c.get('url').origin, siteOrigin(c)].includes(blockedOrigin(blockedURL))
  return effectiveDirective === 'default-src' && isOwn
}

function blockedOrigin(blockedUrl: string): string {
  if (KEYWORDS.has(blockedUrl)) return blockedUrl
  if (!URL.canParse(blockedUrl)) return 'other'
  const { hostname, origin, protocol } = new URL(blockedUrl)
  const isHost = /^https?:$/.test(protocol) && hostname.length <= HOST_MAX_CHARS
  return isHost ? origin : 'other'
}
