import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { takeErrors } from '#tests/support/setup.ts'
import { changeRow, createUser, createVisitor, PASSWORD, passTime } from '#tests/support/visitor.ts'

const INVALID = { kind: 'refused', code: 'invalid-action-code' }
const EXPIRED = { kind: 'refused', code: 'expired-action-code' }
const MINUTE_MS = 60_000

test('a forgotten password is reset once, which ends every other session', async () => {
  const email = 'forgetful@example.com'
  const owner = await createUser(email)
  const elsewhere = createVisitor()
  await elsewhere.post('requestReset', { email: 'Forgetful@Example.com' })
  expect(elsewhere.mails).toHaveLength(1)
  expect(elsewhere.mails[0]).toMatchObject({ to: email })
  const token = elsewhere.linkToken()
  expect(token.length).toBeLessThan(70)
  expect(await elsewhere.read('checkLink', { purpose: 'reset', token })).toMatchObject({
    kind: 'valid',
    email,
  })
  const weak = await elsewhere.post('resetPassword', { token, newPassword: 'password1' })
  expect(weak).toMatchObject({ code: 'password-too-common', field: 'newPassword' })
  const fields = { token, newPassword: 'a brand new one' }
  expect(await elsewhere.post('resetPassword', fields)).toMatchObject({
    kind: 'signed-in',
    user: { email, isVerified: true },
  })
  expect(elsewhere.mails.at(-1)?.text).toContain('A new password has been set for your account.')
  expect(await elsewhere.post('resetPassword', fields)).toEqual(INVALID)
  expect(await owner.view()).toEqual(
    expect.objectContaining({ user: null, sessionEnd: 'user-token-expired' }),
  )
  expect(await owner.post('signIn', { email, password: PASSWORD })).toMatchObject({
    code: 'invalid-credential',
  })
})

test('of two uses of a reset link at once, one wins', async () => {
  const email = 'raced@example.com'
  const owner = await createUser(email)
  await owner.post('requestReset', { email })
  const token = owner.linkToken()
  const answers = await Promise.all(
    ['the first of two', 'the second of two'].map((newPassword) =>
      createVisitor().post('resetPassword', { token, newPassword }),
    ),
  )
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['refused', 'signed-in']))
})

test('a reset link works for 30 minutes and a verification link for 24 hours', async () => {
  const email = 'slow-reader@example.com'
  const owner = await createUser(email)
  const verify = { purpose: 'verify', token: owner.linkToken() }
  await owner.post('requestReset', { email })
  const reset = { purpose: 'reset', token: owner.linkToken() }
  {
    using _soon = passTime(30 * MINUTE_MS - 5000)
    expect(await owner.read('checkLink', reset)).toMatchObject({ kind: 'valid' })
  }
  {
    using _late = passTime(30 * MINUTE_MS + 1000)
    expect(await owner.read('checkLink', reset)).toEqual(EXPIRED)
    expect(await owner.post('resetPassword', { ...reset, newPassword: 'too late now' })).toEqual(
      EXPIRED,
    )
  }
  {
    using _tomorrow = passTime(24 * 60 * MINUTE_MS - 5000)
    expect(await owner.read('checkLink', verify)).toMatchObject({ kind: 'valid' })
  }
  using _dayAfter = passTime(24 * 60 * MINUTE_MS + 1000)
  expect(await owner.post('verifyAddress', verify)).toEqual(EXPIRED)
})

test('a link of one purpose, user or address opens nothing else', async () => {
  const visitor = await createUser('first@example.com')
  const token = visitor.linkToken()
  for (const forged of ['', 'x', `${token}x`, token.slice(0, -1)]) {
    expect(await visitor.post('verifyAddress', { token: forged }), forged).toEqual(INVALID)
  }
  expect(await visitor.post('confirmAddress', { token })).toEqual(INVALID)
  const reset = { token, newPassword: 'not for this one' }
  expect(await visitor.post('resetPassword', reset)).toEqual(INVALID)
  await changeRow('first@example.com', 'email', 'moved@example.com')
  expect(await visitor.post('verifyAddress', { token })).toEqual(INVALID)
})

test('two simultaneous changes of different fields do not overwrite each other', async () => {
  const owner = await createUser('both-at-once@example.com')
  const token = owner.linkToken()
  await Promise.all([
    owner.post('changeName', { name: 'Both' }),
    createVisitor().post('verifyAddress', { token, currentPassword: PASSWORD }),
  ])
  expect(await owner.read('readAccount')).toMatchObject({
    user: { name: 'Both', isVerified: true },
  })
})

test('asking for a reset does not reveal whether an address has an account, or one that is disabled', async () => {
  await createUser('has-one@example.com')
  await createUser('has-disabled@example.com')
  await changeRow('has-disabled@example.com', 'disabled_at_sec', 1)
  for (const [email, mailCount] of [
    ['has-one@example.com', 1],
    ['has-none@example.com', 0],
    ['has-disabled@example.com', 0],
  ] as const) {
    const visitor = createVisitor()
    expect(await visitor.post('requestReset', { email }), email).toEqual({ kind: 'mail-asked' })
    expect(visitor.mails, email).toHaveLength(mailCount)
  }
})

test('without mail, what depends on it says so and an account still works', async () => {
  const settings = { EMAIL_FROM: '' }
  const visitor = await createUser('no-mail@example.com', { settings })
  expect((await visitor.view()).user).toMatchObject({ isVerified: false })
  for (const call of ['requestReset', 'resendVerification', 'changeAddress']) {
    const fields = { email: 'no-mail@example.com', currentPassword: PASSWORD }
    expect(await visitor.post(call, fields), call).toMatchObject({ code: 'mail-not-sent' })
  }
  expect(await visitor.read('offers')).toEqual({ google: false, mail: false })
})

test('a new password signs in although D1 fails once it is stored', async () => {
  const email = 'half-done@example.com'
  const owner = await createUser(email)
  await owner.post('requestReset', { email })
  const DB = new Proxy(env.DB, {
    get(db, name) {
      if (name !== 'prepare') return (Reflect.get(db, name) as () => void).bind(db)
      return (sql: string) => {
        if (sql.startsWith('delete from attempts')) throw new Error('D1 is away')
        return db.prepare(sql)
      }
    },
  })
  const fields = { token: owner.linkToken(), newPassword: 'a brand new one' }
  const elsewhere = createVisitor({ settings: { DB } })
  expect(await elsewhere.post('resetPassword', fields)).toMatchObject({ kind: 'signed-in' })
  expect(takeErrors().join()).toContain('"attempts.not-forgotten"')
  expect((await elsewhere.view()).user).toMatchObject({ email })
})

test('a sign-up is signed in although D1 fails once the account is made', async () => {
  let isMade = false
  const DB = new Proxy(env.DB, {
    get(db, name) {
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          const results = await db.batch(statements)
          isMade = true
          return results
        }
      }
      if (name !== 'prepare') return (Reflect.get(db, name) as () => void).bind(db)
      return (sql: string) => {
        if (isMade && sql.startsWith('select')) throw new Error('D1 is away')
        return db.prepare(sql)
      }
    },
  })
  const visitor = createVisitor({ settings: { DB } })
  const fields = { email: 'just-made@example.com', password: PASSWORD, name: 'Ada' }
  expect(await visitor.post('signUp', fields)).toMatchObject({ kind: 'signed-in' })
  // Only the query for given-up mails has failed.
  expect(takeErrors()).toEqual([expect.stringContaining('"outbox.failed"')])
  expect(visitor.mails).toHaveLength(1)
})
