import type { Context } from 'hono'
import type { Mail } from '../email/mail.ts'
import { announce, canSendMail, deliverSoon } from '../email/send-mail.ts'
import { limits } from '../http/limit-policies.ts'
import { limit, limitByVisitor } from '../http/limits.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mailboxKey, visitorKey, networkKey } from '../http/visitor.ts'
import { brand } from '#app/site/brand.ts'
import { manageUrl, openCall, signCall } from './call-link.ts'
import type { BookedCall, BookingAnswer, Refusal } from './contract.ts'
import { createBooking } from './create-booking.ts'
import { hours } from './hours.ts'
import { bookingMails, calendarLinks, type BookingEvent } from './mails.ts'
import { readKeptSetup } from './kept-setup.ts'
import { readBookingRequest, readMoveRequest, setupRefusal } from './read-request.ts'
import { refusal, slotRefusal } from './refusals.ts'
import { endOf, whyNot } from './slots.ts'
import {
  cancelBooking,
  changed,
  deleteSetup,
  findBooking,
  findProvenOwner,
  moveBooking,
  newBooking,
  type Booking,
} from './store.ts'
import { dropWaitingMails } from './waiting-mails.ts'

/**
 * What a request did. **Shape**: only a new booking of a signed-out visitor sets `bookingId`, for this
 * browser's cookie: other people with the call's link must not read what was kept with it. An account
 * finds its calls without a cookie.
 */
export type BookingResult = { answer: BookingAnswer; bookingId: string | null }

/**
 * How often a change is retried when another change of the same call comes first: its emails must
 * describe the final state.
 */
const CHANGE_TRY_COUNT = 3

/** Books a call from the fields of a form or a JSON body; `userId` is null when signed out. */
export async function book(
  c: Context<AppEnv>,
  fields: unknown,
  userId: string | null,
): Promise<BookingResult> {
  if (c.get('settings').SCHEDULING_URL !== null) return refuse(c, refusal('elsewhere'))
  const read = readBookingRequest(fields)
  if (read.kind === 'refused') return refuse(c, read)
  const { request } = read
  if (request.setup !== null && readKeptSetup(request.setup) === null) {
    return refuse(c, setupRefusal)
  }
  const db = c.env.DB
  const nowMs = Date.now()
  const reason = whyNot(hours, request.slot, nowMs)
  if (reason !== null) {
    return refuse(c, await slotRefusal(db, reason, request.slot, nowMs))
  }
  const wanted = newBooking(hours, request, nowMs)
  const mails = await writeMails(c, 'booked', wanted)
  const booker = {
    key: request.key,
    mailboxKey: await mailboxKey(c, wanted.email),
    visitorKey: await visitorKey(c),
    networkKey: await networkKey(c),
    userId,
  }
  const result = await createBooking(db, hours, wanted, booker, announce(c, mails))
  if (result.kind === 'taken') {
    return refuse(c, await slotRefusal(db, 'taken', request.slot, nowMs))
  }
  if (!('booking' in result)) return refuse(c, refusal(result.kind, result.retryAfterSec))
  const { booking } = result
  if (result.isFull) logEvent('error', 'booking.full', c.get('requestId'))
  // If the response to the write was lost, the retry finds this booking as a repeat.
  if (booking.id === wanted.id) finish(c, 'booked', booking, mails)
  return { ...(await done(c, booking)), bookingId: userId === null ? booking.id : null }
}

/** Moves the call of a link to another slot. */
export async function move(
  c: Context<AppEnv>,
  token: string,
  fields: unknown,
): Promise<BookingResult> {
  const nowMs = Date.now()
  const found = await findByLink(c, token)
  if (found.kind === 'refused') return refuse(c, found)
  const read = readMoveRequest(fields)
  if (read.kind === 'refused') return refuse(c, read)
  const { slot, zone = found.booking.zone } = read
  let { booking } = found
  for (let tryCount = 0; tryCount < CHANGE_TRY_COUNT; tryCount += 1) {
    if (booking.status === 'cancelled') return refuse(c, refusal('call-cancelled'))
    if (Date.parse(booking.starts_at) <= nowMs) return refuse(c, refusal('call-over'))
    // A repeated request gets the first one's result.
    if (booking.starts_at === slot) return await done(c, booking)
    const reason = whyNot(hours, slot, nowMs)
    if (reason !== null) {
      return refuse(c, await slotRefusal(c.env.DB, reason, slot, nowMs))
    }
    if (tryCount === 0) {
      const own = await limitByVisitor(c, limits.bookingMovesOfVisitor)
      if (own.kind === 'limited') return refuse(c, refusal('move-limit', own.retryAfterSec))
      const ownerId = await findProvenOwner(c.env.DB, booking.id)
      const turn =
        ownerId === null
          ? await limit(c, limits.bookingMoves, await mailboxKey(c, booking.email), nowMs)
          : await limit(c, limits.bookingMovesOfAccount, ownerId, nowMs)
      if (turn.kind === 'limited') return refuse(c, refusal('move-limit', turn.retryAfterSec))
    }
    const times = { starts_at: slot, ends_at: endOf(hours, slot), zone }
    const moved = changed(booking, nowMs, times)
    const mails = await writeMails(c, 'moved', moved)
    const isMoved = await moveBooking(c.env.DB, hours, moved, announceChange(c, moved, mails))
    const now = isMoved ?? (await findBooking(c.env.DB, booking.id))
    if (now === null) return refuse(c, refusal('link-invalid'))
    // If the response to the write was lost, the stored call is already as wanted.
    if (isMoved ?? isSame(now, moved)) {
      finish(c, 'moved', now, mails)
      return await done(c, now)
    }
    if (now.sequence === booking.sequence) break
    booking = now
  }
  return refuse(c, await slotRefusal(c.env.DB, 'taken', slot, nowMs))
}

