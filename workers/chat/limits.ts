import type { Limit } from '../http/limit.ts'

/** `aloneMaxCount` holds while KV cannot say what other machines have let through. */
export type VisitorLimit = Limit & { aloneMaxCount: number }

/** How much one visitor may ask. The first stops a script, the second a bored evening. */
export const visitorLimits: readonly VisitorLimit[] = [
  { name: 'five-minutes', maxCount: 20, aloneMaxCount: 12, windowSec: 5 * 60 },
  { name: 'day', maxCount: 100, aloneMaxCount: 60, windowSec: 24 * 60 * 60 },
]

/**
 * The window of the platform's own limiter, `CHAT_BURST` in wrangler.toml: it says when it is over,
 * not for how long.
 */
export const BURST_WINDOW_SEC = 10

/**
 * What the whole site may ask of the model in a day (UTC): the cap on the bill, exact to the one.
 * Once it is spent, the site answers by itself.
 */
export const dayTotal: Limit = { name: 'chat-day', maxCount: 5000, windowSec: 24 * 60 * 60 }

/** What one answer may cost, and how long each part of it may take. */
export const modelLimits = {
  maxTokens: 120,
  /** From asking to the first piece of the answer. */
  firstByteMs: 10_000,
  betweenChunksMs: 10_000,
  totalMs: 30_000,
} as const

/** The limits of one answer, as a test may shorten them. */
export type ModelLimits = { readonly [Name in keyof typeof modelLimits]: number }
