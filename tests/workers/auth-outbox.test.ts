import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { losingAnswers } from '#tests/support/lost-answers.ts'
import { runScheduledAt } from '#tests/support/schedule.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { tablesWith } from '#tests/support/tables.ts'
import { changeRow, createUser, createVisitor, findRow, PASSWORD } from '#tests/support/visitor.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const VERIFY = 'Confirm your email address for Larkline'
const RESET = 'Reset your Larkline password'
const NOTICE = 'A change to your Larkline account'

/** Settings with a mail API that answers the next `refusals` mails with 503, and what it has taken. */
function mailApi(refusals = 0) {
  const api = { refusals }
  const sent: string[] = []
  const texts = new Map<string, string>()
  const fetchMail = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const mail = await new Response(init?.body).json<{
      to: [string]
      subject: string
      text: string
    }>()
    texts.set(mail.to[0], mail.text)
    if (api.refusals-- > 0) return new Response(null, { status: 503 })
    sent.push(`${mail.to[0]}: ${mail.subject}`)
    return new Response('{}')
  })
  const settings = { EMAIL_FROM: 'hello@larkline.test', RESEND_API_KEY: 're_test' }
  /** The token of the link in the last mail to an address, whether the API took it or not. */
  const tokenFor = (to: string) => /token=(\S+)/.exec(texts.get(to) ?? '')?.[1] ?? ''
  return { api, sent, settings, tokenFor, [Symbol.dispose]: () => fetchMail.mockRestore() }
}

async function waitingKinds(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'select kind from outbox where given_up_at_ms is null order by kind',
  ).all<{ kind: string }>()
  return results.map(({ kind }) => kind)
}

test('verification and reset emails arrive although the mail API first answers 503', async () => {
  const email = 'patient@example.com'
  using service = mailApi(4)
  const { sent, settings } = service
  const startMs = Date.now()
  const visitor = await createUser(email, { settings })
  expect(await visitor.post('requestReset', { email })).toEqual({ kind: 'mail-asked' })
  expect(await waitingKinds()).toEqual(['account-reset', 'account-verify'])
  await runScheduledAt(startMs + 2 * MINUTE_MS, settings)
  expect(sent).toEqual([])
  expect(takeErrors().every((line) => /"mail.failed".*"MailRefused"/.test(line))).toBe(true)
  await runScheduledAt(startMs + 5 * MINUTE_MS, settings)
  expect(sent.toSorted()).toEqual([`${email}: ${VERIFY}`, `${email}: ${RESET}`])
  expect(await waitingKinds()).toEqual([])
})

test('a reset email is not sent once its link has expired, nor a verification email', async () => {
  const email = 'too-late@example.com'
  using service = mailApi(2)
  const { sent, settings } = service
  const startMs = Date.now()
  const visitor = await createUser(email, { settings })
  await visitor.post('requestReset', { email })
  takeErrors()
  service.api.refusals = Infinity
  await runScheduledAt(startMs + 29 * MINUTE_MS, settings)
  takeErrors()
  await runScheduledAt(startMs + 31 * MINUTE_MS, settings)
  expect(takeErrors().join()).toContain('"mail.given-up"')
  expect(await waitingKinds()).toEqual(['account-verify'])
  service.api.refusals = 0
  await runScheduledAt(startMs + 24 * 60 * MINUTE_MS + MINUTE_MS, settings)
  expect(takeErrors().join()).toContain('"kind":"account-verify"')
  expect(sent).toEqual([])
  await env.DB.prepare('delete from outbox').run()
})

test('asking for a reset of an unknown address leaves no email waiting', async () => {
  using service = mailApi(Infinity)
  const visitor = createVisitor({ settings: service.settings })
  const answer = await visitor.post('requestReset', { email: 'nobody@example.com' })
  expect(answer).toEqual({ kind: 'mail-asked' })
  expect(await waitingKinds()).toEqual([])
})

test('a sign-up, a new address and a deletion are announced once, though the answer is lost', async () => {
  const email = 'lost-answer@example.com'
  using service = mailApi()
  const { DB, loseNext, hasLost } = losingAnswers(env.DB)
  const visitor = createVisitor({ settings: { ...service.settings, DB } })
  loseNext(2)
  const fields = { email, password: PASSWORD, name: 'Ada' }
  expect(await visitor.post('signUp', fields)).toMatchObject({ kind: 'signed-in' })
  expect([hasLost(), service.sent]).toEqual([true, [`${email}: ${VERIFY}`]])
  await changeRow(email, 'email_verified_at_sec', 1)
  service.sent.length = 0
  loseNext(3)
  const change = { email: 'new-address@example.com', currentPassword: PASSWORD }
  expect(await visitor.post('changeAddress', change)).toEqual({ kind: 'mail-asked' })
  expect([hasLost(), service.sent.toSorted()]).toEqual([
    true,
    [`${email}: ${NOTICE}`, 'new-address@example.com: Confirm your new email address for Larkline'],
  ])
  service.sent.length = 0
  // If there are no calls, only the batch that removes the user has so many statements.
  loseNext(4)
  const deleted = await visitor.post('deleteAccount', { currentPassword: PASSWORD })
  expect(deleted).toMatchObject({ kind: 'done' })
  expect(await findRow(email)).toBeNull()
  expect([hasLost(), service.sent]).toEqual([
    true,
    [`${email}: Your Larkline account has been deleted`],
  ])
  expect(await waitingKinds()).toEqual([])
})

