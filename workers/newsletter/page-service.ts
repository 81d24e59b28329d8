import type { Context } from 'hono'
import type { NewsletterPages } from '#app/context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { openLink } from '../http/signed-link.ts'
import { findStatus } from './store.ts'
import { CONFIRM_PURPOSE } from './subscribe.ts'

/** What the newsletter's pages may read. They only read, so that opening a link changes nothing. */
export function newsletterPages(c: Context<AppEnv>): NewsletterPages {
  return {
    async findConfirmation(token) {
      const link = await openLink(c.get('settings').AUTH_SECRET, CONFIRM_PURPOSE, token)
      if (link.kind !== 'valid') return link.kind
      return (await findStatus(c.env.DB, link.subject)) ?? 'invalid'
    },
    findSubscription: (token) => findStatus(c.env.DB, token),
  }
}
