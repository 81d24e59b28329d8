import type { Context } from 'hono'
import { play } from '#app/receptionist/engine/play.ts'
import { readInput } from '#app/receptionist/engine/read-input.ts'
import { createApp } from '../http/create-app.ts'
import { answerProblem } from '../http/errors.ts'
import { takeFromLimit, type Limit } from '../http/limit.ts'
import { readBody } from '../http/read-body.ts'
import { logEvent } from '../http/request-log.ts'
import { isForeign } from '../http/same-origin.ts'
import type { AppEnv } from '../http/settings.ts'
import { visitorKey } from '../http/visitor.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** What a request may weigh: 60 lines of 500 characters are 30,000. **Units**: encoded bytes. */
const REQUEST_MAX_BYTES = 32 * 1024

/** A request for each of a caller's lines, and a few calls one after the other. */
const visitorLimit: Limit = { name: 'receptionist', maxCount: 120, windowSec: 5 * 60 }

/** `POST /api/receptionist`: plays a call, as the page does by itself. Nothing of it is stored. */
export const receptionist = createApp()
  .post('/', async (c) => {
    if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
      return answerProblem(c, 415, 'unsupported-media-type', 'Send the call as application/json.')
    }
    if (isForeign(c)) {
      return answerProblem(c, 403, 'foreign-origin', 'This request came from another site.')
    }
    const body = await readBody(c.req.raw, REQUEST_MAX_BYTES)
    if (body.kind === 'too-large') {
      return answerProblem(c, 413, 'too-large', 'The call is too long.')
    }
    const result = readInput(body.kind === 'read' ? parse(body.text) : null)
    if (result.kind === 'refused') return answerProblem(c, 400, 'bad-request', result.why)
    const retryAfterSec = await limitVisitor(c)
    if (retryAfterSec !== null) {
      return answerProblem(c, 429, 'rate-limited', 'Too many calls at once. Wait a moment.', {
        'Retry-After': String(retryAfterSec),
      })
    }
    return c.json(play(result.input), 200, { 'Cache-Control': 'no-store' })
  })
  .all('/', (c) =>
    answerProblem(c, 405, 'method-not-allowed', 'Play with POST.', { Allow: 'POST' }),
  )

/** Seconds to wait, or null. A call costs a few milliseconds: without D1 it is played all the same. */
async function limitVisitor(c: Context<AppEnv>): Promise<number | null> {
  try {
    const result = await takeFromLimit(c.env.DB, visitorLimit, await visitorKey(c))
    return result.kind === 'limited' ? result.retryAfterSec : null
  } catch (error) {
    logEvent('error', 'receptionist.limit-failed', c.get('requestId'), { error: String(error) })
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
