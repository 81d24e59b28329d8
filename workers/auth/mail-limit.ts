import type { Context } from 'hono'
import { canSendMail } from '../email/send-mail.ts'
import { limits, type Policy } from '../http/limit-policies.ts'
import { limit, limitByVisitor } from '../http/limits.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'
import { addressKey, isTagged, mailboxKey } from '../http/visitor.ts'
import type { Refused } from './contract.ts'
import { refuseFor } from './attempts.ts'
import { refuseAttempt, refuseNetwork } from './network-limit.ts'

/**
 * The kinds of email about an account that anyone can have sent to an address. Each has its own limit,
 * so that asking for resets in a stranger's name does not keep that stranger from signing up.
 */
export type AccountMailKind = 'sign-up' | 'reset' | 'address'

/**
 * Why an email about an account may not be sent to an address now, or null. An email that may be sent
 * is counted, whether the address is known or not.
 */
export async function refuseMail(
  c: Context<AppEnv>,
  kind: AccountMailKind,
  email: string,
): Promise<Refused | null> {
  if (!canSendMail(c)) return { kind: 'refused', code: 'mail-not-sent' }
  const tooMany = await refuseAttempt(c, 'mail', limits.accountMailsOfNetwork)
  return tooMany ?? (await refuseMailTo(c, kind, email))
}

/**
 * Why no more emails of a kind may be sent to an address now, or null. An attempt counter would not do:
 * strangers would keep it full, and signing up and deleting the account would empty it.
 */
export async function refuseMailTo(
  c: Context<AppEnv>,
  kind: AccountMailKind,
  email: string,
): Promise<Refused | null> {
  const tooMany = await refuseNetwork(c, limits.accountMailsOfNetwork)
  if (tooMany) return tooMany
  const key = await addressKey(c, email)
  const take = (policy: Policy, of = key) =>
    limit(c, { ...policy, name: `${policy.name}.${kind}` }, of)
  // A reset is mailed only to an account, and another spelling of its address is another account.
  const ofMailbox =
    kind === 'reset' ? null : await take(limits.accountMailsOfMailbox, await mailboxKey(c, email))
  const isMailboxFull = ofMailbox?.kind === 'limited'
  if (isMailboxFull && isTagged(email)) return refuseFor(ofMailbox)
  if (!isMailboxFull && (await take(limits.accountMails)).kind === 'taken') return null
  const turn = await take(limits.accountMailsLater)
  return turn.kind === 'taken' ? null : refuseFor(turn)
}

/**
 * Counts an email to an unproven address against the daily limits of its visitor and the site. Returns
 * false if one is used up, and logs the email that uses up the site's.
 */
export async function mayMailUnproven(c: Context<AppEnv>): Promise<boolean> {
  const share = await limitByVisitor(c, limits.unprovenMailsOfVisitor)
  if (share.kind === 'limited') return false
  const turn = await limit(c, limits.unprovenMailsOfSite, 'site')
  const isSpent = turn.kind === 'taken' && turn.leftCount === 0
  if (isSpent) logEvent('error', 'account.mails-spent', c.get('requestId'))
  return turn.kind === 'taken'
}
