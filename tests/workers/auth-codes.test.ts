import { expect, test } from 'vitest'
import { changeRow, createUser, createVisitor, findRow, PASSWORD } from '#tests/support/visitor.ts'
import { codeOfAuthError, sentenceOf, sentences } from '#workers/auth/contract.ts'

const GOOGLE_FAILED = 'Failed to sign in with Google. Please try again.'

test('every code has its own message, and any other gets a general one', () => {
  const same = [sentences['wrong-password'], sentences['user-not-found']]
  expect(new Set([...same, sentences['invalid-credential']]).size).toBe(1)
  for (const [code, sentence] of Object.entries(sentences)) {
    expect(sentenceOf({ code }), code).toBe(sentence)
    expect(sentence, code).toMatch(/^[A-Z][^—]+\.$/)
  }
  for (const code of ['popup-closed-by-user', 'popup-blocked', 'cancelled-popup-request']) {
    expect(sentenceOf({ code })).toBe(GOOGLE_FAILED)
  }
  for (const code of ['nonsense', '', undefined, null, 'constructor', '__proto__', 7]) {
    expect(sentenceOf({ code })).toBe('Authentication failed.')
  }
})

test('too many attempts say when to come back, rounded up to a minute', () => {
  const sentence = (retryAfterSec: number) =>
    sentenceOf({ code: 'too-many-requests', retryAfterSec })
  expect(sentence(1)).toBe('Too many attempts. Try again in a minute.')
  expect(sentence(60)).toBe('Too many attempts. Try again in a minute.')
  expect(sentence(61)).toBe('Too many attempts. Try again in 2 minutes.')
  expect(sentence(9600)).toBe('Too many attempts. Try again in 160 minutes.')
})

test('every error of @auth/core maps to a code that has a sentence', () => {
  expect(codeOfAuthError('CredentialsSignin', 'too-many-requests')).toBe('too-many-requests')
  expect(codeOfAuthError('CredentialsSignin', 'credentials')).toBe('invalid-credential')
  expect(codeOfAuthError('user-disabled', null)).toBe('user-disabled')
  for (const error of ['AccessDenied', 'Configuration', 'OAuthCallbackError', '<script>']) {
    expect(sentenceOf({ code: codeOfAuthError(error, null) })).toBe(GOOGLE_FAILED)
  }
})

test('an unknown address and a wrong password get the very same answer', async () => {
  await createUser('known@example.com')
  const known = createVisitor()
  const unknown = createVisitor()
  const wrong = await known.post('signIn', { email: 'known@example.com', password: 'wrong' })
  const nobody = await unknown.post('signIn', { email: 'nobody@example.com', password: 'wrong' })
  expect(wrong).toEqual({ kind: 'refused', code: 'invalid-credential' })
  expect(nobody).toEqual(wrong)
  expect([...known.jar]).toEqual([...unknown.jar])
})

test('an account without a password cannot be entered with an empty password or any other', async () => {
  await createUser('google-only@example.com')
  await changeRow('google-only@example.com', 'password_hash', null)
  const visitor = createVisitor()
  const signIn = (password: string) =>
    visitor.post('signIn', { email: 'google-only@example.com', password })
  expect(await signIn('')).toMatchObject({ code: 'missing-password', field: 'password' })
  expect(await signIn('nobody')).toEqual({ kind: 'refused', code: 'invalid-credential' })
})

test('a closed account is revealed only to someone who knows its password', async () => {
  await createUser('closed@example.com')
  await changeRow('closed@example.com', 'disabled_at_sec', 1)
  const visitor = createVisitor()
  const email = 'closed@example.com'
  expect(await visitor.post('signIn', { email, password: 'wrong' })).toMatchObject({
    code: 'invalid-credential',
  })
  expect(await visitor.post('signIn', { email, password: PASSWORD })).toMatchObject({
    code: 'user-disabled',
  })
  const url = await visitor.callAuth('callback/credentials', { email, password: PASSWORD })
  expect(url.search).toBe('?error=CredentialsSignin&code=user-disabled')
})

test('a second sign-up with an address, in whatever case, is told that it is in use', async () => {
  await createUser('twice@example.com')
  const fields = { email: 'TWICE@example.com', password: 'another good one' }
  expect(await createVisitor().post('signUp', fields)).toEqual({
    kind: 'refused',
    code: 'email-already-in-use',
    field: 'email',
  })
})

test('fifty sign-ups of one address at once make one user', async () => {
  const fields = { email: 'rush@example.com', password: PASSWORD }
  const all = Array.from({ length: 50 }, () => createVisitor().post('signUp', fields))
  const answers = await Promise.all(all)
  expect(answers.filter(({ kind }) => kind === 'signed-in')).toHaveLength(1)
  const codes = new Set(answers.map(({ code }) => code))
  expect(codes).toEqual(new Set([undefined, 'email-already-in-use', 'too-many-requests']))
  expect(await findRow('rush@example.com')).toMatchObject({ name: null })
})

test('invalid input is reported by field, on both sides of every limit', async () => {
  const visitor = createVisitor()
  const cases: [Record<string, string>, string | undefined, string | undefined][] = [
    [{}, 'missing-email', 'email'],
    [{ email: ' ' }, 'missing-email', 'email'],
    [{ email: 'not an address' }, 'invalid-email', 'email'],
    [{ email: `${'a'.repeat(243)}@example.com` }, 'invalid-email', 'email'],
    [{ email: 'me@localhost' }, 'invalid-email', 'email'],
    [{ email: 'a..b@c.example' }, 'invalid-email', 'email'],
    [{ email: 'a@b.test', password: PASSWORD, name: '\u202E —' }, 'invalid-name', 'name'],
    [{ email: 'a@b.test' }, 'missing-password', 'password'],
    [{ email: 'a@b.test', password: 'sevench' }, 'password-too-short', 'password'],
    [{ email: 'a@b.test', password: 'x'.repeat(129) }, 'password-too-long', 'password'],
    [{ email: 'a@b.test', password: PASSWORD, name: 'n'.repeat(81) }, 'name-too-long', 'name'],
    [{ email: `${'a'.repeat(242)}@example.com`, password: 'eightcha' }, undefined, undefined],
    [{ email: 'c@d.test', password: 'xy'.repeat(64), name: 'n'.repeat(80) }, undefined, undefined],
  ]
  for (const [fields, code, field] of cases) {
    const answer = await visitor.post('signUp', fields)
    expect([answer.code, answer.field], JSON.stringify(fields)).toEqual([code, field])
  }
})

test('an account takes an international address, and a name without its invisible characters', async () => {
  const visitor = createVisitor()
  const fields = { email: 'Ann@münchen.example', password: PASSWORD, name: '\u202EAnn\u200B Lee ' }
  expect(await visitor.post('signUp', fields)).toMatchObject({ kind: 'signed-in' })
  expect(await findRow('ann@xn--mnchen-3ya.example')).toMatchObject({ name: 'Ann Lee' })
  const other = createVisitor()
  const { email, password } = fields
  expect(await other.post('signIn', { email, password })).toMatchObject({ kind: 'signed-in' })
})
