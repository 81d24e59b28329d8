import type { Mail } from '../email/mail.ts'
import { announce, deliverSoon } from '../email/send-mail.ts'
import type { AddressChange, DataOwner } from '../http/account-data-part.ts'
import type { AccountsScope } from './accounts.ts'
import { listChanges } from './address-changes.ts'
import { allAttemptKeys, ownAttemptKeys, unknownBrowserHeaders } from './attempt-keys.ts'
import type { Done, Refused, SignedOut } from './contract.ts'
import { leaveBrowser } from './end-syncs.ts'
import { forms } from './forms.ts'
import { deletedMail, toConfirmed } from './mails.ts'
import { checkForm } from './check-form.ts'
import { tryProof, checkSession } from './reauthenticate.ts'
import { forgetUser } from './session.ts'
import { endHeaders } from './session-cookie.ts'
import { hasGoogle } from './google-accounts.ts'
import { deleteUser, type UserRow } from './users.ts'

/** Everything that is kept about the signed-in user, feature by feature. */
export async function exportData({
  c,
  accountData,
}: AccountsScope): Promise<{ kind: 'data'; data: Record<string, unknown> } | SignedOut> {
  const session = await checkSession(c)
  if (session.kind === 'signed-out') return session
  const { user } = session
  const others = accountData.map(
    async (part) => [part.name, await part.list(c.env, toOwner(user))] as const,
  )
  const account = {
    id: user.id,
    email: user.email,
    name: user.name,
    emailVerifiedAt: toIso(user.emailVerifiedAtSec),
    confirmationEmailedAt: toIso(user.verifyMailedAtSec),
    createdAt: toIso(user.createdAtSec),
    signsInWith: {
      password: user.passwordHash !== null,
      google: await hasGoogle(c.env.DB, user.id),
    },
    addressChanges: await listChanges(c.env.DB, user.id),
  }
  return { kind: 'data', data: { account, ...Object.fromEntries(await Promise.all(others)) } }
}

/** Removes the signed-in user from every table, at once. */
export async function deleteAccount(
  scope: AccountsScope,
  form: FormData,
): Promise<Done | Refused | SignedOut> {
  const { c, accountData, setUser } = scope
  const session = await checkSession(c)
  if (session.kind === 'signed-out') return session
  const read = checkForm(forms.deleteAccount, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const doubt = await tryProof(c, session, read.data.currentPassword)
  if (doubt) return doubt
  const { user } = session
  const left = await leaveBrowser(c, accountData)
  const mails = toConfirmed(user, deletedMail(user))
  await eraseUser(scope, user, mails)
  setUser(null)
  deliverSoon(c, mails)
  return { kind: 'done', headers: [...left, ...endHeaders(c), ...unknownBrowserHeaders(c)] }
}

/** Removes a user and every feature's rows about them, and stores the mails that announce it. */
export async function eraseUser(
  { c, accountData }: Pick<AccountsScope, 'c' | 'accountData'>,
  user: UserRow,
  mails: readonly Mail[] = [],
): Promise<void> {
  // The user is deleted last, so that the owner can sign in and try again if a part fails.
  for (const part of accountData) await part.erase(c, toOwner(user))
  // Attempts on an unconfirmed address stay: it may be somebody else's.
  const isProven = user.emailVerifiedAtSec !== null
  const keys = isProven ? await allAttemptKeys(c, user) : ownAttemptKeys(user)
  await deleteUser(c.env.DB, user.id, keys, announce(c, mails))
  forgetUser(user.id)
}

/** The statements by which other features' rows follow a change of address, in the same batch. */
export function carryOver(
  { c, accountData }: Pick<AccountsScope, 'c' | 'accountData'>,
  owner: DataOwner,
  change: AddressChange,
): D1PreparedStatement[] {
  return accountData.flatMap((part) => part.carryOver?.(c.env.DB, owner, change) ?? [])
}

/** A user as the owner of other features' rows. */
export function toOwner({ id, email, emailVerifiedAtSec }: UserRow): DataOwner {
  return { id, email: emailVerifiedAtSec === null ? null : email }
}

function toIso(sec: number | null): string | null {
  return sec === null ? null : new Date(sec * 1000).toISOString()
}
