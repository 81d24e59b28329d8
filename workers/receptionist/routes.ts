import { Hono } from 'hono'
import * as v from 'valibot'
import { play } from '#app/receptionist/engine/play.ts'
import { readInput } from '#app/receptionist/engine/read-input.ts'
import { answerProblem } from '../http/errors.ts'
import { limitBurst } from '../http/limits.ts'
import { readJson } from '../http/read-body.ts'
import { isForeign } from '../http/same-origin.ts'
import type { AppEnv } from '../http/settings.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** What a request may weigh: 60 lines of 500 characters are 30,000. **Units**: encoded bytes. */
const REQUEST_MAX_BYTES = 32 * 1024

/** `POST /api/receptionist`: plays a call, as the page does by itself. Nothing of it is stored. */
export const receptionist = new Hono<AppEnv>()
  .post('/', limitBurst('receptionist'), async (c) => {
    if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
      return answerProblem(c, 415, 'unsupported-media-type', 'Send the call as application/json.')
    }
    if (isForeign(c)) {
      return answerProblem(c, 403, 'foreign-origin', 'This request came from another site.')
    }
    const body = await readJson(c.req.raw, REQUEST_MAX_BYTES, v.unknown())
    if (body.kind === 'too-large') {
      return answerProblem(c, 413, 'too-large', 'The call is too long.')
    }
    const result = readInput(body.kind === 'read' ? body.value : null)
    if (result.kind === 'refused') return answerProblem(c, 400, 'bad-request', result.why)
    return c.json(play(result.input), 200, { 'Cache-Control': 'no-store' })
  })
  .all('/', (c) =>
    answerProblem(c, 405, 'method-not-allowed', 'Play with POST.', { Allow: 'POST' }),
  )
