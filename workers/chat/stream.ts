import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { ChatEvent } from './contract.ts'

/** Heartbeat interval. Writing a comment is how we find out that the client has disconnected. */
const HEARTBEAT_MS = 1000
const HEARTBEAT = ': hb\n\n'

/**
 * An answer as server-sent events, each written when the visitor has taken the one before.
 *
 * A heartbeat comes at once, so that the visitor has the headers before there is an answer, and then
 * each second. When the visitor leaves, the signal that `answer` was given is aborted.
 *
 * **Errors**: `answer` must not throw: the stream would end without an event.
 * **Source**: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function streamEvents(
  c: Context,
  answer: (left: AbortSignal) => AsyncGenerator<ChatEvent, void>,
): Response {
  return stream(c, async (out) => {
    const leaving = new AbortController()
    const leave = () => leaving.abort()
    out.onAbort(leave)
    const { signal } = c.req.raw
    signal.addEventListener('abort', leave)
    if (signal.aborted) leave()
    const heartbeat = setInterval(() => void out.write(HEARTBEAT), HEARTBEAT_MS)
    try {
      await out.write(HEARTBEAT)
      for await (const { event, data } of answer(leaving.signal)) {
        await out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        if (leaving.signal.aborted) return
      }
    } finally {
      clearInterval(heartbeat)
      signal.removeEventListener('abort', leave)
    }
  })
}
