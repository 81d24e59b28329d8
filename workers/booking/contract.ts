import * as v from 'valibot'
import { EMAIL_MAX_CHARS, readEmail } from '../http/email-address.ts'
import { cleanName, isName, NAME_MAX_CHARS } from '../http/person-name.ts'

export { EMAIL_MAX_CHARS, NAME_MAX_CHARS }

/** What a request may weigh. **Units**: encoded bytes. */
export const REQUEST_MAX_BYTES = 8 * 1024

/** **Units**: UTF-16 code units, as `maxlength` counts them. */
export const NOTE_MAX_CHARS = 500

/** How many calls that are still to come one address may have. */
export const OPEN_CALLS_MAX_COUNT = 3

/** How many free times a refusal names. */
export const NEXT_SLOTS_COUNT = 5

/**
 * Why a booking or a change was refused: the `code` of `{"error":{"code","message"}}`.
 *
 * `invalid` comes with the field; `taken`, `closed`, `past`, `too-soon` and `too-far` with `next`.
 */
export type RefusalCode =
  | 'invalid'
  | SlotProblem
  | 'taken'
  | 'key-used'
  | 'address-limit'
  | 'visitor-limit'
  | 'move-limit'
  | 'link-invalid'
  | 'link-expired'
  | 'call-over'
  | 'call-cancelled'
  | 'elsewhere'

/** Why a slot cannot be booked, whoever has it. */
export type SlotProblem = 'past' | 'too-soon' | 'too-far' | 'closed'

/** A field of the booking form. */
export type BookingField = 'slot' | 'zone' | 'name' | 'email' | 'note' | 'key'

/** A refusal with its sentence. **Shape**: `next` are the next free slots, as UTC instants. */
export type Refusal = {
  kind: 'refused'
  code: RefusalCode
  message: string
  field?: BookingField
  next?: string[]
}

/**
 * A booked call as its owner sees it: nothing of it is what a visitor has typed.
 *
 * **Shape**: `startsAt` and `endsAt` are UTC instants, `zone` the one that the visitor chose them
 * in; `token` opens the call for its owner.
 */
export type Call = {
  startsAt: string
  endsAt: string
  zone: string
  status: 'booked' | 'cancelled'
  token: string
  google: string
  outlook: string
}

/** What came of a request: the call as it now is, or why it was refused. */
export type BookingAnswer = { kind: 'done'; call: Call } | Refusal

/** What a visitor's browser and account know of this visitor: the start of the form. */
export type Prefill = { name: string; email: string }

/** The provider that takes the bookings instead, and how its page is embedded. */
export type ProviderWidget = {
  api: 'calendly' | 'cal'
  url: string
  scriptUrl: string
  frameOrigins: string[]
}

/** What the booking box on /welcome shows. */
export type BookingBox =
  | { kind: 'provider'; provider: ProviderWidget; prefill: Prefill | null }
  | { kind: 'unavailable' }
  | {
      kind: 'own'
      calls: Call[]
      slots: string[]
      zone: string
      prefill: Prefill | null
      key: string
      mailsConfirmation: boolean
    }

/** What a page's action answers with: the outcome, and the status and headers to send it with. */
export type PageAnswer = {
  answer: BookingAnswer
  typed: Record<string, string>
  status: number
  headers: Record<string, string>
}

/** What the pages may ask of the bookings. */
export type BookingPages = {
  readBox(request: Request): Promise<BookingBox>
  hasCall(): Promise<boolean>
  readCall(token: string): Promise<{
    answer: BookingAnswer
    slots: string[]
    now: string
    mailsConfirmation: boolean
  }>
  book(request: Request): Promise<PageAnswer>
  change(request: Request): Promise<PageAnswer>
}

/** The body of `POST /api/booking`, checked and made uniform. */
export type BookingRequest = {
  slot: string
  zone: string
  name: string
  email: string
  note: string
  key: string
}

