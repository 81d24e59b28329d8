import type { Context } from 'hono'
import { hmac } from './hmac.ts'
import type { AppEnv } from './settings.ts'

/** Stands for everyone when the platform names no address, as it does for none of its visitors. */
const UNKNOWN = 'unknown'

/**
 * A name for the visitor that limits can be counted under, and that says nothing of who it is.
 *
 * **Shape**: base64url of a keyed hash of the address; of an IPv6 address only the first 64 bits,
 * which is what one household or one attacker has.
 */
export async function visitorKey(c: Context<AppEnv>): Promise<string> {
  const address = c.req.header('CF-Connecting-IP') ?? UNKNOWN
  return await hmac(c.get('settings').AUTH_SECRET[0] ?? '', 'visitor', networkOf(address))
}

/** The address itself, or of an IPv6 address the /64 that it lies in. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  // An IPv4 address in IPv6 clothes is that IPv4 address.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
