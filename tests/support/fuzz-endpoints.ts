import { typedPaths } from '#app/site/navigation.ts'
import type { BookingField } from '#workers/booking/contract.ts'

/**
 * A path of the site, with the names that it reads from a request.
 *
 * **Shape**: in `path` a `*` stands for anything; `query` and `fields` name parameters and what a
 * body may hold; `posts` says whether it takes bodies.
 */
export type Endpoint = { path: string; query?: string[]; fields?: string[]; posts?: boolean }

/** The query parameters that the newsletter form of every page reads. */
const NOTICE = ['newsletter', 'at']

/** The fields of the booking form: the type asks for a new one. */
const bookingForm: Record<BookingField, true> = {
  slot: true,
  zone: true,
  name: true,
  email: true,
  phone: true,
  note: true,
  setup: true,
  key: true,
}

const booking = [...Object.keys(bookingForm), 'token', 'change']
const trial = ['do', 'trial', 'line', 'suggested', 'paste', 'name', 'town', 'question', 'answer']
const account = ['intent', 'name', 'email', 'password', 'currentPassword', 'newPassword', 'token']
const authCore = ['csrfToken', 'callbackUrl', 'email', 'password', 'json', 'code', 'state', 'error']

/** Every path of `app/routes.ts` and of the routes of `workers/site.ts`. */
export const endpoints: readonly Endpoint[] = [
  { path: '/', query: NOTICE },
  { path: '/_root.data', query: ['_routes'] },
  { path: '/use-cases/lawyers', query: NOTICE },
  { path: '/use-cases/*' },
  { path: '/blog', query: ['q', 'category', ...NOTICE] },
  { path: '/blog/*' },
  { path: '/blog/rss.xml' },
  { path: '/contact' },
  { path: '/coming-soon', query: ['industry', ...NOTICE] },
  { path: '/try', query: ['trade'], fields: trial, posts: true },
  { path: '/try.data', query: ['trade', '_routes'], fields: trial, posts: true },
  { path: '/try/*', fields: trial, posts: true },
  { path: '/chat-accuracy' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/sitemap.xml' },
  { path: '/robots.txt' },
  { path: '/llms.txt' },
  { path: '/manifest.webmanifest' },
  { path: '/auth', query: ['mode', 'next', 'error', 'deleted'], fields: account, posts: true },
  { path: '/auth/popup', query: ['next'], fields: ['next'], posts: true },
  { path: '/auth/done', query: ['error', 'code'] },
  { path: '/auth/sign-out', query: ['next'], fields: ['next'], posts: true },
  { path: '/auth/forgotten', query: ['done'], fields: account, posts: true },
  { path: '/auth/reset', query: ['token', 'done'], fields: account, posts: true },
  { path: '/auth/verify', query: ['token', 'done'], fields: account, posts: true },
  { path: '/auth/address', query: ['token', 'done'], fields: account, posts: true },
  { path: '/auth/undo-address', query: ['token', 'done'], fields: account, posts: true },
  { path: '/account', query: ['next'], fields: account, posts: true },
  { path: '/account/data' },
  { path: '/welcome', query: ['slot', 'zone', 'another', 'index'], fields: booking, posts: true },
  { path: '/booking/manage', query: ['token'], fields: booking, posts: true },
  { path: '/newsletter/confirm', query: ['token'], fields: ['token'], posts: true },
  { path: '/newsletter/unsubscribe', query: ['token'], fields: ['List-Unsubscribe'], posts: true },
  {
    path: '/api/newsletter',
    fields: ['email', 'page', 'box', 'homepage', 'elapsedMs'],
    posts: true,
  },
  { path: '/api/chat', fields: ['messages', 'role', 'content'], posts: true },
  { path: '/api/chat/rating', fields: ['topic', 'rating', 'question'], posts: true },
  { path: '/api/auth/check' },
  { path: '/api/auth/csrf', query: authCore },
  { path: '/api/auth/session', query: authCore },
  { path: '/api/auth/providers' },
  { path: '/api/auth/signin', query: authCore },
  { path: '/api/auth/signin/google', query: authCore, fields: authCore, posts: true },
  { path: '/api/auth/signout', query: authCore, fields: authCore, posts: true },
  { path: '/api/auth/error', query: authCore },
  { path: '/api/auth/verify-request', query: authCore },
  { path: '/api/auth/callback/google', query: authCore, fields: authCore, posts: true },
  { path: '/api/auth/callback/credentials', query: authCore, fields: authCore, posts: true },
  { path: '/api/auth/*', query: authCore, fields: authCore, posts: true },
  { path: '/api/token-sync', fields: ['token'], posts: true },
  { path: '/api/token-sync/token' },
  { path: '/api/csp-report', fields: ['csp-report', 'type', 'body'], posts: true },
  { path: '/api/booking', fields: booking, posts: true },
  { path: '/api/booking/slots', query: ['zone'] },
  { path: '/api/booking/invite.ics', query: ['token'] },
  { path: '/api/booking/move', fields: booking, posts: true },
  { path: '/api/booking/cancel', fields: booking, posts: true },
  { path: '/api/booking/elsewhere', fields: booking, posts: true },
  { path: '/api/receptionist', fields: ['setup', 'lines', 'now', 'seed'], posts: true },
  {
    path: '/api/receptionist/commands',
    fields: ['text', 'open', 'business', 'services'],
    posts: true,
  },
  { path: '/api/health' },
  { path: '/api/*', posts: true },
  { path: '/ingest/e/', query: ['_', 'beacon', 'compression', 'ver'], fields: ['e'], posts: true },
  { path: '/ingest/i/v0/e/', query: ['ip', 'compression'], fields: ['data'], posts: true },
  { path: '/ingest/*', posts: true },
  { path: '/media/calls/home.mp3' },
  { path: '/media/*' },
  { path: '/assets/*' },
  ...Object.keys(typedPaths).map((path) => ({ path })),
  { path: '/*', fields: account, posts: true },
]

/** The cookies that the site reads, by their names over http and over https. */
export const cookieNames: readonly string[] = [
  'authjs.session-token',
  '__Secure-authjs.session-token',
  'authjs.session-token.0',
  'authjs.csrf-token',
  '__Host-authjs.csrf-token',
  'authjs.callback-url',
  '__Secure-authjs.callback-url',
  'authjs.state',
  'authjs.pkce.code_verifier',
  'authjs.nonce',
  'known-browser',
  '__Host-known-browser',
  'set-up-call',
  '__Host-set-up-call',
  'synced-session',
  '__Host-synced-session',
  'ph_key_posthog',
  'injected',
]

/** The headers that the site reads, and those that it must not believe. */
export const headerNames: readonly string[] = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'CF-Ray',
  'CF-IPCountry',
  'DNT',
  'Forwarded',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Mode',
  'Sec-Fetch-Site',
  'Sec-GPC',
  'Upgrade',
  'User-Agent',
  'X-Auth-Return-Redirect',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'X-React-Router-SPA-Mode',
  'X-Requested-With',
  'X-Rewrite-URL',
]

