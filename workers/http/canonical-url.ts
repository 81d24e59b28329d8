import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './settings.ts'

/**
 * The path as it should be written: lower case, no doubled slashes, none at the end, and nothing
 * escaped that need not be.
 *
 * React Router matches paths in any case: without one spelling, `/Auth/reset` would be a page to
 * which no rule for `/auth` applies.
 *
 * **Source**: RFC 3986, 6.2.2.2, for what need not be escaped.
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

/** Refuses paths that are no text, and sends each page's other spellings to the one it has. */
export const canonicalUrl = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get('url')
  if (!isReadable(pathname)) return c.text('Bad request', 400)
  const path = canonicalPath(pathname)
  if (path !== pathname) return c.redirect(path + search, 308)
  return next()
})

function isReadable(path: string): boolean {
  // A URL has escaped all that could be unreadable.
  if (!path.includes('%')) return true
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
