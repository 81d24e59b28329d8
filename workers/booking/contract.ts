import type { SchedulingProvider } from '../http/scheduling-provider.ts'

/** The largest request, with a set-up. **Units**: encoded bytes. */
export const REQUEST_MAX_BYTES = 24 * 1024

/** The longest phone number as typed, with spaces and brackets. */
export const PHONE_MAX_CHARS = 40

/** The longest note. **Units**: UTF-16 code units, as `maxlength` counts them. */
export const NOTE_MAX_CHARS = 500

/** How many future calls one address can have. Those that its confirmed account booked count apart. */
export const OPEN_CALLS_MAX_COUNT = 3

/**
 * How many future calls the whole site takes from people who have not proven their address: about a
 * sixth of the diary, so that most of it stays free for confirmed accounts.
 */
export const UNPROVEN_CALLS_MAX_COUNT = 40

/** How many free times a refusal suggests. */
export const NEXT_SLOTS_COUNT = 5

/**
 * Why a booking or a change was refused: the `code` of `{"error":{"code","message"}}`.
 *
 * `invalid` comes with the field; `taken`, `closed`, `past`, `too-soon` and `too-far` with `next`.
 */
export type BookingRefusalCode =
  | 'invalid'
  | SlotProblem
  | 'taken'
  | 'key-used'
  | 'address-limit'
  | 'visitor-limit'
  | 'unproven-limit'
  | 'site-limit'
  | 'account-limit'
  | 'move-limit'
  | 'link-invalid'
  | 'link-expired'
  | 'call-over'
  | 'call-cancelled'
  | 'elsewhere'
  | 'failed'

/** Why a slot cannot be booked even if nobody has taken it. */
export type SlotProblem = 'past' | 'too-soon' | 'too-far' | 'closed'

/** A field of the booking form. */
export type BookingField = 'slot' | 'zone' | 'name' | 'email' | 'phone' | 'note' | 'setup' | 'key'

/**
 * A refusal with its sentence. **Shape**: `next` are the next free slots, as UTC instants; `retryAfterSec` is set
 * if waiting helps.
 */
export type Refusal = {
  kind: 'refused'
  code: BookingRefusalCode
  message: string
  field?: BookingField
  next?: string[]
  retryAfterSec?: number
}

/**
 * A booked call as its owner sees it. It contains nothing that was typed, because a mail with the
 * link may go to someone else's address.
 *
 * **Shape**: `startsAt` and `endsAt` are UTC instants, `zone` the one that the visitor chose them
 * in; `phoneEnding` is the last three digits of the number that we ring, or null if the visitor
 * rings us; `token` opens the call for its owner.
 */
export type BookedCall = {
  startsAt: string
  endsAt: string
  zone: string
  phoneEnding: string | null
  status: 'booked' | 'cancelled'
  token: string
  google: string
  outlook: string
}

/** The result of a request: the call as it is now, or why it was refused. */
export type BookingAnswer = { kind: 'done'; call: BookedCall } | Refusal

/** The visitor's details that fill the form at first. */
export type Prefill = { name: string; email: string }

/** What the booking box on /welcome shows. */
export type BookingBox =
  | { kind: 'provider'; provider: SchedulingProvider; prefill: Prefill | null }
  | { kind: 'unavailable' }
  | {
      kind: 'own'
      calls: BookedCall[]
      slots: string[]
      zone: string
      prefill: Prefill | null
      key: string
      mailsConfirmation: boolean
    }

/**
 * The set-up of a trial call that is kept with a booking.
 *
 * **Shape**: `lines` describe it to the visitor who booked; anyone else with the link gets none,
 * since a mail may go to a stranger's address.
 */
export type KeptSetup = { lines: readonly string[] }

/** What a visitor may do to a booking on a page. */
export type BookingChange = 'book' | 'move' | 'cancel' | 'remove-setup'

/** The answer of a page's action, with its status and headers. */
export type PageAnswer = {
  change: BookingChange
  answer: BookingAnswer
  typed: Record<string, string>
  status: number
  headers: Record<string, string>
}

/** The calls that pages can make about bookings. */
export type BookingPages = {
  readBox(request: Request): Promise<BookingBox>
  hasCall(): Promise<boolean>
  readCall(token: string): Promise<{
    answer: BookingAnswer
    slots: string[]
    now: string
    mailsConfirmation: boolean
    setup: KeptSetup | null
  }>
  book(request: Request): Promise<PageAnswer>
  change(request: Request): Promise<PageAnswer>
}

/** The checked and normalised body of `POST /api/booking`. */
export type BookingRequest = {
  slot: string
  zone: string
  name: string
  email: string
  phone: string | null
  note: string
  setup: string | null
  key: string
}
