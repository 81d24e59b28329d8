import { Hono } from 'hono'
import * as v from 'valibot'
import { readInput } from '#app/receptionist/engine/read-input.ts'
import { trades } from '#app/receptionist/engine/trades/trades.ts'
import { answerProblem } from '../http/errors.ts'
import { limitBurst } from '../http/limits.ts'
import { readJsonOrRefuse, requireJson } from '../http/read-body.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { AppEnv } from '../http/app-env.ts'
import { lineSchema } from './contract.ts'
import { listenAgain } from './second-listener.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

/** The largest call: 60 lines of 500 characters are 30,000. **Units**: encoded bytes. */
const REQUEST_MAX_BYTES = 32 * 1024

/** The largest line with the names of its set-up. **Units**: encoded bytes. */
const LINE_MAX_BYTES = 16 * 1024

const NO_CALL = { code: 'bad-request', message: 'the call must be an object' }
const NO_LINE = {
  code: 'bad-request',
  message: 'Send an object with text, open, business and services.',
}

/** Plays a call, as the page does itself, and asks the model about a line. Nothing is stored. */
export const receptionist = new Hono<AppEnv>()
  .post('/', limitBurst('call', 'CALL_BURST'), requireJson, requireSameOrigin, async (c) => {
    const fields = v.record(v.string(), v.unknown())
    const call = await readJsonOrRefuse(c, REQUEST_MAX_BYTES, fields, NO_CALL)
    if (call instanceof Response) return call
    const result = readInput(call)
    if (result.kind === 'refused') return answerProblem(c, 400, 'bad-request', result.why)
    const { input } = result
    // Every request to a new isolate would wait for the engine's rules, which take longest to load.
    const { play } = await import('#app/receptionist/engine/play.ts')
    return c.json(play(input, trades[input.setup.trade]), 200, NO_STORE)
  })
  .all('/', (c) => answerProblem(c, 405, 'method-not-allowed', 'Use POST.', { Allow: 'POST' }))
  .on('POST', '/commands', limitBurst('receptionist-commands'), requireJson, requireSameOrigin)
  .post('/commands', async (c) => {
    const line = await readJsonOrRefuse(c, LINE_MAX_BYTES, lineSchema, NO_LINE)
    if (line instanceof Response) return line
    return c.json(await listenAgain(c, line), 200, NO_STORE)
  })
  .all('/commands', (c) =>
    answerProblem(c, 405, 'method-not-allowed', 'Use POST.', { Allow: 'POST' }),
  )
