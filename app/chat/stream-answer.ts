import { DAY_SEC } from '#app/rules/time-units.ts'
import {
  MODE_HEADER,
  TOPIC_HEADER,
  REQUEST_MAX_BYTES,
  CONTEXT_MESSAGE_COUNT,
  MESSAGE_MAX_CHARS,
  type ChatMessage,
  type ChatMode,
} from '#workers/chat/contract.ts'
import { readEvents } from './read-events.ts'

/** A page that an answer is based on. */
export type Source = { title: string; href: string }

/** Why there is no answer. **Units**: `untilMs` since the epoch. */
export type Failure =
  | { kind: 'empty' }
  | { kind: 'connection' }
  | { kind: 'limited'; untilMs: number }

/** What comes with the end of an answer besides its text. */
export type Extras = { signature?: string; instead?: string }

/** How an answer ended: complete, cut at its length limit, stopped by the visitor, or failed. */
export type Ending = { kind: 'done' } | { kind: 'cut' } | { kind: 'stopped' } | Failure

/** Callbacks while an answer is being written. */
export type Listener = {
  onMode: (mode: ChatMode) => void
  onTopic: (topic: string) => void
  onText: (text: string) => void
  onSource: (source: Source) => void
  onSuggestions: (questions: readonly string[]) => void
  onExtras: (extras: Extras) => void
}

/** The server sends something every second: after this long without it the connection is lost. */
const SILENCE_LIMIT_MS = 15_000

/** Longer than the server takes for the longest answer. */
const ANSWER_LIMIT_MS = 45_000

/** How long to wait if a refusal doesn't say. */
const RETRY_AFTER_SEC = 30

/** The longest wait shown: no limit lasts longer. */
const RETRY_AFTER_MAX_SEC = DAY_SEC

/** Sends the conversation and passes on the answer. Never throws: every failure is an ending. */
export async function streamAnswer(
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  listener: Listener,
): Promise<Ending> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS)
  }
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: requestBody(messages),
      signal: AbortSignal.any([signal, silence.signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
    })
    heard()
    const mode = response.headers.get(MODE_HEADER)
    if (mode === 'model' || mode === 'site') listener.onMode(mode)
    listener.onTopic(response.headers.get(TOPIC_HEADER) ?? '')
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    if (!response.ok) return refusal(response)
    if (!isStream || response.body === null) return { kind: 'connection' }
    return await follow(response.body, heard, listener)
  } catch {
    return signal.aborted ? { kind: 'stopped' } : { kind: 'connection' }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The end of a conversation that the server accepts: the last few messages, within its size limit.
 */
export function requestBody(messages: readonly ChatMessage[]): string {
  const kept = messages.slice(-CONTEXT_MESSAGE_COUNT).map(({ role, content, signature }) => ({
    role,
    content: content.slice(0, MESSAGE_MAX_CHARS),
    signature,
  }))
  const encoder = new TextEncoder()
  for (;;) {
    const body = JSON.stringify({ messages: kept })
    if (kept.length <= 1 || encoder.encode(body).length <= REQUEST_MAX_BYTES) return body
    kept.shift()
  }
}

async function follow(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
  { onText, onSource, onSuggestions, onExtras }: Listener,
): Promise<Ending> {
  let hasText = false
  for await (const { event, data } of readEvents(body, heard)) {
    const fields = JSON.parse(data) as Record<string, unknown>
    if (event === 'delta') {
      const text = asText(fields.text)
      hasText ||= text.trim() !== ''
      onText(text)
    } else if (event === 'source') {
      onSource({ title: asText(fields.title), href: asText(fields.href) })
    } else if (event === 'suggest') {
      onSuggestions(Array.isArray(fields.questions) ? fields.questions.map(asText) : [])
    } else if (event === 'done') {
      if (!hasText) return { kind: 'empty' }
      if (fields.signature !== undefined) onExtras({ signature: asText(fields.signature) })
      return { kind: fields.cut === true ? 'cut' : 'done' }
    } else if (event === 'error') {
      if (fields.instead !== undefined) onExtras({ instead: asText(fields.instead) })
      return { kind: fields.code === 'empty' ? 'empty' : 'connection' }
    }
  }
  return { kind: 'connection' }
}

/** A value that must be text. **Errors**: throws if it isn't. */
function asText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('An event has no text.')
  return value
}

function refusal(response: Response): Failure {
  if (response.status !== 429) return { kind: 'connection' }
  const given = Number(response.headers.get('Retry-After') ?? '') || RETRY_AFTER_SEC
  const waitSec = Math.min(Math.max(given, 1), RETRY_AFTER_MAX_SEC)
  return { kind: 'limited', untilMs: Date.now() + waitSec * 1000 }
}
