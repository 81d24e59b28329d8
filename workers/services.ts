import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import {
  accountsContext,
  analyticsContext,
  bookingContext,
  chatModeContext,
  newsletterContext,
  nonceContext,
  requestContext,
  sessionEndContext,
  tokenSyncContext,
  userContext,
} from '#app/context.ts'
import { accountData } from './account-data.ts'
import { createAccounts } from './auth/accounts.ts'
import type { SessionState } from './auth/session.ts'
import { chatMode } from './chat/mode.ts'
import type { Marks } from './http/marked-page.ts'
import { bookingPages } from './booking/pages.ts'
import { siteOrigin, type AppEnv } from './http/settings.ts'
import { newsletterPages } from './newsletter/pages.ts'

/** What this request's pages may know: typed values, never bindings or secrets. */
export function pageContext(
  c: Context<AppEnv>,
  session: SessionState,
  marks: Marks,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(nonceContext, marks.nonce)
  context.set(requestContext, {
    id: c.var.requestId,
    shownId: marks.requestId,
    origin: siteOrigin(c),
  })
  const { POSTHOG_HOST, POSTHOG_KEY } = c.var.settings
  context.set(analyticsContext, POSTHOG_HOST && POSTHOG_KEY ? { key: POSTHOG_KEY } : null)
  context.set(newsletterContext, newsletterPages(c))
  context.set(chatModeContext, chatMode(c.var.settings))
  context.set(userContext, session.kind === 'active' ? session.user : null)
  context.set(sessionEndContext, session.kind === 'ended' ? session.code : null)
  context.set(tokenSyncContext, c.var.settings.TOKEN_SYNC_URL)
  context.set(
    accountsContext,
    createAccounts({ c, parts: accountData, setUser: (user) => context.set(userContext, user) }),
  )
  context.set(bookingContext, bookingPages(c, context.get(userContext)))
  return context
}
