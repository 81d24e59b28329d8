import type { SubscriberStatus } from '#app/context.ts'
import { base64Url } from '../http/hmac.ts'
import type { Limit } from '../http/limit.ts'
import { retryWrite } from '../http/retry-write.ts'

/** Confirmation mails that one visitor can cause. */
export const mailLimit: Limit = { name: 'newsletter-mail', maxCount: 5, windowSec: 3600 }

/** An address gets no second confirmation mail within this time. */
const MAIL_PAUSE_MS = 24 * 3600 * 1000

/** How long whoever claimed the mail has to send it, retries included, before another may. */
const MAIL_CLAIM_MS = 60_000

const TOKEN_BYTES = 24

/** Consent as it was given. **Shape**: `page` is the path of the page with the box. */
export type Ask = { email: string; page: string; wordingVersion: number; visitor: string }

/** What came of an ask; `mail` is what to send now, or null when one is under way or was sent. */
export type AskResult =
  | { kind: 'kept'; mail: { key: string; token: string; status: SubscriberStatus } | null }
  | { kind: 'limited'; retryAfterSec: number }

// Of a row: ?2 now, ?3 whether mail can be sent. What needs no mail (again) counts against no limit.
const NEEDS_NOTHING = `?3 = 0 or mailed_at_ms > ?2 - ${MAIL_PAUSE_MS} or mail_claimed_at_ms > ?2 - ${MAIL_CLAIM_MS}`

// Counts one past the limit, so that the next statement can tell the last allowed from the first refused.
const COUNT = `insert into limits (name, key, ends_at_sec, taken_count)
  select ?4, ?5, ?6, 1
  where not exists (select 1 from subscribers where email = ?1 and (${NEEDS_NOTHING}))
  on conflict (name, key, ends_at_sec) do update set taken_count = taken_count + 1
  where taken_count <= ?7`

// Over the limit every address is refused: were the known ones let through, it would tell them apart.
const KEEP = `insert into subscribers (
    email, status, token, asked_at_ms, page, wording_version, mail_key, mail_claimed_at_ms)
  select ?1, 'pending', ?8, ?2, ?9, ?10, iif(?3, ?11, null), iif(?3, ?2, null)
  where not exists (
    select 1 from limits where name = ?4 and key = ?5 and ends_at_sec = ?6 and taken_count > ?7)
  on conflict (email) do update set
    status = iif(status = 'unsubscribed', 'pending', status),
    asked_at_ms = iif(status = 'confirmed', asked_at_ms, excluded.asked_at_ms),
    page = iif(status = 'confirmed', page, excluded.page),
    wording_version = iif(status = 'confirmed', wording_version, excluded.wording_version),
    mail_key = iif(${NEEDS_NOTHING}, mail_key, excluded.mail_key),
    mail_claimed_at_ms = iif(${NEEDS_NOTHING}, mail_claimed_at_ms, excluded.mail_claimed_at_ms)
  returning status, token, mail_key`

/**
 * Keeps an address that asked for the newsletter, and decides in the same transaction whether it
 * gets a mail: of many at once one does, and a visitor's limit is exact.
 *
 * **Errors**: throws when D1 does, after retries. Run twice it leaves the same row.
 */
export async function keepAsk(
  db: D1Database,
  { email, page, wordingVersion, visitor }: Ask,
  canSend: boolean,
  nowMs = Date.now(),
): Promise<AskResult> {
  const nowSec = Math.floor(nowMs / 1000)
  const endsAtSec = (Math.floor(nowSec / mailLimit.windowSec) + 1) * mailLimit.windowSec
  const key = crypto.randomUUID()
  const shared = [
    email,
    nowMs,
    Number(canSend),
    mailLimit.name,
    visitor,
    endsAtSec,
    mailLimit.maxCount,
  ]
  const results = await retryWrite(() =>
    db.batch<{ status: SubscriberStatus; token: string; mail_key: string | null }>([
      db.prepare(COUNT).bind(...shared),
      db.prepare(KEEP).bind(...shared, newToken(), page, wordingVersion, key),
    ]),
  )
  const row = results[1]?.results[0]
  if (!row) return { kind: 'limited', retryAfterSec: endsAtSec - nowSec }
  const { status, token } = row
  return { kind: 'kept', mail: row.mail_key === key ? { key, token, status } : null }
}

/**
 * Notes that the mail of this key went out: from now on the address gets none for a day.
 *
 * By the token too, which has an index; the key alone would have every row read.
 */
export async function markMailed(
  db: D1Database,
  { key, token }: { key: string; token: string },
  nowMs = Date.now(),
): Promise<void> {
  await retryWrite(() =>
    db
      .prepare('update subscribers set mailed_at_ms = ?3 where token = ?2 and mail_key = ?1')
      .bind(key, token, nowMs)
      .run(),
  )
}

/** Where the address with this token stands, or null when there is none. */
export async function findStatus(db: D1Database, token: string): Promise<SubscriberStatus | null> {
  const row = await db
    .prepare('select status from subscribers where token = ?1')
    .bind(token)
    .first<{ status: SubscriberStatus }>()
  return row?.status ?? null
}

/** Confirms a pending address. One that has unsubscribed since stays so: an old link revives nothing. */
export async function confirm(db: D1Database, token: string, nowMs = Date.now()): Promise<void> {
  await retryWrite(() =>
    db
      .prepare(
        `update subscribers set status = 'confirmed', confirmed_at_ms = ?2, unsubscribed_at_ms = null
         where token = ?1 and status = 'pending'`,
      )
      .bind(token, nowMs)
      .run(),
  )
}

/** Takes an address off the list, whatever it was; again changes nothing. */
export async function unsubscribe(
  db: D1Database,
  token: string,
  nowMs = Date.now(),
): Promise<void> {
  await retryWrite(() =>
    db
      .prepare(
        `update subscribers set status = 'unsubscribed', unsubscribed_at_ms = ?2
         where token = ?1 and status <> 'unsubscribed'`,
      )
      .bind(token, nowMs)
      .run(),
  )
}

function newToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}
