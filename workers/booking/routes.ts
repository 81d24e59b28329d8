import { Hono, type Context } from 'hono'
import { answerProblem, methodNotAllowed } from '../http/errors.ts'
import type { FindUserId } from '../http/find-user-id.ts'
import { limitBurst } from '../http/limits.ts'
import { readBody } from '../http/read-body.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { AppEnv } from '../http/settings.ts'
import { book, cancel, findByLink, move, organizerOf, type Outcome } from './book.ts'
import { calendarFile } from './calendar-file.ts'
import { callCookie, ELSEWHERE, manageUrl } from './call-link.ts'
import { REQUEST_MAX_BYTES } from './contract.ts'
import { hours } from './hours.ts'
import { invitation } from './mails.ts'
import { statusOf } from './refusals.ts'
import { listSlots } from './slots.ts'
import { listTaken } from './store.ts'

/** The set-up calls: the free slots, and booking, moving and cancelling one. */
export function createBookingRoutes(findUserId: FindUserId) {
  return (
    new Hono<AppEnv>()
      .use(requireSameOrigin)
      .get('/slots', limitBurst('slots'), async (c) => {
        const nowMs = Date.now()
        const slots = listSlots(hours, await listTaken(c.env.DB, nowMs), nowMs)
        const { zone, callMin } = hours
        return c.json({ slots, zone, callMin }, 200, { 'Cache-Control': 'no-store' })
      })
      .get('/invite.ics', async (c) => {
        const token = c.req.query('token') ?? ''
        const found = await findByLink(c, token)
        if (found.kind === 'refused') {
          return answerProblem(c, statusOf(found.code), found.code, found.message)
        }
        const text = { ...invitation(manageUrl(c, token)), organizer: organizerOf(c) }
        return c.body(calendarFile(found.booking, text), 200, {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'attachment; filename="set-up-call.ics"',
          'Cache-Control': 'no-store',
        })
      })
      .post('/', async (c) => {
        const fields = await readFields(c)
        return fields instanceof Response
          ? fields
          : await answer(c, await book(c, fields, await findUserId(c)), 201)
      })
      .post('/move', async (c) => {
        const fields = await readFields(c)
        if (fields instanceof Response) return fields
        return await answer(c, await move(c, String(fields.token), fields), 200)
      })
      .post('/cancel', async (c) => {
        const fields = await readFields(c)
        if (fields instanceof Response) return fields
        return await answer(c, await cancel(c, String(fields.token)), 200)
      })
      // The provider's page has told ours: the step that it was is ticked from now on.
      .post('/elsewhere', async (c) => {
        if (c.get('settings').SCHEDULING_URL === null) return c.notFound()
        c.header('Set-Cookie', await callCookie(c, ELSEWHERE))
        return c.body(null, 204)
      })
      .all('/slots', methodNotAllowed('GET, HEAD'))
      .all('/invite.ics', methodNotAllowed('GET, HEAD'))
      .all('/', methodNotAllowed('POST'))
      .all('/move', methodNotAllowed('POST'))
      .all('/cancel', methodNotAllowed('POST'))
      .all('/elsewhere', methodNotAllowed('POST'))
  )
}

/** The fields of a JSON body, or the refusal of a body that is none. */
async function readFields(c: Context<AppEnv>): Promise<Record<string, unknown> | Response> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) {
    return answerProblem(c, 415, 'unsupported-media-type', 'Send the request as JSON.')
  }
  const body = await readBody(c.req.raw, REQUEST_MAX_BYTES)
  if (body.kind === 'too-large') {
    return answerProblem(c, 413, 'too-large', 'The request is too large.')
  }
  const fields = body.kind === 'read' ? parse(body.text) : null
  return (
    fields ??
    answerProblem(c, 400, 'invalid', 'Something went wrong. Please reload the page and try again.')
  )
}

async function answer(c: Context<AppEnv>, outcome: Outcome, status: 200 | 201) {
  c.header('Cache-Control', 'no-store')
  if (outcome.answer.kind === 'refused') {
    const { code, message, field, next } = outcome.answer
    return c.json({ error: { code, message, field }, next }, statusOf(code))
  }
  if (outcome.bookingId !== null) c.header('Set-Cookie', await callCookie(c, outcome.bookingId))
  return c.json({ call: outcome.answer.call }, status)
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
