import { brand } from '#app/site/brand.ts'
import type { Booking } from './store.ts'

/** What a calendar file says of a booking besides its times. */
export type CalendarText = {
  summary: string
  description: string
  organizer: string
  /** Whom the invitation is for: calendars offer to take it up. Without, it is for information. */
  attendee?: string
}

const LINE_MAX_BYTES = 75

/**
 * A booking as a calendar file that adds, moves or removes the same event wherever it is opened.
 *
 * **Shape**: PUBLISH for information, REQUEST for the one who is invited, CANCEL for a cancelled
 * one; times in UTC, which needs no zone's rules in the file.
 * **Source**: RFC 5545, and RFC 5546 for what each method must and must not hold.
 */
export function calendarFile(
  booking: Booking,
  { summary, description, organizer, attendee }: CalendarText,
): string {
  const isCancelled = booking.status === 'cancelled'
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.legalName}//Set-up calls//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(booking, attendee !== undefined)}`,
    'BEGIN:VEVENT',
    `UID:${booking.id}@${organizer.split('@')[1] ?? 'localhost'}`,
    `SEQUENCE:${booking.sequence}`,
    `DTSTAMP:${stamp(booking.updated_at)}`,
    `CREATED:${stamp(booking.created_at)}`,
    `LAST-MODIFIED:${stamp(booking.updated_at)}`,
    `DTSTART:${stamp(booking.starts_at)}`,
    `DTEND:${stamp(booking.ends_at)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(`By phone, ${brand.phone.label}`)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${brand.name}:mailto:${organizer}`,
    ...(attendee === undefined
      ? []
      : [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
}

/** What a calendar is to do with the file; mail programs read it from the content type too. */
export function calendarMethod({ status }: Booking, isInvitation: boolean): string {
  if (status === 'cancelled') return 'CANCEL'
  return isInvitation ? 'REQUEST' : 'PUBLISH'
}

/** An instant as calendars write it, such as 20261124T090000Z. */
export function stamp(instant: string): string {
  return instant.replaceAll(/[-:]/g, '')
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (char) => `\\${char}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Longer lines go on in the next behind a space, and no character is cut in two. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let sizeBytes = 0
  for (const char of line) {
    const charBytes = encoder.encode(char).length
    if (sizeBytes + charBytes > LINE_MAX_BYTES) {
      folded += '\r\n '
      sizeBytes = 1
    }
    folded += char
    sizeBytes += charBytes
  }
  return folded
}
