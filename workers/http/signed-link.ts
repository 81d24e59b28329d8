import { hmac, verifyHmac } from './hmac.ts'

/**
 * Makes the token of a link that a mail carries: what it is for, whom it concerns and until when.
 *
 * **Shape**: `<subject, encoded>.<expiry>.<signature>`; the purpose is signed and not written.
 * **Units**: `expiresAtMs` is a time since the epoch; Infinity for a link that works for ever.
 */
export async function signLink(
  secrets: readonly string[],
  purpose: string,
  subject: string,
  expiresAtMs: number,
): Promise<string> {
  const body = `${encodeURIComponent(subject).replaceAll('.', '%2E')}.${expiresAtMs}`
  return `${body}.${await hmac(secrets[0] ?? '', purpose, body)}`
}

/** What a link's token turned out to be. */
export type LinkResult =
  { kind: 'valid'; subject: string } | { kind: 'expired' } | { kind: 'invalid' }

/** Reads a token that `signLink` made with any of the secrets and for this very purpose. */
export async function openLink(
  secrets: readonly string[],
  purpose: string,
  token: string,
): Promise<LinkResult> {
  const [, body, subject, expiry, signature] =
    /^(([^.]{1,1000})\.(\d{1,16}|Infinity))\.([\w-]{43})$/.exec(token) ?? []
  if (!body || !subject || !expiry || !signature) return { kind: 'invalid' }
  const checks = secrets.map((secret) => verifyHmac(secret, purpose, body, signature))
  if (!(await Promise.all(checks)).includes(true)) return { kind: 'invalid' }
  if (Number(expiry) <= Date.now()) return { kind: 'expired' }
  return { kind: 'valid', subject: decodeURIComponent(subject) }
}
