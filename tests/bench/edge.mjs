import http from 'node:http'
import http2 from 'node:http2'
import { constants, createBrotliCompress } from 'node:zlib'
import { generate } from 'selfsigned'

/** Cloudflare's settings for pages that it compresses on the way. */
const BROTLI_QUALITY = 4

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|ld\+json|manifest\+json|xml)|image\/svg)/

/** HTTP/2 forbids these, and the length changes with the compression. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/**
 * Puts TLS, HTTP/2 and brotli in front of a local server, as Cloudflare does in production. Browsers
 * accept brotli over TLS only, and over HTTP/1.1 Lighthouse would simulate a connection for each file.
 *
 * **Shape**: `url` on localhost; `cert` is the self-signed certificate in PEM.
 */
export async function edgeFor(origin) {
  const altNames = [{ type: 2, value: 'localhost' }]
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  const edge = http2.createSecureServer({ key, cert, allowHTTP1: true })
  edge.on('request', (request, response) => passOn(origin, request, response))
  await new Promise((resolve) => edge.listen(0, 'localhost', resolve))
  return {
    url: `https://localhost:${edge.address().port}`,
    cert,
    [Symbol.dispose]: () => edge.close(),
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
        answer.statusCode === 200 &&
        COMPRESSIBLE.test(answer.headers['content-type'] ?? '') &&
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
