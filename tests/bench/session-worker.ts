import { Hono } from 'hono'
import { requireSettings, type AppEnv } from '../../workers/http/settings.ts'
import { keepSession, readSession } from '../../workers/auth/session.ts'
import { sessionHeaders } from '../../workers/auth/session-cookie.ts'
import { createUser, nowSec } from '../../workers/auth/users.ts'

/** The session's part of a page view alone, as often as the query asks: time stands still inside. */
export default new Hono<AppEnv>()
  .use(requireSettings, async (c, next) => {
    c.set('url', new URL(c.req.url))
    await next()
  })
  .post('/cookie', async (c) => {
    const user = await createUser(c.env.DB, {
      email: 'bench@example.com',
      name: 'Bench',
      passwordHash: null,
      emailVerifiedAtSec: null,
    })
    const userId = user?.id ?? ''
    const [[, cookie] = []] = await sessionHeaders(c, {
      userId,
      version: 1,
      signedInAtSec: nowSec(),
    })
    return c.text(cookie?.split(';')[0] ?? '')
  })
  .get('/view', async (c) => {
    let seenCount = 0
    for (let count = Number(c.req.query('count')); count > 0; count -= 1) {
      const session = await readSession(c)
      await keepSession(c, session, new Response(null))
      if (session.kind === 'active') seenCount += 1
    }
    return c.text(String(seenCount))
  })
