import type { Context } from 'hono'
import { DAY_SEC } from '#app/rules/time-units.ts'
import { build } from './build.ts'
import { storedAddress } from './cacheable.ts'
import { logEvent } from './request-log.ts'
import { siteOrigin, type AppEnv } from './app-env.ts'
import { withTimeout } from './with-timeout.ts'

/** How long the platform may keep a page. Other builds and settings use other keys. */
const KEPT_SEC = DAY_SEC

const CACHE = 'pages'

/** Stores the page's route with it, for the log; never sent to a visitor. */
const ROUTE = 'X-Route'

/**
 * The nonce and the request id in a page: this response's own, or placeholders if the page is to be
 * stored.
 */
export type PageIds = { nonce: string; requestId: string }

/** Renders the page of this request with the given nonce and id. */
export type Render = (request: Request, ids: PageIds) => Promise<Response>

type CacheState = 'hit' | 'miss' | 'bypass'

/**
 * Answers with the stored page if it is the same for every visitor, otherwise with one rendered for
 * this request.
 *
 * A stored page holds placeholders for nonce and request id. Browsers keep it but always ask again
 * (`ETag`, 304). On workers.dev the platform has no cache, and every page is rendered.
 *
 * **Errors**: throws what the render throws; a cache that fails or hangs counts as empty.
 */
export async function servePage(c: Context<AppEnv>, render: Render): Promise<Response> {
  const own = { nonce: c.get('nonce'), requestId: c.get('requestId') }
  const url = c.get('url')
  const address = build && storedAddress(c.req.raw, url)
  if (!build || address === null) return label(await render(c.req.raw, own), 'bypass')

  const key = `${siteOrigin(c)}/.page-cache/${build.id}/${await settingsHash(c)}${address}`
  const stored = await find(c, key)
  if (stored) {
    c.set('route', stored.headers.get(ROUTE) ?? undefined)
    return await answer(c, stored, own, 'hit')
  }
  // A new request: this visitor's query, cookies and abort signal must not shape a shared page.
  const rendered = await render(new Request(new URL(address, url.origin)), build.placeholders)
  const text = await rendered.text()
  const page = new Response(text, rendered)
  const isWhole = page.status === 200 && !c.get('hasRenderFailed')
  if (isWhole && !page.headers.has('Set-Cookie')) {
    page.headers.set('ETag', `W/"${await hashOf(text)}"`)
    store(c, key, new Response(text, page))
  }
  return await answer(c, page, own, 'miss')
}

async function find(c: Context<AppEnv>, key: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(CACHE)
    return await withTimeout(cache.match(key), 'The page cache')
  } catch (error) {
    logEvent('error', 'page-cache.failed', c.get('requestId'), { error: String(error) })
    return undefined
  }
}

function store(c: Context<AppEnv>, key: string, page: Response): void {
  page.headers.set('Cache-Control', `public, max-age=${KEPT_SEC}`)
  page.headers.set(ROUTE, c.get('route') ?? '')
  const stored = caches.open(CACHE).then((cache) => cache.put(key, page))
  const logged = stored.catch((error: unknown) => {
    logEvent('error', 'page-cache.failed', c.get('requestId'), { error: String(error) })
  })
  c.executionCtx.waitUntil(logged)
}

async function answer(
  c: Context<AppEnv>,
  page: Response,
  own: PageIds,
  state: CacheState,
): Promise<Response> {
  const etag = page.headers.get('ETag')
  const known = (c.req.header('If-None-Match') ?? '').split(',').map((one) => one.trim())
  if (etag !== null && known.includes(etag)) {
    return label(new Response(null, { status: 304, headers: { ETag: etag } }), state)
  }
  const headers = new Headers(page.headers)
  // The stored length is that of the page with placeholders.
  for (const name of [ROUTE, 'Age', 'CF-Cache-Status', 'Cache-Control', 'Content-Length'])
    headers.delete(name)
  const text = fill(await page.text(), own)
  return label(new Response(text, { status: page.status, headers }), state)
}

/** Replaces the placeholders in a page with this response's nonce and request id. */
function fill(text: string, own: PageIds): string {
  if (!build) return text
  const { nonce, requestId } = build.placeholders
  return text.replaceAll(nonce, own.nonce).replaceAll(requestId, own.requestId)
}

/** Adds a header that says what the cache did, to a copy because redirects are immutable. */
function label(page: Response, state: CacheState): Response {
  const labelled = new Response(page.body, page)
  labelled.headers.set('X-Page-Cache', state)
  labelled.headers.append('Server-Timing', `page-cache;desc=${state}`)
  if (!labelled.headers.has('Cache-Control')) {
    labelled.headers.set('Cache-Control', 'private, no-cache')
  }
  return labelled
}

const settingsHashes = new WeakMap<object, string>()

/**
 * The settings that a page may show. They are part of the key, since they can change without a new
 * build.
 */
async function settingsHash(c: Context<AppEnv>): Promise<string> {
  const settings = c.get('settings')
  const known = settingsHashes.get(settings)
  if (known !== undefined) return known
  // For secrets, only whether they are set: no page shows their values.
  const shown = Object.entries(settings).map(([name, value]) => [
    name,
    /SECRET|_KEY$/.test(name) && name !== 'POSTHOG_KEY' ? value !== null : value,
  ])
  const hash = await hashOf(JSON.stringify(shown))
  settingsHashes.set(settings, hash)
  return hash
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest.slice(0, 8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
