import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const TEXT =
  ': hb\r\n\r\nevent: delta\r\ndata: {"text":"Grüß 👋"}\r\n\r\nevent: delta\ndata: one\ndata:two\nid: 7\n\n\rdata\r\revent: done\rdata: {}\r\r'

const EVENTS = [
  { event: 'delta', data: '{"text":"Grüß 👋"}' },
  { event: 'delta', data: 'one\ntwo' },
  { event: 'message', data: '' },
  { event: 'done', data: '{}' },
]

test('events are the same however the network splits them', async () => {
  const bytes = new TextEncoder().encode(TEXT)
  for (let size = 1; size <= bytes.length; size += 1) {
    expect(await read(chunks(bytes, size)), `chunks of ${size}`).toEqual(EVENTS)
  }
})

test('an event that was cut off is ignored', async () => {
  const bytes = new TextEncoder().encode('event: done\ndata: {"cut":')
  expect(await read(chunks(bytes, 7))).toEqual([])
})

test('every chunk counts as activity, and cancelling the reader ends the stream', async () => {
  let signs = 0
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      controller.enqueue(new TextEncoder().encode(signs < 3 ? ': hb\n\n' : 'data: x\n\n')),
    cancel: () => void (isCancelled = true),
  })
  for await (const event of readEvents(stream, () => (signs += 1))) {
    expect(event.data).toBe('x')
    break
  }
  expect(signs).toBeGreaterThanOrEqual(4)
  expect(isCancelled).toBe(true)
})

async function read(stream: ReadableStream<Uint8Array>) {
  const events = []
  for await (const { event = 'message', data } of readEvents(stream, () => undefined)) {
    events.push({ event, data })
  }
  return events
}

function chunks(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let start = 0
  return new ReadableStream({
    pull(controller) {
      if (start >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(start, start + size))
      start += size
    },
  })
}
