import { connect } from 'node:net'
import { serveBuild } from '../support/serve.ts'
import { expect, test } from './site.ts'

test('the log names a page by the route that React Router has matched', async () => {
  await using site = await serveBuild()
  const routes = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{"event":"request"'))
      .map((line) => (JSON.parse(line) as { route: string }).route)
      // The server is asked for its health until it has started.
      .filter((route) => route !== '/api/health')
  const expected: [path: string, route: string][] = [
    ['/', '/'],
    ['/', '/'],
    ['/_.data', '/'],
    ['/use-cases/lawyers', '/use-cases/:industry'],
    ['/use-cases/lawyers', '/use-cases/:industry'],
    ['/blog/virtual-assistant-vs-call-center.data', '/blog/:id'],
    ['/blog/ann@example.com', '/blog/:id'],
    ['/blog/rss.xml', '/blog/rss.xml'],
    ['/auth/reset?token=secret', '/auth/reset'],
    ['/welcome', '/welcome'],
    ['/ann@example.com/secret', 'unknown'],
    ['/media/nothing.mp3', '/media/*'],
  ]
  for (const [path] of expected) await fetch(site.origin + path)
  await expect.poll(routes).toEqual(expected.map(([, route]) => route))
  expect(site.log()).not.toMatch(/ann@example.com|secret/)
})

test('a form that breaks off half-way is logged as a refusal, not a failure', async () => {
  await using site = await serveBuild()
  const { hostname, port } = new URL(site.origin)
  const socket = connect(Number(port), hostname)
  const head = [
    'POST /auth HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Content-Type: application/x-www-form-urlencoded',
    'Transfer-Encoding: chunked',
    'CF-Ray: broken-off',
    '',
    '5\r\nemail\r\n',
  ]
  // Sent before the next request, whose connection may be open already.
  await new Promise<void>((sent) => socket.write(head.join('\r\n'), () => sent()))
  // Answered only after the other has begun to wait for its body.
  await fetch(`${site.origin}/api/health`)
  socket.destroy()
  const lines = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.includes('broken-off'))
      .map((line) => (JSON.parse(line) as { event: string }).event)
  await expect.poll(lines).toEqual(['count', 'request'])
  expect(site.log()).not.toMatch(/^\s*at /m)
})
