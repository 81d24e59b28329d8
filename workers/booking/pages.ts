import type { Context } from 'hono'
import type { User } from '#app/context.ts'
import { canSendMail } from '../email/send-mail.ts'
import { readBody } from '../http/read-body.ts'
import { logEvent } from '../http/request-log.ts'
import { schedulingProvider } from '../http/scheduling-provider.ts'
import type { AppEnv } from '../http/settings.ts'
import { withTimeout } from '../http/with-timeout.ts'
import { book, callOf, cancel, findByLink, move, type Outcome } from './book.ts'
import { callCookie, ELSEWHERE, readCallCookie } from './call-link.ts'
import {
  EMAIL_MAX_CHARS,
  isZone,
  NAME_MAX_CHARS,
  NOTE_MAX_CHARS,
  REQUEST_MAX_BYTES,
  type BookingPages,
  type PageAnswer,
  type Prefill,
} from './contract.ts'
import { hours } from './hours.ts'
import { statusOf } from './refusals.ts'
import { formatInstant, listSlots } from './slots.ts'
import { listCalls, listTaken, type Booking } from './store.ts'

/** What pages may ask of the bookings, bound to this request. */
export function bookingPages(c: Context<AppEnv>, user: User | null): BookingPages {
  let known: Promise<Booking[]> | undefined

  // An address that nobody has proven could be anyone's: it opens nobody's call.
  async function findCalls(): Promise<Booking[]> {
    const bookingId = await readCallCookie(c)
    if (bookingId === null && user === null) return []
    const email = user?.isVerified ? user.email : null
    return await listCalls(c.env.DB, { bookingId, userId: user?.id ?? null, email })
  }
  const calls = () => (known ??= findCalls())
  const prefill: Prefill | null = user && { name: user.name ?? '', email: user.email }

  return {
    async readBox(request) {
      const provider = schedulingProvider(c.get('settings'))
      if (provider) return { kind: 'provider', provider, prefill }
      const nowMs = Date.now()
      const read = await readOrLog(c, () => Promise.all([calls(), listTaken(c.env.DB, nowMs)]))
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
      return ((await readOrLog(c, calls)) ?? []).length > 0
    },
    async readCall(token) {
      const nowMs = Date.now()
      const page = { now: formatInstant(nowMs), mailsConfirmation: canSendMail(c) }
      const found = await findByLink(c, token)
      if (found.kind === 'refused') return { answer: found, slots: [], ...page }
      const call = await callOf(c, found.booking)
      const taken = await listTaken(c.env.DB, nowMs)
      return { answer: { kind: 'done', call }, slots: listSlots(hours, taken, nowMs), ...page }
    },
    async book(request) {
      const fields = await readForm(request)
      return await pageAnswer(c, await book(c, fields, user?.id ?? null), fields)
    },
    async change(request) {
      const fields = await readForm(request)
      const token = fields.token ?? ''
      const outcome =
        fields.change === 'cancel' ? await cancel(c, token) : await move(c, token, fields)
      return await pageAnswer(c, outcome, fields)
    },
  }
}

/**
 * What the database says, or null when it fails or takes too long: most of /welcome works without it.
 */
async function readOrLog<Rows>(
  c: Context<AppEnv>,
  read: () => Promise<Rows>,
): Promise<Rows | null> {
  try {
    // Called in here, since a binding may also throw at once.
    return await withTimeout(read(), 'The diary')
  } catch (error) {
    logEvent('error', 'booking.unavailable', c.get('requestId'), { error: String(error) })
    return null
  }
}

/** The zone that the visitor has asked for, else that of the visitor's network, else ours. */
function zoneOf(request: Request): string {
  const asked = new URL(request.url).searchParams.get('zone')
  const guessed = (request.cf as { timezone?: string } | undefined)?.timezone
  return [asked, guessed].find((zone) => typeof zone === 'string' && isZone(zone)) ?? hours.zone
}

/** What the form shows again, cut to what its fields hold. */
function typedOf({ name = '', email = '', note = '' }: Record<string, string>) {
  return {
    name: name.slice(0, NAME_MAX_CHARS),
    email: email.slice(0, EMAIL_MAX_CHARS),
    note: note.slice(0, NOTE_MAX_CHARS),
  }
}

/** A posted form's fields; what is too large or no text counts as a form with nothing in it. */
async function readForm(request: Request): Promise<Record<string, string>> {
  const body = await readBody(request, REQUEST_MAX_BYTES)
  return body.kind === 'read' ? Object.fromEntries(new URLSearchParams(body.text)) : {}
}

async function pageAnswer(
  c: Context<AppEnv>,
  { answer, bookingId }: Outcome,
  typed: Record<string, string>,
): Promise<PageAnswer> {
  if (answer.kind === 'refused') {
    return { answer, typed: typedOf(typed), status: statusOf(answer.code), headers: {} }
  }
  const headers: Record<string, string> = {}
  if (bookingId !== null) headers['Set-Cookie'] = await callCookie(c, bookingId)
  return { answer, typed: {}, status: 200, headers }
}
