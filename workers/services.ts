import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import type { Marks } from './http/page-cache.ts'
import {
  analyticsContext,
  chatModeContext,
  newsletterContext,
  nonceContext,
  requestContext,
  userContext,
} from '#app/context.ts'
import { chatMode } from './chat/mode.ts'
import { siteOrigin, type AppEnv } from './http/settings.ts'
import { newsletterPages } from './newsletter/pages.ts'

/** What this request's pages may know: typed values, never bindings or secrets. */
export function pageContext(c: Context<AppEnv>, marks: Marks): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(nonceContext, marks.nonce)
  context.set(requestContext, {
    id: c.var.requestId,
    shownId: marks.requestId,
    origin: siteOrigin(c),
  })
  context.set(userContext, null)
  const { POSTHOG_HOST, POSTHOG_KEY } = c.var.settings
  context.set(analyticsContext, POSTHOG_HOST && POSTHOG_KEY ? { key: POSTHOG_KEY } : null)
  context.set(newsletterContext, newsletterPages(c))
  context.set(chatModeContext, chatMode(c.var.settings))
  return context
}
