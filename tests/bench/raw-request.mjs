import { request } from 'node:http'

/** The largest response headers: a redirect repeats the query, which may be long. */
const HEADERS_MAX_BYTES = 256 * 1024

/** How long to wait for a response: longer than any takes on a busy machine. */
const TIMEOUT_MS = 20_000

/**
 * Sends a request with its target and headers unchanged, where fetch would normalise them, and
 * reads the whole response; on a connection of its own unless an agent is given.
 *
 * **Shape**: `headers` are pairs of name and value, in the request as in the response.
 */
export function send(url, { method, target, headers, body }, agent = false) {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const size = body === null ? {} : { 'Content-Length': body.length }
    const options = {
      agent,
      hostname,
      port,
      method,
      path: target,
      timeout: TIMEOUT_MS,
      maxHeaderSize: HEADERS_MAX_BYTES,
      // With a local host the site would run as in development, and write its mails to disk.
      headers: { Host: 'larkline.test', ...Object.fromEntries(headers), ...size },
    }
    const sent = request(options, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk)).once('error', reject)
      answer.once('end', () => {
        const { statusCode: status, rawHeaders } = answer
        resolve({ status, headers: pairs(rawHeaders), text: Buffer.concat(chunks).toString() })
      })
    })
    sent.once('timeout', () => sent.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)))
    sent.once('error', (error) => {
      // The server closed an idle connection at that moment: browsers try again, too.
      if (!sent.reusedSocket || error.code !== 'ECONNRESET') reject(error)
      else resolve(send(url, { method, target, headers, body }))
    })
    sent.end(body ?? undefined)
  })
}

function pairs(flat) {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), flat[at + 1]]] : []))
}
