import { brand } from '#app/site/brand.ts'
import { withTimeout } from '../http/with-timeout.ts'
import type { Settings } from '../settings.ts'
import type { Mail } from './mail.ts'

const DEFAULT_RESEND_URL = 'https://api.resend.com'

/** How long one attempt may take. The platform ends background work 30 s after the response. */
const SEND_TIMEOUT_MS = 8000

const encoder = new TextEncoder()

/** The settings that choose the transport. */
export type MailSettings = Pick<Settings, 'EMAIL_FROM' | 'RESEND_API_KEY' | 'RESEND_BASE_URL'>

/** The statuses by which the API refuses a single mail, such as for its address. */
const ABOUT_MAIL = [400, 413, 422]

/**
 * The mail API refused a mail.
 *
 * **Shape**: `status` is that of the answer, which the newsletter's command reads; `isAboutMail` means
 * that other mails may still be accepted.
 */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly status: number
  readonly isAboutMail: boolean

  constructor(status: number) {
    super(`The mail API answered ${status}.`)
    this.status = status
    this.isAboutMail = ABOUT_MAIL.includes(status)
  }
}

/**
 * Sends a mail by the configured transport: the Resend-compatible API if there is a key and a
 * sender, or else the platform's binding, which is simulated in local development.
 *
 * **Errors**: throws `MailRefused`, `BindingTimeout` if the binding takes too long, or what the transport throws.
 */
export async function send(
  env: Pick<Env, 'EMAIL'>,
  { EMAIL_FROM, RESEND_API_KEY, RESEND_BASE_URL }: MailSettings,
  given: Mail,
): Promise<void> {
  // A line break would end the header; a subject may hold what a visitor typed.
  const mail = { ...given, subject: given.subject.replace(/[\s\p{Cc}]+/gu, ' ').trim() }
  if (RESEND_API_KEY === null || EMAIL_FROM === null) {
    await sendByBinding(env.EMAIL, EMAIL_FROM ?? brand.email, mail)
  } else {
    const url = `${(RESEND_BASE_URL ?? DEFAULT_RESEND_URL).replace(/\/$/, '')}/emails`
    await sendByApi(url, RESEND_API_KEY, EMAIL_FROM, mail)
  }
}

async function sendByBinding(binding: SendEmail, from: string, mail: Mail): Promise<void> {
  const { to, subject, text, html, headers, attachments } = mail
  const sending = binding.send({
    from: { email: from, name: brand.name },
    to,
    subject,
    text,
    html,
    headers,
    attachments: attachments?.map(({ filename, contentType, content }) => ({
      disposition: 'attachment' as const,
      filename,
      type: contentType,
      // As bytes: the platform reads a string as base64.
      content: encoder.encode(content),
    })),
  })
  // It takes no signal. A run that waited longer than a mail is claimed for would see it sent by the next one too.
  await withTimeout(sending, 'The email binding', SEND_TIMEOUT_MS)
}

async function sendByApi(url: string, key: string, from: string, mail: Mail): Promise<void> {
  const { to, subject, text, html, headers, attachments } = mail
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': mail.idempotencyKey,
    },
    body: JSON.stringify({
      from: `${brand.name} <${from}>`,
      to: [to],
      subject,
      text,
      html,
      headers,
      attachments: attachments?.map(({ filename, contentType, content }) => ({
        filename,
        content_type: contentType,
        content: btoa(String.fromCharCode(...encoder.encode(content))),
      })),
    }),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new MailRefused(answer.status)
}
