import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import {
  accountsContext,
  nonceContext,
  requestContext,
  sessionEndContext,
  tokenSyncContext,
  userContext,
} from '#app/context.ts'
import { accountData } from './account-data.ts'
import { createAccounts } from './auth/accounts.ts'
import type { SessionState } from './auth/session.ts'
import { siteOrigin, type AppEnv } from './http/settings.ts'

/** What this request's pages may know: typed values, never bindings or secrets. */
export function pageContext(c: Context<AppEnv>, session: SessionState): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(nonceContext, c.var.nonce)
  context.set(requestContext, {
    id: c.var.requestId,
    origin: siteOrigin(c),
  })
  context.set(userContext, session.kind === 'active' ? session.user : null)
  context.set(sessionEndContext, session.kind === 'ended' ? session.code : null)
  context.set(tokenSyncContext, c.var.settings.TOKEN_SYNC_URL)
  context.set(
    accountsContext,
    createAccounts({ c, parts: accountData, setUser: (user) => context.set(userContext, user) }),
  )
  return context
}
