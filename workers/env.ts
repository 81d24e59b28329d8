import { readEmail } from './http/email-address.ts'

/**
 * Reads one setting: its value, or undefined when what an operator wrote is none.
 *
 * By hand, where everything else that comes in is checked by valibot: each isolate reads the settings
 * before its first answer, and making their schema took longer than reading them.
 */
type Reader<Value> = (given: string) => Value | undefined

/** A setting that an operator may leave out: null then. */
function optional<Value>(read: Reader<Value>): Reader<Value | null> {
  return (given) => (given === '' ? null : read(given))
}

const text = optional((given) => given)

const address = optional((given) => readEmail(given) ?? undefined)

const webAddress: Reader<string> = (given) => {
  const url = given.trim()
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}

const url = optional(webAddress)

const origin = optional((given) => {
  const known = webAddress(given)
  return known && new URL(known).origin
})

const readers = {
  // Newest first: what the others have signed stays valid while an operator rotates.
  AUTH_SECRET: (given: string) => {
    const secrets = given.split(/[\s,]+/).filter(Boolean)
    const areLong = secrets.every(({ length }) => length >= 32)
    return secrets.length > 0 && areLong ? secrets : undefined
  },
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  // In production no setting may lead sign-in to another issuer: hence loopback only.
  AUTH_GOOGLE_ISSUER: optional((given) =>
    /^http:\/\/(127\.0\.0\.1|localhost):\d+$/.test(given) ? given : undefined,
  ),
  EMAIL_FROM: address,
  HSTS_PRELOAD: optional((given) => (given === 'true' ? given : undefined)),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  OPERATOR_EMAIL: address,
  POSTHOG_HOST: origin,
  POSTHOG_KEY: text,
  RESEND_API_KEY: text,
  RESEND_BASE_URL: url,
  SCHEDULING_URL: url,
  SITE_URL: origin,
  TOKEN_SYNC_URL: text,
} satisfies Record<string, Reader<unknown>>

type Name = keyof typeof readers

/** The settings as the rest of the Worker sees them: checked, null where not given. */
export type Settings = { [N in Name]: Exclude<ReturnType<(typeof readers)[N]>, undefined> }

const names = Object.keys(readers) as Name[]

/** What came of reading the settings: the settings, or the names of those that are missing or wrong. */
export type SettingsResult =
  { kind: 'valid'; settings: Settings } | { kind: 'invalid'; keys: string[] }

const results = new WeakMap<object, SettingsResult>()

/** Reads and checks the settings, once for each isolate. Only names of keys come out, never values. */
export function readSettings(env: Env): SettingsResult {
  const known = results.get(env)
  if (known) return known
  const given = env as unknown as Record<string, unknown>
  const values = names.map((name) => [name, readOne(name, given[name] ?? '')] as const)
  const keys = values.filter(([, value]) => value === undefined).map(([name]) => name)
  const result: SettingsResult =
    keys.length > 0
      ? { kind: 'invalid', keys }
      : { kind: 'valid', settings: Object.fromEntries(values) as Settings }
  results.set(env, result)
  return result
}

function readOne(name: Name, given: unknown): unknown {
  return typeof given === 'string' ? readers[name](given) : undefined
}
