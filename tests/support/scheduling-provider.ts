import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The provider's script: records its arguments, and embeds the provider's page. */
const WIDGET = `window.Calendly = {
  initInlineWidget({ url, parentElement, prefill }) {
    document.documentElement.dataset.prefill = JSON.stringify(prefill)
    const frame = document.createElement('iframe')
    frame.src = url
    frame.title = 'Scheduling'
    parentElement.append(frame)
  },
}`

const PAGE = `<!doctype html><title>Scheduling</title><button>Confirm</button><script>
document.querySelector('button').addEventListener('click', () =>
  parent.postMessage({ event: 'calendly.event_scheduled', payload: {} }, '*'))
</script>`

/**
 * A scheduling provider on this machine.
 *
 * **Shape**: with `mute` it never answers a request for its script; `requests` are the requested paths.
 */
export type ProviderServer = {
  origin: string
  requests: string[]
  mute(isMute: boolean): void
} & AsyncDisposable

/** Serves the provider's script and page on a free port. */
export async function serveProvider(): Promise<ProviderServer> {
  const requests: string[] = []
  let isMute = false
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(path)
    if (path.startsWith('/assets/external/widget.js')) {
      if (isMute) return
      response.setHeader('Content-Type', 'text/javascript').end(WIDGET)
      return
    }
    response.setHeader('Content-Type', 'text/html').end(PAGE)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    mute: (wanted) => (isMute = wanted),
    [Symbol.asyncDispose]: () => close(server),
  }
}

async function close(server: Server): Promise<void> {
  // An unanswered request that is still open would keep the server from closing.
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
