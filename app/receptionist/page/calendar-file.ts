import { brand } from '#app/site/brand.ts'
import { isoDate, isoTime, minuteOf, parseDay, type Day } from '../engine/calendar.ts'
import { sayPhone } from '../engine/speech/format.ts'
import type { Call, CallInput } from '../engine/types.ts'

const DAY_MINUTES = 24 * 60
const LINE_MAX_BYTES = 75

/**
 * The booking as a calendar file, or null if nothing was booked. Written by hand: the library that the
 * set-up calls use is larger than the page.
 *
 * **Shape**: times without a zone, which every calendar shows unchanged.
 * **Source**: RFC 5545.
 */
export function calendarFile(
  { card }: Call,
  business: string,
  { now, seed }: CallInput,
): string | null {
  const { booked, service, name, phone, postcode } = card
  if (!booked) return null
  const end = minuteOf(booked.time) + booked.minutes
  const made = stamp(parseDay(now.slice(0, 10)), minuteOf(now.slice(11)))
  const details = [phone && sayPhone(phone), postcode].filter(Boolean).join(', ')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.legalName}//Example call//EN`,
    'BEGIN:VEVENT',
    `UID:example-${made}-${seed}@${brand.email.split('@')[1]}`,
    `DTSTAMP:${made}Z`,
    `DTSTART:${stamp(parseDay(booked.date), minuteOf(booked.time))}`,
    `DTEND:${stamp(parseDay(booked.date) + Math.floor(end / DAY_MINUTES), end % DAY_MINUTES)}`,
    `SUMMARY:${escape([service, name].filter(Boolean).join(': '))} (example)`,
    `DESCRIPTION:${escape(`${details}\nExample call for ${business}. Nothing was really booked.`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function stamp(day: Day, minute: number): string {
  return `${isoDate(day)}T${isoTime(minute)}00`.replace(/[-:]/g, '')
}

function escape(text: string): string {
  return text
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Breaks a line at the standard's limit of 75 bytes, never within a character. */
function fold(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const char of line) {
    const size = new TextEncoder().encode(char).length
    if (bytes + size > LINE_MAX_BYTES) {
      parts.push('')
      bytes = 1
    }
    parts[parts.length - 1] += char
    bytes += size
  }
  return parts.join('\r\n ')
}
