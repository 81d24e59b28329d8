import { describeCall } from '#app/booking/when.ts'
import { brand } from '#app/site/brand.ts'
import type { Mail } from '../email/mail.ts'
import { renderMail } from '../email/template.ts'
import { calendarFile, calendarMethod, type CalendarText } from './calendar-file.ts'
import { hours } from './hours.ts'
import type { Booking } from './store.ts'

/** What has happened to a booking. */
export type BookingEvent = 'booked' | 'moved' | 'cancelled'

const SUMMARY = `Set-up call with ${brand.name}`

const RING = `When it's time, ring us on ${brand.phone.label}. If you left your number in the note, we'll ring you.`

const visitorTexts = {
  booked: { subject: 'Your set-up call is booked', heading: 'Your set-up call is booked' },
  moved: { subject: 'Your set-up call has moved', heading: 'Your set-up call has moved' },
  cancelled: {
    subject: 'Your set-up call has been cancelled',
    heading: 'Your set-up call has been cancelled',
  },
} as const

const operatorTexts = {
  booked: 'A set-up call was booked',
  moved: 'A set-up call was moved',
  cancelled: 'A set-up call was cancelled',
} as const

const BOOKED_BY = "You're receiving this because someone booked a call with this address."

/**
 * The mail to the visitor; `link` leads to where the call is managed, or booked anew once cancelled. The address is unproven, so nothing in it is what a visitor has typed:
 * otherwise our name would carry a stranger's words to anyone.
 */
function visitorMail(
  event: BookingEvent,
  booking: Booking,
  { organizer, link }: { organizer: string; link: string },
): Mail {
  const { day, times, zone } = whenOf(booking)
  const { subject, heading } = visitorTexts[event]
  const isOff = event === 'cancelled'
  const { text, html } = renderMail({
    preheader: `${day}, ${times}`,
    heading,
    paragraphs: isOff
      ? [`Your call on ${day}, ${times} (${zone}) has been cancelled.`]
      : [
          `${day}, ${times} (${zone}).`,
          RING,
          'Open the attached file to add the call to your calendar.',
        ],
    button: isOff
      ? { label: 'Book another time', href: link }
      : { label: 'Move or cancel your call', href: link },
    // The link of a cancellation books a new call.
    footer: isOff ? BOOKED_BY : `${BOOKED_BY} If that wasn't you, use the link above to cancel it.`,
  })
  return {
    kind: `booking.${event}`,
    idempotencyKey: `booking-${booking.id}-${booking.sequence}-visitor`,
    to: booking.email,
    subject: `${subject}: ${day}, ${times}`,
    text,
    html,
    attachments: [attachment(booking, { ...invitation(link), organizer, attendee: booking.email })],
  }
}

/** The mail to the firm, with all that the visitor has left. */
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
  const note = booking.note === '' ? 'No note.' : `Note: ${booking.note}`
  const { text, html } = renderMail({
    preheader: `${ours.day}, ${ours.times}`,
    heading: operatorTexts[event],
    paragraphs: [
      `${ours.day}, ${ours.times} (${ours.zone}).`,
      `Their time: ${theirs.day}, ${theirs.times} (${theirs.zone}).`,
      who,
      note,
    ],
  })
  return {
    kind: `booking.${event}.operator`,
    idempotencyKey: `booking-${booking.id}-${booking.sequence}-operator`,
    to,
    about: booking.email,
    subject: `${operatorTexts[event]}: ${ours.day}, ${ours.times}`,
    text,
    html,
    attachments: [
      attachment(booking, {
        summary: `Set-up call: ${booking.name}`,
        description: `${who}\n${note}`,
        organizer,
      }),
    ],
  }
}

/** What the mails about a booking need besides it. **Shape**: without an operator, none is told. */
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

/** What the visitor's own calendar says of the call. */
export function invitation(manageUrl: string): Pick<CalendarText, 'summary' | 'description'> {
  return { summary: SUMMARY, description: `${RING}\nMove or cancel your call: ${manageUrl}` }
}

// Made once: encoding the same text for every booking costs more than signing its links.
const googleQuery = queryOf({
  action: 'TEMPLATE',
  text: SUMMARY,
  details: RING,
  location: brand.phone.label,
})
const outlookQuery = queryOf({
  path: '/calendar/action/compose',
  rru: 'addevent',
  subject: SUMMARY,
  body: RING,
  location: brand.phone.label,
})

/** A link that opens a calendar's own form with the call filled in. */
export function calendarLinks(booking: Booking): { google: string; outlook: string } {
  const dates = `${stamp(booking.starts_at)}%2F${stamp(booking.ends_at)}`
  const [startdt, enddt] = [booking.starts_at, booking.ends_at].map(encodeURIComponent)
  return {
    google: `https://calendar.google.com/calendar/render?${googleQuery}&dates=${dates}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlookQuery}&startdt=${startdt}&enddt=${enddt}`,
  }
}

/** An instant as calendars write it, such as 20261124T090000Z. */
function stamp(instant: string): string {
  return instant.replaceAll(/[-:]/g, '')
}

/** Outlook shows the plus signs that a form's encoding has for spaces. */
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
