import { allIndustries } from '#app/site/industries.ts'
import { tradeIds } from '#app/receptionist/engine/trades/trade-ids.ts'
import { pages } from '#app/site/pages.ts'

/** Pages that can differ from one visit to the next, so they are never stored. */
const LIVE_PATHS = new Set(['/auth', '/welcome'])

/** Only articles that exist are stored: an unknown one is a 404. */
const ARTICLE = /^\/blog\/[a-z0-9-]{1,80}$/

/** Queries that select a different page. */
const QUERIES: Record<string, { name: string; values: ReadonlySet<string> }> = {
  '/coming-soon': { name: 'industry', values: new Set(allIndustries.map(({ slug }) => slug)) },
  '/try': { name: 'trade', values: new Set<string>(tradeIds) },
}

/**
 * Parameters that advertisements, mails and social networks add to an address. No page shows them;
 * analytics read them in the browser.
 *
 * **Source**: the click identifiers of Google, Microsoft, Meta, TikTok, X, LinkedIn, Snapchat, Reddit,
 * Pinterest, Yandex, HubSpot, Marketo, Mailchimp and Klaviyo.
 */
const TRACKING_PARAMETER =
  /^(utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_\w+|_gl|_ga|srsltid|msclkid|fbclid|fb_\w+|igshid|igsh|ttclid|twclid|li_fat_id|sccid|rdt_cid|epik|yclid|ysclid|_openstat|mc_\w+|_kx|_hsenc|_hsmi|__hs\w+|hsctatracking|hsa_\w+|mkt_tok|vero_id|ref_src)$/i

/** Cookies that change nothing on a stored page. */
const IDLE_COOKIES: readonly RegExp[] = [
  // Set by signing in and booking.
  /^(__Host-|__Secure-)?(authjs\.(csrf-token|callback-url)|known-browser|google-waiting|synced-session|set-up-call)$/,
  // Cloudflare's own: bot management, rate limits, challenges, Access.
  /^(__cf|_cf|cf_)/i,
  // Analytics and advertisements: Google, Meta, PostHog, Hotjar, Microsoft, TikTok, LinkedIn,
  // Pinterest, Reddit, Snapchat, HubSpot, Matomo, Segment, Amplitude, Mixpanel.
  /^(_ga|_gid$|_gat|_gcl_|_gac_|_dc_gtm_|_fbp$|_fbc$|ph_|_hj|_uet|_clck$|_clsk$|_tt|ttcsid|li_|_li_|_pin_|_rdt_|_scid|_sctr|__hs|hubspotutk$|_pk_|ajs_|amp_|AMP_|mp_)/,
]

const storedPaths = new Set(pages.map(({ path }) => path).filter((path) => !LIVE_PATHS.has(path)))

/**
 * The address of the stored page that answers this request, or null when it must be rendered for
 * this visitor.
 *
 * Anything unknown means null: an unknown cookie could be one that changes the page.
 *
 * **Shape**: a path, with a query only where it selects a different page.
 */
export function storedAddress(request: Request, url: Readonly<URL>): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  if (!cookieNames(request).every(isIdle)) return null
  const { pathname } = url
  if (!storedPaths.has(pathname) && !ARTICLE.test(pathname)) return null
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING_PARAMETER.test(name))
  const [only, ...others] = parameters
  if (!only) return pathname
  const [name, value] = only
  const query = QUERIES[pathname]
  if (!query || others.length > 0 || name !== query.name || !query.values.has(value)) return null
  return `${pathname}?${name}=${value}`
}

function isIdle(cookie: string): boolean {
  return IDLE_COOKIES.some((pattern) => pattern.test(cookie))
}

function cookieNames(request: Request): string[] {
  const cookies = (request.headers.get('Cookie') ?? '').split(';').map((part) => part.trim())
  return cookies.filter((cookie) => cookie !== '').map((cookie) => cookie.split('=', 1)[0] ?? '')
}
