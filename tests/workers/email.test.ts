import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { mailOn } from '#tests/support/newsletter.ts'
import type { Mail } from '#workers/email/mail.ts'
import { send } from '#workers/email/transports.ts'

const OFF = { EMAIL_FROM: null, RESEND_API_KEY: null, RESEND_BASE_URL: null }

const mail: Mail = {
  kind: 'test',
  idempotencyKey: 'key',
  to: 'ada@example.com',
  subject: 'Your call',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: { 'List-Unsubscribe': '<https://larkline.test/u>' },
  attachments: [{ filename: 'call.ics', contentType: 'text/calendar', content: 'BEGIN: é' }],
}

test('the email binding accepts our headers and attachments', async () => {
  await expect(send(env, OFF, mail)).resolves.toBeUndefined()
})

test('an attachment reaches the binding as bytes, since it takes a string for base64', async () => {
  const { mails, changes } = mailOn()
  await send({ EMAIL: changes.EMAIL as unknown as SendEmail }, OFF, mail)
  expect(mails[0]).toMatchObject({
    attachments: [
      {
        filename: 'call.ics',
        type: 'text/calendar',
        disposition: 'attachment',
        content: new TextEncoder().encode('BEGIN: é'),
      },
    ],
  })
})

test('a subject with line breaks cannot add a header', async () => {
  const { mails, changes } = mailOn()
  const subject = 'Call\r\nBcc: eve@example.com\u0000 now'
  await send({ EMAIL: changes.EMAIL as unknown as SendEmail }, OFF, { ...mail, subject })
  expect(mails[0]?.subject).toBe('Call Bcc: eve@example.com now')
})

test('the address of the mail API may end in a slash', async () => {
  using fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  const settings = { EMAIL_FROM: 'hello@larkline.test', RESEND_API_KEY: 're_test' }
  await send(env, { ...settings, RESEND_BASE_URL: 'https://mail.test/v1/' }, mail)
  expect(fetched.mock.calls[0]?.[0]).toBe('https://mail.test/v1/emails')
})

test('a binding that hangs fails a try after eight seconds, as the mail API does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let result = 'waiting'
    const EMAIL = { send: () => new Promise(() => undefined) } as unknown as SendEmail
    void send({ EMAIL }, OFF, mail).catch((error: Error) => (result = error.name))
    await vi.advanceTimersByTimeAsync(7999)
    expect(result).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(result).toBe('BindingTimeout')
  } finally {
    vi.useRealTimers()
  }
})
