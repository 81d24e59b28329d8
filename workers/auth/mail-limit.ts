import type { Context } from 'hono'
import { canSendMail } from '../email/send-mail.ts'
import { limit, limits } from '../http/limits.ts'
import type { AppEnv } from '../http/app-env.ts'
import { addressKey } from '../http/visitor.ts'
import { addressAttemptKey, visitorAttemptKey } from './attempt-keys.ts'
import { refuseTooMany } from './attempts.ts'
import type { Refused } from './contract.ts'

/**
 * Why an email about an account may not be sent to an address now, or null, in which case it is
 * counted. Limiting attempts alone would let a stranger sign up and delete the account all day.
 */
export async function refuseMail(c: Context<AppEnv>, email: string): Promise<Refused | null> {
  if (!canSendMail(c)) return { kind: 'refused', code: 'mail-not-sent' }
  const tooMany = await refuseTooMany(c.env.DB, [
    await visitorAttemptKey(c, 'mail'),
    await addressAttemptKey(c, 'mail', email),
  ])
  return tooMany ?? (await refuseMailOfDay(c, email))
}

/** Why no more emails about an account may be sent to an address today, or null. */
export async function refuseMailOfDay(c: Context<AppEnv>, email: string): Promise<Refused | null> {
  const turn = await limit(c, limits.accountMails, await addressKey(c, email))
  if (turn.kind === 'taken') return null
  return { kind: 'refused', code: 'too-many-requests', retryAfterSec: turn.retryAfterSec }
}
