import { brand } from '#app/site/brand.ts'
import type { Mail } from '../email/mail.ts'
import { renderMail, type MailButton, type MailContent } from '../email/template.ts'

/** How long a confirmation link works. */
export const CONFIRM_LINK_DAYS = 7

/** The links in the mails to one address. */
export type SubscriberLinks = { blog: string; confirm: string; unsubscribe: string }

const ASKED =
  'You’re receiving this because someone entered this address in the newsletter form on our site.'

/** The first mail to an address, which may be someone else's: it repeats nothing that was typed. */
export function confirmationMail(to: string, key: string, links: SubscriberLinks): Mail {
  return write('newsletter-confirm', to, key, `Confirm your ${brand.name} newsletter sign-up`, {
    preheader: 'Confirm to get new articles by email.',
    heading: 'Confirm your address',
    paragraphs: [
      `Someone, probably you, asked us to send the ${brand.name} newsletter to this address. Select the button to confirm. We won’t send it until you do.`,
      `The link works for ${CONFIRM_LINK_DAYS} days. If you didn’t ask for this, you can ignore this email.`,
    ],
    button: { label: 'Confirm my address', href: links.confirm },
    footer: ASKED,
    footerLink: { label: 'Don’t send me the newsletter', href: links.unsubscribe },
  })
}

/** The mail to a confirmed address that signs up again. The page must not reveal that it is confirmed. */
export function alreadyMail(to: string, key: string, links: SubscriberLinks): Mail {
  return write('newsletter-already', to, key, 'You’re already on the list', {
    preheader: 'You don’t need to do anything.',
    heading: 'You’re already on the list',
    paragraphs: [
      `Someone, probably you, asked us again to send the ${brand.name} newsletter to this address. You’ve already confirmed it, so you don’t need to do anything. We’ll send you the next article when it’s published.`,
    ],
    button: { label: 'Read the blog', href: links.blog },
    footer: ASKED,
    footerLink: { label: 'Unsubscribe', href: links.unsubscribe },
  })
}

/** An article as the newsletter sends it. **Shape**: `html` and `text` link by absolute addresses. */
export type SentArticle = {
  id: string
  title: string
  excerpt: string
  href: string
  html: string
  text: string
}

/** An article for one subscriber. Its key stays the same when sending is restarted. */
export function articleMail(
  to: string,
  token: string,
  unsubscribe: string,
  { id, title, excerpt, href, html, text }: SentArticle,
): Mail {
  return write('newsletter-article', to, `newsletter/${id}/${token}`, title, {
    preheader: excerpt,
    heading: title,
    paragraphs: [],
    article: { html, text },
    button: { label: 'Read it online', href },
    footer:
      'You’re receiving this because you signed up for our newsletter and confirmed your address.',
    footerLink: { label: 'Unsubscribe', href: unsubscribe },
  })
}

/** The footer's link unsubscribes; mail programs offer it by the headers. **Source**: RFC 8058. */
function write(
  kind: string,
  to: string,
  idempotencyKey: string,
  subject: string,
  content: MailContent & { footerLink: MailButton },
): Mail {
  const headers = {
    'List-Unsubscribe': `<${content.footerLink.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { kind, to, idempotencyKey, subject, headers, ...renderMail(content) }
}
