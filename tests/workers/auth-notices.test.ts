import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { changeRow, createUser, findRow, PASSWORD } from '#tests/support/visitor.ts'

/** Makes every change that an owner is told of, and returns the subjects of the mails to the address. */
async function changeAll(email: string, isConfirmed: boolean): Promise<string[]> {
  const user = await createUser(email)
  if (isConfirmed) await changeRow(email, 'email_verified_at_sec', 1)
  await env.DB.prepare('insert into google_accounts (google_id, user_id) values (?1, ?2)')
    .bind(`g-${email}`, String((await findRow(email))?.id))
    .run()
  user.mails.length = 0
  const newPassword = 'nine owls in a barn'
  const proof = { currentPassword: newPassword }
  const calls: [call: string, fields: Record<string, string>][] = [
    ['changePassword', { currentPassword: PASSWORD, newPassword }],
    ['disconnectGoogle', proof],
    ['changeAddress', { ...proof, email: `new-${email}` }],
    ['deleteAccount', proof],
  ]
  for (const [call, fields] of calls) {
    expect((await user.post(call, fields)).kind, call).toMatch(/^(done|mail-asked)$/)
  }
  return user.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

test('an address that nobody has confirmed gets no notices: it may be a stranger’s', async () => {
  expect(await changeAll('a-stranger@example.com', false)).toEqual([])
})

test('a confirmed address is told of each change to its account', async () => {
  expect(await changeAll('an-owner@example.com', true)).toEqual([
    'A change to your Larkline account',
    'A change to your Larkline account',
    'A change to your Larkline account',
    'Your Larkline account has been deleted',
  ])
})

test('an unconfirmed address is not told when the account leaves it', async () => {
  const [email, newEmail] = ['left-behind@example.com', 'arrived@example.com']
  const user = await createUser(email)
  await user.post('changeAddress', { email: newEmail, currentPassword: PASSWORD })
  const text = user.mails.find(({ to }) => to === newEmail)?.text ?? ''
  const token = /token=(\S+)/.exec(text)?.[1] ?? ''
  user.mails.length = 0
  expect(await user.post('confirmAddress', { token })).toMatchObject({ kind: 'done' })
  expect(user.mails).toEqual([])
})
