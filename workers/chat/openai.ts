import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { ChatMessage } from './contract.ts'
import { UpstreamFault } from './fault.ts'
import type { ModelLimits } from './limits.ts'

/** What is asked of the model, and where. */
export type ModelRequest = {
  apiKey: string
  baseUrl: string
  model: string
  instruction: string
  messages: ChatMessage[]
  limits: ModelLimits
}

/**
 * Asks the model, and gives its answer as it begins.
 *
 * **Errors**: throws an `UpstreamFault` when it does not begin.
 */
export async function openModel(
  { limits, ...request }: ModelRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<ChatCompletionChunk>> {
  const { OpenAI } = await loadSdk()
  const client = new OpenAI({
    apiKey: request.apiKey,
    baseURL: request.baseUrl,
    // Given as nothing, so that nothing of the environment joins in.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: limits.totalMs,
    // Our own line is the only one: its lines would hold parts of the conversation.
    logLevel: 'off',
  })
  const { data, response } = await client.chat.completions
    .create(
      {
        model: request.model,
        messages: [{ role: 'system', content: request.instruction }, ...request.messages],
        max_tokens: limits.maxTokens,
        stream: true,
      },
      { signal },
    )
    .withResponse()
    .catch((error: unknown) => {
      throw refusal(error)
    })
  // The SDK takes a web page for a stream without events.
  const type = response.headers.get('Content-Type')
  if (type !== null && !type.includes('text/event-stream')) throw new UpstreamFault('not-a-stream')
  return data
}

/** The SDK, which is large: only a site that has a key loads it, and only for a question. */
function loadSdk() {
  return import('openai')
}

/** The fault behind what the SDK threw while the answer ran. */
export async function faultOf(error: unknown): Promise<UpstreamFault> {
  if (error instanceof UpstreamFault) return error
  if (error instanceof SyntaxError) return new UpstreamFault('garbage')
  const { APIError } = await loadSdk()
  return new UpstreamFault(error instanceof APIError ? 'broken' : 'cut')
}

function refusal(error: unknown): UpstreamFault {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : NaN
  if (Number.isNaN(status)) return new UpstreamFault('unreachable')
  if (status === 429) return new UpstreamFault('limited', status)
  return new UpstreamFault(status >= 500 ? 'broken' : 'refused', status)
}
