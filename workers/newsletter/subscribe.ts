import type { Context } from 'hono'
import { canSendMail, sendMail } from '../email/send-mail.ts'
import { readEmail } from '../http/email-address.ts'
import { logEvent } from '../http/request-log.ts'
import { siteOrigin, type AppEnv } from '../http/settings.ts'
import { signLink } from '../http/signed-link.ts'
import { visitorKey } from '../http/visitor.ts'
import { consent, type Notice } from './contract.ts'
import { alreadyMail, CONFIRM_LINK_DAYS, confirmationMail } from './mails.ts'
import type { SignUp } from './read-sign-up.ts'
import { keepAsk, markMailed, type AskResult } from './store.ts'

/** Whom a confirmation link is for. */
export const CONFIRM_PURPOSE = 'newsletter-confirm'

const DAY_MS = 24 * 3600 * 1000

/** What to answer to a sign-up. */
export type Answer = { notice: Notice; retryAfterSec?: number }

/**
 * Takes an address on the list and sends it its mail in the background. The answer is the same
 * whether the address is new, pending, confirmed or unsubscribed, and for programs that give
 * themselves away.
 */
export async function subscribe(c: Context<AppEnv>, signUp: SignUp): Promise<Answer> {
  const email = readEmail(signUp.email)
  if (email === null) return { notice: 'bad-address' }
  const canSend = canSendMail(c)
  const done: Notice = canSend ? 'sent' : 'listed'
  if (signUp.isBot) {
    logEvent('info', 'newsletter.bot', c.get('requestId'))
    return { notice: done }
  }
  const ask = {
    email,
    page: signUp.page,
    wordingVersion: consent.version,
    visitor: await visitorKey(c),
  }
  let result: AskResult
  try {
    result = await keepAsk(c.env.DB, ask, canSend)
  } catch (error) {
    logEvent('error', 'newsletter.not-kept', c.get('requestId'), { error: String(error) })
    return { notice: 'failed' }
  }
  if (result.kind === 'limited') return { notice: 'limited', retryAfterSec: result.retryAfterSec }
  if (result.mail) await sendConfirmation(c, email, result.mail)
  return { notice: done }
}

async function sendConfirmation(
  c: Context<AppEnv>,
  email: string,
  mail: NonNullable<Extract<AskResult, { kind: 'kept' }>['mail']>,
): Promise<void> {
  const { key, token, status } = mail
  const origin = siteOrigin(c)
  const confirmToken = await signLink(
    c.get('settings').AUTH_SECRET,
    CONFIRM_PURPOSE,
    token,
    Date.now() + CONFIRM_LINK_DAYS * DAY_MS,
  )
  const links = {
    blog: `${origin}/blog`,
    confirm: `${origin}/newsletter/confirm?token=${confirmToken}`,
    unsubscribe: `${origin}/newsletter/unsubscribe?token=${token}`,
  }
  const write = status === 'confirmed' ? alreadyMail : confirmationMail
  sendMail(c, write(email, key, links), () => markMailed(c.env.DB, mail))
}
