import type { Context } from 'hono'
import { DAY_SEC } from '#app/rules/time-units.ts'
import { siteOrigin, type AppEnv } from '../http/app-env.ts'
import { nowSec } from '../http/now-sec.ts'
import { claimedSubject, openLink, signLink } from '../http/signed-link.ts'
import { CONFIRM_SEC, findChange, UNDO_SEC, type AddressChangeRow } from './address-changes.ts'
import { linkPaths, type LinkPurpose, type Refused } from './contract.ts'
import { findUser, type UserRow } from './users.ts'

/** How long each kind of link works. */
const LIFETIMES_SEC = { reset: 30 * 60, verify: DAY_SEC, address: CONFIRM_SEC, undo: UNDO_SEC }

/** What opening a link found; `email` is the address that it proves. */
export type OpenedLink = {
  kind: 'valid'
  user: UserRow
  email: string
  change: AddressChangeRow | null
}

const INVALID = { kind: 'refused', code: 'invalid-action-code' } as const

/** A link for an email. **Units**: `expiresAtMs` is a time since the epoch, as its token has it. */
export type SignedLink = { href: string; expiresAtMs: number }

/** Makes the link for an email that lets a user choose a new password. */
export async function makeResetLink(
  c: Context<AppEnv>,
  user: Pick<UserRow, 'id' | 'email' | 'sessionVersion'>,
): Promise<SignedLink> {
  return await write(c, 'reset', resetPurpose(user), user.id)
}

/** Makes the link for an email that proves a user's own address. */
export async function makeVerifyLink(
  c: Context<AppEnv>,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<SignedLink> {
  return await write(c, 'verify', verifyPurpose(user), user.id)
}

/** Makes the link for an email about a change of address. */
export async function makeChangeLink(
  c: Context<AppEnv>,
  purpose: 'address' | 'undo',
  changeId: string,
): Promise<SignedLink> {
  return await write(c, purpose, `account-${purpose}`, changeId)
}

/** Reads a link's token and finds whose it is, if it still works. */
export async function openAccountLink(
  c: Context<AppEnv>,
  purpose: LinkPurpose,
  token: string,
): Promise<OpenedLink | Refused> {
  const opened =
    purpose === 'reset' || purpose === 'verify'
      ? await openUserLink(c, purpose, token)
      : await openChangeLink(c, purpose, token)
  if (opened.kind === 'refused') return opened
  if (opened.user.disabledAtSec !== null) return { kind: 'refused', code: 'user-disabled' }
  return opened
}

async function openUserLink(
  c: Context<AppEnv>,
  purpose: 'reset' | 'verify',
  token: string,
): Promise<OpenedLink | Refused> {
  const user = await findUser(c.env.DB, claimedSubject(token))
  if (user === null) return INVALID
  const signed = purpose === 'reset' ? resetPurpose(user) : verifyPurpose(user)
  const subject = await openSigned(c, signed, token)
  if (typeof subject !== 'string') return subject
  if (purpose === 'verify' && user.emailVerifiedAtSec !== null) return INVALID
  return { kind: 'valid', user, email: user.email, change: null }
}

async function openChangeLink(
  c: Context<AppEnv>,
  purpose: 'address' | 'undo',
  token: string,
): Promise<OpenedLink | Refused> {
  const subject = await openSigned(c, `account-${purpose}`, token)
  if (typeof subject !== 'string') return subject
  const change = await findChange(c.env.DB, subject)
  const user = change && (await findUser(c.env.DB, change.userId))
  if (change === null || user === null) return INVALID
  const isWaiting = change.confirmedAtSec === null
  if (purpose === 'undo') {
    return isWaiting ? INVALID : { kind: 'valid', user, email: change.oldEmail, change }
  }
  const isCurrent = isWaiting && change.sessionVersion === user.sessionVersion
  return isCurrent ? { kind: 'valid', user, email: change.newEmail, change } : INVALID
}

/**
 * Whether a link has already confirmed its address, which is still the account's: a double click
 * posts the page's form twice.
 */
export async function hasConfirmed(
  c: Context<AppEnv>,
  purpose: 'verify' | 'address',
  token: string,
): Promise<boolean> {
  if (purpose === 'verify') {
    const user = await findUser(c.env.DB, claimedSubject(token))
    if (user === null || user.emailVerifiedAtSec === null) return false
    return typeof (await openSigned(c, verifyPurpose(user), token)) === 'string'
  }
  const subject = await openSigned(c, 'account-address', token)
  const change = typeof subject === 'string' ? await findChange(c.env.DB, subject) : null
  if (change === null || change.confirmedAtSec === null) return false
  return (await findUser(c.env.DB, change.userId))?.email === change.newEmail
}

/** Using a reset link changes what is signed with it, so it works once and for one address only. */
function resetPurpose({
  email,
  sessionVersion,
}: Pick<UserRow, 'email' | 'sessionVersion'>): string {
  return `account-reset ${email} ${sessionVersion}`
}

/** A verification link works for one address only, and until that is confirmed. */
function verifyPurpose({ email }: Pick<UserRow, 'email'>): string {
  return `account-verify ${email}`
}

async function openSigned(
  c: Context<AppEnv>,
  purpose: string,
  token: string,
): Promise<string | Refused> {
  const link = await openLink(c.get('settings').AUTH_SECRET, purpose, token)
  if (link.kind === 'valid') return link.subject
  return link.kind === 'expired' ? { kind: 'refused', code: 'expired-action-code' } : INVALID
}

async function write(
  c: Context<AppEnv>,
  purpose: LinkPurpose,
  signed: string,
  subject: string,
): Promise<SignedLink> {
  // Whole seconds, as the token has them: the email must not be sent after the link has expired.
  const expiresAtMs = (nowSec() + LIFETIMES_SEC[purpose]) * 1000
  const token = await signLink(c.get('settings').AUTH_SECRET, signed, subject, expiresAtMs)
  return { href: `${siteOrigin(c)}${linkPaths[purpose]}?token=${token}`, expiresAtMs }
}
