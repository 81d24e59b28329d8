import type { Context } from 'hono'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Answer } from './answers/answer.ts'
import { topics } from './answers/topics/topics.ts'

/** What is counted: how answers ended, and how visitors rated them. */
export type ChatOutcome = Answer['outcome'] | 'up' | 'down'

/**
 * What can be counted: a topic's id, or the outcome where none matched. An arbitrary text could carry a
 * visitor's words into the counts.
 */
export const countedTopics: ReadonlySet<string> = new Set([
  ...topics.map(({ id }) => id),
  ...(['offered', 'unknown', 'danger', 'language'] satisfies Answer['outcome'][]),
])

/** Adds one to a day's count, never storing the question; the answer doesn't wait for it. */
export function countAnswer(c: Context<AppEnv>, topic: string, outcome: ChatOutcome): void {
  const report = (error: unknown) =>
    logEvent('error', 'chat.count-failed', c.get('requestId'), { error: String(error) })
  c.executionCtx.waitUntil(addOne(c.env.DB, topic, outcome).catch(report))
}

async function addOne(db: D1Database, topic: string, outcome: ChatOutcome): Promise<void> {
  await db
    .prepare(
      `insert into chat_counts (day, topic, outcome, total_count) values (?1, ?2, ?3, 1)
       on conflict (day, topic, outcome) do update set total_count = total_count + 1`,
    )
    .bind(new Date().toISOString().slice(0, 10), topic, outcome)
    .run()
}

/** Stores a question with its visitor's consent, for the period that /privacy names. */
export async function keepQuestion(
  db: D1Database,
  topic: string,
  question: string,
  nowMs = Date.now(),
): Promise<void> {
  await db
    .prepare('insert into chat_questions (topic, question, kept_at_ms) values (?1, ?2, ?3)')
    .bind(topic, question, nowMs)
    .run()
}
