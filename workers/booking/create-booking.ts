import { countIfChanged, limits, windowEndSec, type Policy } from '../http/limits.ts'
import { OPEN_CALLS_MAX_COUNT } from './contract.ts'
import type { Hours } from './hours.ts'
import { aroundSlot, COLUMNS, writeBooking, type Booking } from './store.ts'

/** Why a booking was not written. */
export type Conflict = { kind: 'taken' | 'key-used' | 'address-limit' | 'visitor-limit' }

/**
 * Who makes a booking. **Shape**: `key` is the form's; `addressKey` and `visitorKey` are keyed hashes,
 * under which bookings are counted; `userId` is null for a signed-out visitor.
 */
export type Booker = {
  key: string
  addressKey: string
  visitorKey: string
  userId: string | null
}

const { bookingsOfAddress, bookingsOfVisitor } = limits

/** A condition of SQL: that a limit is reached. **Shape**: `key` and `endsAtSec` are parameters. */
function isReached({ name, maxCount }: Policy, key: string, endsAtSec: string): string {
  return `exists (select 1 from limits where name = '${name}' and key = ${key}
    and ends_at_sec = ${endsAtSec} and taken_count >= ${maxCount})`
}

/**
 * Books a slot, if it is free and no limit is reached: one statement, so that one of many requests at
 * once gets it. Run twice with the same key, it books once and returns the same booking.
 *
 * The limits are counted apart from the bookings, which are deleted with an account.
 *
 * **Shape**: `alongside` is written in the same batch, see `announce` of `workers/email`.
 */
export async function createBooking(
  db: D1Database,
  hours: Hours,
  booking: Booking,
  booker: Booker,
  alongside: readonly D1PreparedStatement[],
): Promise<{ kind: 'created' | 'repeated'; booking: Booking } | Conflict> {
  const { key, addressKey, visitorKey, userId } = booker
  const { id, starts_at, ends_at, zone, name, email, phone, note, setup, created_at } = booking
  const nowMs = Date.parse(created_at)
  // The column `visitor_key` is no longer used: limits have their own table.
  const insert = db
    .prepare(
      `insert into bookings (request_key, visitor_key, user_id, ${COLUMNS})
       select ?1, '', ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 'booked', 0, ?12, ?12
       where not exists (
         select 1 from bookings where status = 'booked'
           and starts_at < ?13 and ends_at > ?14 and starts_at > ?15
       )
       and (
         select count(*) from bookings where email = ?8 and status = 'booked' and ends_at > ?12
       ) < ${OPEN_CALLS_MAX_COUNT}
       and not ${isReached(bookingsOfAddress, '?16', '?18')}
       and not ${isReached(bookingsOfVisitor, '?17', '?19')}
       on conflict do nothing
       returning ${COLUMNS}`,
    )
    .bind(
      key,
      userId,
      id,
      starts_at,
      ends_at,
      zone,
      name,
      email,
      phone,
      note,
      setup,
      created_at,
      ...aroundSlot(hours, starts_at),
      addressKey,
      visitorKey,
      windowEndSec(bookingsOfAddress, nowMs),
      windowEndSec(bookingsOfVisitor, nowMs),
    )
  const created = await writeBooking(db, insert, [
    countIfChanged(db, bookingsOfAddress, addressKey, nowMs),
    countIfChanged(db, bookingsOfVisitor, visitorKey, nowMs),
    ...alongside,
  ])
  if (created) return { kind: 'created', booking: created }
  return await explainConflict(db, hours, booking, booker)
}

/** Explains why a booking was refused. It stays refused, whatever has changed in between. */
async function explainConflict(
  db: D1Database,
  hours: Hours,
  { starts_at, email, created_at }: Booking,
  { key, addressKey, visitorKey }: Booker,
): Promise<{ kind: 'repeated'; booking: Booking } | Conflict> {
  const nowMs = Date.parse(created_at)
  const [made, reasons] = await db.batch<Record<string, unknown>>([
    db.prepare(`select ${COLUMNS} from bookings where request_key = ?1`).bind(key),
    db
      .prepare(
        `select
           (select count(*) from bookings
            where status = 'booked'
            and starts_at < ?1 and ends_at > ?2 and starts_at > ?3) as taken_count,
           (select count(*) from bookings
            where email = ?4 and status = 'booked' and ends_at > ?5) as open_count,
           ${isReached(bookingsOfAddress, '?6', '?8')} as is_address_over,
           ${isReached(bookingsOfVisitor, '?7', '?9')} as is_visitor_over`,
      )
      .bind(
        ...aroundSlot(hours, starts_at),
        email,
        created_at,
        addressKey,
        visitorKey,
        windowEndSec(bookingsOfAddress, nowMs),
        windowEndSec(bookingsOfVisitor, nowMs),
      ),
  ])
  const booking = made?.results[0] as Booking | undefined
  if (booking) {
    // The same key with another time or address isn't a repeat, and must not show that booking. Nor
    // is it one if the call has been cancelled since.
    const isSame =
      booking.starts_at === starts_at && booking.email === email && booking.status === 'booked'
    return isSame ? { kind: 'repeated', booking } : { kind: 'key-used' }
  }
  const { taken_count, open_count, is_address_over, is_visitor_over } = (reasons?.results[0] ??
    {}) as Record<string, number>
  if (Number(taken_count) > 0) return { kind: 'taken' }
  if (Number(open_count) >= OPEN_CALLS_MAX_COUNT || is_address_over)
    return { kind: 'address-limit' }
  if (is_visitor_over) return { kind: 'visitor-limit' }
  return { kind: 'taken' }
}
