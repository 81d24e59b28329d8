import type { Context } from 'hono'
import { setNewest } from '#app/site/set-newest.ts'
import { build } from './build.ts'
import { cacheablePage, isConfirmable } from './cacheable.ts'
import { cutPage, fillPage, type MarkedPage, type Marks } from './marked-page.ts'
import { logEvent } from './request-log.ts'
import { siteOrigin, type AppEnv } from './settings.ts'

/** How long a stored page is served without looking again. */
const FRESH_MS = 5 * 60_000

/** How long it may be served while a new one is made; after that the platform drops it. */
const KEPT_SEC = 86_400

/** How long the platform lets work go on after an answer; it ends it without a word, not by throwing. */
const REFRESH_MAX_MS = 30_000

const CACHE = 'pages'

const RENDERED_AT = 'X-Rendered-At'

/** Renders the page of this request, bearing the given marks. */
export type Render = (request: Request, marks: Marks) => Promise<Response>

/** How many pages an isolate keeps ready besides: more than the site has, and a few megabytes. */
const READY_MAX_COUNT = 64

/** What the cache did with a request. */
type CacheState = 'hit' | 'stale' | 'miss' | 'bypass'

/** Pages that the cache has given, the oldest first: to ask it again takes longer than to answer. */
const ready = new Map<string, MarkedPage>()

/** Since when a page is being refreshed: one at a time in an isolate, or a rush would render them all. */
let refreshingSince: number | null = null

/**
 * Answers with a page: for a signed-out visitor the stored one, which is rendered once for each
 * place and build, and refreshed behind the visitor's back; for everybody else a fresh one, which is
 * not sent again to a visitor without session and booked call who has it already.
 *
 * A stored page bears marks that are exchanged for the answer's own nonce and request id, and is
 * never stored in the browser without asking: `ETag` and 304 make that cheap. Whatever the cache
 * does, the page is served. On workers.dev, where the platform has no cache, nothing is stored.
 */
export async function servePage(c: Context<AppEnv>, render: Render): Promise<Response> {
  const own = {
    nonce: c.get('nonce'),
    requestId: c.get('requestId'),
    formKey: crypto.randomUUID(),
  }
  if (!build) return bypass(await render(c.req.raw, own))
  const { marks } = build
  // Without the body that a GET may not have: an upgrade sent by POST comes as a GET with one.
  const renderMarked = () => render(new Request(c.req.raw, { method: 'GET', body: null }), marks)

  const url = c.get('url')
  const page = cacheablePage(c.req.raw, url)
  if (!page && !isConfirmable(c.req.raw, url)) return bypass(await render(c.req.raw, own))
  const place = `${siteOrigin(c)}/.page-cache/${build.id}/${await variantOf(c)}`
  if (!page) return await confirm(c, place, await renderMarked(), own, marks)

  const key = place + page
  const known = c.req.header('If-None-Match')
  // The build and the settings decide what the page says: whoever has this one has them all.
  if (known !== undefined && known === (await etagOf(key))) return unchanged(known, 'hit')

  const kept = ready.get(key)
  if (kept && isFresh(kept.headers)) return answer(kept, own, 'hit')
  const stored = await find(c, key)
  if (stored) {
    const found = await cutPage(stored, marks)
    setNewest(ready, key, found, READY_MAX_COUNT)
    if (isFresh(found.headers)) return answer(found, own, 'hit')
    refresh(c, key, renderMarked)
    return answer(found, own, 'stale')
  }
  const rendered = await renderMarked()
  if (!isStorable(rendered)) return answer(await cutPage(rendered, marks), own, 'miss')
  const whole = await readWhole(rendered, key)
  store(c, key, whole)
  return answer(await cutPage(whole, marks), own, 'miss')
}

