import type { Context } from 'hono'
import { logEvent } from '../http/request-log.ts'
import { retryWrite } from '../http/retry-write.ts'
import type { AppEnv } from '../http/app-env.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import type { Mail } from './mail.ts'
import { outboxStatement } from './outbox.ts'

/**
 * Whether mail can be sent: a sender is set, or this is local development, where the platform's
 * simulation writes each mail to disk.
 */
export function canSendMail(c: Context<AppEnv>): boolean {
  return c.get('settings').EMAIL_FROM !== null || isLocal(c)
}

/**
 * The statements that store mails if the write they announce changed a row. Put them straight after
 * that write in one D1 `batch()`. Empty if mail is off.
 *
 * Call `deliverSoon` with the same mails once the batch is done.
 */
export function announce(c: Context<AppEnv>, mails: readonly Mail[]): D1PreparedStatement[] {
  if (!canSendMail(c)) return []
  return mails.map((mail) => outboxStatement(c.env.DB, mail, { ifChanged: true }))
}

/** Sends stored mails in the background. The next scheduled run retries failures. */
export function deliverSoon(c: Context<AppEnv>, mails: readonly Mail[]): void {
  if (mails.length === 0) return
  if (canSendMail(c)) c.executionCtx.waitUntil(deliver(c, mails))
  else for (const { kind } of mails) tellOff(c, kind)
}

/** Stores a mail without a related write, and sends it in the background. */
export async function sendMail(c: Context<AppEnv>, mail: Mail): Promise<void> {
  if (canSendMail(c)) await retryWrite(() => c.env.DB.batch([outboxStatement(c.env.DB, mail)]))
  deliverSoon(c, [mail])
}

/** Takes as long as `sendMail` but sends nothing: stores and removes the mail in one batch. */
export async function storeAndForget(c: Context<AppEnv>, mail: Mail): Promise<void> {
  if (!canSendMail(c)) return
  const db = c.env.DB
  const remove = db.prepare('delete from outbox where id = ?1').bind(mail.idempotencyKey)
  await retryWrite(() => db.batch([outboxStatement(db, mail), remove]))
}

/** Sends stored mails. Logs a failure, because nothing awaits the result. */
async function deliver(c: Context<AppEnv>, mails: readonly Mail[]): Promise<void> {
  const delivery = { env: c.env, settings: c.get('settings'), requestId: c.get('requestId') }
  const ids = mails.map(({ idempotencyKey }) => idempotencyKey)
  try {
    await deliverOutbox(delivery, ids)
  } catch (error) {
    logEvent('error', 'outbox.failed', c.get('requestId'), { error: String(error) })
  }
}

/** The kinds of mail that this isolate has already logged as not sent. */
const kindsTold = new Set<string>()

/** Logs each kind once: a line for every mail would only add cost. */
function tellOff(c: Context<AppEnv>, kind: string): void {
  if (!kindsTold.has(kind)) logEvent('info', 'mail.off', c.get('requestId'), { kind })
  kindsTold.add(kind)
}

function isLocal(c: Context<AppEnv>): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(c.get('url').hostname)
}
