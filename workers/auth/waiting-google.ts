import type { Context } from 'hono'
import { announce, deliverSoon } from '../email/send-mail.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readOwnCookie, writeOwnCookie } from '../http/own-cookie.ts'
import { openLink, signLink } from '../http/signed-link.ts'
import type { ResponseHeaders } from './contract.ts'
import { noticeMail, toConfirmed } from './mails.ts'
import { linkGoogle } from './google-accounts.ts'
import type { UserRow } from './users.ts'

/** The cookie with the Google account that waits. */
const COOKIE = 'google-waiting'

/** How long a Google account waits to be connected, until its user signs in with the password. */
const WAIT_SEC = 600

/** The `Set-Cookie` header by which a Google account waits in this browser for its user's password. */
export async function waitingGoogleHeaders(
  c: Context<AppEnv>,
  user: UserRow,
  googleId: string,
): Promise<ResponseHeaders> {
  const expiresAtMs = Date.now() + WAIT_SEC * 1000
  const { AUTH_SECRET } = c.get('settings')
  const token = await signLink(AUTH_SECRET, purposeOf(user), googleId, expiresAtMs)
  return [['Set-Cookie', writeOwnCookie(c, COOKIE, token, WAIT_SEC)]]
}

/** Connects the waiting Google account, if any, to a user who has just signed in. */
export async function joinWaitingGoogle(
  c: Context<AppEnv>,
  user: UserRow,
): Promise<ResponseHeaders> {
  const token = readOwnCookie(c, COOKIE)
  if (token === undefined) return []
  const link = await openLink(c.get('settings').AUTH_SECRET, purposeOf(user), token)
  if (link.kind === 'valid') {
    const mails = toConfirmed(user, noticeMail(user, 'google-linked'))
    await linkGoogle(c.env.DB, link.subject, user.id, announce(c, mails))
    deliverSoon(c, mails)
  }
  return [['Set-Cookie', writeOwnCookie(c, COOKIE, '', 0)]]
}

function purposeOf({ id, sessionVersion }: UserRow): string {
  return `google-waiting ${id} ${sessionVersion}`
}
