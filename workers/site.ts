import { Hono, type Context } from 'hono'
import { except } from 'hono/combine'
import { ingest } from './analytics/routes.ts'
import { accountData } from './account-data.ts'
import { createAuth } from './auth/routes.ts'
import { sessionSource } from './auth/session-source.ts'
import { keepSession, readSession, type SessionState } from './auth/session.ts'
import { createBookingRoutes } from './booking/routes.ts'
import { chat } from './chat/routes.ts'
import { cspReport } from './csp-report/routes.ts'
import { health } from './health/routes.ts'
import { canonicalUrl } from './http/canonical-url.ts'
import { countOutcomes } from './http/counters.ts'
import { answerError, answerNotFound, pageMethods } from './http/errors.ts'
import { limitBurst } from './http/limits.ts'
import { noStore } from './http/no-store.ts'
import { servePage, type PageIds } from './http/page-cache.ts'
import { limitForm, requireFormType } from './http/page-forms.ts'
import { requestLog } from './http/request-log.ts'
import { requireSameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { AppEnv } from './http/app-env.ts'
import { requireSettings } from './http/require-settings.ts'
import { limitStoreTime } from './http/store-time.ts'
import { media } from './media/routes.ts'
import { createNewsletter, newsletterLinks } from './newsletter/routes.ts'
import { receptionist } from './receptionist/routes.ts'
import { createTokenSync } from './token-sync/routes.ts'

/** A request for a page, with what the middleware has worked out. */
export type Visit = { c: Context<AppEnv>; session: SessionState; ids: PageIds }

/** Renders a page of the site: the React Router build in production, a stub in the Workers tests. */
export type RenderPage = (request: Request, visit: Visit) => Promise<Response>

/** The whole site as one Hono app, in the order of a request. */
export function createSite(renderPage: RenderPage) {
  const site = new Hono<AppEnv>()

  site.use(requestLog, countOutcomes, securityHeaders)
  // Before canonicalUrl: posthog-js asks for paths that end in a slash, and build files have capitals.
  site.use('/ingest/*', requireSettings)
  site.route('/ingest', ingest)
  // Requests for missing build files reach the Worker; without this, each would render a page.
  site.all('/assets/*', answerNotFound)
  // limitStoreTime comes last because it replaces `env`, and requireSettings caches the settings under
  // the platform's own `env`.
  site.use(canonicalUrl, requireSettings, limitStoreTime)

  site.route('/api/auth', createAuth(accountData))
  site.route('/api/booking', createBookingRoutes(sessionSource.findUserId))
  site.route('/api/chat', chat)
  site.route('/api/csp-report', cspReport)
  site.route('/api/health', health)
  site.route('/api/newsletter', createNewsletter(sessionSource.findUserId))
  site.route('/api/receptionist', receptionist)
  site.route('/api/token-sync', createTokenSync(sessionSource))
  site.all('/api/*', answerNotFound)
  site.route('/media', media)
  site.route('/newsletter', newsletterLinks)

  site.use(pageMethods, requireSameOrigin)
  // React Router takes posts to /try/.data and /try/_.data as posts to /try.
  site.on('POST', ['/try/*', '/try.data'], limitBurst('call', 'CALL_BURST'))
  // React Router reads a body of any size, so these checks come first.
  site.post('*', limitBurst('form'), requireFormType, limitForm)
  // A form's response shows what one person typed, so it is never stored. A call's may stay in the browser: on Back
  // through a call without JavaScript, the browser would show an error page in its place.
  site.post('*', except('/try', noStore))
  // '/auth/*' matches /auth too. A client navigation asks for the page's path with .data at its end.
  for (const path of ['/account', '/auth']) site.on('ALL', [`${path}/*`, `${path}.data`], noStore)
  site.all('*', (c) =>
    servePage(c, async (request, ids) => {
      const session = await readSession(c)
      const page = await renderPage(request, { c, session, ids })
      return await keepSession(c, session, page)
    }),
  )

  site.notFound(answerNotFound)
  site.onError(answerError)
  return site
}
