import type { ChatEvent } from './contract.ts'

/** So often a comment tries whether the visitor is still there: nobody else would notice. */
const HEARTBEAT_MS = 1000

const encoder = new TextEncoder()
const heartbeat = encoder.encode(': hb\n\n')

/**
 * An answer as server-sent events, each made when the visitor has taken the one before.
 *
 * A heartbeat comes at once, so that the visitor has the headers before there is an answer, and each
 * second while there is nothing else. When the visitor leaves, the signal that `answer` was given
 * is aborted.
 *
 * **Errors**: none may come from `answer`: they would break the stream off without an event.
 * **Source**: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function eventStream(
  visitor: AbortSignal,
  answer: (left: AbortSignal) => AsyncGenerator<ChatEvent, void>,
): ReadableStream<Uint8Array> {
  const leaving = new AbortController()
  const events = answer(leaving.signal)
  // Asked here: the first pull comes only when the heartbeat has been taken.
  let next = events.next()

  function leave() {
    leaving.abort()
    void events.return()
  }
  visitor.addEventListener('abort', leave)
  if (visitor.aborted) leave()

  return new ReadableStream({
    start(controller) {
      controller.enqueue(heartbeat)
    },
    async pull(controller) {
      const result = await orQuiet(next)
      if (result === 'quiet') {
        controller.enqueue(heartbeat)
      } else if (result.done) {
        visitor.removeEventListener('abort', leave)
        controller.close()
      } else {
        next = events.next()
        controller.enqueue(encode(result.value))
      }
    },
    cancel: leave,
  })
}

async function orQuiet<Result>(next: Promise<Result>): Promise<Result | 'quiet'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const quiet = new Promise<'quiet'>((resolve) => {
    timer = setTimeout(resolve, HEARTBEAT_MS, 'quiet')
  })
  try {
    return await Promise.race([next, quiet])
  } finally {
    clearTimeout(timer)
  }
}

function encode({ event, data }: ChatEvent): Uint8Array {
  return encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
