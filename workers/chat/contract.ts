import * as v from 'valibot'

/** How much of a conversation the page sends, and the model sees. */
export const CONTEXT_MESSAGE_COUNT = 5

/** What one message may hold. **Units**: UTF-16 code units, as `maxlength` counts them. */
export const MESSAGE_MAX_CHARS = 2000

/** How many messages a request may bring, though only the last few are used. */
const MESSAGES_MAX_COUNT = 50

/** What a request may weigh. **Units**: encoded bytes. */
export const REQUEST_MAX_BYTES = 16 * 1024

/** The response header that says who answers: a `ChatMode`. */
export const MODE_HEADER = 'X-Chat-Mode'

/** Who answers: a language model, or the site itself from what its pages say. */
export type ChatMode = 'model' | 'site'

/** One message of a conversation. */
export type ChatMessage = { role: 'user' | 'assistant'; content: string }

/** The body of `POST /api/chat`. */
export type ChatRequest = { messages: ChatMessage[] }

/**
 * One event of the answer's stream: any number of deltas, then up to three sources, then exactly
 * one `done` or `error`.
 *
 * **Shape**: each is `event: <event>` and `data: <data as JSON>`; comment lines keep the stream
 * alive and mean nothing. `done` is `{}`, or `{"cut":true}` when the answer ran into its length
 * limit and ends at a whole sentence: the page offers 'Go on'.
 */
export type ChatEvent =
  | { event: 'delta'; data: { text: string } }
  | { event: 'source'; data: { title: string; href: string } }
  | { event: 'done'; data: { cut?: true } }
  | { event: 'error'; data: { code: StreamErrorCode } }

/**
 * Why an answer that had begun has failed.
 *
 * `empty`: there was nothing in it. `interrupted`: it broke off; what came is worth keeping.
 * `timeout`: it took too long. `busy`: the provider takes no more for now. `unavailable`: the
 * provider could not answer. The page shows the catalogue's first sentence for `empty` and its
 * second for all others.
 */
export type StreamErrorCode = 'empty' | 'interrupted' | 'timeout' | 'busy' | 'unavailable'

/** Why a request got no answer: the `code` of `{"error":{"code","message"}}`. */
export type RefusalCode =
  | 'bad-request'
  | 'foreign-origin'
  | 'method-not-allowed'
  | 'too-large'
  | 'unsupported-media-type'
  | 'rate-limited'

// Pure: so that a page that only wants the limits does not bundle the validator.
const schema = /* @__PURE__ */ buildSchema()

function buildSchema() {
  const message = v.object({
    role: v.picklist(['user', 'assistant']),
    content: v.pipe(v.string(), v.maxLength(MESSAGE_MAX_CHARS)),
  })
  return v.object({
    messages: v.pipe(
      v.array(message),
      v.minLength(1),
      v.maxLength(MESSAGES_MAX_COUNT),
      v.check((messages) => {
        const last = messages.at(-1)
        return last?.role === 'user' && last.content.trim() !== ''
      }),
    ),
  })
}

/**
 * Reads a request's JSON text: the conversation, ending with a question, or null.
 *
 * Fields that are not part of the contract are dropped, so that no model, role or limit slips in.
 */
export function readChatRequest(text: string): ChatRequest | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
