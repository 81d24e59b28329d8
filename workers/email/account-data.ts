import { retryWrite } from '../http/retry-write.ts'
import type { AccountDataPart } from '../http/account-data.ts'

/** The mails to or about a user's confirmed address that are still to be sent. */
export const waitingMails: AccountDataPart = {
  name: 'waitingMails',
  async list(env, { email }) {
    const { results } = await env.DB.prepare(
      'select kind, created_at_ms from outbox where email = ?1 order by created_at_ms',
    )
      .bind(email)
      .all()
    return results
  },
  async erase(c, { email }) {
    const statement = c.env.DB.prepare('delete from outbox where email = ?1').bind(email)
    await retryWrite(() => statement.run())
  },
}
