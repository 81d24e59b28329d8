import * as v from 'valibot'
import { readEmail } from '#app/rules/email-address.ts'

const SECRET_MIN_CHARS = 32

/** An optional setting: null if it is missing or empty. */
function optional<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      schema,
    ]),
    '',
  )
}

const webAddress = v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\//i), v.url())

/** A path on this origin: two slashes at its start would name another host. */
const path = v.pipe(v.string(), v.trim(), v.regex(/^\/(?![/\\])/))

const text = optional(v.string())
const email = optional(v.pipe(v.string(), v.transform(readEmail), v.string()))
const url = optional(webAddress)
const origin = optional(
  v.pipe(
    webAddress,
    v.transform((given) => new URL(given).origin),
  ),
)

const settings = v.object({
  // Newest first. The others still verify what they signed while the operator rotates them.
  AUTH_SECRET: v.pipe(
    v.string(),
    v.transform((given) => given.split(/[\s,]+/).filter(Boolean)),
    v.minLength(1),
    v.everyItem(({ length }) => length >= SECRET_MIN_CHARS),
    // Types the first secret, which signs, as certain.
    v.tupleWithRest([v.string()], v.string()),
  ),
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  // Loopback only, so that no setting can redirect sign-in to another issuer in production.
  AUTH_GOOGLE_ISSUER: optional(
    v.pipe(v.string(), v.regex(/^http:\/\/(127\.0\.0\.1|localhost):\d+$/)),
  ),
  EMAIL_FROM: email,
  HSTS_PRELOAD: optional(v.literal('true')),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  OPERATOR_EMAIL: email,
  POSTHOG_HOST: origin,
  POSTHOG_KEY: text,
  RESEND_API_KEY: text,
  RESEND_BASE_URL: url,
  SCHEDULING_URL: url,
  SITE_URL: origin,
  TOKEN_SYNC_URL: optional(v.union([path, webAddress])),
})

/** The settings as the rest of the Worker sees them: checked, null where not given. */
export type Settings = v.InferOutput<typeof settings>

/** The settings, or the names of those that are missing or wrong. */
export type SettingsResult =
  | { kind: 'valid'; settings: Settings }
  | { kind: 'invalid'; keys: string[] }

const results = new WeakMap<object, SettingsResult>()

/**
 * Reads and checks the settings, once for each isolate. Errors contain only names, never values.
 */
export function readSettings(env: Env): SettingsResult {
  const known = results.get(env)
  if (known) return known
  const result = check(settings, env)
  results.set(env, result)
  return result
}

/** Reads and checks all settings but the secret one that signs, which an operator's command doesn't have. */
export function readOptionalSettings(given: Record<string, unknown>) {
  return check(v.omit(settings, ['AUTH_SECRET']), given)
}

function check<Output>(schema: v.GenericSchema<unknown, Output>, given: object) {
  const parsed = v.safeParse(schema, given)
  return parsed.success
    ? ({ kind: 'valid', settings: parsed.output } as const)
    : ({ kind: 'invalid', keys: Object.keys(v.flatten(parsed.issues).nested ?? {}) } as const)
}
