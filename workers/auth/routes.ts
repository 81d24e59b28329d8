import { Hono } from 'hono'
import * as v from 'valibot'
import type { AccountDataPart } from '../http/account-data-part.ts'
import { answerProblem, methodNotAllowed } from '../http/errors.ts'
import { limitBurst } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { readBody, readJson, type BodyResult } from '../http/read-body.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { AppEnv } from '../http/app-env.ts'
import { callAuth, UNCHECKED } from './call-auth.ts'
import { readSession } from './session.ts'

/** The largest body that any `@auth/core` call needs. */
const BODY_MAX_BYTES = 10_000

/** The calls of `@auth/core`: session, csrf, providers, signin, signout, callback; and our check. */
export function createAuth(accountData: readonly AccountDataPart[]) {
  return (
    new Hono<AppEnv>()
      .use(noStore, requireSameOrigin, limitBurst('auth'))
      // For a tab that checks whether its session is still valid.
      .get('/check', async (c) => {
        const session = await readSession(c)
        if (session.kind === 'unknown') return answerProblem(c, 503, 'unavailable', UNCHECKED)
        return c.json({ user: session.kind === 'active' ? session.user : null })
      })
      .get('/*', async (c) => {
        const { method, url, headers } = c.req.raw
        // `@auth/core` answers HEAD with 400, so ask it with GET; Hono removes the body.
        const request = method === 'HEAD' ? new Request(url, { headers }) : c.req.raw
        return await callAuth({ c, accountData }, request)
      })
      .post('/*', async (c) => {
        const body = await readForCore(c.req.raw)
        if (body.kind === 'too-large') {
          return answerProblem(c, 413, 'too-large', 'The request is too large.')
        }
        if (body.kind === 'malformed') {
          return answerProblem(c, 400, 'malformed', 'Send the request as a form.')
        }
        const { method, headers, url } = c.req.raw
        return await callAuth(
          { c, accountData },
          new Request(url, { method, headers, body: body.text }),
        )
      })
      .all('/*', methodNotAllowed('GET, HEAD, POST'))
  )
}

/** The body as `@auth/core` accepts it: JSON other than an object would be a 500 there. */
async function readForCore(request: Request): Promise<BodyResult> {
  // The same test for JSON as in `@auth/core`.
  if (!request.headers.get('Content-Type')?.includes('application/json')) {
    return await readBody(request, BODY_MAX_BYTES)
  }
  const body = await readJson(request, BODY_MAX_BYTES, v.record(v.string(), v.unknown()))
  return body.kind === 'read' ? { kind: 'read', text: JSON.stringify(body.value) } : body
}
