import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  changeRow,
  createUser,
  createVisitor,
  findRow,
  PASSWORD,
  passTime,
  type SentMail,
} from '#tests/support/visitor.ts'

const INVALID = { kind: 'refused', code: 'invalid-action-code' }
const DAY_MS = 86_400_000
const NEW_PASSWORD = 'nine owls in a barn'

function tokenIn(mail: SentMail | undefined): string {
  const url = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://no-link.test'
  return new URL(url).searchParams.get('token') ?? ''
}

/** Moves an account to a new address, as somebody with its session and password can. */
async function move(from: string, to: string) {
  const visitor = await createUser(from)
  await changeRow(from, 'email_verified_at_sec', 1)
  visitor.mails.length = 0
  await visitor.post('changeAddress', { email: to, currentPassword: PASSWORD })
  const asked = [...visitor.mails]
  const token = tokenIn(asked.find((mail) => mail.to === to))
  visitor.mails.length = 0
  return { visitor, asked, token }
}

test('a new address takes effect once its link is used, and the old one is told twice', async () => {
  const [from, to] = ['old-address@example.com', 'new-address@example.com']
  const { visitor: owner, asked, token } = await move(from, to)
  const other = createVisitor()
  await other.post('signIn', { email: from, password: PASSWORD })
  expect(new Set(asked.map((mail) => mail.to))).toEqual(new Set([to, from]))
  expect(await findRow(to)).toBeNull()
  expect(await owner.post('confirmAddress', { token })).toMatchObject({ kind: 'done' })
  expect(owner.mails.map((mail) => mail.to)).toEqual([from])
  expect(await owner.read('readAccount')).toMatchObject({ user: { email: to, isVerified: true } })
  expect(await other.read('readAccount')).toMatchObject({ code: 'user-token-expired' })
  expect(await other.read('checkLink', { purpose: 'address', token })).toEqual(INVALID)
})

test('a double click confirms an address once, and neither answer is an error', async () => {
  const [from, to] = ['double-click@example.com', 'double-clicked@example.com']
  const { visitor: owner, token } = await move(from, to)
  const answers = await Promise.all([1, 2].map(() => owner.post('confirmAddress', { token })))
  expect(answers.map(({ kind }) => kind)).toEqual(['done', 'done'])
  // The second post comes from a browser without the first one's cookie yet, and gets no session.
  expect(await createVisitor().post('confirmAddress', { token })).toEqual({
    kind: 'done',
    headers: [],
  })
  expect(owner.mails.map((mail) => mail.to)).toEqual([from])

  const late = await createUser('double-verify@example.com')
  const verify = { token: late.linkToken() }
  for (const visitor of [late, late, createVisitor()]) {
    expect(await visitor.post('verifyAddress', verify)).toMatchObject({ kind: 'done' })
  }
  await changeRow(to, 'email', 'moved-on@example.com')
  expect(await owner.post('confirmAddress', { token })).toEqual(INVALID)
})

test('the old address undoes a change: it gets the account back with a new password', async () => {
  const [from, to] = ['robbed@example.com', 'robber@example.com']
  const { visitor: robber, token } = await move(from, to)
  await robber.post('confirmAddress', { token })
  const undo = tokenIn(robber.mails.at(-1))
  await env.DB.prepare('insert into google_accounts values (?, ?)')
    .bind('g-robber', String((await findRow(to))?.id))
    .run()
  const owner = createVisitor()
  expect(await owner.read('checkLink', { purpose: 'undo', token: undo })).toMatchObject({
    kind: 'valid',
    email: from,
  })
  const weak = await owner.post('undoAddress', { token: undo, newPassword: 'password1' })
  expect(weak).toMatchObject({ code: 'password-too-common', field: 'newPassword' })
  const fields = { token: undo, newPassword: NEW_PASSWORD }
  expect(await owner.post('undoAddress', fields)).toMatchObject({
    kind: 'signed-in',
    user: { email: from, isVerified: true },
  })
  expect(owner.mails.at(-1)).toMatchObject({ to })
  expect(await owner.read('readAccount')).toMatchObject({ hasGoogle: false, hasPassword: true })
  expect(await robber.read('readAccount')).toMatchObject({ kind: 'signed-out' })
  expect(await robber.post('signIn', { email: to, password: PASSWORD })).toMatchObject({
    code: 'invalid-credential',
  })
  expect(await owner.post('undoAddress', fields)).toEqual(INVALID)
})

