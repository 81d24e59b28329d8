import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Says what it was called with, and puts the provider's page into the place that it was given. */
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
 * **Shape**: `mute` keeps its script from ever being answered; `requests` are the paths asked for.
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
