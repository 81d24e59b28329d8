import { EventSourceParserStream } from 'eventsource-parser/stream'

/** One event of a chat's answer. */
export type ChatEvent = { event: string; data: Record<string, unknown> }

/** How many visitors a Playwright worker may use up: sixteen workers share the third group's 65,536. */
const VISITORS_PER_WORKER_COUNT = 0x1000

let visitorCount = 0

/**
 * An address in a /48 that no other test uses: limits are counted by address and by /48, and the
 * workers of a run may ask the same site.
 */
export function newVisitor(): string {
  visitorCount += 1
  const workerIndex = Number(process.env.TEST_WORKER_INDEX ?? 0)
  const network = (workerIndex * VISITORS_PER_WORKER_COUNT + visitorCount) % 0x10000
  return `2001:db8:${network.toString(16)}::1`
}

/** Sends a question, or a whole body, as the page does. */
export function ask(
  origin: string,
  question: unknown,
  init: { signal?: AbortSignal; visitor?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body =
    typeof question === 'string' ? { messages: [{ role: 'user', content: question }] } : question
  return fetch(`${origin}/api/chat`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': init.visitor ?? newVisitor(),
      ...init.headers,
    },
    body: JSON.stringify(body),
    signal: init.signal ?? null,
  })
}

/** The events of an answer as they come. */
export async function* readEvents(response: Response): AsyncGenerator<ChatEvent> {
  const messages = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  for await (const { event = 'message', data } of messages ?? []) {
    yield { event, data: JSON.parse(data) as ChatEvent['data'] }
  }
}

/** A whole answer: its text, and the events after the last of it. */
export async function readAnswer(
  response: Response,
): Promise<{ text: string; deltas: string[]; rest: ChatEvent[] }> {
  const events: ChatEvent[] = []
  for await (const event of readEvents(response)) events.push(event)
  const deltas = events
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => String(data.text))
  return { text: deltas.join(''), deltas, rest: events.slice(deltas.length) }
}
