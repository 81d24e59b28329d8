import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { Policy } from '../http/limit-policies.ts'
import { findWaitSec, limit } from '../http/limits.ts'
import { networkKey } from '../http/visitor.ts'
import { visitorAttemptKey, type AttemptKind } from './attempt-keys.ts'
import { refuseFor, refuseTooMany } from './attempts.ts'
import type { Refused } from './contract.ts'

/** Why a visitor has to wait, or null. Counts the attempt against the visitor and, if that allows it, the network. */
export async function refuseVisitor(
  c: Context<AppEnv>,
  kind: AttemptKind,
  policy: Policy,
): Promise<Refused | null> {
  return (await refuseAttempt(c, kind, policy)) ?? (await refuseNetwork(c, policy))
}

/**
 * Why a visitor has to wait, or null. Counts the attempt against the visitor alone, and not once the network's
 * limit is used up: a /48 has more addresses than the table has room for.
 */
export async function refuseAttempt(
  c: Context<AppEnv>,
  kind: AttemptKind,
  policy: Policy,
): Promise<Refused | null> {
  const network = await networkKey(c)
  const retryAfterSec = network === null ? null : await findWaitSec(c.env.DB, policy, network)
  if (retryAfterSec !== null) return refuseFor({ retryAfterSec })
  return await refuseTooMany(c.env.DB, [await visitorAttemptKey(c, kind)])
}

/**
 * Why everyone in the visitor's IPv6 network has to wait, or null. Counts the request. Ask only
 * after the visitor's own limit, or one visitor could use up the network's alone.
 */
export async function refuseNetwork(c: Context<AppEnv>, policy: Policy): Promise<Refused | null> {
  const network = await networkKey(c)
  if (network === null) return null
  const turn = await limit(c, policy, network)
  return turn.kind === 'taken' ? null : refuseFor(turn)
}
