import { Hono, type Context } from 'hono'
import { count } from '../http/counters.ts'
import { answerProblem } from '../http/errors.ts'
import { limits } from '../http/limit-policies.ts'
import { limit, limitByVisitor } from '../http/limits.ts'
import { readJsonOrRefuse, requireJson } from '../http/read-body.ts'
import { logEvent } from '../http/request-log.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { AppEnv } from '../http/app-env.ts'
import { chooseAnswer } from './choose-answer.ts'
import { chatSchemas, MODE_HEADER, REQUEST_MAX_BYTES, TOPIC_HEADER } from './contract.ts'
import { countAnswer, countedTopics, keepQuestion } from './counts.ts'
import { limitVisitor } from './limit.ts'
import { sendEvents } from './send-events.ts'

const TOO_MANY = 'You’ve asked too many questions at once. Wait a moment and try again.'
const KEPT_ENOUGH = 'We’ve kept as many questions as we can today. Try again tomorrow.'

const NO_QUESTION = {
  code: 'bad-request',
  message: 'The last message must be a question from the visitor.',
} as const
const NO_RATING = { code: 'bad-request', message: 'This isn’t a rating.' } as const

/** Streams the answer to a conversation as events, and takes feedback; see the contract. */
export const chat = new Hono<AppEnv>()
  .on('POST', ['/', '/rating'], requireJson, requireSameOrigin)
  .post('/', async (c) => {
    const request = await readJsonOrRefuse(c, REQUEST_MAX_BYTES, chatSchemas.request, NO_QUESTION)
    if (request instanceof Response) return request
    const waitSec = await limitVisitor(c)
    if (waitSec !== null) return tooMany(c, TOO_MANY, waitSec)
    const { mode, own, answer } = await chooseAnswer(c, request.messages)
    countAnswer(c, own.topic, own.outcome)
    c.header('Content-Type', 'text/event-stream')
    c.header('Cache-Control', 'no-store, no-transform')
    c.header(MODE_HEADER, mode)
    c.header(TOPIC_HEADER, own.topic)
    const instead = own.outcome === 'answered' ? own.text : null
    return sendEvents(c, answer, instead, (fields) => {
      logEvent('error', 'chat.failed', c.get('requestId'), { mode, ...fields })
      // The status has been sent by then, and it was 200.
      count(c, 'chat', 'failed', fields.fault)
    })
  })
  .post('/rating', async (c) => {
    const feedback = await readJsonOrRefuse(c, REQUEST_MAX_BYTES, chatSchemas.feedback, NO_RATING)
    if (feedback instanceof Response) return feedback
    const { code, message } = NO_RATING
    if (!countedTopics.has(feedback.topic)) return answerProblem(c, 400, code, message)
    const turn = await limitByVisitor(c, limits.chatFeedback)
    if (turn.kind === 'limited') return tooMany(c, TOO_MANY, turn.retryAfterSec)
    if ('question' in feedback) {
      const mine = await limitByVisitor(c, limits.chatKeptOfVisitor)
      const kept = mine.kind === 'taken' ? await limit(c, limits.chatKept, 'site') : mine
      if (kept.kind === 'limited') return tooMany(c, KEPT_ENOUGH, kept.retryAfterSec)
      await keepQuestion(c.env.DB, feedback.topic, feedback.question)
    } else countAnswer(c, feedback.topic, feedback.rating)
    return c.body(null, 204)
  })
  .on('ALL', ['/', '/rating'], (c) =>
    answerProblem(c, 405, 'method-not-allowed', 'Use POST.', { Allow: 'POST' }),
  )

function tooMany(c: Context<AppEnv>, message: string, waitSec: number): Response {
  return answerProblem(c, 429, 'rate-limited', message, { 'Retry-After': String(waitSec) })
}
