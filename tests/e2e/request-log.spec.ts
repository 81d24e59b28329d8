import { connect } from 'node:net'
import type { BuildServer } from '../support/serve.ts'
import { expect, test } from './accounts.ts'

type Line = { event: string; route: string }

/** The lines that a server has logged of requests with this id. */
function linesOf(server: BuildServer, requestId: string): Line[] {
  return server
    .log()
    .split('\n')
    .filter((line) => line.includes(`"requestId":"${requestId}"`))
    .map((line) => JSON.parse(line) as Line)
}

test('the log names a page by the route that React Router has matched', async ({ server }) => {
  const before = server.log().length
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
  const headers = { 'CF-Ray': 'named-by-route' }
  for (const [path] of expected) await fetch(server.origin + path, { headers })
  const routes = () =>
    linesOf(server, 'named-by-route')
      .filter(({ event }) => event === 'request')
      .map(({ route }) => route)
  await expect.poll(routes).toEqual(expected.map(([, route]) => route))
  expect(server.log().slice(before)).not.toMatch(/ann@example.com|secret/)
})

test('a form that breaks off half-way is logged as a refusal, not a failure', async ({
  server,
}) => {
  const before = server.log().length
  const { hostname, port } = new URL(server.origin)
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
  await fetch(`${server.origin}/api/health`)
  socket.destroy()
  const events = () => linesOf(server, 'broken-off').map(({ event }) => event)
  await expect.poll(events).toEqual(['count', 'request'])
  expect(server.log().slice(before)).not.toMatch(/^\s*at /m)
})
