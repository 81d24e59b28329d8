import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { play } from '#app/receptionist/engine/play.ts'
import { readInput } from '#app/receptionist/engine/read-input.ts'
import { trades } from '#app/receptionist/engine/trades/trades.ts'
import { answerProblem } from '../http/errors.ts'
import { limitBurst } from '../http/limits.ts'
import { isJson, readJson } from '../http/read-body.ts'
import { isForeign } from '../http/same-origin.ts'
import type { AppEnv } from '../http/app-env.ts'
import { lineSchema } from './contract.ts'
import { listenAgain } from './second-listener.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

/** The largest call: 60 lines of 500 characters are 30,000. **Units**: encoded bytes. */
const REQUEST_MAX_BYTES = 32 * 1024

/** The largest line with the names of its set-up. **Units**: encoded bytes. */
const LINE_MAX_BYTES = 16 * 1024

/** Plays a call, as the page does itself, and asks the model about a line. Nothing is stored. */
export const receptionist = new Hono<AppEnv>()
  .post('/', limitBurst('call', 'CALL_BURST'), async (c) => {
    const body = await read(c, REQUEST_MAX_BYTES, v.unknown())
    if (body instanceof Response) return body
    const result = readInput(body.value)
    if (result.kind === 'refused') return answerProblem(c, 400, 'bad-request', result.why)
    const { input } = result
    return c.json(play(input, trades[input.setup.trade]), 200, NO_STORE)
  })
  .all('/', (c) => answerProblem(c, 405, 'method-not-allowed', 'Use POST.', { Allow: 'POST' }))
  .post('/commands', limitBurst('receptionist-commands'), async (c) => {
    const body = await read(c, LINE_MAX_BYTES, lineSchema)
    if (body instanceof Response) return body
    if (body.value === null)
      return answerProblem(
        c,
        400,
        'bad-request',
        'Send an object with text, open, business and services.',
      )
    return c.json(await listenAgain(c, body.value), 200, NO_STORE)
  })
  .all('/commands', (c) =>
    answerProblem(c, 405, 'method-not-allowed', 'Use POST.', { Allow: 'POST' }),
  )

/** The body of a request, null if it is malformed, or the refusal. */
async function read<Value>(
  c: Context<AppEnv>,
  limitBytes: number,
  schema: v.GenericSchema<unknown, Value>,
): Promise<{ value: Value | null } | Response> {
  if (!isJson(c.req.raw)) {
    return answerProblem(c, 415, 'unsupported-media-type', 'Send the call as application/json.')
  }
  if (isForeign(c)) {
    return answerProblem(c, 403, 'foreign-origin', 'This request came from another site.')
  }
  const body = await readJson(c.req.raw, limitBytes, schema)
  if (body.kind === 'too-large') {
    return answerProblem(c, 413, 'too-large', 'The call is too long.')
  }
  return { value: body.kind === 'read' ? body.value : null }
}
