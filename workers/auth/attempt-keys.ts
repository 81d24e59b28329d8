import type { Context } from 'hono'
import { DAY_SEC } from '#app/rules/time-units.ts'
import { hmac } from '../http/hmac.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readOwnCookie, writeOwnCookie } from '../http/own-cookie.ts'
import { openLink, signLink } from '../http/signed-link.ts'
import { visitorKey } from '../http/visitor.ts'
import type { ResponseHeaders } from './contract.ts'
import type { UserRow } from './users.ts'

/** Each kind of attempt has its own counter. */
export type AttemptKind = 'sign-in' | 'sign-up' | 'mail' | 'password'

/** The cookie that marks a known browser. */
const KNOWN_COOKIE = 'known-browser'

const KNOWN_SEC = 365 * DAY_SEC

/** The key for everyone behind one network address. */
export async function visitorAttemptKey(c: Context<AppEnv>, kind: AttemptKind): Promise<string> {
  return `${kind}:visitor:${await visitorKey(c)}`
}

/** The key for signing in with an email address, which it does not reveal. */
export async function addressAttemptKey(c: Context<AppEnv>, email: string): Promise<string> {
  return `sign-in:address:${await hmac(c.get('settings').AUTH_SECRET[0], 'attempts', email)}`
}

/** The key for a signed-in user who enters the password again. */
export function userAttemptKey(userId: string): string {
  return `password:user:${userId}`
}

/**
 * The key of a user in a browser that has signed in as that user before; null in any other browser.
 * Ending the user's sessions makes the browser unknown again, because it may be a thief's.
 *
 * It is counted separately from the address, so strangers who use up the address's attempts do not
 * lock the owner out.
 *
 * **Source**: OWASP, "Slow down online guessing attacks with device cookies".
 */
export async function knownBrowserKey(
  c: Context<AppEnv>,
  user: UserRow | null,
): Promise<string | null> {
  const token = readOwnCookie(c, KNOWN_COOKIE)
  if (user === null || token === undefined) return null
  const opened = await openLink(c.get('settings').AUTH_SECRET, knownPurpose(user), token)
  return opened.kind === 'valid' && opened.subject === user.id ? `sign-in:known:${user.id}` : null
}

/** The `Set-Cookie` header that marks this browser as one that the user has signed in with. */
export async function knownBrowserHeaders(
  c: Context<AppEnv>,
  user: UserRow,
): Promise<ResponseHeaders> {
  const expiresAtMs = Date.now() + KNOWN_SEC * 1000
  const { AUTH_SECRET } = c.get('settings')
  const token = await signLink(AUTH_SECRET, knownPurpose(user), user.id, expiresAtMs)
  return [['Set-Cookie', writeOwnCookie(c, KNOWN_COOKIE, token, KNOWN_SEC)]]
}

/** The `Set-Cookie` header that removes the cookie of a known browser. */
export function unknownBrowserHeaders(c: Context<AppEnv>): ResponseHeaders {
  return [['Set-Cookie', writeOwnCookie(c, KNOWN_COOKIE, '', 0)]]
}

/** Every key under which attempts for this user are counted, including those of the address. */
export async function allAttemptKeys(c: Context<AppEnv>, user: UserRow): Promise<string[]> {
  return [await addressAttemptKey(c, user.email), ...ownAttemptKeys(user)]
}

/** The keys that hold the user's id alone. */
export function ownAttemptKeys({ id }: UserRow): string[] {
  return [userAttemptKey(id), `sign-in:known:${id}`]
}

function knownPurpose({ sessionVersion }: UserRow): string {
  return `known-browser ${sessionVersion}`
}
