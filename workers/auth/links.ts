import type { Context } from 'hono'
import { siteOrigin, type AppEnv } from '../http/settings.ts'
import { openLink, signLink } from '../http/signed-link.ts'
import { linkPaths, type LinkPurpose, type Refused } from './contract.ts'
import { findUser, type UserRow } from './users.ts'

/** How long the links of mails work. */
const LIFETIMES_MS = { reset: 30 * 60_000, verify: 24 * 3_600_000, address: 24 * 3_600_000 }

/**
 * Makes the link that a mail carries.
 *
 * **Shape**: its token holds the user, the address and the session version. Using a link changes
 * what it is compared with, so that it works once, and only for the address that it was made for.
 */
export async function makeLink(
  c: Context<AppEnv>,
  purpose: LinkPurpose,
  user: UserRow,
  email = user.email,
): Promise<string> {
  const subject = JSON.stringify([user.id, email, user.sessionVersion])
  const expiresAtMs = Date.now() + LIFETIMES_MS[purpose]
  const token = await signLink(
    c.get('settings').AUTH_SECRET,
    `account-${purpose}`,
    subject,
    expiresAtMs,
  )
  return `${siteOrigin(c)}${linkPaths[purpose]}?token=${encodeURIComponent(token)}`
}

/** Reads a link's token and finds whose it is, if it still works. */
export async function openAccountLink(
  c: Context<AppEnv>,
  purpose: LinkPurpose,
  token: string,
): Promise<{ kind: 'valid'; user: UserRow; email: string } | Refused> {
  const opened = await openLink(c.get('settings').AUTH_SECRET, `account-${purpose}`, token)
  if (opened.kind === 'expired') return { kind: 'refused', code: 'expired-action-code' }
  const invalid = { kind: 'refused', code: 'invalid-action-code' } as const
  if (opened.kind === 'invalid') return invalid
  const [id, email, version] = JSON.parse(opened.subject) as [string, string, number]
  const user = await findUser(c.env.DB, id)
  if (user === null) return invalid
  if (user.disabledAtSec !== null) return { kind: 'refused', code: 'user-disabled' }
  const isUnused = {
    reset: user.email === email && user.sessionVersion === version,
    verify: user.email === email && user.emailVerifiedAtSec === null,
    address: user.sessionVersion === version,
  }
  return isUnused[purpose] ? { kind: 'valid', user, email } : invalid
}