/** A page that is made for each view, and sent when it says what it did not say before. */
async function confirm(
  c: Context<AppEnv>,
  place: string,
  rendered: Response,
  own: Marks,
  marks: Marks,
): Promise<Response> {
  if (!isStorable(rendered)) return answer(await cutPage(rendered, marks), own, 'bypass')
  const bytes = await rendered.arrayBuffer()
  const etag = await etagOf(`${place} ${await hashOf(bytes)}`)
  if (c.req.header('If-None-Match') === etag) return unchanged(etag, 'bypass')
  const whole = new Response(bytes, rendered)
  whole.headers.set('ETag', etag)
  return answer(await cutPage(whole, marks), own, 'bypass')
}

function unchanged(etag: string, state: CacheState): Response {
  return new Response(null, { status: 304, headers: label(new Headers({ ETag: etag }), state) })
}

function isFresh(headers: Headers): boolean {
  return Date.now() - Number(headers.get(RENDERED_AT)) < FRESH_MS
}

async function find(c: Context<AppEnv>, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(key)
  } catch (error) {
    logEvent('error', 'page-cache.failed', c.get('requestId'), { error: String(error) })
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
    logEvent('error', 'page-cache.failed', c.get('requestId'), { error: String(error) })
  })
  c.executionCtx.waitUntil(logged)
}

/** Makes a new copy in the background; when that fails, the old one stays. */
function refresh(c: Context<AppEnv>, key: string, render: () => Promise<Response>): void {
  const startedMs = Date.now()
  if (refreshingSince !== null && startedMs - refreshingSince < REFRESH_MAX_MS) return
  refreshingSince = startedMs
  const work = async () => {
    try {
      const page = await render()
      if (isStorable(page)) store(c, key, await readWhole(page, key))
    } catch (error) {
      logEvent('error', 'page-cache.failed', c.get('requestId'), { error: String(error) })
    } finally {
      if (refreshingSince === startedMs) refreshingSince = null
    }
  }
  c.executionCtx.waitUntil(work())
}

/** Nothing but a whole page that says nothing to one visitor alone is stored. */
function isStorable(page: Response): boolean {
  return page.status === 200 && !page.headers.has('Set-Cookie')
}

/** Read to its end before it is stored: a render that breaks off half-way throws here. */
async function readWhole(page: Response, key: string): Promise<Response> {
  const whole = new Response(await page.arrayBuffer(), page)
  whole.headers.set('ETag', await etagOf(key))
  return whole
}

function answer(page: MarkedPage, own: Marks, state: CacheState): Response {
  const headers = label(new Headers(page.headers), state)
  headers.delete(RENDERED_AT)
  headers.delete('Age')
  headers.set('Cache-Control', 'private, no-cache')
  return new Response(fillPage(page, own), { status: page.status, headers })
}

/** Says what the cache did, for whoever looks at the answer. */
function label(headers: Headers, state: CacheState): Headers {
  headers.set('X-Page-Cache', state)
  headers.append('Server-Timing', `page-cache;desc=${state}`)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  return headers
}

/** A page that the cache has had nothing to do with; a copy, since a redirect takes no headers. */
function bypass(page: Response): Response {
  return new Response(page.body, {
    status: page.status,
    headers: label(new Headers(page.headers), 'bypass'),
  })
}

const variants = new WeakMap<object, Promise<string>>()

/** The settings that a page may show: a change of them is another page, also without a new build. */
function variantOf(c: Context<AppEnv>): Promise<string> {
  const settings = c.get('settings')
  const known = variants.get(settings)
  if (known) return known
  // Of secrets only whether they are there: their values show on no page.
  const shown = Object.entries(settings).map(([name, value]) => [
    name,
    /SECRET|_KEY$/.test(name) && name !== 'POSTHOG_KEY' ? value !== null : value,
  ])
  const variant = hashOf(new TextEncoder().encode(JSON.stringify(shown)))
  variants.set(settings, variant)
  return variant
}

async function etagOf(key: string): Promise<string> {
  return `W/"${await hashOf(new TextEncoder().encode(key))}"`
}

async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest.slice(0, 8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
