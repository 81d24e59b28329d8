/**
 * How much of an element is sent.
 *
 * **Source**: specification, section 7.
 */
const ELEMENT_TEXT_MAX_CHARS = 255
const ATTRIBUTE_MAX_CHARS = 1024

/** Separators allowed between the digits of one number: spaces and dashes, also URL-encoded. */
const gap = String.raw`(?:[ \u00a0\u2009\u202f\-\u2010-\u2013+]|%20)`

/** Card numbers have 13 to 19 digits: a shorter run of digits cannot contain one. */
const CARD_MIN_DIGITS = 13
const CARD_MAX_DIGITS = 19
const digitRun = new RegExp(String.raw`\d(?:${gap}{0,2}\d){${CARD_MIN_DIGITS - 1},}`, 'g')

const socialSecurityNumber = new RegExp(String.raw`(?<!\d)\d{3}${gap}?\d{2}${gap}?\d{4}(?!\d)`, 'g')
// Starts at a word boundary: otherwise a long text without an address would take minutes.
const emailAddress = /(?<![\w.+'-])[\w.+'-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g

/**
 * A URL, or a path as in a link or form, with its query and fragment, which may hold search words or the
 * token of an email's link. An address may contain a single quote. Matches it without these too: otherwise
 * a long text of slashes would take minutes. posthog-js has put `<masked>` for some values of the query,
 * and what follows must go as well.
 */
const address =
  /((?:\bhttps?:\/\/|(?<![\w/.])\/)[^\s"<>?#]*)(?:[?#][^\s"<>]*(?:<masked>[^\s"<>]*)*)?/g

/** The token of a link, as `signLink` makes it. */
const linkToken = /(?<![\w-])[\w-]{20,}\.[0-9a-z]{1,16}\.[\w-]{22,}/g

/** Any other secret: longer than an id, with both cases and digits, unlike any word. */
const secret = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}/g

/**
 * Properties with words from an address's query: what was searched for, and everything about the first
 * address of a visit except where it was, which posthog-js extends with the campaign's words.
 */
const queryWords =
  /^(?:ph_keyword|\$session_entry_(?!(?:url|host|pathname|referrer|referring_domain|search_engine)$).*)$/

/** Ids of events and browsers, which must reach the host unmasked. */
const identifiers = new Set([
  'token',
  'distinct_id',
  '$device_id',
  '$session_id',
  '$window_id',
  '$pageview_id',
  '$prev_pageview_id',
  '$insert_id',
])

/** Removes card and social security numbers, email addresses and the tails of URLs from a text. */
export function maskText(text: string): string {
  return text
    .replace(address, '$1')
    .replace(emailAddress, '[email]')
    .replace(linkToken, '[token]')
    .replace(secret, '[token]')
    .replace(digitRun, (run) => (holdsCardNumber(run) ? '[card]' : run))
    .replace(socialSecurityNumber, '[ssn]')
}

/** Masks and truncates every text in an event's properties, at any depth, and drops those of `queryWords`. */
export function maskProperties(
  properties: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => !queryWords.test(key))
      .map(([key, value]) => [key, identifiers.has(key) ? value : maskValue(key, value)]),
  )
}

function maskValue(key: string, value: unknown): unknown {
  if (typeof value === 'string') return cut(key, maskText(value))
  if (Array.isArray(value)) return value.map((item) => maskValue(key, item))
  if (typeof value !== 'object' || value === null) return value
  return maskProperties(value as Record<string, unknown>)
}

function cut(key: string, text: string): string {
  if (key === '$el_text') return text.slice(0, ELEMENT_TEXT_MAX_CHARS)
  if (key.startsWith('attr__')) return text.slice(0, ATTRIBUTE_MAX_CHARS)
  return key === '$elements_chain' ? cutChain(text) : text
}

/** Truncates the values of a chain of elements: `tag.class:name="value"name="value"`, quotes escaped. */
function cutChain(chain: string): string {
  return chain.replace(
    /([\w$-]+)="((?:[^"\\]|\\[^])*)"/g,
    (_, name: string, value: string) =>
      `${name}="${cutEscaped(value, name === 'text' ? ELEMENT_TEXT_MAX_CHARS : ATTRIBUTE_MAX_CHARS)}"`,
  )
}

/** Truncates an escaped value, never in the middle of an escape, which would escape the closing quote. */
function cutEscaped(value: string, maxChars: number): string {
  return value.slice(0, maxChars).replace(/(?<!\\)((?:\\\\)*)\\$/, '$1')
}

/** Whether any run of 13 to 19 of these digits has a valid card check digit. */
function holdsCardNumber(run: string): boolean {
  const digits = run.replace(/%20|\D/g, '')
  for (let start = 0; start + CARD_MIN_DIGITS <= digits.length; start += 1) {
    for (let count = CARD_MIN_DIGITS; count <= CARD_MAX_DIGITS; count += 1) {
      if (start + count <= digits.length && passesLuhn(digits.slice(start, start + count)))
        return true
    }
  }
  return false
}

/**
 * Whether the last digit is the check digit of those before it.
 *
 * **Source**: ISO/IEC 7812-1, annex B.
 */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const weighted = index % 2 === 0 ? digit : digit * 2
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}
