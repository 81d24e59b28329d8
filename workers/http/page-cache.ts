import type { Context } from 'hono'
import { build } from './build.ts'
import { cacheablePage } from './cacheable.ts'
import { logEvent } from './request-log.ts'
import { siteOrigin, type AppEnv } from './settings.ts'

/** How long a stored page is served without looking again. */
const FRESH_MS = 5 * 60_000

/** How long it may be served while a new one is made; after that the platform drops it. */
const KEPT_SEC = 86_400

const CACHE = 'pages'

const RENDERED_AT = 'X-Rendered-At'

/** What stands in a page for the answer that carries it. */
export type Marks = { nonce: string; requestId: string }

/** Renders the page of this request, bearing the given marks. */
export type Render = (request: Request, marks: Marks) => Promise<Response>

/** Whether a page is being refreshed: one at a time in an isolate, or a rush would render them all. */
let isRefreshing = false

/**
 * Answers with a page: for a signed-out visitor the stored one, which is rendered once for each
 * place and build, and refreshed behind the visitor's back; for everybody else a fresh one.
 *
 * A stored page bears marks that are exchanged for the answer's own nonce and request id, and is
 * never stored in the browser without asking: `ETag` and 304 make that cheap. Whatever the cache
 * does, the page is served. Inert on workers.dev, where the platform has no cache.
 */
export async function servePage(c: Context<AppEnv>, render: Render): Promise<Response> {
  const own = { nonce: c.var.nonce, requestId: c.var.requestId }
  const page = build && cacheablePage(c.req.raw)
  if (!build || !page) return labelled(await render(c.req.raw, own), 'bypass')

  const key = `${siteOrigin(c)}/.page-cache/${build.id}/${await variantOf(c)}${page}`
  const etag = `W/"${await hashOf(key)}"`
  // The build and the settings decide what the page says: whoever has this one has them all.
  if (c.req.header('If-None-Match') === etag) {
    return labelled(new Response(null, { status: 304, headers: { ETag: etag } }), 'hit')
  }
  const marks = { nonce: build.nonceMark, requestId: build.requestMark }
  const renderMarked = () => render(new Request(c.req.raw, { method: 'GET' }), marks)

  const stored = await find(c, key)
  if (stored) {
    const isFresh = Date.now() - Number(stored.headers.get(RENDERED_AT)) < FRESH_MS
    if (!isFresh) refresh(c, key, renderMarked)
    return labelled(await exchange(stored, marks, own, etag), isFresh ? 'hit' : 'stale')
  }
  const rendered = await renderMarked()
  if (!isStorable(rendered)) return labelled(await exchange(rendered, marks, own), 'miss')
  const whole = await readWhole(rendered)
  store(c, key, whole)
  return labelled(await exchange(whole, marks, own, etag), 'miss')
}

async function find(c: Context<AppEnv>, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(key)
  } catch (error) {
    logEvent('error', 'page-cache.failed', c.var.requestId, { error: String(error) })
    return undefined
  }
}

function store(c: Context<AppEnv>, key: string, page: Response): void {
  const headers = new Headers(page.headers)
  headers.set('Cache-Control', `public, max-age=${KEPT_SEC}`)
  headers.set(RENDERED_AT, String(Date.now()))
  const copy = new Response(page.clone().body, { headers })
  const stored = caches.open(CACHE).then((cache) => cache.put(key, copy))
  const logged = stored.catch((error: unknown) => {
    logEvent('error', 'page-cache.failed', c.var.requestId, { error: String(error) })
  })
  c.executionCtx.waitUntil(logged)
}

/** Makes a new copy in the background; when that fails, the old one stays. */
function refresh(c: Context<AppEnv>, key: string, render: () => Promise<Response>): void {
  if (isRefreshing) return
  isRefreshing = true
  const work = async () => {
    try {
      const page = await render()
      if (isStorable(page)) store(c, key, await readWhole(page))
    } catch (error) {
      logEvent('error', 'page-cache.failed', c.var.requestId, { error: String(error) })
    } finally {
      isRefreshing = false
    }
  }
  c.executionCtx.waitUntil(work())
}

/** Nothing but a whole page that says nothing to one visitor alone is stored. */
function isStorable(page: Response): boolean {
  return page.status === 200 && !page.headers.has('Set-Cookie')
}

/** Read to its end before it is stored: a render that breaks off half-way throws here. */
async function readWhole(page: Response): Promise<Response> {
  return new Response(await page.text(), page)
}

async function exchange(
  page: Response,
  marks: Marks,
  own: Marks,
  etag?: string,
): Promise<Response> {
  const text = await page.text()
  const headers = new Headers(page.headers)
  headers.delete(RENDERED_AT)
  headers.delete('Age')
  headers.set('Cache-Control', 'private, no-cache')
  if (etag) headers.set('ETag', etag)
  const body = text.replaceAll(marks.nonce, own.nonce).replaceAll(marks.requestId, own.requestId)
  return new Response(body, { status: page.status, headers })
}

/** Says what the cache did, for whoever looks at the answer. */
function labelled(page: Response, state: 'hit' | 'stale' | 'miss' | 'bypass'): Response {
  const answer = new Response(page.body, page)
  answer.headers.set('X-Page-Cache', state)
  answer.headers.append('Server-Timing', `page-cache;desc=${state}`)
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-cache')
  return answer
}

const variants = new WeakMap<object, Promise<string>>()

/** The settings that a page may show: a change of them is another page, also without a new build. */
function variantOf(c: Context<AppEnv>): Promise<string> {
  const { settings } = c.var
  const known = variants.get(settings)
  if (known) return known
  // Of secrets only whether they are there: their values show on no page.
  const shown = Object.entries(settings).map(([name, value]) => [
    name,
    /SECRET|_KEY$/.test(name) && name !== 'POSTHOG_KEY' ? value !== null : value,
  ])
  const variant = hashOf(JSON.stringify(shown))
  variants.set(settings, variant)
  return variant
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest.slice(0, 8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
