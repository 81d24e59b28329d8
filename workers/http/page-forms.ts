import { createMiddleware } from 'hono/factory'
import { answerProblem } from './errors.ts'
import { FORM_TYPE, readBody } from './read-body.ts'
import type { AppEnv } from './app-env.ts'

/** More than any page's form can hold. */
const FORM_MAX_BYTES = 64 * 1024

/** Refuses content types that our forms don't use: none of them takes files. */
export const requireFormType = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('Content-Type')
  // A form without fields may come without either; browsers then send a length of 0, for which
  // workerd makes an empty body.
  const hasNoBody = c.req.raw.body === null || c.req.header('Content-Length') === '0'
  const isEmpty = type === undefined && hasNoBody
  if (isEmpty || FORM_TYPE.test(type ?? '')) return next()
  return answerProblem(c, 415, 'unsupported-media-type', 'Send the request as a form.')
})

/**
 * Reads a form before its page does, and refuses one that is too large, with or without a length,
 * or that breaks off half-way. React Router would read a body of any size.
 */
export const limitForm = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.raw.body === null) return next()
  const body = await readBody(c.req.raw, FORM_MAX_BYTES)
  if (body.kind === 'too-large') {
    return answerProblem(c, 413, 'too-large', 'The form is too large.')
  }
  if (body.kind === 'malformed')
    return answerProblem(c, 400, 'malformed', 'We couldn’t read the form. Please send it again.')
  c.req.raw = new Request(c.req.raw, { method: 'POST', body: body.text })
  return next()
})
