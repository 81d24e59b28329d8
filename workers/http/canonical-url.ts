import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './settings.ts'

/** The path as it should be written: no doubled slashes, none at the end. */
function canonicalPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
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
