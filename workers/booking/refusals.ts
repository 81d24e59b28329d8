import { brand } from '#app/site/brand.ts'
import { NEXT_SLOTS_COUNT, type Refusal, type BookingRefusalCode } from './contract.ts'
import { hours } from './hours.ts'
import { listSlots } from './slots.ts'
import { listTaken } from './store.ts'

const reach = `Ring ${brand.phone.label} or email ${brand.email}.`

const sentences: Record<Exclude<BookingRefusalCode, 'invalid'>, string> = {
  past: 'That time has passed. Please choose another one.',
  'too-soon': `We need ${hours.noticeMin / 60} hours’ notice. Please choose a later time.`,
  'too-far': `Calls can be booked up to ${hours.horizonDays} days ahead. Please choose an earlier time.`,
  closed: 'We don’t take calls at that time. Please choose a time from the calendar.',
  taken: 'Someone else has just booked that time. Please choose another.',
  'key-used': 'This form has already booked a call. Reload the page to book another one.',
  // Tells a stranger who enters the address nothing about its calls.
  'address-limit': `We can’t take another booking for this email address right now. If you have a call booked, you can move or cancel it. ${reach}`,
  'visitor-limit': `Too many calls have been booked from your network today. ${reach}`,
  'unproven-limit': `We can’t take any more bookings for unconfirmed email addresses from your network this week. Sign in, confirm your email address and book with it, or ring ${brand.phone.label}.`,
  'site-limit': `We can’t take any more bookings for unconfirmed email addresses at the moment. Sign in, confirm your email address and book with it, or ring ${brand.phone.label}.`,
  'account-limit': `You’ve booked several calls with this account today. Try again tomorrow, or ring ${brand.phone.label}.`,
  'move-limit': `Too many calls have been moved today from your network or with this email address. ${reach}`,
  'link-invalid': `Part of this link is missing. Open it again from the email, or ring ${brand.phone.label}.`,
  'link-expired':
    'This link has expired because your call was some time ago. You can book a new one.',
  'call-over': 'This call has already started or finished, so you can’t change it.',
  'call-cancelled': 'This call has been cancelled, so you can’t move it. Please book a new one.',
  elsewhere: 'To book a call, use the calendar on the welcome page.',
  failed: `Something went wrong on our side. Please try again in a minute, or ring ${brand.phone.label}.`,
}

/** A refusal in words. */
export function refusal(
  code: Exclude<BookingRefusalCode, 'invalid'>,
  retryAfterSec?: number,
): Refusal {
  return {
    kind: 'refused',
    code,
    message: sentences[code],
    ...(retryAfterSec !== undefined && { retryAfterSec }),
  }
}

/** A refusal of a slot, with the free ones that come next after it. */
export async function slotRefusal(
  db: D1Database,
  code: Exclude<BookingRefusalCode, 'invalid'>,
  slot: string,
  nowMs: number,
): Promise<Refusal> {
  const free = listSlots(hours, await listTaken(db, nowMs), nowMs)
  const after = free.findIndex((other) => other > slot)
  const first = after === -1 ? Math.max(0, free.length - NEXT_SLOTS_COUNT) : after
  return { ...refusal(code), next: free.slice(first, first + NEXT_SLOTS_COUNT) }
}

const tooMany = new Set<BookingRefusalCode>([
  'address-limit',
  'visitor-limit',
  'unproven-limit',
  'site-limit',
  'account-limit',
  'move-limit',
])

/** The header that says when a refused request may succeed, if waiting helps. */
export function retryAfterOf({ retryAfterSec }: Refusal): Record<string, string> {
  return retryAfterSec === undefined ? {} : { 'Retry-After': String(retryAfterSec) }
}

/** The HTTP status of a refusal. */
export function bookingStatusOf(code: BookingRefusalCode): 400 | 404 | 409 | 410 | 429 | 503 {
  if (code === 'invalid') return 400
  if (code === 'link-invalid' || code === 'elsewhere') return 404
  if (code === 'link-expired') return 410
  if (code === 'failed') return 503
  if (tooMany.has(code)) return 429
  return 409
}
