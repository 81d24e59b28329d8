import type { BookingAnswer, Call, Refusal } from '#workers/booking/contract.ts'

const TIMEOUT_MS = 20_000

/** What came of sending the form; `unreached` may be tried again, since the form books only once. */
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
      'We could not be reached, and what you typed is still here. Please press the button again: it books one call, however often it is sent.',
  }
}
