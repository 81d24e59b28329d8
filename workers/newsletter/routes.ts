import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { countStatus } from '../http/counters.ts'
import { answerProblem, methodNotAllowed } from '../http/errors.ts'
import type { FindUserId } from '../http/find-user-id.ts'
import { limitBurst } from '../http/limits.ts'
import { readBody } from '../http/read-body.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { AppEnv } from '../http/app-env.ts'
import { openLink } from '../http/signed-link.ts'
import { noticeQuery, notices, type Box, type NewsletterNotice } from './contract.ts'
import { readSignUp } from './read-sign-up.ts'
import { confirm, unsubscribe } from './store.ts'
import { CONFIRM_PURPOSE, subscribe } from './subscribe.ts'

const ONE_CLICK_LIMIT_BYTES = 1024

const statuses: Partial<Record<NewsletterNotice, ContentfulStatusCode>> = {
  'bad-address': 400,
  limited: 429,
  'limited-today': 429,
  full: 429,
  failed: 503,
}

/** `/api/newsletter`: signs addresses up. */
export function createNewsletter(findUserId: FindUserId) {
  return new Hono<AppEnv>()
    .use(requireSameOrigin)
    .post('/', limitBurst('newsletter'), async (c) => {
      const result = await readSignUp(c.req.raw)
      if (result.kind === 'refused') {
        return answerProblem(c, result.status, 'bad-request', notices['bad-address'].text)
      }
      const { isForm, signUp } = result
      const { notice, retryAfterSec } = await subscribe(c, signUp, findUserId)
      const status = statuses[notice]
      // A browser's form always gets its page back; any other client gets the status.
      const isPage =
        isForm && (status === undefined || c.req.header('Accept')?.includes('text/html'))
      if (isPage) {
        countStatus(c, status ?? 200)
        return c.redirect(backTo(signUp.page, notice, signUp.box), 303)
      }
      const { text } = notices[notice]
      if (status === undefined)
        return c.json({ message: text }, 200, { 'Cache-Control': 'no-store' })
      if (retryAfterSec !== undefined) c.header('Retry-After', String(retryAfterSec))
      return answerProblem(c, status, notice, text)
    })
    .all('/', methodNotAllowed('POST'))
}

/**
 * `/newsletter`: handles the buttons of the two pages that mails link to. Both redirect to the
 * page, which shows the new state.
 */
export const newsletterLinks = new Hono<AppEnv>()
  .post('/confirm', limitBurst('newsletter-link'), requireSameOrigin, async (c) => {
    const token = c.req.query('token') ?? ''
    const link = await openLink(c.get('settings').AUTH_SECRET, CONFIRM_PURPOSE, token)
    if (link.kind === 'valid') await confirm(c.env.DB, link.subject)
    return backToLink(c, token)
  })
  // Mail providers post here from their own button, without an origin, which is let through. RFC 8058, 3.2
  .post('/unsubscribe', limitBurst('newsletter-link'), requireSameOrigin, async (c) => {
    const token = c.req.query('token') ?? ''
    await unsubscribe(c.env.DB, token)
    const body = await readBody(c.req.raw, ONE_CLICK_LIMIT_BYTES)
    const isOneClick = body.kind === 'read' && body.text.includes('One-Click')
    return isOneClick ? c.text('Unsubscribed.') : backToLink(c, token)
  })

function backTo(page: string, notice: NewsletterNotice, box: Box): string {
  const query = new URLSearchParams({ [noticeQuery.notice]: notice, [noticeQuery.box]: box })
  return `${page}?${query}#newsletter-${box}`
}

function backToLink(c: Context<AppEnv>, token: string): Response {
  return c.redirect(`${c.req.path}?${new URLSearchParams({ token })}`, 303)
}
