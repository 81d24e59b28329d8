import { describeCall } from '#app/booking/when.ts'
import { brand } from '#app/site/brand.ts'
import type { Mail } from '../email/mail.ts'
import { renderMail } from '../email/template.ts'
import { calendarFile, calendarMethod, type CalendarText } from './calendar-file.ts'
import { hours } from './hours.ts'
import type { Booking } from './store.ts'

/** What happened to a booking. */
export type BookingEvent = 'booked' | 'moved' | 'cancelled'

const SUMMARY = `Set-up call with ${brand.name}`

const visitorHeadings = {
  booked: 'Your set-up call is booked',
  moved: 'Your set-up call has moved',
  cancelled: 'Your set-up call has been cancelled',
} as const

const operatorHeadings = {
  booked: 'A set-up call was booked',
  moved: 'A set-up call was moved',
  cancelled: 'A set-up call was cancelled',
} as const

const BOOKED_BY = 'You’re receiving this because someone booked a call with this address.'

/**
 * The mail to the visitor. `link` opens the page to manage the call, or to book a new one once it
 * is cancelled. The address may be someone else's, so the mail contains nothing that was typed:
 * otherwise anyone could send their own words to strangers in our name.
 */
function visitorMail(
  event: BookingEvent,
  booking: Booking,
  { organizer, link }: { organizer: string; link: string },
): Mail {
  const { day, times, zone } = whenOf(booking)
  const heading = visitorHeadings[event]
  const isOff = event === 'cancelled'
  const { text, html } = renderMail({
    preheader: `${day}, ${times}`,
    heading,
    paragraphs: isOff
      ? [`Your call on ${day}, ${times} (${zone}) has been cancelled.`]
      : [
          `${day}, ${times} (${zone}).`,
          whoRings(booking),
          'Open the attached file to add the call to your calendar.',
        ],
    button: isOff
      ? { label: 'Book another time', href: link }
      : { label: 'Move or cancel your call', href: link },
    // The link of a cancellation books a new call.
    footer: isOff ? BOOKED_BY : `${BOOKED_BY} If that wasn’t you, use the link above to cancel it.`,
  })
  return {
    kind: `booking.${event}`,
    idempotencyKey: `booking-${booking.id}-${booking.sequence}-visitor`,
    to: booking.email,
    subject: `${heading}: ${day}, ${times}`,
    text,
    html,
    attachments: [
      attachment(booking, { ...invitation(booking, link), organizer, attendee: booking.email }),
    ],
  }
}

/** The mail to the operator, with all the visitor's details. */
function operatorMail(
  event: BookingEvent,
  booking: Booking,
  { organizer, to }: { organizer: string; to: string },
): Mail {
  const ours = describeCall({
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    zone: hours.zone,
  })
  const theirs = whenOf(booking)
  const who = `${booking.name}, ${booking.email}`
  const phone =
    booking.phone === null
      ? 'They left no number, so they’ll ring us.'
      : `Ring them on ${booking.phone}.`
  const note = booking.note === '' ? 'No note.' : `Note: ${booking.note}`
  // Not the set-up itself: the visitor may still remove it.
  const setup =
    booking.setup === null
      ? []
      : [
          'They kept the set-up from a trial call. To see it, run “npm run export -- bookings --remote”.',
        ]
  const { text, html } = renderMail({
    preheader: `${ours.day}, ${ours.times}`,
    heading: operatorHeadings[event],
    paragraphs: [
      `${ours.day}, ${ours.times} (${ours.zone}).`,
      `Their time: ${theirs.day}, ${theirs.times} (${theirs.zone}).`,
      who,
      phone,
      note,
      ...setup,
    ],
  })
  return {
    kind: `booking.${event}.operator`,
    idempotencyKey: `booking-${booking.id}-${booking.sequence}-operator`,
    to,
    about: booking.email,
    subject: `${operatorHeadings[event]}: ${ours.day}, ${ours.times}`,
    text,
    html,
    attachments: [
      attachment(booking, {
        summary: `Set-up call: ${booking.name}`,
        description: `${who}\n${phone}\n${note}`,
        organizer,
        phone: booking.phone ?? undefined,
      }),
    ],
  }
}

/** What the mails need besides the booking. **Shape**: `operator` is null if there is none. */
export type MailScope = { organizer: string; operator: string | null; link: string }

/** The mails about an event: to the visitor, and to the operator if there is one to tell. */
export function bookingMails(
  event: BookingEvent,
  booking: Booking,
  { organizer, operator, link }: MailScope,
): Mail[] {
  const visitor = visitorMail(event, booking, { organizer, link })
  if (operator === null) return [visitor]
  return [visitor, operatorMail(event, booking, { organizer, to: operator })]
}

/** The text of the call in the visitor's calendar. */
export function invitation(
  booking: Booking,
  manageUrl: string,
): Pick<CalendarText, 'summary' | 'description' | 'phone'> {
  return {
    summary: SUMMARY,
    description: `${whoRings(booking)}\nMove or cancel your call: ${manageUrl}`,
    phone: booking.phone === null ? brand.phone.label : undefined,
  }
}

/** Who rings whom. Shows only the end of the number: the address may be someone else's. */
function whoRings({ phone }: Booking): string {
  return phone === null
    ? `When it’s time, ring us on ${brand.phone.label}.`
    : `When it’s time, we’ll ring you on the number ending ${phone.slice(-3)}.`
}

/** Links that open a calendar's form with the call filled in. */
export function calendarLinks(booking: Booking): { google: string; outlook: string } {
  const location = booking.phone === null ? `By phone, ${brand.phone.label}` : 'By phone'
  const { starts_at, ends_at } = booking
  const google = queryOf({
    action: 'TEMPLATE',
    text: SUMMARY,
    details: whoRings(booking),
    location,
    dates: `${stamp(starts_at)}/${stamp(ends_at)}`,
  })
  const outlook = queryOf({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: SUMMARY,
    body: whoRings(booking),
    location,
    startdt: starts_at,
    enddt: ends_at,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}

/** An instant as calendars write it, such as 20261124T090000Z. */
function stamp(instant: string): string {
  return instant.replaceAll(/[-:]/g, '')
}

/** Encodes spaces as %20, because Outlook shows plus signs as they are. */
function queryOf(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20')
}

function whenOf({ starts_at, ends_at, zone }: Booking) {
  return describeCall({ startsAt: starts_at, endsAt: ends_at, zone })
}

function attachment(booking: Booking, text: CalendarText) {
  const method = calendarMethod(booking, text.attendee !== undefined)
  return {
    filename: 'set-up-call.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile(booking, text),
  }
}
