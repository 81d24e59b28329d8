import * as v from 'valibot'

/** A setting that an operator may leave out: null then. */
function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema, null)
}

const text = optional(v.string())
const address = optional(v.pipe(v.string(), v.rfcEmail()))
const webAddress = v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:\/\//i))
const url = optional(webAddress)

const origin = v.pipe(
  webAddress,
  v.transform((value) => new URL(value).origin),
)

/** In production no setting may lead sign-in to another issuer: hence loopback only. */
const loopbackOrigin = v.pipe(v.string(), v.regex(/^http:\/\/(127\.0\.0\.1|localhost):\d+$/))

const schema = v.object({
  // Newest first: what the others have signed stays valid while an operator rotates.
  AUTH_SECRET: v.pipe(
    v.string(),
    v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
    v.check((secrets) => secrets.length > 0 && secrets.every(({ length }) => length >= 32)),
  ),
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  AUTH_GOOGLE_ISSUER: optional(loopbackOrigin),
  EMAIL_FROM: address,
  HSTS_PRELOAD: optional(v.literal('true')),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  OPERATOR_EMAIL: address,
  POSTHOG_HOST: optional(origin),
  POSTHOG_KEY: text,
  RESEND_API_KEY: text,
  RESEND_BASE_URL: url,
  SCHEDULING_URL: url,
  SITE_URL: optional(origin),
  TOKEN_SYNC_URL: text,
})

/** The names of all settings, as an operator writes them. */
export const settingNames = Object.keys(schema.entries) as (keyof Settings)[]

/** The settings as the rest of the Worker sees them: checked, null where not given. */
export type Settings = v.InferOutput<typeof schema>

/** What came of reading the settings: the settings, or the names of those that are missing or wrong. */
export type SettingsResult =
  { kind: 'valid'; settings: Settings } | { kind: 'invalid'; keys: string[] }

const results = new WeakMap<object, SettingsResult>()

/** Reads and checks the settings, once for each isolate. Only names of keys come out, never values. */
export function readSettings(env: Env): SettingsResult {
  const known = results.get(env)
  if (known) return known
  const given = env as unknown as Record<string, unknown>
  const parsed = v.safeParse(
    schema,
    // Left empty is left out.
    Object.fromEntries(settingNames.map((name) => [name, given[name] === '' ? null : given[name]])),
  )
  const result: SettingsResult = parsed.success
    ? { kind: 'valid', settings: parsed.output }
    : {
        kind: 'invalid',
        keys: [...new Set(parsed.issues.map((issue) => String(issue.path?.[0]?.key)))],
      }
  results.set(env, result)
  return result
}
