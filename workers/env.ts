import * as z from 'zod/mini'

const origin = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url) => new URL(url).origin),
)

const schema = z.object({
  AUTH_SECRET: z.string().check(z.minLength(32)),
  SITE_URL: z.union([
    origin,
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
  ]),
})

/** The settings as the rest of the Worker sees them: checked, and with their defaults. */
export type Settings = z.infer<typeof schema>

/** What came of reading the settings: the settings, or the names of those that are missing or wrong. */
export type SettingsResult =
  { kind: 'valid'; settings: Settings } | { kind: 'invalid'; keys: string[] }

const results = new WeakMap<object, SettingsResult>()

/** Reads and checks the settings, once for each isolate. Only names of keys come out, never values. */
export function readSettings(env: Env): SettingsResult {
  const known = results.get(env)
  if (known) return known
  const parsed = schema.safeParse({ AUTH_SECRET: env.AUTH_SECRET, SITE_URL: env.SITE_URL ?? '' })
  const result: SettingsResult = parsed.success
    ? { kind: 'valid', settings: parsed.data }
    : { kind: 'invalid', keys: parsed.error.issues.map((issue) => String(issue.path[0])) }
  results.set(env, result)
  return result
}
