import { HonoBase } from 'hono/hono-base'
import { LinearRouter } from 'hono/router/linear-router'
import type { AppEnv } from './settings.ts'

/** The site, or a feature of it: routes with what they find in their context. */
export type App = HonoBase<AppEnv>

/**
 * An empty app.
 *
 * Its router goes through the routes one by one. With so few of them that is as quick as the search
 * tree that Hono brings by default, which each start and each first request would have to wait for.
 */
export function createApp(): App {
  return new HonoBase<AppEnv>({ router: new LinearRouter() })
}
