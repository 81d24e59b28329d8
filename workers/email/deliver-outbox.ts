import { countEvent } from '../http/counters.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Settings } from '../settings.ts'
import type { Mail } from './mail.ts'
import { givenUpMail } from './given-up-mail.ts'
import {
  countGivenUp,
  forgetGivenUp,
  giveUpMails,
  outboxStatement,
  postponeMail,
  removeMail,
  takeDueMails,
  type TakenMail,
} from './outbox.ts'
import { MailRefused, send } from './transports.ts'

/** How many mails are sent at once. A Worker can open six connections. */
const BATCH_COUNT = 5

/** How many batches one run sends. The rest waits for the next run. */
const BATCHES_MAX_COUNT = 20

/** What delivery needs from a request or a scheduled run. */
export type Delivery = { env: AppEnv['Bindings']; settings: Settings; requestId: string }

/**
 * Sends the mails that are due, or only those in `ids`. Each is claimed, sent and then deleted; if
 * sending fails, it is put back with a growing pause.
 *
 * **Errors**: throws when D1 does, never for the transport. Claimed mails are due again after a
 * minute.
 */
export async function deliverOutbox(
  delivery: Delivery,
  ids: readonly string[] | null = null,
): Promise<void> {
  const db = delivery.env.DB
  let isAnySent = false
  for (let batch = 0; batch < BATCHES_MAX_COUNT; batch += 1) {
    const taken = await takeDueMails(db, { ids, maxCount: BATCH_COUNT, nowMs: Date.now() })
    const results = await Promise.all(taken.map((one) => deliver(delivery, one)))
    isAnySent ||= results.includes('sent')
    // When a whole batch fails the service is down: the others wait for the next run.
    const isDown = results.every((result) => result === 'failed')
    if (taken.length < BATCH_COUNT || isDown) break
  }
  if (isAnySent) await tellOperator(delivery)
}

/** Gives up expired mails, with a log line and a count for each. */
export async function giveUpExpired({ env, requestId }: Omit<Delivery, 'settings'>): Promise<void> {
  for (const { kind } of await giveUpMails(env.DB, Date.now())) {
    logEvent('error', 'mail.given-up', requestId, { kind })
    countEvent(env, requestId, 'mail', 'failed', `given-up ${kind}`)
  }
}

async function deliver(
  { env, settings, requestId }: Delivery,
  { mail, tryCount }: TakenMail,
): Promise<'sent' | 'refused' | 'failed'> {
  const { kind, idempotencyKey } = mail
  try {
    await send(env, settings, mail)
  } catch (error) {
    // Logs only the error's name, because its message may contain the address.
    const name = error instanceof Error ? error.name : 'unknown'
    const status = error instanceof MailRefused ? { status: error.status } : {}
    logEvent('error', 'mail.failed', requestId, { kind, error: name, ...status, tryCount })
    countEvent(env, requestId, 'mail', 'failed', kind)
    await postponeMail(env.DB, idempotencyKey, tryCount, Date.now())
    return error instanceof MailRefused && error.isAboutMail ? 'refused' : 'failed'
  }
  logEvent('info', 'mail.sent', requestId, { kind })
  await removeMail(env.DB, idempotencyKey)
  return 'sent'
}

/** Tells the operator which mails were given up while sending failed. */
async function tellOperator(delivery: Delivery): Promise<void> {
  const { env, settings } = delivery
  const kinds = await countGivenUp(env.DB)
  if (kinds.length === 0) return
  const untilMs = Math.max(...kinds.map((kind) => kind.untilMs))
  const to = settings.OPERATOR_EMAIL
  const notice: Mail | null = to === null ? null : givenUpMail(to, kinds, untilMs)
  await env.DB.batch([
    ...(notice ? [outboxStatement(env.DB, notice)] : []),
    forgetGivenUp(env.DB, untilMs),
  ])
  if (notice) await deliverOutbox(delivery, [notice.idempotencyKey])
}
