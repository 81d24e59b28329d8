import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One event as posthog-js sends it. */
export type CapturedEvent = { event: string; properties: Record<string, unknown> }

type HostRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/** What the host does with a request: accept it, fail, redirect, or never answer. */
type Behaviour = 'take' | 'fail' | 'redirect' | 'hang'

/** A fake PostHog on loopback that records what it gets. */
export async function recordingHost() {
  const requests: HostRequest[] = []
  const host = { behaviour: 'take' as Behaviour }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      if (host.behaviour === 'hang') return
      response.statusCode = { take: 200, fail: 500, redirect: 307 }[host.behaviour]
      response.setHeader('Set-Cookie', 'host=1')
      response.setHeader('Location', '/elsewhere')
      response.setHeader('Content-Type', 'application/json').end('{"status":"Ok"}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(host, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    events: () => requests.flatMap(({ body }) => eventsIn(body)),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

/** Reads a body as posthog-js writes it: JSON, or as a form when a page is being left. */
function eventsIn(body: string): CapturedEvent[] {
  const form = /^data=(.+)$/.exec(body)?.[1]
  const json = form ? Buffer.from(decodeURIComponent(form), 'base64').toString() : body
  return (JSON.parse(json) as { batch: CapturedEvent[] }).batch
}
