import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { AppEnv } from './app-env.ts'

/** Whether this request's cookies are for https only. */
export function isSecure(c: Context<AppEnv>): boolean {
  return c.get('url').protocol === 'https:'
}

/**
 * The full name of a cookie of ours. `__Host-`, which browsers accept over https only, stops sibling
 * hosts from setting it.
 */
export function ownCookieName(c: Context<AppEnv>, name: string): string {
  return isSecure(c) ? `__Host-${name}` : name
}

/** The value of a cookie of ours, or undefined. */
export function readOwnCookie(c: Context<AppEnv>, name: string): string | undefined {
  return getCookie(c, ownCookieName(c, name))
}

/** The `Set-Cookie` header of a cookie of ours. **Units**: `maxAgeSec`; 0 removes it. */
export function writeOwnCookie(
  c: Context<AppEnv>,
  name: string,
  value: string,
  maxAgeSec: number,
): string {
  return generateCookie(ownCookieName(c, name), value, {
    path: '/',
    maxAge: maxAgeSec,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
  })
}
