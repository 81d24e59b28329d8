import type { Settings } from '../env.ts'

const GOOGLE_ISSUER = 'https://accounts.google.com'

/**
 * Where Google signs people in, or null when an operator has not set it up.
 *
 * One place for two readers: the provider's configuration, and the security policy, whose
 * form-action would silently drop the redirect of a form to an origin that it does not name.
 */
export function googleIssuer(settings: Settings): string | null {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, AUTH_GOOGLE_ISSUER } = settings
  if (AUTH_GOOGLE_ID === null || AUTH_GOOGLE_SECRET === null) return null
  return AUTH_GOOGLE_ISSUER ?? GOOGLE_ISSUER
}
