/**
 * Which settings turn on which feature. A feature is on when all of its settings are present, off
 * when the first one is missing, and otherwise misconfigured.
 */
const FEATURES = [
  { feature: 'site', settings: ['AUTH_SECRET'], isRequired: true },
  { feature: 'canonical address', settings: ['SITE_URL'] },
  { feature: 'Google sign-in', settings: ['AUTH_GOOGLE_ID', 'AUTH_GOOGLE_SECRET'] },
  { feature: 'chat answers from a model', settings: ['OPENAI_API_KEY'] },
  // Without SITE_URL, links in emails would use whatever host a request names.
  { feature: 'mail', settings: ['EMAIL_FROM', 'SITE_URL'] },
  { feature: 'mail through a Resend-compatible API', settings: ['RESEND_API_KEY', 'EMAIL_FROM'] },
  { feature: 'mail to the operator', settings: ['OPERATOR_EMAIL', 'EMAIL_FROM'] },
  { feature: 'scheduling provider', settings: ['SCHEDULING_URL'] },
  { feature: 'analytics', settings: ['POSTHOG_KEY', 'POSTHOG_HOST'] },
  { feature: 'token sync', settings: ['TOKEN_SYNC_URL'] },
  // A binding, not a variable; deploy.mjs lists it with the settings.
  { feature: 'counters in Analytics Engine', settings: ['COUNTERS'] },
]

/**
 * The state of each feature given the names of the settings present: 'on', 'off' or what is
 * missing.
 */
export function listFeatures(names) {
  const present = new Set(names)
  return FEATURES.map(({ feature, settings, isRequired = false }) => {
    const missing = settings.filter((name) => !present.has(name))
    const isOff = missing.includes(settings[0]) && !isRequired
    if (missing.length === 0) return { feature, state: 'on', ok: true }
    if (isOff) return { feature, state: `off (${settings.join(', ')})`, ok: true }
    return { feature, state: `missing ${missing.join(', ')}`, ok: false }
  })
}
