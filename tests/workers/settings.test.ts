import { expect, test } from 'vitest'
import { readSettings, type Settings } from '#workers/settings.ts'
import readme from '../../README.md?raw'
import wrangler from '../../wrangler.toml?raw'

const SECRET = 'a-secret-of-the-tests-that-is-long-enough'

function read(given: Record<string, unknown>) {
  return readSettings({ AUTH_SECRET: SECRET, ...given } as unknown as Env)
}

test('with the one required setting all others are null, also when they are empty', () => {
  const absent = read({})
  const empty = read({ EMAIL_FROM: '', SITE_URL: '', HSTS_PRELOAD: '', OPENAI_API_KEY: undefined })
  expect(absent).toEqual(empty)
  if (absent.kind !== 'valid') return expect.fail(`wrong: ${absent.keys.join(', ')}`)
  const { AUTH_SECRET, ...others } = absent.settings
  expect(AUTH_SECRET).toEqual([SECRET])
  expect(new Set(Object.values(others))).toEqual(new Set([null]))
})

test.each<[keyof Settings, string, unknown]>([
  ['AUTH_SECRET', ` ${SECRET},\n${SECRET}2 `, [SECRET, `${SECRET}2`]],
  ['EMAIL_FROM', 'ava@larkline.example', 'ava@larkline.example'],
  ['AUTH_GOOGLE_ISSUER', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['HSTS_PRELOAD', 'true', 'true'],
  ['OPENAI_BASE_URL', ' https://models.example/v1 ', 'https://models.example/v1'],
  ['POSTHOG_HOST', 'https://eu.example/any/path?x', 'https://eu.example'],
  ['SITE_URL', 'https://www.larkline.example/', 'https://www.larkline.example'],
  ['TOKEN_SYNC_URL', ' /api/token-sync ', '/api/token-sync'],
  ['TOKEN_SYNC_URL', 'https://larkline.example/sync', 'https://larkline.example/sync'],
])('%s is read from %j', (name, given, value) => {
  const result = read({ [name]: given })
  expect(result).toMatchObject({ kind: 'valid', settings: { [name]: value } })
})

test.each([
  ['AUTH_SECRET', ''],
  ['AUTH_SECRET', ' , '],
  ['AUTH_SECRET', `${SECRET} short`],
  ['EMAIL_FROM', 'Ava <ava@larkline.example>'],
  ['EMAIL_FROM', 'ava@larkline.example,'],
  ['OPERATOR_EMAIL', 'ava@larkline'],
  ['AUTH_GOOGLE_ISSUER', 'https://accounts.evil.example'],
  ['AUTH_GOOGLE_ISSUER', 'http://127.0.0.1:4000@evil.example'],
  ['HSTS_PRELOAD', 'yes'],
  ['OPENAI_BASE_URL', 'file:///etc/passwd'],
  ['SCHEDULING_URL', 'https://'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['TOKEN_SYNC_URL', { not: 'text' }],
  ['TOKEN_SYNC_URL', 'api/token-sync'],
  ['TOKEN_SYNC_URL', '//evil.example/sync'],
  ['TOKEN_SYNC_URL', '/\\evil.example/sync'],
])('%s is refused as %j', (name, given) => {
  expect(read({ [name]: given })).toEqual({ kind: 'invalid', keys: [name] })
})

test('all invalid settings are reported at once', () => {
  const result = read({ AUTH_SECRET: undefined, SITE_URL: 'x', EMAIL_FROM: 'x' })
  expect(result).toEqual({ kind: 'invalid', keys: ['AUTH_SECRET', 'EMAIL_FROM', 'SITE_URL'] })
})

test('README names every setting, and wrangler.toml sets all but the secret ones for both sites', () => {
  const result = read({})
  if (result.kind !== 'valid') return expect.fail(`wrong: ${result.keys.join(', ')}`)
  for (const name of Object.keys(result.settings)) {
    if (name !== 'AUTH_GOOGLE_ISSUER') expect(readme).toContain(`\`${name}\``)
    expect(wrangler).toContain(name)
    const isSecret = /SECRET|_KEY$/.test(name) && name !== 'POSTHOG_KEY'
    const given = wrangler.match(new RegExp(`^${name} = `, 'gm')) ?? []
    expect(given, name).toHaveLength(isSecret ? 0 : 2)
  }
})
