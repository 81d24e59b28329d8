import type { Settings } from '../settings.ts'

const GOOGLE_ISSUER = 'https://accounts.google.com'

/**
 * Where Google signs people in, or null if the operator has not set it up.
 *
 * Read by the provider's configuration and by the security policy: `form-action` silently drops a
 * form's redirect to any origin that it does not list.
 */
export function googleIssuer(settings: Settings): string | null {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, AUTH_GOOGLE_ISSUER } = settings
  if (AUTH_GOOGLE_ID === null || AUTH_GOOGLE_SECRET === null) return null
  return AUTH_GOOGLE_ISSUER ?? GOOGLE_ISSUER
}
