import { expect, test } from 'vitest'
import {
  changeRow,
  createUser,
  createVisitor,
  findRow,
  PASSWORD,
  type SentMail,
} from '#tests/support/visitor.ts'

const INVALID = { kind: 'refused', code: 'invalid-action-code' }
const ALLOWS = 'see, change and cancel the calls booked with this address'

/** The token of the link in an email. */
function tokenIn(mail: SentMail | undefined): string {
  const url = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://no-link.test'
  return new URL(url).searchParams.get('token') ?? ''
}

test('a link alone confirms no account: a stranger may have signed up', async () => {
  const victim = 'victim@example.com'
  const attacker = await createUser(victim)
  expect(attacker.mails.at(-1)?.text).toContain(ALLOWS)
  const token = attacker.linkToken()
  const owner = createVisitor()
  expect(await owner.read('checkLink', { purpose: 'verify', token })).toMatchObject({
    kind: 'valid',
    email: victim,
    proof: 'password',
  })
  expect(await owner.post('verifyAddress', { token })).toMatchObject({
    code: 'missing-password',
    field: 'currentPassword',
  })
  const guess = { token, currentPassword: 'a guess of mine' }
  expect(await owner.post('verifyAddress', guess)).toMatchObject({
    code: 'wrong-current-password',
  })
  const other = await createUser('somebody-else@example.com')
  expect(await other.post('verifyAddress', { token })).toMatchObject({ code: 'missing-password' })
  expect(await findRow(victim)).toMatchObject({ email_verified_at_sec: null })
})

test('"This wasn\'t me" removes the unconfirmed account, and its session with it', async () => {
  const victim = 'not-me@example.com'
  const attacker = await createUser(victim)
  const token = attacker.linkToken()
  const owner = createVisitor()
  expect(await owner.post('rejectVerification', { token })).toEqual({ kind: 'done', headers: [] })
  expect(await findRow(victim)).toBeNull()
  expect(await attacker.read('readAccount')).toMatchObject({ kind: 'signed-out' })
  expect(await owner.post('rejectVerification', { token })).toEqual(INVALID)
  const fields = { email: victim, password: 'mine from now on' }
  expect(await owner.post('signUp', fields)).toMatchObject({ kind: 'signed-in' })
})

test('a confirmed account cannot be removed with the link that confirmed it', async () => {
  const email = 'confirmed-first@example.com'
  const owner = await createUser(email)
  const token = owner.linkToken()
  expect(await owner.read('checkLink', { purpose: 'verify', token })).toMatchObject({
    proof: 'session',
  })
  expect(await owner.post('verifyAddress', { token })).toMatchObject({ kind: 'done' })
  expect(await owner.read('readAccount')).toMatchObject({ user: { isVerified: true } })
  expect(await createVisitor().post('rejectVerification', { token })).toEqual(INVALID)
  expect(await owner.read('checkLink', { purpose: 'verify', token })).toEqual(INVALID)
})

test('in another browser the password confirms the address, and signs in there', async () => {
  const email = 'two-browsers@example.com'
  const owner = await createUser(email)
  const phone = createVisitor()
  const fields = { token: owner.linkToken(), currentPassword: PASSWORD }
  expect(await phone.post('verifyAddress', fields)).toMatchObject({ kind: 'done' })
  expect((await phone.view()).user).toMatchObject({ email, isVerified: true })
})

test('an ended session does not confirm a link', async () => {
  const email = 'ended-before@example.com'
  const owner = await createUser(email)
  const token = owner.linkToken()
  await changeRow(email, 'session_version', 2)
  expect(await owner.post('verifyAddress', { token })).toMatchObject({ code: 'missing-password' })
  expect(await owner.read('readAccount')).toMatchObject({ kind: 'signed-out' })
})

test('guesses at the password that a link asks for are limited like all others', async () => {
  const owner = await createUser('guessed@example.com')
  const fields = { token: owner.linkToken(), currentPassword: 'a guess of mine' }
  for (let count = 0; count < 10; count += 1) {
    expect(await createVisitor().post('verifyAddress', fields)).toMatchObject({
      code: 'wrong-current-password',
    })
  }
  expect(await createVisitor().post('verifyAddress', fields)).toMatchObject({
    code: 'too-many-requests',
  })
})

test('a new address needs the session or the password, too, and its owner can reject the change', async () => {
  const attacker = await createUser('attacker@example.com')
  const victim = 'new-victim@example.com'
  attacker.mails.length = 0
  await attacker.post('changeAddress', { email: victim, currentPassword: PASSWORD })
  const mail = attacker.mails.find(({ to }) => to === victim)
  expect(mail?.text).toContain(ALLOWS)
  const token = tokenIn(mail)
  expect(token).not.toContain('victim')
  expect(token.length).toBeLessThan(70)
  const owner = createVisitor()
  expect(await owner.post('confirmAddress', { token })).toMatchObject({ code: 'missing-password' })
  expect(await owner.post('rejectAddress', { token })).toEqual({ kind: 'done', headers: [] })
  expect(await attacker.post('confirmAddress', { token })).toEqual(INVALID)
  expect(await findRow(victim)).toBeNull()
  expect(await findRow('attacker@example.com')).not.toBeNull()
})

test('an account without a password confirms a new address only where it is signed in', async () => {
  const [from, to] = ['google-only@example.com', 'google-moved@example.com']
  const owner = await createUser(from)
  await changeRow(from, 'password_hash', null)
  owner.mails.length = 0
  await owner.post('changeAddress', { email: to })
  const token = tokenIn(owner.mails.find((mail) => mail.to === to))
  const elsewhere = createVisitor()
  expect(await elsewhere.read('checkLink', { purpose: 'address', token })).toMatchObject({
    proof: 'sign-in',
  })
  expect(await elsewhere.post('confirmAddress', { token })).toMatchObject({
    code: 'requires-recent-login',
  })
  expect(await owner.post('confirmAddress', { token })).toMatchObject({ kind: 'done' })
})
