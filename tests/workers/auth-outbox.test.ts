import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { losingAnswers } from '#tests/support/lost-answers.ts'
import { runScheduledAt } from '#tests/support/schedule.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { createUser, createVisitor, findRow, PASSWORD } from '#tests/support/visitor.ts'

const MINUTE_MS = 60_000
const VERIFY = 'Confirm your email address for Larkline'
const RESET = 'Reset your Larkline password'
const NOTICE = 'A change to your Larkline account'

/** Settings with a mail API that answers the next `refusals` mails with 503, and what it has taken. */
function mailApi(refusals = 0) {
  const api = { refusals }
  const sent: string[] = []
  const fetchMail = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    if (api.refusals-- > 0) return new Response(null, { status: 503 })
    const mail = await new Response(init?.body).json<{ to: string[]; subject: string }>()
    sent.push(`${mail.to[0]}: ${mail.subject}`)
    return new Response('{}')
  })
  const settings = { EMAIL_FROM: 'hello@larkline.test', RESEND_API_KEY: 're_test' }
  return { api, sent, settings, [Symbol.dispose]: () => fetchMail.mockRestore() }
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

test('signing up, a new address and a deletion are announced once though the answer is lost', async () => {
  const email = 'lost-answer@example.com'
  using service = mailApi()
  const { DB, loseNext, hasLost } = losingAnswers(env.DB)
  const visitor = createVisitor({ settings: { ...service.settings, DB } })
  loseNext(2)
  const fields = { email, password: PASSWORD, name: 'Ada' }
  expect(await visitor.post('signUp', fields)).toMatchObject({ kind: 'signed-in' })
  expect([hasLost(), service.sent]).toEqual([true, [`${email}: ${VERIFY}`]])
  service.sent.length = 0
  loseNext(3)
  const change = { email: 'new-address@example.com', currentPassword: PASSWORD }
  expect(await visitor.post('changeAddress', change)).toEqual({ kind: 'mail-asked' })
  expect([hasLost(), service.sent.toSorted()]).toEqual([
    true,
    [`${email}: ${NOTICE}`, 'new-address@example.com: Confirm your new email address for Larkline'],
  ])
  service.sent.length = 0
  // Of a deletion without calls only the batch that removes the user has so many statements.
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

test('a new password whose answer is lost is announced once, by the scheduled run', async () => {
  const email = 'lost-password@example.com'
  using service = mailApi()
  const { DB, loseNext, hasLost } = losingAnswers(env.DB)
  const visitor = await createUser(email, { settings: { ...service.settings, DB } })
  service.sent.length = 0
  loseNext(2)
  const newPassword = 'five hens on a kettle'
  const body = new URLSearchParams({ currentPassword: PASSWORD, newPassword })
  await visitor.send('/page/change-password', { method: 'POST', body })
  takeErrors()
  expect([hasLost(), service.sent]).toEqual([true, []])
  const signIn = { email, password: newPassword }
  expect(await createVisitor().post('signIn', signIn)).toMatchObject({ kind: 'signed-in' })
  for (const minutes of [1, 3]) {
    await runScheduledAt(Date.now() + minutes * MINUTE_MS, service.settings)
  }
  expect(service.sent).toEqual([`${email}: ${NOTICE}`])
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
