import { Hono, type Context } from 'hono'
import { routePath } from 'hono/route'
import type { AppEnv } from './settings.ts'

/** A request on its way through a feature's own app, and what has come of it there. */
type Passage = { c: Context<AppEnv>; isUnmatched: boolean }

/**
 * A feature's routes, whose code is loaded with the first request for them: no page's start has to
 * wait for it.
 *
 * **Shape**: `path` is that under which the site mounts them.
 * **Errors**: what a handler throws reaches the site's own `onError`.
 */
export function lazyRoutes(path: string, load: () => Promise<Hono<AppEnv>>): Hono<AppEnv> {
  const passages = new WeakMap<Request, Passage>()
  let feature: Hono<AppEnv> | undefined

  return new Hono<AppEnv>().all('/*', async (c, next) => {
    // Not the promise of it: workerd lets no request wait for what another has begun.
    feature ??= connect(path, await load(), passages)
    const passage: Passage = { c, isUnmatched: false }
    passages.set(c.req.raw, passage)
    const answer = await feature.fetch(c.req.raw, c.env, c.executionCtx)
    return passage.isUnmatched ? next() : answer
  })
}

/** Hands over to a feature what the site has found out of a request, and to the site its route. */
function connect(
  path: string,
  routes: Hono<AppEnv>,
  passages: WeakMap<Request, Passage>,
): Hono<AppEnv> {
  const feature = new Hono<AppEnv>()
  feature.use(async (c, next) => {
    const outer = passages.get(c.req.raw)?.c
    if (!outer) throw new Error(`${path} was not asked by the site`)
    c.set('requestId', outer.var.requestId)
    c.set('nonce', outer.var.nonce)
    c.set('settings', outer.var.settings)
    try {
      await next()
    } finally {
      outer.set('route', routePath(c))
    }
  })
  feature.route(path, routes)
  feature.notFound((c) => {
    const passage = passages.get(c.req.raw)
    if (passage) passage.isUnmatched = true
    return c.body(null, 404)
  })
  feature.onError((error) => {
    throw error
  })
  return feature
}
