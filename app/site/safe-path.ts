/**
 * A way on that a visitor's URL asks for, if it stays on this site.
 *
 * **Shape**: a path with query and fragment; `fallback` for everything else.
 */
export function safePath(target: string | null, fallback: string): string {
  // A base of our own: what resolves to another origin would lead a visitor away.
  const base = 'https://site.invalid'
  if (target === null || !target.startsWith('/') || !URL.canParse(target, base)) return fallback
  const { origin, pathname, search, hash } = new URL(target, base)
  // Reassembled, so that no second reading can take it for `//host`.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : fallback
}
