import { createMiddleware } from 'hono/factory'
import { readSettings } from '../settings.ts'
import type { AppEnv } from './app-env.ts'
import { answerProblem } from './errors.ts'
import { logEvent } from './request-log.ts'

/** Answers 503 while a required setting is missing or any setting is wrong. */
export const requireSettings = createMiddleware<AppEnv>(async (c, next) => {
  const result = readSettings(c.env)
  if (result.kind === 'invalid') {
    logEvent('error', 'settings.invalid', c.get('requestId'), { keys: result.keys })
    c.header('Retry-After', '60')
    return answerProblem(
      c,
      503,
      'settings',
      'This site isn’t set up yet. If you run it, check the log to find out why.',
    )
  }
  c.set('settings', result.settings)
  return next()
})