test('a change of an account is made and announced once though the answer is lost', async () => {
  const [email, newEmail] = ['lost-password@example.com', 'lost-new@example.com']
  using service = mailApi()
  const { DB, loseNext, hasLost } = losingAnswers(env.DB)
  const visitor = await createUser(email, { settings: { ...service.settings, DB } })
  await changeRow(email, 'email_verified_at_sec', 1)
  const newPassword = 'five hens on a kettle'
  const change = { currentPassword: PASSWORD, newPassword }
  service.sent.length = 0
  loseNext(2)
  expect(await visitor.post('changePassword', change)).toMatchObject({ kind: 'done' })
  expect([hasLost(), service.sent]).toEqual([true, [`${email}: ${NOTICE}`]])
  loseNext(1)
  expect(await visitor.post('signOutEverywhere')).toMatchObject({ kind: 'done' })
  expect([hasLost(), (await findRow(email))?.session_version]).toEqual([true, 3])
  await visitor.post('changeAddress', { currentPassword: newPassword, email: newEmail })
  const token = service.tokenFor(newEmail)
  service.sent.length = 0
  loseNext(3)
  expect(await visitor.post('confirmAddress', { token })).toMatchObject({ kind: 'done' })
  expect([hasLost(), service.sent]).toEqual([
    true,
    [`${email}: The email address of your Larkline account has changed`],
  ])
  expect((await visitor.view()).user).toMatchObject({ email: newEmail, isVerified: true })
})

test('of two changes at once one is made, also when its answer is lost', async () => {
  const email = 'lost-race@example.com'
  using service = mailApi()
  const { DB, loseNext } = losingAnswers(env.DB)
  const visitor = await createUser(email, { settings: { ...service.settings, DB } })
  await visitor.post('requestReset', { email })
  const token = service.tokenFor(email)
  loseNext(3)
  const answers = await Promise.all(
    ['six hens on a kettle', 'ten hens on a kettle'].map((newPassword) =>
      createVisitor({ settings: { ...service.settings, DB } }).post('resetPassword', {
        token,
        newPassword,
      }),
    ),
  )
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'signed-in'])
  expect((await findRow(email))?.session_version).toBe(2)
})

test('a deleted account leaves no mail waiting except the goodbye to a confirmed address', async () => {
  const [email, newEmail] = ['goodbye@example.com', 'goodbye-new@example.com']
  using service = mailApi(Infinity)
  const { settings } = service
  const early = await createUser('goodbye-early@example.com', { settings })
  expect(await waitingKinds()).toEqual(['account-verify'])
  expect(await early.read('exportData')).toMatchObject({
    data: { waitingMails: [{ kind: 'account-verify' }] },
  })
  await early.post('deleteAccount', { currentPassword: PASSWORD })
  expect(await waitingKinds()).toEqual([])

  const visitor = await createUser(email, { settings })
  await changeRow(email, 'email_verified_at_sec', 1)
  await visitor.post('changeAddress', { currentPassword: PASSWORD, email: newEmail })
  await visitor.post('confirmAddress', { token: service.tokenFor(newEmail) })
  expect(await waitingKinds()).toContain('account-address-changed')
  await visitor.post('deleteAccount', { currentPassword: PASSWORD })
  expect(await waitingKinds()).toEqual(['account-deleted'])
  expect(await tablesWith(email)).toEqual([])
  takeErrors()
  await env.DB.prepare('delete from outbox').run()
})

test('"This wasn\'t me" stops all further mails about an account', async () => {
  using service = mailApi(Infinity)
  const email = 'never-was-me@example.com'
  await createUser(email, { settings: service.settings })
  const stranger = createVisitor({ settings: service.settings })
  await stranger.post('rejectVerification', { token: service.tokenFor(email) })
  expect(await waitingKinds()).toEqual([])
  takeErrors()
})

test('the mail that undoes a change of address is tried for as long as its link works', async () => {
  const [email, newEmail] = ['undo-late@example.com', 'undo-new@example.com']
  using service = mailApi()
  const { settings, sent } = service
  const visitor = await createUser(email, { settings })
  await changeRow(email, 'email_verified_at_sec', 1)
  await visitor.post('changeAddress', { currentPassword: PASSWORD, email: newEmail })
  service.api.refusals = Infinity
  await visitor.post('confirmAddress', { token: service.tokenFor(newEmail) })
  takeErrors()
  sent.length = 0
  service.api.refusals = 0
  await runScheduledAt(Date.now() + 6 * DAY_MS, settings)
  expect(sent).toEqual([`${email}: The email address of your Larkline account has changed`])
})

test('of two sign-ups with one address at once only the one that wins is announced', async () => {
  const email = 'twice-at-once@example.com'
  using service = mailApi()
  const { settings } = service
  const answers = await Promise.all(
    [1, 2].map(() =>
      createVisitor({ settings }).post('signUp', { email, password: PASSWORD, name: 'Ada' }),
    ),
  )
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['signed-in', 'refused']))
  expect(service.sent).toEqual([`${email}: ${VERIFY}`])
})
