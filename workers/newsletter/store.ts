import { DAY_MS } from '#app/rules/time-units.ts'
import type { SubscriberStatus } from '#app/context.ts'
import { base64Url } from '../http/hmac.ts'
import { limits, ofNetwork, type Policy } from '../http/limit-policies.ts'
import { countIfChanged, windowEndSec, type Counted } from '../http/limits.ts'
import { retryWrite } from '../http/retry-write.ts'

/** How many confirmation mails one visitor can cause. */
const mailLimit = limits.newsletterMails
const networkLimit = ofNetwork(mailLimit)
const visitorDayLimit = limits.newsletterDayOfVisitor
const networkDayLimit = ofNetwork(visitorDayLimit)
const mailboxLimit = limits.newsletterMailsOfMailbox
const siteLimit = limits.newsletterMailsOfSite

/** The key that the whole site is counted under. */
const SITE = 'site'

/** The limits' rows that record which addresses a visitor has entered. */
const ASKED_NAME = 'newsletter-asked'

/** An address gets no second confirmation mail within this time. */
const MAIL_PAUSE_MS = DAY_MS

const TOKEN_BYTES = 24

/**
 * Consent as it was given. **Shape**: `page` is the path of the page with the box; `userId` is null
 * for a signed-out visitor; `network` is null without IPv6; `mailbox` is a keyed hash of all spellings of
 * the address, `visitorAddress` of visitor and address.
 */
export type Ask = {
  email: string
  page: string
  wordingVersion: number
  visitor: string
  network: string | null
  mailbox: string
  visitorAddress: string
  userId: string | null
}

/**
 * Whether a sign-up was stored. **Shape**: `isDaySpent` is true for the sign-up that uses up the site's
 * day. A refused one is `limited` for the hour, `limited-today` for the visitor's day, `full` for the site's.
 */
export type AskResult =
  | { kind: 'kept'; isDaySpent: boolean }
  | { kind: 'limited' | 'limited-today' | 'full'; retryAfterSec: number }

/** A subscription as its mail needs it, even before it is stored. */
export type Subscription = { status: SubscriberStatus; token: string }

// Whether a row needs no mail. `?2` is the time now, `?3` whether mail can be sent.
const NEEDS_NOTHING = `?3 = 0 or coalesce(mailed_at_ms, 0) > ?2 - ${MAIL_PAUSE_MS}`

// The counts stop one above a limit: at the limit the last sign-up was allowed, above it everything is
// refused. `?4` is the visitor, `?5` the network, `?6` the end of the hour, `?7` of the day.
const isOver = (policy: Policy, key: string, endsAtSec: string) => `exists (
  select 1 from limits where name = '${policy.name}' and key = ${key} and ends_at_sec = ${endsAtSec}
  and taken_count > ${policy.maxCount})`
const IS_SITE_OVER = isOver(siteLimit, `'${SITE}'`, '?7')
const IS_BEYOND_HOUR_OVER = `(${isOver(visitorDayLimit, '?4', '?7')} or ${isOver(networkLimit, '?5', '?6')}
  or ${isOver(networkDayLimit, '?5', '?7')} or ${IS_SITE_OVER})`

// Over a limit every address is refused: allowing known ones would reveal them.
const IS_ALLOWED = `not ${isOver(mailLimit, '?4', '?6')} and not ${IS_BEYOND_HOUR_OVER}`

// Counts each address that a visitor asks for once, whether it needs a mail or not: otherwise the
// limit would tell which addresses were mailed.
const COUNT = `insert into limits (name, key, ends_at_sec, taken_count)
  select '${mailLimit.name}', ?4, ?6, 1
  where not ${IS_BEYOND_HOUR_OVER} and not exists (
    select 1 from limits where name = '${ASKED_NAME}' and key = ?8 and ends_at_sec = ?6)
  on conflict (name, key, ends_at_sec) do update set taken_count = taken_count + 1
  where taken_count <= ${mailLimit.maxCount}`

