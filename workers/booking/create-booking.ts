import { limits, ofNetwork, type Policy } from '../http/limit-policies.ts'
import { countIfChanged, windowEndSec } from '../http/limits.ts'
import { retryWrite } from '../http/retry-write.ts'
import { OPEN_CALLS_MAX_COUNT, UNPROVEN_CALLS_MAX_COUNT } from './contract.ts'
import type { Hours } from './hours.ts'
import { aroundSlot, COLUMNS, isProven, type Booking } from './store.ts'

/** Why a booking was not written. **Shape**: `retryAfterSec` is set if waiting helps. */
export type Conflict = {
  kind:
    | 'taken'
    | 'key-used'
    | 'address-limit'
    | 'visitor-limit'
    | 'account-limit'
    | 'unproven-limit'
    | 'site-limit'
  retryAfterSec?: number
}

/**
 * Who makes a booking. **Shape**: `key` is the form's; `mailboxKey`, `visitorKey` and `networkKey`, which
 * is null without IPv6, are keyed hashes, under which bookings are counted; `userId` is null for a
 * signed-out visitor.
 */
export type Booker = {
  key: string
  mailboxKey: string
  visitorKey: string
  networkKey: string | null
  userId: string | null
}

const { bookingsOfAddress, bookingsOfVisitor, unprovenBookingsOfVisitor, bookingsOfAccount } =
  limits
const bookingsOfNetwork = ofNetwork(bookingsOfVisitor)
const unprovenBookingsOfNetwork = ofNetwork(unprovenBookingsOfVisitor)

/**
 * An SQL query: how many future calls an address has. For its confirmed account only the calls booked
 * with that account count, so that strangers can't stop it. **Shape**: all three are parameters.
 */
function countOpen(userId: string, email: string, now: string): string {
  return `(select count(*) from bookings as other where other.email = ${email}
    and other.status = 'booked' and other.ends_at > ${now}
    and (other.user_id = ${userId} or not ${isProven(userId, email)}))`
}

/**
 * An SQL query: how many future calls are booked for addresses that their booker has not proven.
 * **Shape**: `now` is a parameter.
 */
function countUnproven(now: string): string {
  return `(select count(*) from bookings as other where other.status = 'booked'
    and other.starts_at > ${now} and not ${isProven('other.user_id', 'other.email')})`
}

/** An SQL condition: a limit is reached. **Shape**: `key` and `endsAtSec` are parameters. */
function isReached({ name, maxCount }: Policy, key: string, endsAtSec: string): string {
  return `exists (select 1 from limits where name = '${name}' and key = ${key}
    and ends_at_sec = ${endsAtSec} and taken_count >= ${maxCount})`
}

/**
 * Books a slot, if it is free and no limit is reached: one statement, so that one of many requests at
 * once gets it. Run twice with the same key, it books once and returns the same booking.
 *
 * Daily limits are counted apart from the bookings, because those are deleted with an account. A limit
 * on future calls counts the bookings, so that cancelling one allows another.
 *
 * **Shape**: `alongside` is written in the same batch, see `announce` of `workers/email`.
 */
export async function createBooking(
  db: D1Database,
  hours: Hours,
  booking: Booking,
  booker: Booker,
  alongside: readonly D1PreparedStatement[],
): Promise<{ kind: 'created' | 'repeated'; booking: Booking; isFull: boolean } | Conflict> {
  const { key, mailboxKey, visitorKey, networkKey, userId } = booker
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
       and ${countOpen('?2', '?8', '?12')} < ${OPEN_CALLS_MAX_COUNT}
       and not ${isReached(bookingsOfVisitor, '?17', '?19')}
       and not ${isReached(bookingsOfNetwork, '?20', '?19')}
       and not ${isReached(bookingsOfAccount, '?2', '?21')}
       and (${isProven('?2', '?8')} or (
         not ${isReached(bookingsOfAddress, '?16', '?18')}
         and not ${isReached(unprovenBookingsOfVisitor, '?17', '?22')}
         and not ${isReached(unprovenBookingsOfNetwork, '?20', '?22')}
         and ${countUnproven('?12')} < ${UNPROVEN_CALLS_MAX_COUNT}))
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
      mailboxKey,
      visitorKey,
      windowEndSec(bookingsOfAddress, nowMs),
      windowEndSec(bookingsOfVisitor, nowMs),
      networkKey,
      windowEndSec(bookingsOfAccount, nowMs),
      windowEndSec(unprovenBookingsOfVisitor, nowMs),
    )
  const counts = [
    countIfChanged(db, bookingsOfAddress, mailboxKey, nowMs),
    countIfChanged(db, bookingsOfVisitor, visitorKey, nowMs),
    countIfChanged(db, unprovenBookingsOfVisitor, visitorKey, nowMs),
    ...(networkKey === null
      ? []
      : [
          countIfChanged(db, bookingsOfNetwork, networkKey, nowMs),
          countIfChanged(db, unprovenBookingsOfNetwork, networkKey, nowMs),
        ]),
    ...(userId === null ? [] : [countIfChanged(db, bookingsOfAccount, userId, nowMs)]),
  ]
  const askIfFull = db
    .prepare(
      `select 1 where not ${isProven('?1', '?2')}
       and ${countUnproven('?3')} >= ${UNPROVEN_CALLS_MAX_COUNT}`,
    )
    .bind(userId, email, created_at)
  const batch = [insert, ...counts, ...alongside, askIfFull]
  const results = await retryWrite(() => db.batch<Booking>(batch))
  const created = results[0]?.results[0]
  if (created) {
    return { kind: 'created', booking: created, isFull: results.at(-1)?.results.length === 1 }
  }
  return await explainConflict(db, hours, booking, booker)
}

