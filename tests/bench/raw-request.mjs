import { request } from 'node:http'
import { connect } from 'node:net'

/** A redirect repeats the query, which may be long. */
const HEADERS_MAX_BYTES = 256 * 1024

/** More than any answer of the site takes, on a machine that does other things too. */
const TIMEOUT_MS = 20_000

/**
 * Sends a request with its target as it is, which fetch would tidy up, and reads the whole answer;
 * on a connection of its own, unless an agent keeps some open.
 */
export function send(url, { method, target, headers, body }, agent = false) {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const line = { agent, hostname, port, method, path: target }
    const limits = { timeout: TIMEOUT_MS, maxHeaderSize: HEADERS_MAX_BYTES }
    const sent = request({ ...line, ...limits, headers: headersOf(headers, body) }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk)).once('error', reject)
      answer.once('end', () => {
        const { statusCode: status, rawHeaders } = answer
        resolve({ status, headers: pairs(rawHeaders), text: Buffer.concat(chunks).toString() })
      })
    })
    sent.once('timeout', () => sent.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)))
    sent.once('error', (error) => {
      // The server hung up on an idle connection just then: browsers try again, too.
      if (!sent.reusedSocket || error.code !== 'ECONNRESET') reject(error)
      else resolve(send(url, { method, target, headers, body }))
    })
    sent.end(body ?? undefined)
  })
}

/** Writes these bytes and reads until the server hangs up; null when it does so without a word. */
export function sendBytes(url, bytes) {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const chunks = []
    const socket = connect({ host: hostname, port: Number(port), timeout: TIMEOUT_MS })
    const finish = () => resolve(readAnswer(Buffer.concat(chunks).toString('latin1')))
    socket.on('data', (chunk) => chunks.push(chunk)).once('end', finish)
    socket.once('timeout', () => socket.destroy(new Error(`no end in ${TIMEOUT_MS} ms`)))
    // A server that refuses may close before it has read all.
    socket.once('error', ({ code, message }) =>
      code === 'ECONNRESET' || code === 'EPIPE' ? finish() : reject(new Error(message)),
    )
    socket.end(bytes)
  })
}

function headersOf(headers, body) {
  const all = { Host: 'larkline.test' }
  for (const [name, value] of headers) all[name] = value
  return body === null ? all : { ...all, 'Content-Length': body.length }
}

function pairs(flat) {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), flat[at + 1]]] : []))
}

function readAnswer(text) {
  const [, status, rest] = /^HTTP\/1\.\d (\d{3})[^\r]*\r\n(.*)/s.exec(text) ?? []
  if (status === undefined) return null
  const [head = '', ...body] = rest.split('\r\n\r\n')
  const headers = head.split('\r\n').map((line) => {
    const [name = '', ...value] = line.split(':')
    return [name.toLowerCase(), value.join(':').trim()]
  })
  return { status: Number(status), headers, text: body.join('\r\n\r\n') }
}
