/**
 * The longest email address. **Units**: characters, in ASCII.
 *
 * **Source**: RFC 5321 4.5.3.1.3, less the two angle brackets.
 */
export const EMAIL_MAX_CHARS = 254

/** The error message for a text that `readEmail` refuses. */
export const EMAIL_FORMAT_SENTENCE =
  'Enter an email address in the correct format, like name@example.com.'

/** Characters between single dots, as in HTML's "valid email address". */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** At least two labels; the last is not a number, so that IP addresses are refused. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/

/**
 * Reads one email address; null if the text is not one. No other code may decide what an address is.
 *
 * **Shape**: trimmed, in lower case, with an international domain in ASCII, so that one mailbox has
 * one spelling wherever it is stored. A list, or an address with a name, is refused.
 */
export function readEmail(text: string): string | null {
  const trimmed = text.trim()
  // Checked before converting the domain to ASCII, which takes seconds if it has thousands of
  // characters.
  if (trimmed.length > EMAIL_MAX_CHARS) return null
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(at, 0)).toLowerCase()
  const domain = toAscii(trimmed.slice(at + 1))
  const isRead = LOCAL.test(local) && DOMAIN.test(domain)
  const address = `${local}@${domain}`
  return isRead && address.length <= EMAIL_MAX_CHARS ? address : null
}

/** A domain as name servers know it: `münchen.example` is `xn--mnchen-3ya.example`. */
function toAscii(domain: string): string {
  if (!/[^\0-\x7f]/.test(domain)) return domain.toLowerCase()
  // Only letters, digits, dots and hyphens: the URL parser would end the host at a slash and drop a
  // tab.
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(domain) || !URL.canParse(`http://${domain}`)) return ''
  return new URL(`http://${domain}`).hostname
}
