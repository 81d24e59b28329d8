import { retryWrite } from '../http/retry-write.ts'
import type { AccountDataPart } from '../http/account-data-part.ts'

// The address is null until its owner has confirmed it, and null matches nothing.
const IS_OWN = '(email = ?2 or user_id = ?1)'

/**
 * What the newsletter keeps about a user: the subscriptions of the confirmed address and of earlier
 * ones, and which other addresses were entered while signed in.
 */
export const newsletterData: AccountDataPart = {
  name: 'newsletter',
  async list(env, { id, email }) {
    const [subscriptions, sent, asked] = await env.DB.batch([
      env.DB.prepare(
        `select email, status, asked_at_ms, page, wording_version, confirmed_at_ms,
           unsubscribed_at_ms, asked_again_at_ms, asked_again_page, asked_again_wording_version
         from subscribers where ${IS_OWN}`,
      ).bind(id, email),
      env.DB.prepare(
        `select article, email, state from newsletter_sends
         where email in (select email from subscribers where ${IS_OWN}) or email = ?2`,
      ).bind(id, email),
      // Only the address: its status would reveal whether someone else is on the list.
      env.DB.prepare(
        `select email from subscribers where asked_by_user_id = ?1 and not coalesce(${IS_OWN}, 0)`,
      ).bind(id, email),
    ])
    return {
      subscriptions: subscriptions?.results ?? [],
      sent: sent?.results ?? [],
      asked: asked?.results ?? [],
    }
  },

  // Not the sign-ups of other addresses: their owners may have asked as well, and wait to confirm.
  async erase(c, { id, email }) {
    const db = c.env.DB
    const statements = [
      db
        .prepare(
          `delete from newsletter_sends
           where email in (select email from subscribers where ${IS_OWN}) or email = ?2`,
        )
        .bind(id, email),
      db.prepare(`delete from subscribers where ${IS_OWN}`).bind(id, email),
      db
        .prepare('update subscribers set asked_by_user_id = null where asked_by_user_id = ?1')
        .bind(id),
    ]
    await retryWrite(() => db.batch(statements))
  },

  // The subscription stays with the address it was confirmed for, and with the account.
  carryOver(db, { id, email }, { from, to }) {
    return [
      db
        .prepare(
          `update subscribers set user_id = ?1
           where email = ?2 and ?4 and exists (select 1 from users where id = ?1 and email = ?3)`,
        )
        .bind(id, from, to, Number(email !== null)),
    ]
  },
}
