import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './settings.ts'

/** Keeps answers out of every cache, the browser's own too. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.res = new Response(c.res.body, c.res)
  c.res.headers.set('Cache-Control', 'no-store')
})
