/** One server-sent event as it came over the wire. */
export type ServerEvent = { event: string; data: string }

const LINE_END = /\r\n|\n|\r(?=[^])/

/**
 * Reads a stream of server-sent events; `onBytes` hears of every chunk, comments too.
 *
 * An event that the stream ends in is given out as it stands: whether it is whole, its data tells.
 *
 * **Source**: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let event = blank()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      onBytes()
      rest += done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true })
      // A carriage return at the very end may be half of a line end: it waits for what follows.
      const lines = rest.split(LINE_END)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line !== '') take(line, event)
        else {
          if (event.data.length > 0) yield { event: event.name, data: event.data.join('\n') }
          event = blank()
        }
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function blank(): { name: string; data: string[] } {
  return { name: 'message', data: [] }
}

function take(line: string, event: { name: string; data: string[] }): void {
  const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
  if (field === 'event') event.name = value
  if (field === 'data') event.data.push(value)
}
