import type { Claimed } from './claims.ts'

/** A question that owners ask, with its plain answer; `id` is its name in the chat's table. */
export type Faq = { id: string; question: string; answer: string } & Claimed
