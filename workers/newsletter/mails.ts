import { brand } from '#app/site/brand.ts'
import type { Mail } from '../email/mail.ts'
import { renderMail, type MailContent } from '../email/template.ts'

/** How long a confirmation link works. */
export const CONFIRM_LINK_DAYS = 7

/** The links that the mails of one address carry. */
export type SubscriberLinks = { blog: string; confirm: string; unsubscribe: string }

/** The headers by which mail programs offer to unsubscribe. **Source**: RFC 8058. */
function unsubscribeHeaders(href: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/**
 * The first mail to an address, which nobody has proven yet: it repeats nothing that was typed.
 */
export function confirmationMail(to: string, key: string, links: SubscriberLinks): Mail {
  return write(
    'newsletter-confirm',
    to,
    key,
    `Confirm your address for ${brand.name}`,
    links.unsubscribe,
    {
      preheader: 'One press, and you get new articles as they come out.',
      heading: 'Confirm your address',
      paragraphs: [
        `Somebody, most likely you, asked for the ${brand.name} newsletter at this address. Press the button to say yes: until you do, we send you no newsletter.`,
        `The link works for ${CONFIRM_LINK_DAYS} days. If it was not you, do nothing.`,
      ],
      button: { label: 'Confirm my address', href: links.confirm },
      footer: 'You get this because the address was typed into the newsletter box on our site.',
      footerLink: { label: 'Do not send me the newsletter', href: links.unsubscribe },
    },
  )
}

/** For a confirmed address that asks once more: the page's answer may not tell, so the mail does. */
export function alreadyMail(to: string, key: string, links: SubscriberLinks): Mail {
  return write('newsletter-already', to, key, 'You are already on the list', links.unsubscribe, {
    preheader: 'There is nothing more to do.',
    heading: 'You are already on the list',
    paragraphs: [
      `Somebody, most likely you, asked again for the ${brand.name} newsletter at this address. It is confirmed already, so there is nothing to do. The next article comes by itself.`,
    ],
    button: { label: 'Read the blog', href: links.blog },
    footer: 'You get this because the address was typed into the newsletter box on our site.',
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

/** An article for one subscriber. Its key is the same however often the sending is begun anew. */
export function articleMail(
  to: string,
  token: string,
  unsubscribe: string,
  { id, title, excerpt, href, html, text }: SentArticle,
): Mail {
  return write('newsletter-article', to, `newsletter/${id}/${token}`, title, unsubscribe, {
    preheader: excerpt,
    heading: title,
    paragraphs: [],
    article: { html, text },
    button: { label: 'Read it on our site', href },
    footer: 'You get this because you asked for our newsletter and confirmed your address.',
    footerLink: { label: 'Unsubscribe', href: unsubscribe },
  })
}

function write(
  kind: string,
  to: string,
  idempotencyKey: string,
  subject: string,
  unsubscribe: string,
  content: MailContent,
): Mail {
  const headers = unsubscribeHeaders(unsubscribe)
  return { kind, to, idempotencyKey, subject, headers, ...renderMail(content) }
}
