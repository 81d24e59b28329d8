import { sign } from 'hono/jwt'
import { vi } from 'vitest'

/** Settings that turn Google on and point it to the stand-in. */
export const googleSettings = {
  AUTH_GOOGLE_ID: 'client-of-the-tests',
  AUTH_GOOGLE_SECRET: 'secret-of-the-tests',
  AUTH_GOOGLE_ISSUER: 'http://127.0.0.1:9',
}

const ISSUER = googleSettings.AUTH_GOOGLE_ISSUER

/** What the stand-in says about a person. */
export type GooglePerson = {
  sub: string
  email: string
  email_verified: boolean
  name?: string
  /** The Workspace domain that runs the account. */
  hd?: string
}

/**
 * Stands in for Google's servers: discovery and the exchange of a code. Nothing else can be reached.
 *
 * **Shape**: with `refusal` it gives no tokens; `answer` makes the query with which Google leads a browser back.
 */
export async function fakeGoogle(
  person: GooglePerson,
  refusal?: { status: number; error: string },
) {
  const { privateKey } = (await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  let nonce: string | null = null
  const discovery = {
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/authorize`,
    token_endpoint: `${ISSUER}/token`,
    userinfo_endpoint: `${ISSUER}/userinfo`,
    jwks_uri: `${ISSUER}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new Request(input).url
    if (url === `${ISSUER}/.well-known/openid-configuration`) return Response.json(discovery)
    if (url !== `${ISSUER}/token`) throw new Error(`Nothing is reached at ${url}.`)
    if (refusal) return Response.json({ error: refusal.error }, { status: refusal.status })
    const iat = Math.floor(Date.now() / 1000)
    const claims = { iss: ISSUER, aud: googleSettings.AUTH_GOOGLE_ID, iat, exp: iat + 60, nonce }
    const id_token = await sign({ ...claims, ...person }, privateKey, 'RS256')
    return Response.json({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token })
  })
  return {
    answer(location: string | URL): URLSearchParams {
      const { searchParams } = new URL(location)
      nonce = searchParams.get('nonce')
      return new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' })
    },
    [Symbol.dispose]: () => spy.mockRestore(),
  }
}
