import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import { UpstreamFault } from './fault.ts'
import type { ModelLimits } from './limits.ts'

/** What is asked of the model, and where. */
export type ModelRequest = {
  apiKey: string
  baseUrl: string
  model: string
  instruction: string
  /** What the site says that may answer the question. */
  facts: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  limits: ModelLimits
}

/** Near the most likely words: the facts should be repeated, not varied. */
const TEMPERATURE = 0.2

/** Models that have refused `max_tokens`. */
const newModels = new Set<string>()

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
  const messages = [
    { role: 'system' as const, content: request.instruction },
    { role: 'system' as const, content: request.facts },
    ...request.messages,
  ]
  const ask = (isOld: boolean) =>
    client.chat.completions
      .create(
        {
          model: request.model,
          messages,
          stream: true,
          // Reasoning models take neither of the first two.
          ...(isOld
            ? { max_tokens: limits.maxTokens, temperature: TEMPERATURE }
            : { max_completion_tokens: limits.maxTokens }),
        },
        { signal },
      )
      .withResponse()
  const { data, response } = await ask(!newModels.has(request.model))
    .catch((error: unknown) => {
      if (!refusesMaxTokens(error)) throw error
      newModels.add(request.model)
      return ask(false)
    })
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

/** Whether a model wants `max_completion_tokens` instead. */
function refusesMaxTokens(error: unknown): boolean {
  return error instanceof Error && 'param' in error && error.param === 'max_tokens'
}

function refusal(error: unknown): UpstreamFault {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : NaN
  if (Number.isNaN(status)) return new UpstreamFault('unreachable')
  if (status === 429) return new UpstreamFault('limited', status)
  return new UpstreamFault(status >= 500 ? 'broken' : 'refused', status)
}
