import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { limits } from '../http/limit-policies.ts'
import { limit } from '../http/limits.ts'
import { addressKey } from '../http/visitor.ts'
import {
  addressAttemptKey,
  knownBrowserHeaders,
  knownBrowserKey,
  visitorAttemptKey,
} from './attempt-keys.ts'
import { forgetAttempts, giveBackAttempt, refuseFor, refuseTooMany } from './attempts.ts'
import type { Refused, ResponseHeaders } from './contract.ts'
import { forms } from './forms.ts'
import { refuseVisitor } from './network-limit.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { checkForm } from './check-form.ts'
import { newClaims, sessionHeaders, type SessionClaims } from './session-cookie.ts'
import { findUserByEmail, renewHash, type UserRow } from './users.ts'
import { joinWaitingGoogle } from './waiting-google.ts'

/**
 * Finds the user whom an address and a password belong to.
 *
 * An unknown address, an account without a password and a wrong password take the same path and the
 * same time, and get the same message.
 */
export async function signInWithPassword(
  c: Context<AppEnv>,
  values: unknown,
): Promise<{ kind: 'matched'; user: UserRow } | Refused> {
  const read = checkForm(forms.signIn, values)
  if (read.kind === 'refused') return read
  const { email, password } = read.data
  const db = c.env.DB
  const user = await findUserByEmail(db, email)
  const byVisitor = await visitorAttemptKey(c, 'sign-in')
  const byKnownBrowser = await knownBrowserKey(c, user)
  const byAddress = byKnownBrowser ?? (await addressAttemptKey(c, email))
  const tooMany =
    // Strangers in the same network don't lock out a browser that its owner has used before.
    (byKnownBrowser === null
      ? await refuseVisitor(c, 'sign-in', limits.signInsOfNetwork)
      : await refuseTooMany(db, [byVisitor])) ?? (await refuseTooMany(db, [byAddress]))
  if (tooMany) return tooMany
  const { isMatch, isStale } = await verifyPassword(password, user?.passwordHash ?? null)
  if (user === null || !isMatch) return { kind: 'refused', code: 'invalid-credential' }
  const turn = await limit(c, limits.signInsOfAddress, await addressKey(c, user.email))
  if (turn.kind === 'limited') return refuseFor(turn)
  await giveBackAttempt(db, byVisitor)
  await forgetAttempts(db, [byAddress])
  if (user.disabledAtSec !== null) return { kind: 'refused', code: 'user-disabled' }
  if (isStale) await renewHash(db, user, await hashPassword(password))
  return { kind: 'matched', user }
}

/** The headers that start a user's session in this browser. */
export async function beginSession(c: Context<AppEnv>, user: UserRow): Promise<ResponseHeaders> {
  return [...(await sessionHeaders(c, newClaims(user))), ...(await arrivalHeaders(c, user))]
}

/** The headers that keep this browser signed in, and known, after a change to its user. */
export async function continueSession(
  c: Context<AppEnv>,
  claims: SessionClaims,
  user: UserRow,
): Promise<ResponseHeaders> {
  const session = await sessionHeaders(c, { ...claims, version: user.sessionVersion })
  return [...session, ...(await knownBrowserHeaders(c, user))]
}

/** The headers to send after a sign-in, besides the session's cookie. */
export async function arrivalHeaders(c: Context<AppEnv>, user: UserRow): Promise<ResponseHeaders> {
  return [...(await knownBrowserHeaders(c, user)), ...(await joinWaitingGoogle(c, user))]
}
