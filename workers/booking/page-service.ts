import type { Context } from 'hono'
import * as v from 'valibot'
import type { User } from '#app/context.ts'
import { EMAIL_MAX_CHARS } from '#app/rules/email-address.ts'
import { NAME_MAX_CHARS } from '#app/rules/person-name.ts'
import { canSendMail } from '../email/send-mail.ts'
import type { FindUserId } from '../http/find-user-id.ts'
import { readForm } from '../http/read-body.ts'
import { logEvent } from '../http/request-log.ts'
import { schedulingProvider } from '../http/scheduling-provider.ts'
import type { AppEnv } from '../http/app-env.ts'
import { book, callOf, cancel, findByLink, move, removeSetup, type BookingResult } from './book.ts'
import { callCookie, ELSEWHERE, readCallCookie } from './call-link.ts'
import {
  NOTE_MAX_CHARS,
  PHONE_MAX_CHARS,
  REQUEST_MAX_BYTES,
  type BookingChange,
  type BookingPages,
  type KeptSetup,
  type PageAnswer,
  type Prefill,
} from './contract.ts'
import { hours } from './hours.ts'
import { describeSetup, readKeptSetup } from './kept-setup.ts'
import { listCalls } from './own-calls.ts'
import { isZone } from './read-request.ts'
import { bookingStatusOf, refusal, retryAfterOf } from './refusals.ts'
import { formatInstant, listSlots } from './slots.ts'
import { listTaken, type Booking } from './store.ts'

/**
 * The calls that pages can make about bookings, bound to this request. **Shape**: `user` may be a copy that is a
 * minute old, so it only decides what is shown.
 */
export function bookingPages(
  c: Context<AppEnv>,
  user: User | null,
  findUserId: FindUserId,
): BookingPages {
  let known: Promise<Booking[]> | undefined

  // An unconfirmed address could be anyone's, so it doesn't show that address's calls.
  async function findCalls(): Promise<Booking[]> {
    const bookingId = await readCallCookie(c)
    if (bookingId === null && user === null) return []
    const email = user?.isVerified ? user.email : null
    return await listCalls(c.env.DB, { bookingId, userId: user?.id ?? null, email })
  }
  const calls = () => (known ??= findCalls())
  async function keptSetup({ id, setup }: Booking): Promise<KeptSetup | null> {
    const read = setup === null ? null : readKeptSetup(setup)
    if (read === null) return null
    const isOwn = (await calls()).some((booking) => booking.id === id)
    return { lines: isOwn ? describeSetup(read) : [] }
  }
  async function make(
    change: BookingChange,
    fields: Record<string, string>,
  ): Promise<BookingResult> {
    const { token = '' } = fields
    if (change === 'book') return await book(c, fields, await findUserId(c))
    if (change === 'cancel') return await cancel(c, token)
    if (change === 'remove-setup') return await removeSetup(c, token)
    return await move(c, token, fields)
  }
  // Thrown, a failure would replace the form by the error page, with all that was typed.
  async function answerTo(change: BookingChange, fields: Record<string, string>) {
    const result = await valueOrLog(c, () => make(change, fields))
    const failed = { answer: refusal('failed'), bookingId: null }
    return await pageAnswer(c, change, result ?? failed, fields)
  }
  const prefill: Prefill | null = user && { name: user.name ?? '', email: user.email }

  return {
    async readBox(request) {
      const provider = schedulingProvider(c.get('settings'))
      if (provider) return { kind: 'provider', provider, prefill }
      const nowMs = Date.now()
      const read = await valueOrLog(c, () => Promise.all([calls(), listTaken(c.env.DB, nowMs)]))
      if (read === null) return { kind: 'unavailable' }
      const [booked, taken] = read
      const wantsAnother = new URL(request.url).searchParams.has('another')
      const open = wantsAnother ? [] : booked.filter(({ ends_at }) => Date.parse(ends_at) > nowMs)
      return {
        kind: 'own',
        calls: await Promise.all(open.map((booking) => callOf(c, booking))),
        slots: listSlots(hours, taken, nowMs),
        zone: zoneOf(request),
        prefill,
        key: crypto.randomUUID(),
        mailsConfirmation: canSendMail(c),
      }
    },
    async hasCall() {
      if ((await readCallCookie(c)) === ELSEWHERE) return true
      return ((await valueOrLog(c, calls)) ?? []).length > 0
    },
    async readCall(token) {
      const nowMs = Date.now()
      const page = { now: formatInstant(nowMs), mailsConfirmation: canSendMail(c) }
      const found = await findByLink(c, token)
      if (found.kind === 'refused') {
        return { answer: found, slots: [], setup: null, ...page }
      }
      const call = await callOf(c, found.booking)
      const taken = await listTaken(c.env.DB, nowMs)
      const slots = listSlots(hours, taken, nowMs)
      const setup = await keptSetup(found.booking)
      return { answer: { kind: 'done', call }, slots, setup, ...page }
    },
    async book(request) {
      return await answerTo('book', await readBookingForm(request))
    },
    async change(request) {
      const fields = await readBookingForm(request)
      return await answerTo(changeOf(fields.change), fields)
    },
  }
}

/**
 * Runs what needs the database, and returns null when it fails: most of /welcome works without it.
 */
async function valueOrLog<Value>(
  c: Context<AppEnv>,
  run: () => Promise<Value>,
): Promise<Value | null> {
  try {
    // Called inside the `try`, because a binding may also throw synchronously.
    return await run()
  } catch (error) {
    logEvent('error', 'booking.unavailable', c.get('requestId'), { error: String(error) })
    return null
  }
}

/** The zone in the query, or that of the visitor's network, or ours. */
function zoneOf(request: Request): string {
  const asked = new URL(request.url).searchParams.get('zone')
  const guessed = (request.cf as { timezone?: string } | undefined)?.timezone
  return [asked, guessed].find((zone) => typeof zone === 'string' && isZone(zone)) ?? hours.zone
}

/** The length of 2026-11-24T09:00:00.000Z. */
const SLOT_MAX_CHARS = 24

/** The typed fields to show again, cut to their maximum lengths. */
function typedOf({
  slot = '',
  name = '',
  email = '',
  phone = '',
  note = '',
}: Record<string, string>) {
  return {
    slot: slot.slice(0, SLOT_MAX_CHARS),
    name: name.slice(0, NAME_MAX_CHARS),
    email: email.slice(0, EMAIL_MAX_CHARS),
    phone: phone.slice(0, PHONE_MAX_CHARS),
    note: note.slice(0, NOTE_MAX_CHARS),
  }
}

function changeOf(change: string | undefined): BookingChange {
  return change === 'cancel' || change === 'remove-setup' ? change : 'move'
}

/** The fields of a posted form. A body that is too large or isn't text counts as empty. */
async function readBookingForm(request: Request): Promise<Record<string, string>> {
  const body = await readForm(request, REQUEST_MAX_BYTES, v.record(v.string(), v.string()))
  return body.kind === 'read' ? body.value : {}
}

async function pageAnswer(
  c: Context<AppEnv>,
  change: BookingChange,
  { answer, bookingId }: BookingResult,
  typed: Record<string, string>,
): Promise<PageAnswer> {
  if (answer.kind === 'refused') {
    const status = bookingStatusOf(answer.code)
    return { change, answer, typed: typedOf(typed), status, headers: retryAfterOf(answer) }
  }
  const headers: Record<string, string> = {}
  if (bookingId !== null) headers['Set-Cookie'] = await callCookie(c, bookingId)
  return { change, answer, typed: {}, status: 200, headers }
}
