import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

/** A provider that runs until it is disposed of, and answers nothing while `isDown`. */
export type IdentityProvider = { isDown: boolean } & AsyncDisposable

/** The credentials that a site and the provider share. */
export const googleClient = { id: 'larkline-tests', secret: 'a-client-secret-of-the-tests' }

/**
 * A real OpenID provider on loopback, in Google's place.
 *
 * Whoever signs in as `ada` is ada@example.com; a name that begins with "unverified" has an address
 * that was never verified.
 */
export async function startIdentityProvider(
  port: number,
  siteOrigin: string,
): Promise<IdentityProvider> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        client_id: googleClient.id,
        client_secret: googleClient.secret,
        redirect_uris: [`${siteOrigin}/api/auth/callback/google`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'picture'],
    },
    // Google puts the claims into the token itself, and that is where its clients look.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@example.com`,
        email_verified: !id.startsWith('unverified'),
        name: `${id.charAt(0).toUpperCase()}${id.slice(1)} of Google`,
      }),
    }),
  })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (running.isDown) request.destroy()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const running = {
    isDown: false,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return running
}
