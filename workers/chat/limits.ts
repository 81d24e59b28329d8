import type { Limit } from '../http/limits.ts'

/** `aloneMaxCount` is the stricter limit per isolate, used while KV is unavailable. */
export type VisitorLimit = Limit & { aloneMaxCount: number }

/** How much one visitor may ask. The first stops scripts; the second one visitor asking all evening. */
export const visitorLimits: readonly VisitorLimit[] = [
  { name: 'five-minutes', maxCount: 20, aloneMaxCount: 12, windowSec: 5 * 60 },
  { name: 'day', maxCount: 100, aloneMaxCount: 60, windowSec: 24 * 60 * 60 },
]

/** The window of the platform's own limiter, `CHAT_BURST` in wrangler.toml, which doesn't tell it. */
export const BURST_WINDOW_SEC = 10

/** How long an answer waits for KV before it goes on without. */
export const KV_WAIT_MS = 300
