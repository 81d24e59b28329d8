import type { SchedulingProvider } from './scheduling-provider.ts'

/**
 * The headers on every response, including assets. HSTS is not among them: a browser keeps the newest that
 * it was sent, so that of a style sheet would undo `HSTS_FOR_ALL`.
 */
export const assetPolicy = {
  'X-Content-Type-Options': 'nosniff',
  // no-referrer would make native form posts send `Origin: null`, which our own checks refuse.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), payment=(), usb=(), microphone=(self), on-device-speech-recognition=(self), autoplay=(self), clipboard-write=(self), fullscreen=(self)',
} as const

/** The `Strict-Transport-Security` of this host alone: two years. */
export const HSTS = 'max-age=63072000'

/** The operator's choice for the whole domain, because it affects every subdomain. */
export const HSTS_FOR_ALL = `${HSTS}; includeSubDomains; preload`

/**
 * The pages of the sign-in pop-up, which have no opener policy: with one, the page that has opened
 * the pop-up would see it closed while it is open.
 */
export const popupPaths: readonly string[] = ['/auth/popup', '/auth/done']

/** Where browsers report what the content policy blocked. */
export const REPORT_PATH = '/api/csp-report'

/** What other sites may embed: icons in link lists, pictures in link previews. */
const SHARED = ['/icons/*', '/og/*', '/logo.svg', '/favicon.ico']

/** How long browsers keep build files: their names hold a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** How long browsers keep files of a fixed name, such as icons. */
const DAY = 'public, max-age=86400'

/** What the page that embeds the scheduling provider allows in addition. */
export type EmbeddedSources = Pick<SchedulingProvider, 'scriptUrl' | 'frameOrigins'>

/**
 * The content security policy of one page.
 *
 * **Shape**: `formTargets` are the origins that a form of ours may be redirected to; `embedded` is
 * null on every page but the one that embeds the scheduling provider.
 */
export function contentSecurityPolicy({
  nonce,
  formTargets,
  embedded,
}: {
  nonce: string
  formTargets: readonly string[]
  embedded: EmbeddedSources | null
}): string {
  return [
    "default-src 'none'",
    // With strict-dynamic, a browser runs any module that injected markup has preloaded first.
    `script-src 'nonce-${nonce}' 'self'${embedded ? ` ${embedded.scriptUrl}` : ''}`,
    ...(embedded ? [`frame-src ${embedded.frameOrigins.join(' ')}`] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `report-uri ${REPORT_PATH}`,
    'report-to csp',
  ].join('; ')
}

/** The `_headers` file: `assetPolicy` for static assets, which never reach the Worker and have no content policy. */
export function assetHeadersFile(): string {
  const everywhere = Object.entries(assetPolicy).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...everywhere,
    '/assets/*',
    `  Cache-Control: ${IMMUTABLE}`,
    ...[...SHARED, '/blog/*.svg'].flatMap((path) => [path, `  Cache-Control: ${DAY}`]),
    // Removed first: if two rules match, the header gets both values.
    ...SHARED.flatMap((path) => [
      path,
      '  ! Cross-Origin-Resource-Policy',
      '  Cross-Origin-Resource-Policy: cross-origin',
    ]),
    '',
  ].join('\n')
}
