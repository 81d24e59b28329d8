import { Hono } from 'hono'
import type { RouterContextProvider } from 'react-router'
import { ingest } from './analytics/routes.ts'
import { auth } from './auth/routes.ts'
import { sessionSource } from './auth/session-source.ts'
import { keepSession, readSession } from './auth/session.ts'
import { booking } from './booking/routes.ts'
import { chat } from './chat/routes.ts'
import { cspReport } from './csp-report/routes.ts'
import { health } from './health/routes.ts'
import { build } from './http/build.ts'
import { canonicalUrl } from './http/canonical-url.ts'
import { countOutcomes } from './http/counters.ts'
import { answerError, answerNotFound, methodNotAllowed } from './http/errors.ts'
import { noStore } from './http/no-store.ts'
import { servePage } from './http/page-cache.ts'
import { paintFirst } from './http/paint-first.ts'
import { requestLog } from './http/request-log.ts'
import { requireSameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { requireSettings, type AppEnv } from './http/settings.ts'
import { media } from './media/routes.ts'
import { newsletter, newsletterLinks } from './newsletter/routes.ts'
import { pageContext } from './services.ts'
import { createTokenSync } from './token-sync/routes.ts'

/** Renders a page of the site: the React Router build in production, a stub in the Workers tests. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

/** The whole site as one Hono app, in the order in which a request passes through it. */
export function createSite(renderPage: RenderPage) {
  const site = new Hono<AppEnv>()

  site.use(requestLog)
  site.use(countOutcomes)
  site.use(securityHeaders)
  // Before canonicalUrl: the host's paths end in a slash, and a redirect would cost every event one.
  site.use('/ingest/*', requireSettings)
  site.route('/ingest', ingest)
  site.use(canonicalUrl)
  site.use(requireSettings)

  site.route('/api/health', health)
  site.route('/api/newsletter', newsletter)
  site.route('/api/chat', chat)
  site.route('/api/auth', auth)
  site.route('/api/token-sync', createTokenSync(sessionSource))
  site.route('/api/csp-report', cspReport)
  site.route('/api/booking', booking)
  site.all('/api/*', answerNotFound)
  site.route('/newsletter', newsletterLinks)
  site.route('/media', media)
  // A missing build file reaches the Worker: without this it would cost a rendered page.
  site.all('/assets/*', answerNotFound)

  site.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', methodNotAllowed('GET, HEAD, POST'))
  // What a client asks for by navigating ends in .data; both hold what only one person may see.
  for (const path of ['/account', '/auth']) site.on('ALL', [`${path}/*`, `${path}.data`], noStore)
  site.use(requireSameOrigin)
  site.all('*', (c) =>
    servePage(c, async (request, marks) => {
      const session = await readSession(c)
      const page = await renderPage(request, pageContext(c, session, marks))
      const isDocument = page.headers.get('Content-Type')?.startsWith('text/html') ?? false
      const painted = isDocument && build ? paintFirst(page, marks.nonce) : page
      return await keepSession(c, session, painted)
    }),
  )

  site.notFound(answerNotFound)
  site.onError(answerError)
  return site
}