// A refused request writes no row: there may be any number of them.
const NOTE_ASKED = `insert into limits (name, key, ends_at_sec, taken_count)
  select '${ASKED_NAME}', ?8, ?6, 1 where ${IS_ALLOWED} on conflict do nothing`

// Only a row that nobody has confirmed takes the new consent: this may be a stranger's request. The
// signed-in user is recorded for known and unknown addresses alike, for their download.
const KEEP = `insert into subscribers (
    email, status, token, asked_at_ms, page, wording_version, asked_by_user_id)
  select ?1, 'pending', ?8, ?2, ?9, ?10, ?11 where ${IS_ALLOWED}
  on conflict (email) do update set
    asked_at_ms = iif(status = 'pending', excluded.asked_at_ms, asked_at_ms),
    page = iif(status = 'pending', excluded.page, page),
    wording_version = iif(status = 'pending', excluded.wording_version, wording_version),
    asked_again_at_ms = iif(status = 'unsubscribed', excluded.asked_at_ms, null),
    asked_again_page = iif(status = 'unsubscribed', excluded.page, null),
    asked_again_wording_version = iif(status = 'unsubscribed', excluded.wording_version, null),
    asked_by_user_id = coalesce(excluded.asked_by_user_id, asked_by_user_id)
  returning status`

// Changes a row only if its mail is due, because the next statements count and store it.
const MAIL = `update subscribers set mailed_at_ms = ?2
  where email = ?1 and token = ?8 and not (${NEEDS_NOTHING}) and ${IS_ALLOWED} and not exists (
    select 1 from limits where name = '${mailboxLimit.name}' and key = ?9 and ends_at_sec = ?7
    and taken_count >= ${mailboxLimit.maxCount})`

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
  { email, page, wordingVersion, visitor, network, mailbox, visitorAddress, userId }: Ask,
  token: string,
  mail: readonly D1PreparedStatement[],
): Promise<AskResult> {
  const nowMs = Date.now()
  const nowSec = Math.floor(nowMs / 1000)
  const endsAtSec = windowEndSec(mailLimit, nowMs)
  const dayEndsAtSec = windowEndSec(siteLimit, nowMs)
  const canSend = Number(mail.length > 0)
  const shared = [email, nowMs, canSend, visitor, network, endsAtSec, dayEndsAtSec]
  const counted = listCounted(visitor, network)
  const counts = counted
    .slice(1)
    .map((next, index) => countAfter(db, counted[index] ?? next, next, nowMs))
  const results = await retryWrite(() =>
    db.batch<{ taken_count: number }>([
      db.prepare(COUNT).bind(...shared, visitorAddress),
      ...counts,
      db.prepare(NOTE_ASKED).bind(...shared, visitorAddress),
      db.prepare(KEEP).bind(...shared, token, page, wordingVersion, userId),
      db.prepare(MAIL).bind(...shared, token, mailbox),
      countIfChanged(db, mailboxLimit, mailbox, nowMs),
      ...mail,
    ]),
  )
  if (results[counted.length + 1]?.results.length) {
    const isDaySpent = results[counts.length]?.results[0]?.taken_count === siteLimit.maxCount
    return { kind: 'kept', isDaySpent }
  }
  const spent = await findSpent(db, counted, nowMs)
  if (spent.includes(siteLimit)) return { kind: 'full', retryAfterSec: dayEndsAtSec - nowSec }
  const isForToday = spent.some(({ windowSec }) => windowSec === visitorDayLimit.windowSec)
  return isForToday
    ? { kind: 'limited-today', retryAfterSec: dayEndsAtSec - nowSec }
    : { kind: 'limited', retryAfterSec: endsAtSec - nowSec }
}

