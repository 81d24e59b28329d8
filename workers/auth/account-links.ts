import type { Context } from 'hono'
import { sendMail } from '../email/send-mail.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'
import { endSyncs } from './account-changes.ts'
import { toOwner } from './account-data.ts'
import type { AccountsScope } from './accounts.ts'
import { allAttemptKeys, visitorAttemptKey } from './attempt-keys.ts'
import { forgetAttempts, refuseTooMany } from './attempts.ts'
import type { Done, LinkPurpose, MailAsked, Refused, SignedOut } from './contract.ts'
import { forms } from './forms.ts'
import { makeLink, openAccountLink } from './links.ts'
import { refuseMail } from './mail-limit.ts'
import { noticeMail, resetMail, verifyMail } from './mails.ts'
import { hashPassword } from './password-hash.ts'
import { findWeakness } from './password-rules.ts'
import { readForm } from './read-form.ts'
import { requireSession } from './reauthenticate.ts'
import { forgetUser } from './session.ts'
import { readClaims, sessionHeaders } from './session-cookie.ts'
import { findUserByEmail, nowSec, toAccountUser, updateUser, type UserRow } from './users.ts'

const INVALID = { kind: 'refused', code: 'invalid-action-code' } as const

/** Sends a link for a new password, if the address has an account; says nothing of whether it has. */
export async function requestReset(
  c: Context<AppEnv>,
  form: FormData,
): Promise<MailAsked | Refused> {
  const read = readForm(forms.requestReset, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const { email } = read.data
  const limited = await refuseMail(c, email)
  if (limited) return limited
  // In the background: how long it takes would tell whether there is an account.
  c.executionCtx.waitUntil(sendReset(c, email))
  return { kind: 'mail-asked' }
}

async function sendReset(c: Context<AppEnv>, email: string): Promise<void> {
  try {
    const user = await findUserByEmail(c.env.DB, email)
    if (user === null || user.disabledAtSec !== null) return
    sendMail(c, resetMail(email, await makeLink(c, 'reset', user)))
  } catch (error) {
    logEvent('error', 'reset.failed', c.get('requestId'), { error: String(error) })
  }
}

/** Whether a link still works; it stays unused. */
export async function checkLink(
  c: Context<AppEnv>,
  purpose: LinkPurpose,
  token: string,
): Promise<{ kind: 'valid'; email: string } | Refused> {
  const link = await openAccountLink(c, purpose, token)
  return link.kind === 'refused' ? link : { kind: 'valid', email: link.email }
}

/** Sets the password that came with a link, which proves the address as well. Ends all sessions. */
export async function resetPassword(
  { c, parts }: AccountsScope,
  form: FormData,
): Promise<{ kind: 'reset'; user: UserRow } | Refused> {
  const read = readForm(forms.resetPassword, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const link = await openAccountLink(c, 'reset', read.data.token)
  if (link.kind === 'refused') return link
  const { user } = link
  const weakness = await findWeakness(read.data.newPassword, user.email)
  if (weakness) return { kind: 'refused', code: weakness, field: 'newPassword' }
  const tooMany = await refuseTooMany(c.env.DB, [await visitorAttemptKey(c, 'password')])
  if (tooMany) return tooMany
  const changed = await updateUser(c.env.DB, user, {
    passwordHash: await hashPassword(read.data.newPassword),
    emailVerifiedAtSec: user.emailVerifiedAtSec ?? nowSec(),
    endsSessions: true,
  })
  if (changed === null || changed === 'taken') return INVALID
  forgetUser(user.id)
  await endSyncs(c.env, parts, user.id)
  // Whoever has read the mail is the owner: what strangers used up does not keep them out.
  await forgetAttempts(c.env.DB, await allAttemptKeys(c, user))
  sendMail(c, noticeMail(user.email, 'password-changed'))
  return { kind: 'reset', user: changed }
}

/** Takes the proof of an address that a link is. */
export async function verifyAddress(scope: AccountsScope, form: FormData): Promise<Done | Refused> {
  const link = await openPosted(scope.c, 'verify', form)
  if (link.kind === 'refused') return link
  const changed = await updateUser(scope.c.env.DB, link.user, { emailVerifiedAtSec: nowSec() })
  if (changed === null || changed === 'taken') return INVALID
  return await carryOn(scope, link.user, changed)
}

/** Gives an account the address that a link has proven, and tells the old one. */
export async function confirmAddress(
  scope: AccountsScope,
  form: FormData,
): Promise<Done | Refused> {
  const { c, parts } = scope
  const link = await openPosted(c, 'address', form)
  if (link.kind === 'refused') return link
  const { user, email } = link
  const change = { email, emailVerifiedAtSec: nowSec(), endsSessions: true }
  const changed = await updateUser(c.env.DB, user, change)
  if (changed === 'taken') return { kind: 'refused', code: 'email-already-in-use' }
  if (changed === null) return INVALID
  await endSyncs(c.env, parts, user.id)
  const move = { from: user.email, to: email }
  const moves = parts.flatMap((part) => part.carryOver?.(c.env.DB, toOwner(user), move) ?? [])
  await c.env.DB.batch(moves)
  sendMail(c, noticeMail(user.email, 'address-changed'))
  return await carryOn(scope, user, changed)
}

/** Sends the verification mail of the signed-in user again. */
export async function resendVerification(
  c: Context<AppEnv>,
): Promise<MailAsked | Refused | SignedOut> {
  const session = await requireSession(c)
  if (session.kind === 'signed-out') return session
  const { user } = session
  if (user.emailVerifiedAtSec !== null) return { kind: 'mail-asked' }
  const limited = await refuseMail(c, user.email)
  if (limited) return limited
  sendMail(c, verifyMail(user.email, await makeLink(c, 'verify', user)))
  return { kind: 'mail-asked' }
}

async function openPosted(c: Context<AppEnv>, purpose: LinkPurpose, form: FormData) {
  const read = readForm(forms.link, Object.fromEntries(form))
  return read.kind === 'refused' ? read : await openAccountLink(c, purpose, read.data.token)
}

/** Keeps the session of a browser that has followed a link of its own user. */
async function carryOn(
  { c, setUser }: AccountsScope,
  before: UserRow,
  user: UserRow,
): Promise<Done> {
  forgetUser(user.id)
  const claims = await readClaims(c)
  // Some other session, or one that was over before the link was followed, stays what it is.
  if (claims?.userId !== user.id || claims.version !== before.sessionVersion) {
    return { kind: 'done', headers: [] }
  }
  setUser(toAccountUser(user))
  const headers = await sessionHeaders(c, { ...claims, version: user.sessionVersion })
  return { kind: 'done', headers }
}
