import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** One request to the model, and the response for the test to write. */
export type UpstreamCall = {
  url: string
  headers: IncomingHttpHeaders
  body: { messages: { role: string; content: string }[] } & Record<string, unknown>
  response: ServerResponse
  /** Resolves if the client closes the connection before the end of the answer. */
  hungUp: Promise<void>
}

/** How the model responds to a call. */
export type Reply = (call: UpstreamCall) => unknown

/**
 * A language model with scripted replies, over real sockets.
 *
 * **Shape**: `when` sets the reply to a conversation that ends with this question; others get
 * `fallback`. `calls` lists the requests that ended with this question.
 */
export type FakeUpstream = {
  baseUrl: string
  when(question: string, reply: Reply): void
  calls(question: string): UpstreamCall[]
} & AsyncDisposable

/** Starts a fake upstream on a free port of this machine. */
export async function fakeUpstream(
  fallback: Reply = words('A reply from the model.'),
): Promise<FakeUpstream> {
  const replies = new Map<string, Reply>()
  const calls: UpstreamCall[] = []
  const server = createServer((request, response) => {
    void receive(request, response).then((call) => {
      calls.push(call)
      return (replies.get(questionOf(call)) ?? fallback)(call)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    when: (question, reply) => void replies.set(question, reply),
    calls: (question) => calls.filter((call) => questionOf(call) === question),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Begins an event stream. */
export function begin({ response }: UpstreamCall): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.flushHeaders()
}

/** Sends one piece of the answer, or the finish reason. */
export function say({ response }: UpstreamCall, content: string, finish: string | null = null) {
  const choices = [{ index: 0, delta: content === '' ? {} : { content }, finish_reason: finish }]
  return response.write(`data: ${JSON.stringify({ id: 'c', model: 'fake', choices })}\n\n`)
}

/** Ends the answer as OpenAI does. */
export function end(call: UpstreamCall, finish = 'stop'): void {
  say(call, '', finish)
  call.response.end('data: [DONE]\n\n')
}

/** A whole reply: this text, word by word. **Units**: `pauseMs` between two words. */
export function words(text: string, { pauseMs = 0, finish = 'stop' } = {}): Reply {
  return async (call) => {
    begin(call)
    for (const word of text.match(/\S+\s*/g) ?? []) {
      if (call.response.destroyed) return
      say(call, word)
      if (pauseMs > 0) await sleep(pauseMs)
    }
    end(call, finish)
  }
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<UpstreamCall> {
  const hungUp = once(response, 'close').then(() =>
    response.writableFinished ? new Promise<void>(() => {}) : undefined,
  )
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const body = JSON.parse(Buffer.concat(chunks).toString()) as UpstreamCall['body']
  return { url: request.url ?? '', headers: request.headers, body, response, hungUp }
}

function questionOf({ body }: UpstreamCall): string {
  return body.messages.at(-1)?.content ?? ''
}
