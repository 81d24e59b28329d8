import { data } from 'react-router'
import { isOutOfReach, within } from '#app/rules/reach-server.ts'
import type { BookingAnswer, BookedCall, Refusal } from '#workers/booking/contract.ts'

const TIMEOUT_MS = 20_000

type Unreached = { kind: 'unreached'; message: string }

/** The answer to a booking. `unreached` is safe to retry: a form's key books only once. */
export type SendResult = BookingAnswer | Unreached

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

/**
 * Sends a change to a booked call. A server out of reach becomes an answer, too: every change is safe to
 * send again.
 */
export async function sendChange<Posted>(post: () => Promise<Posted>) {
  try {
    return await within(TIMEOUT_MS, post())
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    const answer: Unreached = {
      kind: 'unreached',
      message: 'We couldn’t reach our server. Check your internet connection and try again.',
    }
    // With an error status, React Router does not run the loader again, which would fail too.
    return data({ change: null, answer }, { status: 503 })
  }
}
