/**
 * The redirect target that a visitor's URL asks for, if it is on this site.
 *
 * **Shape**: a path with query and fragment; `fallback` for everything else.
 */
export function safePath(target: string | null, fallback: string): string {
  // Resolved against a base of ours: another origin would lead the visitor away.
  const base = 'https://site.invalid'
  if (target === null || !target.startsWith('/') || !URL.canParse(target, base)) return fallback
  const { origin, pathname, search, hash } = new URL(target, base)
  // Rebuilt from its parts, so that a browser cannot read it as `//host`.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : fallback
}
