import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { Register } from 'react-router'
import { pagePath } from './cacheable.ts'
import type { AppEnv } from './settings.ts'

/** What an address is called that is no page's and no feature's: it may hold anything. */
const UNKNOWN_ROUTE = 'unknown'

/** Where Hono says only that the site has answered: it was a page, or nothing. */
const SITE_ROUTE = '/*'

/**
 * The pages of `app/routes.ts`, here because React Router's own table is not loaded for a stored page.
 *
 * The type, which React Router writes from that file, misses a page that is not here or there.
 *
 * **Shape**: true, or the addresses of a page whose path has a parameter.
 */
const pages: Record<string, true | RegExp> = {
  '/': true,
  '/account': true,
  '/account/data': true,
  '/auth': true,
  '/auth/address': true,
  '/auth/done': true,
  '/auth/forgotten': true,
  '/auth/popup': true,
  '/auth/reset': true,
  '/auth/sign-out': true,
  '/auth/verify': true,
  '/blog': true,
  '/blog/:id': /^\/blog\/[^/]+$/,
  '/blog/rss.xml': true,
  '/booking/manage': true,
  '/coming-soon': true,
  '/contact': true,
  '/llms.txt': true,
  '/manifest.webmanifest': true,
  '/newsletter/confirm': true,
  '/newsletter/unsubscribe': true,
  '/privacy': true,
  '/robots.txt': true,
  '/sitemap.xml': true,
  '/terms': true,
  '/use-cases/:industry': /^\/use-cases\/[^/]+$/,
  '/welcome': true,
} satisfies Record<Exclude<keyof Register['pages'], '/*'>, true | RegExp>

/** The route that answers a request, as the log calls it: `/blog/:id`, never what a visitor typed. */
export function routePattern(c: Context<AppEnv>): string {
  const route = routePath(c)
  if (route !== SITE_ROUTE) return c.get('route') ?? route
  const path = pagePath(c.req.path)
  if (pages[path] === true) return path
  const [page] =
    Object.entries(pages).find(([, address]) => address !== true && address.test(path)) ?? []
  return page ?? UNKNOWN_ROUTE
}
