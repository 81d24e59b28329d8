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
  return await hmac(c.get('settings').AUTH_SECRET[0], 'visitor', subnetOf(address))
}

/**
 * A key for counting the limits of everyone in a visitor's IPv6 network; null without IPv6.
 * A rented server comes with tens of thousands of subnets of the size that counts as one visitor.
 */
export async function networkKey(c: Context<AppEnv>): Promise<string | null> {
  const network = networkOf(c.req.header('CF-Connecting-IP') ?? UNKNOWN)
  if (network === null) return null
  return await hmac(c.get('settings').AUTH_SECRET[0], 'visitor', `${network}::/48`)
}

/**
 * A key for counting what is sent to an email address, which does not reveal it. Another spelling has
 * another key, because it may be somebody else's address and account.
 */
export async function addressKey(c: Context<AppEnv>, email: string): Promise<string> {
  return await hmac(c.get('settings').AUTH_SECRET[0], 'address', email.toLowerCase())
}

/** A key for counting what is sent to all spellings of an address together. */
export async function mailboxKey(c: Context<AppEnv>, email: string): Promise<string> {
  return await hmac(c.get('settings').AUTH_SECRET[0], 'address', mailboxOf(email))
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

/** Whether an address has a plus and a tag, of which anyone can make up any number. */
export function isTagged(email: string): boolean {
  return email.slice(0, email.lastIndexOf('@')).includes('+')
}

/** The address, or the /64 of an IPv6 address. */
export function subnetOf(address: string): string {
  // An IPv4-mapped IPv6 address counts as the IPv4 address.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return address.includes(':') ? groupsOf(address).slice(0, 4).join(':') : address
}

/** The /48 of an IPv6 address, or null. Providers give at most this much to one customer. */
export function networkOf(address: string): string | null {
  const subnet = subnetOf(address)
  return subnet.includes(':') ? subnet.split(':').slice(0, 3).join(':') : null
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
