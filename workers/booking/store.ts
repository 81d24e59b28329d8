import { DAY_MS, MINUTE_MS } from '#app/rules/time-units.ts'
import { retryWrite } from '../http/retry-write.ts'
import type { BookingRequest } from './contract.ts'
import type { Hours } from './hours.ts'
import { endOf, formatInstant, type Taken } from './slots.ts'

/** Longer than any call: gives a query for overlaps an earliest start, so that it uses the index on starts. */
const LONGEST_CALL_MS = DAY_MS

/** A row of `bookings`. **Units**: times are UTC instants in ISO 8601. */
export type Booking = {
  id: string
  starts_at: string
  ends_at: string
  zone: string
  name: string
  email: string
  phone: string | null
  note: string
  /** The set-up of a trial call as JSON, if the visitor keeps one. */
  setup: string | null
  status: 'booked' | 'cancelled'
  sequence: number
  created_at: string
  updated_at: string
}

/** The columns of a `Booking`. */
export const COLUMNS =
  'id, starts_at, ends_at, zone, name, email, phone, note, setup, status, sequence, created_at, updated_at'

/**
 * An SQL condition: this account has confirmed this address. **Shape**: both are columns or
 * parameters.
 */
export function isProven(userId: string, email: string): string {
  return `exists (select 1 from users where users.id = ${userId}
    and users.email = ${email} collate nocase and email_verified_at_sec is not null)`
}

/** A new booking from a request; nothing is stored yet. */
export function newBooking(hours: Hours, request: BookingRequest, nowMs: number): Booking {
  const { slot, zone, name, email, phone, note, setup } = request
  const now = formatInstant(nowMs)
  return {
    id: crypto.randomUUID(),
    starts_at: slot,
    ends_at: endOf(hours, slot),
    zone,
    name,
    email,
    phone,
    note,
    setup,
    status: 'booked',
    sequence: 0,
    created_at: now,
    updated_at: now,
  }
}

/** A booking with changes; nothing is stored yet. **Shape**: `sequence` tells calendars which version is newer. */
export function changed(
  booking: Booking,
  nowMs: number,
  changes: Partial<Pick<Booking, 'starts_at' | 'ends_at' | 'zone' | 'status'>>,
): Booking {
  const sequence = booking.sequence + 1
  return { ...booking, ...changes, sequence, updated_at: formatInstant(nowMs) }
}

/**
 * Moves a future call, unless it has changed since it was read. Null if it has, or if the new time is
 * taken.
 */
export async function moveBooking(
  db: D1Database,
  hours: Hours,
  moved: Booking,
  alongside: readonly D1PreparedStatement[],
): Promise<Booking | null> {
  const { id, starts_at, ends_at, zone, sequence, updated_at } = moved
  const update = db
    .prepare(
      `update or ignore bookings
       set starts_at = ?2, ends_at = ?3, zone = ?4, sequence = ?5, updated_at = ?6
       where id = ?1 and sequence = ?5 - 1 and status = 'booked' and starts_at > ?6
       and not exists (
         select 1 from bookings as other
         where other.id <> ?1 and other.status = 'booked'
         and other.starts_at < ?7 and other.ends_at > ?8 and other.starts_at > ?9
       )
       returning ${COLUMNS}`,
    )
    .bind(id, starts_at, ends_at, zone, sequence, updated_at, ...aroundSlot(hours, starts_at))
  return await writeBooking(db, update, alongside)
}

/**
 * Cancels a future call, unless it has changed since it was read. Null if it has, or if there is
 * nothing to cancel.
 */
export async function cancelBooking(
  db: D1Database,
  { id, sequence, updated_at }: Booking,
  alongside: readonly D1PreparedStatement[],
): Promise<Booking | null> {
  const update = db
    .prepare(
      `update bookings set status = 'cancelled', sequence = ?2, updated_at = ?3
       where id = ?1 and sequence = ?2 - 1 and status = 'booked' and starts_at > ?3
       returning ${COLUMNS}`,
    )
    .bind(id, sequence, updated_at)
  return await writeBooking(db, update, alongside)
}

/** Deletes the set-up that was kept with a booking, and returns the booking without it. */
export async function deleteSetup(db: D1Database, booking: Booking): Promise<Booking> {
  const update = db.prepare('update bookings set setup = null where id = ?1').bind(booking.id)
  await retryWrite(() => update.run())
  return { ...booking, setup: null }
}

/** Runs a write and the statements alongside it in one transaction. */
async function writeBooking(
  db: D1Database,
  write: D1PreparedStatement,
  alongside: readonly D1PreparedStatement[],
): Promise<Booking | null> {
  const results = await retryWrite(() => db.batch<Booking>([write, ...alongside]))
  return results[0]?.results[0] ?? null
}

/** The booking of this id. */
export async function findBooking(db: D1Database, id: string): Promise<Booking | null> {
  return await db.prepare(`select ${COLUMNS} from bookings where id = ?1`).bind(id).first<Booking>()
}

/** The account that booked a call for its own confirmed address, or null. */
export async function findProvenOwner(db: D1Database, id: string): Promise<string | null> {
  return await db
    .prepare(
      `select user_id from bookings where id = ?1 and ${isProven('user_id', 'bookings.email')}`,
    )
    .bind(id)
    .first<string>('user_id')
}

/** The taken times from now on. */
export async function listTaken(db: D1Database, nowMs: number): Promise<Taken[]> {
  const { results } = await db
    .prepare(
      `select starts_at, ends_at from bookings
       where status = 'booked' and ends_at > ?1 and starts_at > ?2`,
    )
    .bind(formatInstant(nowMs), formatInstant(nowMs - LONGEST_CALL_MS))
    .all<Taken>()
  return results
}

/**
 * The end and start of the time that must be free for a call at this slot, buffers included, and the
 * earliest start of another call that could overlap it.
 */
export function aroundSlot(
  { callMin, bufferMin }: Hours,
  slot: string,
): [end: string, start: string, after: string] {
  const startMs = Date.parse(slot) - bufferMin * MINUTE_MS
  return [
    formatInstant(Date.parse(slot) + (callMin + bufferMin) * MINUTE_MS),
    formatInstant(startMs),
    formatInstant(startMs - LONGEST_CALL_MS),
  ]
}
