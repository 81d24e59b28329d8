import type { Context } from 'hono'
import { DAY_MS } from '#app/rules/time-units.ts'
import type { Mail } from '../email/mail.ts'
import { announce, canSendMail, deliverSoon } from '../email/send-mail.ts'
import { readEmail } from '#app/rules/email-address.ts'
import type { FindUserId } from '../http/find-user-id.ts'
import { logEvent } from '../http/request-log.ts'
import { siteOrigin, type AppEnv } from '../http/app-env.ts'
import { signLink } from '../http/signed-link.ts'
import { hmac } from '../http/hmac.ts'
import { mailboxKey, visitorKey, networkKey } from '../http/visitor.ts'
import { consent, type NewsletterNotice } from './contract.ts'
import { alreadyMail, CONFIRM_LINK_DAYS, confirmationMail } from './mails.ts'
import type { SignUp } from './read-sign-up.ts'
import { findSubscription, keepAsk, type Subscription } from './store.ts'

/** The purpose that confirmation links are signed with. */
export const CONFIRM_PURPOSE = 'newsletter-confirm'

/** The answer to a sign-up. */
export type NewsletterAnswer = { notice: NewsletterNotice; retryAfterSec?: number }

/**
 * Signs an address up and sends its mail in the background. The answer is the same for new,
 * pending, confirmed and unsubscribed addresses, and for detected bots.
 */
export async function subscribe(
  c: Context<AppEnv>,
  signUp: SignUp,
  findUserId: FindUserId,
): Promise<NewsletterAnswer> {
  const email = readEmail(signUp.email)
  if (email === null) return { notice: 'bad-address' }
  const done: NewsletterNotice = canSendMail(c) ? 'sent' : 'listed'
  if (signUp.isBot) {
    logEvent('info', 'newsletter.bot', c.get('requestId'))
    return { notice: done }
  }
  try {
    const { page } = signUp
    const [visitor, network, mailbox, userId] = await Promise.all([
      visitorKey(c),
      networkKey(c),
      mailboxKey(c, email),
      findUserId(c),
    ])
    const subscription = await findSubscription(c.env.DB, email)
    const mails = canSendMail(c) ? [await writeMail(c, email, subscription)] : []
    const secret = c.get('settings').AUTH_SECRET[0]
    const visitorAddress = await hmac(secret, 'newsletter-asked', `${visitor} ${email}`)
    const wordingVersion = consent.version
    const ask = { email, page, wordingVersion, visitor, network, mailbox, visitorAddress, userId }
    const result = await keepAsk(c.env.DB, ask, subscription.token, announce(c, mails))
    if (result.kind !== 'kept') {
      return { notice: result.kind, retryAfterSec: result.retryAfterSec }
    }
    if (result.isDaySpent) logEvent('error', 'newsletter.day-spent', c.get('requestId'))
    deliverSoon(c, mails)
    return { notice: done }
  } catch (error) {
    logEvent('error', 'newsletter.not-kept', c.get('requestId'), { error: String(error) })
    return { notice: 'failed' }
  }
}

/** Writes the mail for an address that signed up. `keepAsk` decides whether it is sent. */
async function writeMail(
  c: Context<AppEnv>,
  email: string,
  { status, token }: Subscription,
): Promise<Mail> {
  const origin = siteOrigin(c)
  const expiresAtMs = Date.now() + CONFIRM_LINK_DAYS * DAY_MS
  const confirmToken = await signLink(
    c.get('settings').AUTH_SECRET,
    CONFIRM_PURPOSE,
    token,
    expiresAtMs,
  )
  const links = {
    blog: `${origin}/blog`,
    confirm: `${origin}/newsletter/confirm?token=${confirmToken}`,
    unsubscribe: `${origin}/newsletter/unsubscribe?token=${token}`,
  }
  const write = status === 'confirmed' ? alreadyMail : confirmationMail
  return write(email, crypto.randomUUID(), links)
}
