import type { BookingAnswer, BookedCall, Refusal } from '#workers/booking/contract.ts'

const TIMEOUT_MS = 20_000

/** The answer to a booking. `unreached` is safe to retry: a form's key books only once. */
export type SendResult = BookingAnswer | { kind: 'unreached'; message: string }

/** Sends the form's fields. Network failures become an answer, too. */
export async function sendBooking(form: HTMLFormElement): Promise<SendResult> {
  try {
    const response = await fetch('/api/booking', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = (await response.json()) as { call?: BookedCall; error?: Refusal; next?: string[] }
    if (body.call) return { kind: 'done', call: body.call }
    if (body.error) return { ...body.error, kind: 'refused', next: body.next }
  } catch {
    // Any failure means the same for the visitor: try again.
  }
  return {
    kind: 'unreached',
    message:
      'We couldn’t reach our server. Your details are still here, so please try again. You won’t be booked twice.',
  }
}
