import type { Context } from 'hono'
import type { Mail } from '../email/mail.ts'
import { announce, deliverSoon } from '../email/send-mail.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { AccountsScope } from './accounts.ts'
import { createChange } from './address-changes.ts'
import type { Done, MailAsked, Refused, SignedOut } from './contract.ts'
import { endSyncs } from './end-syncs.ts'
import { forms } from './forms.ts'
import { makeChangeLink } from './links.ts'
import { mayMailUnproven, refuseMail } from './mail-limit.ts'
import { addressMail, addressTakenMail, noticeMail, toConfirmed } from './mails.ts'
import { hashPassword } from './password-hash.ts'
import { findWeakness } from './password-rules.ts'
import { checkForm } from './check-form.ts'
import { tryProof, checkSession, type CheckedSession } from './reauthenticate.ts'
import { forgetUser } from './session.ts'
import { dropHeaders } from './session-cookie.ts'
import { continueSession } from './sign-in.ts'
import { findUserByEmail, toUser, updateUser, type UserChange } from './users.ts'

/** Changes the display name; an empty one removes it. */
export async function changeName(
  scope: AccountsScope,
  form: FormData,
): Promise<Done | Refused | SignedOut> {
  const session = await checkSession(scope.c)
  if (session.kind === 'signed-out') return session
  const read = checkForm(forms.changeName, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  return await applyChange(scope, session, { name: read.data.name || null })
}

/** Changes the password, or sets the first one, and ends all other sessions. */
export async function changePassword(
  scope: AccountsScope,
  form: FormData,
): Promise<Done | Refused | SignedOut> {
  const session = await checkSession(scope.c)
  if (session.kind === 'signed-out') return session
  const read = checkForm(forms.changePassword, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const { currentPassword, newPassword } = read.data
  const weakness = await findWeakness(newPassword, session.user.email)
  if (weakness) return { kind: 'refused', code: weakness, field: 'newPassword' }
  const doubt = await tryProof(scope.c, session, currentPassword)
  if (doubt) return doubt
  const passwordHash = await hashPassword(newPassword)
  const mails = toConfirmed(session.user, noticeMail(session.user, 'password-changed'))
  return await applyChange(scope, session, { passwordHash, endsSessions: true }, mails)
}

/** Sends a link to another address; nothing changes before it is used. */
export async function changeAddress(
  c: Context<AppEnv>,
  form: FormData,
): Promise<MailAsked | Refused | SignedOut> {
  const session = await checkSession(c)
  if (session.kind === 'signed-out') return session
  const read = checkForm(forms.changeAddress, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const { currentPassword, email } = read.data
  const doubt = await tryProof(c, session, currentPassword)
  if (doubt) return doubt
  const tooMany = await refuseMail(c, 'address', email)
  if (tooMany) return tooMany
  if (!(await mayMailUnproven(c))) return { kind: 'refused', code: 'mails-spent' }
  // Nothing shown to this user may reveal whether another account has the address.
  const isTaken = (await findUserByEmail(c.env.DB, email)) !== null
  const id = crypto.randomUUID()
  const link = await makeChangeLink(c, 'address', id)
  const asked = { id: session.user.id, email }
  const mails = [
    isTaken ? addressTakenMail(asked) : addressMail(asked, link),
    ...toConfirmed(session.user, noticeMail(session.user, 'address-asked')),
  ]
  await createChange(c.env.DB, { id, user: session.user, newEmail: email }, announce(c, mails))
  deliverSoon(c, mails)
  return { kind: 'mail-asked' }
}

/** Disconnects Google, and ends all other sessions, because one of them may have signed in with it. */
export async function disconnectGoogle(
  scope: AccountsScope,
  form: FormData,
): Promise<Done | Refused | SignedOut> {
  const session = await checkSession(scope.c)
  if (session.kind === 'signed-out') return session
  // Without a password, Google is the only way in.
  if (session.user.passwordHash === null) return { kind: 'refused', code: 'google-only-way' }
  const read = checkForm(forms.disconnectGoogle, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const doubt = await tryProof(scope.c, session, read.data.currentPassword)
  if (doubt) return doubt
  const mails = toConfirmed(session.user, noticeMail(session.user, 'google-disconnected'))
  return await applyChange(scope, session, { dropsGoogle: true, endsSessions: true }, mails)
}

/** Ends all sessions but this one. */
export async function signOutEverywhere(scope: AccountsScope): Promise<Done | SignedOut> {
  const session = await checkSession(scope.c)
  if (session.kind === 'signed-out') return session
  return await applyChange(scope, session, { endsSessions: true })
}

/** Changes the signed-in user, sends the notices and keeps this session valid. */
async function applyChange(
  { c, accountData, setUser }: AccountsScope,
  { user, claims }: CheckedSession,
  change: Omit<UserChange, 'email'>,
  mails: readonly Mail[] = [],
): Promise<Done | SignedOut> {
  const changed = await updateUser(c.env.DB, user, change, announce(c, mails))
  if (changed === null || changed === 'taken') {
    return { kind: 'signed-out', code: 'user-token-expired', headers: dropHeaders(c) }
  }
  forgetUser(user.id)
  deliverSoon(c, mails)
  if (change.endsSessions) endSyncs(c, accountData, user.id)
  setUser(toUser(changed))
  // A cookie newer than the change makes every isolate read the user again.
  const headers = await continueSession(c, claims, changed)
  return { kind: 'done', headers }
}
