import type { BookingAnswer, Call, Refusal } from '#workers/booking/contract.ts'

const TIMEOUT_MS = 20_000

/** The answer to a form; `unreached` may be tried again, since a form's key books only once. */
export type SendResult = BookingAnswer | { kind: 'unreached'; message: string }

/** Sends the form's fields, and makes one answer of all that can happen. */
export async function sendBooking(form: HTMLFormElement): Promise<SendResult> {
  try {
    const response = await fetch('/api/booking', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = (await response.json()) as { call?: Call; error?: Refusal; next?: string[] }
    if (body.call) return { kind: 'done', call: body.call }
    if (body.error) return { ...body.error, kind: 'refused', next: body.next }
  } catch {
    // Below: whatever it was, the visitor can only do one thing.
  }
  return {
    kind: 'unreached',
    message:
      "We couldn't reach our server. Your details are still here, so please try again. You won't be booked twice.",
  }
}
