import type { Context } from 'hono'
import { DAY_SEC } from '#app/rules/time-units.ts'
import type { AppEnv } from '../http/app-env.ts'
import { nowSec } from '../http/now-sec.ts'
import { ownCookieName, readOwnCookie, writeOwnCookie } from '../http/own-cookie.ts'
import type { ResponseHeaders } from './contract.ts'
import type { UserRow } from './users.ts'

/** `@auth/core`'s own name for the session's cookie. */
const COOKIE = 'authjs.session-token'

/** How long a session lasts after it was last used. */
export const SESSION_SEC = 30 * DAY_SEC

/**
 * The contents of the session's cookie.
 *
 * **Shape**: `sessionId` and `signedInAtSec` stay the same through renewals; `issuedAtSec` is when
 * this cookie was issued.
 */
export type SessionClaims = {
  userId: string
  version: number
  sessionId: string
  signedInAtSec: number
  issuedAtSec: number
}

/** Loaded with the first session: most visitors have none. */
const jwt = () => import('@auth/core/jwt')

/**
 * The session cookie's name, which also salts the token's key.
 *
 * Not `@auth/core`'s own `__Secure-`: a sibling host could set a cookie of that name for this one.
 */
export function sessionCookieName(c: Context<AppEnv>): string {
  return ownCookieName(c, COOKIE)
}

/** The claims as `@auth/core` carries them in its token. */
export function toToken(claims: Omit<SessionClaims, 'issuedAtSec'>) {
  const { userId, version, sessionId, signedInAtSec } = claims
  return { sub: userId, ver: version, sid: sessionId, at: signedInAtSec }
}

/** The claims of a new session. */
export function newClaims(user: UserRow): Omit<SessionClaims, 'issuedAtSec'> {
  const { id: userId, sessionVersion: version } = user
  return { userId, version, sessionId: crypto.randomUUID(), signedInAtSec: nowSec() }
}

/** Reads a token's claims; null if we did not issue it. */
export function readSessionClaims(token: Record<string, unknown>): SessionClaims | null {
  const { sub, ver, sid, at, iat } = token
  if (typeof sub !== 'string' || typeof ver !== 'number') return null
  if (typeof sid !== 'string' || typeof at !== 'number') return null
  const issuedAtSec = Number(iat ?? 0)
  return { userId: sub, version: ver, sessionId: sid, signedInAtSec: at, issuedAtSec }
}

/** The session that a request has written, for a loader that runs after an action. */
const written = new WeakMap<Context<AppEnv>, SessionClaims | undefined>()

/** The `Set-Cookie` header that begins or renews a session. */
export async function sessionHeaders(
  c: Context<AppEnv>,
  claims: Omit<SessionClaims, 'issuedAtSec'>,
): Promise<ResponseHeaders> {
  const name = sessionCookieName(c)
  const secret = c.get('settings').AUTH_SECRET
  const { encode } = await jwt()
  const token = await encode({ token: toToken(claims), secret, salt: name, maxAge: SESSION_SEC })
  written.set(c, { ...claims, issuedAtSec: nowSec() })
  return [['Set-Cookie', writeOwnCookie(c, COOKIE, token, SESSION_SEC)]]
}

/** The `Set-Cookie` header that ends the session of this browser. */
export function endHeaders(c: Context<AppEnv>): ResponseHeaders {
  written.set(c, undefined)
  return [['Set-Cookie', writeOwnCookie(c, COOKIE, '', 0)]]
}

/**
 * The `Set-Cookie` header that removes a cookie whose session has ended elsewhere.
 *
 * Send it only when a page is opened. A script's request with the old cookie may be answered after
 * the browser has received a new one, which the header would remove.
 */
export function dropHeaders(c: Context<AppEnv>): ResponseHeaders {
  const mode = c.req.header('Sec-Fetch-Mode')
  const isOpened = mode === undefined ? !c.req.path.endsWith('.data') : mode === 'navigate'
  return isOpened ? [['Set-Cookie', writeOwnCookie(c, COOKIE, '', 0)]] : []
}

/** Reads the request's session cookie: undefined without one, null if we did not issue it. */
export async function readClaims(c: Context<AppEnv>): Promise<SessionClaims | null | undefined> {
  if (written.has(c)) return written.get(c)
  const token = readOwnCookie(c, COOKIE)
  if (!token) return undefined
  const { decode } = await jwt()
  try {
    const salt = sessionCookieName(c)
    const payload = await decode({ token, secret: c.get('settings').AUTH_SECRET, salt })
    return payload && readSessionClaims(payload)
  } catch {
    return null
  }
}
