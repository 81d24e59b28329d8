import * as v from 'valibot'
import { EMAIL_FORMAT_SENTENCE, EMAIL_MAX_CHARS, readEmail } from '#app/rules/email-address.ts'
import { cleanName, isName, NAME_MAX_CHARS, NAME_TYPED_MAX_CHARS } from '#app/rules/person-name.ts'
import { isCostly, readPhone } from '#app/rules/phone-number.ts'
import { officeHours } from '#app/site/office-hours.ts'
import {
  NOTE_MAX_CHARS,
  PHONE_MAX_CHARS,
  type BookingField,
  type BookingRequest,
  type Refusal,
} from './contract.ts'
import { formatInstant } from './slots.ts'

/** The most that the set-up of a trial call holds as JSON. **Units**: UTF-16 code units. */
const SETUP_MAX_CHARS = 6 * 1024

const SLOT_SENTENCE = 'Please choose a time from the calendar.'
const ZONE_SENTENCE = 'We don’t recognise that time zone. Choose one from the list.'
const NAME_SENTENCE = 'Enter your name.'
const NAME_LENGTH_SENTENCE = `Name must be ${NAME_MAX_CHARS} characters or fewer.`
const EMAIL_SENTENCE = 'Enter your email address.'
const PHONE_SENTENCE =
  'Enter a phone number, such as 07700\u00a0900123, or start with + if it isn’t a UK number.'
const COSTLY_SENTENCE =
  'We can’t ring premium-rate, personal (070) or satellite numbers. Enter another number, or leave the box empty.'
const NOTE_SENTENCE = `Note must be ${NOTE_MAX_CHARS} characters or fewer.`
const SETUP_SENTENCE =
  'We couldn’t read the set-up from your trial call. Untick the box to book without it.'
const KEY_SENTENCE = 'Please reload the page and try again.'

const schemas = buildSchemas()

function buildSchemas() {
  // Required fields default to '', so that their own sentence says what is missing.
  const slot = v.optional(
    v.pipe(
      v.string(SLOT_SENTENCE),
      v.check(isInstant, SLOT_SENTENCE),
      v.transform((text) => formatInstant(Date.parse(text))),
    ),
    '',
  )
  const zone = v.pipe(v.string(ZONE_SENTENCE), v.check(isZone, ZONE_SENTENCE))
  const request = v.object({
    slot,
    zone: v.optional(zone, officeHours.zone),
    name: v.optional(
      v.pipe(
        v.string(NAME_SENTENCE),
        v.maxLength(NAME_TYPED_MAX_CHARS, NAME_LENGTH_SENTENCE),
        v.transform(cleanName),
        v.check(isName, NAME_SENTENCE),
        v.maxLength(NAME_MAX_CHARS, NAME_LENGTH_SENTENCE),
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
    phone: v.optional(
      v.pipe(
        v.string(PHONE_SENTENCE),
        v.trim(),
        v.maxLength(PHONE_MAX_CHARS, PHONE_SENTENCE),
        v.check((text) => text === '' || readPhone(text) !== null, PHONE_SENTENCE),
        v.transform(readPhone),
        // Someone could have us ring a number that pays them for every minute.
        v.check((phone) => phone === null || !isCostly(phone), COSTLY_SENTENCE),
      ),
      '',
    ),
    note: v.optional(
      v.pipe(
        v.string(NOTE_SENTENCE),
        v.transform(cleanLines),
        v.maxLength(NOTE_MAX_CHARS, NOTE_SENTENCE),
      ),
      '',
    ),
    setup: v.optional(
      v.nullable(v.pipe(v.string(SETUP_SENTENCE), v.maxLength(SETUP_MAX_CHARS, SETUP_SENTENCE))),
      null,
    ),
    key: v.optional(v.pipe(v.string(KEY_SENTENCE), v.regex(/^[\w-]{16,64}$/, KEY_SENTENCE)), () =>
      crypto.randomUUID(),
    ),
  })
  return { request, move: v.object({ slot, zone: v.optional(zone) }) }
}

/** Checks the fields of a booking. Refuses with a sentence about the first invalid one. */
export function readBookingRequest(
  fields: unknown,
): { kind: 'valid'; request: BookingRequest } | Refusal {
  const result = v.safeParse(schemas.request, fields)
  if (result.success) return { kind: 'valid', request: result.output }
  return invalid(result.issues)
}

/** Checks the new time of a call. */
export function readMoveRequest(
  fields: unknown,
): { kind: 'valid'; slot: string; zone?: string } | Refusal {
  const result = v.safeParse(schemas.move, fields)
  if (result.success) return { kind: 'valid', ...result.output }
  return invalid(result.issues)
}

/** The refusal of an invalid set-up. */
export const setupRefusal: Refusal = {
  kind: 'refused',
  code: 'invalid',
  message: SETUP_SENTENCE,
  field: 'setup',
}

function invalid([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): Refusal {
  const field = issue.path?.[0]?.key as BookingField | undefined
  const message = field
    ? issue.message
    : 'Something went wrong. Please reload the page and try again.'
  return { kind: 'refused', code: 'invalid', message, field }
}

/** How many zone names are remembered: more than there are, because each spelling counts. */
const KNOWN_ZONES_MAX_COUNT = 1000

/** Known zone names. Checking one takes longer than checking the rest of a booking. */
const knownZones = new Set<string>()

/** Whether a text is the name of a time zone, such as Asia/Kathmandu. */
export function isZone(text: string): boolean {
  if (knownZones.has(text)) return true
  // Engines accept offsets such as +05:45 too, but those ignore clock changes.
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
  } catch {
    return false
  }
  if (knownZones.size < KNOWN_ZONES_MAX_COUNT) knownZones.add(text)
  return true
}

/**
 * Cleans text of several lines for storage. Line breaks become single characters, as browsers count
 * them for `maxlength`; other control characters, which mail services may refuse, become spaces.
 */
function cleanLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()
}

function isInstant(text: string): boolean {
  const [, date] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:00(?:\.000)?Z$/.exec(text) ?? []
  const ms = Date.parse(text)
  // Some engines read 30 February as 2 March.
  return date !== undefined && !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
}
