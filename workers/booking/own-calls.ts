import type { DataOwner } from '../http/account-data-part.ts'
import { formatInstant } from './slots.ts'
import { COLUMNS, type Booking } from './store.ts'

/**
 * Whose calls to list: a user's, and the one that this browser booked signed out. One booked with an
 * account is shown to that account alone, or a lost phone would show it after its session is ended.
 */
export type CallOwner = { bookingId: string | null; userId: string | null; email: string | null }

/** The booked calls that a page shows: the last ten, earliest first. */
export async function listCalls(
  db: D1Database,
  { bookingId, userId, email }: CallOwner,
): Promise<Booking[]> {
  const { results } = await db
    .prepare(
      `select ${COLUMNS} from bookings
       where status = 'booked'
         and ((id = ?1 and user_id is null) or user_id = ?2 or email = ?3)
       order by ends_at desc limit 10`,
    )
    .bind(bookingId, userId, email)
    .all<Booking>()
  return results.toReversed()
}

// `email` is null until it is confirmed, and null matches nothing.
const IS_OWN = '(user_id = ?1 or email = ?2)'

/** Everything that is kept about the calls of a user, as the user may see it. */
export async function listOwn(db: D1Database, { id, email }: DataOwner): Promise<unknown[]> {
  const { results } = await db
    .prepare(`select ${COLUMNS} from bookings where ${IS_OWN} order by starts_at`)
    .bind(id, email)
    .all()
  return results
}

/** The calls of a user that are still to come. */
export async function listOpen(
  db: D1Database,
  { id, email }: DataOwner,
  nowMs: number,
): Promise<Booking[]> {
  const { results } = await db
    .prepare(
      `select ${COLUMNS} from bookings where ${IS_OWN} and status = 'booked' and starts_at > ?3
       order by starts_at`,
    )
    .bind(id, email, formatInstant(nowMs))
    .all<Booking>()
  return results
}

/** The statement that deletes the calls of a user that are over or cancelled. */
export function erasePast(
  db: D1Database,
  { id, email }: DataOwner,
  nowMs: number,
): D1PreparedStatement {
  return db
    .prepare(`delete from bookings where ${IS_OWN} and not (status = 'booked' and starts_at > ?3)`)
    .bind(id, email, formatInstant(nowMs))
}
