import * as v from 'valibot'

/** How much of a conversation the page sends, and the model sees. */
export const CONTEXT_MESSAGE_COUNT = 5

/** The longest message. **Units**: UTF-16 code units, as `maxlength` counts them. */
export const MESSAGE_MAX_CHARS = 2000

/** How many messages a request may contain, though only the last few are used. */
const MESSAGES_MAX_COUNT = 50

/** Longer than a base64url HMAC-SHA-256. */
const SIGNATURE_MAX_CHARS = 64

/** The largest request body. **Units**: encoded bytes. */
export const REQUEST_MAX_BYTES = 16 * 1024

/** The response header that says who answers: a `ChatMode`. */
export const MODE_HEADER = 'X-Chat-Mode'

/** The response header with the id of the topic that matched, or the outcome where none did. */
export const TOPIC_HEADER = 'X-Chat-Topic'

/** Who answers: a language model, or the site itself from what its pages say. */
export type ChatMode = 'model' | 'site'

/**
 * One event of the answer's stream: any number of deltas, up to three sources, one `suggest` at
 * most, then exactly one `done` or `error`.
 *
 * **Shape**: each is `event: <event>` and `data: <data as JSON>`; comment lines keep the stream
 * alive and mean nothing. `suggest` holds up to three questions to ask next. `done` has `cut` when
 * the answer reached its length limit and ends at a whole sentence: the page offers 'Continue'. Its
 * `signature` lets the page send the answer back. `instead` is the site's own answer when the model
 * fails.
 */
export type ChatEvent =
  | { event: 'delta'; data: { text: string } }
  | { event: 'source'; data: { title: string; href: string } }
  | { event: 'suggest'; data: { questions: readonly string[] } }
  | { event: 'done'; data: { cut?: true; signature?: string } }
  | { event: 'error'; data: { code: StreamErrorCode; instead?: string } }

/**
 * Why an answer failed after it had begun.
 *
 * `empty`: it had no text. `interrupted`: it was cut off; the text so far is worth keeping.
 * `timeout`: it took too long. `busy`: the provider accepts no more requests for now.
 * `unavailable`: the provider could not answer. The page shows one sentence for `empty` and one for
 * all others (`app/chat/failure.tsx`).
 */
export type StreamErrorCode = 'empty' | 'interrupted' | 'timeout' | 'busy' | 'unavailable'

/**
 * The two request bodies: a conversation that ends with a question, and feedback on an answer.
 *
 * Unknown fields are dropped, so that no model, role or limit gets in.
 */
// Marked pure, so that a page that only imports the limits does not bundle the validator.
export const chatSchemas = /* @__PURE__ */ buildSchemas()

function buildSchemas() {
  const content = v.pipe(v.string(), v.maxLength(MESSAGE_MAX_CHARS))
  const message = v.object({
    role: v.picklist(['user', 'assistant']),
    content,
    signature: v.optional(v.pipe(v.string(), v.maxLength(SIGNATURE_MAX_CHARS))),
  })
  const topic = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))
  return {
    request: v.object({
      messages: v.pipe(
        v.array(message),
        v.minLength(1),
        v.maxLength(MESSAGES_MAX_COUNT),
        v.check((messages) => {
          const last = messages.at(-1)
          return last?.role === 'user' && last.content.trim() !== ''
        }),
      ),
    }),
    feedback: v.union([
      v.object({ topic, question: v.pipe(content, v.nonEmpty()) }),
      v.object({ topic, rating: v.picklist(['up', 'down']) }),
    ]),
  }
}

/** Feedback on an answer: a rating, or the question, which its visitor lets us keep. */
export type ChatFeedback = v.InferOutput<typeof chatSchemas.feedback>

/**
 * One message of a conversation.
 *
 * **Shape**: `signature` is that of the answer's `done` event: without it, the model doesn't see that
 * answer again.
 */
export type ChatMessage = v.InferOutput<typeof chatSchemas.request>['messages'][number]
