import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { crons, runScheduled } from '#workers/scheduled.ts'

/** Runs the job that sends stored emails as if at a given time, with some settings changed. */
export async function runScheduledAt(nowMs: number, changes: object = {}): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs })
  try {
    const controller = { cron: crons.deliverOutbox, scheduledTime: nowMs }
    await runScheduled(controller, { ...env, ...changes })
  } finally {
    vi.useRealTimers()
  }
}
