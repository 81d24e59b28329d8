import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** Keeps responses out of every cache, including the browser's. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.res = new Response(c.res.body, c.res)
  c.res.headers.set('Cache-Control', 'no-store')
})
