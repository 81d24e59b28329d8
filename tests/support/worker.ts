import { requestContext } from '#app/context.ts'
import { createSite } from '#workers/site.ts'

/**
 * The site with a stub in place of the React Router build, which the Workers pool cannot resolve.
 *
 * Everything before the page is the real thing; `/throws` shows what a failing page does.
 */
export default createSite(async (request, context) => {
  const url = new URL(request.url)
  if (url.pathname === '/throws') throw new Error('a page that fails')
  if (url.pathname === '/moved') return Response.redirect(`${url.origin}/`, 302)
  const { shownId, origin } = context.get(requestContext)
  return Response.json({ page: url.pathname, id: shownId, origin })
}) satisfies ExportedHandler<Env>
