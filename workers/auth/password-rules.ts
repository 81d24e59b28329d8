import { brand } from '#app/site/brand.ts'
import type { AccountCode } from './contract.ts'

/** The shortest part of an address that a password may not contain. Shorter ones occur by chance. */
const PART_MIN_CHARS = 4

/**
 * Why a new password of allowed length is refused, or null.
 *
 * **Source**: NIST SP 800-63B, 5.1.1.2: no composition rules, but none of the passwords that
 * attackers try first.
 */
export async function findWeakness(password: string, email: string): Promise<AccountCode | null> {
  const text = password.toLowerCase()
  if (text.includes(brand.name.toLowerCase())) return 'password-has-product'
  const [mailbox = ''] = email.toLowerCase().split('@')
  const parts = [email.toLowerCase(), mailbox].filter((part) => part.length >= PART_MIN_CHARS)
  if (parts.some((part) => text.includes(part))) return 'password-has-email'
  return (await loadCommonPasswords()).has(text) ? 'password-too-common' : null
}

let common: Set<string> | undefined

/** Loaded with the first new password: page views never need the list. */
async function loadCommonPasswords(): Promise<Set<string>> {
  common ??= new Set((await import('./common-passwords.txt?raw')).default.split('\n'))
  return common
}
