import { brand } from '#app/site/brand.ts'
import type { Mail } from './mail.ts'
import { renderMail } from './template.ts'

/** Tells the operator which mails were never sent, by kind and count, without personal data. */
export function givenUpMail(
  to: string,
  kinds: readonly { kind: string; count: number }[],
  untilMs: number,
): Mail {
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0)
  const heading = count === 1 ? 'An email was not sent' : `${count} emails were not sent`
  const { text, html } = renderMail({
    preheader: 'We couldn’t send them in time.',
    heading,
    paragraphs: [
      `We couldn’t send these ${brand.name} emails in time, so we’ve stopped trying:`,
      ...kinds.map((kind) => `${kind.kind}: ${kind.count}`),
      'Either the mail service was down for too long, or it refused them. The log lines “mail.failed” say which.',
      'These emails can’t be sent again. Bookings and newsletter sign-ups are still in the database. To see them, run “npm run export -- bookings --remote” or “npm run export -- subscribers --remote”.',
    ],
  })
  // The key names the period, so that machines running at once send one notice.
  return {
    kind: 'mail-given-up',
    idempotencyKey: `given-up-${untilMs}`,
    to,
    subject: heading,
    text,
    html,
  }
}
