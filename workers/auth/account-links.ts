import type { Context } from 'hono'
import { announce, deliverSoon, sendMail, storeAndForget } from '../email/send-mail.ts'
import { nowSec } from '../http/now-sec.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { AccountsScope } from './accounts.ts'
import { allAttemptKeys, visitorAttemptKey } from './attempt-keys.ts'
import { forgetAttempts, refuseTooMany } from './attempts.ts'
import { findProof } from './confirm-links.ts'
import type { LinkPurpose, MailAsked, Refused, SignedOut, ValidLink } from './contract.ts'
import { endSyncs } from './end-syncs.ts'
import { forms } from './forms.ts'
import { makeResetLink, makeVerifyLink, openAccountLink } from './links.ts'
import { mayMailUnproven, refuseMail } from './mail-limit.ts'
import { noticeMail, resetMail, verifyMail } from './mails.ts'
import { hashPassword } from './password-hash.ts'
import { findWeakness } from './password-rules.ts'
import { checkForm } from './check-form.ts'
import { checkSession } from './reauthenticate.ts'
import { forgetUser } from './session.ts'
import { hasGoogle } from './google-accounts.ts'
import { findUserByEmail, markVerifyMailed, updateUser, type UserRow } from './users.ts'

/** Sends a link for a new password if the address has an account. The answer is the same if not. */
export async function requestReset(
  c: Context<AppEnv>,
  form: FormData,
): Promise<MailAsked | Refused> {
  const read = checkForm(forms.requestReset, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const { email } = read.data
  const limited = await refuseMail(c, 'reset', email)
  if (limited) return limited
  const user = await findUserByEmail(c.env.DB, email)
  const mayReset = user !== null && user.disabledAtSec === null
  const asked = user ?? { id: crypto.randomUUID(), email, sessionVersion: 0 }
  const mail = resetMail(asked, await makeResetLink(c, asked))
  // Both cases write to D1: a faster answer would reveal that there is no account.
  if (mayReset) await sendMail(c, mail)
  else await storeAndForget(c, mail)
  return { kind: 'mail-asked' }
}

/** Whether a link still works, and what its page must ask for. Does not use the link up. */
export async function checkLink(
  c: Context<AppEnv>,
  purpose: LinkPurpose,
  token: string,
): Promise<ValidLink | Refused> {
  const link = await openAccountLink(c, purpose, token)
  if (link.kind === 'refused') return link
  return {
    kind: 'valid',
    email: link.email,
    proof: await findProof(c, link.user),
    hasGoogle: await hasGoogle(c.env.DB, link.user.id),
  }
}

/**
 * Sets the password that came with a reset link, which proves the address as well. Ends all sessions,
 * and disconnects Google, because a stranger may have signed in with it.
 */
export async function resetPassword(
  { c, accountData }: AccountsScope,
  form: FormData,
): Promise<{ kind: 'reset'; user: UserRow } | Refused> {
  const read = checkForm(forms.resetPassword, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const link = await openAccountLink(c, 'reset', read.data.token)
  if (link.kind === 'refused') return link
  const { user } = link
  const refused = await refuseNewPassword(c, user.email, read.data.newPassword)
  if (refused) return refused
  const hadGoogle = await hasGoogle(c.env.DB, user.id)
  const mails = [noticeMail(user, hadGoogle ? 'password-reset-google' : 'password-changed')]
  const change = {
    passwordHash: await hashPassword(read.data.newPassword),
    emailVerifiedAtSec: user.emailVerifiedAtSec ?? nowSec(),
    endsSessions: true,
    dropsGoogle: true,
  }
  const changed = await updateUser(c.env.DB, user, change, announce(c, mails))
  if (changed === null || changed === 'taken')
    return { kind: 'refused', code: 'invalid-action-code' }
  forgetUser(user.id)
  deliverSoon(c, mails)
  endSyncs(c, accountData, user.id)
  await letIn(c, user)
  return { kind: 'reset', user: changed }
}

/**
 * Clears the attempts on an account: whoever can read the email is its owner, and strangers' attempts
 * must not keep them out.
 *
 * **Errors**: none: the password is already set, and attempts expire by themselves.
 */
async function letIn(c: Context<AppEnv>, user: UserRow): Promise<void> {
  try {
    await forgetAttempts(c.env.DB, await allAttemptKeys(c, user))
  } catch (error) {
    logEvent('error', 'attempts.not-forgotten', c.get('requestId'), { error: String(error) })
  }
}

/** Why a password sent with a link is refused, or null. The attempt is counted before hashing. */
export async function refuseNewPassword(
  c: Context<AppEnv>,
  email: string,
  newPassword: string,
): Promise<Refused | null> {
  const weakness = await findWeakness(newPassword, email)
  if (weakness) return { kind: 'refused', code: weakness, field: 'newPassword' }
  return await refuseTooMany(c.env.DB, [await visitorAttemptKey(c, 'password')])
}

/** Sends the signed-in user's confirmation email again. */
export async function resendVerification(
  c: Context<AppEnv>,
): Promise<MailAsked | Refused | SignedOut> {
  const session = await checkSession(c)
  if (session.kind === 'signed-out') return session
  const { user } = session
  if (user.emailVerifiedAtSec !== null) return { kind: 'mail-asked' }
  const limited = await refuseMail(c, 'sign-up', user.email)
  if (limited) return limited
  if (!(await mayMailUnproven(c))) return { kind: 'refused', code: 'mails-spent' }
  const mails = [verifyMail(user, await makeVerifyLink(c, user))]
  await markVerifyMailed(c.env.DB, user.id, announce(c, mails))
  forgetUser(user.id)
  deliverSoon(c, mails)
  return { kind: 'mail-asked' }
}
