import type { ChatEvent } from './contract.ts'

/** A comment so often tells whether the visitor is still there: without one nobody notices. */
const HEARTBEAT_MS = 1000

const encoder = new TextEncoder()
const heartbeat = encoder.encode(': hb\n\n')

/**
 * The answer as server-sent events, each made when the visitor has taken the one before.
 *
 * A heartbeat comes at once and each second while there is nothing else. `onLeave` is called once
 * when the visitor leaves, before the answer has begun or while it runs.
 *
 * **Source**: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function eventStream(
  answer: AsyncGenerator<ChatEvent, void>,
  visitor: AbortSignal,
  onLeave: () => void,
): ReadableStream<Uint8Array> {
  // Begun here: the first pull comes only when the heartbeat has been taken.
  let next = answer.next()
  const settle = () => next.then(() => 'event' as const)
  let leave: (() => void) | null = () => {
    leave = null
    onLeave()
  }
  visitor.addEventListener('abort', () => leave?.(), { once: true })

  return new ReadableStream({
    start(controller) {
      controller.enqueue(heartbeat)
    },
    async pull(controller) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const quiet = new Promise<'quiet'>((done) => {
        timer = setTimeout(done, HEARTBEAT_MS, 'quiet')
      })
      const came = await Promise.race([settle(), quiet])
      clearTimeout(timer)
      if (came === 'quiet') return controller.enqueue(heartbeat)
      const { done, value } = await next
      if (done) {
        leave = null
        return controller.close()
      }
      next = answer.next()
      controller.enqueue(encode(value))
    },
    cancel() {
      leave?.()
    },
  })
}

function encode({ event, data }: ChatEvent): Uint8Array {
  return encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
