import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import { bookingContext, nonceContext, requestContext, userContext } from '#app/context.ts'
import { bookingPages } from './booking/pages.ts'
import { siteOrigin, type AppEnv } from './http/settings.ts'

/** What this request's pages may know: typed values, never bindings or secrets. */
export function pageContext(c: Context<AppEnv>): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(nonceContext, c.var.nonce)
  context.set(requestContext, {
    id: c.var.requestId,
    origin: siteOrigin(c),
  })
  context.set(userContext, null)
  context.set(bookingContext, bookingPages(c, context.get(userContext)))
  return context
}
