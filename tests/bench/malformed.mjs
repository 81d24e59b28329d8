/** What no client may send: each makes the bytes of a request out of one that is in order. */
const breakages = [
  (r) => wire({ ...r, target: `/ ${r.target}` }),
  (r) => wire({ ...r, target: `${r.target}<x-abc123>"'` }),
  (r) => wire({ ...r, target: `${r.target}\x80\xff\x01` }),
  (r) => wire({ ...r, target: `http://evil.example${r.target}` }),
  (r) => wire({ ...r, target: r.target.slice(1) }),
  (r) => wire({ ...r, target: '*' }),
  (r) => wire({ ...r, target: `${r.target}#<x-abc123>` }),
  (r) => wire({ ...r, target: `/blog?q=${'<x-abc123>'.repeat(10_000)}` }),
  (r) => wire({ ...r, method: r.method.toLowerCase() }),
  (r) => wire(r, { version: 'HTTP/1.0' }),
  (r) => wire(r, { version: 'HTTP/9.9' }),
  (r) => wire(r, { lineEnd: '\n' }),
  (r) => wire({ ...r, headers: [...r.headers, ['X-Long', 'x'.repeat(70_000)]] }),
  (r) => wire({ ...r, headers: [...r.headers, ['X-Folded', 'a\r\n b']] }),
  (r) => wire({ ...r, headers: [...r.headers, ['X-Null', 'a\0b']] }),
  (r) => wire({ ...r, headers: [...r.headers, ['X Space', 'a']] }),
  (r) => wire({ ...r, headers: [...r.headers, ['', 'a']] }),
  (r) => wire({ ...r, headers: [...r.headers, ['Cookie', 'a\xff\xfe=\x7f; ;;=;']] }),
  (r) => wire({ ...r, headers: [...r.headers, ['Content-Length', '-1']] }),
  (r) => wire({ ...r, headers: [...r.headers, ['Content-Length', '5, 6']] }),
  (r) => wire({ ...r, headers: [...r.headers, ['Transfer-Encoding', 'chunked']] }),
  (r) => wire({ ...r, headers: [...r.headers, ['Transfer-Encoding', 'chunked, gzip']] }),
  (r) => wire({ ...r, headers: [...r.headers, ['Expect', '200-maybe']] }),
  (r) => wire({ ...r, headers: [...r.headers, ['Upgrade', 'websocket']] }),
  // Cut off: the body that was announced never comes.
  (r) => wire({ ...r, headers: [...r.headers, ['Content-Length', '5000']], body: null }),
  (r) => wire(r).subarray(0, 30),
  () => Buffer.from('\r\n\r\n'),
  () => Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'),
]

/** The bytes of this request, broken in the way of this number. */
export function malformed(request, number) {
  return breakages[number % breakages.length](request)
}

function wire({ method, target, headers, body }, { version = 'HTTP/1.1', lineEnd = '\r\n' } = {}) {
  const size = body && !headers.some(([name]) => name === 'Content-Length') ? body.length : null
  const lines = [
    `${method} ${target} ${version}`,
    'Host: larkline.test',
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(size === null ? [] : [`Content-Length: ${size}`]),
    '',
    '',
  ]
  return Buffer.concat([Buffer.from(lines.join(lineEnd), 'latin1'), body ?? new Uint8Array()])
}
