import type { Context } from 'hono'
import { keepSession, readSession, type SessionState } from './auth/session.ts'
import { canonicalUrl } from './http/canonical-url.ts'
import { countOutcomes } from './http/counters.ts'
import { createApp, type App } from './http/create-app.ts'
import { answerError, answerNotFound, pageMethods } from './http/errors.ts'
import { lazyRoutes } from './http/lazy-routes.ts'
import { noStore } from './http/no-store.ts'
import { servePage } from './http/page-cache.ts'
import { limitForm, requireFormType } from './http/page-forms.ts'
import type { Marks } from './http/marked-page.ts'
import { requestLog } from './http/request-log.ts'
import { requireSameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { requireSettings, type AppEnv } from './http/settings.ts'

/** A request for a page, with what the site has found out of it. */
export type Visit = { c: Context<AppEnv>; session: SessionState; marks: Marks }

/** Renders a page of the site: the React Router build in production, a stub in the Workers tests. */
export type RenderPage = (request: Request, visit: Visit) => Promise<Response>

/** What is not needed for a page: each feature's code comes with the first request for it. */
const features: Record<string, () => Promise<App>> = {
  '/api/newsletter': async () => {
    const { createNewsletter } = await import('./newsletter/routes.ts')
    return createNewsletter((await import('./auth/session-source.ts')).sessionSource.findUserId)
  },
  '/api/chat': async () => (await import('./chat/routes.ts')).chat,
  '/api/auth': async () => (await import('./auth/routes.ts')).auth,
  '/api/token-sync': async () => {
    const { createTokenSync } = await import('./token-sync/routes.ts')
    return createTokenSync((await import('./auth/session-source.ts')).sessionSource)
  },
  '/api/csp-report': async () => (await import('./csp-report/routes.ts')).cspReport,
  '/api/booking': async () => {
    const { createBookingRoutes } = await import('./booking/routes.ts')
    return createBookingRoutes((await import('./auth/session-source.ts')).sessionSource.findUserId)
  },
  '/api/health': async () => (await import('./health/routes.ts')).health,
  '/media': async () => (await import('./media/routes.ts')).media,
  '/newsletter': async () => (await import('./newsletter/routes.ts')).newsletterLinks,
}

/** The whole site as one Hono app, in the order in which a request passes through it. */
export function createSite(renderPage: RenderPage) {
  const site = createApp()

  site.use(requestLog)
  site.use(countOutcomes)
  site.use(securityHeaders)
  // Before canonicalUrl: the host's paths end in a slash, and a redirect would cost every event one.
  site.use('/ingest/*', requireSettings)
  site.use(
    '/ingest/*',
    lazyRoutes('/ingest', async () => (await import('./analytics/routes.ts')).ingest),
  )
  site.use(canonicalUrl)
  site.use(requireSettings)

  for (const [path, load] of Object.entries(features)) site.all(`${path}/*`, lazyRoutes(path, load))
  site.all('/api/*', answerNotFound)
  // A missing build file reaches the Worker: without this it would cost a rendered page.
  site.all('/assets/*', answerNotFound)

  site.use(pageMethods)
  // What a client asks for by navigating ends in .data; both hold what only one person may see.
  for (const path of ['/account', '/auth']) site.on('ALL', [`${path}/*`, `${path}.data`], noStore)
  site.use(requireSameOrigin)
  // React Router reads a body of any size: nothing of a page may see it before these.
  site.post('*', requireFormType, limitForm)
  site.all('*', (c) =>
    servePage(c, async (request, marks) => {
      const session = await readSession(c)
      const page = await renderPage(request, { c, session, marks })
      return await keepSession(c, session, page)
    }),
  )

  site.notFound(answerNotFound)
  site.onError(answerError)
  return site
}
