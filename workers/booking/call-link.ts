import type { Context } from 'hono'
import { DAY_SEC } from '#app/rules/time-units.ts'
import { readOwnCookie, writeOwnCookie } from '../http/own-cookie.ts'
import { openLink, signLink, type LinkResult } from '../http/signed-link.ts'
import { siteOrigin, type AppEnv } from '../http/app-env.ts'

/** The purpose that links to move or cancel a call are signed with. */
const LINK_PURPOSE = 'booking'

/** The cookie with this browser's call. */
const COOKIE = 'set-up-call'

/** The purpose that the cookie with this browser's call is signed with. */
const COOKIE_PURPOSE = 'booking-cookie'

/** The cookie's value for a call booked with the scheduling provider. */
export const ELSEWHERE = 'elsewhere'

/**
 * How long links and the cookie work. Longer than the booking horizon, since a call can be moved
 * again.
 */
const KEPT_SEC = 120 * DAY_SEC

/** Creates the token of the link that moves or cancels a call without an account. */
export async function signCall(c: Context<AppEnv>, id: string): Promise<string> {
  return await signLink(
    c.get('settings').AUTH_SECRET,
    LINK_PURPOSE,
    id,
    Date.now() + KEPT_SEC * 1000,
  )
}

/** Reads the token of such a link. */
export async function openCall(c: Context<AppEnv>, token: string): Promise<LinkResult> {
  return await openLink(c.get('settings').AUTH_SECRET, LINK_PURPOSE, token)
}

/** The page that such a link opens. */
export function manageUrl(c: Context<AppEnv>, token: string): string {
  return `${siteOrigin(c)}/booking/manage?token=${encodeURIComponent(token)}`
}

/** The Set-Cookie header by which this browser's pages recognise its call. */
export async function callCookie(c: Context<AppEnv>, id: string): Promise<string> {
  const expiresAtMs = Date.now() + KEPT_SEC * 1000
  const token = await signLink(c.get('settings').AUTH_SECRET, COOKIE_PURPOSE, id, expiresAtMs)
  return writeOwnCookie(c, COOKIE, token, KEPT_SEC)
}

/** The Set-Cookie header that removes that cookie, or null if it isn't set. */
export function endCallCookie(c: Context<AppEnv>): string | null {
  return readOwnCookie(c, COOKIE) === undefined ? null : writeOwnCookie(c, COOKIE, '', 0)
}

/** The id of this browser's last booking, `ELSEWHERE` for one with the provider, or null. */
export async function readCallCookie(c: Context<AppEnv>): Promise<string | null> {
  const token = readOwnCookie(c, COOKIE)
  if (token === undefined) return null
  const link = await openLink(c.get('settings').AUTH_SECRET, COOKIE_PURPOSE, token)
  return link.kind === 'valid' ? link.subject : null
}