test('a chain of changes is undone to the address that it began with', async () => {
  const [first, second, third] = [
    'chain-a@example.com',
    'chain-b@example.com',
    'chain-c@example.com',
  ]
  const { visitor: robber, token } = await move(first, second)
  await robber.post('confirmAddress', { token })
  const undo = tokenIn(robber.mails.at(-1))
  await robber.post('changeAddress', { email: third, currentPassword: PASSWORD })
  await robber.post('confirmAddress', {
    token: tokenIn(robber.mails.find((mail) => mail.to === third)),
  })
  const undoOfRobber = tokenIn(robber.mails.at(-1))
  // Somebody opens an account with the free address, to be in the way.
  await createUser(first)
  const owner = createVisitor()
  const fields = { token: undo, newPassword: NEW_PASSWORD }
  expect(await owner.post('undoAddress', fields)).toMatchObject({ kind: 'signed-in' })
  expect((await owner.view()).user).toMatchObject({ email: first })
  expect(await robber.post('undoAddress', { ...fields, token: undoOfRobber })).toEqual(INVALID)
})

test('a robber who undoes a second change of their own does not break the owner’s undo link', async () => {
  const [own, second, third] = ['undo-a@example.com', 'undo-b@example.com', 'undo-c@example.com']
  const { visitor: robber, token } = await move(own, second)
  await robber.post('confirmAddress', { token })
  const undo = tokenIn(robber.mails.at(-1))
  await robber.post('changeAddress', { email: third, currentPassword: PASSWORD })
  await robber.post('confirmAddress', {
    token: tokenIn(robber.mails.find((mail) => mail.to === third)),
  })
  const undoOfRobber = { token: tokenIn(robber.mails.at(-1)), newPassword: NEW_PASSWORD }
  expect(await robber.post('undoAddress', undoOfRobber)).toMatchObject({ user: { email: second } })
  expect(await robber.post('undoAddress', undoOfRobber)).toEqual(INVALID)
  const owner = createVisitor()
  const fields = { token: undo, newPassword: NEW_PASSWORD }
  expect(await owner.post('undoAddress', fields)).toMatchObject({ user: { email: own } })
  expect(await robber.read('readAccount')).toMatchObject({ kind: 'signed-out' })
})

test('an undo link erases no confirmed account that has the address since', async () => {
  const address = 'old-home@example.com'
  const { visitor, token } = await move(address, 'new-home@example.com')
  await visitor.post('confirmAddress', { token })
  const fields = { token: tokenIn(visitor.mails.at(-1)), newPassword: NEW_PASSWORD }
  await createUser(address)
  await changeRow(address, 'email_verified_at_sec', 1)
  expect(await createVisitor().post('undoAddress', fields)).toMatchObject({
    code: 'email-already-in-use',
  })
  const holder = { email: address, password: PASSWORD }
  expect(await createVisitor().post('signIn', holder)).toMatchObject({ kind: 'signed-in' })
})

test('an undo link works for seven days', async () => {
  const { visitor, token } = await move('week@example.com', 'week-later@example.com')
  await visitor.post('confirmAddress', { token })
  const link = { purpose: 'undo', token: tokenIn(visitor.mails.at(-1)) }
  {
    using _sixth = passTime(7 * DAY_MS - 5000)
    expect(await createVisitor().read('checkLink', link)).toMatchObject({ kind: 'valid' })
  }
  using _eighth = passTime(7 * DAY_MS + 2000)
  expect(await createVisitor().read('checkLink', link)).toMatchObject({
    code: 'expired-action-code',
  })
})

test('a waiting change undoes nothing, and a confirmed one is not confirmed again', async () => {
  const { visitor, token } = await move('waits@example.com', 'waits-there@example.com')
  expect(await visitor.post('undoAddress', { token, newPassword: NEW_PASSWORD })).toEqual(INVALID)
  await visitor.post('confirmAddress', { token })
  const undo = tokenIn(visitor.mails.at(-1))
  expect(await visitor.post('confirmAddress', { token: undo })).toEqual(INVALID)
})

test('changing to an address that another account has looks like any other change', async () => {
  await createUser('taken@example.com')
  const { visitor: other, asked } = await move('asks-taken@example.com', 'taken@example.com')
  const { asked: askedFree } = await move('asks-free@example.com', 'free@example.com')
  const noticeOf = (mails: SentMail[], to: string) => mails.find((mail) => mail.to === to)?.text
  expect(noticeOf(asked, 'asks-taken@example.com')).toBe(
    noticeOf(askedFree, 'asks-free@example.com'),
  )
  const told = noticeOf(asked, 'taken@example.com')
  expect(told).toContain('already has an account')
  expect(told).not.toContain('token=')
  const { data } = await other.read('exportData')
  expect(data).toMatchObject({ account: { addressChanges: [{ confirmedAtSec: null }] } })
})

test('a change does not take an address from an account that was made meanwhile', async () => {
  const email = 'contested@example.com'
  const { visitor: owner, token } = await move('wants-it@example.com', email)
  await createUser(email)
  expect(await owner.post('confirmAddress', { token })).toMatchObject({
    code: 'email-already-in-use',
  })
})
