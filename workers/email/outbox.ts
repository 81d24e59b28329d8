import { DAY_MS, MINUTE_MS } from '#app/rules/time-units.ts'
import { retryWrite } from '../http/retry-write.ts'
import type { Mail } from './mail.ts'

/** How long sending a mail is retried, unless the mail sets its own time. */
const GIVE_UP_AFTER_MS = DAY_MS

/** How long a claimed mail stays claimed before another run may send it. */
const CLAIM_MS = MINUTE_MS

/** The pause after the first failure. It doubles with each failure, up to the maximum. */
const FIRST_PAUSE_MS = MINUTE_MS
const LONGEST_PAUSE_MS = 120 * MINUTE_MS

/** A mail taken from the outbox, with the number of attempts. */
export type TakenMail = { mail: Mail; tryCount: number }

/**
 * The statement that stores a mail, for the same D1 `batch()` as the write that it announces.
 *
 * **Shape**: with `ifChanged` the mail is stored only if the statement before it in the batch
 * changed a row; for several mails that may be the statement that stores the one before. A write
 * that is retried after a lost connection is then announced once.
 */
export function outboxStatement(
  db: D1Database,
  mail: Mail,
  { ifChanged = false, nowMs = Date.now() } = {},
): D1PreparedStatement {
  const { idempotencyKey, kind, about, to, expiresAtMs = nowMs + GIVE_UP_AFTER_MS } = mail
  return db
    .prepare(
      `insert into outbox (id, kind, email, mail, created_at_ms, due_at_ms, expires_at_ms)
       select ?1, ?2, ?3, ?4, ?5, ?5, ?6 where ${ifChanged ? 'changes() > 0' : 'true'}
       on conflict (id) do nothing`,
    )
    .bind(idempotencyKey, kind, about ?? to, JSON.stringify(mail), nowMs, expiresAtMs)
}

/**
 * Claims the mails that are due, oldest first, for a minute, so that no other run sends them; with
 * `ids`, only those.
 */
export async function takeDueMails(
  db: D1Database,
  { ids, maxCount, nowMs }: { ids: readonly string[] | null; maxCount: number; nowMs: number },
): Promise<TakenMail[]> {
  const { results } = await db
    .prepare(
      `update outbox set due_at_ms = ?1 + ${CLAIM_MS}, try_count = try_count + 1
       where id in (
         select id from outbox
         where given_up_at_ms is null and due_at_ms <= ?1 and expires_at_ms > ?1
         and (?2 is null or id in (select value from json_each(?2)))
         order by due_at_ms limit ?3)
       returning mail, try_count`,
    )
    .bind(nowMs, ids && JSON.stringify(ids), maxCount)
    .all<{ mail: string; try_count: number }>()
  return results.map(({ mail, try_count }) => ({
    mail: JSON.parse(mail) as Mail,
    tryCount: try_count,
  }))
}

/** Removes a sent mail. */
export async function removeMail(db: D1Database, id: string): Promise<void> {
  await retryWrite(() => db.prepare('delete from outbox where id = ?1').bind(id).run())
}

/** Puts back a mail that couldn't be sent, unless another run has claimed it since. */
export async function postponeMail(
  db: D1Database,
  id: string,
  tryCount: number,
  nowMs: number,
): Promise<void> {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (tryCount - 1), LONGEST_PAUSE_MS)
  await retryWrite(() =>
    db
      .prepare(
        `update outbox set due_at_ms = min(?3, expires_at_ms) where id = ?1 and try_count = ?2`,
      )
      .bind(id, tryCount, nowMs + pauseMs)
      .run(),
  )
}

/** Gives up expired mails: erases text and address, and keeps the kind. */
export async function giveUpMails(db: D1Database, nowMs: number): Promise<{ kind: string }[]> {
  const { results } = await db
    .prepare(
      `update outbox set given_up_at_ms = ?1, mail = '', email = ''
       where given_up_at_ms is null and expires_at_ms <= ?1 and due_at_ms <= ?1
       returning kind`,
    )
    .bind(nowMs)
    .all<{ kind: string }>()
  return results
}

/** Counts the given-up mails that weren't reported yet, by kind. */
export async function countGivenUp(
  db: D1Database,
): Promise<{ kind: string; count: number; untilMs: number }[]> {
  const { results } = await db
    .prepare(
      `select kind, count(*) as count, max(given_up_at_ms) as untilMs from outbox
       where given_up_at_ms is not null group by kind order by kind`,
    )
    .all<{ kind: string; count: number; untilMs: number }>()
  return results
}

/** The statement that deletes the records of mails that were given up until a time. */
export function forgetGivenUp(db: D1Database, untilMs: number): D1PreparedStatement {
  return db.prepare('delete from outbox where given_up_at_ms <= ?1').bind(untilMs)
}
