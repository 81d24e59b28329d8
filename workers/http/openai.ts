import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { Settings } from '../settings.ts'
import { UpstreamFault } from './upstream-fault.ts'

const DEFAULT_BASE_URL = 'https://api.openai.com/v1'

/** The default model: the small successor of gpt-3.5. */
const DEFAULT_MODEL = 'gpt-4o-mini'

/** The limits of one answer: its length, and how long each part may take. */
export type ModelLimits = {
  maxTokens: number
  /** From asking to the first piece of the answer. */
  firstByteMs: number
  betweenChunksMs: number
  totalMs: number
}

/** The model that the operator has set up, or null without a key. */
export function modelOf(
  settings: Settings,
): Pick<ModelRequest, 'apiKey' | 'baseUrl' | 'model'> | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL, OPENAI_MODEL } = settings
  if (apiKey === null) return null
  return {
    apiKey,
    baseUrl: OPENAI_BASE_URL ?? DEFAULT_BASE_URL,
    model: OPENAI_MODEL ?? DEFAULT_MODEL,
  }
}

/** What to ask the model, and where. */
export type ModelRequest = {
  apiKey: string
  baseUrl: string
  model: string
  instruction: string
  /** The facts the model may use. */
  facts: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  limits: ModelLimits
}

/** Low, so that the model repeats the facts instead of varying them. */
const TEMPERATURE = 0.2

/** Models that have refused `max_tokens`. */
const newModels = new Set<string>()

/**
 * Asks the model, and returns its answer as soon as it begins.
 *
 * **Errors**: throws an `UpstreamFault` if it does not begin.
 */
export async function openModel(
  request: ModelRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<ChatCompletionChunk>> {
  const { OpenAI } = await loadSdk()
  const client = new OpenAI({
    apiKey: request.apiKey,
    baseURL: request.baseUrl,
    // Null, so that the SDK reads nothing from the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: request.limits.totalMs,
    // The SDK's log lines would hold parts of the conversation.
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
          // Reasoning models take neither `max_tokens` nor `temperature`.
          ...(isOld
            ? { max_tokens: request.limits.maxTokens, temperature: TEMPERATURE }
            : { max_completion_tokens: request.limits.maxTokens }),
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
  // The SDK would read a web page as a stream without events.
  const type = response.headers.get('Content-Type')
  if (type !== null && !type.includes('text/event-stream')) throw new UpstreamFault('not-a-stream')
  return data
}

/** The SDK is large, so it is loaded only with a key, at the first question. */
function loadSdk() {
  return import('openai')
}

/** Turns what the SDK threw during the answer into a fault. */
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
