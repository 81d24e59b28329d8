import { env } from 'cloudflare:workers'
import ICAL from 'ical.js'
import type { BookedCall } from '#workers/booking/contract.ts'
import { fetchSite } from './site.ts'

/** A mail as a test reads it. */
export type SentMail = {
  to: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; type: string; content: string }[]
}

type GivenMail = Omit<SentMail, 'attachments'> & {
  attachments?: { filename: string; type: string; content: ArrayBuffer }[]
}

/** The answer to a booking, as a client reads it. */
export type BookingBody = {
  call: BookedCall
  error: { code: string; message: string; field?: string }
  next: string[]
}

/** The settings with which mails are kept in a list instead of being sent. */
export function mailTrap() {
  const mails: SentMail[] = []
  const settings = {
    EMAIL_FROM: 'desk@larkline.test',
    OPERATOR_EMAIL: 'operator@larkline.test',
    EMAIL: {
      send: async (mail: GivenMail) => {
        const attachments = (mail.attachments ?? []).map(({ content, ...file }) => ({
          ...file,
          content: new TextDecoder().decode(content),
        }))
        mails.push({ ...mail, attachments })
        return { messageId: String(mails.length) }
      },
    },
  }
  return { mails, settings }
}

/** What the booking form sends, in a zone that is not the firm's. */
export function bookingFields(slot: string | undefined, changes: Record<string, unknown> = {}) {
  return { slot, zone: 'Asia/Kathmandu', name: 'Ada', email: 'ada@example.com', ...changes }
}

/** A JSON post, from its own network unless the test names one. */
export function post(fields: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  }
}

/** The slots that are free at the moment. */
export async function freeSlots(): Promise<string[]> {
  const response = await fetchSite('/api/booking/slots')
  return ((await response.json()) as { slots: string[] }).slots
}

/** Deletes all bookings and their counts, so that tests don't affect each other. */
export async function forgetBookings(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('delete from bookings'),
    env.DB.prepare("delete from limits where name glob 'booking.*'"),
  ])
}

/** Parses a calendar file with a parser that throws on invalid files. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: event.organizer,
    // The scheme of an address may be in capitals.
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue('status'),
  }
}
