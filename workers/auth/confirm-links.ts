import type { Context } from 'hono'
import { announce, deliverSoon } from '../email/send-mail.ts'
import type { AppEnv } from '../http/app-env.ts'
import { nowSec } from '../http/now-sec.ts'
import { carryOver, eraseUser, toOwner } from './export-and-deletion.ts'
import type { AccountsScope } from './accounts.ts'
import { deleteChange, markConfirmed } from './address-changes.ts'
import type { Done, LinkProof, Refused } from './contract.ts'
import { endSyncs } from './end-syncs.ts'
import { forms } from './forms.ts'
import { hasConfirmed, makeChangeLink, openAccountLink, type OpenedLink } from './links.ts'
import { addressChangedMail, toConfirmed } from './mails.ts'
import { checkForm } from './check-form.ts'
import { tryPassword, checkSession, type CheckedSession } from './reauthenticate.ts'
import { forgetUser } from './session.ts'
import { beginSession, continueSession } from './sign-in.ts'
import { toUser, updateUser, type UserRow } from './users.ts'

type ConfirmPurpose = 'verify' | 'address'

/**
 * What this browser needs to confirm an address for a user.
 *
 * The link alone is not enough: it proves the mailbox, but whoever signed up may be a stranger, who
 * would then see what other features keep under the address.
 */
export async function findProof(c: Context<AppEnv>, user: UserRow): Promise<LinkProof> {
  if ((await findOwnSession(c, user)) !== null) return 'session'
  return user.passwordHash === null ? 'sign-in' : 'password'
}

/** Confirms the address of an account. */
export async function verifyAddress(scope: AccountsScope, form: FormData): Promise<Done | Refused> {
  return await confirm(scope, 'verify', form, async ({ user }) => {
    return await updateUser(scope.c.env.DB, user, { emailVerifiedAtSec: nowSec() })
  })
}

/** Gives an account its new address, and tells the old one if it was confirmed, with a link that undoes it. */
export async function confirmAddress(
  scope: AccountsScope,
  form: FormData,
): Promise<Done | Refused> {
  const { c, accountData } = scope
  return await confirm(scope, 'address', form, async ({ user, email, change }) => {
    if (change === null) return null
    const fields = { email, emailVerifiedAtSec: nowSec(), endsSessions: true }
    const undo = await makeChangeLink(c, 'undo', change.id)
    const mails = toConfirmed(user, addressChangedMail(user, undo))
    const changed = await updateUser(c.env.DB, user, fields, [
      ...announce(c, mails),
      markConfirmed(c.env.DB, change.id),
      ...carryOver(scope, toOwner(user), { from: user.email, to: email }),
    ])
    if (changed === null || changed === 'taken') return changed
    deliverSoon(c, mails)
    endSyncs(c, accountData, user.id)
    return changed
  })
}

/** Deletes the unconfirmed account, or the change of address, for somebody who never asked for the link. */
export async function rejectLink(
  scope: AccountsScope,
  purpose: ConfirmPurpose,
  form: FormData,
): Promise<Done | Refused> {
  const read = checkForm(forms.link, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const link = await openAccountLink(scope.c, purpose, read.data.token)
  if (link.kind === 'refused') return link
  if (link.change === null) await eraseUser(scope, link.user)
  else await deleteChange(scope.c.env.DB, link.change.id)
  return { kind: 'done', headers: [] }
}

type Change = (link: OpenedLink) => Promise<UserRow | 'taken' | null>

async function confirm(
  scope: AccountsScope,
  purpose: ConfirmPurpose,
  form: FormData,
  change: Change,
): Promise<Done | Refused> {
  const result = await confirmOnce(scope, purpose, form, change)
  if (result.kind === 'done') return result
  const token = form.get('token')
  const isDone = typeof token === 'string' && (await hasConfirmed(scope.c, purpose, token))
  return isDone ? { kind: 'done', headers: [] } : result
}

async function confirmOnce(
  { c, setUser }: AccountsScope,
  purpose: ConfirmPurpose,
  form: FormData,
  change: Change,
): Promise<Done | Refused> {
  const read = checkForm(forms.confirmLink, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const link = await openAccountLink(c, purpose, read.data.token)
  if (link.kind === 'refused') return link
  const session = await findOwnSession(c, link.user)
  if (session === null) {
    if (link.user.passwordHash === null) return { kind: 'refused', code: 'requires-recent-login' }
    const wrong = await tryPassword(c, link.user, read.data.currentPassword)
    if (wrong) return wrong
  }
  const changed = await change(link)
  if (changed === 'taken') return { kind: 'refused', code: 'email-already-in-use' }
  if (changed === null) return { kind: 'refused', code: 'invalid-action-code' }
  forgetUser(changed.id)
  setUser(toUser(changed))
  const headers = session
    ? await continueSession(c, session.claims, changed)
    : await beginSession(c, changed)
  return { kind: 'done', headers }
}

async function findOwnSession(c: Context<AppEnv>, user: UserRow): Promise<CheckedSession | null> {
  const session = await checkSession(c)
  return session.kind === 'active' && session.user.id === user.id ? session : null
}
