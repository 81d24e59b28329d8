import { sign, verify } from 'hono/jwt'
import { hmac } from '../http/hmac.ts'
import { nowSec } from '../http/now-sec.ts'
import { TOKEN_MAX_AGE_SEC } from './contract.ts'

const AUDIENCE = 'token-sync'

/** Whom a token is about, and which session of theirs. */
export type TokenClaims = { userId: string; version: number; sessionId: string }

/** Makes a token for a user. **Shape**: a JWT, signed with HS256 and a key used only for this. */
export async function issueToken(
  secrets: readonly [string, ...string[]],
  issuer: string,
  { userId, version, sessionId }: TokenClaims,
): Promise<string> {
  const iat = nowSec()
  const exp = iat + TOKEN_MAX_AGE_SEC
  const subject = { sub: userId, ver: version, sid: sessionId }
  const claims = { ...subject, aud: AUDIENCE, iss: issuer, iat, exp }
  return await sign(claims, await signingKey(secrets[0]), 'HS256')
}

/** Reads a token. Null if it is forged, meant for another audience, or too old. */
export async function openBearer(
  secrets: readonly string[],
  issuer: string,
  token: string,
): Promise<TokenClaims | null> {
  for (const secret of secrets) {
    try {
      // The age is checked below: `exp` would refuse a token in its last second.
      const options = { alg: 'HS256', aud: AUDIENCE, iss: issuer, exp: false } as const
      const { sub, ver, sid, iat } = await verify(token, await signingKey(secret), options)
      const ageSec = nowSec() - Number(iat)
      const isYoung = ageSec >= 0 && ageSec <= TOKEN_MAX_AGE_SEC
      const isWhole = typeof sub === 'string' && typeof ver === 'number' && typeof sid === 'string'
      if (isWhole && isYoung) return { userId: sub, version: ver, sessionId: sid }
    } catch {
      // Another secret may have signed it.
    }
  }
  return null
}

async function signingKey(secret: string): Promise<string> {
  return await hmac(secret, 'token-sync', 'key')
}
