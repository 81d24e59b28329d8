import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { answerProblem } from './errors.ts'
import type { AppEnv } from './settings.ts'

/** More than any form of a page can hold. */
export const FORM_MAX_BYTES = 64 * 1024

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** Refuses what a form of ours would not send: files have no place in any of them. */
export const requireFormType = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('Content-Type')
  // A form without fields may come without either.
  const isEmpty = type === undefined && c.req.raw.body === null
  if (isEmpty || FORM_TYPE.test(type ?? '')) return next()
  return answerProblem(c, 415, 'unsupported-media-type', 'Please send this as a form.')
})

/**
 * Refuses a form that is too large before a page reads it, whether it names its length or is sent
 * in chunks: React Router reads a body of any size.
 */
export const limitForm = bodyLimit({
  maxSize: FORM_MAX_BYTES,
  onError: (c) => answerProblem(c, 413, 'too-large', 'This is more than a form can hold.'),
})