/** Explains why a booking was refused. It stays refused, whatever has changed in between. */
async function explainConflict(
  db: D1Database,
  hours: Hours,
  { starts_at, email, created_at }: Booking,
  { key, mailboxKey, visitorKey, networkKey, userId }: Booker,
): Promise<{ kind: 'repeated'; booking: Booking; isFull: false } | Conflict> {
  const nowMs = Date.parse(created_at)
  const [made, reasons] = await db.batch<Record<string, unknown>>([
    db.prepare(`select ${COLUMNS} from bookings where request_key = ?1`).bind(key),
    db
      .prepare(
        `select
           (select count(*) from bookings
            where status = 'booked'
            and starts_at < ?1 and ends_at > ?2 and starts_at > ?3) as taken_count,
           ${countOpen('?11', '?4', '?5')} as open_count,
           not ${isProven('?11', '?4')}
             and ${isReached(bookingsOfAddress, '?6', '?8')} as is_address_over,
           ${isReached(bookingsOfVisitor, '?7', '?9')}
             or ${isReached(bookingsOfNetwork, '?10', '?9')} as is_visitor_over,
           ${isReached(bookingsOfAccount, '?11', '?12')} as is_account_over,
           not ${isProven('?11', '?4')}
             and (${isReached(unprovenBookingsOfVisitor, '?7', '?13')}
               or ${isReached(unprovenBookingsOfNetwork, '?10', '?13')}) as is_unproven_over,
           not ${isProven('?11', '?4')}
             and ${countUnproven('?5')} >= ${UNPROVEN_CALLS_MAX_COUNT} as is_site_over`,
      )
      .bind(
        ...aroundSlot(hours, starts_at),
        email,
        created_at,
        mailboxKey,
        visitorKey,
        windowEndSec(bookingsOfAddress, nowMs),
        windowEndSec(bookingsOfVisitor, nowMs),
        networkKey,
        userId,
        windowEndSec(bookingsOfAccount, nowMs),
        windowEndSec(unprovenBookingsOfVisitor, nowMs),
      ),
  ])
  const booking = made?.results[0] as Booking | undefined
  if (booking) {
    // The same key with another time or address isn't a repeat, and must not show that booking. Nor
    // is it one if the call has been cancelled since.
    const isSame =
      booking.starts_at === starts_at && booking.email === email && booking.status === 'booked'
    return isSame ? { kind: 'repeated', booking, isFull: false } : { kind: 'key-used' }
  }
  const {
    taken_count,
    open_count,
    is_address_over,
    is_visitor_over,
    is_account_over,
    is_unproven_over,
    is_site_over,
  } = (reasons?.results[0] ?? {}) as Record<string, number>
  if (Number(taken_count) > 0) return { kind: 'taken' }
  const wait = (policy: Policy) => ({
    retryAfterSec: windowEndSec(policy, nowMs) - Math.floor(nowMs / 1000),
  })
  if (Number(open_count) >= OPEN_CALLS_MAX_COUNT) return { kind: 'address-limit' }
  if (is_address_over) return { kind: 'address-limit', ...wait(bookingsOfAddress) }
  if (is_visitor_over) return { kind: 'visitor-limit', ...wait(bookingsOfVisitor) }
  if (is_account_over) return { kind: 'account-limit', ...wait(bookingsOfAccount) }
  if (is_unproven_over) return { kind: 'unproven-limit', ...wait(unprovenBookingsOfVisitor) }
  if (is_site_over) return { kind: 'site-limit' }
  return { kind: 'taken' }
}
