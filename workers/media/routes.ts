import { Hono } from 'hono'
import { answerNotFound, methodNotAllowed } from '../http/errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { parseRange } from './range.ts'

/** Recordings and videos change rarely, and have no hash in their names. */
const MEDIA_CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * Serves `/media/*` from the static assets with byte ranges, which the asset server ignores.
 *
 * The files are a few hundred kilobytes, so a range is cut from the whole file in memory.
 */
export const media = new Hono<AppEnv>()
  .get('/*', async (c) => {
    const asset = await c.env.ASSETS.fetch(assetRequest(c.req.raw))
    if (!asset.ok && asset.status !== 304) return answerNotFound(c)

    const headers = new Headers(asset.headers)
    headers.set('Accept-Ranges', 'bytes')
    headers.set('Cache-Control', MEDIA_CACHE)
    if (asset.status === 304) return withHeaders(asset, 304, headers)
    const wanted = c.req.method === 'GET' && isCurrent(c.req.header('if-range'), headers)
    if (!wanted || !c.req.header('range')) return withHeaders(asset, 200, headers)

    const bytes = await asset.arrayBuffer()
    const range = parseRange(c.req.header('range') ?? null, bytes.byteLength)
    if (range === null) return new Response(bytes, { headers })
    if (range === 'unsatisfiable') {
      headers.set('Content-Range', `bytes */${bytes.byteLength}`)
      headers.delete('Content-Length')
      return new Response(null, { status: 416, headers })
    }
    headers.set('Content-Range', `bytes ${range.first}-${range.last}/${bytes.byteLength}`)
    headers.set('Content-Length', String(range.last - range.first + 1))
    return new Response(bytes.slice(range.first, range.last + 1), { status: 206, headers })
  })
  .all('/*', methodNotAllowed('GET, HEAD'))

/** The same request without the headers that the asset server would handle wrongly. */
function assetRequest(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('range')
  headers.delete('if-range')
  return new Request(request.url, { method: request.method, headers })
}

/** Whether the visitor's partial copy, named by `If-Range`, is of the file that we have. */
function isCurrent(ifRange: string | undefined, headers: Headers): boolean {
  if (!ifRange) return true
  const etag = headers.get('etag')
  return etag !== null && !etag.startsWith('W/') && ifRange === etag
}

function withHeaders(asset: Response, status: number, headers: Headers): Response {
  return new Response(asset.body, { status, headers })
}
