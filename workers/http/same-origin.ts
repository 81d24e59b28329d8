import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { answerProblem } from './errors.ts'
import { siteOrigin, type AppEnv } from './app-env.ts'

/**
 * Whether a browser sent this request from another site.
 *
 * A client that sends neither header is not a browser acting for a visitor, so it is allowed.
 *
 * **Source**: Fetch Metadata, https://www.w3.org/TR/fetch-metadata/
 */
function isForeign(c: Context<AppEnv>): boolean {
  const from = c.req.header('Origin')
  const site = c.req.header('Sec-Fetch-Site')
  if (from !== undefined && from !== c.get('url').origin && from !== siteOrigin(c)) return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Refuses cross-site requests, except reads. */
export const requireSameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (isRead || !isForeign(c)) return next()
  return answerProblem(c, 403, 'foreign-origin', 'This request came from another site.')
})
