import type { Context } from 'hono'
import { sendMail } from '../email/send-mail.ts'
import type { AppEnv } from '../http/settings.ts'
import type { AccountsScope } from './accounts.ts'
import type { Done, MailAsked, Refused, SignedOut } from './contract.ts'
import { forms } from './forms.ts'
import { makeLink } from './links.ts'
import { refuseMail } from './mail-limit.ts'
import { addressMail, noticeMail } from './mails.ts'
import { hashPassword } from './password-hash.ts'
import { findWeakness } from './password-rules.ts'
import { readForm } from './read-form.ts'
import { findDoubt, requireSession, type CheckedSession } from './reauthenticate.ts'
import { forgetUser } from './session.ts'
import { endHeaders, sessionHeaders } from './session-cookie.ts'
import { findUserByEmail, toAccountUser, updateUser, type UserChange } from './users.ts'

/** Changes the display name; an empty one takes it away. */
export async function changeName(
  scope: AccountsScope,
  form: FormData,
): Promise<Done | Refused | SignedOut> {
  const session = await requireSession(scope.c)
  if (session.kind === 'signed-out') return session
  const read = readForm(forms.changeName, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  return await applyChange(scope, session, { name: read.data.name || null })
}

/** Changes the password, or sets the first one, and ends all other sessions. */
export async function changePassword(
  scope: AccountsScope,
  form: FormData,
): Promise<Done | Refused | SignedOut> {
  const session = await requireSession(scope.c)
  if (session.kind === 'signed-out') return session
  const read = readForm(forms.changePassword, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const { currentPassword, newPassword } = read.data
  const weakness = await findWeakness(newPassword, session.user.email)
  if (weakness) return { kind: 'refused', code: weakness, field: 'newPassword' }
  const doubt = await findDoubt(scope.c, session, currentPassword)
  if (doubt) return doubt
  const passwordHash = await hashPassword(newPassword)
  const result = await applyChange(scope, session, { passwordHash, endsSessions: true })
  if (result.kind === 'done') sendMail(scope.c, noticeMail(session.user.email, 'password-changed'))
  return result
}

/** Asks for another address: it changes only when the link that goes there is used. */
export async function changeAddress(
  c: Context<AppEnv>,
  form: FormData,
): Promise<MailAsked | Refused | SignedOut> {
  const session = await requireSession(c)
  if (session.kind === 'signed-out') return session
  const read = readForm(forms.changeAddress, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const { currentPassword, email } = read.data
  const doubt = await findDoubt(c, session, currentPassword)
  if (doubt) return doubt
  const tooMany = await refuseMail(c, email)
  if (tooMany) return tooMany
  // Whether somebody else has the address is theirs to know: the answer is the same.
  if ((await findUserByEmail(c.env.DB, email)) === null) {
    sendMail(c, addressMail(email, await makeLink(c, 'address', session.user, email)))
    sendMail(c, noticeMail(session.user.email, 'address-asked'))
  }
  return { kind: 'mail-asked' }
}

/** Ends all sessions but this one. */
export async function signOutEverywhere(scope: AccountsScope): Promise<Done | SignedOut> {
  const session = await requireSession(scope.c)
  if (session.kind === 'signed-out') return session
  return await applyChange(scope, session, { endsSessions: true })
}

/** Changes the signed-in user and keeps this session on top of the change. */
async function applyChange(
  { c, parts, setUser }: AccountsScope,
  { user, claims }: CheckedSession,
  change: Omit<UserChange, 'email'>,
): Promise<Done | SignedOut> {
  const changed = await updateUser(c.env.DB, user, change)
  if (changed === null || changed === 'taken') {
    return { kind: 'signed-out', code: 'user-token-expired', headers: endHeaders(c) }
  }
  forgetUser(user.id)
  if (change.endsSessions) await endSyncs(c.env, parts, user.id)
  setUser(toAccountUser(changed))
  // A new cookie, younger than the change: no isolate believes what it read before.
  const headers = await sessionHeaders(c, { ...claims, version: changed.sessionVersion })
  return { kind: 'done', headers }
}

/** Ends what other features keep for a user's sessions. */
export async function endSyncs(
  env: Env,
  parts: AccountsScope['parts'],
  userId: string,
): Promise<void> {
  for (const part of parts) await part.endSessions?.(env, userId)
}
