import type { ChatFeedback } from '#workers/chat/contract.ts'

/** Sends a rating, or a question that the visitor lets us keep. Returns whether it arrived. */
export async function sendFeedback(feedback: ChatFeedback): Promise<boolean> {
  try {
    const response = await fetch('/api/chat/rating', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(feedback),
      keepalive: true,
    })
    return response.ok
  } catch {
    return false
  }
}
