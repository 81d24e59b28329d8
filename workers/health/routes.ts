import { Hono } from 'hono'
import packageJson from '../../package.json' with { type: 'json' }
import { methodNotAllowed } from '../http/errors.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'

/** Reports the site's health: 200 while D1 answers, otherwise 503 with the failing part. */
export const health = new Hono<AppEnv>()
  .get('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    try {
      await c.env.DB.prepare('select 1').first()
      return c.json({ status: 'ok', version: packageJson.version })
    } catch (cause) {
      logEvent('error', 'health.failed', c.get('requestId'), {
        part: 'database',
        cause: String(cause),
      })
      return c.json({ status: 'failing', part: 'database', version: packageJson.version }, 503)
    }
  })
  .all('/', methodNotAllowed('GET, HEAD'))
