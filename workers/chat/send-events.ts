import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { UpstreamFault, type FaultKind } from '../http/upstream-fault.ts'
import type { ChatEvent, StreamErrorCode } from './contract.ts'

/** Heartbeat interval. Writing a comment is how we find out that the client has disconnected. */
const HEARTBEAT_MS = 1000
const HEARTBEAT = ': hb\n\n'

/** The code that the page gets for each fault. */
const codes = {
  refused: 'unavailable',
  limited: 'busy',
  broken: 'unavailable',
  unreachable: 'unavailable',
  'not-a-stream': 'unavailable',
  'no-first-byte': 'timeout',
  stalled: 'timeout',
  'too-long': 'timeout',
  cut: 'interrupted',
  garbage: 'interrupted',
  empty: 'empty',
} as const satisfies Record<FaultKind, StreamErrorCode>

/**
 * Sends an answer as server-sent events, each once the visitor has read the one before.
 *
 * The first heartbeat is sent at once, so that the visitor has the headers before there is an
 * answer, then one each second. If the visitor leaves, the signal passed to `answer` is aborted,
 * which is no failure. An answer that fails ends with one `error` event with the site's own answer
 * as `instead`, and `report` is called.
 *
 * **Source**: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function sendEvents(
  c: Context,
  answer: (signal: AbortSignal) => AsyncGenerator<ChatEvent, void>,
  instead: string | null,
  report: (fields: { fault: FaultKind | 'ours'; status?: number; error?: string }) => void,
): Response {
  const controller = new AbortController()
  const { signal } = controller
  const leave = () => controller.abort()

  async function* events(): AsyncGenerator<ChatEvent, void> {
    try {
      yield* answer(signal)
    } catch (error) {
      if (signal.aborted) return
      const isUpstream = error instanceof UpstreamFault
      if (isUpstream) report({ fault: error.kind, status: error.status })
      else report({ fault: 'ours', error: error instanceof Error ? error.stack : String(error) })
      const code = isUpstream ? codes[error.kind] : 'unavailable'
      yield { event: 'error', data: instead === null ? { code } : { code, instead } }
    }
  }

  return stream(c, async (out) => {
    out.onAbort(leave)
    const request = c.req.raw.signal
    request.addEventListener('abort', leave)
    if (request.aborted) leave()
    const heartbeat = setInterval(() => void out.write(HEARTBEAT), HEARTBEAT_MS)
    try {
      await out.write(HEARTBEAT)
      for await (const { event, data } of events()) {
        await out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        if (signal.aborted) return
      }
    } finally {
      clearInterval(heartbeat)
      request.removeEventListener('abort', leave)
    }
  })
}
