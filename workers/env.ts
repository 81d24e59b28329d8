import * as z from 'zod/mini'

const nothing = z.pipe(
  z.literal(''),
  z.transform(() => null),
)

/** A setting that an operator may leave out: empty and absent both mean null. */
function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.union([nothing, schema]), null)
}

const text = optional(z.string())
const address = optional(z.email())
const url = optional(z.url({ protocol: /^https?$/ }))

const origin = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((value) => new URL(value).origin),
)

/** In production no setting may lead sign-in to another issuer: hence loopback only. */
const loopbackOrigin = z.string().check(z.regex(/^http:\/\/(127\.0\.0\.1|localhost):\d+$/))

const schema = z.object({
  // Newest first: what the others have signed stays valid while an operator rotates.
  AUTH_SECRET: z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
    ),
    z.array(z.string().check(z.minLength(32))).check(z.minLength(1)),
  ),
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  AUTH_GOOGLE_ISSUER: optional(loopbackOrigin),
  EMAIL_FROM: address,
  HSTS_PRELOAD: optional(z.literal('true')),
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
export const settingNames = Object.keys(schema.shape) as (keyof Settings)[]

/** The settings as the rest of the Worker sees them: checked, null where not given. */
export type Settings = z.infer<typeof schema>

/** What came of reading the settings: the settings, or the names of those that are missing or wrong. */
export type SettingsResult =
  { kind: 'valid'; settings: Settings } | { kind: 'invalid'; keys: string[] }

const results = new WeakMap<object, SettingsResult>()

/** Reads and checks the settings, once for each isolate. Only names of keys come out, never values. */
export function readSettings(env: Env): SettingsResult {
  const known = results.get(env)
  if (known) return known
  const given = env as unknown as Record<string, unknown>
  const parsed = schema.safeParse(
    Object.fromEntries(settingNames.map((name) => [name, given[name]])),
  )
  const result: SettingsResult = parsed.success
    ? { kind: 'valid', settings: parsed.data }
    : { kind: 'invalid', keys: parsed.error.issues.map((issue) => String(issue.path[0])) }
  results.set(env, result)
  return result
}
