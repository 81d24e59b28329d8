import http from 'node:http'
import http2 from 'node:http2'
import { constants, createBrotliCompress } from 'node:zlib'
import { generate } from 'selfsigned'

/** What a network's edge can afford to spend on a page that it has not compressed before. */
const BROTLI_QUALITY = 5

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|ld\+json|manifest\+json|xml)|image\/svg)/

/** Of the connection, not of the answer: HTTP/2 knows none of them. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/**
 * Stands before servers of this machine as the platform's edge does, while `measure` takes the new
 * addresses: TLS, HTTP/2 and brotli. Browsers offer brotli over TLS only, and over HTTP/1.1 each file
 * that is fetched at the same time as another pays for a connection of its own.
 *
 * **Shape**: gives what `measure` gives. The certificate is signed by nobody.
 */
export async function behindEdge(origins, measure) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const edges = []
  try {
    for (const origin of origins) {
      const edge = http2.createSecureServer({ key, cert, allowHTTP1: true })
      edge.on('request', (request, response) => passOn(origin, request, response))
      await new Promise((resolve) => edge.listen(0, '127.0.0.1', resolve))
      edges.push(edge)
    }
    return await measure(...edges.map((edge) => `https://127.0.0.1:${edge.address().port}`))
  } finally {
    for (const edge of edges) edge.close()
  }
}

function passOn(origin, request, response) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
  )
  const asked = http.request(
    new URL(request.url, origin),
    { method: request.method, headers: { ...headers, 'accept-encoding': 'identity' } },
    (answer) => {
      const isBrotli =
        COMPRESSIBLE.test(answer.headers['content-type'] ?? '') &&
        answer.statusCode === 200 &&
        /\bbr\b/.test(headers['accept-encoding'] ?? '')
      const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name))
      const encoding = isBrotli ? [['content-encoding', 'br']] : []
      response.writeHead(answer.statusCode, Object.fromEntries([...kept, ...encoding]))
      const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
      const body = isBrotli ? answer.pipe(createBrotliCompress({ params })) : answer
      body.pipe(response)
    },
  )
  asked.on('error', () => response.destroy())
  request.pipe(asked)
}
