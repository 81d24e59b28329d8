import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './settings.ts'

/**
 * Keeps answers out of every cache, the browser's own too; but for a page that can be confirmed by its
 * `ETag`, which is nobody's alone.
 */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.headers.has('ETag')) return
  c.res = new Response(c.res.body, c.res)
  c.res.headers.set('Cache-Control', 'no-store')
})
