import { RouterContextProvider } from 'react-router'
import {
  accountsContext,
  analyticsContext,
  bookingContext,
  chatModeContext,
  newsletterContext,
  nonceContext,
  offersContext,
  requestContext,
  secondListenerContext,
  sessionEndContext,
  tokenSyncContext,
  userContext,
} from '#app/context.ts'
import { accountData } from './account-data.ts'
import { createAccounts } from './auth/accounts.ts'
import { sessionSource } from './auth/session-source.ts'
import { bookingPages } from './booking/page-service.ts'
import { chatMode } from './chat/choose-answer.ts'
import { canSendMail } from './email/send-mail.ts'
import { googleIssuer } from './http/identity-provider.ts'
import { siteOrigin } from './http/app-env.ts'
import { logEvent } from './http/request-log.ts'
import { newsletterPages } from './newsletter/page-service.ts'
import { hasSecondListener } from './receptionist/second-listener.ts'
import type { Visit } from './site.ts'

/** What this request's pages may use: typed values, never bindings or secrets. */
export function pageContext({ c, session, ids }: Visit): RouterContextProvider {
  const settings = c.get('settings')
  const { POSTHOG_HOST, POSTHOG_KEY } = settings
  const user = session.kind === 'active' ? session.user : null

  const context = new RouterContextProvider()
  context.set(nonceContext, ids.nonce)
  context.set(requestContext, {
    shownId: ids.requestId,
    origin: siteOrigin(c),
    // React Router leaves out the first slash, Hono does not.
    setRoute: (pattern) => c.set('route', pattern.replace(/^\/?/, '/')),
    setFailed: () => c.set('hasRenderFailed', true),
    logFailure: (error) =>
      logEvent('error', 'page.failed', c.get('requestId'), {
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  })
  context.set(analyticsContext, POSTHOG_HOST && POSTHOG_KEY ? { key: POSTHOG_KEY } : null)
  context.set(chatModeContext, chatMode(settings))
  context.set(secondListenerContext, hasSecondListener(settings))
  context.set(userContext, user)
  context.set(sessionEndContext, session.kind === 'ended' ? session.code : null)
  context.set(tokenSyncContext, settings.TOKEN_SYNC_URL)
  context.set(offersContext, { google: googleIssuer(settings) !== null, mail: canSendMail(c) })
  context.set(newsletterContext, newsletterPages(c))
  context.set(bookingContext, bookingPages(c, user, sessionSource.findUserId))
  context.set(
    accountsContext,
    createAccounts({
      c,
      accountData,
      setUser: (changed) => context.set(userContext, changed),
    }),
  )
  return context
}
