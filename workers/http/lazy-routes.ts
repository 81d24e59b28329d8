import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { createApp, type App } from './create-app.ts'
import { answerError } from './errors.ts'
import type { AppEnv } from './settings.ts'

/** A request on its way through a feature's own app, and what has come of it there. */
type Passage = { c: Context<AppEnv>; isUnmatched: boolean }

/**
 * A feature's routes, whose code is loaded with the first request for them: no page's start has to
 * wait for it.
 *
 * **Shape**: `path` is that under which the site mounts them.
 * **Errors**: what a handler throws is answered as the site answers it.
 */
export function lazyRoutes(path: string, load: () => Promise<App>): MiddlewareHandler<AppEnv> {
  const passages = new WeakMap<Request, Passage>()
  let feature: App | undefined

  return async (c, next) => {
    // Not the promise of it: workerd lets no request wait for what another has begun.
    feature ??= connect(path, await load(), passages)
    const passage: Passage = { c, isUnmatched: false }
    passages.set(c.req.raw, passage)
    const answer = await feature.fetch(c.req.raw, c.env, c.executionCtx)
    return passage.isUnmatched ? next() : answer
  }
}

/** Hands over to a feature what the site has found out of a request, and to the site its route. */
function connect(path: string, routes: App, passages: WeakMap<Request, Passage>): App {
  const feature = createApp()
  feature.use(async (c, next) => {
    const passage = passages.get(c.req.raw)
    if (!passage) throw new Error(`${path} was not asked by the site`)
    for (const name of ['requestId', 'url', 'nonce', 'settings'] as const) {
      c.set(name, passage.c.get(name))
    }
    await next()
    if (!passage.isUnmatched) passage.c.set('route', routePath(c))
  })
  feature.route(path, routes)
  feature.notFound((c) => {
    const passage = passages.get(c.req.raw)
    if (passage) passage.isUnmatched = true
    return c.body(null, 404)
  })
  feature.onError(answerError)
  return feature
}
