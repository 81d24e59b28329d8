import { timingSafeEqual } from 'node:crypto'
import { hmac } from './hmac.ts'

/** 132 bits of the HMAC: no shorter than RFC 2104 allows, and half as long in a link. */
const SIGNATURE_CHARS = 22

/**
 * Makes the token of a link in an email, which names its subject and expiry.
 *
 * **Shape**: `<subject>.<expiry in seconds, base 36>.<signature>`. The purpose is signed but not
 * written; put whatever else the link depends on into it.
 * **Units**: `expiresAtMs` is a time since the epoch.
 * **Errors**: throws when the subject would need escaping in a URL.
 */
export async function signLink(
  secrets: readonly [string, ...string[]],
  purpose: string,
  subject: string,
  expiresAtMs: number,
): Promise<string> {
  if (!/^[\w-]+$/.test(subject)) throw new Error('The subject of a link must be safe in a URL.')
  const body = `${subject}.${Math.floor(expiresAtMs / 1000).toString(36)}`
  return `${body}.${await shortHmac(secrets[0], purpose, body)}`
}

/** The result of checking a link's token. */
export type LinkResult =
  | { kind: 'valid'; subject: string }
  | { kind: 'expired' }
  | { kind: 'invalid' }

/** Reads a token that `signLink` made with any of the secrets for the same purpose. */
export async function openLink(
  secrets: readonly string[],
  purpose: string,
  token: string,
): Promise<LinkResult> {
  const [, body, subject, expiry, signature] =
    /^(([\w-]{1,100})\.([0-9a-z]{1,8}))\.([\w-]{22})$/.exec(token) ?? []
  if (!body || !subject || !expiry || !signature) return { kind: 'invalid' }
  const checks = secrets.map((secret) => verify(secret, purpose, body, signature))
  if (!(await Promise.all(checks)).includes(true)) return { kind: 'invalid' }
  const expiresAtMs = Number.parseInt(expiry, 36) * 1000
  return expiresAtMs <= Date.now() ? { kind: 'expired' } : { kind: 'valid', subject }
}

/** Whom a token claims to be about. Trust it only after `openLink`. */
export function claimedSubject(token: string): string {
  return token.split('.', 1)[0] ?? ''
}

async function shortHmac(secret: string, purpose: string, body: string): Promise<string> {
  return (await hmac(secret, purpose, body)).slice(0, SIGNATURE_CHARS)
}

async function verify(secret: string, purpose: string, body: string, signature: string) {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const expected = await shortHmac(secret, purpose, body)
  return timingSafeEqual(bytes(expected), bytes(signature))
}
