import { expect, test } from 'vitest'
import { createUser, createVisitor, findRow, PASSWORD } from '#tests/support/visitor.ts'

test('a stranger signs up, is known on the next page, signs out and in again', async () => {
  const visitor = createVisitor()
  const fields = { email: ' Ada@Example.com ', password: PASSWORD, name: 'Ada' }
  expect(await visitor.post('signUp', fields)).toMatchObject({
    kind: 'signed-in',
    user: { email: 'ada@example.com', name: 'Ada', isVerified: false },
  })
  expect((await visitor.view()).user).toMatchObject({ name: 'Ada' })
  expect(visitor.mails.map(({ to }) => to)).toEqual(['ada@example.com'])
  await visitor.post('signOut')
  expect(await visitor.view()).toMatchObject({ user: null, sessionEnd: null })
  await visitor.post('signIn', { email: 'ADA@example.com', password: PASSWORD })
  expect((await visitor.view()).user).toMatchObject({ email: 'ada@example.com' })
})

test("our sessions and @auth/core's are interchangeable", async () => {
  const visitor = await createUser('both-ways@example.com')
  const session = await (await visitor.send('/api/auth/session')).json()
  expect(session).toMatchObject({ user: { email: 'both-ways@example.com', name: 'Ada Lark' } })
  await visitor.callAuth('signout')
  expect((await visitor.view()).user).toBeNull()
  const fields = { email: 'both-ways@example.com', password: PASSWORD, callbackUrl: '/welcome' }
  const url = await visitor.callAuth('callback/credentials', fields)
  expect(url.pathname).toBe('/welcome')
  expect((await visitor.view()).user).toMatchObject({ email: 'both-ways@example.com' })
})

test('a password is kept as a hash with its parameters and never as it is', async () => {
  await createUser('hashed@example.com')
  const row = await findRow('hashed@example.com')
  expect(row?.password_hash).toMatch(/^scrypt\$16384\$8\$5\$[\w+/=]{24}\$[\w+/=]{44}$/)
  expect(JSON.stringify(row)).not.toContain(PASSWORD)
})
