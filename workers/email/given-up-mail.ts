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
    preheader: 'The mail service was down for too long.',
    heading,
    paragraphs: [
      `The mail service of ${brand.name} is working again. It was down for so long that we gave up sending these emails:`,
      ...kinds.map((kind) => `${kind.kind}: ${kind.count}`),
      'Bookings and newsletter sign-ups are in the database. To see them, run “npm run export -- bookings --remote” or “npm run export -- subscribers --remote”.',
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
