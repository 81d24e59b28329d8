import type { Moment } from './trial.ts'

const SEED_COUNT = 1_000_000

/** The present moment in London, and another diary for each call. */
export function newMoment(): Moment {
  // Swedish dates are ISO 8601 except for the space.
  const now = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/London' })
  return {
    now: now.slice(0, 16).replace(' ', 'T'),
    seed: Math.floor(Math.random() * SEED_COUNT),
  }
}
