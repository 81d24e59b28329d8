import { Buffer } from 'node:buffer'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * What a password costs to check: some 200 ms and 16 MiB.
 *
 * **Source**: OWASP's password storage cheat sheet; of its equally strong choices, the one that
 * fits into an isolate's memory. PBKDF2 would need six times the iterations that production allows.
 */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const

const SALT_BYTES = 16
const KEY_BYTES = 32

/**
 * Stands in for the hash when there is no account, or it has no password. Made in advance: on first
 * use, the time to make it would reveal that the address is unknown.
 */
const DUMMY_HASH =
  'scrypt$16384$8$5$bGFya2xpbmUtbm9ib2R5IQ==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='

/**
 * Hashes a password with a salt of its own.
 *
 * **Shape**: `scrypt$N$r$p$salt$key`, salt and key in base64: parameters are kept with each hash,
 * so that they can be raised later. Hashing blocks the isolate, so limit attempts first.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, COST)
  const { N, r, p } = COST
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Whether a password matches, and whether its hash has older parameters and should be replaced. */
export type PasswordCheck = { isMatch: boolean; isStale: boolean }

/** Compares a password with a hash; null takes as long as a real one and never matches. */
export async function verifyPassword(
  password: string,
  hash: string | null,
): Promise<PasswordCheck> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? DUMMY_HASH).split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const expected = Buffer.from(key, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), cost)
  return {
    isMatch: timingSafeEqual(actual, expected) && hash !== null,
    isStale: cost.N !== COST.N || cost.r !== COST.r || cost.p !== COST.p,
  }
}

function derive(
  password: string,
  salt: Uint8Array,
  cost: { N: number; r: number; p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, cost, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
