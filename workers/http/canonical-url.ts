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

/** Refuses paths that are not valid text, and redirects other spellings to the canonical one. */
export const canonicalUrl = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get('url')
  if (!isReadable(pathname)) return c.text('Bad request', 400)
  const path = canonicalPath(pathname)
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
