import type { Context } from 'hono'
import { DAY_SEC } from '#app/rules/time-units.ts'
import type { User } from '#app/context.ts'
import type { BrowserSession } from '../http/account-data-part.ts'
import { nowSec } from '../http/now-sec.ts'
import { setNewest } from '../http/set-newest.ts'
import { logEvent } from '../http/request-log.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { AccountCode } from './contract.ts'
import {
  dropHeaders,
  readClaims,
  SESSION_SEC,
  sessionCookieName,
  sessionHeaders,
  type SessionClaims,
} from './session-cookie.ts'
import { findUserOfSession, toUser, type UserRow } from './users.ts'

/** How long page views use the isolate's cached copy of a user. */
const TRUST_MS = 60_000

/** A cookie older than this is renewed, so that a session in use does not end. */
const RENEW_SEC = DAY_SEC

const CACHE_MAX_COUNT = 1000

/** The state of a request's session. */
export type SessionState =
  | { kind: 'none' }
  | { kind: 'unknown' }
  | { kind: 'ended'; code: AccountCode }
  | { kind: 'active'; user: User; claims: SessionClaims }

type Checked = {
  user: User
  version: number
  isDisabled: boolean
  isSignedOut: boolean
  readAtMs: number
}

/** Checked sessions by id, not by user: only some of a user's sessions may have signed out. */
const checkedSessions = new Map<string, Checked>()

/**
 * The session for a page view: checked in the database at least once a minute in each isolate, and
 * immediately when the cookie is newer than what the isolate has read.
 *
 * **Errors**: none: if the check fails, the page is rendered signed out and the cookie is kept.
 */
export async function readSession(c: Context<AppEnv>): Promise<SessionState> {
  const claims = await readClaims(c)
  if (claims === undefined) return { kind: 'none' }
  if (claims === null) return { kind: 'ended', code: 'user-token-expired' }
  try {
    return judge(claims, await checkUser(c, claims))
  } catch (error) {
    logEvent('error', 'session.unchecked', c.get('requestId'), { error: String(error) })
    return { kind: 'unknown' }
  }
}

/** The user for some claims, read from the database now; for writes and /account. */
export async function findSessionUser(
  db: D1Database,
  claims: SessionClaims,
): Promise<{ kind: 'active'; row: UserRow } | { kind: 'ended'; code: AccountCode }> {
  const found = await findUserOfSession(db, claims.userId, claims.sessionId)
  const state = judge(claims, found && toChecked(found, Date.now()))
  if (state.kind === 'ended') return state
  return found === null
    ? { kind: 'ended', code: 'user-token-expired' }
    : { kind: 'active', row: found.user }
}

/** Makes this isolate read the user again: others follow within a minute. */
export function forgetUser(userId: string): void {
  for (const [sessionId, { user }] of checkedSessions) {
    if (user.id === userId) checkedSessions.delete(sessionId)
  }
}

/**
 * Ends a session for good, so that a copy of its cookie is worth nothing. Token sync refuses its tokens
 * by the same record, which is kept for as long as a copy could last.
 */
export async function noteSignOut(
  db: D1Database,
  { userId, sessionId }: BrowserSession,
): Promise<void> {
  checkedSessions.delete(sessionId)
  await db
    .prepare(
      `insert into signed_out_sessions (session_id, user_id, ends_at_sec) values (?, ?, ?)
       on conflict (session_id) do update set ends_at_sec = excluded.ends_at_sec`,
    )
    .bind(sessionId, userId, nowSec() + SESSION_SEC + 1)
    .run()
}

/**
 * Adds what the session needs to a page's response: a renewed or removed cookie, no caching.
 *
 * A signed-in visitor's page must not stay in the browser: Back would show it after they have signed out.
 */
export async function keepSession(
  c: Context<AppEnv>,
  session: SessionState,
  response: Response,
): Promise<Response> {
  if (session.kind === 'none') return response
  const kept = new Response(response.body, response)
  if (session.kind === 'active') kept.headers.set('Cache-Control', 'no-store')
  else if (!kept.headers.has('Cache-Control'))
    kept.headers.set('Cache-Control', 'private, no-cache')
  // What the page itself did to the session, such as signing out, takes priority.
  const name = `${sessionCookieName(c)}=`
  if (kept.headers.getSetCookie().some((cookie) => cookie.startsWith(name))) return kept
  for (const [header, value] of await headersFor(c, session)) kept.headers.append(header, value)
  return kept
}

async function headersFor(c: Context<AppEnv>, session: SessionState) {
  if (session.kind === 'ended') return dropHeaders(c)
  const isOld =
    session.kind === 'active' && Date.now() / 1000 - session.claims.issuedAtSec > RENEW_SEC
  return isOld ? await sessionHeaders(c, session.claims) : []
}

async function checkUser(c: Context<AppEnv>, claims: SessionClaims): Promise<Checked | null> {
  const known = checkedSessions.get(claims.sessionId)
  const ageMs = known ? Date.now() - known.readAtMs : Infinity
  // A cookie newer than the cached copy may follow a change that the copy does not show.
  const isCopyNewer = known && known.readAtMs >= (claims.issuedAtSec + 1) * 1000
  if (!known || !isCopyNewer || ageMs >= TRUST_MS || known.version !== claims.version) {
    return await readUser(c.env.DB, claims)
  }
  return known
}

async function readUser(
  db: D1Database,
  { userId, sessionId }: SessionClaims,
): Promise<Checked | null> {
  const readAtMs = Date.now()
  const found = await findUserOfSession(db, userId, sessionId)
  if (found === null) {
    checkedSessions.delete(sessionId)
    return null
  }
  const checked = toChecked(found, readAtMs)
  setNewest(checkedSessions, sessionId, checked, CACHE_MAX_COUNT)
  return checked
}

function toChecked(
  { user, isSignedOut }: { user: UserRow; isSignedOut: boolean },
  readAtMs: number,
): Checked {
  const { sessionVersion: version, disabledAtSec } = user
  const isDisabled = disabledAtSec !== null
  return { user: toUser(user), version, isDisabled, isSignedOut, readAtMs }
}

function judge(
  claims: SessionClaims,
  checked: Checked | null,
): Extract<SessionState, { kind: 'active' | 'ended' }> {
  if (checked?.isDisabled) return { kind: 'ended', code: 'user-disabled' }
  if (checked?.version !== claims.version || checked.isSignedOut) {
    return { kind: 'ended', code: 'user-token-expired' }
  }
  return { kind: 'active', user: checked.user, claims }
}
