import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { brand } from '#app/site/brand.ts'
import type { Booking } from './store.ts'

/** The text of a calendar file. */
export type CalendarText = {
  summary: string
  description: string
  organizer: string
  /** The number to ring, if the file should name it. */
  phone?: string | undefined
  /** The address invited, as having accepted. Without one the file is for information. */
  attendee?: string
}

/**
 * A booking as a calendar file that adds, moves or removes the same event wherever it is opened.
 *
 * **Shape**: PUBLISH for information, REQUEST for the one who is invited, CANCEL for a cancelled
 * one; times in UTC, which needs no zone's rules in the file.
 * **Source**: RFC 5545, and RFC 5546 for what each method must and must not hold.
 */
export function calendarFile(
  booking: Booking,
  { summary, description, organizer, phone, attendee }: CalendarText,
): string {
  const calendar = ical({
    prodId: `//${brand.legalName}//Set-up calls//EN`,
    scale: 'gregorian',
    method: calendarMethod(booking, attendee !== undefined),
  })
  const event = calendar.createEvent({
    id: `${booking.id}@${organizer.split('@')[1] ?? 'localhost'}`,
    sequence: booking.sequence,
    stamp: new Date(booking.updated_at),
    created: new Date(booking.created_at),
    lastModified: new Date(booking.updated_at),
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    summary: dropControls(summary),
    description: dropControls(description),
    location: phone === undefined ? 'By phone' : `By phone, ${phone}`,
    status: booking.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: brand.name, email: organizer },
    transparency: ICalEventTransparency.OPAQUE,
  })
  if (attendee !== undefined) {
    event.createAttendee({
      email: attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  }
  return calendar.toString()
}

/** The file's calendar method, which mail programs also read from its content type. */
export function calendarMethod({ status }: Booking, isInvitation: boolean): ICalCalendarMethod {
  if (status === 'cancelled') return ICalCalendarMethod.CANCEL
  return isInvitation ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
}

/** Replaces control characters, which the standard forbids. The library only escapes line breaks. */
function dropControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\r\n]/gu, ' ')
}
