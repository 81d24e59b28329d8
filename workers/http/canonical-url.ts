import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/**
 * The canonical form of a path: lower case, no doubled or trailing slashes, and no needless
 * escapes.
 *
 * React Router ignores case: without one spelling, `/Auth/reset` would escape the rules for
 * `/auth`.
 *
 * **Source**: RFC 3986, 6.2.2.2, for the needless escapes.
 */
function canonicalPath(path: string): string {
  return path
    .replace(/%([\da-f]{2})/gi, (escape, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return /[\w.~-]/.test(character) ? character : escape
    })
    .replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
}

/**
 * Redirects other spellings of a path to the canonical one. A path that is not valid text, as a broken link's,
 * gets its percent signs escaped: the visitor then sees the site's own 404.
 */
export const canonicalUrl = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get('url')
  const path = canonicalPath(isReadable(pathname) ? pathname : pathname.replaceAll('%', '%25'))
  if (path !== pathname) return c.redirect(path + search, 308)
  return next()
})

function isReadable(path: string): boolean {
  // `URL` has already escaped everything unprintable.
  if (!path.includes('%')) return true
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
