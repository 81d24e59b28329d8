import {
  accountsContext,
  bookingContext,
  newsletterContext,
  offersContext,
  requestContext,
  sessionEndContext,
  tokenSyncContext,
  userContext,
} from '#app/context.ts'
import { pageContext } from '#workers/services.ts'
import { createSite } from '#workers/site.ts'
import { actAsPage } from './account-page.ts'

/**
 * The site with a stub in place of the React Router build, which the Workers pool cannot resolve.
 *
 * Everything before the page is real. `/throws` shows what a failing page does, and
 * `/page/<call>` makes one call of the accounts, such as `/page/sign-up`, as a page's loader or action does.
 */
export default createSite(async (request, visit) => {
  const context = pageContext(visit)
  const url = new URL(request.url)
  if (url.pathname === '/throws') throw new Error('a page that fails')
  if (url.pathname === '/moved') return Response.redirect(`${url.origin}/`, 302)
  const [, call] = /^\/page\/([\w-]+)$/.exec(url.pathname) ?? []
  if (call === 'offers') return Response.json(context.get(offersContext))
  if (call === 'subscription') {
    const token = url.searchParams.get('token') ?? ''
    return Response.json(await context.get(newsletterContext).findSubscription(token))
  }
  if (call === 'book') return Response.json(await context.get(bookingContext).book(request))
  if (call === 'change-booking') {
    const { status, headers } = await context.get(bookingContext).change(request)
    return new Response(null, { status, headers })
  }
  if (call) return await actAsPage(call, request, context.get(accountsContext))
  const { shownId, origin, setRoute } = context.get(requestContext)
  setRoute('/stub/:page')
  return Response.json({
    page: url.pathname,
    id: shownId,
    origin,
    user: context.get(userContext),
    sessionEnd: context.get(sessionEndContext),
    tokenSync: context.get(tokenSyncContext),
  })
}) satisfies ExportedHandler<Env>