const SLOT_SENTENCE = 'Please choose a time from the calendar.'
const ZONE_SENTENCE = "We don't recognise that time zone. Choose one from the list."
const NAME_SENTENCE = 'Enter your name.'
const EMAIL_SENTENCE = 'Enter your email address.'
const EMAIL_FORMAT_SENTENCE = 'Enter an email address in the correct format, like name@example.com.'
const NOTE_SENTENCE = `Note must be ${NOTE_MAX_CHARS} characters or fewer.`
const KEY_SENTENCE = 'Please reload the page and try again.'

// Pure: a page that only wants the limits must not bundle the validator.
const schemas = /* @__PURE__ */ buildSchemas()

function buildSchemas() {
  // What has no default of its own has an empty one: its own sentence then says what is missing.
  const slot = v.optional(
    v.pipe(
      v.string(SLOT_SENTENCE),
      v.check(isInstant, SLOT_SENTENCE),
      v.transform((text) => new Date(text).toISOString().replace(/\.\d+Z$/, 'Z')),
    ),
    '',
  )
  const zone = v.pipe(v.string(ZONE_SENTENCE), v.check(isZone, ZONE_SENTENCE))
  const request = v.object({
    slot,
    zone: v.optional(zone, 'Europe/London'),
    name: v.optional(
      v.pipe(
        v.string(NAME_SENTENCE),
        v.transform(cleanName),
        v.check(isName, NAME_SENTENCE),
        v.maxLength(NAME_MAX_CHARS, `Name must be ${NAME_MAX_CHARS} characters or fewer.`),
      ),
      '',
    ),
    email: v.optional(
      v.pipe(
        v.string(EMAIL_SENTENCE),
        v.trim(),
        v.nonEmpty(EMAIL_SENTENCE),
        v.maxLength(EMAIL_MAX_CHARS, 'That email address is too long. Please check it.'),
        v.transform(readEmail),
        v.string(EMAIL_FORMAT_SENTENCE),
      ),
      '',
    ),
    note: v.optional(
      v.pipe(v.string(NOTE_SENTENCE), v.trim(), v.maxLength(NOTE_MAX_CHARS, NOTE_SENTENCE)),
      '',
    ),
    key: v.optional(v.pipe(v.string(KEY_SENTENCE), v.regex(/^[\w-]{16,64}$/, KEY_SENTENCE)), () =>
      crypto.randomUUID(),
    ),
  })
  return { request, move: v.object({ slot, zone: v.optional(zone) }) }
}

/** Reads the fields of a booking, or says in a sentence what is wrong with the first bad one. */
export function readBookingRequest(
  fields: unknown,
): { kind: 'valid'; request: BookingRequest } | Refusal {
  const result = v.safeParse(schemas.request, fields)
  if (result.success) return { kind: 'valid', request: result.output }
  return invalid(result.issues)
}

/** Reads the new time of a call. */
export function readMoveRequest(
  fields: unknown,
): { kind: 'valid'; slot: string; zone: string | undefined } | Refusal {
  const result = v.safeParse(schemas.move, fields)
  if (result.success) return { kind: 'valid', ...result.output, zone: result.output.zone }
  return invalid(result.issues)
}

function invalid([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): Refusal {
  const field = issue.path?.[0]?.key as BookingField | undefined
  const message = field
    ? issue.message
    : 'Something went wrong. Please reload the page and try again.'
  return { kind: 'refused', code: 'invalid', message, field }
}

/** More than there are: a zone can be spelt in capitals and without. */
const KNOWN_ZONES_MAX_COUNT = 1000

/** Zones that were found to exist: asking for one costs more than reading all else of a booking. */
const knownZones = new Set<string>()

/** Whether a text is the name of a time zone, such as Asia/Kathmandu. */
export function isZone(text: string): boolean {
  if (knownZones.has(text)) return true
  // Offsets such as +05:45 are understood by engines too, but say nothing of clock changes.
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
  } catch {
    return false
  }
  if (knownZones.size < KNOWN_ZONES_MAX_COUNT) knownZones.add(text)
  return true
}

function isInstant(text: string): boolean {
  const [, date] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:00(?:\.000)?Z$/.exec(text) ?? []
  const ms = Date.parse(text)
  // 30 February is read as 2 March by some engines.
  return date !== undefined && !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
}
