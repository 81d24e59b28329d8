import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { serveMailApi } from '../support/mail-api.ts'
import { runScript } from '../support/operator.ts'
import { serveBuild } from '../support/serve.ts'

function subscribe(origin: string, email: string) {
  return fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': email },
    body: JSON.stringify({ email }),
  })
}

test('the mail API is tried three times with one key, and a failure is logged by its kind only', async () => {
  await using api = await serveMailApi()
  await using server = await serveBuild(api.settings)

  api.answers.push(500, 503)
  expect((await subscribe(server.origin, 'ada@example.com')).status).toBe(200)
  await expect.poll(() => api.delivered.size).toBe(1)
  expect(new Set(api.requests.map(({ key }) => key)).size).toBe(1)
  expect(api.requests).toHaveLength(3)
  expect(api.requests[2]?.body).toMatchObject({
    from: 'Larkline <hello@larkline.test>',
    to: ['ada@example.com'],
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })

  api.answers.push(500, 500, 422)
  expect((await subscribe(server.origin, 'grace@example.com')).status).toBe(200)
  await expect.poll(() => server.log()).toContain('mail.failed')
  expect(api.requests).toHaveLength(6)
  expect(server.log()).toMatch(/"kind":"newsletter-confirm","error":"MailRefused"/)
  expect(server.log()).not.toMatch(/@example\.com|re_test/)
})

test('what was acknowledged survives the death of the process', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkline-kill-'))
  try {
    await using server = await serveBuild({}, folder)
    const emails = Array.from({ length: 20 }, (_, index) => `kept${index}@example.com`)
    const answers = await Promise.all(emails.map((email) => subscribe(server.origin, email)))
    await server.kill()
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200))
    const { stdout } = await runScript('export', ['subscribers'], folder)
    for (const email of emails) expect(stdout).toContain(`\n${email},pending,`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
