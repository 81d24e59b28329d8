import { Hono } from 'hono'
import type { RouterContextProvider } from 'react-router'
import { booking } from './booking/routes.ts'
import { canonicalUrl } from './http/canonical-url.ts'
import { answerError, answerNotFound, methodNotAllowed } from './http/errors.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { requireSettings, type AppEnv } from './http/settings.ts'
import { health } from './health/routes.ts'
import { media } from './media/routes.ts'
import { pageContext } from './services.ts'

/** Renders a page of the site: the React Router build in production, a stub in the Workers tests. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

/** The whole site as one Hono app, in the order in which a request passes through it. */
export function createSite(renderPage: RenderPage) {
  const site = new Hono<AppEnv>()

  site.use(requestLog)
  site.use(securityHeaders)
  site.use(canonicalUrl)
  site.use(requireSettings)

  site.route('/api/health', health)
  site.route('/api/booking', booking)
  site.all('/api/*', answerNotFound)
  site.route('/media', media)
  // A missing build file reaches the Worker: without this it would cost a rendered page.
  site.all('/assets/*', answerNotFound)

  site.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', methodNotAllowed('GET, HEAD, POST'))
  site.all('*', (c) => renderPage(c.req.raw, pageContext(c)))

  site.notFound(answerNotFound)
  site.onError(answerError)
  return site
}
