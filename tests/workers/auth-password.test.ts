import { scryptSync } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { changeRow, createUser, createVisitor, findRow, PASSWORD } from '#tests/support/visitor.ts'
import { verifyPassword } from '#workers/auth/password-hash.ts'
import { findWeakness } from '#workers/auth/password-rules.ts'

// The site that all files share makes cheap hashes: this file loads one of its own, and leaves none.
vi.unmock('node:crypto')
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

test('passwords that everyone tries first, the address and our name are refused', async () => {
  const cases = {
    password1: 'password-too-common',
    PassWord1: 'password-too-common',
    '12345678': 'password-too-common',
    'my Larkline pass': 'password-has-product',
    'ada.lovelace-1815': 'password-has-email',
    'x ADA.lovelace@example.com': 'password-has-email',
    [PASSWORD]: null,
  }
  for (const [password, code] of Object.entries(cases)) {
    expect(await findWeakness(password, 'ada.lovelace@example.com'), password).toBe(code)
  }
  // A mailbox of three letters is part of many words.
  expect(await findWeakness('canada goose 77', 'ada@example.com')).toBeNull()
})

test('a password is the same however a keyboard composes its characters', async () => {
  const visitor = createVisitor()
  const email = 'composed@example.com'
  await visitor.post('signUp', { email, password: 'cr\u00e8me br\u00fbl\u00e9e \ufb01ne' })
  const decomposed = 'cre\u0300me bru\u0302le\u0301e fine'
  expect(await visitor.post('signIn', { email, password: decomposed })).toMatchObject({
    kind: 'signed-in',
  })
})

test('a hash with older parameters still works, and is upgraded at the next sign-in', async () => {
  const visitor = await createUser('older@example.com')
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 })
  const old = `scrypt$1024$8$1$${salt.toString('base64')}$${key.toString('base64')}`
  await changeRow('older@example.com', 'password_hash', old)
  const fields = { email: 'older@example.com', password: PASSWORD }
  expect(await visitor.post('signIn', fields)).toMatchObject({ kind: 'signed-in' })
  const hash = String((await findRow('older@example.com'))?.password_hash)
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/)
  expect(await verifyPassword(PASSWORD, hash)).toEqual({ isMatch: true, isStale: false })
})

test('a missing hash is checked like a real one, and no password matches it', async () => {
  expect(await verifyPassword(PASSWORD, null)).toEqual({ isMatch: false, isStale: false })
})
