import { announce, deliverSoon } from '../email/send-mail.ts'
import { nowSec } from '../http/now-sec.ts'
import { carryOver, eraseUser } from './export-and-deletion.ts'
import { refuseNewPassword } from './account-links.ts'
import type { AccountsScope } from './accounts.ts'
import { forgetUndone } from './address-changes.ts'
import type { Refused } from './contract.ts'
import { endSyncs } from './end-syncs.ts'
import { forms } from './forms.ts'
import { openAccountLink } from './links.ts'
import { noticeMail } from './mails.ts'
import { hashPassword } from './password-hash.ts'
import { checkForm } from './check-form.ts'
import { forgetUser } from './session.ts'
import { findUserByEmail, updateUser, type UserRow } from './users.ts'

/**
 * Gives an account its old address back, with the new password that came with the link. Ends all
 * sessions, and disconnects Google: whoever changed the address may have come in that way.
 */
export async function undoAddress(
  scope: AccountsScope,
  form: FormData,
): Promise<{ kind: 'restored'; user: UserRow } | Refused> {
  const { c, accountData } = scope
  const read = checkForm(forms.resetPassword, Object.fromEntries(form))
  if (read.kind === 'refused') return read
  const link = await openAccountLink(c, 'undo', read.data.token)
  if (link.kind === 'refused') return link
  const { user, email } = link
  const refused = await refuseNewPassword(c, email, read.data.newPassword)
  if (refused) return refused
  // The link proves that the mailbox is the user's, so an unconfirmed account that has taken the
  // address since can be erased.
  const holder = await findUserByEmail(c.env.DB, email)
  const isInTheWay = holder !== null && holder.id !== user.id && holder.emailVerifiedAtSec === null
  if (isInTheWay) await eraseUser(scope, holder)
  const change = {
    email,
    passwordHash: await hashPassword(read.data.newPassword),
    emailVerifiedAtSec: nowSec(),
    endsSessions: true,
    dropsGoogle: true,
  }
  const mails = [noticeMail(user, 'address-restored')]
  const changed = await updateUser(c.env.DB, user, change, [
    ...announce(c, mails),
    ...(link.change ? [forgetUndone(c.env.DB, link.change)] : []),
    // Without an email, only rows with the user's id move: others under that address are not this
    // user's.
    ...carryOver(scope, { id: user.id, email: null }, { from: user.email, to: email }),
  ])
  if (changed === 'taken') return { kind: 'refused', code: 'email-already-in-use' }
  if (changed === null) return { kind: 'refused', code: 'invalid-action-code' }
  forgetUser(user.id)
  deliverSoon(c, mails)
  endSyncs(c, accountData, user.id)
  return { kind: 'restored', user: changed }
}
