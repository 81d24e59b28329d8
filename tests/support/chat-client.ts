/** One event of a chat's answer. */
export type ChatEvent = { event: string; data: Record<string, unknown> }

let visitorCount = 0

/** An address that no other test uses: limits are counted by address. */
export function newVisitor(): string {
  visitorCount += 1
  return `2001:db8:${process.pid.toString(16)}:${visitorCount.toString(16)}::1`
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
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
      if (event !== undefined && data !== undefined) {
        yield { event, data: JSON.parse(data) as ChatEvent['data'] }
      }
    }
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
