import type { Context } from 'hono'
import { brand } from '#app/site/brand.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'
import type { Settings } from '../env.ts'
import type { Mail } from './mail.ts'

const RESEND_BASE_URL = 'https://api.resend.com'
const LOCAL_SENDER = 'hello@larkline.example'

const encoder = new TextEncoder()

/** Three tries and two pauses: the platform ends background work 30 s after the answer. */
const SEND_TIMEOUT_MS = 8000

/** The pauses before the second and the third try. */
const RETRY_PAUSES_MS = [500, 3000]

/**
 * Whether mail goes out from here: an operator has set a sender, or this is a developer's machine,
 * where the platform's simulation writes each mail to disk.
 */
export function canSendMail(c: Context<AppEnv>): boolean {
  return c.var.settings.EMAIL_FROM !== null || isLocal(c)
}

/**
 * Sends a mail in the background, and tries twice more when that fails; `onSent` runs once it is out.
 *
 * **Errors**: none: what asked for the mail succeeds without it. The log holds the mail's kind only.
 */
export function sendMail(c: Context<AppEnv>, mail: Mail, onSent?: () => Promise<void>): void {
  if (!canSendMail(c)) {
    logEvent('info', 'mail.off', c.var.requestId, { kind: mail.kind })
    return
  }
  c.executionCtx.waitUntil(deliver(c, mail, onSent))
}

async function deliver(c: Context<AppEnv>, mail: Mail, onSent?: () => Promise<void>) {
  const { kind } = mail
  const { requestId, settings } = c.var
  try {
    await sendWithRetries(c.env, settings, mail)
    logEvent('info', 'mail.sent', requestId, { kind })
  } catch (error) {
    // The transport's own words may repeat the address: only the error's name is safe.
    logEvent('error', 'mail.failed', requestId, { kind, error: nameOf(error) })
    return
  }
  await onSent?.().catch((error: unknown) => {
    logEvent('error', 'mail.not-noted', requestId, { kind, error: nameOf(error) })
  })
}

async function sendWithRetries(env: Env, settings: Settings, mail: Mail): Promise<void> {
  for (const pauseMs of RETRY_PAUSES_MS) {
    try {
      return await send(env, settings, mail)
    } catch {
      await new Promise((done) => setTimeout(done, pauseMs))
    }
  }
  await send(env, settings, mail)
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

/** Hands a mail to the transport that the settings choose. **Errors**: throws what the transport does. */
async function send(env: Env, settings: Settings, mail: Mail): Promise<void> {
  const { to, text, html, headers, attachments } = mail
  // A line break would end the header; what names the mail may hold what a visitor typed.
  const subject = mail.subject.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const address = settings.EMAIL_FROM ?? LOCAL_SENDER
  if (settings.RESEND_API_KEY === null || settings.EMAIL_FROM === null) {
    await env.EMAIL.send({
      from: { email: address, name: brand.name },
      to,
      subject,
      text,
      html,
      headers,
      attachments: attachments?.map(({ filename, contentType, content }) => ({
        disposition: 'attachment' as const,
        filename,
        type: contentType,
        // As bytes: the platform takes a string for base64.
        content: encoder.encode(content),
      })),
    })
    return
  }
  const answer = await fetch(`${settings.RESEND_BASE_URL ?? RESEND_BASE_URL}/emails`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${settings.RESEND_API_KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': mail.idempotencyKey,
    },
    body: JSON.stringify({
      from: `${brand.name} <${address}>`,
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
  if (!answer.ok) throw new Error(`The mail API answered ${answer.status}.`)
}

function isLocal(c: Context<AppEnv>): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(c.req.url).hostname)
}
