import { countEvent } from '../http/counters.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/settings.ts'
import type { Settings } from '../env.ts'
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
import { send } from './transports.ts'

/** How many mails are sent at once: a Worker has six connections. */
const BATCH_COUNT = 5

/** How many batches one run sends; what is left waits for the next run. */
const BATCHES_MAX_COUNT = 20

/** What delivering needs of a request or of a scheduled run. */
export type Delivery = { env: AppEnv['Bindings']; settings: Settings; requestId: string }

/**
 * Sends the mails that are due, with `ids` only those. Each is taken before it is sent, removed once
 * it is sent, and put back with a growing pause when that fails.
 *
 * **Errors**: none of the transport's. Throws when D1 does; mails that were taken are due again a
 * minute later.
 */
export async function deliverOutbox(
  delivery: Delivery,
  ids: readonly string[] | null = null,
): Promise<void> {
  const db = delivery.env.DB
  let sentCount = 0
  for (let batch = 0; batch < BATCHES_MAX_COUNT; batch += 1) {
    const taken = await takeDueMails(db, { ids, maxCount: BATCH_COUNT, nowMs: Date.now() })
    const results = await Promise.all(taken.map((one) => deliver(delivery, one)))
    const batchSentCount = results.filter(Boolean).length
    sentCount += batchSentCount
    // When a whole batch fails the service is down: the others wait for the next run.
    if (taken.length < BATCH_COUNT || batchSentCount === 0) break
  }
  if (sentCount > 0) await tellOperator(delivery)
}

/** Gives up the mails that have expired, with a log line and a count for each. */
export async function giveUpExpired({ env, requestId }: Omit<Delivery, 'settings'>): Promise<void> {
  for (const { kind } of await giveUpMails(env.DB, Date.now())) {
    logEvent('error', 'mail.given-up', requestId, { kind })
    countEvent(env, requestId, 'mail', 'failed', `given-up ${kind}`)
  }
}

async function deliver(
  { env, settings, requestId }: Delivery,
  { mail, tryCount }: TakenMail,
): Promise<boolean> {
  const { kind, idempotencyKey } = mail
  try {
    await send(env, settings, mail)
  } catch (error) {
    // The transport's own words may repeat the address: only the error's name is safe.
    const name = error instanceof Error ? error.name : 'unknown'
    logEvent('error', 'mail.failed', requestId, { kind, error: name, tryCount })
    countEvent(env, requestId, 'mail', 'failed', kind)
    await postponeMail(env.DB, idempotencyKey, tryCount, Date.now())
    return false
  }
  logEvent('info', 'mail.sent', requestId, { kind })
  await removeMail(env.DB, idempotencyKey)
  return true
}

/** Mail works again: tells the operator what was given up while it did not. */
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
