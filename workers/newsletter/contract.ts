export { EMAIL_MAX_CHARS } from '../http/email-address.ts'

/** Where a newsletter box sends its form. */
export const NEWSLETTER_PATH = '/api/newsletter'

/** A form that comes back sooner than this was filled in by a program. */
export const MIN_FILL_MS = 1000

/** The field that people do not see and programs fill in. */
export const HONEYPOT_FIELD = 'homepage'

/** What people agree to. Whoever changes the text raises the version, which is kept as proof. */
export const consent = {
  version: 2,
  text: 'New articles as we publish them. No offers, no tracking, and an unsubscribe link in every email.',
} as const

/** The places that a newsletter box can stand in, so that its answer shows in the right one. */
export const boxes = ['blog', 'article', 'footer', 'newsletter'] as const

/** One of the places of a newsletter box. */
export type Box = (typeof boxes)[number]

/** What can come of a sign-up, as the box says it. **Shape**: `isDone` ends the form. */
export const notices = {
  sent: { isDone: true, text: 'Check your inbox to confirm.' },
  listed: { isDone: true, text: "You're on the list." },
  'bad-address': {
    isDone: false,
    text: 'Enter an email address in the correct format, like name@example.com.',
  },
  limited: {
    isDone: false,
    text: 'There have been too many sign-ups from your network. Please try again in an hour.',
  },
  failed: {
    isDone: false,
    text: "We couldn't sign you up. Your address is still in the box, so please try again.",
  },
} as const satisfies Record<string, { isDone: boolean; text: string }>

/** The name of what came of a sign-up. */
export type Notice = keyof typeof notices

/** The query parameters that bring a notice back to a page without JavaScript. */
export const noticeQuery = { notice: 'newsletter', box: 'at' } as const
