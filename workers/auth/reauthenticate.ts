import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { nowSec } from '../http/now-sec.ts'
import { userAttemptKey } from './attempt-keys.ts'
import { refuseTooMany } from './attempts.ts'
import type { AccountCode, Refused, SignedOut } from './contract.ts'
import { verifyPassword } from './password-hash.ts'
import { findSessionUser } from './session.ts'
import { dropHeaders, readClaims, type SessionClaims } from './session-cookie.ts'
import type { UserRow } from './users.ts'

/** How long after signing in an account without a password may be changed or deleted. */
const FRESH_SEC = 600

/** A session that was checked against the database just now. */
export type CheckedSession = { kind: 'active'; user: UserRow; claims: SessionClaims }

/** Checks this request's session against the database, never against a cache. */
export async function checkSession(c: Context<AppEnv>): Promise<CheckedSession | SignedOut> {
  const claims = await readClaims(c)
  if (claims === undefined) return { kind: 'signed-out', code: null, headers: [] }
  if (claims === null) return signedOut(c, 'user-token-expired')
  const session = await findSessionUser(c.env.DB, claims)
  if (session.kind === 'ended') return signedOut(c, session.code)
  return { kind: 'active', user: session.row, claims }
}

function signedOut(c: Context<AppEnv>, code: AccountCode): SignedOut {
  return { kind: 'signed-out', code, headers: dropHeaders(c) }
}

/** Whether the sign-in is recent enough to replace a password that the account does not have. */
export function isFresh(claims: SessionClaims): boolean {
  return nowSec() - claims.signedInAtSec <= FRESH_SEC
}

/**
 * Counts an attempt to prove that the session's owner wants a change: with the current password, or
 * with a fresh sign-in for an account without one. Returns the refusal, or null.
 */
export async function tryProof(
  c: Context<AppEnv>,
  { user, claims }: CheckedSession,
  currentPassword: string,
): Promise<Refused | null> {
  if (user.passwordHash !== null) return await tryPassword(c, user, currentPassword)
  if (!isFresh(claims)) return { kind: 'refused', code: 'requires-recent-login' }
  return await refuseTooMany(c.env.DB, [userAttemptKey(user.id)])
}

/**
 * Counts an attempt, then checks a user's password. Returns the refusal, or null.
 *
 * A correct password counts as well, because the change may send a mail to somebody else's address.
 */
export async function tryPassword(
  c: Context<AppEnv>,
  user: UserRow,
  currentPassword: string,
): Promise<Refused | null> {
  const field = 'currentPassword'
  if (currentPassword === '') return { kind: 'refused', code: 'missing-password', field }
  const tooMany = await refuseTooMany(c.env.DB, [userAttemptKey(user.id)])
  if (tooMany) return tooMany
  const { isMatch } = await verifyPassword(currentPassword, user.passwordHash)
  return isMatch ? null : { kind: 'refused', code: 'wrong-current-password', field }
}
