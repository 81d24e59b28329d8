import { cleanUp } from './cleanup/cleanup.ts'
import { deliverOutbox, giveUpExpired } from './email/deliver-outbox.ts'
import { readSettings } from './settings.ts'
import { logEvent } from './http/request-log.ts'

/** When each job runs, in UTC; `[triggers]` in `wrangler.toml` names the same times. */
export const crons = { cleanUp: '17 3 * * *', deliverOutbox: '* * * * *' } as const

const REQUEST_ID = 'scheduled'

/** Runs the job that is due: the nightly clean-up, or the mails that are still to be sent. */
export async function runScheduled(
  { cron, scheduledTime }: Pick<ScheduledController, 'cron' | 'scheduledTime'>,
  env: Env,
): Promise<void> {
  const result = readSettings(env)
  if (cron === crons.cleanUp) {
    const sendsMail = result.kind === 'valid' && result.settings.EMAIL_FROM !== null
    return await cleanUp(env.DB, scheduledTime, { sendsMail })
  }
  if (result.kind === 'invalid') {
    logEvent('error', 'settings.invalid', REQUEST_ID, { keys: result.keys })
    return
  }
  const delivery = { env, settings: result.settings, requestId: REQUEST_ID }
  await giveUpExpired(delivery)
  // Unsetting EMAIL_FROM turns mail off, for what is still waiting too.
  if (result.settings.EMAIL_FROM !== null) await deliverOutbox(delivery)
}
