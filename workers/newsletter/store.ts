import { DAY_MS } from '#app/rules/time-units.ts'
import type { SubscriberStatus } from '#app/context.ts'
import { base64Url } from '../http/hmac.ts'
import { limits, windowEndSec } from '../http/limits.ts'
import { retryWrite } from '../http/retry-write.ts'

/** How many confirmation mails one visitor can cause. */
const mailLimit = limits.newsletterMails

/** The limits' rows that record which addresses a visitor has entered. */
const ASKED_NAME = 'newsletter-asked'

/** An address gets no second confirmation mail within this time. */
const MAIL_PAUSE_MS = DAY_MS

const TOKEN_BYTES = 24

/**
 * Consent as it was given. **Shape**: `page` is the path of the page with the box; `userId` is null
 * for a signed-out visitor; `visitorAddress` is a keyed hash of visitor and address.
 */
export type Ask = {
  email: string
  page: string
  wordingVersion: number
  visitor: string
  visitorAddress: string
  userId: string | null
}

/** Whether a sign-up was stored. */
export type AskResult = { kind: 'kept' } | { kind: 'limited'; retryAfterSec: number }

/** A subscription as its mail needs it, even before it is stored. */
export type Subscription = { status: SubscriberStatus; token: string }

// Whether a row needs no mail. `?2` is the time now, `?3` whether mail can be sent.
const NEEDS_NOTHING = `?3 = 0 or coalesce(mailed_at_ms, 0) > ?2 - ${MAIL_PAUSE_MS}`

// Counts each address that a visitor asks for once, whether it needs a mail or not: otherwise the
// limit would tell which addresses were mailed. The count stops one above the limit: at the limit
// the last sign-up was allowed, above it `IS_ALLOWED` refuses.
const COUNT = `insert into limits (name, key, ends_at_sec, taken_count)
  select ?4, ?5, ?6, 1
  where not exists (
    select 1 from limits where name = '${ASKED_NAME}' and key = ?8 and ends_at_sec = ?6)
  on conflict (name, key, ends_at_sec) do update set taken_count = taken_count + 1
  where taken_count <= ?7`

const NOTE_ASKED = `insert into limits (name, key, ends_at_sec, taken_count)
  values ('${ASKED_NAME}', ?1, ?2, 1) on conflict do nothing`

// Over the limit every address is refused: allowing known ones would reveal them.
const IS_ALLOWED = `not exists (
  select 1 from limits where name = ?4 and key = ?5 and ends_at_sec = ?6 and taken_count > ?7)`

// The signed-in user is recorded for known and unknown addresses alike, for their download.
const KEEP = `insert into subscribers (
    email, status, token, asked_at_ms, page, wording_version, asked_by_user_id)
  select ?1, 'pending', ?8, ?2, ?9, ?10, ?11 where ${IS_ALLOWED}
  on conflict (email) do update set
    status = iif(status = 'unsubscribed', 'pending', status),
    asked_at_ms = iif(status = 'confirmed', asked_at_ms, excluded.asked_at_ms),
    page = iif(status = 'confirmed', page, excluded.page),
    wording_version = iif(status = 'confirmed', wording_version, excluded.wording_version),
    asked_by_user_id = coalesce(excluded.asked_by_user_id, asked_by_user_id)
  returning status`

// Changes a row only if its mail is due, because the next statement stores it.
const MAIL = `update subscribers set mailed_at_ms = ?2
  where email = ?1 and token = ?8 and not (${NEEDS_NOTHING}) and ${IS_ALLOWED}`

/** The subscription of an address, or what it will be once it is stored. */
export async function findSubscription(db: D1Database, email: string): Promise<Subscription> {
  const row = await db
    .prepare('select status, token from subscribers where email = ?1')
    .bind(email)
    .first<Subscription>()
  return row ?? { status: 'pending', token: newToken() }
}

/**
 * Stores an address that signed up, and decides in the same transaction whether it gets a mail,
 * which `mail` stores. Of many requests at once only one sends a mail, and a visitor's limit is
 * exact.
 *
 * **Shape**: `mail` is empty if mail is off; it was written for the subscription of `token`.
 * **Errors**: throws when D1 does, after retries. Run twice it leaves the same rows.
 */
export async function keepAsk(
  db: D1Database,
  { email, page, wordingVersion, visitor, visitorAddress, userId }: Ask,
  token: string,
  mail: readonly D1PreparedStatement[],
  nowMs = Date.now(),
): Promise<AskResult> {
  const nowSec = Math.floor(nowMs / 1000)
  const endsAtSec = windowEndSec(mailLimit, nowMs)
  const canSend = Number(mail.length > 0)
  const { name, maxCount } = mailLimit
  const shared = [email, nowMs, canSend, name, visitor, endsAtSec, maxCount]
  const results = await retryWrite(() =>
    db.batch([
      db.prepare(COUNT).bind(...shared, visitorAddress),
      db.prepare(NOTE_ASKED).bind(visitorAddress, endsAtSec),
      db.prepare(KEEP).bind(...shared, token, page, wordingVersion, userId),
      db.prepare(MAIL).bind(...shared, token),
      ...mail,
    ]),
  )
  return results[2]?.results.length
    ? { kind: 'kept' }
    : { kind: 'limited', retryAfterSec: endsAtSec - nowSec }
}

/** The status of the address with this token, or null. */
export async function findStatus(db: D1Database, token: string): Promise<SubscriberStatus | null> {
  const row = await db
    .prepare('select status from subscribers where token = ?1')
    .bind(token)
    .first<{ status: SubscriberStatus }>()
  return row?.status ?? null
}

/** Confirms a pending address. One that has unsubscribed since stays unsubscribed. */
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

/**
 * Unsubscribes an address, whatever its status. Safe to repeat.
 *
 * After that, signing up again sends a mail at once, because the answer promises one.
 */
export async function unsubscribe(
  db: D1Database,
  token: string,
  nowMs = Date.now(),
): Promise<void> {
  await retryWrite(() =>
    db
      .prepare(
        `update subscribers set status = 'unsubscribed', unsubscribed_at_ms = ?2, mailed_at_ms = null
         where token = ?1 and status <> 'unsubscribed'`,
      )
      .bind(token, nowMs)
      .run(),
  )
}

function newToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}
