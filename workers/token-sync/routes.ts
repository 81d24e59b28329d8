import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { answerNotFound, methodNotAllowed } from '../http/errors.ts'
import { limitBurst } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { nowSec } from '../http/now-sec.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { siteOrigin, type AppEnv } from '../http/app-env.ts'
import { endSyncedSession, syncStorage } from './sync-storage.ts'
import { SignedOutError } from './synced-sessions.ts'
import { issueToken, openBearer, type TokenClaims } from './token.ts'

/** What token sync needs to know about sessions, which belong to another feature. */
export type SessionSource = {
  /** The signed-in user of the request, checked now. */
  findSession(c: Context<AppEnv>): Promise<TokenClaims | null>
  /** Whether such a session is still valid. */
  isCurrent(c: Context<AppEnv>, claims: TokenClaims): Promise<boolean>
}

const whenOn = createMiddleware<AppEnv>(async (c, next) => {
  return c.get('settings').TOKEN_SYNC_URL === null ? answerNotFound(c) : next()
})

/** Accepts a signed-in client's token and stores its user for other services on this origin. */
export function createTokenSync(sessions: SessionSource) {
  return new Hono<AppEnv>()
    .use(noStore, whenOn, requireSameOrigin, limitBurst('token-sync'))
    .get('/token', async (c) => {
      const claims = await sessions.findSession(c)
      if (claims === null) return unauthorized(c)
      const token = await issueToken(c.get('settings').AUTH_SECRET, siteOrigin(c), claims)
      return c.json({ token, issuedAtSec: nowSec() })
    })
    .all('/token', methodNotAllowed('GET, HEAD'))
    .post('/', async (c) => {
      const claims = await readBearer(c)
      if (claims === null || !(await sessions.isCurrent(c, claims))) return unauthorized(c)
      const storage = syncStorage(c, claims)
      const present = await storage.getSession(c.req.header('Cookie'))
      // Another user's session must not become this user's: its id may be known to them.
      const isOwn = present.get('userId') === claims.userId
      if (!isOwn && present.id !== '') await storage.destroySession(present)
      const session = isOwn ? present : await storage.getSession()
      session.set('userId', claims.userId)
      session.set('version', claims.version)
      session.set('syncedAtSec', nowSec())
      try {
        return c.body(null, 204, { 'Set-Cookie': await storage.commitSession(session) })
      } catch (error) {
        if (error instanceof SignedOutError) return unauthorized(c)
        throw error
      }
    })
    .delete('/', async (c) => c.body(null, 204, { 'Set-Cookie': await endSyncedSession(c) }))
    .all('/', methodNotAllowed('POST, DELETE'))
}

async function readBearer(c: Context<AppEnv>): Promise<TokenClaims | null> {
  const [, token] = /^Bearer ([\w.-]{1,2000})$/i.exec(c.req.header('Authorization') ?? '') ?? []
  if (token === undefined) return null
  return await openBearer(c.get('settings').AUTH_SECRET, siteOrigin(c), token)
}

/** The same answer for every refused token, so that it tells a forger nothing. */
function unauthorized(c: Context<AppEnv>): Response {
  return c.json({ error: { code: 'unauthorized', message: 'Sign in first.' } }, 401, {
    'WWW-Authenticate': 'Bearer',
  })
}
