import type { AuthConfig, Profile } from '@auth/core/types'
import { AuthError, CredentialsSignin } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import Google from '@auth/core/providers/google'
import type { Context } from 'hono'
import { safePath } from '#app/rules/safe-path.ts'
import type { AccountDataPart } from '../http/account-data-part.ts'
import { count } from '../http/counters.ts'
import { googleIssuer } from '../http/identity-provider.ts'
import { trimName } from '#app/rules/person-name.ts'
import { ownCookieName } from '../http/own-cookie.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { AccountCode, ResponseHeaders } from './contract.ts'
import { forms } from './forms.ts'
import { joinGoogle, type GoogleProfile } from './google.ts'
import { checkForm } from './check-form.ts'
import { findSessionUser } from './session.ts'
import {
  newClaims,
  readSessionClaims,
  SESSION_SEC,
  sessionCookieName,
  toToken,
  type SessionClaims,
} from './session-cookie.ts'
import { signInWithPassword } from './sign-in.ts'
import { toUser, type UserRow } from './users.ts'
import { waitingGoogleHeaders } from './waiting-google.ts'

/** Where every sign-in through `@auth/core` ends: a page that signals the result and closes a pop-up. */
const DONE_PATH = '/auth/done'

/** Errors that visitors cause in everyday use. They are logged as information only. */
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

/**
 * Whether a sign-in failed because of what a browser brought back from the provider: parameters that
 * are missing or forged, or a code that the provider does not know.
 *
 * **Source**: the codes of oauth4webapi's errors, and RFC 6749, 5.2.
 */
function isGarbage(cause: unknown): boolean {
  if (!(cause instanceof Error) || !('code' in cause)) return false
  if (cause.code === 'OAUTH_INVALID_RESPONSE') return true
  const isRefusal = cause.code === 'OAUTH_RESPONSE_BODY_ERROR' && 'error' in cause
  return isRefusal && cause.error === 'invalid_grant'
}

/** The start of a path that names a provider which is off or unknown. */
const UNKNOWN_PROVIDER = 'Provider with id '

class Refusal extends CredentialsSignin {
  constructor(code: AccountCode) {
    super()
    this.code = code
  }
}

/** What a call to `@auth/core` has found out, for the rest of the response. */
export type FoundAccount = {
  signedIn: UserRow | null
  /** Added to the response as well. */
  headers: ResponseHeaders
  /** Whether checking the session failed, so that `@auth/core`'s answer must not be used. */
  isUnchecked: boolean
}

/**
 * The configuration for one call. Requests must not share one: `@auth/core` writes into it, and its
 * callbacks pass the user on through `found`.
 */
export function authConfig(
  c: Context<AppEnv>,
  accountData: readonly AccountDataPart[],
  found: FoundAccount,
): AuthConfig {
  const settings = c.get('settings')
  let current: UserRow | null = null
  return {
    basePath: '/api/auth',
    // The library accepts a list, newest first, although its own helpers' types allow only a string.
    secret: settings.AUTH_SECRET,
    trustHost: true,
    session: { strategy: 'jwt', maxAge: SESSION_SEC },
    cookies: cookieNames(c),
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
        if (profile?.email_verified !== true) return false
        const read = readGoogleProfile(account.providerAccountId, profile)
        if (read === null) return false
        const { kind, user } = await joinGoogle(c, accountData, read)
        if (kind === 'needs-password') {
          found.headers = await waitingGoogleHeaders(c, user, read.googleId)
          return `${DONE_PATH}?error=google-needs-password`
        }
        if (user.disabledAtSec !== null) return `${DONE_PATH}?error=user-disabled`
        found.signedIn = user
        return true
      },
      async jwt({ token, account }) {
        if (account) {
          const user = found.signedIn
          if (user === null) return null
          return toToken(newClaims(user))
        }
        const claims = readSessionClaims(token)
        const session = claims && (await findUnlessAway(c, claims, found))
        if (claims === null || session?.kind !== 'active') return null
        current = session.row
        return toToken(claims)
      },
      session({ session }) {
        const user = current && toUser(current)
        return { expires: session.expires, user: { ...user } }
      },
      redirect({ url, baseUrl }) {
        // A JSON body may hold anything, although the type says string.
        if (typeof (url as unknown) !== 'string') return baseUrl
        const path = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url
        return baseUrl + safePath(path, '/')
      },
    },
    logger: {
      error(error) {
        // The bundler may change a class's name, but not its `type`.
        const type = error instanceof AuthError ? error.type : error.name
        const cause = (error.cause as { err?: unknown } | undefined)?.err
        // A sign-in that the callback refuses has no cause; one in which it failed has the fault.
        const hasFailed = type === 'AccessDenied' && cause instanceof Error
        const isEveryday =
          (everyday.has(type) && !hasFailed) ||
          error.message.startsWith(UNKNOWN_PROVIDER) ||
          isGarbage(cause)
        const level = isEveryday ? 'info' : 'error'
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

/** The user for some claims; null when the database fails, which `found` then says. */
async function findUnlessAway(c: Context<AppEnv>, claims: SessionClaims, found: FoundAccount) {
  try {
    return await findSessionUser(c.env.DB, claims)
  } catch (error) {
    found.isUnchecked = true
    logEvent('error', 'session.unchecked', c.get('requestId'), { error: String(error) })
    return null
  }
}

/** What Google says about a person, by the rules of our own forms; null without a usable address. */
function readGoogleProfile(googleId: string, profile: Profile): GoogleProfile | null {
  const read = checkForm(forms.requestReset, { email: profile.email })
  if (read.kind === 'refused' || !/^[\w-]{1,100}$/.test(googleId)) return null
  const { hd } = profile
  return {
    googleId,
    email: read.data.email,
    name: trimName(profile.name ?? ''),
    domain: typeof hd === 'string' ? hd.toLowerCase() : null,
  }
}

/**
 * The names of the cookies that decide who is signed in. With `@auth/core`'s own `__Secure-`, a sibling host could
 * set them for this one, and have a browser finish a stranger's sign-in with Google.
 */
function cookieNames(c: Context<AppEnv>) {
  const own = (name: string) => ({ name: ownCookieName(c, `authjs.${name}`) })
  return {
    sessionToken: { name: sessionCookieName(c) },
    pkceCodeVerifier: own('pkce.code_verifier'),
    state: own('state'),
    nonce: own('nonce'),
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
