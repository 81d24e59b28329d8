import { Hono } from 'hono'
import type { RouterContextProvider } from 'react-router'
import { ingest } from './analytics/routes.ts'
import { canonicalUrl } from './http/canonical-url.ts'
import { answerError, answerNotFound, methodNotAllowed } from './http/errors.ts'
import { build } from './http/build.ts'
import { servePage } from './http/page-cache.ts'
import { paintFirst } from './http/paint-first.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { requireSettings, type AppEnv } from './http/settings.ts'
import { chat } from './chat/routes.ts'
import { health } from './health/routes.ts'
import { media } from './media/routes.ts'
import { newsletter, newsletterLinks } from './newsletter/routes.ts'
import { pageContext } from './services.ts'

/** Renders a page of the site: the React Router build in production, a stub in the Workers tests. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

/** The whole site as one Hono app, in the order in which a request passes through it. */
export function createSite(renderPage: RenderPage) {
  const site = new Hono<AppEnv>()

  site.use(requestLog)
  site.use(securityHeaders)
  // Before canonicalUrl: the host's paths end in a slash, and a redirect would cost every event one.
  site.use('/ingest/*', requireSettings)
  site.route('/ingest', ingest)
  site.use(canonicalUrl)
  site.use(requireSettings)

  site.route('/api/health', health)
  site.route('/api/newsletter', newsletter)
  site.route('/api/chat', chat)
  site.all('/api/*', answerNotFound)
  site.route('/newsletter', newsletterLinks)
  site.route('/media', media)
  // A missing build file reaches the Worker: without this it would cost a rendered page.
  site.all('/assets/*', answerNotFound)

  site.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', methodNotAllowed('GET, HEAD, POST'))
  site.all('*', (c) =>
    servePage(c, async (request, marks) => {
      const page = await renderPage(request, pageContext(c, marks))
      const isDocument = page.headers.get('Content-Type')?.startsWith('text/html') ?? false
      return isDocument && build ? paintFirst(page, marks.nonce) : page
    }),
  )

  site.notFound(answerNotFound)
  site.onError(answerError)
  return site
}
