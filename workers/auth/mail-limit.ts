import type { Context } from 'hono'
import { canSendMail } from '../email/send-mail.ts'
import type { AppEnv } from '../http/settings.ts'
import { addressAttemptKey, visitorAttemptKey } from './attempt-keys.ts'
import { refuseTooMany } from './attempts.ts'
import type { Refused } from './contract.ts'

/** Why no email may be sent to an address now, or null. An email that may be sent is counted. */
export async function refuseMail(c: Context<AppEnv>, email: string): Promise<Refused | null> {
  if (!canSendMail(c)) return { kind: 'refused', code: 'mail-not-sent' }
  return await refuseTooMany(c.env.DB, [
    await visitorAttemptKey(c, 'mail'),
    await addressAttemptKey(c, 'mail', email),
  ])
}
