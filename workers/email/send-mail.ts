import type { Context } from 'hono'
import { count } from '../http/counters.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'
import type { Settings } from '../env.ts'
import type { Mail } from './mail.ts'
import { send } from './transports.ts'

/** The pauses before the second and the third try. */
const RETRY_PAUSES_MS = [500, 3000]

/**
 * Whether mail goes out from here: an operator has set a sender, or this is a developer's machine,
 * where the platform's simulation writes each mail to disk.
 */
export function canSendMail(c: Context<AppEnv>): boolean {
  return c.get('settings').EMAIL_FROM !== null || isLocal(c)
}

/** The kinds of mail that this isolate has logged as not sent. */
const kindsTold = new Set<string>()

/**
 * Sends a mail in the background, and tries twice more when that fails; `onSent` runs once it is out.
 *
 * **Errors**: none: what asked for the mail succeeds without it. The log holds the mail's kind only.
 */
export function sendMail(c: Context<AppEnv>, mail: Mail, onSent?: () => Promise<void>): void {
  if (!canSendMail(c)) {
    // Once tells the operator; a line for each mail would only cost.
    if (!kindsTold.has(mail.kind)) {
      logEvent('info', 'mail.off', c.get('requestId'), { kind: mail.kind })
    }
    kindsTold.add(mail.kind)
    return
  }
  c.executionCtx.waitUntil(deliver(c, mail, onSent))
}

async function deliver(c: Context<AppEnv>, mail: Mail, onSent?: () => Promise<void>) {
  const { kind } = mail
  const requestId = c.get('requestId')
  try {
    await sendWithRetries(c.env, c.get('settings'), mail)
    logEvent('info', 'mail.sent', requestId, { kind })
  } catch (error) {
    // The transport's own words may repeat the address: only the error's name is safe.
    logEvent('error', 'mail.failed', requestId, { kind, error: nameOf(error) })
    count(c, 'mail', 'failed', kind)
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

function isLocal(c: Context<AppEnv>): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(c.get('url').hostname)
}
