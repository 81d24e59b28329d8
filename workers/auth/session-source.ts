import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { checkSession } from './reauthenticate.ts'
import { findUser } from './users.ts'

/** Who is signed in, for other features. */
export const sessionSource = {
  async findSession(c: Context<AppEnv>) {
    const session = await checkSession(c)
    if (session.kind === 'signed-out') return null
    const { user, claims } = session
    return { userId: user.id, version: user.sessionVersion, sessionId: claims.sessionId }
  },
  findUserId: async (c: Context<AppEnv>) => {
    const session = await checkSession(c)
    return session.kind === 'signed-out' ? null : session.user.id
  },
  async isCurrent(c: Context<AppEnv>, claims: { userId: string; version: number }) {
    const user = await findUser(c.env.DB, claims.userId)
    return user?.disabledAtSec === null && user.sessionVersion === claims.version
  },
}
