import * as z from 'zod/mini'

/** What a request may weigh. **Units**: encoded bytes. */
export const REQUEST_MAX_BYTES = 8 * 1024

/** **Units**: UTF-16 code units, as `maxlength` counts them. */
export const NAME_MAX_CHARS = 100
export const EMAIL_MAX_CHARS = 254
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
  readCall(token: string): Promise<{ answer: BookingAnswer; slots: string[]; now: string }>
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

// Pure: a page that only wants the limits must not bundle the validator.
const schemas = /* @__PURE__ */ buildSchemas()

function buildSchemas() {
  const slot = z.pipe(
    z.string(SLOT_SENTENCE).check(z.refine(isInstant, SLOT_SENTENCE)),
    z.transform((text) => new Date(text).toISOString().replace(/\.\d+Z$/, 'Z')),
  )
  const zone = z.string().check(z.refine(isZone, 'This time zone is not known to us.'))
  const request = z.object({
    slot,
    zone: z._default(zone, 'Europe/London'),
    name: z
      .string('Please give your name.')
      .check(
        z.trim(),
        z.minLength(1, 'Please give your name.'),
        z.maxLength(NAME_MAX_CHARS, `Please keep your name to ${NAME_MAX_CHARS} characters.`),
      ),
    email: z.pipe(
      z
        .string('Please give your email address.')
        .check(
          z.trim(),
          z.maxLength(EMAIL_MAX_CHARS, 'This email address is too long to be one.'),
          z.regex(
            z.regexes.html5Email,
            'This does not look like an email address. Please check it.',
          ),
        ),
      z.transform((text) => text.replace(/@.*$/, (domain) => domain.toLowerCase())),
    ),
    note: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(NOTE_MAX_CHARS, `Please keep the note to ${NOTE_MAX_CHARS} characters.`),
        ),
      '',
    ),
    key: z._default(
      z.string().check(z.regex(/^[\w-]{16,64}$/, 'Please reload the page and try again.')),
      () => crypto.randomUUID(),
    ),
  })
  return { request, move: z.object({ slot, zone: z.optional(zone) }) }
}

/** Reads the fields of a booking, or says in a sentence what is wrong with the first bad one. */
export function readBookingRequest(
  fields: unknown,
): { kind: 'valid'; request: BookingRequest } | Refusal {
  const result = schemas.request.safeParse(fields)
  if (result.success) return { kind: 'valid', request: result.data }
  return invalid(result.error.issues)
}

/** Reads the new time of a call. */
export function readMoveRequest(
  fields: unknown,
): { kind: 'valid'; slot: string; zone: string | undefined } | Refusal {
  const result = schemas.move.safeParse(fields)
  if (result.success) return { kind: 'valid', ...result.data, zone: result.data.zone }
  return invalid(result.error.issues)
}

function invalid(issues: readonly { path: PropertyKey[]; message: string }[]): Refusal {
  const [issue] = issues
  const field = issue?.path[0] as BookingField | undefined
  const message = field ? (issue?.message ?? '') : 'The request could not be read.'
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
