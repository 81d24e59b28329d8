import { announce, canSendMail, deliverSoon } from '../email/send-mail.ts'
import { retryWrite } from '../http/retry-write.ts'
import { siteOrigin } from '../http/app-env.ts'
import type { AccountDataPart } from '../http/account-data-part.ts'
import { mailScope } from './book.ts'
import { endCallCookie } from './call-link.ts'
import { bookingMails } from './mails.ts'
import { erasePast, listOpen, listOwn } from './own-calls.ts'
import { changed } from './store.ts'
import { dropWaitingMails } from './waiting-mails.ts'

/** The set-up calls of a user: booked while signed in, or under the confirmed address. */
export const bookingData: AccountDataPart = {
  name: 'setUpCalls',
  async list(env, owner) {
    return await listOwn(env.DB, owner)
  },

  // Each future call is cancelled with its emails, which frees its slot.
  async erase(c, owner) {
    const nowMs = Date.now()
    const calls = (await listOpen(c.env.DB, owner, nowMs)).map((call) => {
      const cancelled = changed(call, nowMs, { status: 'cancelled' })
      // The call's own link stops working once its row is deleted.
      const scope = { ...mailScope(c), link: `${siteOrigin(c)}/welcome` }
      const mails = canSendMail(c) ? bookingMails('cancelled', cancelled, scope) : []
      return { id: call.id, mails }
    })
    const statements = calls.flatMap(({ id, mails }) => [
      dropWaitingMails(c.env.DB, id, 'all'),
      c.env.DB.prepare('delete from bookings where id = ?1').bind(id),
      ...announce(c, mails),
    ])
    await retryWrite(() => c.env.DB.batch([...statements, erasePast(c.env.DB, owner, nowMs)]))
    deliverSoon(
      c,
      calls.flatMap(({ mails }) => mails),
    )
  },

  carryOver(db, { id, email }, { from, to }) {
    return [
      db
        .prepare(
          `update bookings set email = ?3, user_id = ?1
           where email = ?2 and (user_id = ?1 or ?4)
           and exists (select 1 from users where id = ?1 and email = ?3)`,
        )
        .bind(id, from, to, Number(email !== null)),
    ]
  },
  // The next person at this browser must not get the link that manages the call.
  async leaveBrowser(c) {
    const cookie = endCallCookie(c)
    return cookie === null ? [] : [['Set-Cookie', cookie]]
  },
}
