/**
 * A path of this site that a visitor's input may lead to, else the fallback.
 *
 * Browsers read `//host`, `/\host` and paths with control characters in them as other sites: only
 * what stays here when a browser resolves it comes through.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback
  const base = 'https://site.invalid'
  try {
    const url = new URL(value, base)
    if (url.origin !== base || url.pathname.startsWith('//')) return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}
