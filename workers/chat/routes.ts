import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { count } from '../http/counters.ts'
import { answerProblem } from '../http/errors.ts'
import { readBody } from '../http/read-body.ts'
import { logEvent } from '../http/request-log.ts'
import { isForeign } from '../http/same-origin.ts'
import type { AppEnv } from '../http/settings.ts'
import { chooseAnswer } from './choose-answer.ts'
import { MODE_HEADER, readChatRequest, REQUEST_MAX_BYTES, type RefusalCode } from './contract.ts'
import { eventStream } from './event-stream.ts'
import { endWithCode } from './fault.ts'
import { limitVisitor } from './limit-visitor.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Answers a conversation as a stream of events; the contract says how. */
export const chat = new Hono<AppEnv>()
  .post('/', async (c) => {
    if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
      return refuse(c, 415, 'unsupported-media-type', 'Send the conversation as application/json.')
    }
    if (isForeign(c)) {
      return refuse(c, 403, 'foreign-origin', 'This request came from another site.')
    }
    const body = await readBody(c.req.raw, REQUEST_MAX_BYTES)
    if (body.kind === 'too-large') {
      return refuse(c, 413, 'too-large', 'The conversation is too long. Clear it and ask again.')
    }
    const request = body.kind === 'read' ? readChatRequest(body.text) : null
    if (request === null) {
      return refuse(c, 400, 'bad-request', 'This is no conversation that ends with a question.')
    }
    const turn = await limitVisitor(c)
    if (turn.kind === 'limited') {
      return refuse(
        c,
        429,
        'rate-limited',
        'Too many questions at once. Wait a moment.',
        turn.headers,
      )
    }
    const { mode, answer } = await chooseAnswer(c, request.messages)
    const stream = eventStream(c.req.raw.signal, (left) =>
      endWithCode(answer(left), left, (fields) => {
        logEvent('error', 'chat.failed', c.get('requestId'), { mode, ...fields })
        // By then the status was sent, and it was 200.
        count(c, 'chat', 'failed', fields.fault)
      }),
    )
    return c.body(stream, 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      [MODE_HEADER]: mode,
      ...turn.headers,
    })
  })
  .all('/', (c) => refuse(c, 405, 'method-not-allowed', 'Ask with POST.', { Allow: 'POST' }))

function refuse(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  code: RefusalCode,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return answerProblem(c, status, code, message, headers)
}
