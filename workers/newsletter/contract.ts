/** Where a newsletter box sends its form. */
export const NEWSLETTER_PATH = '/api/newsletter'

/** **Source**: RFC 5321 4.5.3.1.3, less the two angle brackets. */
export const MAX_ADDRESS_CHARS = 254

/** A form that comes back sooner than this was filled in by a program. */
export const MIN_FILL_MS = 1000

/** The field that people do not see and programs fill in. */
export const HONEYPOT_FIELD = 'homepage'

/** What people agree to. Whoever changes the text raises the version, which is kept as proof. */
export const consent = {
  version: 1,
  text: 'New articles as they come out. No offers, no tracking, and a link to stop in every mail.',
} as const

/** The places that a newsletter box can stand in, so that its answer shows in the right one. */
export const boxes = ['blog', 'article', 'footer', 'newsletter'] as const

/** One of the places of a newsletter box. */
export type Box = (typeof boxes)[number]

/** What can come of a sign-up, as the box says it. **Shape**: `isDone` ends the form. */
export const notices = {
  sent: { isDone: true, text: 'Check your inbox to confirm.' },
  listed: { isDone: true, text: 'You are on the list.' },
  'bad-address': {
    isDone: false,
    text: 'That is not a whole email address. It should look like name@example.com.',
  },
  limited: {
    isDone: false,
    text: 'That was a lot of sign-ups from your network. Please try again in an hour.',
  },
  failed: {
    isDone: false,
    text: 'That did not reach our list. Your address is still in the box: please try again.',
  },
} as const satisfies Record<string, { isDone: boolean; text: string }>

/** The name of what came of a sign-up. */
export type Notice = keyof typeof notices

/** The query parameters that bring a notice back to a page without JavaScript. */
export const noticeQuery = { notice: 'newsletter', box: 'at' } as const

/** **Source**: HTML, "valid email address": what `<input type="email">` accepts. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** The address as it is kept: trimmed, its domain in lower case and ASCII; null if it is none. */
export function readAddress(text: string): string | null {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const address = trimmed.slice(0, at + 1) + asciiDomain(trimmed.slice(at + 1))
  return address.length <= MAX_ADDRESS_CHARS && ADDRESS.test(address) ? address : null
}

/** A domain in lower case, and as the name servers know it: münchen.example has an ASCII name. */
function asciiDomain(domain: string): string {
  if (!/[^\0-\x7f]/.test(domain)) return domain.toLowerCase()
  // Only what a name is made of: the URL parser would end the host at a slash, and drop a tab.
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(domain) || !URL.canParse(`http://${domain}`)) return ''
  return new URL(`http://${domain}`).hostname
}
