import { EMAIL_FORMAT_SENTENCE } from '#app/rules/email-address.ts'

/** Where a newsletter box sends its form. */
export const NEWSLETTER_PATH = '/api/newsletter'

/** A form submitted sooner than this was filled in by a bot. */
export const MIN_FILL_MS = 1000

/** A field that people do not see and bots fill in. */
export const HONEYPOT_FIELD = 'homepage'

/** What people agree to. If you change the text, raise the version, which is stored as proof. */
export const consent = {
  version: 2,
  text: 'New articles as we publish them. No offers, no tracking, and an unsubscribe link in every email.',
} as const

/** The places of newsletter boxes, so that the answer shows in the right one. */
export const boxes = ['blog', 'article', 'footer', 'newsletter'] as const

/** One of the places of a newsletter box. */
export type Box = (typeof boxes)[number]

/** The possible results of a sign-up, in the box's words. **Shape**: `isDone` replaces the form. */
export const notices = {
  sent: { isDone: true, text: 'Check your inbox to confirm.' },
  listed: {
    isDone: true,
    text: 'We can’t send the confirmation email at the moment, so we can’t add you to the list. Please sign up again later.',
  },
  'bad-address': {
    isDone: false,
    text: EMAIL_FORMAT_SENTENCE,
  },
  limited: {
    isDone: false,
    text: 'There have been too many sign-ups from your network. Please try again in an hour.',
  },
  'limited-today': {
    isDone: false,
    text: 'There have been too many sign-ups from your network today. Please try again tomorrow.',
  },
  full: {
    isDone: false,
    text: 'We can’t take any more sign-ups today. Please try again tomorrow.',
  },
  failed: {
    isDone: false,
    text: 'We couldn’t sign you up. Your address is still in the box, so please try again.',
  },
} as const satisfies Record<string, { isDone: boolean; text: string }>

/** The result of a sign-up. */
export type NewsletterNotice = keyof typeof notices

/** The query parameters that carry a notice back to a page without JavaScript. */
export const noticeQuery = { notice: 'newsletter', box: 'at' } as const