/** The limits in the order in which they are counted; the site's is the last, because strangers share it. */
function listCounted(visitor: string, network: string | null): Counted[] {
  const ofNetwork =
    network === null
      ? []
      : [
          { policy: networkLimit, key: network },
          { policy: networkDayLimit, key: network },
        ]
  return [
    { policy: mailLimit, key: visitor },
    { policy: visitorDayLimit, key: visitor },
    ...ofNetwork,
    { policy: siteLimit, key: SITE },
  ]
}

/**
 * The statement that counts a sign-up if the statement before it has just counted it against another limit
 * that it is within: one that a limit refuses must not use up what others share.
 */
function countAfter(
  db: D1Database,
  before: Counted,
  { policy, key }: Counted,
  nowMs: number,
): D1PreparedStatement {
  return db
    .prepare(
      `insert into limits (name, key, ends_at_sec, taken_count) select ?1, ?2, ?3, 1
       where changes() > 0 and exists (
         select 1 from limits where name = ?4 and key = ?5 and ends_at_sec = ?6 and taken_count <= ?7)
       on conflict (name, key, ends_at_sec) do update set taken_count = taken_count + 1
       returning taken_count`,
    )
    .bind(
      policy.name,
      key,
      windowEndSec(policy, nowMs),
      before.policy.name,
      before.key,
      windowEndSec(before.policy, nowMs),
      before.policy.maxCount,
    )
}

/** Those of the limits that refuse sign-ups now. */
async function findSpent(
  db: D1Database,
  counted: readonly Counted[],
  nowMs: number,
): Promise<Policy[]> {
  const statement = db.prepare(
    'select 1 from limits where name = ?1 and key = ?2 and ends_at_sec = ?3 and taken_count > ?4',
  )
  const found = await db.batch(
    counted.map(({ policy, key }) =>
      statement.bind(policy.name, key, windowEndSec(policy, nowMs), policy.maxCount),
    ),
  )
  return counted.flatMap(({ policy }, index) => (found[index]?.results.length ? [policy] : []))
}

/**
 * The status of the address with this token, or null. An unsubscribed address that was signed up again
 * is shown as pending to anyone with its links.
 */
export async function findStatus(db: D1Database, token: string): Promise<SubscriberStatus | null> {
  const row = await db
    .prepare(
      `select iif(asked_again_at_ms is null, status, 'pending') as status
       from subscribers where token = ?1`,
    )
    .bind(token)
    .first<{ status: SubscriberStatus }>()
  return row?.status ?? null
}

/**
 * Confirms a pending address, or an unsubscribed one that was signed up again, whose new consent then
 * replaces the old one. One that has unsubscribed since stays unsubscribed.
 */
export async function confirm(db: D1Database, token: string): Promise<void> {
  await retryWrite(() =>
    db
      .prepare(
        `update subscribers set status = 'confirmed', confirmed_at_ms = ?2, unsubscribed_at_ms = null,
           asked_at_ms = coalesce(asked_again_at_ms, asked_at_ms),
           page = coalesce(asked_again_page, page),
           wording_version = coalesce(asked_again_wording_version, wording_version),
           asked_again_at_ms = null, asked_again_page = null, asked_again_wording_version = null
         where token = ?1 and (status = 'pending' or asked_again_at_ms is not null)`,
      )
      .bind(token, Date.now())
      .run(),
  )
}

/**
 * Unsubscribes an address, whatever its status. Safe to repeat.
 *
 * After that, signing up again sends a mail at once, because the answer promises one.
 */
export async function unsubscribe(db: D1Database, token: string): Promise<void> {
  await retryWrite(() =>
    db
      .prepare(
        `update subscribers set status = 'unsubscribed', unsubscribed_at_ms = ?2, mailed_at_ms = null,
           asked_again_at_ms = null, asked_again_page = null, asked_again_wording_version = null
         where token = ?1 and (status <> 'unsubscribed' or asked_again_at_ms is not null)`,
      )
      .bind(token, Date.now())
      .run(),
  )
}

function newToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}
