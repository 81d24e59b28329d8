import type { AccountDataPart } from '../http/account-data.ts'

/** What the newsletter keeps under a user's proven address. */
export const newsletterData: AccountDataPart = {
  name: 'newsletter',
  async list(env, { email }) {
    const [subscriptions, sent] = await env.DB.batch([
      env.DB.prepare(
        `select status, asked_at_ms, page, wording_version, confirmed_at_ms, unsubscribed_at_ms
         from subscribers where email = ?1`,
      ).bind(email),
      env.DB.prepare('select article, state from newsletter_sends where email = ?1').bind(email),
    ])
    return { subscriptions: subscriptions?.results ?? [], sent: sent?.results ?? [] }
  },
  async erase(env, { email }) {
    await env.DB.batch([
      env.DB.prepare('delete from subscribers where email = ?1').bind(email),
      env.DB.prepare('delete from newsletter_sends where email = ?1').bind(email),
    ])
  },
}
