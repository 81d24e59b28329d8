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
  sessionEndContext,
  tokenSyncContext,
  userContext,
} from '#app/context.ts'
import type { SetUser } from './auth/accounts.ts'
import { chatMode } from './chat/mode.ts'
import { canSendMail } from './email/send-mail.ts'
import { googleIssuer } from './http/identity-provider.ts'
import { siteOrigin } from './http/settings.ts'
import type { Visit } from './site.ts'

/** What this request's pages may know: typed values, never bindings or secrets. */
export function pageContext({ c, session, marks }: Visit): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(nonceContext, marks.nonce)
  context.set(requestContext, {
    id: c.get('requestId'),
    shownId: marks.requestId,
    origin: siteOrigin(c),
  })
  const settings = c.get('settings')
  const { POSTHOG_HOST, POSTHOG_KEY } = settings
  context.set(analyticsContext, POSTHOG_HOST && POSTHOG_KEY ? { key: POSTHOG_KEY } : null)
  context.set(
    newsletterContext,
    lazyCalls(async () => (await import('./newsletter/pages.ts')).newsletterPages(c)),
  )
  context.set(chatModeContext, chatMode(settings))
  context.set(userContext, session.kind === 'active' ? session.user : null)
  context.set(sessionEndContext, session.kind === 'ended' ? session.code : null)
  context.set(tokenSyncContext, settings.TOKEN_SYNC_URL)
  context.set(offersContext, { google: googleIssuer(settings) !== null, mail: canSendMail(c) })
  context.set(
    accountsContext,
    lazyCalls(async () => {
      const { createAccounts } = await import('./auth/accounts.ts')
      const { accountData } = await import('./account-data.ts')
      const setUser: SetUser = (user) => context.set(userContext, user)
      return createAccounts({ c, parts: accountData, setUser })
    }),
  )
  const user = context.get(userContext)
  context.set(
    bookingContext,
    lazyCalls(async () =>
      (await import('./booking/pages.ts')).bookingPages(c, user, marks.formKey),
    ),
  )
  return context
}

/** A feature's calls, whose code is loaded with the first of them: most pages make none. */
function lazyCalls<Calls extends { [Name in keyof Calls]: AnyCall }>(
  load: () => Promise<Calls>,
): Calls {
  let made: Promise<Calls> | undefined
  const call =
    (name: keyof Calls) =>
    async (...values: never[]) => {
      const calls = await (made ??= load())
      return await calls[name](...values)
    }
  return new Proxy({} as Calls, {
    // Without the exception, whoever awaits the object would make a call of it.
    get: (_, name) => (name === 'then' ? undefined : call(name as keyof Calls)),
  })
}

type AnyCall = (...values: never[]) => Promise<unknown>
