import { retryWrite } from '../http/retry-write.ts'
import type { AccountDataPart } from '../http/account-data-part.ts'

// The address is null until its owner has confirmed it, and null matches nothing. Account mails
// have the user's id in their key (`workers/auth/mails.ts`), since they may go to unconfirmed
// addresses.
const IS_OWN = "(email = ?2 or id glob 'account-' || ?1 || '-*')"

/** The mails about a user, or to the confirmed address, that are still to be sent. */
export const waitingMails: AccountDataPart = {
  name: 'waitingMails',
  async list(env, { id, email }) {
    const { results } = await env.DB.prepare(
      `select kind, created_at_ms from outbox where ${IS_OWN} order by created_at_ms`,
    )
      .bind(id, email)
      .all()
    return results
  },
  async erase(c, { id, email }) {
    const statement = c.env.DB.prepare(
      // Not once the user is deleted: that would delete the mail that says so.
      `delete from outbox where ${IS_OWN} and exists (select 1 from users where id = ?1)`,
    ).bind(id, email)
    await retryWrite(() => statement.run())
  },
}
