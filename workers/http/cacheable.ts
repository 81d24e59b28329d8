import { industries } from '#app/site/industries.ts'
import { pages } from '#app/site/pages.ts'

/** Pages that show what changes between builds, or what one visitor alone may see: never stored. */
const LIVE_PATHS = new Set(['/auth', '/welcome'])

/** The articles' pages are as many as there are articles, and an unknown one is a 404, never stored. */
const ARTICLE = /^\/blog\/[a-z0-9-]{1,80}$/

/** Queries that lead to a page of their own; any other is rendered afresh. */
const QUERIES: Record<string, { name: string; values: ReadonlySet<string> }> = {
  '/coming-soon': { name: 'industry', values: new Set(industries.map(({ slug }) => slug)) },
}

/** Cookies that change nothing on any page: what signing in leaves behind, and what analytics sets. */
const IDLE_COOKIE =
  /^((__Host-|__Secure-)?(authjs\.(csrf-token|callback-url)|known-browser|synced-session)|ph_[\w-]+)$/

/**
 * Of someone who has booked a call. It changes nothing on a page that is stored; one that is not has
 * a form, and they get a fresh one: the old one's key books nothing a second time.
 */
export const BOOKED_COOKIE = 'set-up-call'

const storedPaths = new Set(pages.map(({ path }) => path).filter((path) => !LIVE_PATHS.has(path)))

/**
 * The part of a cache key that names the page, or null when this request is to be rendered afresh.
 *
 * An unknown cookie, path or query means null: what is not known to be the same for everyone is
 * never stored for everyone.
 */
export function cacheablePage(request: Request, url: Readonly<URL>): string | null {
  const changesNothing = (name: string) => IDLE_COOKIE.test(name) || name === BOOKED_COOKIE
  if (!isRead(request) || !cookieNames(request).every(changesNothing)) return null
  const { pathname, search } = url
  const path = pagePath(pathname)
  if (!storedPaths.has(path) && !ARTICLE.test(path)) return null
  if (search === '') return pathname
  const query = QUERIES[path]
  if (!query) return null
  const [only, ...others] = url.searchParams
  if (!only || others.length > 0) return null
  const [name, value] = only
  return name === query.name && query.values.has(value) ? `${pathname}?${name}=${value}` : null
}

/**
 * Whether a page that is not stored may be told to be as it was: that of a visitor without a session,
 * which holds nothing that a browser may not keep.
 */
export function isConfirmable(request: Request, url: Readonly<URL>): boolean {
  if (!isRead(request) || !LIVE_PATHS.has(pagePath(url.pathname))) return false
  return cookieNames(request).every((name) => IDLE_COOKIE.test(name))
}

/** The page's own path, also of what the browser fetches in navigating to it: the page as data. */
export function pagePath(pathname: string): string {
  return pathname.replace(/^\/_\.data$/, '/').replace(/\.data$/, '')
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function cookieNames(request: Request): string[] {
  const cookies = (request.headers.get('Cookie') ?? '').split(';').map((part) => part.trim())
  return cookies.filter((cookie) => cookie !== '').map((cookie) => cookie.split('=', 1)[0] ?? '')
}
