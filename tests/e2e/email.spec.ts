import { serveMailApi } from '../support/mail-api.ts'
import { tablesThatHold } from '../support/rows.ts'
import { serveBuild } from '../support/serve.ts'
import { expect, test } from './site.ts'

function subscribe(origin: string, email: string) {
  return fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': email },
    body: JSON.stringify({ email }),
  })
}

test('a mail is sent with its idempotency key, a refused one is kept and logged only by kind, and no write is lost in a crash', async () => {
  await using api = await serveMailApi()
  await using server = await serveBuild(api.settings)

  expect((await subscribe(server.origin, 'ada@example.com')).status).toBe(200)
  await expect.poll(() => api.delivered.size).toBe(1)
  expect(api.requests[0]?.key).toMatch(/^[\da-f-]{36}$/)
  expect(api.requests[0]?.body).toMatchObject({
    from: 'Larkline <hello@larkline.test>',
    to: ['ada@example.com'],
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })

  api.answers.push(503)
  expect((await subscribe(server.origin, 'grace@example.com')).status).toBe(200)
  await expect.poll(() => server.log()).toContain('mail.failed')
  expect(server.log()).toMatch(/"kind":"newsletter-confirm","error":"MailRefused"/)
  expect(server.log()).not.toMatch(/@example\.com|re_test/)
  await expect
    .poll(() => tablesThatHold(server.database(), 'ada@example.com'))
    .toEqual(['subscribers'])
  expect(tablesThatHold(server.database(), 'grace@example.com')).toContain('outbox')

  await test.step('acknowledged writes survive a crash of the process', async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `kept${index}@example.com`)
    const answers = await Promise.all(emails.map((email) => subscribe(server.origin, email)))
    await server.kill()
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200))
    for (const email of emails) {
      expect(tablesThatHold(server.database(), email)).toContain('subscribers')
    }
  })
})
