import type { Claimed } from './claims.ts'

/** A question that owners ask, with its plain answer. */
export type Faq = { question: string; answer: string } & Claimed
