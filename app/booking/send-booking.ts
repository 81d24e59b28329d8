import { data } from 'react-router'
import type { BookingAnswer, BookedCall, Refusal } from '#workers/booking/contract.ts'

const TIMEOUT_MS = 20_000

const LATE = new DOMException('No answer.', 'TimeoutError')

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
    return await Promise.race([post(), timeOut()])
  } catch (error) {
    // Browsers report a failed connection as a TypeError.
    if (!(error instanceof TypeError || error === LATE)) throw error
    const answer: Unreached = {
      kind: 'unreached',
      message: 'We couldn’t reach our server. Check your internet connection and try again.',
    }
    // With an error status, React Router does not run the loader again, which would fail too.
    return data({ change: null, answer }, { status: 503 })
  }
}

function timeOut(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(() => reject(LATE), TIMEOUT_MS))
}
