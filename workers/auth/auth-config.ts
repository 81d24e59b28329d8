import type { AuthConfig } from '@auth/core'
import { AuthError, CredentialsSignin } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import Google from '@auth/core/providers/google'
import type { Context } from 'hono'
import { safePath } from '#app/site/safe-path.ts'
import { count } from '../http/counters.ts'
import { googleIssuer } from '../http/identity-provider.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'
import type { AccountCode } from './contract.ts'
import { joinGoogle } from './google.ts'
import { findSessionUser } from './session.ts'
import { readToken, SESSION_SEC, toToken } from './session-cookie.ts'
import { signInWithPassword } from './sign-in.ts'
import { nowSec, toAccountUser, type UserRow } from './users.ts'

/** Where every end of a sign-in through `@auth/core` leads: a page that signals and closes a pop-up. */
const DONE_PATH = '/auth/done'

/** What visitors cause every day: their garbage is no error of ours. */
const everyday = new Set([
  'AccessDenied',
  'CredentialsSignin',
  'InvalidCheck',
  'InvalidProvider',
  'JWTSessionError',
  'MissingCSRF',
  'OAuthCallbackError',
  'SignInError',
  'UnknownAction',
])

/** How an address begins to be refused that names a provider which is off or was never there. */
const UNKNOWN_PROVIDER = 'Provider with id '

class Refusal extends CredentialsSignin {
  constructor(code: AccountCode) {
    super()
    this.code = code
  }
}

/** The user whom a call to `@auth/core` has found, for the response's other cookies. */
export type Found = { signedIn: UserRow | null }

/**
 * The configuration for one call: `@auth/core` writes into it, and its callbacks pass the user on
 * through `found`, so that no two requests may share one.
 */
export function authConfig(c: Context<AppEnv>, found: Found): AuthConfig {
  const settings = c.get('settings')
  let current: UserRow | null = null
  return {
    basePath: '/api/auth',
    // The library takes a list, newest first, and its types know of a string only in one place.
    secret: settings.AUTH_SECRET,
    trustHost: true,
    session: { strategy: 'jwt', maxAge: SESSION_SEC },
    pages: { signIn: DONE_PATH, error: DONE_PATH, signOut: '/auth', verifyRequest: '/auth' },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        async authorize(values) {
          const result = await signInWithPassword(c, values)
          if (result.kind === 'refused') throw new Refusal(result.code)
          found.signedIn = result.user
          return { id: result.user.id }
        },
      }),
      ...googleProviders(c),
    ],
    callbacks: {
      async signIn({ account, profile }) {
        if (account?.provider !== 'google') return found.signedIn !== null
        if (profile?.email_verified !== true || !profile.email) return false
        const user = await joinGoogle(c, {
          googleId: account.providerAccountId,
          email: profile.email.trim().toLowerCase(),
          name: profile.name?.trim() || null,
        })
        if (user.disabledAtSec !== null) return `${DONE_PATH}?error=user-disabled`
        found.signedIn = user
        return true
      },
      async jwt({ token, account }) {
        if (account) {
          const user = found.signedIn
          if (user === null) return null
          const { id: userId, sessionVersion: version } = user
          return toToken({ userId, version, signedInAtSec: nowSec() })
        }
        const claims = readToken(token)
        const session = claims && (await findSessionUser(c.env.DB, claims))
        if (claims === null || session?.kind !== 'active') return null
        current = session.row
        return toToken(claims)
      },
      session({ session }) {
        const user = current && toAccountUser(current)
        return { expires: session.expires, user: { ...user } }
      },
      redirect({ url, baseUrl }) {
        const path = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url
        return baseUrl + safePath(path, '/')
      },
    },
    logger: {
      error(error) {
        // A class's name is the bundler's to change, its type is not.
        const type = error instanceof AuthError ? error.type : error.name
        const isEveryday = everyday.has(type) || error.message.startsWith(UNKNOWN_PROVIDER)
        const level = isEveryday ? 'info' : 'error'
        const cause = (error.cause as { err?: unknown } | undefined)?.err
        logEvent(level, 'auth.failed', c.get('requestId'), {
          error: type,
          ...(cause instanceof Error && { cause: `${cause.name}: ${cause.message}` }),
        })
        // The answer is a redirect back to the form.
        if (level === 'error') count(c, 'auth', 'failed', type)
      },
      warn() {},
      debug() {},
    },
  }
}

function googleProviders(c: Context<AppEnv>) {
  const settings = c.get('settings')
  const issuer = googleIssuer(settings)
  if (issuer === null) return []
  return [
    Google({
      issuer,
      clientId: settings.AUTH_GOOGLE_ID ?? '',
      clientSecret: settings.AUTH_GOOGLE_SECRET ?? '',
      checks: ['pkce', 'state', 'nonce'],
    }),
  ]
}
