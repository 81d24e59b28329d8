import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { Policy } from '../http/limit-policies.ts'
import { limit } from '../http/limits.ts'
import { networkKey } from '../http/visitor.ts'
import type { Refused } from './contract.ts'

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

/** The refusal of a visitor who is over a limit. */
export function refuseFor({ retryAfterSec }: { retryAfterSec: number }): Refused {
  return { kind: 'refused', code: 'too-many-requests', retryAfterSec }
}