/** Cancels the call of a link. Cancelling twice does nothing more. */
export async function cancel(c: Context<AppEnv>, token: string): Promise<BookingResult> {
  const found = await findByLink(c, token)
  if (found.kind === 'refused') return refuse(c, found)
  let { booking } = found
  for (let tryCount = 0; tryCount < CHANGE_TRY_COUNT; tryCount += 1) {
    if (booking.status === 'cancelled') return await done(c, booking)
    const cancelled = changed(booking, Date.now(), { status: 'cancelled' })
    const mails = await writeMails(c, 'cancelled', cancelled)
    const isCancelled = await cancelBooking(
      c.env.DB,
      cancelled,
      announceChange(c, cancelled, mails),
    )
    const now = isCancelled ?? (await findBooking(c.env.DB, booking.id))
    if (now === null) return refuse(c, refusal('link-invalid'))
    if (isCancelled ?? isSame(now, cancelled)) {
      finish(c, 'cancelled', now, mails)
      return await done(c, now)
    }
    if (now.sequence === booking.sequence) break
    booking = now
  }
  return refuse(c, refusal('call-over'))
}

/** Removes the set-up that was kept with the call of a link. */
export async function removeSetup(c: Context<AppEnv>, token: string): Promise<BookingResult> {
  const found = await findByLink(c, token)
  if (found.kind === 'refused') return refuse(c, found)
  return await done(c, await deleteSetup(c.env.DB, found.booking))
}

/** The booking of a link. */
export async function findByLink(
  c: Context<AppEnv>,
  token: string,
): Promise<{ kind: 'found'; booking: Booking } | Refusal> {
  const link = await openCall(c, token)
  if (link.kind === 'expired') return refusal('link-expired')
  const booking = link.kind === 'valid' ? await findBooking(c.env.DB, link.subject) : null
  return booking ? { kind: 'found', booking } : refusal('link-invalid')
}

/** A booking as its owner may see it. */
export async function callOf(c: Context<AppEnv>, booking: Booking): Promise<BookedCall> {
  const { starts_at, ends_at, zone, phone, status } = booking
  return {
    startsAt: starts_at,
    endsAt: ends_at,
    zone,
    phoneEnding: phone?.slice(-3) ?? null,
    status,
    token: await signCall(c, booking.id),
    ...calendarLinks(booking),
  }
}

/** The address that invitations come from. */
export function organizerOf(c: Context<AppEnv>): string {
  return c.get('settings').EMAIL_FROM ?? brand.email
}

/** The mails about an event. None if mail is off, because writing them costs more than the booking. */
async function writeMails(
  c: Context<AppEnv>,
  event: BookingEvent,
  booking: Booking,
): Promise<Mail[]> {
  if (!canSendMail(c)) return []
  const link = manageUrl(c, await signCall(c, booking.id))
  return bookingMails(event, booking, { ...mailScope(c), link })
}

/**
 * The statements that store a change's mails and drop unsent ones about the older state, which would
 * arrive last. `announce` comes first, because it checks whether the statement before it, the change,
 * was made.
 */
function announceChange(
  c: Context<AppEnv>,
  { id }: Booking,
  mails: readonly Mail[],
): D1PreparedStatement[] {
  return [...announce(c, mails), dropWaitingMails(c.env.DB, id, 'older')]
}

/** What the mails about bookings need from the settings. */
export function mailScope(c: Context<AppEnv>): { organizer: string; operator: string | null } {
  return { organizer: organizerOf(c), operator: c.get('settings').OPERATOR_EMAIL }
}

function finish(
  c: Context<AppEnv>,
  event: BookingEvent,
  { id }: Booking,
  mails: readonly Mail[],
): void {
  logEvent('info', `booking.${event}`, c.get('requestId'), { bookingId: id })
  deliverSoon(c, mails)
}

function isSame(now: Booking, { sequence, status, starts_at }: Booking): boolean {
  return now.sequence === sequence && now.status === status && now.starts_at === starts_at
}

function refuse(c: Context<AppEnv>, answer: Refusal): BookingResult {
  logEvent('info', 'booking.refused', c.get('requestId'), {
    code: answer.code,
    field: answer.field,
  })
  return { answer, bookingId: null }
}

async function done(c: Context<AppEnv>, booking: Booking): Promise<BookingResult> {
  return { answer: { kind: 'done', call: await callOf(c, booking) }, bookingId: null }
}
