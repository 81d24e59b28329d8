import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { answerNotFound, answerProblem, methodNotAllowed } from '../http/errors.ts'
import type { FindUserId } from '../http/find-user-id.ts'
import { limitBurst } from '../http/limits.ts'
import { readJsonOrRefuse, requireJson } from '../http/read-body.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { AppEnv } from '../http/app-env.ts'
import { book, cancel, findByLink, move, organizerOf, type BookingResult } from './book.ts'
import { calendarFile } from './calendar-file.ts'
import { callCookie, ELSEWHERE, manageUrl } from './call-link.ts'
import { REQUEST_MAX_BYTES } from './contract.ts'
import { hours } from './hours.ts'
import { invitation } from './mails.ts'
import { bookingStatusOf, retryAfterOf } from './refusals.ts'
import { listSlots } from './slots.ts'
import { listTaken } from './store.ts'

/** The set-up calls: the free slots, and booking, moving and cancelling one. */
export function createBookingRoutes(findUserId: FindUserId) {
  return (
    new Hono<AppEnv>()
      .use(requireSameOrigin)
      // The limits on bookings count only what was booked: a refused one costs several queries as well.
      .on('POST', ['/', '/move', '/cancel'], limitBurst('booking'), requireJson)
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
          return answerProblem(c, bookingStatusOf(found.code), found.code, found.message)
        }
        const text = {
          ...invitation(found.booking, manageUrl(c, token)),
          organizer: organizerOf(c),
        }
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
        return await answer(c, await move(c, tokenOf(fields), fields), 200)
      })
      .post('/cancel', async (c) => {
        const fields = await readFields(c)
        if (fields instanceof Response) return fields
        return await answer(c, await cancel(c, tokenOf(fields)), 200)
      })
      // Remembers that a call was booked with the provider, so that the page ticks the first step.
      .post('/elsewhere', limitBurst('booking'), async (c) => {
        if (c.get('settings').SCHEDULING_URL === null) return answerNotFound(c)
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

/** The fields of a JSON body, or a refusal if it is invalid. */
async function readFields(c: Context<AppEnv>): Promise<Record<string, unknown> | Response> {
  return await readJsonOrRefuse(c, REQUEST_MAX_BYTES, v.record(v.string(), v.unknown()), {
    code: 'invalid',
    message: 'Something went wrong. Please reload the page and try again.',
  })
}

function tokenOf({ token }: Record<string, unknown>): string {
  return typeof token === 'string' ? token : ''
}

async function answer(c: Context<AppEnv>, outcome: BookingResult, status: 200 | 201) {
  c.header('Cache-Control', 'no-store')
  if (outcome.answer.kind === 'refused') {
    const { code, message, field, next } = outcome.answer
    const body = { error: { code, message, field }, next }
    return c.json(body, bookingStatusOf(code), retryAfterOf(outcome.answer))
  }
  if (outcome.bookingId !== null) c.header('Set-Cookie', await callCookie(c, outcome.bookingId))
  return c.json({ call: outcome.answer.call }, status)
}