/** Values that get further than the first check: by the name of the field or the header. */
export const plausible: Readonly<Record<string, readonly string[]>> = {
  Accept: ['text/html', 'application/json', '*/*'],
  Authorization: ['Bearer a.b.c', 'Bearer ', 'Basic YTpi'],
  box: ['footer', 'blog', 'nowhere'],
  change: ['cancel', 'move'],
  do: [
    'start',
    'hang-up',
    'undo',
    'drop-rest',
    'replay',
    'save',
    'save-and-replay',
    'preset',
    'paste',
    'show',
  ],
  email: ['ada@example.com', 'ada@münchen.example', 'ada+"x"@example.com'],
  'If-Range': ['"x"', 'W/"x"', 'Wed, 21 Oct 2026 07:28:00 GMT'],
  industry: ['finance', 'hospitality'],
  intent: ['name', 'address', 'password', 'verification', 'everywhere', 'deletion'],
  mode: ['signup', 'signin'],
  name: ['Ada', '李'],
  newPassword: ['four hens on a kettle'],
  newsletter: ['sent', 'listed', 'limited', 'limited-today', 'full'],
  Origin: ['null', 'https://evil.example', 'http://larkline.test'],
  password: ['four hens on a kettle', 'password'],
  Range: ['bytes=0-1', 'bytes=-5', 'bytes=9999999-', 'bytes=0-1,4-5', 'bytes=5-1', 'lines=0-'],
  rating: ['up', 'down'],
  role: ['user', 'assistant', 'system'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'none'],
  topic: ['unknown', 'danger'],
  trade: ['restaurant', 'other'],
  Upgrade: ['websocket'],
  zone: ['Europe/London', 'Pacific/Kiritimati', 'Mars/Olympus', '+25:00'],
}
