import type { AccountDataPart } from '../http/account-data.ts'

/** The set-up calls that were booked under a user's proven address. */
export const bookingData: AccountDataPart = {
  name: 'setUpCalls',
  async list(env, { email }) {
    const { results } = await env.DB.prepare(
      `select starts_at, ends_at, zone, name, email, note, status, created_at, updated_at
       from bookings where email = ?1 order by starts_at`,
    )
      .bind(email)
      .all()
    return results
  },
  async erase(env, { email }) {
    await env.DB.prepare('delete from bookings where email = ?1').bind(email).run()
  },
}
