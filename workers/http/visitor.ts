import type { Context } from 'hono'
import { hmac } from './hmac.ts'
import type { AppEnv } from './app-env.ts'

/** Used for every request without an address. On the platform every visitor has one. */
const UNKNOWN = 'unknown'

/**
 * A key for counting a visitor's limits, which does not reveal who the visitor is.
 *
 * **Shape**: base64url of a keyed hash of the address. Of an IPv6 address only the first 64 bits
 * count, because one household or attacker has a whole /64.
 */
export async function visitorKey(c: Context<AppEnv>): Promise<string> {
  const address = c.req.header('CF-Connecting-IP') ?? UNKNOWN
  return await hmac(c.get('settings').AUTH_SECRET[0] ?? '', 'visitor', networkOf(address))
}

/** A key for counting what is sent to an email address, which does not reveal it. */
export async function addressKey(c: Context<AppEnv>, email: string): Promise<string> {
  return await hmac(c.get('settings').AUTH_SECRET[0] ?? '', 'address', mailboxOf(email))
}

/**
 * The address without its dots and what follows a plus: many providers deliver all these spellings to
 * one mailbox, which could otherwise be sent any number of mails. Where they are different mailboxes,
 * these share their limits.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '')
  return `${local}${email.slice(at)}`.toLowerCase()
}

/** The address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  // An IPv4-mapped IPv6 address counts as the IPv4 address.
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
