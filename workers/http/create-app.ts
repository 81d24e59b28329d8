import { HonoBase } from 'hono/hono-base'
import { LinearRouter } from 'hono/router/linear-router'
import type { AppEnv } from './settings.ts'

/** The site, or a feature of it: routes with what they find in their context. */
export type App = HonoBase<AppEnv>

/**
 * An empty app.
 *
 * Its router goes through the routes one by one: with as few as ours that costs less than building
 * the pattern that Hono makes of them by default, for which an isolate's first visitor waits
 * (decision 44).
 */
export function createApp(): App {
  return new HonoBase<AppEnv>({ router: new LinearRouter() })
}
