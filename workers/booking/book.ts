import type { Context } from 'hono'
import { canSendMail, sendMail } from '../email/send-mail.ts'
import { takeFromLimit } from '../http/limit.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'
import { visitorKey } from '../http/visitor.ts'
import { brand } from '#app/site/brand.ts'
import { manageUrl, openCall, signCall } from './call-link.ts'
import {
  readBookingRequest,
  readMoveRequest,
  type BookingAnswer,
  type Call,
  type Refusal,
} from './contract.ts'
import { hours } from './hours.ts'
import { calendarLinks, operatorMail, visitorMail, type BookingEvent } from './mails.ts'
import { refusal, slotRefusal } from './refusals.ts'
import { whyNot } from './slots.ts'
import { cancelBooking, createBooking, findBooking, moveBooking, type Booking } from './store.ts'

/** How often one call can be moved in a day: each move sends two mails. */
const MOVES = { name: 'booking.moves', maxCount: 10, windowSec: 24 * 60 * 60 }

/** What a request did, with the booking itself for the cookie. */
export type Outcome = { answer: BookingAnswer; bookingId: string | null }

/** Books a call from the fields of a form or a JSON body. */
export async function book(c: Context<AppEnv>, fields: unknown): Promise<Outcome> {
  if (c.get('settings').SCHEDULING_URL !== null) return refuse(c, refusal('elsewhere'))
  const read = readBookingRequest(fields)
  if (read.kind === 'refused') return refuse(c, read)
  const { request } = read
  const db = c.env.DB
  const nowMs = Date.now()
  const reason = whyNot(hours, request.slot, nowMs)
  if (reason !== null) {
    return refuse(c, await slotRefusal(db, reason, request.slot, nowMs))
  }
  const result = await createBooking(db, hours, request, await visitorKey(c), nowMs)
  if (result.kind === 'taken') {
    return refuse(c, await slotRefusal(db, 'taken', request.slot, nowMs))
  }
  if (!('booking' in result)) return refuse(c, refusal(result.kind))
  const call = await callOf(c, result.booking)
  if (result.kind === 'created') announce(c, 'booked', result.booking, call.token)
  return { answer: { kind: 'done', call }, bookingId: result.booking.id }
}

/** Moves the call of a link to another slot. */
export async function move(c: Context<AppEnv>, token: string, fields: unknown): Promise<Outcome> {
  const nowMs = Date.now()
  const found = await findByLink(c, token)
  if (found.kind === 'refused') return refuse(c, found)
  const { booking } = found
  const read = readMoveRequest(fields)
  if (read.kind === 'refused') return refuse(c, read)
  const { slot, zone = booking.zone } = read
  if (booking.status === 'cancelled') return refuse(c, refusal('call-cancelled'))
  if (Date.parse(booking.starts_at) <= nowMs) return refuse(c, refusal('call-over'))
  // Asked for twice: the second is told of what the first did.
  if (booking.starts_at === slot) return await done(c, booking)
  const reason = whyNot(hours, slot, nowMs)
  if (reason !== null) {
    return refuse(c, await slotRefusal(c.env.DB, reason, slot, nowMs))
  }
  const limit = await takeFromLimit(c.env.DB, MOVES, booking.id, nowMs)
  if (limit.kind === 'limited') return refuse(c, refusal('move-limit'))
  const moved = await moveBooking(c.env.DB, hours, booking.id, slot, zone, nowMs)
  if (moved) {
    announce(c, 'moved', moved, token)
    return await done(c, moved)
  }
  const now = await findBooking(c.env.DB, booking.id)
  if (now?.status === 'booked' && now.starts_at === slot) return await done(c, now)
  return refuse(c, await slotRefusal(c.env.DB, 'taken', slot, nowMs))
}

/** Cancels the call of a link; done twice, it is cancelled once. */
export async function cancel(c: Context<AppEnv>, token: string): Promise<Outcome> {
  const found = await findByLink(c, token)
  if (found.kind === 'refused') return refuse(c, found)
  const cancelled = await cancelBooking(c.env.DB, found.booking.id, Date.now())
  if (cancelled) {
    announce(c, 'cancelled', cancelled, token)
    return await done(c, cancelled)
  }
  const now = await findBooking(c.env.DB, found.booking.id)
  return now?.status === 'cancelled' ? await done(c, now) : refuse(c, refusal('call-over'))
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
export async function callOf(c: Context<AppEnv>, booking: Booking): Promise<Call> {
  const { starts_at, ends_at, zone, status } = booking
  return {
    startsAt: starts_at,
    endsAt: ends_at,
    zone,
    status,
    token: await signCall(c, booking.id),
    ...calendarLinks(booking),
  }
}

/** The address that invitations come from. */
export function organizerOf(c: Context<AppEnv>): string {
  return c.get('settings').EMAIL_FROM ?? brand.email
}

function announce(c: Context<AppEnv>, event: BookingEvent, booking: Booking, token: string): void {
  logEvent('info', `booking.${event}`, c.get('requestId'), { bookingId: booking.id })
  // Writing the mails costs more than booking does: not for nothing.
  if (!canSendMail(c)) return
  const organizer = organizerOf(c)
  sendMail(c, visitorMail(event, booking, { organizer, manageUrl: manageUrl(c, token) }))
  const to = c.get('settings').OPERATOR_EMAIL
  if (to !== null) sendMail(c, operatorMail(event, booking, { organizer, to }))
}

function refuse(c: Context<AppEnv>, answer: Refusal): Outcome {
  logEvent('info', 'booking.refused', c.get('requestId'), {
    code: answer.code,
    field: answer.field,
  })
  return { answer, bookingId: null }
}

async function done(c: Context<AppEnv>, booking: Booking): Promise<Outcome> {
  return { answer: { kind: 'done', call: await callOf(c, booking) }, bookingId: booking.id }
}
